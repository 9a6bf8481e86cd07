/**
 * Words that cards may make up - factions, organizations, further types, terrain - and names of cards that texts speak of:
 * where neither the game nor the set knows one, it may be a slip. That is no error, and so it is told as a warning.
 */
import { keywordsIn, NUMBER } from "@tefuda/cardtext/keywords";
import type { Book, CardInfo, Game, GamePackage, Problem, SetWord, SourceFile, Words } from "@tefuda/kernel";
import type { OwnSet } from "./own-set.ts";
import { near, problemAt } from "./problems.ts";
import { STRANGE } from "./says.ts";

interface Said {
  one: Words;
  word: string;
}

/** Warnings on the cards of `own` files, held against the cards of the game, and on the words that sets declare. */
export function strangeWords(
  pack: GamePackage,
  { cards, game }: Book,
  own: readonly SourceFile[],
  sets: readonly Pick<OwnSet, "path" | "words">[],
): Problem[] {
  const unsaid = sets.flatMap(({ path, words }) =>
    [...unsayable(game, words), ...keywordsFor(pack, words, own)].map((word) => problemAt(path, word)),
  );
  const declared = sets.flatMap(({ words }) => words);
  const isOwn = ({ file }: CardInfo): boolean => own.some(({ path }) => path === file);
  const names = cards.flatMap(({ name, names: others = {} }) => [name, ...Object.values(others)]);
  const known = new Map<string, string>();
  const key = ({ one, word }: Said): string => `${one.en}: ${word.toLowerCase()}`;
  for (const { one, words } of pack.ownWords ?? [])
    for (const word of words) known.set(key({ one, word }), word);
  for (const card of cards)
    if (!isOwn(card)) for (const said of wordsOf(pack, card)) known.set(key(said), said.word);
  const given = new Set(declared.flatMap(({ en, ja }) => [en.toLowerCase(), ja.toLowerCase()]));
  const told = new Set<string>();
  const strange = cards.filter(isOwn).flatMap((card): Problem[] => {
    const strange = wordsOf(pack, card).filter(
      (said) => !known.has(key(said)) && !given.has(said.word.toLowerCase()) && !told.has(key(said)),
    );
    for (const said of strange) told.add(key(said));
    const place = placeIn(card, cards, own);
    return [
      ...strange.map(({ one, word }): Problem => {
        const likely = [...known].filter(([of]) => of.startsWith(`${one.en}: `)).map(([, said]) => said);
        return { ...place(word), message: STRANGE.word(one, word), didYouMean: near(word, likely) };
      }),
      ...card.texts.flatMap(({ words }) =>
        strangeNames(words.en ?? "", names).map((name): Problem => {
          return { ...place(name), message: STRANGE.name(name), didYouMean: near(name, names) };
        }),
      ),
    ];
  });
  return [...unsaid, ...strange];
}

/** Of the words that a set declares, those that its texts cannot speak of, as what is said of them. */
const unsayable = ({ words: known = [] }: Game, declared: readonly SetWord[]): Words[] =>
  declared
    .filter(({ en }) => !known.some((word) => word.en.toLowerCase() === en.trim().toLowerCase()))
    .map(({ en, ja }) => STRANGE.unsayable(en === ja ? en : `${en}, ${ja}`));

/** Of the keywords that a set declares, those that mean something else or nothing, as what is said of them. */
const keywordsFor = (pack: GamePackage, words: readonly SetWord[], own: readonly SourceFile[]): Words[] =>
  keywordsIn(words).flatMap(({ en, ja, text }) => {
    const written = Object.values(text).some((one) => one.includes(NUMBER)) ? `${en} 2` : en;
    if (!pack.readText(written, "en").problem) return [STRANGE.keywordTaken(en)];
    const said = (word: string): boolean =>
      own.some((file) => file.text.toLowerCase().includes(word.toLowerCase()));
    return said(en) || said(ja) ? [] : [STRANGE.keywordUnused(en)];
  });

const wordsOf = ({ openWords }: GamePackage, card: CardInfo): Said[] =>
  (openWords?.(card) ?? []).flatMap(({ one, words }) => words.map((word) => ({ one, word })));

/** Names in quotation marks that no card has, with its sub-name or without. What ends like a sentence is no name. */
export function strangeNames(text: string, names: readonly string[]): string[] {
  const known = names.map((name) => name.toLowerCase());
  return [...text.matchAll(/"([^"]+[^".])"|「([^」]+[^」。])」/g)]
    .map(([, en, ja]) => en ?? ja ?? "")
    .filter((name) => {
      const word = name.toLowerCase();
      return !known.some((one) => one === word || one.startsWith(`${word}, `) || one.startsWith(`${word} `));
    });
}

/** Where a word stands among the lines of a card. */
function placeIn(
  card: CardInfo,
  cards: readonly CardInfo[],
  files: readonly SourceFile[],
): (word: string) => Pick<Problem, "file" | "line" | "column"> {
  const lines = (files.find(({ path }) => path === card.file)?.text ?? "").toLowerCase().split("\n");
  const next = Math.min(
    ...cards.filter((one) => one.file === card.file && one.line > card.line).map(({ line }) => line),
  );
  return (word) => {
    for (let line = card.line; line < next && line <= lines.length; line++) {
      const at = lines[line - 1]!.indexOf(word.toLowerCase());
      if (at >= 0) return { file: card.file, line, column: at + 1 };
    }
    return { file: card.file, line: card.line, column: 1 };
  };
}
