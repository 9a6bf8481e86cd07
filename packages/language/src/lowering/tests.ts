/**
 * Tests put together. They are asked of every card at every question, so what is made here calls its parts by name: no
 * list is gone through, nothing is made anew for an asking, and what always holds is not asked at all.
 */
import type { CardTest, Has } from "./phrases.ts";

/** Of a card, and of a text: what holds whatever there is. */
export const anyCard: Has = () => true;
export const always: CardTest = () => true;

const bothOfCard = (one: Has, other: Has): Has =>
  one === anyCard
    ? other
    : other === anyCard
      ? one
      : (m, c, self, seat) => one(m, c, self, seat) && other(m, c, self, seat);

/** Whether all of these hold of a card. */
export const allOf = (tests: readonly Has[]): Has => tests.reduce(bothOfCard, anyCard);

/** Whether any of these holds of a card; there is at least one. */
export const anyOf = (tests: readonly Has[]): Has =>
  tests.reduce((one, other) => (m, c, self, seat) => one(m, c, self, seat) || other(m, c, self, seat));

/** Whether both conditions of a text hold. */
export const both = (one: CardTest, other: CardTest): CardTest =>
  one === always
    ? other
    : other === always
      ? one
      : (m, self, seat) => one(m, self, seat) && other(m, self, seat);

/** Whether one of two conditions of a text holds. */
export const either =
  (one: CardTest, other: CardTest): CardTest =>
  (m, self, seat) =>
    one(m, self, seat) || other(m, self, seat);
