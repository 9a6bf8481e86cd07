/**
 * A replay as a link: the record without its cards, which whoever opens it has by the rules' edition, and the step that it
 * is opened at. It is read through the same door as a file.
 */
import type { SavedMatch } from "@tefuda/host/host";
import { parsed } from "@tefuda/host/read";
import { saved } from "@tefuda/host/schemas";
import { folded, unfolded } from "@tefuda/workshop/folded";

export interface LinkedReplay {
  match: SavedMatch;
  step: number;
}

/** What a link cannot carry of a match: cards and words that are not the game's own. */
export const foldedReplay = ({ match: { record, players }, step }: LinkedReplay): Promise<string> => {
  const { cards: _, words: __, seen: ___, programs: ____, ...whole } = record;
  return folded(JSON.stringify({ step, players, record: whole }));
};

/** Null for what holds no replay. */
export async function unfoldedReplay(link: string): Promise<LinkedReplay | null> {
  const text = await unfolded(link);
  const { step, ...match } = (text === null ? {} : (parsed(text) ?? {})) as { step?: unknown };
  const read = saved.safeParse({ ...match, held: [] });
  if (!read.success || typeof step !== "number" || !Number.isInteger(step)) return null;
  return { match: read.data, step: Math.max(0, Math.min(step, read.data.record.choices.length)) };
}
