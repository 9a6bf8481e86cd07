/**
 * Where a state speaks of cards: every place, beside those where cards lie, that says which card is meant. Changes,
 * triggers and effects know their own; numbers, columns, frames and answers say what they hold where they are declared.
 */
import type { Code } from "./compile.ts";
import { cardsInEffects } from "./effect-stack.ts";
import { backOf } from "./interpreter.ts";
import type { Machine } from "./machine.ts";
import { cardsInModifiers } from "./modifiers.ts";
import { cardsInQueue } from "./queue.ts";
import { cardsInActions } from "./rewind.ts";
import { type CardPlace, type Form, NONE } from "./shape.ts";

/** The card that a number means which stands in a place of some form; below 0 if it means none. */
export function cardMeant(n: number, form: Form): number {
  if (form === "plusOne") return n - 1;
  return form === "source" && n < NONE ? -2 - n : n;
}
/** The number that means another card in such a place. */
export function meaning(card: number, n: number, form: Form): number {
  if (form === "plusOne") return card + 1;
  return form === "source" && n < NONE ? -2 - card : card;
}

/** Calls for every such place, and for every set of cards, of a match. */
export function cardsSpokenOf(m: Machine, place: CardPlace, set: (at: number) => void): void {
  cardsOnTable(m, m.s, place, set);
  cardsInActions(m, place);
  cardsInFrames(m, place, set);
}

/** The same for a table, as it is or as it was kept. */
export function cardsOnTable(m: Machine, s: Int16Array, place: CardPlace, set: (at: number) => void): void {
  const { layout } = m;
  const { numbers, columns, cardNumbers = [], cardColumns = [] } = m.game.shape;
  for (const name of cardNumbers) place(layout.numbers + numbers.indexOf(name), "plain");
  // the cards as they lie: the order in which they are come to is nobody's secret then
  const cards = cardColumns.length > 0 ? cardsByPlace(m, s) : [];
  for (const name of cardColumns) {
    const column = layout.columns + columns.indexOf(name) * layout.cards;
    for (const card of cards) place(column + card, "plusOne");
  }
  cardsInModifiers(m, s, place);
  cardsInQueue(m, s, place);
  cardsInEffects(m, s, place, set);
}

/** Those in the frames of all programs under way. */
function cardsInFrames(m: Machine, place: CardPlace, set: (at: number) => void): void {
  const { code } = m.game;
  const { stack, setWords } = m.layout;
  let at = m.pc;
  for (let base = m.base; base > stack; base = m.s[base - 1]!) {
    const frame = code.frames[programAt(code, at)]!;
    for (const n of frame.cards) place(base + n, "plain");
    for (let n = 0; n < frame.sets; n++) set(base + frame.places + n * setWords);
    at = backOf(m, base);
  }
}

/** The program that an instruction belongs to. */
const programAt = ({ entries, ends }: Code, at: number): number =>
  entries.findIndex((entry, n) => entry <= at && at < ends[n]!);

/** All cards of a table, zone by zone and place by place, those underneath behind the one on top. */
export function cardsByPlace({ layout, s: now }: Machine, s = now): number[] {
  const found: number[] = [];
  for (let zone = 0; zone < layout.zones; zone++)
    for (let top = s[layout.first + zone]!; top >= 0; top = s[layout.next + top]!)
      for (let card = top; card >= 0; card = s[layout.below + card]!) found.push(card);
  return found;
}

/** By card, which of the places that speak of cards speak of it, in their order. */
export function sayings(m: Machine): Map<number, number[]> {
  const said = new Map<number, number[]>();
  let n = 0;
  const note = (card: number): void => {
    const known = said.get(card);
    if (known) known.push(n);
    else if (card >= 0) said.set(card, [n]);
  };
  cardsSpokenOf(
    m,
    (at, form) => {
      n++;
      note(cardMeant(m.s[at]!, form));
    },
    (at) => {
      n++;
      for (let card = m.nextIn(at, NONE); card >= 0; card = m.nextIn(at, card)) note(card);
    },
  );
  return said;
}
