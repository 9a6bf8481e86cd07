/** All that is played here: the games, and the small ones that are made to be tested with. */
import { LIST, toyPackage } from "@tefuda/kernel/test/toy";
import { games } from "@tefuda/referee/games";
import { type Arena, arenaOf } from "../src/leaks/arena.ts";
import { hidingToy } from "../src/leaks/hiding-toy/index.ts";
import { miniArena } from "../src/renamed/mini.ts";

export const toy: Arena = {
  id: "toy",
  pack: toyPackage,
  book: toyPackage.assemble([]).book!,
  lists: [LIST, LIST.slice(4)],
  settings: { turnLimit: 60 },
};

/** By id, how each is had; the small ones first. */
export const arenas: readonly { id: string; small: boolean; arena: () => Arena | Promise<Arena> }[] = [
  { id: "toy", small: true, arena: () => toy },
  { id: "hiding", small: true, arena: () => hidingToy },
  { id: "mini", small: true, arena: miniArena },
  ...games.map(({ id }) => ({ id, small: false, arena: () => arenaOf(id) })),
];
