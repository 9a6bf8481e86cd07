/** The files of a game's rulings and puzzles, as they lie beside its rulebook; nobody waits for them who only plays. */
import type { PositionsOf } from "@tefuda/host/shelf";
import type { SourceFile } from "@tefuda/kernel";

const rooms: Readonly<Record<PositionsOf, Record<string, () => Promise<string>>>> = {
  scenarios: import.meta.glob<string>("../../../games/*/scenarios/*.yaml", {
    query: "?raw",
    import: "default",
  }),
  puzzles: import.meta.glob<string>("../../../games/*/puzzles/*.yaml", { query: "?raw", import: "default" }),
};

export async function rulingSources(game: string, room: PositionsOf): Promise<SourceFile[]> {
  const place = `/games/${game}/`;
  const own = Object.entries(rooms[room]).filter(([path]) => path.includes(place));
  return Promise.all(
    own.map(async ([path, load]) => ({ path: path.slice(path.indexOf(place) + 1), text: await load() })),
  );
}
