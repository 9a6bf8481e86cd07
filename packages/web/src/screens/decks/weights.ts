/**
 * The value by which decks are built: what a card costs, or how high its level is. A game's look says which that is: what
 * it draws as stars or costs, else the units of its price, else the first value that its cards show.
 */
import type { CardInfo, Look } from "@tefuda/kernel";
import { valueLook } from "@tefuda/print/look";
import { unitsOf } from "@tefuda/print/printed";

/** How much a card weighs; null where it has nothing of the kind. */
export function weightOf(card: CardInfo, look: Look): number | null {
  if (!isPriced(look)) return weighedValue(card, look)?.value ?? null;
  const units = unitsOf(card, look.price!).length;
  return units > 0 ? units : null;
}

/** What it is called that cards weigh: all that does so in a game. */
export function weightNames(cards: readonly CardInfo[], look: Look): Readonly<Record<string, string>>[] {
  if (isPriced(look)) {
    const details = cards.flatMap((card) => card.details ?? []);
    return details
      .filter(({ id }) => id === look.price!.detail)
      .slice(0, 1)
      .map(({ name }) => name);
  }
  const ids = new Set(cards.flatMap((card) => weighedValue(card, look)?.id ?? []));
  return [...ids].map((id) => valueLook(look, id).says);
}

const weighs = (look: Look, id: string): boolean => ["stars", "cost"].includes(valueLook(look, id).form);
const weighsByValue = (look: Look): boolean => Object.keys(look.values).some((id) => weighs(look, id));
const isPriced = (look: Look): boolean => look.price !== undefined && !weighsByValue(look);

function weighedValue({ values }: CardInfo, look: Look): CardInfo["values"][number] | undefined {
  if (weighsByValue(look)) return values.find(({ id }) => weighs(look, id));
  const first = Object.keys(look.values).find((id) => valueLook(look, id).form !== "none");
  return values.find(({ id }) => id === first);
}
