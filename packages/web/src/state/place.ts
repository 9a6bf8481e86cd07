/** What is on the table of this tab, so that a reload goes on with it and with nothing else. It holds for the visit. */
import type { MatchPlan, SavedMatch } from "@tefuda/host/host";
import { parsed, readSaved } from "@tefuda/host/read";
import { plan } from "@tefuda/host/schemas";

/** A kept game, and how it was dealt. */
export interface Place {
  id: string | null;
  plan: MatchPlan | null;
}

const NOWHERE: Place = { id: null, plan: null };
const TABLE = "tefuda.table";
const PLAN = "tefuda.plan";
const REPLAY = "tefuda.replay";
const STEP = "tefuda.replay.step";
const LESSON = "tefuda.lesson";

export function readPlace(): Place {
  const id = read(TABLE);
  if (id === null) return NOWHERE;
  const dealt = plan.safeParse(parsed(read(PLAN) ?? ""));
  return { id, plan: dealt.success ? dealt.data : null };
}

export function keepPlace({ id, plan }: Place): void {
  keep(TABLE, id);
  keep(PLAN, plan && JSON.stringify(plan));
}

/** The record that is watched, and after how many answers it is shown. */
export function readReplay(): { match: SavedMatch; step: number } | null {
  const text = read(REPLAY);
  const match = text === null ? undefined : readSaved(text);
  return match ? { match, step: Number(read(STEP)) || 0 } : null;
}

export function keepReplay(match: SavedMatch | null): void {
  keep(REPLAY, match && JSON.stringify(match));
  keep(STEP, null);
}
export const keepStep = (step: number): void => keep(STEP, `${step}`);

/** Up to which of its words the lesson of a game has been read. */
export function readLessonRead(game: string | null): number {
  const [of, words] = (read(LESSON) ?? "").split(" ");
  return game !== null && of === game ? Number(words) || 0 : 0;
}
export const keepLessonRead = (game: string | null, words: number): void =>
  keep(LESSON, game && `${game} ${words}`);

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    // Nothing may be kept here.
    return null;
  }
}

function keep(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Nothing may be kept here, or not so much: what lay there before would be something else.
    if (text !== null) keep(key, null);
  }
}
