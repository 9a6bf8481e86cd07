/**
 * A lesson: a game that is played with somebody who has never played it. It is a whole match from its deal on, of which the
 * first answers stand written: those that whoever learns gives, each with words that say what it is for, and all others,
 * which are given for them. When these have been given the match goes on as any other.
 */
import {
  type Choice,
  type FormatInfo,
  type Game,
  type ListInfo,
  Match,
  type Verdict,
  WordsError,
} from "@tefuda/kernel";
import { LESSON } from "./says.ts";

type Said = Readonly<{ en: string; ja: string }>;

/** One answer, or words alone, which are read before the game goes on. */
export interface LessonStep {
  /** What is told before it; without words the answer is given by itself. */
  tell?: Said;
  answer?: Choice;
}

export interface Lesson {
  id: string;
  title: Said;
  /** The decks, by their ids, seat by seat; who learns sits first. */
  decks: string[];
  seed: number;
  format?: string;
  steps: LessonStep[];
  /** What is told when the game goes on freely. */
  end: Said;
}

/** An answer of a lesson that stands written, and whether whoever learns gives it. */
export interface Written extends Choice {
  own: boolean;
}

/** All answers that stand written, one after the other. */
export const writtenIn = ({ steps }: Lesson): Written[] =>
  steps.flatMap(({ tell, answer }) =>
    answer ? [{ ...answer, own: tell !== undefined && answer.seat === 0 }] : [],
  );

/** What is wrong with a step of a lesson, counted from 1: no such answer, or one that is not written as it is asked for. */
export interface Stop {
  step: number;
  verdict?: Verdict;
}

/** Plays a lesson as it stands written; undefined if it goes through. The page shows only what is written word for word. */
export function playLesson({ steps }: Lesson, match: Match): Stop | undefined {
  for (const [i, { answer }] of steps.entries()) {
    if (!answer) continue;
    const options = match.asked === answer.seat ? (match.view(answer.seat).question?.options ?? []) : [];
    const given = match.answer(answer.seat, answer.say);
    if (!given.done) return { step: i + 1, verdict: given.verdict };
    const words = options.map(({ notation }) => notation);
    if (![answer.say].flat().every((say) => words.includes(say))) return { step: i + 1 };
  }
  return undefined;
}

/** The match that a lesson begins; throws a {@link WordsError} for a deck or a format that is not there. */
export function lessonMatch(
  { decks, seed, format }: Lesson,
  game: Game,
  lists: readonly ListInfo[],
  formats: readonly FormatInfo[],
): Match {
  const settings = formats.find(({ id }) => id === format)?.settings;
  if (format !== undefined && !settings) throw new WordsError(LESSON.noFormat(format));
  const cards = decks.map((deck) => {
    const found = lists.find(({ id }) => id === deck);
    if (!found) throw new WordsError(LESSON.noDeck(deck));
    return found.cards;
  });
  return new Match(game, { seed, lists: cards, ...(settings ? { settings } : {}) });
}
