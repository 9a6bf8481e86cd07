/** 1 Decks of limited play, and the packs that they are made of: every card comes equally often. */
import { limitedPacks } from "@tefuda/cardtext/limited";
import type { CardInfo, LimitedPart, LimitedPlay } from "@tefuda/kernel";
import worth from "../../worth.json" with { type: "json" };

export const SORTS = ["critter", "other"];

export const LIMITED: LimitedPlay = {
  packs: { sealed: 5, draft: 4 },
  cards: 10,
  // as in any deck (dew-1.1)
  size: { min: 30, max: 30 },
  partOf,
  together: 2,
  curve: [
    { by: 1, share: 0.1 },
    { by: 2, share: 0.35 },
    { by: 3, share: 0.65 },
    { by: 4, share: 0.85 },
  ],
  worth,
  plays: ["play"],
};

/** The spring rises by one a turn (dew-4.3). Critters of a kin help each other and are of use by themselves. */
function partOf({ subtypes, values }: CardInfo): LimitedPart {
  const cost = values.find(({ id }) => id === "cost")?.value ?? 0;
  return { camp: subtypes.length === 1 ? subtypes[0] : undefined, from: Math.max(1, cost), alone: 0.95 };
}

export const readPacks = limitedPacks(
  LIMITED,
  ({ type }) => SORTS[type === "Critter" ? 0 : 1],
  "limited-1.2",
);
