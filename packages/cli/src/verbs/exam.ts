/**
 * `tefuda exam`: puts a program to positions in which one answer is plainly right: the strongest program finds the same one
 * with ten times its play-outs, three times over.
 */

import { botNamed, give, Host } from "@tefuda/bots";
import { Chance, type GamePackage, generateCode, Machine, Sight } from "@tefuda/kernel";
import { meetings, packed, wilson } from "@tefuda/lab";
import { type LoadedGame, loadGame } from "@tefuda/referee/games";
import { madeList } from "@tefuda/referee/made-list";
import { type Io, Misuse, outJson } from "../io.ts";
import { chooseLists, openGame } from "../open.ts";
import { figureLines, overLine } from "../paint.ts";
import { shareText } from "../simulate/share.ts";
import { type Language, terminalWords } from "../words/index.ts";
import { checkBot, stopper } from "./simulate.ts";

/** What makes an answer plainly right: so many times the play-outs, and so many searches that agree. */
const TIMES = 10;
const RUNS = 3;
/** One question in so many is put to the program, so that positions come out of many games. */
const ONE_IN = 12;
const STRONGEST = "master";

export interface ExamOptions {
  player: string;
  positions: number;
  seed: number;
  with?: string[];
  decks?: string[];
  randomDecks?: boolean;
  lang: Language;
  json?: boolean;
}

/** A position in which the program answered otherwise. */
interface Wrong {
  seed: number;
  answer: number;
  said: string | string[];
  right: string | string[];
}

export async function exam(id: string, options: ExamOptions, io: Io): Promise<void> {
  const loaded = await openGame(id, options.with, loadGame);
  checkBot(options.player);
  if (!botNamed(STRONGEST)?.thinks || !loaded.pack.ahead?.playouts) throw new Misuse((w) => w.notAhead(id));
  if (options.decks && options.randomDecks) throw new Misuse((w) => w.randomDecks);
  generateCode(loaded.game);
  const words = terminalWords(options.lang);
  const { stop, end } = stopper(io);
  const examiner = new Examiner(loaded.pack, options.player);
  const wrong: Wrong[] = [];
  let tried = 0;
  let plain = 0;
  for (const { m, seed, answer } of positions(loaded, options)) {
    const right = examiner.plainlyRight(m);
    tried++;
    if (right !== undefined) {
      plain++;
      const said = examiner.answer(m);
      if (String(said) !== String(right)) wrong.push({ seed, answer, said, right });
    }
    if (io.errTty) io.err(overLine(words.exam.progress(plain, options.positions)));
    await new Promise((resolve) => setImmediate(resolve));
    if (plain >= options.positions || stop.asked) break;
  }
  end();
  if (io.errTty) io.err(overLine(""));
  const share = wilson(plain - wrong.length, plain);
  const result = { game: id, player: options.player, seed: options.seed, tried, plain, ...share, wrong };
  if (options.json) outJson(io, result);
  else
    io.out(
      figureLines([
        [words.exam.tried, `${tried}`],
        [words.exam.plain, `${plain}`],
        [words.exam.right(options.player), shareText(share, words)],
      ]),
    );
}

/** Asks programs what they would do in the place of who is asked; each has a chance of its own. */
class Examiner {
  private readonly strong: Host;
  private readonly examined: Host;
  private chance = 0;

  constructor(pack: GamePackage, player: string) {
    const ahead = { ...pack.ahead!, playouts: pack.ahead!.playouts * TIMES };
    this.strong = new Host({ ...pack, ahead }, botNamed(STRONGEST)!);
    this.examined = new Host(pack, botNamed(player)!);
  }

  /** The answer that all searches agree on. */
  plainlyRight(m: Machine): string | string[] | undefined {
    const first = this.ask(this.strong, m);
    for (let run = 1; run < RUNS; run++)
      if (String(this.ask(this.strong, m)) !== String(first)) return undefined;
    return first;
  }

  answer(m: Machine): string | string[] {
    return this.ask(this.examined, m);
  }

  private ask(host: Host, m: Machine): string | string[] {
    const seat = m.asking()!.who(m);
    host.begin(this.chance++, seat);
    return host.answer(new Sight(m, seat));
  }
}

/** Positions with a choice, out of games that greedy plays against itself. */
function* positions(
  loaded: LoadedGame,
  { seed, decks, randomDecks }: ExamOptions,
): Generator<{ m: Machine; seed: number; answer: number }> {
  const { game, pack } = loaded;
  const lists = randomDecks ? [] : chooseLists(loaded, decks ?? ["all"]).map(({ cards }) => cards);
  const tables = lists.length === 1 ? [[0, 0]] : meetings(lists.length, 2);
  const chance = new Chance();
  for (let g = seed; ; g++) {
    const named = randomDecks
      ? [0, 1].map((seat) => madeList(loaded, 2 * g + seat))
      : tables[g % tables.length]!.map((list) => lists[list]!);
    const cards = named.map((list) => list.map((name) => game.byName.get(name)!.id));
    const m = new Machine(game, 2, cards[0]!.length + cards[1]!.length);
    m.start(g, cards, pack.simulation);
    chance.seed(g, 2);
    const hosts = cards.map((_, seat) => {
      const host = new Host(pack, botNamed("greedy")!);
      host.begin(g, seat);
      return host;
    });
    for (let answer = 0; answer < 2000 && !m.over; answer++) {
      const seat = m.asking()!.who(m);
      if (chance.below(ONE_IN) === 0 && m.list() > 1) yield { m, seed: g, answer };
      give(m, packed(m, hosts[seat]!.answer(new Sight(m, seat))));
    }
  }
}
