/** Costs in several colours, and the cards that pay them. */
import type { CardInfo, CardView, PriceLook } from "@tefuda/kernel";

/** The letters of the units of which a card could pay any one. */
export function paysFor(info: CardInfo | undefined, view: CardView, look: PriceLook): string {
  if (view.faceDown || !info) return look.down;
  const named = info.texts.flatMap(({ words }) =>
    look.also.flatMap((word) => {
      const found = new RegExp(`【${word}: ([^】]*)】`).exec(words.en ?? "");
      return found ? found[1]!.split(", ") : [];
    }),
  );
  const letters = [...info.subtypes, ...named].flatMap((subtype) => look.pays[subtype.toLowerCase()] ?? []);
  return Object.keys(look.coins)
    .filter((letter) => letters.includes(letter))
    .join("");
}
