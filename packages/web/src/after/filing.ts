/** A ruling that goes into a set that somebody writes, or into one made for it. */
import type { Host } from "@tefuda/host/host";
import { cardOf, type Draft, draftOf, MANIFEST } from "@tefuda/workshop/draft";
import { withRuling } from "@tefuda/workshop/kept-rulings";
import { type KeptDraft, keepDraft, newDraftId } from "../state/drafts.ts";

/** Cards of sets of somebody's own that the match is played with, and a draft does not have. */
export async function lackedBy(
  host: Host,
  draft: Draft | undefined,
  own: ReadonlySet<string>,
): Promise<string[]> {
  const { record } = await host.save();
  const names = draft?.cards.flatMap((entry) => namesOf(cardOf(entry)?.name)) ?? [];
  // in some games something follows the name in full
  const isThere = (card: string): boolean =>
    names.some((name) => card === name || card.startsWith(`${name}, `));
  return [...new Set(record.lists.flat())].filter((card) => own.has(card) && !isThere(card));
}

const namesOf = (name: unknown): unknown[] =>
  typeof name === "object" && name !== null ? Object.values(name) : [name];

/** Keeps the ruling in a draft, or in a new one of that name; null where another tab has written it since. */
export async function withFiled(
  kept: KeptDraft | undefined,
  fresh: { game: string; name: string },
  ruling: string,
): Promise<{ id: string; name: string } | null> {
  const draft = kept?.draft ?? newSet(fresh);
  const name = kept?.name ?? fresh.name;
  const written = await keepDraft(withRuling(draft, ruling), name, kept?.version ?? 0);
  return written === null ? null : { id: draft.id, name };
}

const newSet = ({ game, name }: { game: string; name: string }): Draft => {
  const text = `name: { en: ${JSON.stringify(name)}, ja: ${JSON.stringify(name)} }\ngame: ${game}\n`;
  return draftOf(newDraftId(), game, [{ path: MANIFEST, text }]);
};
