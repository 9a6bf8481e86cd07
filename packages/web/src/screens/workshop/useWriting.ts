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
  // what is there now is known before it is drawn: a page may be left in between
  const held = useRef<History>({ now: draft, before: [], after: [], last: { place: "", at: 0 } });
  const [{ now, before, after }, show] = useState(held.current);
  const lay = useCallback((next: History): void => {
    held.current = next;
    show(next);
  }, []);
  const [kept, setKept] = useState<KeptState>("kept");
  const version = useRef(first);

  // what is not yet known to be kept, of that what is being kept, and whether another tab has it
  const unkept = useRef<Draft | null>(null);
  const begun = useRef<Draft | null>(null);
  const isElsewhere = useRef(false);
  const write = useCallback(
    (next: History): void => {
      lay(next);
      if (isElsewhere.current) return;
      unkept.current = next.now;
      setKept("keeping");
    },
    [lay],
  );

  const change = useCallback<Change>(
    (next, place) => {
      const at = Date.now();
      const { now, before, last } = held.current;
      const goesOn = last.place === place && at - last.at < ONE_CHANGE;
      write({
        now: typeof next === "function" ? next(now) : next,
        before: goesOn ? before : [...before.slice(1 - MOST_UNDONE), now],
        after: [],
        last: { place, at },
      });
    },
    [write],
  );
  const undo = (): void => {
    const { now, before, after } = held.current;
    const last = { place: "", at: 0 };
    write({ now: before.at(-1)!, before: before.slice(0, -1), after: [now, ...after], last });
  };
  const redo = (): void => {
    const { now, before, after } = held.current;
    write({ now: after[0]!, before: [...before, now], after: after.slice(1), last: { place: "", at: 0 } });
  };

  // one after the other
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const keep = useCallback((): void => {
    const writes = unkept.current;
    if (!writes || writes === begun.current) return;
    begun.current = writes;
    line.current = line.current
      .then(() => keepDraft(writes, nameOf(writes), version.current))
      .then(
        (next) => {
          // what comes to be the same again, by taking a change back, is kept again
          if (begun.current === writes) begun.current = null;
          isElsewhere.current = next === null;
          if (next === null || unkept.current === writes) unkept.current = null;
          if (next === null) return setKept("elsewhere");
          version.current = next;
          setKept(unkept.current ? "keeping" : "kept");
        },
        () => {
          // it is tried again with the next change, or by whoever leaves
          if (begun.current === writes) begun.current = null;
          setKept("failed");
        },
      );
  }, []);
  // a moment after the last change; that it is being kept must not stop the clock
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change sets the clock anew
  useEffect(() => {
    if (kept !== "keeping") return;
    const timer = setTimeout(keep, KEEP_AFTER);
    return () => clearTimeout(timer);
  }, [now, kept, keep]);
  // who leaves leaves nothing unwritten: what is being kept may be broken off with the page
  useEffect(() => {
    const leave = (): void => {
      if (unkept.current) noteLast(unkept.current, nameOf(unkept.current), version.current);
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
      if (!there || there.version === version.current || unkept.current || isElsewhere.current) return;
      version.current = there.version;
      const before = [...held.current.before.slice(1 - MOST_UNDONE), held.current.now];
      lay({ now: there.draft, before, after: [], last: { place: "", at: 0 } });
      setKept("kept");
    };
    const look = (): void => {
      if (document.hidden || unkept.current) return;
      // behind what is being kept; what cannot be read is not followed
      line.current = line.current.then(follow).catch(() => {});
    };
    addEventListener("focus", look);
    document.addEventListener("visibilitychange", look);
    return () => {
      removeEventListener("focus", look);
      document.removeEventListener("visibilitychange", look);
    };
  }, [id, lay]);

  const takeOver = (): void => {
    keptDraft(now.id).then(
      (there) => {
        version.current = there?.version ?? 0;
        isElsewhere.current = false;
        unkept.current = held.current.now;
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
