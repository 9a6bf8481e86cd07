/** 1 Decks of limited play, and the packs that they are made of: every card comes equally often (ttcg-16.3, 16.6). */
import { limitedPacks } from "@tefuda/cardtext/limited";
import type { CardInfo, LimitedPart, LimitedPlay } from "@tefuda/kernel";
import worth from "../../worth.json" with { type: "json" };
import { CARD_TYPES } from "../schema.ts";

const SPELL = "Spell";
/** The types, as they stand on cards. */
export const SORTS = CARD_TYPES.map((type) => type[0]!.toUpperCase() + type.slice(1));

export const LIMITED: LimitedPlay = {
  packs: { sealed: 6, draft: 5 },
  cards: 11,
  // the largest deck is that of the book (ttcg-1.1)
  size: { min: 40, max: 70 },
  partOf,
  together: 4,
  curve: [
    { by: 1, share: 0.35 },
    { by: 2, share: 0.8 },
    { by: 3, share: 0.95 },
  ],
  worth,
  plays: ["play", "level"],
};

/**
 * Whoever has a rank is played on the rank below of its type, one a turn at best; a unit of rank 1 is played by itself. A
 * spell mostly does something to what is there.
 */
function partOf({ type, values }: CardInfo): LimitedPart {
  const rank = values.find(({ id }) => id === "rank")?.value ?? 1;
  if (type === SPELL) return { from: rank + 1, alone: 1 };
  return { camp: type, from: rank, alone: rank === 1 ? 0.9 : 0.1 };
}

/** The sort of a card is its type. What somebody makes at home is held to the same. */
export const readPacks = limitedPacks(LIMITED, ({ type }) => type, "ttcg-16.3");
