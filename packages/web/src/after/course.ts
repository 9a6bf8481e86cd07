/** What is told of a match that is over: the line of its main number, its turns, the moments that decided it, and how it ended. */
import type { Look, TableLayout } from "@tefuda/kernel";
import type { Course, Measure, ToldLine } from "../host/course.ts";

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
  /** What tells most of it. */
  line: ToldLine | null;
}

/** What to look at again: an answer that moved the line, or a turn from which the winner stayed ahead. */
export type Moment = { step: number; turn: number; line: ToldLine | null } & (
  | { kind: "swing"; seat: number; was: number; now: number }
  | { kind: "lead"; seat: number }
);

const MOST_SWINGS = 2;

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
      line: tellingOf(part, look),
    });
    from = to;
  }
  return turns;
}

/** In the order in which they came; what ended the match is told by its end. */
export function momentsOf(course: Course, look: Look, winner: number | null): Moment[] {
  const swings = swingsOf(course, look).slice(0, MOST_SWINGS);
  const lead = leadOf(course, look, winner);
  return [...swings, ...(lead ? [lead] : [])].sort((a, b) => a.step - b.step);
}

/** The greatest first, one a turn: what is lost counts by how much was left. */
function swingsOf({ steps }: Course, look: Look): Moment[] {
  const found: (Moment & { weight: number })[] = [];
  for (let step = 1; step < steps.length - 1; step++) {
    const [before, after] = [steps[step - 1]!, steps[step]!];
    // what a set-up lays out moves nothing
    if (!before.turn) continue;
    before.values.forEach((was, seat) => {
      const now = after.values[seat]!;
      if (now === was) return;
      const weight = Math.abs(now - was) / Math.max(1, was);
      const turn = before.turn!;
      const line = tellingOf(sameTurn(steps, step), look);
      found.push({ step: step - 1, turn, line, kind: "swing", seat, was, now, weight });
    });
  }
  found.sort((a, b) => b.weight - a.weight || a.step - b.step);
  return found
    .filter(({ turn }, i) => found.findIndex((one) => one.turn === turn) === i)
    .map(({ weight: _, ...moment }) => moment);
}

/** The turn from which programs saw the winner ahead to the end, if it was not so all along. */
function leadOf({ steps }: Course, look: Look, winner: number | null): Moment | null {
  const judged = steps.flatMap(({ ahead, turn }, step) =>
    ahead !== null && turn ? [{ step, ahead, turn }] : [],
  );
  const last = judged.findLastIndex(({ ahead }) => ahead !== winner);
  const from = judged[last + 1];
  if (winner === null || last < 0 || !from) return null;
  const before = sameTurn(steps, from.step - 1);
  return { step: from.step, turn: from.turn, kind: "lead", seat: winner, line: tellingOf(before, look) };
}

/** The steps of a turn up to one of them. */
function sameTurn(steps: readonly Step[], upTo: number): readonly Step[] {
  let from = upTo;
  while (from > 0 && steps[from - 1]!.turn === steps[upTo]!.turn) from--;
  return steps.slice(from, upTo + 1);
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
