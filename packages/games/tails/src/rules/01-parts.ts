/** 1.4 Cards / parts: what a card's page shows besides its name, kind, values and texts. */
import type { CardDetail, CardInfo } from "@tefuda/kernel";
import type { CardData } from "./01-cards.ts";
import { numberText } from "./01-numbers.ts";

/** What is shown, in this order. */
const NAMES = {
  attacks: ["Attacks", "攻撃回数"],
  troop: ["Against Troops", "対兵士"],
  position: ["Against Positions", "対陣地"],
  vehicle: ["Against Vehicles", "対車両"],
  faction: ["Faction", "勢力"],
  terrain: ["Terrain", "地形"],
  copies: ["Copies in a deck", "デッキに入る枚数"],
  artist: ["Artist", "イラスト"],
  number: ["Number", "カード番号"],
} as const;
type Part = keyof typeof NAMES;

/** The name in the languages in which notations do not write it. */
export const namesOf = ({ title }: CardData): CardInfo["names"] => ({ ja: title.ja });

/** Every part of a card that is neither its name, a text nor a plain value; parts that it has not are left out. */
export function detailsOf(card: CardData): CardDetail[] {
  const { attack, defense, spread } = card;
  const against = (i: 0 | 1 | 2): string | undefined => {
    const printed = [attack?.[i], defense?.[i]].filter((n) => n !== undefined);
    return printed.length > 0 ? printed.join("/") : undefined;
  };
  const values: Record<Part, string | number | undefined> = {
    attacks: spread > 0 ? `${card.attacks} on ${spread}` : undefined,
    troop: against(0),
    position: against(1),
    vehicle: against(2),
    faction: card.faction,
    terrain: card.terrain || undefined,
    copies: card.copies,
    artist: card.artist,
    number: card.runs.map(numberText).join(", "),
  };
  return (Object.keys(NAMES) as Part[]).flatMap((id) => {
    const value = values[id];
    const [en, ja] = NAMES[id];
    return value === undefined ? [] : [{ id, name: { en, ja }, value }];
  });
}

/** One of them, of a card as the book of the game has it. */
export const detailOf = (card: CardInfo, id: Part): string | number | undefined =>
  card.details?.find((detail) => detail.id === id)?.value;
