/**
 * No two cards of a set look alike. No pixels are compared, but what pictures are composed of, in the parts that are told
 * from each other at the size of a card in play: the silhouette (which icon), where the mass lies (framing and side), what
 * is light and what dark (hour), the large colours (the type's own, and its partner), what stands in the sky, and the land.
 */
import { games } from "@tefuda/referee/registry";
import { describe, expect, test } from "vitest";
import { typeLook } from "../look.ts";
import { boxFor, cardsOf } from "../node/icons.ts";
import { composition } from "./composition.ts";
import { picture } from "./picture.ts";

/** Of seven parts; chance gives two cards one in common, and any two of a set could lie in one deck. */
const MAY_SHARE = 5;
/** Besides the silhouette, where two have the same. */
const MAY_SHARE_BESIDES = 3;

async function pictured(game: string) {
  const cards = await cardsOf(game);
  return { cards, box: boxFor(cards) };
}

async function partsOf(game: string) {
  const { cards, box } = await pictured(game);
  return cards.map(({ card, look }) => {
    const { icons, framing, side, hour, partner, motif, land } = composition(card, look, box);
    const { frame } = typeLook(look, card.type, card.subtypes);
    return { name: card.name, parts: [icons[0], framing, side, hour, `${frame} ${partner}`, motif, land] };
  });
}

describe.each(games.flatMap(({ id, look }) => (look ? [id] : [])))("pictures of %s", (game) => {
  test("any two differ in more than one large part, and in more where they show the same thing", async () => {
    const all = await partsOf(game);
    const alike: string[] = [];
    all.forEach((a, i) => {
      for (const b of all.slice(0, i)) {
        const [icon, ...others] = a.parts.map((part, k) => part === b.parts[k]);
        const shared = others.filter(Boolean).length;
        if (shared > MAY_SHARE - (icon ? 1 : 0) || (icon && shared > MAY_SHARE_BESIDES))
          alike.push(`${a.name} and ${b.name}`);
      }
    });
    expect(alike).toEqual([]);
  });

  test("a picture is the same each time, and light", async () => {
    const { cards, box } = await pictured(game);
    for (const { card, look } of cards) {
      const drawn = picture(card, look, box);
      expect(picture({ ...card }, look, box)).toBe(drawn);
      // without the outlines of its icons, of which the heaviest has four thousand letters
      expect(drawn.length, card.name).toBeLessThan(8000);
    }
  });
});
