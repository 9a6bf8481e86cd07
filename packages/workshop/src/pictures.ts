/**
 * Pictures of one's own, in place of those that are made of cards' words. A set says under `pictures:` which file of its
 * folder `pictures` belongs to which card; the files themselves are no text, and lie elsewhere on a page.
 */
import type { SourceFile } from "@tefuda/kernel";
import type { CardPicture } from "@tefuda/referee/card-pictures";
import { readPictures } from "@tefuda/referee/own-set";
import { type ByCard, withEntryOf } from "./by-card.ts";

/** The pictures of a set. */
export const PICTURED: ByCard<CardPicture> = {
  key: "pictures",
  fields: ["card", "file"],
  read: readPictures,
};

/** The files with a picture for a card, or without the one that was there. Throws a `ProblemsError` where they are no set. */
export const withPicture = (
  files: readonly SourceFile[],
  games: readonly string[],
  card: string,
  file: string | undefined,
): SourceFile[] => withEntryOf(files, games, PICTURED, card, file === undefined ? undefined : { card, file });
