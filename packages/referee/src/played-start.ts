/** A start that is a match as it was played, up to a moment: what a position does not hold - an attack under way, what only lasts - is in it. */
import type { Choice, Game, MatchRecord } from "@tefuda/kernel";
import { z } from "zod";
import type { Document, Path } from "./document.ts";
import { RECORD_KEYS, recordFields, say } from "./record.ts";

/** All of a record that says how it was played. */
export type PlayedStart = Pick<
  MatchRecord,
  "seed" | "lists" | "packs" | "settings" | "opening" | "chance" | "streams" | "choices"
>;

const LETTERS = ["A", "B", "C", "D"] as const;
/** An answer as scenarios have it: `{ A: pass }`. */
const answer = z
  .partialRecord(z.enum(LETTERS), say)
  .refine((one) => Object.keys(one).length === 1, "{ A: … }");
const shape = recordFields
  .pick({ seed: true, lists: true, packs: true, opening: true, chance: true, streams: true })
  .extend({ settings: recordFields.shape.settings.default({}), choices: z.array(answer) });

export function readPlayed(doc: Document, value: unknown, at: Path): PlayedStart | undefined {
  const read = doc.check(shape, value, at, [...RECORD_KEYS, ...LETTERS]);
  if (!read) return undefined;
  const choices = read.choices.flatMap((one): Choice[] =>
    LETTERS.flatMap((letter, seat) => (one[letter] === undefined ? [] : [{ seat, say: one[letter] }])),
  );
  return { ...read, choices } as PlayedStart;
}

/** The start of a scenario at the first `until` answers of a record. */
export function playedStart(record: MatchRecord, until: number): Record<string, unknown> {
  const { seed, lists, packs, settings, opening, chance, streams, choices } = record;
  const answers = choices.slice(0, until).map(({ seat, say }) => ({ [LETTERS[seat]!]: say }));
  const whole = { seed, lists, packs, settings, opening, chance, streams, choices: answers };
  return { match: JSON.parse(JSON.stringify(whole)) as Record<string, unknown> };
}

/** The record that plays it again. */
export const recordOf = (game: Game, played: PlayedStart): MatchRecord => ({
  tefuda: "match",
  game: game.id,
  edition: game.editions.length,
  ...played,
});
