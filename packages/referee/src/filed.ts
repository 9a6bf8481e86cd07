/**
 * With what a ruling was filed: the edition of the rules, and of each card that it names what was printed on it then. Whoever runs
 * it later is told what has become otherwise since.
 */
import { type Book, type CardInfo, hex, sha256, utf8, type Words } from "@tefuda/kernel";
import { z } from "zod";
import { namesIn } from "./names-in.ts";
import { FILED } from "./says.ts";

/** Of a scenario file. A card's edition is eight hexadecimal digits. */
export const filedShape = z.strictObject({
  edition: z.int().min(1),
  cards: z.record(z.string(), z.string().regex(/^[0-9a-f]{8}$/)),
});
export type Filed = z.infer<typeof filedShape>;

/** What is printed on a card, but for what it is called and how it looks: by that it plays. */
function editionOf(card: CardInfo): string {
  const { type, subtypes, values, texts, details = [] } = card;
  return hex(sha256(utf8(JSON.stringify([type, subtypes, values, texts, details])))).slice(0, 8);
}

/** With what a ruling of these words is filed now. */
export function filedNow(text: string, { game, cards }: Book): Filed {
  const named = new Set(namesIn(cards.map(({ name }) => name))(text));
  const editions = cards.filter(({ name }) => named.has(name)).map((card) => [card.name, editionOf(card)]);
  return { edition: game.editions.length, cards: Object.fromEntries(editions) };
}

/** What has become otherwise since a ruling was filed, in sentences; undefined where nothing has. */
export function sinceFiled(filed: Filed, { game, cards }: Book): Words | undefined {
  const now = new Map(cards.map((card) => [card.name, card]));
  const names = Object.keys(filed.cards);
  const gone = names.filter((name) => !now.has(name));
  const changed = names.filter((name) => now.has(name) && editionOf(now.get(name)!) !== filed.cards[name]);
  const edition = game.editions.length;
  const parts = [
    ...(changed.length > 0 ? [FILED.changed(changed)] : []),
    ...(gone.length > 0 ? [FILED.gone(gone)] : []),
    ...(edition === filed.edition ? [] : [FILED.edition(filed.edition, edition)]),
  ];
  if (parts.length === 0) return undefined;
  return { en: parts.map(({ en }) => en).join(" "), ja: parts.map(({ ja }) => ja).join("") };
}
