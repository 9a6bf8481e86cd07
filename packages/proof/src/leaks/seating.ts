/** Who sits where while a pair is played. */

import type { HostSettings } from "@tefuda/host/host";
import { type Chance, SPECTATOR } from "@tefuda/kernel";
import type { Eyes } from "./sight.ts";

/**
 * "others": the other seats answer so that it looks the same; "programs": programs play them; "screen": two people sit at
 * one screen.
 */
export const SEATINGS = ["others", "programs", "others", "screen", "programs"] as const;

export interface Seating {
  kind: (typeof SEATINGS)[number];
  /** Whose view is compared. */
  eyes: Eyes;
  /** Those of them who sit at the screen. */
  people: Eyes;
  /** The two games differ in what none of these may know. */
  knowers: Eyes;
  programs: boolean;
  settings: HostSettings;
}

export function seatingFor(kind: Seating["kind"], observer: number, seats: number, chance: Chance): Seating {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const other = (observer + 1 + chance.below(seats - 1)) % seats;
  const eyes = kind === "screen" && observer !== SPECTATOR ? [observer, other].sort() : [observer];
  // nobody but programs at a table is looked on from every seat
  const programs = kind === "programs" && observer !== SPECTATOR;
  return {
    kind: programs || kind !== "programs" ? kind : "others",
    eyes,
    people: eyes.filter((eye) => eye !== SPECTATOR),
    knowers: programs && chance.below(3) > 0 ? [...new Set([...all, ...eyes])] : eyes,
    programs,
    settings: { autoPass: chance.below(3) > 0, language: chance.below(2) === 0 ? "en" : "ja" },
  };
}
