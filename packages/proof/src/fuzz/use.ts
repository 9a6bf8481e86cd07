/** Using what a door took: a game is played with it, and looked at with all eyes. */
import { answerAtRandom } from "@tefuda/bots";
import {
  assertSound,
  Chance,
  type Game,
  Machine,
  MachineFault,
  notations,
  readJournal,
  SPECTATOR,
  viewOf,
} from "@tefuda/kernel";
import { Broken } from "../fuzz/door.ts";
import { checkWords } from "../fuzz/words.ts";
import type { Dice } from "./dice.ts";

/**
 * How the machine says that a bound was reached; or that the position of a match, taken back to before it and played on
 * otherwise, cannot be laid out where the match has come to.
 */
const BOUND =
  /cannot be laid out|more than|more \w+ (wait|last)|than a state can hold|beyond what|too deeply/;

/** The words of a fault, if it is a bound that was reached. */
export function boundOf(error: unknown, input: string): string {
  if (!(error instanceof MachineFault)) throw error;
  checkWords(error.message, input);
  if (!BOUND.test(error.message)) throw new Broken(`a fault in play: ${error.message}`);
  return error.message;
}

/** Plays at random with lists of names for a number of answers; gives what was said of a bound that was reached. */
export function play(
  game: Game,
  lists: readonly (readonly string[])[],
  settings: Readonly<Record<string, number>>,
  dice: Dice,
  answers: number,
  input: string,
): string[] {
  const kinds = lists.map((list) => list.map((name) => game.byName.get(name)!.id));
  const m = new Machine(
    game,
    kinds.length,
    kinds.reduce((n, list) => n + list.length, 0),
  );
  const chance = new Chance();
  chance.seed(dice.below(65536), 0);
  try {
    m.start(dice.below(65536), kinds, settings);
    for (let i = 0; i < answers && !m.over; i++) {
      answerAtRandom(m, chance);
      if (i % 16 === 0) assertSound(m);
    }
    look(m, dice);
  } catch (error) {
    return [boundOf(error, input)];
  }
  return [];
}

const LANGUAGES = ["en", "ja"];

/** Looks at a machine with somebody's eyes: views and lines have to be words and whole numbers. */
export function look(m: Machine, dice: Dice): void {
  const observer = dice.pick([...Array.from({ length: m.layout.seats }, (_, seat) => seat), SPECTATOR]);
  const language = dice.pick(LANGUAGES);
  plain(viewOf(m, observer, language), "view");
  plain(readJournal(m, observer, language, 0), "log");
  assertSound(m);
  const spec = m.asking();
  if (!spec) return;
  const words = notations(m, spec, m.list());
  if (new Set(words).size !== words.length) throw new Broken("two options have the same notation");
}

/** Breaks on anything but plain values with numbers that are whole. */
function plain(value: unknown, where: string): void {
  switch (typeof value) {
    case "string":
    case "boolean":
      return;
    case "number":
      if (!Number.isInteger(value)) throw new Broken(`${where} is ${value}`);
      return;
    case "undefined":
      // A field that is not there.
      return;
    case "object":
      if (value === null) return;
      for (const [key, inner] of Object.entries(value)) plain(inner, `${where}.${key}`);
      return;
    default:
      throw new Broken(`${where} is a ${typeof value}`);
  }
}
