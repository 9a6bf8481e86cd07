/** What a computer player is: it sees a view and a world it may take for possible, and nothing else of the match. */
import {
  digest,
  type GamePackage,
  type Machine,
  type QuestionView,
  type Setup,
  type View,
} from "@tefuda/kernel";
import { greedy } from "./greedy.ts";
import { greedy1 } from "./greedy-1.ts";
import { random } from "./random.ts";
import { levels } from "./search/levels.ts";
import type { Outlook } from "./search/outlook.ts";

/** What a bot expects of an answer. */
export interface Expected {
  say: string | string[];
  /** How much better the best answer is, in the mean, on the scale of the game's own judgement. */
  behind: number;
  outlook: Outlook;
}
/** What a bot thinks of a position. */
export interface Thought {
  /** The answers that it thought of, the best first; nothing where there is no choice. */
  answers: readonly Expected[];
  /** How the game stands now. */
  now: Outlook;
  /** Turns that were played on to their end, the one under way among them; 0: to the end of its stage. */
  turns: number;
  /** How far apart the positions lie in which playing on came to an end: a standard deviation, on the scale of `behind`. */
  spread: number;
}

/** What a bot is given when it is asked. Everything here is worked out only when the bot looks at it. */
export interface Seen {
  seat: number;
  /** Law 6: all that the seat may know, the question among it. */
  readonly view: View;
  readonly question: QuestionView;
  /** A possible world (see the kernel's `Worlds`), another at every call, in the same machine, which is the bot's to play on with. */
  determinize(): Machine;
  /** A whole number from 0 to n - 1 out of the bot's own chance. */
  chance(n: number): number;
  /** Whether it has thought for as long as it may; always false where only play-outs are counted. */
  isTimeUp(): boolean;
  /** Whether it may answer that it gives up. */
  mayGiveUp: boolean;
  pack: GamePackage;
}

export interface Bot {
  name: string;
  /** Counts up whenever it would answer otherwise than before. */
  version: number;
  /** It remembers what went into the hands of others, which a journal has to be kept for (the kernel's `memory.ts`). */
  remembers?: true;
  /** It thinks neither of lists - whatever it cannot see may be any card of the game - nor of what can be stepped before. */
  blind?: true;
  /** The answer to the question of the view, in notation; a list for questions that take several. */
  answer(seen: Seen): string | string[];
  /** What it expects of its answers, from what it may know alone; a bot that does not look ahead expects nothing. */
  thinks?(seen: Seen): Thought;
}

export const bots: readonly Bot[] = [random, greedy, greedy1, ...levels];
export const botNamed = (name: string): Bot | undefined => bots.find((bot) => bot.name === name);

/** Which program it is, in which version, and with what data of a game: "master 1 1f0c…"; for records. */
export function signOf({ name, version, thinks }: Bot, { ahead }: GamePackage): string {
  const data = thinks && ahead ? [digest(JSON.stringify(ahead))] : [];
  return [name, version, ...data].join(" ");
}

/** What a match is told of who sits down, by their names; nothing where no program does. */
export function programsOf(players: readonly string[], pack: GamePackage): Pick<Setup, "programs"> {
  const found = players.map(botNamed);
  if (!found.some((bot) => bot)) return {};
  return { programs: found.map((bot) => (bot ? signOf(bot, pack) : null)) };
}
