/** Which cards of a circle are shown in somebody's collection. */
import type { Collection } from "@tefuda/host/online/circle-schemas";
import type { CardInfo } from "@tefuda/kernel";
import { says, soughtIn } from "../../rules/search.ts";

export const SIFTS = ["all", "owned", "wished", "give"] as const;
export type BinderSift = (typeof SIFTS)[number];

/** A card as somebody has it. */
export interface Kept {
  info: CardInfo;
  owned: number;
  wished: number;
  gives: number;
}

/** In the order of the set. */
export function keptOf(cards: readonly CardInfo[], collection: Collection): Kept[] {
  const counts = (lines: readonly { card: string; count: number }[]): ReadonlyMap<string, number> =>
    new Map(lines.map(({ card, count }) => [card, count]));
  const [owned, wished, gives] = [
    counts(collection.cards),
    counts(collection.wishes),
    counts(collection.gives),
  ];
  return cards.map((info) => ({
    info,
    owned: owned.get(info.name) ?? 0,
    wished: wished.get(info.name) ?? 0,
    gives: gives.get(info.name) ?? 0,
  }));
}

export function siftedKept(kept: readonly Kept[], sift: BinderSift, text: string): Kept[] {
  const sought = soughtIn(text);
  return kept.filter(
    (one) =>
      (sift === "all" || { owned: one.owned, wished: one.wished, give: one.gives }[sift] > 0) &&
      isCalled(one.info, sought),
  );
}

/** Whether a card is called so in any language. */
export const isCalled = ({ name, names }: CardInfo, sought: ReturnType<typeof soughtIn>): boolean =>
  sought.length === 0 || says([name, ...Object.values(names ?? {})].join("\n"), sought);
