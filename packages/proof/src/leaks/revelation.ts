/**
 * Lawful revelations: how two games of a pair may come to differ for their observer. There are three. A card that is
 * not the same in both comes to lie, or passes, where the game lets the observer see it, or is shown to it. A draw of
 * chance that is no shuffle falls out differently. And the other players, each having what it has, answer differently.
 */
import { type Machine, MOVE, NONE, RESTORE, SAYS, SHUFFLE } from "@tefuda/kernel";
import type { Arena } from "./arena.ts";
import type { Sides } from "./disguise.ts";
import { alwaysOpen, Ledger, liesOpen } from "./sight.ts";

export type Lawful = "card" | "chance";

/** Where both games stood before the answers just given. */
export interface Before {
  realDraws: number;
  twinDraws: number;
  realJournal: number;
  twinJournal: number;
  /** The cards that lay face down in the open, place by place in both games. */
  backs: readonly [number, number][];
}

export function before({ real, twin, ledger, twinLedger }: Sides, observer: number): Before {
  const there = twinLedger.cardsFor(observer);
  const both = ledger.cardsFor(observer).map((card, i): [number, number] => [card, there[i]!]);
  return {
    realDraws: drawsOf(real),
    twinDraws: drawsOf(twin),
    realJournal: real.journal.length,
    twinJournal: twin.journal.length,
    backs: both.filter(([card]) => real.zoneShape(real.zone(card)).sees === "all" && real.faceDown(card)),
  };
}

/**
 * How the last answers lawfully told the two games apart; undefined if they did not. A card that came to light counts only
 * if until then both games had written the same: what differs before, as a question that one of them does not ask, is not
 * made good by what comes to light because of it.
 */
export function revelation(sides: Sides, observer: number, was: Before): Lawful | undefined {
  const { real, twin } = sides;
  if (was.backs.some((both) => turnedUp(sides, observer, both))) return "card";
  const written = firstDifference(sides, observer, was);
  if (written === "card" || (written === undefined && cardOpen(sides, observer))) return "card";
  const drawn = drawsOf(real) !== was.realDraws || drawsOf(twin) !== was.twinDraws;
  return drawn ? "chance" : undefined;
}

/** Whether a card that lay face down was turned up and is not the same in both, or was so in one of them alone. */
function turnedUp({ real, twin }: Sides, observer: number, [card, other]: [number, number]): boolean {
  const open = liesOpen(real, observer, card);
  return (
    open !== liesOpen(twin, observer, other) || (open && real.definition(card) !== twin.definition(other))
  );
}

/** Whether there is a place where the observer may know a card, but not the same in both, or not in the other. */
function cardOpen({ real, twin, ledger, twinLedger }: Sides, observer: number): boolean {
  const there = twinLedger.cardsFor(observer);
  return ledger.cardsFor(observer).some((card, i) => {
    const other = there[i]!;
    const knows = ledger.knows(observer, card);
    if (knows !== twinLedger.knows(observer, other)) return true;
    return knows && real.definition(card) !== twin.definition(other);
  });
}

/**
 * Where what both games wrote is first not the same for the observer: at a card that it may know, or at anything else.
 * Undefined if they wrote the same.
 */
function firstDifference(sides: Sides, observer: number, was: Before): "card" | "other" | undefined {
  const { real, twin } = sides;
  const a = real.journal;
  const b = twin.journal;
  let i = was.realJournal;
  let j = was.twinJournal;
  for (; i < a.length && j < b.length; i += a.data[i]!, j += b.data[j]!) {
    const record = a.data.subarray(i, i + a.data[i]!);
    const other = b.data.subarray(j, j + b.data[j]!);
    if (record[1] !== other[1]) return "other";
    if (record[1] === MOVE && movesApart(sides, observer, record, other)) return "card";
    if (record[1]! >= SAYS && linesApart(sides, observer, record, other)) return "card";
    if (openPart(real, record).join() !== openPart(twin, other).join()) return "other";
  }
  return i < a.length || j < b.length ? "other" : undefined;
}

/** Whether a card that is not the same in both moved from or to a place that is open, or was shown on its way. */
function movesApart({ real, believed }: Sides, observer: number, a: Int32Array, b: Int32Array): boolean {
  if (a[2] === b[2]) return false;
  if (believed && ((a[3]! | b[3]!) & (1 << observer)) !== 0) return true;
  return [a[4]!, a[8]!, b[4]!, b[8]!].some((zone) => alwaysOpen(real, observer, zone));
}

/** Whether a line names a card that was shown and is not the same in both. */
function linesApart(
  { real, believed, ledger }: Sides,
  observer: number,
  a: Int32Array,
  b: Int32Array,
): boolean {
  if (!believed && !ledger.tells(observer, a)) return false;
  let at = 2;
  return real.game.messages[a[1]! - SAYS]!.args.some((form) => {
    const card = at;
    at += form === "card" ? 2 : 1;
    return form === "card" && a[card] !== b[card] && ((a[card + 1]! | b[card + 1]!) & (1 << observer)) !== 0;
  });
}

/** What everybody reads of a record: all but the cards and their places in zones that are not open. */
function openPart(m: Machine, record: Int32Array): number[] {
  if (record[1] === MOVE) {
    const places = [4, 8].map((at) => (m.zoneShape(record[at]!).sees === "all" ? record[at + 1]! : NONE));
    return [record[4]!, record[6]!, record[8]!, record[10]!, ...places];
  }
  if (record[1] === SHUFFLE) return [record[2]!];
  if (record[1] === RESTORE) return [];
  let at = 2;
  return m.game.messages[record[1]! - SAYS]!.args.map((form) => {
    const n = record[at]!;
    at += form === "card" ? 2 : 1;
    return form === "card" ? NONE : n;
  });
}

const shuffling = new WeakMap<Machine, { drawn: number }>();

/** From here on what a machine draws to shuffle is told from what it draws for anything else. */
function countDraws(m: Machine): void {
  const count = { drawn: 0 };
  shuffling.set(m, count);
  const { journal } = m;
  const shuffled = journal.shuffled.bind(journal);
  journal.shuffled = (zone) => {
    // one draw for every card but the last
    count.drawn += Math.max(0, m.count(zone) - 1);
    shuffled(zone);
  };
}

/** Both games of a pair, with an account of each from here on. */
export function sidesOf(arena: Arena, real: Machine, twin: Machine): Sides {
  for (const m of [real, twin]) countDraws(m);
  return {
    real,
    twin,
    ledger: new Ledger(real, arena),
    twinLedger: new Ledger(twin, arena),
    believed: arena.shown === undefined,
  };
}

/** How often chance was drawn on for anything but shuffling. */
const drawsOf = (m: Machine): number => m.drawn - shuffling.get(m)!.drawn;
