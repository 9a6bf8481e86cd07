/**
 * The golden games of a game: which games are kept as files, written out as each observer saw them. They stand in
 * `golden/games.yaml` of the game, the files beside it.
 */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { bots } from "@tefuda/bots";
import { type Messages, SPECTATOR, seatName, type Words } from "@tefuda/kernel";
import { Document } from "@tefuda/referee/document";
import { type LoadedGame, loadFormats, loadLists, readSource } from "@tefuda/referee/games";
import { ProblemsError } from "@tefuda/referee/problems";
import { z } from "zod";

export interface GoldenGame {
  seed: number;
  /** By seat; none where each plays with the packs it opens. */
  decks: string[];
  sealed?: true;
  /** The format it is played in, where the game has several. */
  format?: string;
  players: string[];
  /** The language in which it is told; English where none is named. */
  language?: "en" | "ja";
  /** Why this game is kept. */
  shows: string;
  /** Rules that its log cites; written anew without them, it no longer shows what it is kept for. */
  cites?: string[];
}

const schema = z.array(
  z.strictObject({
    seed: z.int().min(0),
    decks: z.array(z.string()).default([]),
    sealed: z.literal(true).optional(),
    format: z.string().optional(),
    players: z.array(z.string()),
    language: z.enum(["en", "ja"]).optional(),
    shows: z.string().min(1),
    cites: z.array(z.string()).optional(),
  }),
);
const KEYS = ["seed", "decks", "sealed", "format", "players", "language", "shows", "cites"];
const LIST = "games.yaml";
const ONE = { decks: "deck", players: "player" } as const;
const SAYS = {
  seats: (n: number): Words => ({ en: `there are ${n} seats`, ja: `席は${n}つです` }),
  seedAgain: {
    en: "another golden game has this seed, and the files are named by it",
    ja: "同じシードの対戦がもうあります。ファイルの名前になるので、シードは対戦ごとに変えます",
  },
} satisfies Messages;

export const goldenFolder = (loaded: LoadedGame): string => join(loaded.folder, "golden");

/** Reads a game's list of golden games; throws problems with their places. A game may have none. */
export function goldenGames(loaded: LoadedGame, lists = loadLists(loaded)): GoldenGame[] {
  const path = join(goldenFolder(loaded), LIST);
  if (!existsSync(path)) return [];
  const doc = new Document(readSource(path));
  const games = doc.problems.length > 0 ? undefined : doc.check(schema, doc.value, [], KEYS);
  const known = {
    decks: lists.map((list) => list.id),
    players: bots.map((bot) => bot.name),
  };
  const formats = loadFormats(loaded).map((format) => format.id);
  const seats = loaded.game.seats.min;
  for (const [i, game] of (games ?? []).entries()) {
    for (const key of ["decks", "players"] as const) {
      if (game[key].length !== (key === "decks" && game.sealed ? 0 : seats))
        doc.report([i, key], SAYS.seats(seats));
      game[key].forEach((name, seat) => {
        if (!known[key].includes(name)) doc.reportWord([i, key, seat], ONE[key], name, known[key]);
      });
    }
    if (game.format !== undefined && !formats.includes(game.format))
      doc.reportWord([i, "format"], "format", game.format, formats);
    game.cites?.forEach((rule, n) => {
      if (!loaded.game.ruleNumber.has(rule)) doc.reportWord([i, "cites", n], "rule", rule, loaded.game.rules);
    });
    if (games!.findIndex((other) => other.seed === game.seed) < i) doc.report([i, "seed"], SAYS.seedAgain);
  }
  if (!games || doc.problems.length > 0) throw new ProblemsError(doc.problems);
  return games;
}

/** Everybody who can look at a match: its seats, and a spectator. */
export function everybody(seats: number): { observer: number; name: string }[] {
  const all = Array.from({ length: seats }, (_, seat) => ({ observer: seat, name: seatName(seat) }));
  return [...all, { observer: SPECTATOR, name: "spectator" }];
}

export const goldenFile = (game: GoldenGame, observer: string): string => `${game.seed}.${observer}.txt`;

/** Files in the folder that belong to no golden game. */
export function strayFiles(loaded: LoadedGame, games: readonly GoldenGame[]): string[] {
  const folder = goldenFolder(loaded);
  if (!existsSync(folder)) return [];
  const observers = everybody(loaded.game.seats.min);
  const due = new Set([
    LIST,
    ...games.flatMap((game) => observers.map(({ name }) => goldenFile(game, name))),
  ]);
  return readdirSync(folder).filter((file) => !due.has(file));
}
