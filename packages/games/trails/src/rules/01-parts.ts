/** 1.7 Cards / parts: what a card's page shows besides its name, type, values and texts. */
import type { CardDetail } from "@tefuda/kernel";
import type { CardData } from "./01-cards.ts";

export function detailsOf(card: CardData): CardDetail[] {
  const { title, sub, generic, rarity, number, flavour } = card;
  const detail = (id: string, en: string, ja: string, value: string | number | undefined): CardDetail[] =>
    value === undefined || value === "" ? [] : [{ id, name: { en, ja }, value }];
  return [
    ...detail("japanese", "In Japanese", "日本語名", sub ? `${title.ja} ${sub.ja}` : title.ja),
    // trails-1.6: a property of the card
    ...detail("generic", "In any number", "枚数無制限", generic ? "yes" : undefined),
    ...detail("rarity", "Rarity", "レアリティ", rarity),
    ...detail("number", "Number", "番号", String(number).padStart(3, "0")),
    ...detail("flavourJa", "Flavour", "フレーバー", flavour.ja),
  ];
}
