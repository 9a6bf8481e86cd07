/** 2 Set-up: decks by the parameters of a format (sangoku-2.1, 2.2). */
import { type DeckForm, type DeckLine, readDeckFile } from "@tefuda/cardtext/deckfile";
import { limitedDeck } from "@tefuda/cardtext/limited";
import type { Book, CardInfo, FormatInfo, ListInfo, Problem, SourceFile } from "@tefuda/kernel";
import { DECK } from "../says.ts";
import { SHAPE } from "../schema.ts";
import { LIMITED } from "./02-limited.ts";

const formOf = (settings: Readonly<Record<string, number>>): DeckForm => {
  const parameter = (name: string): number => settings[name] ?? SHAPE.settings[name]!;
  const [deckMax, copyLimit] = [parameter("deckMax"), parameter("copyLimit")];
  return {
    example: "4 Zhang Fei, Roar at the Bridge",
    size: { min: parameter("deckMin"), ...(deckMax >= 0 ? { max: deckMax } : {}), rule: "sangoku-2.1" },
    copies: { most: () => copyLimit, often: DECK.often(copyLimit), rule: "sangoku-2.2" },
    check: (lines) => checkCodes(lines, copyLimit),
  };
};
/** What a deck is by the default format. */
export const DEFAULT: DeckForm = formOf({});

/** sangoku-2.2: printings of one code are counted together. */
function checkCodes(lines: readonly DeckLine[], most: number): void {
  for (const [code, found] of Map.groupBy(lines, ({ card }) => codeOf(card))) {
    const n = found.reduce((sum, line) => sum + line.n, 0);
    if (new Set(found.map(({ card }) => card)).size > 1 && n > most)
      found.at(-1)!.tell(DECK.code(code, most, n));
  }
}
const codeOf = (card: CardInfo): string =>
  String(card.details?.find((detail) => detail.id === "code")?.value ?? card.name);

const POOLED = limitedDeck(LIMITED, DEFAULT);

/** Reads and checks a deck, without a format by the default one; one that names its packs is one of limited play in any. */
export const readDeck = (
  file: SourceFile,
  book: Book,
  format?: FormatInfo,
): { list?: ListInfo; problems: Problem[] } =>
  readDeckFile(file, book, (has) => (has("packs") ? POOLED : formOf(format?.settings ?? {})));
