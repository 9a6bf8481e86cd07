/** `tefuda play`: a game at the terminal. */
import { randomBytes } from "node:crypto";
import { botNamed, Host, programsOf } from "@tefuda/bots";
import {
  hashOf,
  isOpen,
  type ListInfo,
  Match,
  NUMBER_DIGITS,
  SECRET_DIGITS,
  type SecretSeed,
  seatName,
} from "@tefuda/kernel";
import { pooledDeal } from "@tefuda/market";
import { games, type LoadedGame, loadFormats, readSource } from "@tefuda/referee/games";
import { ProblemsError } from "@tefuda/referee/problems";
import { readScenarios } from "@tefuda/referee/scenario-file";
import { Standing } from "@tefuda/referee/standing";
import { gameOf, readRecord, replaySaved, type Saved } from "../files.ts";
import { Failed, type Io, Misuse, outJson } from "../io.ts";
import { Keeping } from "../keeping.ts";
import { chooseFormat, chooseLists, openGame, packsOf, poolSenseOf } from "../open.ts";
import { flow, oneLine, paint } from "../paint.ts";
import { playSession } from "../play/session.ts";
import { speechOf } from "../speech.ts";
import type { Drawing } from "../table.ts";
import type { Language } from "../words/index.ts";
import { checkBot } from "./simulate.ts";

export interface PlayOptions {
  with?: string[];
  decks?: string[];
  format?: string;
  sealed?: boolean;
  packs?: string;
  seed?: number;
  seats?: string[];
  save?: string;
  resume?: string;
  from?: string;
  lang: Language;
  json?: boolean;
}

export async function play(id: string, options: PlayOptions, io: Io): Promise<void> {
  const known = await openGame(id, options.with);
  const seats = known.game.seats.min;
  const usual = ["human", ...Array.from({ length: seats - 1 }, () => "greedy")];
  const checkPlayers = (players: readonly string[]): void => {
    if (players.length !== seats) throw new Misuse((w) => w.playersForSeats(id, seats, players.length));
    for (const name of players) checkBot(name, ["human"]);
  };
  checkPlayers(options.seats ?? usual);
  if (
    options.resume !== undefined &&
    (options.decks || options.format || options.sealed || options.seed !== undefined)
  ) {
    throw new Misuse((w) => w.resumed);
  }
  const { from, resume, decks, format, sealed, seed } = options;
  if (from !== undefined && (resume !== undefined || decks || format || sealed || seed !== undefined))
    throw new Misuse((w) => w.fromRuling);
  const save = options.save === undefined ? undefined : new Keeping(options.save);
  try {
    save?.tryOut();
    const saved = options.resume === undefined ? undefined : readRecord(options.resume);
    if (saved && saved.record.game !== id && games.some((game) => game.id === saved.record.game))
      throw new Misuse((w) => w.otherGame(saved.record.game, options.resume!));
    const players = options.seats ?? playersOf(saved) ?? usual;
    checkPlayers(players);
    const loaded = saved ? await gameOf(saved, known) : known;
    await playWith(loaded, players, options, saved, save, io);
  } finally {
    save?.close();
  }
}

async function playWith(
  loaded: LoadedGame,
  players: readonly string[],
  options: PlayOptions,
  saved: Saved | undefined,
  save: Keeping | undefined,
  io: Io,
): Promise<void> {
  const match = saved ? replaySaved(saved, loaded) : begin(loaded, options, players);
  const { seed } = match.setup;
  const hosts = players.map((name) => {
    const bot = botNamed(name);
    return bot && new Host(loaded.pack, bot);
  });
  const quiet = options.json === true;
  const shown: Io = quiet ? Object.assign(Object.create(io) as Io, { out: () => {} }) : io;
  const drawing = drawingFor(loaded, io, options.lang);
  if (match.length === 0) {
    shown.out(`${drawing.speech.words.play.begins(oneLine(loaded.game.title), seed)}\n`);
    hosts.forEach((host, seat) => {
      if (!host) shown.out(packsText(match, seat, drawing));
    });
  }
  const adviser = new Host(loaded.pack, botNamed("master")!);
  const kept = await playSession({ match, hosts, drawing, adviser, save }, shown);
  if (match.over && !isOpen(seed)) shown.out(`${drawing.speech.words.play.opened(seed)}\n`);
  if (quiet) outJson(io, { over: match.view(0).over, record: match.record() });
  if (!kept) throw new Failed(2);
}

/** Who sat where when a match was saved; nothing where it does not say. */
function playersOf(saved: Saved | undefined): string[] | undefined {
  return saved?.record.programs?.map((sign) => sign?.split(" ")[0] ?? "human");
}

function begin(loaded: LoadedGame, options: PlayOptions, players: readonly string[]): Match {
  if (options.from !== undefined) return beginFrom(loaded, options.from);
  const seats = players.length;
  const programs = programsOf(players, loaded.pack);
  const seed = options.seed ?? secretOf(seats);
  const format = chooseFormat(loaded, options.format);
  const settings = format ? { settings: format.settings } : {};
  if (options.packs !== undefined && !options.sealed) throw new Misuse((w) => w.packsAlone);
  if (options.sealed) {
    if (options.decks) throw new Misuse((w) => w.sealedDecks);
    const set = packsOf(loaded, options.packs);
    const deal = pooledDeal(poolSenseOf(loaded), set, seed, seats);
    return new Match(loaded.game, { seed, ...settings, ...programs, ...deal });
  }
  const lists = chooseLists(loaded, options.decks, format);
  const named = options.decks?.length ?? 0;
  if (named > seats) throw new Misuse((w) => w.decksForSeats(named, seats));
  const cards = (list: ListInfo): readonly string[] => list.cards;
  return new Match(loaded.game, {
    seed,
    ...settings,
    ...programs,
    lists: Array.from({ length: seats }, (_, seat) => cards(lists[seat % lists.length]!)),
  });
}

/** Where a ruling or a position of a file begins: "rulings.yaml", or "rulings.yaml#2" for the second there. */
function beginFrom(loaded: LoadedGame, from: string): Match {
  const [, file = from, nth = "1"] = /^(.*)#(\d+)$/.exec(from) ?? [];
  const { doc, scenarios } = readScenarios(readSource(file), "positions");
  if (doc.problems.length > 0) throw new ProblemsError(doc.problems);
  const scenario = scenarios[Number(nth) - 1];
  if (!scenario) throw new Misuse((w) => w.noRuling(file, scenarios.length));
  return new Standing(loaded.pack, loaded.cardFiles, loadFormats(loaded)).at(scenario);
}

/** Chance that nobody can know before the game is over, drawn from the system's generator; a number for each seat too. */
function secretOf(seats: number): SecretSeed {
  const secret = randomBytes(SECRET_DIGITS / 2).toString("hex");
  const numbers = Array.from({ length: seats }, () => randomBytes(NUMBER_DIGITS / 2).toString("hex"));
  return { secret, hash: hashOf(secret), numbers };
}

/** The packs that a seat opened, pack by pack; nothing where it plays with a deck. */
function packsText(
  { setup }: Match,
  seat: number,
  { cards, paint: colours, speech, columns }: Drawing,
): string {
  const own = setup.packs?.[seat];
  if (!own) return "";
  const { play } = speech.words;
  const lines = own.flatMap((pack, n) => {
    const names = pack.map((name) => colours.by(cards.get(name)?.type ?? "", speech.called(name)));
    return [`  ${colours.dim(play.pack(n + 1))}`, `    ${flow(names, columns - 4, 4).join("\n")}`];
  });
  return `\n${colours.bold(play.packs(seatName(seat)))}\n${lines.join("\n")}\n`;
}

export function drawingFor(
  { pack, book }: Pick<LoadedGame, "pack" | "book">,
  io: Pick<Io, "tty" | "columns">,
  language: Language = "en",
): Drawing {
  const cards = new Map(book.cards.map((card) => [card.name, card]));
  return {
    layout: pack.layout,
    cards,
    speech: speechOf({ pack, book }, language),
    paint: paint(io.tty),
    columns: io.columns,
  };
}
