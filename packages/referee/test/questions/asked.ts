/** The questions of `questions.yaml`, and how many of them the search answers. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { RulingSearch, SoughtRuling } from "@tefuda/referee/search/ruling-search";
import { parse } from "yaml";
import { z } from "zod";

const question = z.strictObject({
  game: z.string(),
  language: z.enum(["en", "ja"]),
  ask: z.string().min(1),
  answers: z.array(z.string()).min(1),
});
export type Question = z.infer<typeof question>;

export const { tuned, kept } = z
  .strictObject({ tuned: z.array(question), kept: z.array(question) })
  .parse(parse(readFileSync(join(import.meta.dirname, "questions.yaml"), "utf8")));

/** So many rulings a person looks through. */
const LOOKED_AT = 3;

/** The questions that none of the first rulings found answers. */
export const unanswered = (
  questions: readonly Question[],
  searches: ReadonlyMap<string, RulingSearch<SoughtRuling>>,
): Question[] =>
  questions.filter(({ game, ask, answers }) => {
    const found = searches.get(game)!.find({ words: ask, limit: LOOKED_AT });
    return !found.some(({ ruling }) => answers.includes(ruling.words.title.en));
  });
