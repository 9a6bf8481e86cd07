/** What a program would do and what it expects of that, as plain data for whoever shows it. */
import type { TableLayout } from "@tefuda/kernel";
import type { Expected, Thought } from "./bot.ts";
import type { Outlook } from "./search/outlook.ts";

/** Answers that are told. */
const TOLD = 3;
/** What changes by less, in the mean, is as it was. */
const CHANGED = 0.05;
/** An answer is nearly as good as the best, or a little worse, if it lies behind it by this part of how far positions lie apart. */
const NEARLY = 0.1;
const LITTLE = 0.4;

/** A number of a seat, or of the cards in one of its zones: how it is now, and how it is expected to be. */
export interface Change {
  seat: number;
  /** Its id, and what the layout calls it. */
  of: string;
  name: Readonly<Record<string, string>>;
  now: number;
  then: number;
}
/** How an answer compares with the best. */
export type Grade = "best" | "nearly" | "little" | "clearly";

export interface HintedAnswer {
  say: string | string[];
  grade: Grade;
  /** In so many worlds it was played on, and so many of these games were won and lost by then. */
  worlds: number;
  won: number;
  lost: number;
  changes: readonly Change[];
}
/** The best answers, the best first; none where there is no choice. */
export interface Hint {
  answers: readonly HintedAnswer[];
  /** So many turns on, when somebody is asked again, things are as they are expected to be; 0: when this stage has ended. */
  turns: number;
}

/** What may be told: `shape` are the names of zones and numbers of the game, by their places. */
export function hintOf(
  { answers, now, turns, spread }: Thought,
  layout: TableLayout,
  shape: { zones: readonly { id: string; inPlay?: boolean }[]; seatNumbers: readonly string[] },
): Hint {
  return {
    turns,
    answers: toldOf(answers).map(({ say, behind, outlook }: Expected, i): HintedAnswer => {
      const { tried, won, lost } = outlook;
      const changes = changesOf(now, outlook, layout, shape);
      return { say, grade: i === 0 ? "best" : gradeOf(behind, spread), worlds: tried, won, lost, changes };
    }),
  };
}

/** The best few; of those that differ only in which card of a name is meant, the best. */
function toldOf(answers: readonly Expected[]): Expected[] {
  const plain = ({ say }: Expected): string => String(say).replace(/@[^ ,]+/g, "");
  const words = answers.map(plain);
  return answers.filter((_, i) => words.indexOf(words[i]!) === i).slice(0, TOLD);
}

function gradeOf(behind: number, spread: number): Grade {
  if (behind <= NEARLY * spread) return "nearly";
  return behind <= LITTLE * spread ? "little" : "clearly";
}

function changesOf(
  now: Outlook,
  then: Outlook,
  layout: TableLayout,
  shape: Parameters<typeof hintOf>[2],
): Change[] {
  const zones = layout.rows.flatMap((row) => row.zones);
  const told = (change: Change): Change[] => (Math.abs(change.then - change.now) < CHANGED ? [] : [change]);
  return Array.from({ length: now.seats }, (_, seat) => [
    ...layout.seatNumbers.flatMap(({ id, name }) => {
      const at = shape.seatNumbers.indexOf(id);
      return told({ seat, of: id, name, now: now.number(seat, at), then: then.number(seat, at) });
    }),
    ...zones.flatMap(({ zone, name, form }) => {
      const at = shape.zones.findIndex(({ id }) => id === zone);
      // what a pile holds is of little use to know
      if (form === "stack" && !shape.zones[at]?.inPlay) return [];
      return told({ seat, of: zone, name, now: now.count(seat, at), then: then.count(seat, at) });
    }),
  ]).flat();
}
