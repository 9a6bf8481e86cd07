/** What the cards of a game say, read: which mechanisms each text has, and whether a ruling shows them together. */
import { join } from "node:path";
import { OpenWords } from "@tefuda/cardtext/open-words";
import type { CardInfo, SourceFile } from "@tefuda/kernel";
import { nodesIn } from "@tefuda/language/nodes";
import { gameEntry, type LoadedGame } from "@tefuda/referee/games";
import { textsIn } from "@tefuda/referee/ruling-texts";
import { scenarioFiles } from "@tefuda/referee/suite";
import { wordsOf } from "./words-on-cards.ts";

export interface PrintedText {
  mechanisms: readonly string[];
  /** Whether some ruling has a text on one of its cards that says all of this. */
  settled: boolean;
}
export interface Printed {
  /** Those that can be read by themselves: a title says nothing. */
  texts: readonly PrintedText[];
  /** English words of how the game is played. */
  howTo: number;
}

/** Looks into the texts of a game with its sets; nothing where the game has no grammars. */
export async function printedOf(
  { pack, book, game, folder, sets }: LoadedGame,
  rulings: readonly SourceFile[] = rulingsOf(folder, sets),
): Promise<Printed | undefined> {
  const { grammars, howTo } = gameEntry(pack.id);
  if (!grammars) return undefined;
  const all = await grammars();
  const open = OpenWords.of(game.words ?? []);
  const known = new Map<string, readonly string[] | undefined>();
  /** Nothing for what is no text by itself. */
  const mechanismsOf = (text: string): readonly string[] | undefined => {
    if (known.has(text)) return known.get(text);
    const [tree] = all.flatMap((grammar): unknown[] => {
      const read = grammar.read(text, "en", open);
      return "tree" in read ? [read.tree] : [];
    });
    const found =
      tree === undefined ? undefined : [...new Set(nodesIn(tree).map(({ sort, name }) => `${sort} ${name}`))];
    known.set(text, found);
    return found;
  };
  const english = (card: CardInfo): string[] => card.texts.flatMap(({ words: { en } }) => en ?? []);
  const inRulings = rulings.map(({ text }) => text).join("\n");
  const shown = [
    ...rulings.flatMap(textsIn),
    ...book.cards.filter(({ name }) => inRulings.includes(name)).flatMap(english),
  ].flatMap((text) => {
    const mechanisms = mechanismsOf(text);
    return mechanisms ? [new Set(mechanisms)] : [];
  });
  const texts = book.cards.flatMap(english).flatMap((text): PrintedText[] => {
    const mechanisms = mechanismsOf(text);
    if (!mechanisms) return [];
    return [{ mechanisms, settled: shown.some((one) => mechanisms.every((name) => one.has(name))) }];
  });
  const told = await howTo?.();
  const said = told ? [told.aim, ...told.sections.flatMap(({ title, says }) => [title, ...says])] : [];
  return { texts, howTo: said.reduce((sum, { en }) => sum + wordsOf(en), 0) };
}

/** The rulings of a game and of the sets that it is played with. */
const rulingsOf = (folder: string, sets: LoadedGame["sets"]): SourceFile[] => [
  ...scenarioFiles([join(folder, "scenarios")]),
  ...sets.flatMap(({ scenarios }) => scenarios),
];
