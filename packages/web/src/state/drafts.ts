/** Sets that somebody writes, as this browser keeps them: written as they are typed, each by one tab at a time. */
import { newId } from "@tefuda/host/drawn";
import type { Draft } from "@tefuda/workshop/draft";
import { z } from "zod";
import { browserRows } from "../host/browser-keeper.ts";

const KEY = "draft/";
const file = z.object({ path: z.string(), text: z.string() });
const draft = z.object({
  id: z.string(),
  game: z.string(),
  cards: z.array(
    z.object({
      path: z.string(),
      file: z.string(),
      text: z.string(),
      was: z.object({ en: z.string(), ja: z.string() }).optional().catch(undefined),
    }),
  ),
  others: z.array(file),
  count: z.number(),
});
/** A draft as it once was, under a name. */
const version = z.object({ name: z.string(), at: z.number(), draft });
const kept = z.object({
  /** Counts up with every writing: who does not know the last one has been overtaken by another tab. */
  version: z.number(),
  at: z.number(),
  name: z.string(),
  draft,
  versions: z.array(version).optional(),
});
export interface KeptVersion extends Omit<z.infer<typeof version>, "draft"> {
  draft: Draft;
}
export interface KeptDraft extends Omit<z.infer<typeof kept>, "draft" | "versions"> {
  draft: Draft;
  versions?: readonly KeptVersion[] | undefined;
}

/** So many versions of a set are kept; the oldest make way. */
const MOST_VERSIONS = 30;

const rows = browserRows();

/** What the folder of a further set is called. */
export const newDraftId = (): string => newId().slice(0, 16);

/** All of them, the latest first. What cannot be read stays where it is, and is not told of. */
export async function keptDrafts(): Promise<KeptDraft[]> {
  const found = await rows.change(async (open) => {
    const all: unknown[] = [];
    for (const key of await open.keys(KEY)) all.push(await open.get(key));
    return all;
  });
  const read = found.flatMap((row) => {
    const one = kept.safeParse(row);
    return one.success ? [one.data] : [];
  });
  return read.sort((a, b) => b.at - a.at);
}

export async function keptDraft(id: string): Promise<KeptDraft | undefined> {
  await takeLast(id);
  const row = kept.safeParse(await rows.change((open) => open.get(KEY + id)));
  return row.success ? row.data : undefined;
}

/** What was typed last before a page was closed: there is no time then for anything that takes any. */
const last = z.object({ before: z.number(), name: z.string(), draft });
const LAST = "tefuda.draft.";

/** Notes a draft that is about to be kept, where the page may be gone before that is done. */
export function noteLast(draft: Draft, name: string, before: number): void {
  try {
    localStorage.setItem(LAST + draft.id, JSON.stringify({ before, name, draft }));
  } catch {
    // there is no room, or none is given: then it is kept if there is time
  }
}

/** Keeps what was noted last of a draft, unless it has been kept, or written elsewhere, since. */
async function takeLast(id: string): Promise<void> {
  const text = takenLast(id);
  if (text === null) return;
  const noted = last.safeParse(parsed(text));
  if (noted.success) await keepDraft(noted.data.draft, noted.data.name, noted.data.before, Date.now());
}

function takenLast(id: string): string | null {
  try {
    const text = localStorage.getItem(LAST + id);
    localStorage.removeItem(LAST + id);
    return text;
  } catch {
    // a browser that gives nothing has noted nothing
    return null;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Writes a draft over its version before; null where another tab has written it since. The new version otherwise. */
export function keepDraft(draft: Draft, name: string, before: number, at: number): Promise<number | null> {
  return rows.change(async (open) => {
    const there = kept.safeParse(await open.get(KEY + draft.id));
    if (there.success && there.data.version !== before) return null;
    const version = before + 1;
    const versions = there.success ? there.data.versions : undefined;
    await open.put(KEY + draft.id, { version, at, name, draft, ...(versions ? { versions } : {}) });
    return version;
  });
}

/** Keeps a draft as it is now beside the one that goes on; all versions, the latest first. */
export function keepVersion(draft: Draft, name: string, at: number): Promise<readonly KeptVersion[]> {
  return rows.change(async (open) => {
    const there = kept.parse(await open.get(KEY + draft.id));
    const versions = [{ name, at, draft }, ...(there.versions ?? [])].slice(0, MOST_VERSIONS);
    await open.put(KEY + draft.id, { ...there, versions });
    return versions;
  });
}

export function removeDraft(id: string): Promise<void> {
  takenLast(id);
  return rows.change((open) => open.del(KEY + id));
}
