/** 1.8 Products: what a set has, and what its packs hold. */
import { readPackFile } from "@tefuda/cardtext/packfile";
import type { Book, PackInfo, Problem, SourceFile } from "@tefuda/kernel";
import { PACK } from "./01-decks.ts";

/** trails-1.8 */
const KINDS = 119;

/**
 * Reads how the packs of a set are filled; the odds of each slot are the set's own (trails-1.8). How many kinds there are is
 * said of the sets that are published, not of what somebody makes at home.
 */
export const readPacks = (
  file: SourceFile,
  book: Book,
  own = false,
): { packs?: PackInfo; problems: Problem[] } =>
  readPackFile(file, book, {
    ...(own ? {} : { kinds: KINDS }),
    cards: PACK,
    rule: "trails-1.8",
    sortOf: (card) => card.details?.find(({ id }) => id === "rarity")?.value as string | undefined,
  });
