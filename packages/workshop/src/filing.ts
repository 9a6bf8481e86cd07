/**
 * A moment of a match as a ruling: where it begins, what was answered from there on, and what came of it. It begins with as
 * little as brings the same about: the table as it lay, or as it lay a few answers before, or the match up to there.
 */
import { type Match, type MatchRecord, type TableLayout, type Words, WordsError } from "@tefuda/kernel";
import { playedStart } from "@tefuda/referee/played-start";
import { startOf } from "@tefuda/referee/position-text";
import { ProblemsError } from "@tefuda/referee/problems";
import type { Standing } from "@tefuda/referee/standing";
import { rulingOf, tableOf } from "./ruling.ts";
import { positionAt, type Tried } from "./trying.ts";

/** What is to be filed. */
export interface Moment {
  /** After how many answers it begins, and how many of those that were given then it goes on. */
  from: number;
  answers: number;
  title: Words;
  /** The rules that it is about; where none are named, those under which somebody was asked. */
  rules: readonly string[];
}

export interface MadeRuling {
  /** An entry of a scenario file. */
  text: string;
  rules: readonly string[];
  /** Answers that had to be taken in from before; null where it is the whole match up to there. */
  before: number | null;
}

/** How many answers further back a table is looked for. */
const BACK = 12;

/**
 * The ruling; `match` plays the record up to so many answers. Throws where not even the whole match comes to the same again,
 * which no ruling can be made of.
 */
export function filedRuling(
  { from, answers, title, rules }: Moment,
  record: MatchRecord,
  layout: TableLayout,
  match: (until: number) => Match,
  standing: Standing,
): MadeRuling {
  const to = Math.min(from + answers, record.choices.length);
  const first = Math.max(record.opening?.after ?? 0, from - BACK);
  const watched = match(first);
  const starts: Tried["start"][] = [];
  const sights: string[] = [];
  for (let step = first; step <= to; step++) {
    if (step <= from && !watched.over) starts[step] = startOf(watched, layout);
    sights[step] = sight(watched, layout);
    const choice = record.choices[step];
    if (step < to && choice) watched.answer(choice.seat, choice.say);
  }
  const same = (there: Match, begins: number): boolean => {
    for (let step = begins; step <= to; step++) {
      if (sight(there, layout) !== sights[step]) return false;
      const choice = record.choices[step];
      if (step < to && choice && !there.answer(choice.seat, choice.say).done) return false;
    }
    return true;
  };
  const ruling = (start: Tried["start"], begins: number): Omit<MadeRuling, "before"> => {
    const choices = record.choices.slice(begins, to);
    return rulingOf({ start, match: positionAt(standing, start), choices, layout, title, rules, standing });
  };
  for (let begins = from; begins >= first; begins--) {
    const start = starts[begins];
    const there = start && standsAt(standing, start);
    if (there && same(there, begins)) return { ...ruling(start, begins), before: from - begins };
  }
  const whole = playedStart(record, from);
  // what it lacks is said where it does not even begin: a card that is not here, for one
  if (!same(positionAt(standing, whole), from)) throw new WordsError(OTHERWISE);
  return { ...ruling(whole, from), before: null };
}

/** Everything that can be seen of a table with all cards open, and what is asked there. */
function sight(match: Match, layout: TableLayout): string {
  const asked = match.asked === null ? undefined : match.view(match.asked).question;
  const offered = asked && [match.asked, asked.prompt, asked.options.map(({ notation }) => notation).sort()];
  return JSON.stringify([match.over, offered, tableOf(match, layout)]);
}

/** The match where a start stands; nothing where no game comes to it. */
function standsAt(standing: Standing, start: Tried["start"]): Match | undefined {
  try {
    return positionAt(standing, start);
  } catch (error) {
    // not every table can be laid out: somebody may be asked what nobody is asked out of itself
    if (error instanceof WordsError || error instanceof ProblemsError) return undefined;
    throw error;
  }
}

const OTHERWISE: Words = {
  en: "Played again, this match comes to something else: no ruling can be made of it.",
  ja: "この対戦はやり直すと違う結果になるため、裁定にできない。",
};
