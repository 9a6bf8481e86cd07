/** The start of a scenario: from what its author wrote to a match that stands there. */
import {
  type Game,
  Match,
  type Placed,
  type Position,
  plainSay,
  type Setup,
  type TableLayout,
} from "@tefuda/kernel";
import { z } from "zod";
import type { Path } from "./document.ts";
import { seatNumber } from "./naming.ts";
import type { Scenario } from "./scenario-file.ts";
import { AWAY, type GameWords, indexOf, phaseOf, spellings, wordsOf } from "./words.ts";

/** What a scenario starts from, with all names looked up. */
export interface Start {
  turn: number;
  player: number;
  phase: number | undefined;
  seed: number;
  settings: Record<string, number>;
  lists: string[][];
  position: Position;
  /** A whole game from its first moment, with the decks as they are; nothing is laid out. */
  dealt: boolean;
}

/** What lies wherever a scenario does not say which cards lie there: a plain card, and how many in which zones. */
export interface Filler {
  card: string;
  filled?: Readonly<Record<string, number>>;
}

const DECK_SIZE = 30;
const WORDS = ["turn", "player", "phase", "seed", "dealt"];

/** The same game with a place outside of it. */
export function withAside(game: Game): Game {
  const away = { id: AWAY, per: "shared", sees: "none", inPlay: false } as const;
  return { ...game, shape: { ...game.shape, zones: [...game.shape.zones, away] } };
}

const flags = z.object({
  card: z.string(),
  owner: z.enum(["A", "B", "C", "D"]).optional(),
  tapped: z.boolean().optional(),
  turned: z.boolean().optional(),
  "face down": z.boolean().optional(),
  under: z.array(z.unknown()).optional(),
  "attached to": z.string().optional(),
});
const FLAGS = ["card", "owner", "tapped", "turned", "face down", "under", "attached to"];
const ends = z.strictObject({
  top: z.array(z.unknown()).optional(),
  bottom: z.array(z.unknown()).optional(),
  only: z.array(z.unknown()).optional(),
});

const letters = (game: Game): string[] => [..."ABCD".slice(0, game.seats.max)];

/** Reads what stands under `start`; problems go to the scenario's document. */
export function readStart(scenario: Scenario, game: Game, layout: TableLayout, filler: Filler): Start {
  const { doc, start } = scenario;
  const at: Path = [...scenario.at, "start"];
  const whole = (value: unknown, path: Path, fallback: number): number => {
    if (value === undefined) return fallback;
    return doc.check(z.int(), value, path) ?? fallback;
  };
  const result: Start = {
    turn: whole(start.turn, [...at, "turn"], 3),
    player: 0,
    phase: undefined,
    seed: whole(start.seed, [...at, "seed"], 1),
    settings: {},
    lists: [],
    position: { seats: [] },
    dealt:
      start.dealt === undefined ? false : (doc.check(z.boolean(), start.dealt, [...at, "dealt"]) ?? false),
  };
  if (result.turn < 1 || result.turn > 99) doc.report([...at, "turn"], "a turn from 1 to 99");
  const word = (key: "player" | "phase", fallback: string): string =>
    start[key] === undefined ? fallback : (doc.check(z.string(), start[key], [...at, key]) ?? fallback);
  const player = word("player", "A");
  if (letters(game).includes(player)) result.player = seatNumber(player);
  else doc.reportWord([...at, "player"], "seat", player, letters(game));
  const phase = word("phase", "main");
  const words = wordsOf(game, layout);
  result.phase = phaseOf(words.phases, phase);
  const listedBy = `tefuda scenario --words ${game.id}`;
  if (start.phase !== undefined && result.phase === undefined)
    doc.reportWord([...at, "phase"], "phase", phase, spellings(words.phases), { listedBy });
  const numbers: Record<string, number> = {};
  const seats: unknown[] = Array.from({ length: game.seats.min });
  for (const [key, value] of Object.entries(start)) {
    if (WORDS.includes(key)) continue;
    if (key.length === 1 && letters(game).includes(key)) seats[seatNumber(key)] = value;
    else {
      const setting = words.settings[indexOf(words.settings, key)]?.id;
      const number = words.gameNumbers[indexOf(words.gameNumbers, key)]?.id;
      if (setting !== undefined) result.settings[setting] = whole(value, [...at, key], 0);
      else if (number !== undefined) numbers[number] = whole(value, [...at, key], 0);
      else {
        const known = [...WORDS, ...letters(game), ...spellings([...words.settings, ...words.gameNumbers])];
        doc.reportWord([...at, key], "key", key, known, { key: true, listedBy });
      }
    }
  }
  const away: Placed[] = [];
  // a seat between two that are named is there as well
  const sides = Array.from(seats, (value, seat) => {
    const path: Path = [...at, "ABCD"[seat]!];
    const given = value === undefined ? {} : doc.check(z.record(z.string(), z.unknown()), value, path);
    return readSide({ scenario, game, words }, given ?? {}, path, seat, filler);
  });
  result.position = { numbers, seats: sides, shared: { [AWAY]: away } };
  addFillers(result, game, filler.card, away);
  return result;
}

type Side = { numbers: Record<string, number>; zones: Record<string, Placed[]> };

/** A scenario, and the game and words that it is read with. */
interface Reading {
  scenario: Scenario;
  game: Game;
  words: GameWords;
}

function readSide(
  reading: Reading,
  given: Readonly<Record<string, unknown>>,
  path: Path,
  seat: number,
  filler: Filler,
): Side {
  const { game, words } = reading;
  const { doc } = reading.scenario;
  const { shape } = game;
  const start = shape.zones[game.startZone]!.id;
  const fill = (n: number): Placed[] => Array.from({ length: n }, () => ({ card: filler.card }));
  const filled = Object.entries({ [start]: DECK_SIZE, ...filler.filled });
  const side: Side = { numbers: {}, zones: Object.fromEntries(filled.map(([id, n]) => [id, fill(n)])) };
  const cards = (value: unknown, at: Path): Placed[] => {
    const list = doc.check(z.array(z.unknown()), value, at) ?? [];
    return list.flatMap((one, i) => readPlaced(reading, one, [...at, i], seat) ?? []);
  };
  for (const [key, value] of Object.entries(given)) {
    const at: Path = [...path, key];
    const zone = words.zones[indexOf(words.zones, key)]?.id;
    const number = words.playerNumbers[indexOf(words.playerNumbers, key)]?.id;
    if (zone !== undefined) {
      if (zone !== start) {
        side.zones[zone] = cards(value, at);
      } else if (Array.isArray(value)) {
        side.zones[zone] = [...cards(value, at), ...fill(DECK_SIZE)];
      } else {
        const parts = doc.check(ends, value, at, ["top", "bottom", "only"]);
        if (!parts) continue;
        const part = (name: "top" | "bottom" | "only"): Placed[] =>
          parts[name] ? cards(parts[name], [...at, name]) : [];
        side.zones[zone] = parts.only
          ? part("only")
          : [...part("top"), ...fill(DECK_SIZE), ...part("bottom")];
      }
    } else if (number !== undefined) {
      side.numbers[number] = doc.check(z.int(), value, at) ?? 0;
    } else {
      const known = spellings([...words.zones, ...words.playerNumbers]);
      doc.reportWord(at, "zone or number", key, known, {
        key: true,
        listedBy: `tefuda scenario --words ${game.id}`,
      });
    }
  }
  return side;
}

function readPlaced(reading: Reading, value: unknown, at: Path, side: number): Placed | undefined {
  const { game, words } = reading;
  const { doc } = reading.scenario;
  const known = (name: string, path: Path): string => {
    if (!game.byName.has(name))
      doc.reportWord(path, "card", name, [...game.byName.keys()], {
        listedBy: `tefuda cards list ${game.id}`,
      });
    return name;
  };
  if (typeof value === "string") return { card: known(value, at) };
  const read = doc.check(flags, value, at);
  if (!read) return undefined;
  const numbers: Record<string, number> = {};
  for (const [key, number] of Object.entries(value as Record<string, unknown>)) {
    if (FLAGS.includes(key)) continue;
    const column = words.cardNumbers[indexOf(words.cardNumbers, key)]?.id;
    if (column !== undefined) numbers[column] = doc.check(z.int(), number, [...at, key]) ?? 0;
    else {
      const known = [...FLAGS, ...spellings(words.cardNumbers)];
      doc.reportWord([...at, key], "key", key, known, {
        key: true,
        listedBy: `tefuda scenario --words ${game.id}`,
      });
    }
  }
  const under = (read.under ?? []).flatMap((low, i) => {
    const path: Path = [...at, "under", i];
    const lying = readPlaced(reading, low, path, side);
    // It would be laid nowhere.
    if (lying?.under || lying?.host !== undefined)
      doc.report(path, "what lies underneath has nothing under it and is attached to nothing");
    return lying ?? [];
  });
  const host = read["attached to"];
  if (host !== undefined) known(host.split("@")[0]!, [...at, "attached to"]);
  return {
    card: known(read.card, [...at, "card"]),
    ...(read.owner ? { owner: seatNumber(read.owner) } : {}),
    ...(read.tapped || read.turned ? { turned: true } : {}),
    ...(read["face down"] ? { faceDown: true } : {}),
    ...(under.length > 0 ? { under } : {}),
    ...(host !== undefined ? { host } : {}),
    ...(Object.keys(numbers).length > 0 ? { numbers } : {}),
  };
}

/** Makes each seat's list out of what the position names; more plain cards let the turns before go by, then lie aside. */
function addFillers(start: Start, game: Game, filler: string, away: Placed[]): void {
  const count = start.position.seats.length;
  start.lists = Array.from({ length: count }, () => []);
  const add = (placed: Placed, side: number): void => {
    start.lists[placed.owner ?? side]!.push(placed.card);
    for (const low of placed.under ?? []) add(low, side);
  };
  start.position.seats.forEach((seat, n) => {
    for (const cards of Object.values(seat.zones ?? {})) for (const placed of cards) add(placed, n);
  });
  if (start.dealt) return;
  const spare = 12 * game.seats.max + start.turn;
  for (let seat = 0; seat < count; seat++) {
    for (let i = 0; i < spare; i++) {
      start.lists[seat]!.push(filler);
      away.push({ card: filler, owner: seat });
    }
  }
}

/** The match in its starting position; a text says why there is none. */
export function begin(start: Start, game: Game, layout: TableLayout): Match | string {
  if (start.dealt) return new Match(game, { seed: start.seed, lists: start.lists, settings: start.settings });
  let why = "";
  for (let seed = start.seed; seed < start.seed + 64; seed++) {
    const setup: Setup = { seed, lists: start.lists, settings: start.settings };
    const match = new Match(game, setup);
    const reached = advance(match, layout, start.turn, start.phase);
    if (reached !== true) return reached;
    if (numberOf(match, "player") !== start.player || match.asked !== start.player) {
      why = `no seed from ${start.seed} on makes turn ${start.turn} the turn of ${"ABCD"[start.player]}`;
      continue;
    }
    const opened = new Match(game, { ...setup, opening: { after: match.length, position: start.position } });
    for (const choice of match.choices) opened.answer(choice.seat, choice.say);
    return opened;
  }
  return why;
}

/** Lets everybody answer plainly until a turn, and a phase in it, begins. */
export function advance(
  match: Match,
  layout: TableLayout,
  turn: number,
  phase: number | undefined,
): true | string {
  for (let i = 0; i < 5000; i++) {
    if (match.over) return `the game is over before turn ${turn}`;
    const seat = match.asked!;
    const now = numberOf(match, "turn") ?? turn;
    const there = phase === undefined || numberOf(match, "phase") === phase;
    if (now === turn && there && seat === (numberOf(match, "player") ?? seat)) return true;
    if (now > turn) return `turn ${turn} went by without such a moment`;
    match.answer(seat, plainSay(match.view(seat).question!, layout.passes));
  }
  return `turn ${turn} does not come`;
}

export function numberOf(match: Match, name: string): number | undefined {
  const id = match.game.shape.numbers.indexOf(name);
  return id < 0 ? undefined : match.machine.number(id);
}
