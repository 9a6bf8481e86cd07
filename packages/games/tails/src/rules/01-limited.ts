/** 1 Decks of limited play, and the packs that they are made of: by the rarity in a card's number (tails-1.8). */
import { limitedPacks } from "@tefuda/cardtext/limited";
import type { CardInfo, LimitedPart, LimitedPlay } from "@tefuda/kernel";
import worth from "../../worth.json" with { type: "json" };
import { numberFrom } from "./01-numbers.ts";
import { detailOf } from "./01-parts.ts";

/** Of a card that was never printed but in limited runs. */
export const ORDINARY = "ordinary";
export const RARITIES = ["4", "3", "2", "1"];

export const LIMITED: LimitedPlay = {
  packs: { sealed: 6, draft: 4 },
  cards: 12,
  size: { min: 30 },
  // of three factions the two that a pool has most of are two thirds of it at least, and four packs are enough
  camps: 2,
  partOf,
  together: 2,
  curve: [
    { by: 1, share: 0.5 },
    { by: 2, share: 0.85 },
  ],
  worth,
  plays: ["lay", "deploy", "equip", "play"],
};

/** A card that requires others comes after them; Equipment and Events do something to units that are there. */
function partOf(card: CardInfo): LimitedPart {
  const camp = detailOf(card, "faction");
  const asked = card.texts.find(({ kind }) => kind === "requirement")?.words.en ?? "";
  const waits = /Equipment|Event/.test(card.type) ? 1 : 0;
  const many = /two|three| and /.test(asked) ? 2 : /Discard/.test(asked) ? 1 : 0;
  return { camp: camp === undefined ? undefined : String(camp), from: 1 + waits + many, alone: 0.9 };
}

/** tails-1.8: its commonest printing; a limited run makes no card rarer that is printed otherwise as well. */
function sortOf(card: CardInfo): string {
  const runs = String(detailOf(card, "number")).split(", ");
  const figures = runs.map((run) => Number(numberFrom(run)?.rarity)).filter((figure) => figure > 0);
  return figures.length > 0 ? String(Math.max(...figures)) : ORDINARY;
}

export const readPacks = limitedPacks(LIMITED, sortOf);
