/** `tefuda lab what-if` and `tefuda lab number`: versions of a game's cards, played on the same deals. */
import { availableParallelism } from "node:os";
import { join } from "node:path";
import {
  type Change,
  type Curve,
  changesBetween,
  curveOf,
  EFFECT,
  FIELDS,
  gamesFor,
  HABIT,
  meetings,
  type NumberPlace,
  numberAt,
  type Plan,
  Player,
  POWER,
  questionsOf,
  RATE,
  type Side,
  swapped,
  type Version,
  withNumber,
  withNumbers,
} from "@tefuda/lab";
import { editionOf } from "@tefuda/lab/edition";
import { KeptRun, keptGames } from "@tefuda/lab/kept";
import { runInWorkers } from "@tefuda/lab/run";
import { type LoadedGame, loadGame } from "@tefuda/referee/games";
import { Failed, type Io, Misuse, outJson } from "../io.ts";
import { chooseLists, openGame } from "../open.ts";
import { figureLines, oneLine } from "../paint.ts";
import { percent } from "../simulate/share.ts";
import { type Language, terminalWords } from "../words/index.ts";
import { checkBot, progress, stopper } from "./simulate.ts";

interface CommonOptions {
  games?: number;
  seconds?: number;
  seed: number;
  player: string;
  with?: string[];
  out?: string;
  workers?: number;
  lang: Language;
  json?: boolean;
}
export interface WhatIfOptions extends CommonOptions {
  against?: string[];
  set?: string[];
  decks?: string[];
}
export interface NumberOptions extends CommonOptions {
  card: string;
  field: string;
  from: number;
  to: number;
  step: number;
  even?: string[];
}

/** Games that a worker plays at a time, and that a file of a kept run holds. */
const AT_A_TIME = 100;
/** Answers after which a game counts as unfinished. */
const LIMIT = 20_000;
/** Cards that are shown; all are in the JSON. */
const MOST_CARDS = 8;
/** Games that are played to see how long one takes. */
const TRIED = 10;
/** So many games a value where nobody says how many: an interval of about three points to both sides. */
const A_VALUE = 1000;

export async function whatIf(id: string, options: WhatIfOptions, io: Io): Promise<void> {
  if (!options.against === !options.set) throw new Misuse((w) => w.oneChange);
  const before = await openGame(id, options.with, loadGame);
  const after = options.against
    ? await openGame(id, options.against, loadGame)
    : await versionOf(before, withNumbers(before, options.set!.map(changeIn)));
  const lists = chooseLists(before, options.decks ?? ["all"]);
  const known = chooseLists(after, ["all"]);
  // what a deck is in the other version is what bears its id there; one from a file is the same in both
  const others = lists.map((list) => known.find((other) => other.id === list.id) ?? list);
  const plan = planOf(before, lists, options);
  const plans: Planned[] = [
    { name: "before", loaded: before, plan },
    { name: "after", loaded: after, plan: { ...planOf(after, others, options), ...brought(after) } },
  ];
  const played = await playedAll(plans, gamesFor(plan, questionsOf(plan)), options, io);
  const changes = changesBetween(played.sides[0]!, played.sides[1]!);
  const { games, stopped, editions, broken } = played;
  if (options.json)
    outJson(io, {
      ...{ game: id, editions, players: plan.bots, seed: plan.seed, games, stopped, broken },
      ...{ chosen: { effect: EFFECT, power: POWER, rate: RATE }, changes },
    });
  else io.out(whatIfText(changes, games, stopped, options));
  if (broken > 0) throw new Failed();
}

export async function number(id: string, options: NumberOptions, io: Io): Promise<void> {
  const loaded = await openGame(id, options.with, loadGame);
  const place: NumberPlace = { card: options.card, field: options.field };
  const printed = numberAt(loaded, place);
  const { name } = loaded.book.cards.find(
    (card) => card.name === place.card || Object.values(card.names ?? {}).includes(place.card),
  )!;
  const lists = chooseLists(loaded, options.even ?? ["all"]);
  if (options.even && lists.length !== 2) throw new Misuse((w) => w.twoDecks);
  const holds = new Set(lists.flatMap(({ cards }, deck) => (cards.includes(name) ? [deck] : [])));
  if (holds.size === 0) throw new Misuse((w) => w.inNoDeck(name));
  const asked = options.even ? new Set([0]) : holds;
  const all = planOf(loaded, lists, options);
  const pairs = all.pairs.filter((table) => table.some((deck) => holds.has(deck)));
  const values: number[] = [];
  for (let value = options.from; value <= options.to; value += options.step) values.push(value);
  const plans: Planned[] = [];
  for (const value of values) {
    const version = await versionOf(loaded, withNumber(loaded, place, value));
    plans.push({ name: `${value}`, loaded: version, plan: { ...all, pairs, ...brought(version) } });
  }
  const { sides, games, stopped, editions, broken } = await playedAll(plans, A_VALUE, options, io);
  const at = sides.map((side, i) => ({ value: values[i]!, ...side }));
  const curve = curveOf({ ...all, pairs }, name, asked, at, options.even !== undefined);
  const decks = [...asked].map((deck) => lists[deck]!.id);
  if (options.json)
    outJson(io, {
      ...{ game: id, card: name, field: place.field, printed, decks, against: options.even?.[1] ?? null },
      ...{ editions, players: all.bots, seed: all.seed, games, stopped, broken },
      ...{ points: curve.points, ...(options.even ? { even: curve.even ?? null } : {}) },
    });
  else io.out(numberText(curve, name, printed, decks, games, stopped, options));
  if (broken > 0) throw new Failed();
}

/** A version, and by which cards it was changed: the plan says them, so that workers and kept runs know. */
type Changed = LoadedGame & Pick<Plan, "changed">;

async function versionOf({ pack }: LoadedGame, { sets, changed }: Version): Promise<Changed> {
  return { ...(await loadGame(pack.id, sets, changed)), changed };
}
const brought = ({
  sets,
  changed = [],
}: LoadedGame & Pick<Plan, "changed">): Pick<Plan, "sets" | "changed"> => ({
  sets,
  changed,
});

/** "Errand Bee:bite=3" */
function changeIn(text: string): NumberPlace & { value: number } {
  const found = /^(?<card>.+):(?<field>[^:=]+)=(?<value>\d+)$/.exec(text)?.groups;
  if (!found) throw new Misuse((w) => w.noChange(text));
  return { card: found.card!.trim(), field: found.field!.trim(), value: Number(found.value) };
}

function planOf(
  loaded: LoadedGame,
  lists: readonly { id: string; cards: readonly string[] }[],
  { player, seed }: CommonOptions,
): Plan {
  checkBot(player, [HABIT]);
  const { min: seats } = loaded.game.seats;
  return {
    ...{ game: loaded.pack.id, sets: loaded.sets, seed, limit: LIMIT, held: true },
    bots: Array.from({ length: seats }, () => player),
    lists: lists.map(({ id, cards }) => ({ id, cards: [...cards] })),
    pairs: seats === 2 ? swapped(lists.length) : meetings(lists.length, seats),
    ...(seats === 2 ? { paired: true } : {}),
    settings: { ...loaded.pack.simulation },
  };
}

interface Planned {
  name: string;
  loaded: LoadedGame;
  plan: Plan;
}

/** All versions played, as many games each: as asked for, or as fit into so many seconds, or as many as are `needed`. */
async function playedAll(plans: readonly Planned[], needed: number, options: CommonOptions, io: Io) {
  const cores = availableParallelism();
  const before = options.out && keptGames(join(options.out, plans[0]!.name));
  const games =
    options.games ??
    (before || wholeRounds(plans[0]!, await gamesIn(plans[0]!, needed, options, plans.length / cores)));
  const workers = Math.min(options.workers ?? cores, cores, Math.ceil(games / AT_A_TIME));
  const { stop, end } = stopper(io);
  const told = progress(io, games * plans.length, terminalWords(options.lang));
  const sides: Side[] = [];
  const editions: string[] = [];
  let stopped = false;
  let broken = 0;
  for (const [n, { name, loaded, plan }] of plans.entries()) {
    const edition = editionOf(loaded);
    editions.push(edition);
    const kept =
      options.out && new KeptRun(join(options.out, name), { plan, games, atATime: AT_A_TIME, edition });
    const moved = (done: number): void => told(n * games + done);
    const outcome = await runInWorkers(plan, games, workers, stop, moved, AT_A_TIME, kept || undefined);
    sides.push({ loaded, plan, results: outcome.results, held: outcome.held });
    stopped ||= outcome.stopped;
    broken += outcome.faults.length;
  }
  end();
  told(-1);
  return { sides, games, stopped, editions, broken };
}

const wholeRounds = ({ plan }: Planned, games: number): number =>
  Math.max(1, Math.round(games / plan.pairs.length)) * plan.pairs.length;

/** Seconds only say how many games there are to be: the number is what a kept run goes by. `share`: of a core, for a version. */
async function gamesIn(
  { plan }: Planned,
  needed: number,
  { seconds }: CommonOptions,
  share: number,
): Promise<number> {
  if (seconds === undefined) return needed;
  const player = new Player({ ...plan, held: false }, await loadGame(plan.game, plan.sets, plan.changed));
  const row = new Int32Array(FIELDS);
  const from = performance.now();
  for (let g = 0; g < TRIED; g++) player.play(g, row, 0);
  const each = (performance.now() - from) / 1000 / TRIED;
  return Math.min(needed, seconds / each / share);
}

function whatIfText(
  changes: readonly Change[],
  games: number,
  stopped: boolean,
  options: WhatIfOptions,
): string {
  const words = terminalWords(options.lang);
  const { lab: w, simulate } = words;
  const head = figureLines([
    [simulate.games, simulate.gamesFrom(games.toLocaleString("en"), stopped, options.seed)],
    [w.compared, w.comparedOf(changes.length, percent(RATE))],
  ]);
  const found = changes.filter((change) => change.found);
  if (found.length === 0) return `${head}\n${w.nothingChanged}\n`;
  // whoever wins more wins more with every card: the cards that moved most say which did it
  const cards = found.filter(({ kind }) => kind === "card");
  const most = cards.sort((a, b) => Math.abs(b.difference) - Math.abs(a.difference)).slice(0, MOST_CARDS);
  const left = cards.length - most.length;
  const lines = [...found.filter(({ kind }) => kind !== "card"), ...most].map((change): [string, string] => {
    const shown = (x: number): string => (change.kind === "length" ? x.toFixed(2) : percent(x));
    const length = change.kind === "length";
    const plain = (x: number): string => (length ? x.toFixed(2) : (100 * x).toFixed(1));
    const by = length ? plain(change.difference) : w.points(plain(change.difference));
    const about = w.changed[change.kind](oneLine(change.about[0] ?? ""));
    const { before, after, low, high } = change;
    return [about, w.change(shown(before), shown(after), by, plain(low), plain(high))];
  });
  const more = left > 0 ? `${w.moreCards(left)}\n` : "";
  return `${head}\n${w.changes}\n${figureLines(lines)}${more}`;
}

function numberText(
  curve: Curve,
  card: string,
  printed: number,
  decks: readonly string[],
  games: number,
  stopped: boolean,
  options: NumberOptions,
): string {
  const words = terminalWords(options.lang);
  const { lab: w, simulate } = words;
  const shown = ({ value, low, high }: { value: number; low: number; high: number }): string =>
    w.between(percent(value), percent(Math.max(0, low)), percent(Math.min(1, high)));
  const head = figureLines([
    [simulate.games, simulate.gamesFrom(games.toLocaleString("en"), stopped, options.seed)],
    [w.number, w.printedAs(oneLine(card), options.field, printed)],
    [w.decksAsked, oneLine(words.joined(decks))],
  ]);
  const points = curve.points.map(({ value, wins, drawn }): [string, string] => [
    `${value}`,
    w.atValue(shown(wins), shown(drawn)),
  ]);
  const even = options.even ? `\n${evenText(curve, options)}\n` : "";
  return `${head}\n${w.curve}\n${figureLines(points)}${even}`;
}

function evenText({ even }: Curve, { lang, from, to }: NumberOptions): string {
  const { lab: w } = terminalWords(lang);
  if (!even) return w.noEven(from, to);
  const { value, low, high } = even;
  return w.even(value.toFixed(1), low?.toFixed(1) ?? `< ${from}`, high?.toFixed(1) ?? `> ${to}`);
}
