/** What an action can bring about: cards that were not there before, or were not such as a text then asks for (sangoku-6.10). */
import { type Brings, makes, partsOf } from "@tefuda/language";
import type { Action, Description, States, Zone } from "../text/tree.ts";
import { isEntangled } from "./standing.ts";

type Place = Zone["in"] | "battlefield";

type Bring = Brings<Place, keyof States>;
const NOTHING: Bring = {};
/** A general may retire, with what lies on it. */
const RETIREMENT: Bring = { to: ["pile"], changes: ["gear", "wits"], texts: true };

type Leaf = Exclude<Action["do"], "seq" | "if" | "may" | "choose" | "unless" | "flip">;
const BRINGS: Record<Leaf, Bring> = {
  draw: NOTHING,
  look: NOTHING,
  reveal: NOTHING,
  shuffle: NOTHING,
  lose: NOTHING,
  later: NOTHING,
  pay: { state: "tapped" },
  discard: { to: ["pile"] },
  mill: { to: ["pile"] },
  points: { to: ["pile"] },
  retire: RETIREMENT,
  damage: { ...RETIREMENT, changes: ["harm"] },
  heal: { changes: ["harm"] },
  tap: { state: "tapped" },
  stand: { state: "standing", changes: ["dance"], texts: true },
  turnUp: { changes: ["face"], texts: true },
  turnDown: { changes: ["face"], texts: true },
  move: { ...RETIREMENT, to: ["pile", "out"] },
  enter: { to: ["battlefield"], texts: true },
  toResources: { ...RETIREMENT, to: ["resources", "pile"] },
  equip: { to: ["battlefield"], changes: ["gear"], texts: true },
  peel: { to: ["pile"], changes: ["wits"], texts: true },
  search: { to: ["battlefield", "resources"], texts: true },
  dig: { to: ["battlefield", "resources", "pile"], texts: true },
  lasting: { texts: true },
};

/** Whether an action, or something it is made of, can make a card one that a description means. */
export const bringsAbout = (action: Action, what: Description): boolean =>
  partsOf(action).some((part) => {
    const brings = "do" in part ? BRINGS[part.do as Leaf] : undefined;
    return (
      brings !== undefined &&
      makes(brings, stateOf(what), what.zone?.in ?? "battlefield", () => isEntangled(what))
    );
  });
/** How much damage it has is asked of how it is harmed. */
const stateOf = ({ is, bounds }: Description): Partial<States> | undefined =>
  bounds?.some(({ of }) => of === "damage") ? { ...is, harm: "damaged" } : is;
