/** What is tried in a worker of its own before it is read at the desk: whatever hangs there stops no table. */

import type { OwnSet } from "@tefuda/referee/own-set";
import type { SavedRecord } from "@tefuda/referee/record";
import { readMatch } from "@tefuda/referee/records/reading";
import { type Trial, trialHere } from "@tefuda/referee/records/trial";
import { type Shelf, shelfWith } from "./shelf.ts";

export type Sent = { record: SavedRecord } | { sets: readonly OwnSet[] };

export function readSent(shelf: Shelf, sent: Sent): void {
  if ("sets" in sent) shelfWith(shelf, sent.sets);
  else readMatch(shelf.pack, shelf.book, sent.record);
}

/** A trial of that game in the same thread, for whoever makes what is tried. */
export const tryHere = (shelf: Shelf): Trial => trialHere((sent) => readSent(shelf, sent as Sent));
