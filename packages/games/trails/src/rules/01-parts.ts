/** 1.7 Cards / parts: what a card's page shows besides its name, type, values and texts. */
import type { CardDetail, CardInfo } from "@tefuda/kernel";
import type { CardData } from "./01-cards.ts";

/** Name and sub-name in the languages in which notations do not write them. */
export const namesOf = ({ title, sub }: CardData): CardInfo["names"] => ({
  ja: sub ? `${title.ja} ${sub.ja}` : title.ja,
});

export function detailsOf(card: CardData): CardDetail[] {
  const { generic, rarity, number } = card;
  const detail = (id: string, en: string, ja: string, value: string | number | undefined): CardDetail[] =>
    value === undefined || value === "" ? [] : [{ id, name: { en, ja }, value }];
  return [
    // trails-1.6: a property of the card
    ...detail("generic", "In any number", "枚数無制限", generic ? "yes" : undefined),
    ...detail("rarity", "Rarity", "レアリティ", rarity),
    ...detail("number", "Number", "番号", String(number).padStart(3, "0")),
  ];
}
