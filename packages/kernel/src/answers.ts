/**
 * What a game ever takes for an answer, gathered from all its questions: so that one which is not open now is refused by
 * the rule it belongs to, and not as words that nobody understands.
 */
import type { AskSpec, Group, Reason } from "./ask.ts";
import type { Game } from "./game.ts";

/** Answers that are written alike, and the questions that take them. */
export interface KnownAnswer {
  group: Pick<Group, "verb" | "form" | "direct">;
  questions: readonly AskSpec[];
}

export interface KnownAnswers {
  /** Those with a word of their own; a card alone can be the answer to anything. */
  worded: readonly KnownAnswer[];
  /** Whether the game ever asks for a card alone, for a number, for yes or no. */
  card: boolean;
  number: boolean;
  yes: boolean;
}

const gathered = new WeakMap<Game, KnownAnswers>();

export function knownAnswers(game: Game): KnownAnswers {
  let known = gathered.get(game);
  if (!known) {
    known = gather(game);
    gathered.set(game, known);
  }
  return known;
}

function gather(game: Game): KnownAnswers {
  const specs = game.code.asks.filter((spec) => spec !== undefined);
  const worded = new Map<string, { group: KnownAnswer["group"]; questions: AskSpec[] }>();
  let card = false;
  for (const spec of specs) {
    for (const group of spec.groups ?? []) {
      if (group.verb === "") {
        card = true;
        continue;
      }
      const key = writtenAs(group);
      const one = worded.get(key) ?? { group, questions: [] };
      const same = one.questions.some(({ rule, prompt }) => rule === spec.rule && prompt === spec.prompt);
      if (!same) one.questions.push(spec);
      worded.set(key, one);
    }
  }
  return {
    worded: [...worded.values()],
    card,
    number: specs.some(({ shape }) => shape === "number"),
    yes: specs.some(({ shape }) => shape === "yes"),
  };
}

export const writtenAs = ({ verb, form, direct }: KnownAnswer["group"]): string =>
  `${verb}|${form}|${direct ?? ""}`;

/** That a question would have to be open which is not: by its rule and in its words. */
export const notAsked = (game: Game, { rule, prompt }: AskSpec): Reason => ({
  rule,
  needs: `it is asked: ${game.prompts[prompt]?.en ?? prompt}`,
});
