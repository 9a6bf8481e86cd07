/**
 * Everything that an observer is given of a match, part by part, each as a text: what it sees, what it reads, what it
 * is asked and told, what the tables send it, and what a program in its place would get.
 */
import { type Bot, Host } from "@tefuda/bots";
import {
  cardsByPlace,
  endMod,
  firstMod,
  type GamePackage,
  linkAt,
  linkCount,
  linkSeat,
  linkSource,
  type Machine,
  type Match,
  MOD_SIZE,
  modAmount,
  modChange,
  modSource,
  modSubject,
  SPECTATOR,
  STATUS,
} from "@tefuda/kernel";
import type { Arena } from "./arena.ts";
import { newsFor, type Table, tableFor, terminalText } from "./outgoing.ts";

/** One side of a pair: a match at a table, and where in it the pair began. */
export interface Side {
  arena: Arena;
  table: Table;
  match: Match;
  from: number;
  /** A program that is given what a bot is given. */
  host: Host;
  got: BotInput;
}

export function sideOf(arena: Arena, number: number, seed: number): Side {
  const table = tableFor(arena, number, seed);
  return { arena, table, match: table.room.match, from: 0, ...hostOf(arena.pack) };
}

export interface BotInput {
  text: string;
  /** Whether worlds are written place by place instead of number by number. */
  byPlaces: boolean;
}

/** A bot that only notes what it is given. */
function hostOf(pack: GamePackage): { host: Host; got: BotInput } {
  const got: BotInput = { text: "", byPlaces: false };
  const spy: Bot = {
    name: "spy",
    answer(seen) {
      const world = seen.imagine();
      got.text = JSON.stringify([
        seen.seat,
        seen.view,
        got.byPlaces ? worldByPlaces(world) : Buffer.from(world.s.buffer).toString("hex"),
        world.journal.on ? "its journal is written" : world.journal.length,
        seen.chance(1000),
      ]);
      return "";
    },
  };
  return { host: new Host(pack, spy), got };
}

/** A world without the numbers of its cards: what lies at which place, what lasts on it, and what waits. */
function worldByPlaces(m: Machine): unknown {
  const { layout, s } = m;
  const cards = cardsByPlace(m);
  const place = (card: number): number => (card < 0 ? card : cards.indexOf(card));
  const columns = ["kind", "zone", "flags", "seen"] as const;
  const lasting: number[][] = [];
  for (let mod = firstMod(m); mod < endMod(m); mod += MOD_SIZE)
    lasting.push([
      modChange(m, mod).id,
      place(modSource(m, mod)),
      place(modSubject(m, mod)),
      modAmount(m, mod),
    ]);
  return [
    Array.from(s.subarray(0, STATUS)),
    cards.map((card) => columns.map((column) => s[layout[column] + card])),
    Array.from({ length: layout.zones }, (_, zone) => m.count(zone)),
    m.game.shape.numbers.map((name, i) => (m.game.shape.unseen?.includes(name) ? null : m.number(i))),
    Array.from(s.subarray(layout.seat, layout.seat + layout.seats * layout.seatSize)),
    lasting,
    Array.from({ length: linkCount(m) }, (_, n) => [
      linkSeat(m, linkAt(m, n)),
      place(linkSource(m, linkAt(m, n))),
    ]),
  ];
}

/** What is asked of a side besides what it is given anyway. */
export interface Questions {
  languages: readonly string[];
  /** Things asked "why can't I?" about, and given as answers where they are none. */
  sayings: readonly string[];
  /** Answers of the observer's of which a forecast is asked. */
  answers: readonly string[];
  /** Whether the log is read from where the pair began, or only its end. */
  whole: boolean;
  /** Seed of the bot's chance, and whether it is given cards whose numbers are not the same in both games. */
  seed: number;
  numbersApart: boolean;
  /** Whether a person at the terminal looks around too. */
  terminal: boolean;
  /** Whether both games were taken back to a state that lies behind them. */
  past: boolean;
}

export type Part = [name: string, text: () => string | Promise<string>];

/** The names of the parts, and how each is made. */
export function* parts(side: Side, observer: number, ask: Questions): Generator<Part> {
  const { match, arena, host } = side;
  for (const language of ask.languages) {
    yield [`view (${language})`, () => JSON.stringify(match.view(observer, language))];
    const since = ask.whole ? side.from : Math.max(side.from, match.length - 1);
    yield [`log (${language})`, () => JSON.stringify(match.logSince(observer, since, language))];
  }
  yield ["taking back", () => history(side, observer)];
  yield ["table", () => newsFor(side.table.news, observer)];
  if (observer === SPECTATOR) return;
  for (const saying of ask.sayings) {
    yield [`why ("${saying}")`, () => JSON.stringify(match.why(observer, saying))];
    yield [`refusal ("${saying}")`, () => refusal(match, observer, saying)];
  }
  yield ["forecast", () => JSON.stringify(side.table.room.forecast(observer, match.length, null))];
  if (match.asked !== observer || ask.past) return;
  for (const answer of ask.answers)
    yield [
      `forecast ("${answer}")`,
      () => JSON.stringify(side.table.room.forecast(observer, match.length, answer)),
    ];
  yield ["bot", () => botInput(side, observer, ask)];
  if (ask.terminal) yield ["terminal", () => terminalText(arena, match, host, observer, ask.sayings)];
}

/** What a table may tell a seat of going back and forth. */
function history({ match, from }: Side, observer: number): string {
  const innocent: boolean[] = [];
  for (let steps = 1; steps <= Math.min(6, match.length - from); steps++)
    innocent.push(match.undoIsInnocent(steps));
  const back = observer === SPECTATOR ? 0 : match.stepsBack(observer);
  return JSON.stringify([match.length, match.over, match.canRedo, back, innocent]);
}

/** What is said to an answer that is none. One that would be taken is not given; saying nothing may be picking nothing. */
function refusal(match: Match, observer: number, saying: string): string {
  if (match.asked === observer && saying.trim() === "") return "";
  if (match.why(observer, saying).verdict === "allowed") return "allowed";
  return JSON.stringify(match.answer(observer, saying));
}

function botInput({ match, host, got }: Side, observer: number, ask: Questions): string {
  host.begin(ask.seed, observer);
  got.byPlaces = ask.numbersApart;
  host.answer(match.sight(observer));
  return got.text;
}

/** Where two texts first differ, with a little around it. */
export function firstDifference(real: string, twin: string): { real: string; twin: string } {
  let at = 0;
  while (at < real.length && real[at] === twin[at]) at++;
  const from = Math.max(0, at - 40);
  return { real: real.slice(from, at + 60), twin: twin.slice(from, at + 60) };
}
