/** Sets that somebody writes, as this browser keeps them: written as they are typed, each by one tab at a time. */
import { newId } from "@tefuda/host/drawn";
import type { OpenRows } from "@tefuda/host/rows";
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
  /** The page that wrote it last. */
  by: z.string().optional(),
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

/** This page for as long as it is open, to tell what it has kept itself from what another one has. */
const PAGE = newId();

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
  return rows.change((open) => keptIn(open, id));
}

/** What was typed last before a page was closed: there is no time then for anything that takes any. */
const last = z.object({ before: z.number(), at: z.number(), by: z.string(), name: z.string(), draft });
type Noted = Omit<z.infer<typeof last>, "draft"> & { draft: Draft };
const LAST = "tefuda.draft.";

/** Notes a draft that is about to be kept, where the page may be gone before that is done. */
export function noteLast(draft: Draft, name: string, before: number): void {
  const note: Noted = { before, at: Date.now(), by: PAGE, name, draft };
  // where there is no room it is kept if there is time
  noted(draft.id, (rows, key) => rows.setItem(key, JSON.stringify(note)));
}

/**
 * Keeps what was noted last of a draft, unless it has been written elsewhere since. What the page that noted it had begun to keep before
 * may have come through or not.
 */
async function takeLast(id: string): Promise<void> {
  const text = noted(id, (rows, key) => rows.getItem(key));
  if (!text) return;
  const read = last.safeParse(parsed(text));
  if (read.success) {
    const { before, ...written } = read.data;
    await rows.change(async (open) => {
      const there = await keptIn(open, id);
      const own = there?.by === written.by && there.at <= written.at;
      if (!there || there.version === before || own) await put(open, there, written);
    });
  }
  forgetLast(id);
}

const forgetLast = (id: string): void => noted(id, (rows, key) => rows.removeItem(key));

/** What is asked of the note of a draft; a browser that gives nothing has noted nothing. */
function noted<T>(id: string, ask: (rows: Storage, key: string) => T): T | undefined {
  try {
    return ask(localStorage, LAST + id);
  } catch {
    return undefined;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const keptIn = async (open: OpenRows, id: string): Promise<KeptDraft | undefined> =>
  kept.safeParse(await open.get(KEY + id)).data;

/** Writes over what is there, with the versions that were kept beside it; the new version. */
async function put(
  open: OpenRows,
  there: KeptDraft | undefined,
  written: Omit<KeptDraft, "version" | "versions">,
): Promise<number> {
  const version = (there?.version ?? 0) + 1;
  const versions = there?.versions && { versions: there.versions };
  await open.put(KEY + written.draft.id, { version, ...written, ...versions });
  return version;
}

/** Writes a draft over its version before; null where another tab has written it since. The new version otherwise. */
export function keepDraft(draft: Draft, name: string, before: number): Promise<number | null> {
  return rows.change(async (open) => {
    const there = await keptIn(open, draft.id);
    if (there && there.version !== before) return null;
    return put(open, there, { at: Date.now(), by: PAGE, name, draft });
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
  forgetLast(id);
  return rows.change((open) => open.del(KEY + id));
}
