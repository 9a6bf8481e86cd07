/**
 * Cards to try things with: those with the longest texts, in which a drawing is most likely to go wrong; of the smallest game
 * each time, of all in a deep run.
 */
import type { CardInfo } from "@tefuda/kernel";
import { games, sharedGame } from "@tefuda/referee/games";
import { type Drawing, drawCard, type Studio } from "../src/card.ts";
import { type Language, say } from "../src/card-words.ts";
import { lookOf } from "../src/looks.ts";
import { lettersAtHand } from "../src/node/fonts.ts";
import { drawnBox } from "../src/node/icons.ts";

export interface Tried {
  game: string;
  name: string;
  info: CardInfo;
  studio: Studio;
  drawing: Drawing;
}

const length = (card: CardInfo, language: Language): number =>
  card.texts.reduce(
    (sum, { words }) => sum + say(words, language).length,
    say(card.flavour, language).length,
  );

export const DEEP = process.env.TEFUDA_DEEP === "1";
const tried = DEEP ? games.map(({ id }) => id) : ["dew"];

/** So many of each game. */
export async function drawings(language: Language, most: number): Promise<Tried[]> {
  const all = await Promise.all(
    tried.map(async (id) => {
      const { pack, book } = await sharedGame(id);
      const cards = book.cards.toSorted((a, b) => length(b, language) - length(a, language)).slice(0, most);
      const look = lookOf(id, pack.layout);
      const icons = drawnBox(cards.map((card) => ({ card, look })));
      const studio: Studio = { letters: lettersAtHand(language), icons, look, language };
      return cards.map((info) => ({
        game: id,
        name: say(info.short, language, say(info.names, language, info.name)),
        info,
        studio,
        drawing: drawCard(info, studio),
      }));
    }),
  );
  return all.flat();
}
