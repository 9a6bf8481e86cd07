/** The bench of a draft: it is told what has changed, and tells of the card that is looked at and of the whole set. */

import type { Draft } from "@tefuda/workshop/draft";
import { readFrom } from "@tefuda/workshop/draft";
import type { RulingTold } from "@tefuda/workshop/rulings-told";
import type { CardTold, Trouble } from "@tefuda/workshop/told";
import { useCallback, useEffect, useRef, useState } from "react";
import { type BenchLink, benchLink, type OpenedBench } from "../../host/bench.ts";
import { useSession } from "../../state/session.ts";

/** Milliseconds of quiet after which the whole set is checked. */
const QUIET = 600;

export type Changes = Readonly<Record<string, string | null>>;

/** What has to be told of a draft to whoever knew another one. */
export function changesFrom(before: Draft | null, now: Draft): Record<string, string | null> {
  const was = new Map(before ? readFrom(before).map(({ path, text }) => [path, text]) : []);
  const changes: Record<string, string | null> = {};
  for (const { path, text } of readFrom(now)) {
    if (was.get(path) !== text) changes[path] = text;
    was.delete(path);
  }
  for (const path of was.keys()) changes[path] = null;
  return changes;
}

export interface AtBench {
  link: BenchLink;
  /** Null until the game lies there. */
  opened: OpenedBench | null;
  /** What was told last of the card that is looked at; null before anything was. */
  told: CardTold | null;
  /** What is wrong with the whole set; null while it is being looked for. */
  troubles: readonly Trouble[] | null;
  /** What is to be told of rulings of the set. */
  rulings: readonly RulingTold[];
}

export function useBench(draft: Draft, path: string | null): AtBench {
  const session = useSession();
  const [link] = useState(() => benchLink());
  const [opened, setOpened] = useState<OpenedBench | null>(null);
  const [told, setTold] = useState<CardTold | null>(null);
  const [troubles, setTroubles] = useState<readonly Trouble[] | null>(null);
  const [rulings, setRulings] = useState<readonly RulingTold[]>([]);
  const known = useRef<Draft | null>(null);
  const asking = useRef(false);
  const wanted = useRef({ draft, path });
  wanted.current = { draft, path };

  useEffect(() => {
    link.open(draft.game).then(setOpened, session.failed);
  }, [link, draft.game, session]);
  useEffect(() => () => link.end(), [link]);

  /** Tells what has changed and asks for the card; while it is asked, only the last change of all waits. */
  const ask = useCallback(async (): Promise<void> => {
    if (asking.current) return;
    asking.current = true;
    try {
      for (;;) {
        const { draft, path } = wanted.current;
        const changes = changesFrom(known.current, draft);
        known.current = draft;
        if (Object.keys(changes).length > 0) await link.change(changes);
        if (path !== null) setTold(await link.card(path));
        const next = wanted.current;
        if (next.draft === draft && next.path === path) return;
      }
    } finally {
      asking.current = false;
    }
  }, [link]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew for what is written now
  useEffect(() => {
    if (!opened) return;
    ask().catch(session.failed);
    setTroubles(null);
    const look = async (): Promise<void> => {
      setTroubles(await link.check());
      setRulings(await link.rulings());
    };
    const timer = setTimeout(() => look().catch(session.failed), QUIET);
    return () => clearTimeout(timer);
  }, [opened, draft, path, ask, link, session]);

  return { link, opened, told: told?.path === path ? told : null, troubles, rulings };
}
