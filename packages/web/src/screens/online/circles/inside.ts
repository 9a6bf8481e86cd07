/** What every part of a circle goes by for whoever is in it: the circle, its cards, and what they own. */

import type { CircleView, Collection } from "@tefuda/host/online/circle-schemas";
import { createContext, useContext, useState } from "react";
import { useAsked } from "../../../online/useAsked.ts";
import type { Printed } from "../opening/printed.ts";

export type Me = NonNullable<CircleView["mine"]>;

export interface InsideCircle extends Printed {
  circle: CircleView;
  me: Me;
  /** Null until it is known. */
  collection: Collection | null;
  /** Reads it anew, after something that the circle does not tell of. */
  anew: () => void;
}

export const InsideContext = createContext<InsideCircle | null>(null);

export function useInside(): InsideCircle {
  const inside = useContext(InsideContext);
  if (!inside) throw new Error("stands outside of a circle");
  return inside;
}

/** It is read anew whenever the circle tells of something that may have changed it. */
export function useCollection({ id, mine, trades, rounds, round }: CircleView): {
  collection: Collection | null;
  anew: () => void;
} {
  const [times, setTimes] = useState(0);
  const stamp = JSON.stringify([
    ...[times, mine?.packs.opened, mine?.ways, round?.step, rounds.length],
    trades.map((trade) => trade.id),
  ]);
  const { got } = useAsked({ ask: "collection", circle: id }, undefined, stamp);
  return { collection: got, anew: () => setTimes((n) => n + 1) };
}

/** By card how many copies somebody owns. */
export const ownedOf = (collection: Collection | null): ReadonlyMap<string, number> =>
  new Map(collection?.cards.map(({ card, count }) => [card, count]));

/** How many copies there are of all cards together. */
export const copiesIn = (lines: readonly { count: number }[]): number =>
  lines.reduce((sum, { count }) => sum + count, 0);
