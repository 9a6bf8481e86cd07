/** Whether a kept record still holds: it is played again to its end, and what was seen of it is watched. */
import { MatchError, observersOf } from "@tefuda/kernel";
import type { LoadedGame } from "@tefuda/referee/games";
import type { SavedRecord } from "@tefuda/referee/record";
import { looksAsSeen, type Reading, readMatch } from "@tefuda/referee/records/reading";
import type { Seen } from "@tefuda/referee/records/seen";
import { watch } from "@tefuda/referee/records/watched";

/** In words, what is wrong; undefined where nothing is. */
export function complaintOf({ pack, book }: LoadedGame, record: SavedRecord): string | undefined {
  try {
    const reading = readMatch(pack, book, record);
    const now = book.game.editions.length;
    return record.edition === now ? ofThisEdition(reading, now) : ofAnEarlier(reading);
  } catch (error) {
    if (!(error instanceof MatchError)) throw error;
    return error.message;
  }
}

/** Under the rules by which it was played it has to come to the same. */
function ofThisEdition({ match, broken, end, seen, parts }: Reading, edition: number): string | undefined {
  const raise = `the rules have changed: raise the edition (${edition}) in src/edition.ts with a line that says what is another now`;
  if (broken) return `${broken.message}; ${raise}`;
  if (end !== "same")
    return `it ends otherwise${parts === undefined ? "" : `, from answer ${parts + 1} on`}; ${raise}`;
  if (!seen) return undefined;
  const watched = watch(match!);
  const other = somePlaces(seen).find((step) => !looksAsSeen(watched, seen, step));
  return other === undefined ? undefined : `after ${other} answers it is not what was seen; ${raise}`;
}

/** Under later rules it may go on otherwise; but it can be watched, by everybody. */
function ofAnEarlier({ book, match, broken, seen }: Reading): string | undefined {
  if (!seen) return undefined;
  const seats = match?.setup.lists.length ?? book.game.seats.min;
  for (const observer of observersOf(seats))
    for (const step of somePlaces(seen))
      for (const language of ["en", "ja"]) {
        seen.view(step, observer, language);
        seen.log(step, observer, language, step - 1);
      }
  return broken && !match ? `it cannot even begin: ${broken.message}` : undefined;
}

/** Where a match is looked at: at its beginning, at its end, and at some places between. */
function somePlaces({ length }: Seen): number[] {
  const every = Math.max(1, Math.floor(length / 10));
  return [...Array(length).keys()].filter((step) => step % every === 0).concat(length);
}
