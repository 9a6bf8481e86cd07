/** Taking cards out of a deck: its player looks through it, shows what a description found, and shuffles (ttcg-11.1, 15.6). */
import { act, EVERYBODY, lying, type Num, type SetVar, type Step, say, seq, show } from "@tefuda/kernel";
import { shuffleDeck } from "@tefuda/language/actions/piles";
import { DECKS } from "../events.ts";
import { LINES } from "../lines.ts";
import type { Coming } from "../rules/14-targets.ts";
import type { Cards, Description, Zone } from "../text/tree.ts";
import type { Builder } from "./builder.ts";
import { searchOf } from "./places.ts";

const zoneOf = (cards: Cards): Zone | undefined => ("what" in cards ? cards.what.zone : undefined);
/** The deck that a phrase looks in, by itself or beside other zones. */
function deckOf(cards: Cards): Extract<Zone, { in: "deck" }> | undefined {
  const zone = zoneOf(cards);
  if (zone?.in === "either" && zone.of.includes("deck"))
    return { in: "deck", ...(zone.whose ? { whose: zone.whose } : {}) };
  return zone?.in === "deck" ? zone : undefined;
}
export const fromHidden = (cards: Cards): boolean => deckOf(cards) !== undefined;
/** Whether a phrase says anything of the card itself, so that what is found has to be shown (ttcg-15.6). */
export function describes(cards: Cards): boolean {
  if (!("what" in cards)) return false;
  const {
    noun,
    zone: _zone,
    comesTo: _comesTo,
    levelsIt: _levelsIt,
    ...rest
  } = cards.what as Description & Coming;
  return noun !== "card" || Object.values(rest).some((v) => v !== undefined);
}

/** Whether every card of a deck is taken, so that nobody has to look for any. */
const isWhole = (cards: Cards): boolean => "count" in cards && cards.count === "all" && !describes(cards);

/** A whole deck is looked through by its player before a card of it is chosen. */
export function lookInto(cards: Cards, b: Builder, seat: Num): Step {
  const zone = deckOf(cards);
  if (!zone || ("random" in cards && cards.random) || isWhole(cards)) return seq();
  const search = searchOf({ zone }, b.scope, (m) => seat(m));
  return act((m) => {
    const out = m.scratch[m.borrow()]!;
    const n = search(m, b.self(m), b.seat(m), out);
    for (let i = 0; i < n; i++) show(m, out[i]!, 1 << seat(m));
    m.giveBack();
  });
}
/** A deck that was looked through is shuffled, since its order has been seen (ttcg-11.1). */
export function afterLooking(cards: Cards, b: Builder): Step {
  const zone = deckOf(cards);
  if (!zone || zone.top !== undefined || isWhole(cards)) return seq();
  const whose = zone.whose ?? "you";
  return b.forEachSeat(whose, (seat) =>
    act((m) => {
      shuffleDeck(DECKS, m, seat(m));
    }),
  );
}
export function showFound(named: boolean, set: SetVar, b: Builder, hidden: boolean): Step[] {
  if (!hidden) return [];
  return [
    act((m) => {
      const at = m.setAt(set);
      if (m.sizeOf(at) === 0) say(m, LINES.finds, b.seat(m));
      if (!named) return;
      const cards = m.scratch[m.borrow()]!;
      const n = lying(m, at, cards);
      for (let i = 0; i < n; i++) {
        show(m, cards[i]!, EVERYBODY);
        say(m, LINES.reveals, b.seat(m), cards[i]!);
      }
      m.giveBack();
    }),
  ];
}
