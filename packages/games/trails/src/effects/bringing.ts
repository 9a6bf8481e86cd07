/** What an action can bring about: cards that were not there before, or were not such as a text then asks for (trails-9.7). */
import { partsOf } from "@tefuda/language";
import type { Action, Description, States, Zone } from "../text/tree.ts";
import { typesOf } from "./describe.ts";
import { isEntangled } from "./standing.ts";

type Place = Zone["in"] | "field";

interface Brings {
  /** Where cards come to, as far as cards are chosen there. */
  to?: readonly Place[];
  /** What cards become. */
  state?: States["state"];
  /** Whether cards of a homebase are turned. */
  turns?: boolean;
  /** Whether texts may go on or off by it, and so values, icons and organizations change. */
  texts?: boolean;
}

const NOTHING: Brings = {};

type Leaf = Exclude<Action["do"], "seq" | "if" | "may" | "choose">;
const BRINGS: Record<Leaf, Brings> = {
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
  turnUp: { turns: true, texts: true },
  move: { to: ["trail"], texts: true },
  enter: { to: ["field"], texts: true },
  toHomebase: { to: ["homebase"], turns: true, texts: true },
  rebuild: { to: ["homebase", "trail"], turns: true, texts: true },
  search: { to: ["field", "homebase"], texts: true },
  dig: { to: ["field", "homebase", "trail"], texts: true },
  free: { to: ["field", "homebase", "trail"], turns: true, texts: true },
  lasting: { texts: true },
};

/** Whether an action, or something it is made of, can make a card one that a description means. */
export const bringsAbout = (action: Action, what: Description): boolean =>
  partsOf(action).some((part) => {
    const brings = "do" in part ? BRINGS[part.do as Leaf] : undefined;
    return brings !== undefined && typesOf(what).some((d) => makes(brings, d));
  });

function makes({ to, state, turns, texts }: Brings, d: Description): boolean {
  const isBase = d.noun === "base" && d.zone === undefined;
  const place: Place = d.zone?.in ?? (isBase ? "homebase" : "field");
  return (
    to?.includes(place) === true ||
    (state !== undefined && d.is?.state === state) ||
    (turns === true && (isBase || d.is?.face !== undefined)) ||
    (texts === true && isEntangled(d))
  );
}
