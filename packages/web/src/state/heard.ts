/** What is heard of a screen: each sort of thing that happened once, the weightiest last. */
import type { Look } from "@tefuda/kernel";
import { turnsIn } from "./changes.ts";
import { kindOf } from "./deeds.ts";
import type { Shown } from "./table.ts";

export const sounds = [
  "move",
  "tap",
  "play",
  "strike",
  "gain",
  "hurt",
  "fall",
  "turn",
  "won",
  "lost",
] as const;
export type Sound = (typeof sounds)[number];

/** So many are heard of one screen. */
const MOST = 3;

export function heardOf(before: Shown, after: Shown, look: Look): Sound[] {
  const { view, news, flows, update, again } = after;
  const found = new Set<Sound>();
  for (const { entry } of news) {
    const kind = kindOf(look, entry);
    if (kind === "lose") found.add("hurt");
    else if (kind && kind !== "turn") found.add(kind);
  }
  if (flows) {
    if (turnsIn(before, after)) found.add("tap");
    const mine = view.numbers.player === view.observer && update.people.includes(view.observer);
    const begins = view.numbers.turn !== before.view.numbers.turn && (view.numbers.turn ?? 0) > 0;
    if (mine && begins && !again && !before.again) found.add("turn");
    if (view.over && !before.view.over)
      found.add(
        view.over.winner === view.observer || !update.people.includes(view.observer) ? "won" : "lost",
      );
  }
  return sounds.filter((sound) => found.has(sound)).slice(-MOST);
}
