/** What an action can bring about: cards that were not there before, or were not such as a text then asks for (sangoku-6.10). */
import { partsOf } from "@tefuda/language";
import type { Action, Description, States, Zone } from "../text/tree.ts";
import { isEntangled } from "./standing.ts";

type Place = Zone["in"] | "battlefield";

interface Brings {
  /** Where cards come to, as far as cards are chosen there. */
  to?: readonly Place[];
  /** What cards become. */
  state?: States["state"];
  /** What may be so of a card by it that was not, or no more. */
  changes?: readonly (keyof States)[];
  /** Whether texts may go on or off by it, and so powers, emblems and nations change. */
  texts?: boolean;
}

const NOTHING: Brings = {};
/** A general may retire, with what lies on it. */
const RETIREMENT: Brings = { to: ["pile"], changes: ["gear", "wits"], texts: true };

type Leaf = Exclude<Action["do"], "seq" | "if" | "may" | "choose">;
const BRINGS: Record<Leaf, Brings> = {
  draw: NOTHING,
  look: NOTHING,
  reveal: NOTHING,
  shuffle: NOTHING,
  lose: NOTHING,
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
    return brings !== undefined && makes(brings, what);
  });

const makes = ({ to, state, changes, texts }: Brings, d: Description): boolean =>
  to?.includes(d.zone?.in ?? "battlefield") === true ||
  (state !== undefined && d.is?.state === state) ||
  changes?.some((group) => d.is?.[group] !== undefined) === true ||
  (texts === true && isEntangled(d));
