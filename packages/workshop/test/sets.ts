/** The starter of each game as a set of somebody's own, for tests. */
import { join } from "node:path";
import type { GamePackage, SourceFile } from "@tefuda/kernel";
import { filesIn, packageFolder, readSource } from "@tefuda/referee/games";
import { games } from "@tefuda/referee/registry";

export const ids: readonly string[] = games.map(({ id }) => id);
const packs = new Map(await Promise.all(games.map(async ({ id, load }) => [id, await load()] as const)));
export const packOf = (id: string): GamePackage => packs.get(id)!;

/** In a folder `my-set`, without what was said to whoever made it. */
export function starterOf(id: string, more = ""): SourceFile[] {
  const folder = join(packageFolder(id), "starter");
  return [
    { path: "my-set/set.yaml", text: `name: { en: Mine, ja: 私の }\ngame: ${id}\n${more}` },
    ...filesIn(folder, ".yaml").map((path) => ({
      path: `my-set/${path.slice(folder.length + 1).replaceAll("\\", "/")}`,
      text: readSource(path).text,
    })),
  ];
}

/** The set with a change in the files whose paths end so. */
export const changed = (
  files: readonly SourceFile[],
  end: string,
  change: (text: string) => string,
): SourceFile[] =>
  files.map((file) => {
    if (!file.path.endsWith(end)) return file;
    const text = change(file.text);
    if (text === file.text) throw new Error(`nothing was changed in ${file.path}`);
    return { ...file, text };
  });
