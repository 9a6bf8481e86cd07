/** Records that are taken in at a desk. One with cards of its own is first tried where whatever hangs stops no table. */
import { hasCards, WordsError } from "@tefuda/kernel";
import { picturesOf } from "@tefuda/referee/card-pictures";
import type { SavedRecord } from "@tefuda/referee/record";
import { readMatch } from "@tefuda/referee/records/reading";
import { RECORD } from "@tefuda/referee/records/says";
import { LONGEST_READING, type Trial, triedIn } from "@tefuda/referee/records/trial";
import type { HostSettings, PlayerKind, Update } from "./host.ts";
import { OwnCards } from "./own-cards.ts";
import { chanceOf } from "./preparing.ts";
import type { Library } from "./shelf.ts";
import type { Sent } from "./trying.ts";
import { Watching } from "./watching.ts";

/** Begins a worker in which something of that game is tried. */
export type BeginTrial = (game: string) => Trial;

/** Throws a WordsError for a record that takes too long to read. */
export async function checkBounds(
  record: SavedRecord,
  library: Library,
  beginTrial: BeginTrial,
): Promise<void> {
  const { game } = library.open(record.game).book;
  if (!record.cards || !game.sources || hasCards(game, record.cards)) return;
  if (!(await triedIn(beginTrial(game.id), { record } satisfies Sent)))
    throw new WordsError(RECORD.readsTooLong(LONGEST_READING / 1000));
}

/** A record as it is watched; nothing of it is kept. */
export function watchingOf(
  record: SavedRecord,
  library: Library,
  settings: HostSettings,
  send: (update: Update) => void,
  players?: PlayerKind[],
): Watching {
  const { pack, book, data } = library.open(record.game);
  const reading = readMatch(pack, book, record);
  const own = new OwnCards(reading, picturesOf(data.cards));
  return new Watching(pack, record, reading, {
    tell: (news) =>
      send({
        ...news,
        cards: own.seenIn(news.sights),
        chance: chanceOf(record.seed, true),
        kept: { state: "unneeded", id: null },
      }),
    settings,
    formats: data.formats,
    players,
  });
}
