/** What a text makes hold for a time, as a step: of all that fit at any moment of it, or of the cards chosen or named now. */
import {
  act,
  addModifier,
  constant,
  GROUP,
  type Machine,
  type Modifier,
  makeModifier,
  type Num,
  type Step,
  seq,
} from "@tefuda/kernel";
import type { Builder } from "./builder.ts";
import type { Meaning } from "./meaning.ts";
import type { Phrase } from "./phrases.ts";

/** A modifier, and by how much: an amount that is reckoned once when an effect makes it, else again and again. */
export interface Made<A> {
  modifier: Modifier;
  by?: A;
}
/** Where modifiers that a text may make for a time are collected, since the game has to know them all. */
export type Lasting = Modifier[];

/** A statement of a game that is to hold for a time. */
export interface ForATime<D, R, A> {
  /** The cards that it is about; nothing where it is about players. */
  subject: Phrase<D, R, A> | undefined;
  /** Its modifiers, about its cards as they are at any moment, or about one card on which they are put. */
  modifiers(ofOne: boolean): readonly Made<A>[];
  /** Until when; NONE where there is nothing that it could last for. */
  until: Num;
}

/** @param lasting where the modifiers are noted */
export function lastingStep<D, R, A, M extends Meaning<D, R, A>>(
  { subject, modifiers, until }: ForATime<D, R, A>,
  b: Builder<D, R, A, M>,
  lasting: Lasting,
): Step {
  const onCard = subject !== undefined && !isGroup(subject);
  const made = modifiers(onCard).map(({ modifier: whole, by }) => {
    // put on a card, it touches nothing else
    const modifier = onCard ? makeModifier({ ...whole, touches: undefined }) : whole;
    lasting.push(modifier);
    return { modifier, amount: by === undefined || typeof by === "number" ? constant(0) : b.num(by) };
  });
  const put = (m: Machine, on: number): boolean => {
    const term = until(m);
    if (term < 0) return false;
    for (let i = 0; i < made.length; i++) {
      const { modifier, amount } = made[i]!;
      addModifier(m, {
        modifier,
        source: b.self(m),
        subject: on,
        seat: b.seat(m),
        until: term,
        amount: amount(m),
      });
    }
    return true;
  };
  if (subject === undefined) return act((m) => b.done.set(m, put(m, GROUP) ? 1 : 0));
  // those of a group that are there now are what is spoken of, though it holds for others as well
  if (!onCard) {
    const { set, fill } = b.cards(subject);
    return seq(
      fill,
      act((m) => b.done.set(m, put(m, GROUP) ? m.sizeOf(m.setAt(set)) : 0)),
    );
  }
  return b.onCards(subject, (item, ok) =>
    act((m) => ok.set(m, m.inPlay(m.zone(item(m))) && put(m, item(m)) ? 1 : 0)),
  );
}

/** Whether a phrase means all cards of some description, whichever these are. */
const isGroup = <D, R, A>(cards: Phrase<D, R, A>): boolean =>
  "both" in cards ? cards.both.every(isGroup) : "count" in cards && cards.count === "all";
