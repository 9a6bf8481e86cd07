/** The cards of a game as a set: read, compiled, shown. */
import { meansNothing, sourcesOf } from "@tefuda/cardtext/cardfile";
import { keywordsOf } from "@tefuda/cardtext/keywords";
import { look } from "@tefuda/cardtext/looks";
import { type Place, readOnCards } from "@tefuda/cardtext/placed";
import { nameTaken, tellLookalikes, withRoom } from "@tefuda/cardtext/set";
import {
  assemble,
  type Book,
  type CardInfo,
  digest,
  type GamePackage,
  type GameParts,
  type Problem,
  type SourceFile,
  textNumber,
  WordsError,
} from "@tefuda/kernel";
import { MEANING } from "../lowering/says.ts";
import { asAny, partsOf } from "../lowering/walk.ts";
import { type CardData, type CardFiles, readCards, wordsOf } from "./cards.ts";
import { compileCard, compileText, type TextAbility, type TextCard } from "./compile.ts";
import { bitOf } from "./memory.ts";
import { readingOf } from "./reading.ts";
import type { Counted, Statement, Text } from "./tree.ts";
import type { PlayedWorld } from "./world.ts";

/** What a game says of its cards beside how their files are read. */
export interface SetWorld {
  files: CardFiles;
  world: PlayedWorld;
  /** The stat of each number, by its field. */
  stats: Readonly<Record<string, number>>;
  /** The trait of each list, by its field. */
  traits: Readonly<Record<string, string>>;
  /** How many of a card a deck holds at most. */
  copies: number;
}

interface ReadSet {
  cards: CardData[];
  definitions: TextCard[];
  problems: Problem[];
}

/** The cards of files, read and compiled; what is wrong with them is told. */
function readSet(sources: readonly SourceFile[], of: SetWorld): ReadSet {
  const problems: Problem[] = [];
  const cards: CardData[] = [];
  const byName = new Map<string, CardData>();
  for (const file of sources) {
    const read = readCards(file, of.files);
    problems.push(...read.problems);
    for (const card of read.cards) {
      const taken = byName.get(look(card.name));
      if (taken) problems.push(nameTaken(card, taken));
      else byName.set(look(card.name), card);
      cards.push(card);
    }
  }
  tellLookalikes(cards, ({ title }) => [title.ja], problems);
  return { cards, definitions: cards.flatMap((card) => definition(card, of, problems)), problems };
}

function definition(card: CardData, of: SetWorld, problems: Problem[]): TextCard[] {
  const { world, files } = of;
  const noun = files.kinds[card.kind]!;
  const texts: TextAbility[] = [];
  for (const [i, text] of card.texts.entries()) {
    try {
      const once = !world.stays.includes(noun);
      checkNumbers(text.tree, noun, files);
      texts.push(compileText(text.tree, wordsOf(card, text, files), i, world, { once }));
    } catch (error) {
      problems.push(meansNothing(card, text, error));
    }
  }
  if (texts.length !== card.texts.length) return [];
  const { kind, nouns, keywords, traits } = world.cards;
  const facts: number[] = [];
  const set = (fact: number, bits: number): void => {
    facts[fact] = (facts[fact] ?? 0) | bits;
  };
  set(kind, nouns[noun]!);
  set(keywords.fact, 0);
  for (const { tree } of card.texts)
    if (tree.kind === "keywords") for (const word of tree.keywords) set(keywords.fact, bitOf(keywords, word));
  for (const [field, trait] of Object.entries(of.traits)) {
    const bits = traits[trait]!;
    set(bits.fact, 0);
    for (const word of card.lists[field] ?? []) set(bits.fact, bitOf(bits, word));
  }
  const printed: number[] = [];
  const has: boolean[] = [];
  for (const [field, stat] of Object.entries(of.stats)) {
    printed[stat] = card.numbers[field] ?? 0;
    has[stat] = card.numbers[field] !== undefined;
  }
  const names = { ja: card.title.ja };
  const { copies } = of;
  return [{ id: -1, name: card.name, names, printed, has, copies, facts, ...compileCard(texts, world) }];
}

/** What is added to a number of cards has to be added to cards that have it. */
function checkNumbers(text: Text, noun: string, { form, kinds }: CardFiles): void {
  for (const part of partsOf(asAny(text, noun)) as Partial<Statement>[]) {
    if (part.is !== "bonus" || !("count" in part.who!)) continue;
    const { who, by } = part as { who: Counted; by: object };
    const lacks = (field: string): boolean =>
      form[field]?.on !== undefined && !form[field].on.some((kind) => kinds[kind] === who.what.noun);
    if (who.what.noun !== "card" && Object.keys(by).some(lacks)) throw new WordsError(MEANING.notThese);
  }
}

function infoOf(card: CardData, { files, stats }: SetWorld): CardInfo {
  const words = Object.entries(card.lists).flatMap(([field, list]) =>
    list.map((word) => files.lists[field]![word]!.en),
  );
  return {
    name: card.name,
    names: { ja: card.title.ja },
    type: card.kind,
    subtypes: words,
    values: Object.keys(stats).flatMap((id) => {
      const value = card.numbers[id];
      return value === undefined ? [] : [{ id, value }];
    }),
    texts: card.texts.map((text, i) => ({
      kind: text.tree.kind,
      words: wordsOf(card, text, files),
      number: textNumber(i),
    })),
    ...(card.flavour.en === "" ? {} : { flavour: { ...card.flavour } }),
    file: card.file,
    line: card.line,
  };
}

/** What a game puts together beside its cards. */
export type Parts = Omit<GameParts<TextCard>, "definitions" | "sources" | "fingerprint" | "texts">;

/** Reads card files and puts the game together; with problems there is no book. */
export function assembleSet(
  sources: readonly SourceFile[],
  of: SetWorld,
  parts: Parts,
): { book?: Book; problems: Problem[] } {
  const { cards, definitions, problems } = readSet(sources, of);
  if (problems.length > 0) return { problems };
  const printed = cards.map(({ file: _f, line: _l, texts, ...card }) => [card, texts.map((t) => t.words)]);
  const game = withRoom(cards, problems, () =>
    assemble({
      ...parts,
      definitions,
      texts: [],
      sources: sourcesOf(cards),
      words: keywordsOf(sources),
      reading: readingOf(of.world),
      fingerprint: digest(JSON.stringify([parts.editions.length, printed])),
    }),
  );
  if (!game) return { problems };
  return { book: { game, cards: cards.map((card) => infoOf(card, of)) }, problems };
}

/**
 * Reading one text as it would stand on a card of each kind; `own` has the other fields of such a card, `when` how a text may begin on
 * one on which nothing is done of itself.
 */
export function textsOn(
  of: SetWorld,
  own: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  when: Readonly<Record<string, Place["when"]>> = {},
): Pick<GamePackage, "readText" | "textPlaces" | "cardWith" | "broughtBy"> {
  const { kind, kinds, texts } = of.files;
  const places = Object.entries(own).map(([card, fields]): Place => {
    const on = kinds[card]!;
    return {
      card,
      part: "texts",
      fields: { [kind]: card, ...fields },
      field: (words) => ({ texts: [words] }),
      ...(when[card] && { when: when[card] }),
      read: (words, language) => {
        const read = texts.readText(words, { language, card: on });
        if ("error" in read) return read;
        return {
          kind: read.text.kind,
          print: (to) => texts.printText(read.text, { language: to, card: on }),
        };
      },
    };
  });
  return { ...readOnCards(places, (files) => readSet(files, of).problems), broughtBy: keywordsOf };
}
