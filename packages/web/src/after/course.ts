/** What is told of a match that is over: the line of its main number, its turns, the moments that decided it, and how it ended. */

import type { Course, Measure, ToldLine } from "@tefuda/host/course";
import type { Look, TableLayout } from "@tefuda/kernel";

type Step = Course["steps"][number];

/** What tells who is ahead: the walls of a game that has them, else the first number that does not come and go. */
export function measureOf({ seatNumbers }: TableLayout, { walls, pools }: Look): Measure | null {
  if (walls) return { zone: walls.zone };
  const first = seatNumbers.find(({ id }) => !pools?.includes(id));
  return first ? { number: first.id } : null;
}

/** What that is called. */
export const measureName = (
  { seatNumbers }: TableLayout,
  { walls }: Look,
  measure: Measure,
): Readonly<Record<string, string>> | undefined =>
  "zone" in measure ? walls?.says : seatNumbers.find(({ id }) => id === measure.number)?.name;

/** A turn, with how it stood at its end. */
export interface Turn {
  /** After how many answers it begins. */
  step: number;
  turn: number;
  /** Whose it is; null where several are on in it. */
  player: number | null;
  values: readonly number[];
  /** How it stood when it began. */
  before: readonly number[];
  /** What tells most of it. */
  line: ToldLine | null;
}

/** What to look at again: a turn that moved the line much, or one from which the winner stayed ahead. */
export type Moment = Pick<Turn, "step" | "turn" | "line"> &
  (
    | { kind: "swing"; seat: number; was: number; now: number }
    | { kind: "lead"; seat: number }
    | { kind: "marked" }
  );

const MOST_SWINGS = 2;
/** What moved the line so many times less than the greatest is none. */
const LEAST = 3;

type Swing = Extract<Moment, { kind: "swing" }>;

export function turnsOf({ steps }: Course, look: Look): Turn[] {
  const turns: Turn[] = [];
  for (let from = 0; from < steps.length; ) {
    const { turn } = steps[from]!;
    let to = from + 1;
    while (to < steps.length && steps[to]!.turn === turn) to++;
    const part = steps.slice(from, to);
    const players = new Set(part.map(({ player }) => player));
    turns.push({
      step: from,
      turn: turn ?? 0,
      player: players.size === 1 ? part[0]!.player : null,
      values: part.at(-1)!.values,
      // what began a turn may have moved the line as well; what lay before the first is a set-up
      before: turns.at(-1)?.turn ? turns.at(-1)!.values : part[0]!.values,
      line: tellingOf(part, look),
    });
    from = to;
  }
  return turns;
}

/** In the order in which they came. */
export function momentsOf(course: Course, look: Look): Moment[] {
  const lead = leadOf(course, look);
  const swings = swingsOf(turnsOf(course, look)).filter(({ step }) => step !== lead?.step);
  const worth = swings.filter((swing) => weightOf(swing) * LEAST >= weightOf(swings[0]!));
  return [...worth.slice(0, MOST_SWINGS), ...(lead ? [lead] : [])].sort((a, b) => a.step - b.step);
}

/** The same with those that somebody marked while playing, each told by what was done last before it. */
export function withMarks(
  moments: readonly Moment[],
  marks: readonly number[],
  { steps }: Course,
  look: Look,
): Moment[] {
  const marked = marks.flatMap((step): Moment[] => {
    const there = steps[step];
    return there ? [{ step, turn: there.turn ?? 0, kind: "marked", line: tellingOf([there], look) }] : [];
  });
  return [...moments.filter(({ step }) => !marks.includes(step)), ...marked].sort((a, b) => a.step - b.step);
}

/** The greatest first: what is lost counts by how much was left. The last turn is told by how it ended, and a set-up moves nothing. */
const swingsOf = (turns: readonly Turn[]): Swing[] =>
  turns
    .slice(0, -1)
    .filter(({ turn }) => turn > 0)
    .flatMap(({ step, turn, line, before, values }) => {
      const moved = values.map((now, seat) => ({ seat, was: before[seat]!, now }));
      const most = moved.toSorted((a, b) => weightOf(b) - weightOf(a))[0];
      return most && weightOf(most) > 0 ? [{ step, turn, line, kind: "swing" as const, ...most }] : [];
    })
    .sort((a, b) => weightOf(b) - weightOf(a));

const weightOf = ({ was, now }: { was: number; now: number }): number =>
  Math.abs(now - was) / Math.max(1, was);

/** The turn from which programs saw the winner ahead to the end, if it was not so all along. */
function leadOf(course: Course, look: Look): Moment | null {
  const { winner } = course;
  const judged = course.steps.flatMap(({ ahead, turn }, step) =>
    ahead !== null && turn ? [{ step, ahead, turn }] : [],
  );
  const last = judged.findLastIndex(({ ahead }) => ahead !== winner);
  const from = judged[last + 1];
  if (winner === null || last < 0 || !from) return null;
  const { step, turn } = from;
  // what brought it about was done in the turn before
  const line = turnsOf(course, look).findLast((one) => one.step < step)?.line ?? null;
  return { step, turn, kind: "lead", seat: winner, line };
}

/** The points of the line: how it stood when the first turn began, and at the end of each. */
export function lineOf(turns: readonly Turn[]): { step: number; turn: number; values: readonly number[] }[] {
  const played = turns.filter(({ turn }) => turn > 0);
  const [first] = played;
  return first ? [{ step: first.step, turn: 0, values: first.before }, ...played] : [];
}

/** The line that names a card and was told last before the line moved most; where it did not move, the last such line. */
function tellingOf(part: readonly Step[], look: Look): ToldLine | null {
  const moved = part.map(({ values }, i) =>
    values.reduce((sum, value, seat) => sum + Math.abs(value - (part[i - 1]?.values[seat] ?? value)), 0),
  );
  const most = Math.max(...moved);
  const upTo = most > 0 ? moved.lastIndexOf(most) : part.length - 1;
  const lines = part.slice(0, upTo + 1).flatMap((step) => step.lines);
  const plain = lines.filter(({ message }) => look.lines[message] !== "quiet");
  const named = (line: ToldLine): boolean => line.parts.some((one) => "card" in one);
  return (
    plain.findLast((line) => look.lines[line.message] === undefined && named(line)) ??
    plain.findLast(named) ??
    plain.at(-1) ??
    null
  );
}

const MOST_LAST = 3;

/** What was told last, which says how it came to its end. */
export const lastOf = ({ steps }: Course, look: Look): ToldLine[] =>
  steps
    .flatMap(({ lines }) => lines)
    .filter(({ message }) => look.lines[message] !== "quiet")
    .slice(-MOST_LAST);

/** The turn that a step is in, as a place among the turns. */
export const turnAt = (turns: readonly Turn[], step: number): number =>
  Math.max(
    0,
    turns.findLastIndex((turn) => turn.step <= step),
  );

/** Where the turn before begins; from within a turn first where that itself does, as every player of music has it. */
export const turnBefore = (turns: readonly Turn[], step: number): number | undefined =>
  turns.findLast((turn) => turn.step < step)?.step;

export const turnAfter = (turns: readonly Turn[], step: number): number | undefined =>
  turns.find((turn) => turn.step > step)?.step;
