/** `tefuda try`: a set of one's own, checked and then played against all ready decks of its game. */

import { availableParallelism } from "node:os";
import { inTables } from "@tefuda/cardtext/card-table";
import type { ListInfo } from "@tefuda/kernel";
import type { Plan } from "@tefuda/lab";
import { type Outcome, runHere, runInWorkers } from "@tefuda/lab/run";
import { type LoadedGame, loadGame, loadLists, loadSetPacks, openSet } from "@tefuda/referee/games";
import { type MadeDecks, makeDecks } from "@tefuda/referee/made-decks";
import { type OwnSet, setOf } from "@tefuda/referee/own-set";
import { problemIn } from "@tefuda/referee/problems";
import { strangeWords } from "@tefuda/referee/strange-words";
import { loadScenarios, runSuite } from "@tefuda/referee/suite";
import { Failed, type Io, Misuse, outJson } from "../io.ts";
import { knownGame } from "../open.ts";
import { oneLine } from "../paint.ts";
import { meetingsOf, tryout, tryoutText } from "../simulate/tryout.ts";
import { type Speech, speechOf } from "../speech.ts";
import { type Language, terminalWords } from "../words/index.ts";
import { failureText } from "./scenario.ts";
import { progress, stopper } from "./simulate.ts";

export interface TryOptions {
  games?: number;
  seed: number;
  with?: string[];
  lang: Language;
  json?: boolean;
}

/** Without being told how many, each deck meets each as often, and all in all about so many games are played. */
const ABOUT = 120;
/** Games among players that look ahead are slow: a worker plays so many at a time. */
const AT_A_TIME = 16;
/** Answers after which a game counts as unfinished. */
const LIMIT = 20_000;
/** Who plays: the player that looks ahead. */
const BOT = "greedy";

export async function tryOut(path: string, options: TryOptions, io: Io): Promise<void> {
  const set = openSet(path);
  knownGame(set.game);
  const loaded = await loadGame(set.game, [...(options.with ?? []).map(openSet), set]);
  loadSetPacks(loaded);
  const speech = speechOf(loaded, options.lang);
  const names = loaded.book.cards.filter((card) => setOf([set], card)).map(({ name }) => name);
  const met = decksOf(loaded, set, names);
  const { decks, made } = met;
  const left = told(met.left, options.lang);
  const files = loaded.sets.flatMap(({ cards }) => cards);
  const warnings = inTables(strangeWords(loaded.pack, loaded.book, files, loaded.sets), files);
  if (!options.json)
    for (const warning of warnings) io.out(`${speech.words.cards.warning(speech.words.problem(warning))}\n`);
  const rulings = await rulingsOf(set, loaded, options, io);
  if (!options.json) io.out(beginning(names, rulings, met, speech));
  if (decks.length === 0) {
    if (options.json) outJson(io, { set: set.id, game: set.game, rulings, left });
    throw new Failed();
  }
  const { plan, outcome } = await played(loaded, decks, met.ready, options, io);
  const result = tryout(plan, decks.length, names, outcome, loaded.game);
  if (options.json)
    outJson(io, {
      ...{ set: set.id, game: set.game, rulings, made: made ? decks : [], left },
      ...result,
    });
  else io.out(tryoutText(result, speech));
  if (result.failed > 0 || rulings.failed > 0) throw new Failed();
}

interface Decks {
  decks: readonly ListInfo[];
  ready: readonly ListInfo[];
  /** Whether the set has no decks, so that they were made. */
  made: boolean;
  left: MadeDecks["left"];
}

/** The decks of the set, or such as can be made with its cards; and those that come with the game. */
function decksOf(loaded: LoadedGame, set: OwnSet, names: readonly string[]): Decks {
  const all = loadLists({ ...loaded, sets: [set] });
  const ready = all.slice(set.decks.length);
  if (ready.length === 0) throw new Misuse((w) => w.noLists(set.game));
  if (set.decks.length > 0) return { decks: all.slice(0, set.decks.length), ready, made: false, left: [] };
  if (names.length === 0) throw new Misuse((w) => w.emptySet(set.path));
  return { ...makeDecks(loaded, names, ready), ready, made: true };
}

interface Rulings {
  passed: number;
  failed: number;
}

async function rulingsOf(
  set: OwnSet,
  { sets }: LoadedGame,
  { lang, json }: TryOptions,
  io: Io,
): Promise<Rulings> {
  const suite = await loadScenarios(set.scenarios, set.game, () => true, sets);
  const results = runSuite(suite, [1]);
  const wrong = results.filter(({ failures }) => failures.length > 0);
  if (!json) {
    for (const problem of suite.problems) io.out(`${terminalWords(lang).problem(problem)}\n`);
    for (const result of wrong) io.out(failureText(result, lang));
  }
  return { passed: results.length - wrong.length, failed: wrong.length + suite.problems.length };
}

/** What is said before the games. */
function beginning(
  names: readonly string[],
  rulings: Rulings,
  { decks, made, left }: Decks,
  speech: Speech,
): string {
  const { words, language } = speech;
  const { try: w } = words;
  const ours = ({ cards }: ListInfo): number => cards.filter((name) => names.includes(name)).length;
  return [
    words.cards.allRead(names.length),
    ...(rulings.passed + rulings.failed > 0 ? [w.rulings(words.tally(rulings.passed, rulings.failed))] : []),
    ...left.map(({ name, problem }) => w.noDeckFor(speech.called(name), problem.message[language])),
    ...(made ? decks.map((deck) => w.madeDeck(oneLine(deck.name), deck.cards.length, ours(deck))) : []),
    "",
  ].join("\n");
}

/** Plays the games; as many as are asked for, or every meeting as often as any other. */
async function played(
  loaded: LoadedGame,
  own: readonly ListInfo[],
  ready: readonly ListInfo[],
  options: TryOptions,
  io: Io,
): Promise<{ plan: Plan; outcome: Outcome }> {
  const pairs = meetingsOf(own.length, ready.length);
  const games = options.games ?? pairs.length * Math.ceil(ABOUT / pairs.length);
  const plan: Plan = {
    game: loaded.pack.id,
    sets: loaded.sets,
    bots: [BOT, BOT],
    lists: [...own, ...ready].map(({ id, cards }) => ({ id, cards: [...cards] })),
    pairs,
    seed: options.seed,
    settings: { ...loaded.pack.simulation },
    limit: LIMIT,
    cards: true,
  };
  const { stop, end } = stopper(io);
  const told = progress(io, games, terminalWords(options.lang));
  const workers = Math.min(availableParallelism(), Math.floor(games / (2 * AT_A_TIME)));
  const outcome =
    workers > 1
      ? await runInWorkers(plan, games, workers, stop, told, AT_A_TIME)
      : await runHere(plan, games, loaded, stop, told);
  end();
  told(-1);
  return { plan, outcome };
}

const told = (left: MadeDecks["left"], language: Language) =>
  left.map(({ name, problem }) => ({ name, problem: problemIn(problem, language) }));
