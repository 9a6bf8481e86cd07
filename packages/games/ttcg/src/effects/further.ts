/** Actions between cards that few texts have: swaps of sides and zones, attaching an equip card. */

import {
  act,
  ask,
  attach,
  cardsIn,
  emitNow,
  firstLying,
  type Machine,
  type Step,
  say,
  seq,
  WordsError,
} from "@tefuda/kernel";
import { addAll } from "@tefuda/language";
import { shuffleDeck } from "@tefuda/language/actions/piles";
import { DECKS, EQUIPPED, leaveTo } from "../events.ts";
import { LINES } from "../lines.ts";
import { CARD_TYPES, controller, DECK, HAND, onTop, PILE, SUB_TYPES } from "../schema.ts";
import type { ActionOf, Zone } from "../text/tree.ts";
import type { Builder } from "./builder.ts";
import { changeSide } from "./playing.ts";
import { MEANING } from "./says.ts";

/** Two cards of different sides change places; each row keeps its number, so there is always room. */
export function swapControl(a: ActionOf<"swapControl">, b: Builder): Step {
  const first = b.cards(a.a);
  const second = b.cards(a.b);
  const done = b.frame.local();
  const both = b.frame.set();
  if ("count" in a.a && "count" in a.b) b.speakOf(both);
  return seq(
    first.fill,
    second.fill,
    // behind it "those units" are both
    act((m) => {
      m.copySet(m.setAt(first.set), m.setAt(both));
      addAll(m, m.setAt(second.set), m.setAt(both));
    }),
    act((m) => {
      const x = firstLying(m, m.setAt(first.set));
      const y = firstLying(m, m.setAt(second.set));
      done.set(m, 0);
      if (x < 0 || y < 0 || !onTop(m, x) || !onTop(m, y) || controller(m, x) === controller(m, y)) return;
      const side = controller(m, x);
      changeSide(m, x, controller(m, y));
      changeSide(m, y, side);
      done.set(m, 2);
    }),
    b.did(done),
  );
}

const ZONES = { hand: HAND, pile: PILE, deck: DECK } as const;
/** All cards of one zone of a player for all of another. */
export function swapZones(a: ActionOf<"swapZones">, b: Builder): Step {
  const zone = (z: Zone): number => {
    if (z.in === "field" || z.in === "under" || z.in === "either") throw new WordsError(MEANING.wholeZones);
    return ZONES[z.in];
  };
  const x = zone(a.a);
  const y = zone(a.b);
  const who = (z: Zone): "you" | "opponent" => ("whose" in z && z.whose === "opponent" ? "opponent" : "you");
  if (who(a.a) !== who(a.b)) throw new WordsError(MEANING.zonesOfTwo);
  return b.forEachSeat(who(a.a), (seat) =>
    act((m) => {
      const all = (id: number): number[] => {
        const cards = m.scratch[m.borrow()]!;
        const n = cardsIn(id, seat)(m, cards);
        m.giveBack();
        return [...cards.subarray(0, n)];
      };
      const [left, right] = [all(x), all(y)];
      for (const c of left) leaveTo(m, c, y, true);
      for (const c of right) leaveTo(m, c, x, true);
      if (x === DECK || y === DECK) shuffleDeck(DECKS, m, seat(m));
    }),
  );
}

/** Equip attaches this card (ttcg-11.5, 7.11); activated again it moves. */
export function equip(a: ActionOf<"equip">, b: Builder): Step {
  const { fill, set } = b.cards(a.to);
  return seq(
    fill,
    act((m) => {
      const fits = attached(m, b.self(m), firstLying(m, m.setAt(set)));
      if (fits) b.done.set(m, 1);
      else b.full.set(m, 0);
    }),
  );
}
/** An equip card is attached to another card than before (ttcg-7.11). */
export function attachTo(a: ActionOf<"attach">, b: Builder): Step {
  const what = b.cards(a.what);
  const to = b.cards(a.to);
  return seq(
    what.fill,
    to.fill,
    act((m) => {
      const card = firstLying(m, m.setAt(what.set));
      if (card >= 0 && m.host(card) >= 0) attached(m, card, firstLying(m, m.setAt(to.set)));
    }),
  );
}
/** Whether a card could be attached to another; it stays in its own row, and hangs on one card at a time. */
function attached(m: Machine, card: number, host: number): boolean {
  if (host < 0 || host === card || !onTop(m, host) || !onTop(m, card)) return false;
  m.cite("ttcg-7.11");
  attach(m, card, host);
  say(m, LINES.equips, card, host);
  emitNow(m, EQUIPPED, host, card);
  return true;
}

/** A type or sub-type is chosen for the rest of the text. */
export function chooseWord(a: ActionOf<"chooseWord">, b: Builder): Step {
  const words = a.what === "type" ? CARD_TYPES.filter((t) => t !== "spell") : SUB_TYPES;
  return ask({
    shape: "one",
    who: b.seat,
    prompt: "chooseWord",
    rule: "ttcg-14.4",
    source: b.self,
    groups: words.map((word, i) => ({
      verb: word,
      form: "word" as const,
      body: act((m: Machine) => b.word.set(m, i)),
    })),
  });
}
