/**
 * How well a program plays, in five levels: how far it looks, how many options, how often, and how far it misjudges them.
 * What it misjudges is by its own measure, so that it errs where things lie close together, and never by a throw of dice.
 */
import { type Ahead, CONCEDE } from "@tefuda/kernel";
import type { Bot, Expected, Seen } from "../bot.ts";
import { greedy } from "../greedy.ts";
import type { LevelName } from "../level-names.ts";
import { expOf } from "../policy/policy.ts";
import type { Outlook } from "./outlook.ts";
import { onlyAnswer, Search } from "./search.ts";

/** That of all levels. */
const VERSION = 3;

interface Level {
  name: LevelName;
  /** Of the play-outs, and of the plans, that the game has been found to be worth. */
  share: number;
  /** Turns that it looks ahead at most. */
  turns: number;
  /** Options that it tries. */
  width: number;
  /** How far it misjudges, where a game does not say otherwise: of how far apart positions ahead lie, so much. */
  doubt: number;
}

const LEVELS: readonly Level[] = [
  { name: "novice", share: 0.1, turns: 1, width: 6, doubt: 2.6 },
  { name: "apprentice", share: 0.2, turns: 1, width: 10, doubt: 1.5 },
  { name: "journeyman", share: 0.35, turns: 2, width: 14, doubt: 0.95 },
  { name: "expert", share: 0.6, turns: 9, width: 18, doubt: 0.6 },
  { name: "master", share: 1, turns: 9, width: 24, doubt: 0 },
];

/** In so many worlds a game has to be lost before it is given up. */
const MANY = 20;

/** What is looked to where nobody has found out what is best. */
const PLAIN: Pick<Ahead, "playouts" | "turns" | "plans"> = { playouts: 100, turns: 1, plans: 0 };

/** How far each level misjudges in a game, the weakest first. */
export const doubtsIn = (ahead: Ahead | undefined): readonly number[] =>
  ahead?.doubts ?? LEVELS.map(({ doubt }) => doubt);

export const levels: readonly Bot[] = LEVELS.map((level, n): Bot => {
  return {
    name: level.name,
    version: VERSION,
    remembers: true,
    answer(seen) {
      const only = onlyAnswer(seen);
      if (only !== undefined) return only;
      if (level.doubt === 0 && seen.pack.ahead?.playouts === 0) return greedy.answer(seen);
      const search = searchOf(seen, level);
      const expected = search.expects();
      if (seen.mayGiveUp && isLost(expected[0]!.outlook)) return CONCEDE;
      return chosen(expected, doubtsIn(seen.pack.ahead)[n]! * search.spread, seen).say;
    },
    thinks(seen) {
      const search = searchOf(seen, level);
      const answers = onlyAnswer(seen) === undefined ? search.expects() : [];
      return { now: search.now(), answers, turns: search.turns, spread: search.spread };
    },
  };
});

/** Whether the game is lost in every one of many worlds; if that is said of the best answer, it is over. */
export const isLost = ({ tried, lost }: Outlook): boolean => tried >= MANY && lost === tried;

function searchOf(seen: Seen, { share, turns, width }: Level): Search {
  const { ahead } = seen.pack;
  const look = ahead && ahead.playouts > 0 ? ahead : PLAIN;
  return new Search(seen, {
    playouts: Math.ceil(look.playouts * share),
    plans: Math.ceil(look.plans * share),
    turns: Math.min(look.turns, turns),
    width,
  });
}

/** One of the answers, those that lie further behind being less likely: by e^-1 for each `doubt` (Boltzmann). */
function chosen(expected: readonly Expected[], doubt: number, seen: Seen): Expected {
  if (doubt === 0) return expected[0]!;
  const likely = expected.map(({ behind }) => expOf(-behind / doubt));
  let left = (likely.reduce((a, b) => a + b, 0) * (seen.chance(0x10000) + 0.5)) / 0x10000;
  for (const [i, weight] of likely.entries()) {
    left -= weight;
    if (left < 0) return expected[i]!;
  }
  return expected[0]!;
}
