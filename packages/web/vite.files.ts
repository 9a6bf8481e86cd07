/** `virtual:files`: what a game is put together from - cards, decks, packs, formats, rules, lessons - in one module for each. */
import { join } from "node:path";
import { filesIn, gameFolder, games, readSource } from "@tefuda/referee/games";
import type { Plugin } from "vite";
import type { GameFiles } from "./src/host/shelf.ts";

const NAME = "virtual:files";

export function filesPlugin(): Plugin {
  return {
    name: "tefuda-files",
    resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${NAME}`)
        return `export const files = {${games.map((game) => `"${game.id}": () => import("${NAME}/${game.id}")`).join()}};`;
      if (!id.startsWith(`\0${NAME}/`)) return undefined;
      const files = filesOf(id.slice(NAME.length + 2));
      for (const { path } of Object.values(files).flat())
        this.addWatchFile(join(import.meta.dirname, "../..", path));
      return `export default ${JSON.stringify(files)};`;
    },
  };
}

function filesOf(game: string): GameFiles {
  const within = (room: string) => filesIn(join(gameFolder(game), room), ".yaml").map(readSource);
  return {
    cards: within("cards"),
    lists: within("decks"),
    packs: within("packs"),
    formats: within("formats"),
    rules: [readSource(join(gameFolder(game), "rulebook/rules.yaml"))],
    lessons: within("lessons"),
  };
}
