/**
 * What if: two versions of a game's cards, played on the same deals by the same programs with the same chance, so that what differs
 * between their games is what was changed. Says which decks and cards win more or less, whether going first is worth more, and
 * whether games are longer, corrected for how many of these are asked at once.
 */
import type { LoadedGame } from "@tefuda/referee/games";
import { BROKEN, FIELDS, FIRST, HOW, heldWords, type Plan, TURNS, WINNER, WON } from "./play.ts";
import { type Difference, deviations, discoveries, type Parts, pairedDifference } from "./statistics.ts";

/** Of a hundred comparisons of a version with its like, about so many at most tell of a change. */
export const RATE = 0.02;
/** A change of a deck's share of wins that is to be found, and how often it is. */
export const EFFECT = 0.08;
export const POWER = 0.95;
/** What was seen in fewer deals than this is not compared. */
const FEWEST = 30;

/** One version, and its games. */
export interface Side {
  loaded: Pick<LoadedGame, "game">;
  plan: Plan;
  results: Int32Array;
  /** Which kinds of cards the seats held; where it is empty, cards are not compared. */
  held: Uint32Array;
}

export interface Change {
  kind: "deck" | "card" | "first" | "length";
  /** The deck or the card. */
  about: string[];
  /** Shares of wins - of the deck, of whoever drew the card, of who went first - or turns a game. */
  before: number;
  after: number;
  difference: number;
  /** 95 % interval of the difference, by itself. */
  low: number;
  high: number;
  /** Deals that it rests on, each played with the seats swapped in both versions. */
  deals: number;
  p: number;
  /** Whether it stands among all that are asked. */
  found: boolean;
}

/** What is asked of both versions: of each deal a count, and of how many. */
interface Question {
  kind: Change["kind"];
  about: string[];
  before: Parts;
  after: Parts;
}

/**
 * How many games each version is to play, so that a change of a deck's share by `effect` is found as often as `power` even where
 * the games of the two versions have nothing in common: a deck sits in so many seats that twice the variance of a fair game is small
 * enough. Whole rounds of the plan's tables. `questions`: how many figures are compared at once.
 */
export function gamesFor(plan: Pick<Plan, "lists" | "pairs" | "bots">, questions: number, effect = EFFECT) {
  // the strictest step of the correction, and the share of misses to one side
  const z = deviations(RATE / questions) + deviations(2 * (1 - POWER));
  const seats = 0.5 * (z / effect) ** 2;
  const games = (seats * plan.lists.length) / plan.bots.length;
  return Math.ceil(games / plan.pairs.length) * plan.pairs.length;
}

/** How many figures a comparison of a plan comes to: its decks, their cards, going first, the length. */
export const questionsOf = ({ lists }: Pick<Plan, "lists">): number =>
  lists.length + new Set(lists.flatMap(({ cards }) => cards)).size + 2;

/** All that was asked of two versions, what stands first. Their plans have the same decks, by name and in the same order. */
export function changesBetween(before: Side, after: Side): Change[] {
  const games = Math.min(before.results.length, after.results.length) / FIELDS;
  const { plan } = before;
  const deals = plan.paired ? games >> 1 : games;
  const asked = [...deckQuestions(before), ...cardQuestions(before, after), ...gameQuestions()];
  const sides = [before, after].map((side) => new Reader(side));
  const whole = Array.from({ length: deals }, (_, deal) => deal).filter((deal) =>
    gamesOf(plan, deal).every((g) => sides.every((side) => side.of(g, HOW) !== BROKEN)),
  );
  const questions = asked.flatMap(({ kind, about, count }): Question[] => {
    const [first, second] = sides.map((side, n) => partsOf(side, plan, whole, count[n]!));
    const seen = whole.map((_, i) => i).filter((i) => first!.wholes[i]! > 0 || second!.wholes[i]! > 0);
    if (seen.length < FEWEST) return [];
    const only = ({ parts, wholes }: Parts): Parts => ({
      parts: seen.map((i) => parts[i]!),
      wholes: seen.map((i) => wholes[i]!),
    });
    return [{ kind, about, before: only(first!), after: only(second!) }];
  });
  return judged(questions);
}

function judged(questions: readonly Question[]): Change[] {
  const share = ({ parts, wholes }: Parts): number => total(parts) / total(wholes);
  const differences = questions.map(({ before, after }): Difference => pairedDifference(before, after));
  const stands = discoveries(
    differences.map(({ p }) => p),
    RATE,
  );
  const changes = questions.map(({ kind, about, before, after }, i): Change => {
    const { value, low, high, of, p } = differences[i]!;
    const found = stands[i]!;
    return {
      ...{ kind, about, before: share(before), after: share(after), difference: value },
      ...{ low, high, deals: of, p, found },
    };
  });
  return changes.sort((a, b) => Number(b.found) - Number(a.found) || a.p - b.p);
}

const total = (row: readonly number[]): number => row.reduce((a, b) => a + b, 0);

/** The numbers of the games of a deal. */
const gamesOf = ({ paired }: Plan, deal: number): number[] => (paired ? [2 * deal, 2 * deal + 1] : [deal]);

/** What a game adds to a count, and to what it is a part of. */
type Count = (side: Reader, game: number) => readonly [part: number, whole: number];
/** With its count in either version, since a card may have another number there. */
interface Asked {
  kind: Change["kind"];
  about: string[];
  count: readonly [Count, Count];
}

function partsOf(side: Reader, plan: Plan, deals: readonly number[], count: Count): Parts {
  const parts: number[] = [];
  const wholes: number[] = [];
  for (const deal of deals) {
    const counts = gamesOf(plan, deal).map((g) => count(side, g));
    parts.push(total(counts.map(([part]) => part)));
    wholes.push(total(counts.map(([, whole]) => whole)));
  }
  return { parts, wholes };
}

function deckQuestions({ plan }: Side): Asked[] {
  if (plan.lists.length < 2) return [];
  return plan.lists.map(({ id }, deck): Asked => {
    const count: Count = (side, g) => side.seats(g, (seat) => side.decks(g)[seat] === deck);
    return { kind: "deck", about: [id], count: [count, count] };
  });
}

function cardQuestions(before: Side, after: Side): Asked[] {
  if (before.held.length === 0 || after.held.length === 0) return [];
  const names = (side: Side): Set<string> => new Set(side.plan.lists.flatMap(({ cards }) => cards));
  const known = names(after);
  return [...names(before)]
    .filter((name) => known.has(name))
    .map((name): Asked => {
      const count = (side: Side): Count => {
        const kind = side.loaded.game.byName.get(name)!.id;
        return (reader, g) => reader.seats(g, (seat) => reader.holds(g, seat, kind));
      };
      return { kind: "card", about: [name], count: [count(before), count(after)] };
    });
}

function gameQuestions(): Asked[] {
  const first: Count = (side, g) =>
    side.of(g, HOW) === WON && side.of(g, FIRST) >= 0
      ? [side.of(g, WINNER) === side.of(g, FIRST) ? 1 : 0, 1]
      : [0, 0];
  const length: Count = (side, g) => [side.of(g, TURNS), 1];
  return [
    { kind: "first", about: [], count: [first, first] },
    { kind: "length", about: [], count: [length, length] },
  ];
}

/** The games of a version, read game by game. */
class Reader {
  private readonly side: Side;
  private readonly words: number;

  constructor(side: Side) {
    this.side = side;
    this.words = heldWords(side.loaded.game);
  }

  of(game: number, field: number): number {
    return this.side.results[game * FIELDS + field]!;
  }
  decks(game: number): readonly number[] {
    const { pairs } = this.side.plan;
    return pairs[game % pairs.length]!;
  }
  holds(game: number, seat: number, kind: number): boolean {
    const at = (game * this.side.plan.bots.length + seat) * this.words + (kind >> 5);
    return ((this.side.held[at]! >> (kind & 31)) & 1) === 1;
  }
  /** Of some seats of a game the points - as much for each where nobody won - and how many they are. */
  seats(game: number, wanted: (seat: number) => boolean): readonly [number, number] {
    const { length } = this.side.plan.bots;
    let points = 0;
    let of = 0;
    for (let seat = 0; seat < length; seat++) {
      if (!wanted(seat)) continue;
      of++;
      if (this.of(game, HOW) !== WON) points += 1 / length;
      else if (this.of(game, WINNER) === seat) points++;
    }
    return [points, of];
  }
}
