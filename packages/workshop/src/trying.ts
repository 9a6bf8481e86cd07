/** A match that goes on from a position, with cards as they are now: what was answered before is answered again, as far as it can be. */
import { type Choice, type Match, type SourceFile, type Words, WordsError } from "@tefuda/kernel";
import { ProblemsError } from "@tefuda/referee/problems";
import { readScenarios, type Scenario } from "@tefuda/referee/scenario-file";
import type { Standing } from "@tefuda/referee/standing";
import { stringify } from "yaml";
import { z } from "zod";

/** What was tried before, and is to be done again. */
export interface Tried {
  /** The position, as `start:` of a scenario. */
  start: Readonly<Record<string, unknown>>;
  /** The answers, as they were given, from the position on. */
  choices: readonly Choice[];
}

/** The first answer that fits no longer, and why. */
export interface Unfit {
  choice: Choice;
  /** How many fit, and how many there were. */
  kept: number;
  of: number;
  why: Words;
}

const TITLE = "Try-out";

/** A position as a scenario file, which is how positions are read. */
export const scenarioAt = (start: Tried["start"]): string => stringify([{ title: TITLE, start }]);

/**
 * The match where a position stands. Throws a {@link ProblemsError} where it is not as it should be, an error in words where
 * no game comes to it.
 */
export function positionAt(standing: Standing, start: Tried["start"]): Match {
  return standing.at(scenarioOf(scenarioAt(start)));
}

/** The one scenario of a file that is a position. */
export function scenarioOf(text: string): Scenario {
  const { doc, scenarios } = readScenarios({ path: "position", text }, "positions");
  if (!scenarios[0]) throw new ProblemsError(doc.problems);
  return scenarios[0];
}

/** A position with one word in place of another, wherever that stands by itself: a card that is called otherwise. */
export function replaced<T>(value: T, from: string, to: string): T {
  if (value === from) return to as T;
  if (Array.isArray(value)) return value.map((one) => replaced(one, from, to)) as T;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, replaced(one, from, to)])) as T;
}

/** An answer as a file of positions has it: `{ A: attack Bear }`. */
const answer = z.partialRecord(z.enum(["A", "B", "C", "D"]), z.string());

/** The positions of a file, with the answers that are given there (`do`) before something is tried. */
export function placesIn(file: SourceFile): Tried[] {
  return readScenarios(file, "positions").scenarios.map(({ start, doc, at }) => {
    const entry = (doc.value as { do?: unknown }[])[Number(at[0])]!;
    const given = z.array(answer).parse(entry.do ?? []);
    const choices = given.flatMap((one) =>
      Object.entries(one).map(([letter, say]) => ({ seat: "ABCD".indexOf(letter), say })),
    );
    return { start, choices };
  });
}

/** Gives answers once more in a match that stands where they began; what does not fit, and all after it, is left out. */
export function again(match: Match, choices: readonly Choice[]): Unfit | undefined {
  for (const [kept, choice] of choices.entries()) {
    const why = refusal(match, choice);
    if (why) return { choice, kept, of: choices.length, why };
  }
  return undefined;
}

function refusal(match: Match, { seat, say }: Choice): Words | undefined {
  if (match.over) return OVER;
  if (match.asked !== seat) return OTHERS;
  try {
    const answered = match.answer(seat, say, "en");
    if (answered.done) return undefined;
  } catch (error) {
    if (error instanceof WordsError) return error.words;
    throw error;
  }
  const why = (language: keyof Words): string => {
    const verdict = match.why(seat, typeof say === "string" ? say : String(say), language);
    return verdict.verdict === "forbidden" ? verdict.reasons.map(({ needs }) => needs).join(" ") : "";
  };
  return { en: why("en") || NOT_OFFERED.en, ja: why("ja") || NOT_OFFERED.ja };
}

const OVER: Words = { en: "The game is over before that.", ja: "その前にゲームが終わる。" };
const OTHERS: Words = {
  en: "Somebody else is asked there now.",
  ja: "そこで選ぶのは別のプレイヤーになった。",
};
const NOT_OFFERED: Words = { en: "It is not offered there any more.", ja: "そこではもう選べない。" };
