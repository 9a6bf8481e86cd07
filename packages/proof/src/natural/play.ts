/**
 * The positions of entries, put down as rulings: what is laid out, done and expected. They stand beside the texts, in
 * `played/`, by the number of the text; the card that bears it is called Trial there.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { SourceFile } from "@tefuda/kernel";
import { formatProblem } from "@tefuda/referee/problems";
import { runScenario } from "@tefuda/referee/scenario";
import { loadScenarios } from "@tefuda/referee/suite";
import { parse, stringify } from "yaml";
import { z } from "zod";
import type { Entry } from "./entries.ts";
import type { ReadEntry } from "./read.ts";

const list = z.array(z.unknown());
const step = z.strictObject({ do: list.optional(), expect: list.optional(), refuse: list.optional() });
const ruling = z.strictObject({
  /** Why the entry itself is at fault. */
  broken: z.string().optional(),
  /** What its card has besides. */
  card: z.record(z.string(), z.unknown()).optional(),
  start: z.record(z.string(), z.unknown()).optional(),
  play: z.array(step).optional(),
  ...step.shape,
});
export type Ruling = z.infer<typeof ruling>;
const file = z.strictObject({
  /** Cards that the positions name. */
  cards: z.array(z.looseObject({ name: z.string() })),
  texts: z.record(z.string(), ruling),
});
export type Played = z.infer<typeof file>;

/** The positions of a game and language; none where nobody has put any down. */
export function playedOf(folder: string, { game, language }: Entry): Played {
  const path = join(folder, "played", `${game}-${language}.yaml`);
  return existsSync(path)
    ? file.parse(parse(readFileSync(path, "utf8"), { merge: true }))
    : { cards: [], texts: {} };
}

/** One entry that was read, with its position. */
export interface Case {
  entry: Entry;
  read: ReadEntry;
  ruling: Ruling;
}

const pathOf = ({ game, language, number }: Entry): string => `${game}-${language} ${number}`;

/** A position as a file of scenarios. */
function scenarioOf(
  { entry, read, ruling: { broken: _, card, ...rest } }: Case,
  cards: Played["cards"],
): SourceFile {
  const said = JSON.stringify(rest);
  const named = cards.filter(({ name }) => said.includes(name));
  const bearer = { ...read.card, ...card };
  const scenario = { title: entry.text, rules: [`${entry.game}-1.1`], cards: [bearer, ...named], ...rest };
  return { path: pathOf(entry), text: stringify([scenario], { lineWidth: 0, aliasDuplicateObjects: false }) };
}

/** Plays positions of one game: what came out otherwise, by entry; nothing where all is as expected. */
export async function playAll(
  game: string,
  cases: readonly Case[],
  cards: Played["cards"],
): Promise<Map<Entry, readonly string[]>> {
  const files = cases.map((one) => scenarioOf(one, cards));
  const suite = await loadScenarios(files, game);
  const failures = new Map<string, string[]>();
  const fail = (path: string, what: string): void => {
    failures.set(path, [...(failures.get(path) ?? []), what]);
  };
  for (const problem of suite.problems) fail(problem.file, formatProblem(problem));
  for (const bound of suite.bound)
    for (const { en } of runScenario(bound, 1).failures) fail(bound.scenario.file, en);
  return new Map(cases.map(({ entry }) => [entry, failures.get(pathOf(entry)) ?? []]));
}
