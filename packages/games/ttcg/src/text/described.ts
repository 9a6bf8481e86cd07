/** What can be told of a description alone. */
import type { Zone } from "./tree.ts";

/** Whether cards are meant of whatever sort. */
export const areAny = (d: object): boolean => Object.keys(d).length === 1 && "noun" in d && d.noun === "card";

/** Whether cards lie where no player controls them. */
export const isHeld = (zone: Zone | undefined): zone is Extract<Zone, { in: "hand" | "deck" | "pile" }> =>
  zone !== undefined && (zone.in === "hand" || zone.in === "deck" || zone.in === "pile");
