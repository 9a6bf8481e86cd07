/** 2 Decks of limited play, and the packs that they are made of: by the rarity on a card (sangoku-11.12). */
import { detailIn, limitedPacks } from "@tefuda/cardtext/limited";
import type { CardInfo, LimitedPart, LimitedPlay } from "@tefuda/kernel";
import worth from "../../worth.json" with { type: "json" };

/** Those that are found in packs; PR is given away at other times. */
export const SOLD = ["C", "UC", "R", "SR", "PTR", "TMR", "STMR"];

export const LIMITED: LimitedPlay = {
  packs: { sealed: 6, draft: 5 },
  cards: 12,
  size: { min: 40 },
  partOf,
  together: 2,
  curve: [
    { by: 1, share: 0.15 },
    { by: 2, share: 0.5 },
    { by: 3, share: 0.8 },
  ],
  worth,
  plays: ["summon", "equip", "play", "unfold", "prepare"],
};

/** A resource comes every turn (sangoku-4.4); of a nation that the deck hardly has, a card can only pay what has no colour. */
function partOf(card: CardInfo): LimitedPart {
  const cost = detailIn(card, "cost") ?? "";
  const from = [...cost.matchAll(/\d+/g)].reduce((n, [figure]) => n + Number(figure), 0);
  return { camp: detailIn(card, "nation"), from, alone: 0.3 };
}

function sortOf(card: CardInfo): string | undefined {
  const rarity = detailIn(card, "rarity");
  return rarity !== undefined && SOLD.includes(rarity) ? rarity : undefined;
}

export const readPacks = limitedPacks(LIMITED, sortOf);
