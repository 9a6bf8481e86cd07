/**
 * What was tried, as a ruling of the set: where it began, what was answered, and what came of it. It runs as it is; what it is to
 * show is for its author to say.
 */
import type { Choice, Match, TableLayout, Words } from "@tefuda/kernel";
import { filedNow } from "@tefuda/referee/filed";
import { sideOf, type WrittenCard, type WrittenSide } from "@tefuda/referee/position-text";
import type { Standing } from "@tefuda/referee/standing";
import { stringify } from "yaml";
import { scenarioOf, type Tried } from "./trying.ts";

/** The file that such rulings are added to. */
export const RULINGS = "scenarios/rulings.yaml";

interface Kept {
  start: Tried["start"];
  /** A match that stands where they began; it goes on with them. */
  match: Match;
  choices: readonly Choice[];
  layout: TableLayout;
  title: Words;
  /** The rules that it is about; where none are named, those under which somebody was asked. */
  rules?: readonly string[];
  /** What it is filed with. */
  standing: Standing;
}

/** An entry of a scenario file, and the rules that it is about. */
export function rulingOf({
  start,
  match,
  choices,
  layout,
  title,
  rules: named = [],
  standing: games,
}: Kept): {
  text: string;
  rules: string[];
} {
  const asked = new Set<string>();
  const note = (): void => {
    const rule = match.machine.asking()?.rule;
    if (rule !== undefined) asked.add(rule);
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
  const steps = choices.map(({ seat, say }) => ({ ["ABCD"[seat]!]: say }));
  const rules = named.length > 0 ? [...named] : [...asked];
  const entry = { title, rules, start, ...(steps.length > 0 ? { do: steps } : {}), expect };
  const written = (one: object): string => stringify([one], { lineWidth: 0 });
  const filed = filedNow(written(entry), games.bookOf(scenarioOf(written(entry))));
  return { text: written({ ...entry, filed }), rules };
}

/** What lies on every side, all cards open. */
export const tableOf = (match: Match, layout: TableLayout): WrittenSide[] =>
  Array.from({ length: match.machine.layout.seats }, (_, seat) => sideOf(match, layout, seat));

/** What lies where, as scenarios expect it: cards in a row by their names, others counted; and what players have. */
function standing(match: Match, layout: TableLayout): Record<string, number | string[]> {
  const rows = new Set(
    layout.rows.flatMap(({ zones }) => zones.filter(({ form }) => form === "row").map(({ zone }) => zone)),
  );
  const all: Record<string, number | string[]> = {};
  for (const [seat, { numbers, zones }] of tableOf(match, layout).entries()) {
    const letter = "ABCD"[seat]!;
    for (const [zone, cards] of Object.entries(zones))
      all[`${letter}.${zone}`] = rows.has(zone) ? cards.map(nameOf) : cards.length;
    for (const [number, value] of Object.entries(numbers)) all[`${letter}.${number}`] = value;
  }
  return all;
}

const nameOf = (card: WrittenCard): string => (typeof card === "string" ? card : card.card);
