/** What an action can bring about: cards that were not there before, or were not such as a text then asks for (trails-9.7). */
import { type Brings, makes, partsOf } from "@tefuda/language";
import type { Action, Description, States, Zone } from "../text/tree.ts";
import { typesOf } from "./describe.ts";
import { isEntangled } from "./standing.ts";

type Place = Zone["in"] | "field";

type Bring = Brings<Place, keyof States>;
const NOTHING: Bring = {};

type Leaf = Exclude<Action["do"], "seq" | "if" | "may" | "choose" | "unless" | "flip">;
const BRINGS: Record<Leaf, Bring> = {
  draw: NOTHING,
  points: NOTHING,
  plan: NOTHING,
  look: NOTHING,
  reveal: NOTHING,
  endAttack: NOTHING,
  discard: { to: ["trail"] },
  mill: { to: ["trail"] },
  shuffle: { texts: true },
  destroy: { to: ["trail"], texts: true },
  stun: { state: "stunned", texts: true },
  cure: { to: ["field"], state: "actioned", texts: true },
  action: { state: "actioned", texts: true },
  ready: { state: "ready", texts: true },
  turnUp: { changes: ["face"], texts: true },
  move: { to: ["trail"], texts: true },
  enter: { to: ["field"], texts: true },
  toHomebase: { to: ["homebase"], changes: ["face"], texts: true },
  rebuild: { to: ["homebase", "trail"], changes: ["face"], texts: true },
  search: { to: ["field", "homebase"], texts: true },
  dig: { to: ["field", "homebase", "trail"], texts: true },
  free: { to: ["field", "homebase", "trail"], changes: ["face"], texts: true },
  lasting: { texts: true },
};

/** Whether an action, or something it is made of, can make a card one that a description means. */
export const bringsAbout = (action: Action, what: Description): boolean =>
  partsOf(action).some((part) => {
    const brings = "do" in part ? BRINGS[part.do as Leaf] : undefined;
    return brings !== undefined && typesOf(what).some((d) => makesOne(brings, d));
  });

function makesOne(brings: Bring, d: Description): boolean {
  const isBase = d.noun === "base" && d.zone === undefined;
  const place: Place = d.zone?.in ?? (isBase ? "homebase" : "field");
  // a BASE of which nothing is said lies face up
  const turns = isBase && brings.changes?.includes("face") === true;
  return turns || makes(brings, d.is, place, () => isEntangled(d));
}
