/** `tefuda play`: a game at the terminal. */
import { botNamed, Host } from "@tefuda/bots";
import { type ListInfo, Match } from "@tefuda/kernel";
import { sealedDeal } from "@tefuda/market";
import type { LoadedGame } from "@tefuda/referee/games";
import { checkTarget, readRecord, replaySaved } from "../files.ts";
import { type Io, Misuse, outJson } from "../io.ts";
import { chooseLists, openGame, sealedOf } from "../open.ts";
import { paint } from "../paint.ts";
import { playSession } from "../play/session.ts";
import type { Drawing } from "../table.ts";
import { checkBot } from "./simulate.ts";

export interface PlayOptions {
  decks?: string[];
  sealed?: boolean;
  seed?: number;
  seats?: string[];
  save?: string;
  resume?: string;
  json?: boolean;
}

export async function play(id: string, options: PlayOptions, io: Io): Promise<void> {
  const loaded = await openGame(id);
  const seats = loaded.game.seats.min;
  const players = options.seats ?? ["human", ...Array.from({ length: seats - 1 }, () => "greedy")];
  if (players.length !== seats)
    throw new Misuse(`${id} has ${seats} seats, and --seats names ${players.length} players`);
  for (const name of players) checkBot(name, ["human"]);
  if (options.save !== undefined) checkTarget(options.save);
  if (options.resume !== undefined && (options.decks || options.sealed || options.seed !== undefined)) {
    throw new Misuse("a match that is resumed has its decks and its seed already");
  }
  const match =
    options.resume === undefined
      ? begin(loaded, options, seats)
      : replaySaved(readRecord(options.resume), loaded);
  const { seed } = match.setup;
  const hosts = players.map((name) => {
    const bot = botNamed(name);
    return bot && new Host(loaded.pack, bot);
  });
  const quiet = options.json === true;
  const shown: Io = quiet ? Object.assign(Object.create(io) as Io, { out: () => {} }) : io;
  if (match.length === 0) shown.out(`${loaded.game.title}, seed ${seed}. "help" shows what can be typed.\n`);
  await playSession({ match, hosts, drawing: drawingFor(loaded, io), save: options.save }, shown);
  if (quiet) outJson(io, { over: match.view(0).over, record: match.record() });
}

function begin(loaded: LoadedGame, options: PlayOptions, seats: number): Match {
  // Chance from outside, told to whoever plays, so that the game can be played again.
  const seed = options.seed ?? Math.floor(Math.random() * 1_000_000);
  if (options.sealed) {
    if (options.decks) throw new Misuse("in sealed play the decks are what is opened");
    const { set, packs } = sealedOf(loaded);
    return new Match(loaded.game, { seed, ...sealedDeal(set, packs, seed, seats) });
  }
  const lists = chooseLists(loaded, options.decks);
  if (options.decks && options.decks.length > seats)
    throw new Misuse(`${options.decks.length} decks for ${seats} seats`);
  const cards = (list: ListInfo): readonly string[] => list.cards;
  return new Match(loaded.game, {
    seed,
    lists: Array.from({ length: seats }, (_, seat) => cards(lists[seat % lists.length]!)),
  });
}

export function drawingFor(loaded: LoadedGame, io: Pick<Io, "tty" | "columns">): Drawing {
  return {
    layout: loaded.pack.layout,
    cards: new Map(loaded.book.cards.map((card) => [card.name, card])),
    paint: paint(io.tty),
    columns: io.columns,
  };
}
