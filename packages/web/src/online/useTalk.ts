/** What is said at the place where somebody sits, for the screens that show it. */

import { phrases } from "@tefuda/host/online/phrases";
import type { Place, Said, Saying } from "@tefuda/host/online/talk-schemas";
import type { RefusalCode } from "@tefuda/host/online/wire";
import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { setTalkCount } from "../state/talk-count.ts";
import { faultIn, useLanguage, useWords } from "../words/index.tsx";
import { TALK_WORDS } from "../words/talk.ts";
import { room } from "./room.ts";
import { Broken, Refused } from "./socket.ts";
import { Talk, type TalkState } from "./talk.ts";
import { noteRead, readUpTo } from "./talk-read.ts";

export const talk = new Talk(room.socket, { readUpTo, noteRead });
talk.subscribe(() => setTalkCount(talk.get().fresh));

export const useTalk = (): TalkState => useSyncExternalStore(talk.subscribe, talk.get);
export const useTalkWords = () => TALK_WORDS[useLanguage()];

/** Follows a place while it is shown; of null nothing is followed. */
export function useTalkAt(kind: Place["kind"], id: string | null): void {
  useEffect(() => (id === null ? undefined : talk.enter({ kind, id })), [kind, id]);
}

/** What was said, in the language that is set where it is a set phrase. */
export function useSaying(): (says: Saying) => string {
  const language = useLanguage();
  return (says) => ("phrase" in says ? phrases[says.phrase][language] : says.text);
}

/** How long a line stands beside a name. Milliseconds. */
const STANDS = 8000;

/** What somebody has just said, for as long as it is shown and was not looked at. */
export function useJustSaid(seat: number): Said | null {
  const { latest, fresh } = useTalk();
  const [gone, setGone] = useState<Said | null>(null);
  useEffect(() => {
    if (!latest) return;
    const timer = setTimeout(() => setGone(latest), STANDS);
    return () => clearTimeout(timer);
  }, [latest]);
  return latest && latest.seat === seat && latest !== gone && fresh > 0 ? latest : null;
}

/** What went wrong, in words; `where` says of some reasons what they mean here. */
export function useTalkFault(where: "talk" | "moderate" | "appoint" = "talk"): (error: Error) => string {
  const common = useWords();
  const words = useTalkWords();
  return useCallback(
    (error) => {
      if (error instanceof Broken) return words.broken;
      const here: Partial<Record<RefusalCode, string>> = words.refused[where];
      return (error instanceof Refused && here[error.code]) || faultIn(common, error);
    },
    [common, words, where],
  );
}

/** A day with its hour, as the language writes it. */
export function useWhen(): (at: number) => string {
  const language = useLanguage();
  return (at) => new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(at);
}
