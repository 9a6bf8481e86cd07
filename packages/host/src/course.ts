/** How a match went, answer by answer, as everybody may know it once it is over: what its result and its replay are told of. */
import {
  type CardView,
  type LogEntry,
  type Machine,
  SPECTATOR,
  type TableLayout,
  type View,
} from "@tefuda/kernel";
import type { Watched } from "@tefuda/referee/records/watched";

/** What tells who is ahead: a number of each seat, or how many cards each has in a zone. */
export type Measure = { number: string } | { zone: string };

export type ToldLine = Extract<LogEntry, { kind: "line" }>;

/** How it stood after so many answers. */
export interface CourseStep {
  /** The turn, as the game counts it, and who is on. */
  turn: number | null;
  player: number | null;
  /** The measure by seat; nothing where the game has none. */
  values: number[];
  /** Where a turn begins: whom the program that plays this game sees ahead. */
  ahead: number | null;
  /** What was told since the answer before. */
  lines: ToldLine[];
}

export interface Course {
  /** One more than there are answers. */
  steps: CourseStep[];
  /** What each seat held at the end. */
  hands: { seat: number; cards: CardView[] }[];
  /** Null where nobody has won, or it was not played to its end. */
  winner: number | null;
}

/** What a program makes of where a machine stands, for a seat. */
type Score = (m: Machine, seat: number) => number;

export interface CourseAsked {
  measure: Measure | null;
  layout: TableLayout;
  language: string;
}

export function courseOf(
  watched: Watched,
  { measure, layout, language }: CourseAsked,
  /** Whom the program sees ahead where it has just been looked. */
  judge: () => number | null = () => null,
): Course {
  const steps: CourseStep[] = [];
  let turn: number | null = null;
  for (let step = 0; step <= watched.length; step++) {
    const view = watched.view(step, SPECTATOR, language);
    const now = view.numbers.turn ?? null;
    steps.push({
      turn: now,
      player: view.numbers.player ?? null,
      values: measure ? view.seats.map((seat) => measured(seat, measure)) : [],
      ahead: now === turn || view.over ? null : judge(),
      lines: watched
        .log(step, SPECTATOR, language, step - 1)
        .filter((entry): entry is ToldLine => entry.kind === "line"),
    });
    turn = now;
  }
  const winner = watched.view(watched.length, SPECTATOR).over?.winner ?? null;
  return { steps, hands: handsOf(watched, layout), winner };
}

/** The seat that is best off where a machine stands, if one is. */
export function aheadIn(m: Machine, score: Score): number | null {
  const scores = Array.from({ length: m.layout.seats }, (_, seat) => score(m, seat));
  const best = Math.max(...scores);
  return scores.filter((one) => one === best).length > 1 ? null : scores.indexOf(best);
}

const measured = ({ numbers, zones }: View["seats"][number], measure: Measure): number =>
  "number" in measure ? (numbers[measure.number] ?? 0) : (zones[measure.zone]?.count ?? 0);

function handsOf(watched: Watched, { rows }: TableLayout): Course["hands"] {
  const fans = rows.flatMap(({ zones }) => zones).filter(({ form }) => form === "fan");
  const { seats } = watched.view(watched.length, SPECTATOR);
  return seats.map(({ seat }) => {
    const own = watched.view(watched.length, seat).seats.find((one) => one.seat === seat);
    const cards = fans.flatMap(({ zone }) => own?.zones[zone]?.cards ?? []);
    return { seat, cards: cards.filter((card) => card !== null) };
  });
}
