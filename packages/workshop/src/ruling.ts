/**
 * What was tried, as a ruling of the set: where it began, what was answered, and what came of it. It runs as it is; what it is to
 * show is for its author to say.
 */
import type { Choice, Match, TableLayout } from "@tefuda/kernel";
import { sideOf, type WrittenCard } from "@tefuda/referee/position-text";
import { stringify } from "yaml";
import type { Tried } from "./trying.ts";

/** The file that such rulings are added to. */
export const RULINGS = "scenarios/rulings.yaml";

interface Kept {
  start: Tried["start"];
  /** A match that stands where they began; it goes on with them. */
  match: Match;
  choices: readonly Choice[];
  layout: TableLayout;
  /** The card that was tried, and how many rulings stand in the file already: no two may be called the same. */
  card: string;
  before: number;
}

/** An entry of a scenario file. The rules that it is about are those under which somebody was asked. */
export function rulingOf({ start, match, choices, layout, card, before }: Kept): string {
  const rules = new Set<string>();
  const note = (): void => {
    const rule = match.machine.asking()?.rule;
    if (rule !== undefined) rules.add(rule);
  };
  note();
  const began = standing(match, layout);
  for (const { seat, say } of choices) {
    match.answer(seat, say);
    note();
  }
  const stands = standing(match, layout);
  const changed = Object.entries(stands).filter(
    ([what, now]) => JSON.stringify(now) !== JSON.stringify(began[what]),
  );
  // where nothing has changed it shows that nothing has
  const expect = (changed.length > 0 ? changed : Object.entries(stands)).map(([what, now]) => ({
    [what]: now,
  }));
  const n = before + 1;
  const title = { en: `${card}, tried (${n})`, ja: `${card}を試す（${n}）` };
  const steps = choices.map(({ seat, say }) => ({ ["ABCD"[seat]!]: say }));
  const entry = { title, rules: [...rules], start, ...(steps.length > 0 ? { do: steps } : {}), expect };
  return stringify([entry], { lineWidth: 0 });
}

/** What lies where, as scenarios expect it: cards in a row by their names, others counted; and what players have. */
function standing(match: Match, layout: TableLayout): Record<string, number | string[]> {
  const rows = new Set(
    layout.rows.flatMap(({ zones }) => zones.filter(({ form }) => form === "row").map(({ zone }) => zone)),
  );
  const all: Record<string, number | string[]> = {};
  for (let seat = 0; seat < match.machine.layout.seats; seat++) {
    const { numbers, zones } = sideOf(match, layout, seat);
    const letter = "ABCD"[seat]!;
    for (const [zone, cards] of Object.entries(zones))
      all[`${letter}.${zone}`] = rows.has(zone) ? cards.map(nameOf) : cards.length;
    for (const [number, value] of Object.entries(numbers)) all[`${letter}.${number}`] = value;
  }
  return all;
}

const nameOf = (card: WrittenCard): string => (typeof card === "string" ? card : card.card);
