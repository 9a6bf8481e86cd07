/** What a player has set, kept in this browser. */

import { playerKinds } from "@tefuda/host/host";
import type { Asks } from "@tefuda/host/windows";
import { useSyncExternalStore } from "react";
import { z } from "zod";

const schema = z.object({
  theme: z.enum(["system", "dark", "light"]).catch("system"),
  /** At first that of the browser. */
  language: z.enum(["en", "ja"]).catch(() => languageOf(navigator.language)),
  speed: z.enum(["instant", "fast", "normal", "slow"]).catch("normal"),
  autoPass: z.boolean().catch(true),
  /** By game the windows in which one is not asked, or not always, and what each asks, in words. */
  asks: z
    .record(
      z.string(),
      z.record(z.string(), z.object({ ask: z.enum(["always", "never", "deeds"]), says: z.string() })),
    )
    .catch({}),
  shortcuts: z.boolean().catch(true),
  sound: z.boolean().catch(true),
  /** Whether to be told outside the page that one is asked. */
  notices: z.boolean().catch(false),
  /** The game that was chosen last; the first page opens with it. */
  game: z.string().catch(""),
  /** Whom one played against last, and with which deck of each game. */
  opponent: z.enum(playerKinds).catch("novice"),
  decks: z.record(z.string(), z.string()).catch({}),
  /** The games whose first game was played to the end of its lesson. */
  learned: z.array(z.string()).catch([]),
  /** The puzzles that were solved without being shown how, each by its game and English title. */
  solved: z.array(z.string()).catch([]),
});
export type Settings = z.infer<typeof schema>;

/** By game and window how one is asked, without the words. */
export const asksOf = (asks: Settings["asks"]): Record<string, Asks> =>
  Object.fromEntries(
    Object.entries(asks).map(([game, set]) => [
      game,
      Object.fromEntries(Object.entries(set).map(([window, { ask }]) => [window, ask])),
    ]),
  );

/** Of the two languages that the page has, the one for whoever speaks this: "ja-JP". */
export const languageOf = (spoken: string): "en" | "ja" => (/^ja\b/i.test(spoken) ? "ja" : "en");

const key = "tefuda.settings";
const listeners = new Set<() => void>();
let settings = read();

function read(): Settings {
  let kept: unknown = {};
  try {
    kept = JSON.parse(localStorage.getItem(key) ?? "{}");
  } catch {
    // Whatever stood there is not ours, or nothing may be kept here.
  }
  return schema.parse(kept !== null && typeof kept === "object" ? kept : {});
}

export const getSettings = (): Settings => settings;

export function changeSettings(change: Partial<Settings>): void {
  settings = { ...settings, ...change };
  try {
    localStorage.setItem(key, JSON.stringify(settings));
  } catch {
    // Nothing may be kept here; it holds for this visit.
  }
  for (const tell of listeners) tell();
}

export function useSettings(): Settings {
  return useSyncExternalStore((tell) => {
    listeners.add(tell);
    return () => listeners.delete(tell);
  }, getSettings);
}
