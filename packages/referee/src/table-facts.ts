/** What lies on a table, to tell afterwards whether anything happened on it. */

import type { Machine, Words } from "@tefuda/kernel";
import { whereIs } from "./cards-named.ts";
import { marksOf, namesIn, statOf } from "./cards-seen.ts";
import { FOUND } from "./findings.ts";

/** By card and by seat, each fact in words: what it is called, and how it stands. */
export interface Table {
  /** The numbers of a player that players are shown. */
  numbers: readonly string[];
  cards: readonly Facts[];
  seats: readonly Facts[];
  shared: Facts;
}
type Facts = ReadonlyMap<string, string>;

/** What players can see or count: where every card lies and how, what is on it, and the numbers that are theirs. */
export function tableOf(m: Machine, numbers: readonly string[]): Table {
  const { shape } = m.game;
  const zones = (per: "seat" | "shared", seat: number): [string, string][] =>
    shape.zones.flatMap((zone, id): [string, string][] =>
      zone.per === per
        ? [[`${per === "seat" ? `${"ABCD"[seat]}.` : ""}${zone.id}`, cardsIn(m, m.zoneOf(id, seat))]]
        : [],
    );
  return {
    numbers,
    cards: Array.from({ length: m.layout.cards }, (_, card) => factsOf(m, card)),
    seats: Array.from(
      { length: m.layout.seats },
      (_, seat) =>
        new Map([
          ...numbers.map((id): [string, string] => [
            `${"ABCD"[seat]}.${id}`,
            String(m.seatNumber(seat, shape.seatNumbers.indexOf(id))),
          ]),
          ...zones("seat", seat),
        ]),
    ),
    shared: new Map(zones("shared", 0)),
  };
}

/** By their names, and then by which they are: two alike that change places are something that happened. */
const cardsIn = (m: Machine, zone: number): string => {
  const cards: number[] = [];
  for (let card = m.first(zone); card >= 0; card = m.next(card)) cards.push(card);
  return `${namesIn(m, zone).join(", ") || "nothing"} \u0000${cards.join(" ")}`;
};

function placeOf(m: Machine, zone: number): string {
  const { per, id } = m.zoneShape(zone);
  return per === "seat" ? `${"ABCD"[m.seatOf(zone)]}.${id}` : id;
}

function factsOf(m: Machine, card: number): Facts {
  const { shape } = m.game;
  const facts = new Map<string, string>([
    // not which of a row it is: that changes when another one goes
    ["place", placeOf(m, m.zone(card))],
    ["under", m.above(card) < 0 ? "nothing" : whereIs(m, m.above(card))],
    ["tapped", String(m.turned(card))],
    ["face down", String(m.faceDown(card))],
    ["attached to", m.host(card) < 0 ? "nothing" : whereIs(m, m.host(card))],
    ["shows", marksOf(m, card).join(", ") || "nothing"],
  ]);
  shape.stats.forEach(({ id }, stat) => {
    facts.set(id, String(statOf(m, card, stat) ?? "none"));
  });
  shape.columns.forEach((id, column) => {
    if (shape.counts?.includes(id)) facts.set(id, String(m.column(card, column)));
  });
  return facts;
}

/** What is otherwise than before, of some cards or a player, or of all; nothing if nothing is. */
export function changedOf(
  m: Machine,
  before: Table | undefined,
  of?: { cards?: readonly number[]; seat?: number },
): Words | undefined {
  if (!before) return FOUND.nothingDone;
  const now = tableOf(m, before.numbers);
  const seats = of === undefined ? now.seats.keys() : of.seat === undefined ? [] : [of.seat];
  const cards = of === undefined ? now.cards.keys() : (of.cards ?? []);
  for (const card of cards) {
    const wrong = otherwise(before.cards[card]!, now.cards[card]!, `${m.definitionOf(card).name}: `);
    if (wrong) return wrong;
  }
  for (const seat of seats) {
    const wrong = otherwise(before.seats[seat]!, now.seats[seat]!);
    if (wrong) return wrong;
  }
  return of === undefined ? otherwise(before.shared, now.shared) : undefined;
}

function otherwise(before: Facts, now: Facts, whose = ""): Words | undefined {
  for (const [what, is] of now) {
    const was = before.get(what);
    if (was === is) continue;
    const [said = ""] = is.split(" \u0000");
    const [saidBefore = ""] = (was ?? "").split(" \u0000");
    return said === saidBefore ? FOUND.swapped(whose, what) : FOUND.changed(whose, what, saidBefore, said);
  }
  return undefined;
}
