/** Writing the next entry, where the line to the database may break at any moment. */
import { type Data, sameData } from "@tefuda/kernel";
import type { Entry } from "./entry.ts";
import { type MatchStore, type Standing, type Time, Unsure } from "./store.ts";

/** So often is looked whether something was written that nobody knows of, after so long and then twice as long. */
const LOOKS = 4;
const LOOK_AFTER = 250;

/**
 * "taken": another has the number. Where nobody knows whether it was written it is looked up; throws where that cannot be
 * found out, or where it certainly was not written.
 */
export async function write(
  { store, time }: { store: MatchStore; time: Time },
  match: string,
  entry: Entry,
  standing: Standing,
): Promise<"written" | "taken"> {
  try {
    return await store.append(match, entry, standing);
  } catch (error) {
    if (!(error instanceof Unsure)) throw error;
    for (let i = 0; i < LOOKS; i++) {
      await new Promise<void>((resolve) => time.after(LOOK_AFTER << i, resolve));
      const [there] = await store.since(match, entry.number - 1).catch(() => []);
      // nothing of that number is no proof that there will be none: what was sent may be on its way still; and the same
      // command may have been taken by another machine, at another time
      if (there) return sameData(plain(there), plain(entry)) ? "written" : "taken";
    }
    throw error;
  }
}

/** An entry as it comes out of the database. */
const plain = (entry: Entry): Data => JSON.parse(JSON.stringify(entry)) as Data;
