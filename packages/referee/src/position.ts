/** The start of a scenario: from what its author wrote to a match that stands there. */
import type {
  Book,
  Fate,
  FormatInfo,
  Game,
  Placed,
  PlacedModifier,
  Position,
  TableLayout,
} from "@tefuda/kernel";
import { z } from "zod";
import { readChance } from "./chance.ts";
import type { Path } from "./document.ts";
import { leftOver } from "./moment.ts";
import { Naming, seatNumber } from "./naming.ts";
import { type PlayedStart, readPlayed } from "./played-start.ts";
import { NoSuch } from "./problems.ts";
import { FILE, SCENARIO } from "./says.ts";
import type { Scenario } from "./scenario-file.ts";
import { AWAY, type GameWords, indexOf, phaseOf, spellings, wordsOf } from "./words.ts";

/** What a scenario starts from, with all names looked up. */
export interface Start {
  /** The turns in which it may begin, the first of them in which the moment comes; 0 is before the first turn. */
  turns: readonly number[];
  player: number;
  phase: number | undefined;
  /** Key of the question at which it begins. */
  question: string | undefined;
  seed: number;
  settings: Record<string, number>;
  lists: string[][];
  position: Position;
  /** Chance as it is written, from the beginning of the scenario on. */
  chance: readonly Fate[];
  /** By seat the zones that the author has named, and the plain card that lies elsewhere. */
  named: readonly ReadonlySet<string>[];
  filler: string;
  /** A whole game from its first moment, with the decks as they are; nothing is laid out. */
  dealt: boolean;
  /** A match that was played, up to the moment; nothing is laid out. */
  played?: PlayedStart;
}

/** What lies wherever a scenario does not say which cards lie there: a plain card, and how many in which zones. */
export interface Filler {
  card: string;
  filled?: Readonly<Record<string, number>>;
}

const DECK_SIZE = 30;
const WORDS = ["turn", "player", "phase", "question", "format", "seed", "chance", "dealt", "match"];

/** The same game with a place outside of it. */
export function withAside(game: Game): Game {
  // nobody has to think that what lies there lies somewhere else
  const away = { id: AWAY, per: "shared", sees: "all", inPlay: false } as const;
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
  changes: z.array(z.record(z.string(), z.unknown())).optional(),
});
const FLAGS = ["card", "owner", "tapped", "turned", "face down", "under", "attached to", "changes"];
const ends = z.strictObject({
  top: z.array(z.unknown()).optional(),
  bottom: z.array(z.unknown()).optional(),
  only: z.array(z.unknown()).optional(),
});

const letters = (game: Game): string[] => [..."ABCD".slice(0, game.seats.max)];

/** Reads what stands under `start`; problems go to the scenario's document. */
export function readStart(
  scenario: Scenario,
  book: Book,
  layout: TableLayout,
  filler: Filler,
  formats: readonly FormatInfo[] = [],
): Start {
  const { game } = book;
  const { doc, start } = scenario;
  const at: Path = [...scenario.at, "start"];
  if (start.match !== undefined) return startPlayed(scenario, book, at, filler);
  const whole = (value: unknown, path: Path, fallback: number): number => {
    if (value === undefined) return fallback;
    return doc.check(z.int(), value, path) ?? fallback;
  };
  const turn = whole(start.turn, [...at, "turn"], 3);
  const early = start.turn === undefined && (start.question !== undefined || start.phase !== undefined);
  const result: Start = {
    // what is asked before the first turn alone is meant there
    turns: early ? [turn, 0] : [turn],
    player: 0,
    phase: undefined,
    question: undefined,
    seed: whole(start.seed, [...at, "seed"], 1),
    settings: {},
    lists: [],
    position: { seats: [] },
    chance: [],
    named: [],
    filler: filler.card,
    dealt:
      start.dealt === undefined ? false : (doc.check(z.boolean(), start.dealt, [...at, "dealt"]) ?? false),
  };
  if (turn < 1 || turn > 99) doc.report([...at, "turn"], SCENARIO.turn);
  const word = (key: "player" | "phase" | "question" | "format", fallback: string): string =>
    start[key] === undefined ? fallback : (doc.check(z.string(), start[key], [...at, key]) ?? fallback);
  const player = word("player", "A");
  if (letters(game).includes(player)) result.player = seatNumber(player);
  else doc.reportWord([...at, "player"], "seat", player, letters(game));
  const phase = word("phase", start.question === undefined ? "main" : "");
  const words = wordsOf(game, layout);
  result.phase = phaseOf(words.phases, phase);
  const listedBy = `tefuda scenario --words ${game.id}`;
  if (start.phase !== undefined && result.phase === undefined)
    doc.reportWord([...at, "phase"], "phase", phase, spellings(words.phases), { listedBy });
  if (start.question !== undefined) {
    const question = word("question", "");
    result.question = words.questions[indexOf(words.questions, question)]?.id;
    if (result.question === undefined)
      doc.reportWord(
        [...at, "question"],
        "question",
        question,
        words.questions.map(({ id }) => id),
        { listedBy },
      );
  }
  if (start.format !== undefined) {
    const name = word("format", "");
    const known = formats.map(({ id, name: names }) => ({ id, names }));
    const format = formats[indexOf(known, name)];
    if (format) Object.assign(result.settings, format.settings);
    else if (formats.length === 0) doc.report([...at, "format"], FILE.noFormats(game.title));
    else doc.reportWord([...at, "format"], "format", name, spellings(known), { listedBy });
  }
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
  const naming = new Naming(book, layout, seats.length);
  // a seat between two that are named is there as well
  const sides = Array.from(seats, (value, seat) => {
    const path: Path = [...at, "ABCD"[seat]!];
    const given = value === undefined ? {} : doc.check(z.record(z.string(), z.unknown()), value, path);
    return readSide({ scenario, game, words, naming }, given ?? {}, path, seat, filler);
  });
  result.position = { numbers, seats: sides.map(({ named: _, ...side }) => side) };
  result.chance = readChance(scenario, naming, [...at, "chance"]);
  result.named = sides.map(({ named }) => named);
  addFillers(result, game, turn);
  return result;
}

/** A start that is a match as it was played: everything is said by it. */
function startPlayed({ doc, start }: Scenario, { game }: Book, at: Path, filler: Filler): Start {
  const played = readPlayed(doc, start.match, [...at, "match"]);
  for (const key of Object.keys(start)) if (key !== "match") doc.report([...at, key], SCENARIO.matchAlone);
  const zones = new Set(game.shape.zones.map(({ id }) => id));
  return {
    turns: [],
    player: 0,
    phase: undefined,
    question: undefined,
    seed: 0,
    settings: played?.settings ?? {},
    lists: played?.lists ?? [[]],
    position: { seats: played?.lists.map(() => ({})) ?? [] },
    chance: [],
    named: played?.lists.map(() => zones) ?? [],
    filler: filler.card,
    dealt: false,
    ...(played ? { played } : {}),
  };
}

type Side = {
  numbers: Record<string, number>;
  zones: Record<string, Placed[]>;
  named: Set<string>;
};

/** A scenario, and the game and words that it is read with. */
interface Reading {
  scenario: Scenario;
  game: Game;
  words: GameWords;
  naming: Naming;
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
  const side: Side = {
    numbers: {},
    zones: Object.fromEntries(filled.map(([id, n]) => [id, fill(n)])),
    named: new Set(),
  };
  const cards = (value: unknown, at: Path): Placed[] => {
    const list = doc.check(z.array(z.unknown()), value, at) ?? [];
    return list.flatMap((one, i) => readPlaced(reading, one, [...at, i], seat) ?? []);
  };
  for (const [key, value] of Object.entries(given)) {
    const at: Path = [...path, key];
    const zone = words.zones[indexOf(words.zones, key)]?.id;
    const number = words.playerNumbers[indexOf(words.playerNumbers, key)]?.id;
    if (zone !== undefined) {
      side.named.add(zone);
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
  const { game, words, naming } = reading;
  const { doc } = reading.scenario;
  const known = (name: string, path: Path): string => {
    try {
      return naming.name(name);
    } catch (error) {
      if (!(error instanceof NoSuch)) throw error;
      doc.report(path, error.words, error.more);
      return name;
    }
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
  const changes = (read.changes ?? []).flatMap(
    (change, i) => readChange(reading, change, [...at, "changes", i]) ?? [],
  );
  const under = (read.under ?? []).flatMap((low, i) => {
    const path: Path = [...at, "under", i];
    const lying = readPlaced(reading, low, path, side);
    // It would be laid nowhere.
    if (lying?.under || lying?.host !== undefined || lying?.changes) doc.report(path, SCENARIO.underneath);
    return lying ?? [];
  });
  const host = read["attached to"]?.replace(/^[^@]+/, (name) => known(name, [...at, "attached to"]));
  return {
    card: known(read.card, [...at, "card"]),
    ...(read.owner ? { owner: seatNumber(read.owner) } : {}),
    ...(read.tapped || read.turned ? { turned: true } : {}),
    ...(read["face down"] ? { faceDown: true } : {}),
    ...(under.length > 0 ? { under } : {}),
    ...(host !== undefined ? { host } : {}),
    ...(changes.length > 0 ? { changes } : {}),
    ...(Object.keys(numbers).length > 0 ? { numbers } : {}),
  };
}

/** `{ attack: +2, until: end of turn }`, or until a turn of one player: `next turn of B`. */
function readChange(
  { scenario: { doc }, game, words }: Reading,
  change: Readonly<Record<string, unknown>>,
  at: Path,
): PlacedModifier | undefined {
  const [[key, by] = ["", undefined], more] = Object.entries(change).filter(([word]) => word !== "until");
  const value = words.values[indexOf(words.values, key)]?.id;
  const listedBy = `tefuda scenario --words ${game.id}`;
  if (more !== undefined || key === "") {
    doc.report(at, SCENARIO.change, {
      expected: ["{ value: +2, until: end of turn }"],
    });
    return undefined;
  }
  if (value === undefined) {
    doc.reportWord([...at, key], "value of a card", key, spellings(words.values), { key: true, listedBy });
    return undefined;
  }
  const [, said = "", letter] = /^(.+?)(?: of ([A-D]))?$/.exec(String(change.until ?? "for good")) ?? [];
  const term = words.terms[indexOf(words.terms, said)]?.id;
  if (term === undefined) {
    doc.reportWord([...at, "until"], "term", said, spellings(words.terms), { listedBy });
    return undefined;
  }
  const whose = game.terms![term]!.ofSeat;
  if ((letter !== undefined) !== (whose === true)) {
    doc.report([...at, "until"], whose ? SCENARIO.ofWhom(said) : SCENARIO.ofNobody(said));
    return undefined;
  }
  const amount = doc.check(z.int(), by, [...at, key]);
  if (amount === undefined) return undefined;
  return { value, by: amount, until: term, ...(letter === undefined ? {} : { seat: seatNumber(letter) }) };
}

/** Makes each seat's list out of what the position names; more plain cards let the turns before go by, then lie aside. */
function addFillers(start: Start, game: Game, turn: number): void {
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
  const spare = 12 * game.seats.max + turn;
  for (const list of start.lists) list.push(...Array<string>(spare).fill(start.filler));
  const { position, lists, filler } = start;
  start.position = { ...position, shared: { [AWAY]: leftOver(position, lists, filler) } };
}
