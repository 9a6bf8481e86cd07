/** Costs in several colours, and the cards that pay them. */
import type { CardInfo, CardView, PriceLook } from "@tefuda/kernel";

/** The units of a printed cost by their letters: "2R1C" is R, R, C. */
export function unitsOf(info: CardInfo, { detail }: PriceLook): string[] {
  const printed = String(info.details?.find(({ id }) => id === detail)?.value ?? "");
  return [...printed.matchAll(/(\d+)([A-Z])/g)].flatMap(([, n, letter]) =>
    Array.from({ length: Number(n) }, () => letter!),
  );
}

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
