/** The moment at which a scenario begins: a game is brought there by answering plainly, and the position laid out. */

import {
  type Game,
  Match,
  type Placed,
  type Position,
  plainSay,
  questionOf,
  type Setup,
  type TableLayout,
  type Words,
} from "@tefuda/kernel";
import { FOUND } from "./findings.ts";
import { recordOf } from "./played-start.ts";
import type { Start } from "./position.ts";
import { AWAY } from "./words.ts";

/** A match at its start, and after how many answers its position was laid out. */
export interface Begun {
  match: Match;
  from: number;
}

/** What has to be so at the moment, besides its turn. */
interface Moment extends Pick<Start, "phase" | "question" | "player"> {
  /** Whoever's turn it is. */
  anybody?: boolean;
}

/** Seeds that are tried until the player who is meant has the turn. */
const SEEDS = 64;
/** States that are kept of the way to a moment; one answer of it may be taken back. */
const FEW = 4;
/** Answers that may lead to a moment. */
const ANSWERS = 5000;

/** The match in its starting position; words say why there is none. */
export function begin(start: Start, game: Game, layout: TableLayout): Begun | Words {
  const { lists, settings, played } = start;
  if (played) return { match: Match.replay(game, recordOf(game, played)), from: played.choices.length };
  const chance = start.chance.length > 0 ? { chance: start.chance } : {};
  if (start.dealt)
    return { match: new Match(game, { seed: start.seed, lists, settings, ...chance }), from: 0 };
  let why: Words | undefined;
  for (const turn of start.turns) {
    for (let seed = start.seed; seed < start.seed + SEEDS; seed++) {
      const setup: Setup = { seed, lists, settings };
      // the way there is gone once and left: there is little to go back to
      const match = new Match(game, setup, FEW);
      const reached = reach(match, layout, start, turn);
      if (reached === "another's turn") {
        why ??= FOUND.noSeed(start.seed, turn, "ABCD"[start.player]!);
        continue;
      }
      if (reached !== "asked" && reached !== "passes") {
        why ??= reached.never;
        // another seed changes nothing about that
        break;
      }
      const position = dealtBefore(match, start, turn);
      const from = match.length;
      const opened = new Match(game, { ...setup, ...chance, opening: { after: from, position } });
      for (const choice of match.choices) opened.answer(choice.seat, choice.say);
      if (reached === "passes") goThrough(opened, layout, start, turn);
      return { match: opened, from };
    }
  }
  // there is at least one turn, and it was not reached
  return why!;
}

/**
 * Answers plainly until the moment: a question is "asked" there, or, of a phase in which nobody is asked anything, the
 * game "passes" it with the next answer.
 */
function reach(
  match: Match,
  layout: TableLayout,
  start: Moment,
  turn: number,
): "asked" | "passes" | "another's turn" | { never: Words } {
  const phases = new PhaseWatch(match);
  let others = false;
  for (let i = 0; i < ANSWERS; i++) {
    if (match.over) return { never: FOUND.overBefore(turn) };
    const now = numberOf(match, "turn") ?? turn;
    if (now > turn) return others ? "another's turn" : { never: FOUND.goesBy(turn, start.question) };
    if (now === turn && stands(match, start, turn)) {
      const player = turn === 0 ? match.asked! : (numberOf(match, "player") ?? match.asked!);
      if (start.anybody || player === start.player) return "asked";
      if (turn > 0) return "another's turn";
      // before the first turn each is asked in turn
      others = true;
    }
    const before = match.length;
    match.answer(match.asked!, plainSay(questionOf(match.machine, match.asked!)!, layout.passes));
    if (start.question === undefined && phases.passed(start.phase, turn) && !standsIn(match, start, turn)) {
      if (!start.anybody && numberOf(match, "player") !== start.player) return "another's turn";
      while (match.length > before) match.undo();
      return "passes";
    }
  }
  return { never: FOUND.noTurn(turn) };
}

/** Lets everybody answer plainly until the first question of a turn's player in a phase; gives whether it comes. */
export const advance = (
  match: Match,
  layout: TableLayout,
  turn: number,
  phase: number | undefined,
): boolean =>
  reach(match, layout, { phase, question: undefined, player: 0, anybody: true }, turn) === "asked";

/** Whether somebody is asked in the phase, so that it is not only passed. */
const standsIn = (match: Match, start: Moment, turn: number): boolean =>
  !match.over && numberOf(match, "turn") === turn && numberOf(match, "phase") === start.phase;

/** Whether it is the moment. Before the first turn, and at a question by name, anybody may be asked. */
function stands(match: Match, start: Moment, turn: number): boolean {
  if (
    start.phase !== undefined &&
    numberOf(match, "phase") !== undefined &&
    numberOf(match, "phase") !== start.phase
  )
    return false;
  if (start.question !== undefined) return match.machine.asking()!.prompt === start.question;
  return turn === 0 || match.asked === (numberOf(match, "player") ?? match.asked);
}

/** Answers plainly until the phase has begun. */
function goThrough(match: Match, layout: TableLayout, start: Moment, turn: number): void {
  const phases = new PhaseWatch(match);
  for (let i = 0; i < ANSWERS && !match.over && !phases.passed(start.phase, turn); i++)
    match.answer(match.asked!, plainSay(questionOf(match.machine, match.asked!)!, layout.passes));
  phases.end();
}

/** Notes the phases that a match goes through, also those in which nobody is asked anything. */
class PhaseWatch {
  private readonly seen = new Set<string>();
  private readonly match: Match;

  constructor(match: Match) {
    this.match = match;
    const { machine } = match;
    const { numbers } = machine.game.shape;
    const turn = numbers.indexOf("turn");
    const phase = numbers.indexOf("phase");
    const set = machine.setNumber.bind(machine);
    machine.setNumber = (id, value) => {
      set(id, value);
      if (id === phase) this.seen.add(`${machine.number(turn)} ${value}`);
    };
  }
  passed(phase: number | undefined, turn: number): boolean {
    return phase !== undefined && this.seen.has(`${turn} ${phase}`);
  }
  /** The match goes on without being watched. */
  end(): void {
    Reflect.deleteProperty(this.match.machine, "setNumber");
  }
}

/**
 * Before the first turn the game has dealt already: zones that are not named hold as many plain cards as it has put
 * there by then.
 */
function dealtBefore(match: Match, start: Start, turn: number): Position {
  if (turn > 0) return start.position;
  const { machine } = match;
  const { shape, startZone } = machine.game;
  const { filler } = start;
  const seats = start.position.seats.map((seat, n) => {
    const zones: Record<string, readonly Placed[]> = { ...seat.zones };
    shape.zones.forEach(({ id, per }, zone) => {
      if (per !== "seat" || zone === startZone || start.named[n]!.has(id)) return;
      zones[id] = Array.from({ length: machine.count(machine.zoneOf(zone, n)) }, () => ({ card: filler }));
    });
    return { ...seat, zones };
  });
  const position = { ...start.position, seats };
  return { ...position, shared: { ...position.shared, [AWAY]: leftOver(position, start.lists, filler) } };
}

/** The plain cards that a position names nowhere, which lie aside. */
export function leftOver(
  position: Position,
  lists: readonly (readonly string[])[],
  filler: string,
): Placed[] {
  const used = lists.map(() => 0);
  const count = (placed: Placed, side: number): void => {
    if (placed.card === filler) used[placed.owner ?? side]!++;
    for (const low of placed.under ?? []) count(low, side);
  };
  position.seats.forEach((seat, n) => {
    for (const cards of Object.values(seat.zones ?? {})) for (const placed of cards) count(placed, n);
  });
  return lists.flatMap((list, owner) =>
    Array.from({ length: list.filter((name) => name === filler).length - used[owner]! }, () => ({
      card: filler,
      owner,
    })),
  );
}

export function numberOf(match: Match, name: string): number | undefined {
  const id = match.game.shape.numbers.indexOf(name);
  return id < 0 ? undefined : match.machine.number(id);
}
