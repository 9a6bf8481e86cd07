/** Every game that is bundled, put together from its files when it is first opened. */
import { type SourceFile, shown } from "@tefuda/kernel";
import { games } from "@tefuda/referee/registry";
import { HostError } from "./host.ts";
import { type Library, type Shelf, shelfOf } from "./shelf.ts";

type Raw = Readonly<Record<string, string>>;
const cardFiles = import.meta.glob("../../../games/*/cards/**/*.yaml", {
  query: "?raw",
  import: "default",
  eager: true,
}) as Raw;
const listFiles = import.meta.glob("../../../games/*/decks/**/*.yaml", {
  query: "?raw",
  import: "default",
  eager: true,
}) as Raw;
const packFiles = import.meta.glob("../../../games/*/packs/**/*.yaml", {
  query: "?raw",
  import: "default",
  eager: true,
}) as Raw;
const formatFiles = import.meta.glob("../../../games/*/formats/*.yaml", {
  query: "?raw",
  import: "default",
  eager: true,
}) as Raw;
const ruleFiles = import.meta.glob("../../../games/*/rulebook/rules.yaml", {
  query: "?raw",
  import: "default",
  eager: true,
}) as Raw;
const lessonFiles = import.meta.glob("../../../games/*/lessons/*.yaml", {
  query: "?raw",
  import: "default",
  eager: true,
}) as Raw;

/** The games of the list. */
export async function bundled(): Promise<Library> {
  const packages = await Promise.all(games.map(({ load }) => load()));
  const opened = new Map<string, Shelf>();
  return {
    games: () => packages.map(({ id, title }) => ({ id, title })),
    open(id) {
      const before = opened.get(id);
      if (before) return before;
      const pack = packages.find((p) => p.id === id);
      if (!pack) throw new HostError(`There is no game called "${shown(id)}" here.`);
      const shelf = shelfOf(pack, {
        cards: filesOf(cardFiles, id),
        lists: filesOf(listFiles, id),
        packs: filesOf(packFiles, id),
        formats: filesOf(formatFiles, id),
        rules: filesOf(ruleFiles, id),
        lessons: filesOf(lessonFiles, id),
      });
      opened.set(id, shelf);
      return shelf;
    },
  };
}

function filesOf(files: Raw, game: string): SourceFile[] {
  const room = `/games/${game}/`;
  return Object.entries(files)
    .filter(([path]) => path.includes(room))
    .map(([path, text]) => ({ path: path.slice(path.indexOf(room) + 1), text }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
