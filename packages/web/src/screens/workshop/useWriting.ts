/** A draft as it is written: every change can be taken back, and is kept a moment later. */
import type { Draft } from "@tefuda/workshop/draft";
import { useCallback, useEffect, useRef, useState } from "react";
import { type KeptDraft, keepDraft, keptDraft, noteLast } from "../../state/drafts.ts";
import { nameOf } from "./manifest.ts";

/** So many changes can be taken back. */
const MOST_UNDONE = 200;
/** Milliseconds in which what is typed in one place counts as one change, and after which it is kept. */
const ONE_CHANGE = 1000;
const KEEP_AFTER = 300;

export type KeptState = "kept" | "keeping" | "failed" | "elsewhere";

/**
 * Writes a draft: the next one, or what becomes of the one that is there by then, for whoever has waited for something
 * while somebody went on writing. `place` tells changes of one place apart from others: those that follow one another there
 * are taken back as one.
 */
export type Change = (next: Draft | ((now: Draft) => Draft), place: string) => void;

export interface Writing {
  draft: Draft;
  change: Change;
  undo: (() => void) | null;
  redo: (() => void) | null;
  kept: KeptState;
  takeOver: () => void;
}

interface History {
  now: Draft;
  before: readonly Draft[];
  after: readonly Draft[];
  last: { place: string; at: number };
}

/** A draft out of what is kept; null as long as it is being looked for, undefined where there is none. */
export function useKept(id: string): KeptDraft | null | undefined {
  const [found, setFound] = useState<KeptDraft | null | undefined>(null);
  useEffect(() => {
    setFound(null);
    keptDraft(id).then(setFound, () => setFound(undefined));
  }, [id]);
  return found;
}

export function useWriting({ draft, version: first }: KeptDraft): Writing {
  const [history, setHistory] = useState<History>({
    ...{ now: draft, before: [], after: [] },
    last: { place: "", at: 0 },
  });
  const [kept, setKept] = useState<KeptState>("kept");
  const version = useRef(first);
  const { now, before, after } = history;

  const change = useCallback<Change>((next, place) => {
    const at = Date.now();
    setHistory(({ now, before, last }) => {
      const goesOn = last.place === place && at - last.at < ONE_CHANGE;
      return {
        now: typeof next === "function" ? next(now) : next,
        before: goesOn ? before : [...before.slice(1 - MOST_UNDONE), now],
        after: [],
        last: { place, at },
      };
    });
  }, []);
  const undo = (): void =>
    setHistory(({ now, before, after }) => ({
      ...{ now: before.at(-1)!, before: before.slice(0, -1), after: [now, ...after] },
      last: { place: "", at: 0 },
    }));
  const redo = (): void =>
    setHistory(({ now, before, after }) => ({
      ...{ now: after[0]!, before: [...before, now], after: after.slice(1) },
      last: { place: "", at: 0 },
    }));

  // what is being kept, one after the other
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const waiting = useRef<Draft | null>(null);
  const isElsewhere = useRef(false);
  const keep = useCallback((): void => {
    const writes = waiting.current;
    waiting.current = null;
    if (!writes) return;
    line.current = line.current
      .then(() => keepDraft(writes, nameOf(writes), version.current, Date.now()))
      .then(
        (next) => {
          isElsewhere.current = next === null;
          if (next === null) return setKept("elsewhere");
          version.current = next;
          setKept(waiting.current ? "keeping" : "kept");
        },
        () => setKept("failed"),
      );
  }, []);
  const opened = useRef(draft);
  useEffect(() => {
    if (now === opened.current || kept === "elsewhere") return;
    opened.current = now;
    waiting.current = now;
    setKept("keeping");
  }, [now, kept]);
  // a moment after the last change; that it is being kept must not stop the clock
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change sets the clock anew
  useEffect(() => {
    if (kept !== "keeping") return;
    const timer = setTimeout(keep, KEEP_AFTER);
    return () => clearTimeout(timer);
  }, [now, kept, keep]);
  // who leaves leaves nothing unwritten
  useEffect(() => {
    const leave = (): void => {
      if (waiting.current) noteLast(waiting.current, nameOf(waiting.current), version.current);
      keep();
    };
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("pagehide", leave);
      keep();
    };
  }, [keep]);

  // whoever comes to this tab with nothing unwritten goes on with what was written in another one
  const { id } = draft;
  useEffect(() => {
    const follow = async (): Promise<void> => {
      const there = await keptDraft(id);
      // what was written in both is for whoever wrote it to decide on
      if (!there || there.version === version.current || waiting.current || isElsewhere.current) return;
      version.current = there.version;
      opened.current = there.draft;
      setHistory(({ now, before }) => ({
        ...{ now: there.draft, before: [...before.slice(1 - MOST_UNDONE), now], after: [] },
        last: { place: "", at: 0 },
      }));
      setKept("kept");
    };
    const look = (): void => {
      if (document.hidden || waiting.current) return;
      // behind what is being kept; what cannot be read is not followed
      line.current = line.current.then(follow).catch(() => {});
    };
    addEventListener("focus", look);
    document.addEventListener("visibilitychange", look);
    return () => {
      removeEventListener("focus", look);
      document.removeEventListener("visibilitychange", look);
    };
  }, [id]);

  const takeOver = (): void => {
    keptDraft(now.id).then(
      (there) => {
        version.current = there?.version ?? 0;
        waiting.current = now;
        setKept("keeping");
        keep();
      },
      () => setKept("failed"),
    );
  };
  return {
    draft: now,
    change,
    undo: before.length > 0 ? undo : null,
    redo: after.length > 0 ? redo : null,
    kept,
    takeOver,
  };
}
