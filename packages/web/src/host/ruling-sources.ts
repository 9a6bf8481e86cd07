/** The files of a game's rulings, as they lie beside its rulebook; nobody waits for them who only plays. */
import type { SourceFile } from "@tefuda/kernel";

const files = import.meta.glob<string>("../../../games/*/scenarios/*.yaml", {
  query: "?raw",
  import: "default",
});

export async function rulingSources(game: string): Promise<SourceFile[]> {
  const room = `/games/${game}/`;
  const own = Object.entries(files).filter(([path]) => path.includes(room));
  return Promise.all(
    own.map(async ([path, load]) => ({ path: path.slice(path.indexOf(room) + 1), text: await load() })),
  );
}
