/**
 * `virtual:files`: what a game is put together from - cards, decks, packs, formats, lessons - in one module for each;
 * `virtual:readings`: what its texts are read as, so that no page has to read them; and `virtual:rules`: its rulebook as it
 * was read, which only whoever reads a rule needs. `virtual:puzzles`: what pages tell of all puzzles. `virtual:starters`:
 * what sets of one's own begin with, of each game.
 */
import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import type { GameFiles } from "@tefuda/host/shelf";
import type { SourceFile } from "@tefuda/kernel";
import {
  cardFilesOf,
  filesIn,
  gameFolder,
  games,
  loadRules,
  puzzleFiles,
  readSource,
} from "@tefuda/referee/games";
import { readingsOf } from "@tefuda/referee/packing";
import { puzzlesIn } from "@tefuda/referee/puzzle";
import type { Starting } from "@tefuda/workshop/begin";
import type { Plugin } from "vite";

const FILES = "virtual:files";
const READINGS = "virtual:readings";
const RULES = "virtual:rules";
const PUZZLES = "virtual:puzzles";
const STARTERS = "virtual:starters";

export function filesPlugin(): Plugin {
  return {
    name: "tefuda-files",
    resolveId: (id) =>
      /^virtual:(files|readings|rules|puzzles|starters)(\/|$)/.test(id) ? `\0${id}` : undefined,
    async load(id) {
      const [name, game] = id.slice(1).split("/");
      const watch = (files: readonly SourceFile[]): void => {
        for (const { path } of files) this.addWatchFile(join(import.meta.dirname, "../..", path));
      };
      if (id === `\0${PUZZLES}`) {
        watch(games.flatMap(({ id: of }) => puzzleFiles(of)));
        const puzzles = games.map(({ id: of }) => [of, puzzleFiles(of).flatMap(puzzlesIn)]);
        return `export const puzzles = ${JSON.stringify(Object.fromEntries(puzzles))};`;
      }
      if (id[0] !== "\0" || ![FILES, READINGS, RULES, STARTERS].includes(name!)) return undefined;
      if (game === undefined)
        return `export const byGame = {${games.map((one) => `"${one.id}": () => import("${name}/${one.id}")`).join()}};`;
      if (name === RULES) {
        for (const path of filesIn(join(gameFolder(game), "rulebook"), ".yaml")) this.addWatchFile(path);
        return `export default ${JSON.stringify(await loadRules(game))};`;
      }
      if (name === READINGS) {
        watch(cardFilesOf(game));
        return `export default JSON.parse(${JSON.stringify(await packedReadings(game))});`;
      }
      if (name === STARTERS) return `export default ${JSON.stringify(startersOf(game))};`;
      const files = filesOf(game);
      watch(Object.values(files).flat());
      return `export default ${JSON.stringify(files)};`;
    },
  };
}

const packed = new Map<string, { of: string; readings: string }>();

/** Read once for the page and all its workers, until a card changes. */
async function packedReadings(game: string): Promise<string> {
  const of = JSON.stringify(cardFilesOf(game));
  const known = packed.get(game);
  if (known?.of === of) return known.readings;
  const readings = JSON.stringify(await readingsOf(game));
  packed.set(game, { of, readings });
  return readings;
}

/** What sets of one's own begin with, and where their cards are tried. */
function startersOf(game: string): Starting {
  const folder = gameFolder(game);
  const starter = join(folder, "starter");
  const own = join(starter, "own.json");
  const files = filesIn(starter, ".yaml").map((path) => ({
    path: relative(starter, path).replaceAll("\\", "/"),
    text: readSource(path).text,
  }));
  return {
    starter: { files, ...(existsSync(own) ? { own: readSource(own).text } : {}) },
    positions: readSource(join(folder, "tryout/positions.yaml")),
  };
}

function filesOf(game: string): GameFiles {
  const within = (room: string) => filesIn(join(gameFolder(game), room), ".yaml").map(readSource);
  return {
    cards: within("cards"),
    lists: within("decks"),
    packs: within("packs"),
    formats: within("formats"),
    lessons: within("lessons"),
  };
}
