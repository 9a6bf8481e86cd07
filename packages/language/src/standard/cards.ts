/** Card files of a game whose cards are what their form says: a name, a kind, numbers, words of lists, texts. */
import { LONGEST_FLAVOUR, readFlavour, readName } from "@tefuda/cardtext/bilingual";
import type { TextRead } from "@tefuda/cardtext/card-texts";
import { type Fields, readCardFile } from "@tefuda/cardtext/cardfile";
import type { Diagnostic, LanguageName } from "@tefuda/cardtext/types";
import { CARD } from "@tefuda/cardtext/words/cards";
import { inBothLanguages, writtenIn } from "@tefuda/cardtext/written-in";
import type { CardForm, FieldForm, Problem, SourceFile, Words } from "@tefuda/kernel";
import type { Text } from "./tree.ts";

/** A card as its file has it. */
export interface CardData {
  name: string;
  title: Words;
  /** Its kind, as files write it. */
  kind: string;
  numbers: Readonly<Record<string, number>>;
  /** By field, the words of its lists by their names in the trees. */
  lists: Readonly<Record<string, readonly string[]>>;
  texts: readonly TextRead<Text>[];
  flavour: Words;
  file: string;
  line: number;
}

/** What reads and prints the texts of a game. */
export interface Texting {
  readText(
    words: string,
    options: { language: LanguageName; card?: string },
  ): { text: Text } | { error: Diagnostic };
  printText(text: Text, options: { language: LanguageName; card?: string }): string;
}

/** How card files are read. */
export interface CardFiles {
  form: CardForm;
  /** The field that says of what kind a card is. */
  kind: string;
  /** What a kind is called in the trees, and what its texts stand on. */
  kinds: Readonly<Record<string, string>>;
  /** The words of each list, by their names in the trees. */
  lists: Readonly<Record<string, Readonly<Record<string, Words>>>>;
  /** The rule that a message about a field names. */
  rule: string;
  /** What a field is called in a message. */
  called: Readonly<Record<string, Words>>;
  texts: Texting;
}

/** Reads the cards of a file; what is wrong is told with its place, and such a card is left out. */
export const readCards = (file: SourceFile, of: CardFiles): { cards: CardData[]; problems: Problem[] } =>
  readCardFile(file, `name, ${of.kind}, texts`, (fields) => readCard(fields, of));

const fieldsOf = ({ form }: CardFiles, is: FieldForm["is"]): [string, FieldForm][] =>
  Object.entries(form).filter(([, field]) => field.is === is);

function readCard(fields: Fields, of: CardFiles): CardData | undefined {
  fields.allow(Object.keys(of.form));
  const title = fields.need("name") ? readName(fields, "name") : undefined;
  const kind = fields.need(of.kind, of.rule)
    ? fields.oneOf(of.kind, { one: of.called[of.kind]!, rule: of.rule, of: Object.keys(of.kinds) })
    : undefined;
  if (kind) fits(fields, kind, of);
  const numbers: Record<string, number> = {};
  for (const [key, field] of fieldsOf(of, "whole")) {
    const n = fields.whole(key, field as { min: number; max: number });
    if (n !== undefined) numbers[key] = n;
  }
  const lists = Object.fromEntries(
    fieldsOf(of, "list").map(([key]) => [key, readList(fields, key, of)] as const),
  );
  const texts = fieldsOf(of, "texts").flatMap(([key, field]) => {
    const { most } = field as { most: number };
    const n = fields.count(key);
    if (n > most) fields.tell(key, CARD.mostTexts(most, n));
    return fields.read(key, CARD.quoted, (words) => {
      const on = kind === undefined ? {} : { card: of.kinds[kind]! };
      const read = of.texts.readText(words, { language: writtenIn(words), ...on });
      return "text" in read ? { tree: read.text } : read;
    });
  });
  const flavour = readFlavour(fields);
  if (!title || !kind) return undefined;
  return {
    name: title.en,
    title,
    kind,
    numbers,
    lists,
    texts,
    flavour,
    file: fields.file,
    line: fields.line,
  };
}

/** A kind has the fields that are its own, and needs those that it cannot do without. */
function fits(fields: Fields, kind: string, { form, rule }: CardFiles): void {
  for (const [key, { on, needs }] of Object.entries(form)) {
    if (on && !on.includes(kind) && fields.has(key)) fields.tell(key, CARD.hasNo(kind, key, rule));
    if (Array.isArray(needs) && needs.includes(kind) && !fields.has(key))
      fields.tell(key, CARD.needs(kind, key, rule));
  }
}

/** Words of a list in either language, by their names in the trees. */
function readList(fields: Fields, key: string, { lists, called, rule }: CardFiles): string[] {
  const words = lists[key]!;
  const says = { list: CARD.isList(key), entry: CARD.isList(key) };
  const names = Object.entries(words);
  const found = fields.someOf(key, says, {
    one: called[key]!,
    rule,
    of: names.map(([, { en }]) => en),
    also: Object.fromEntries(names.map(([, { en, ja }]) => [ja, en])),
  });
  return found.map((word) => names.find(([, { en }]) => en === word)![0]);
}

/** A text in both languages: as it is written, and as the same tree is said in the other. */
export const wordsOf = (
  card: CardData,
  text: TextRead<Text>,
  { kinds, texts }: CardFiles,
): { en: string; ja: string } =>
  inBothLanguages(text.words, text.tree, (language) =>
    texts.printText(text.tree, { language, card: kinds[card.kind]! }),
  );

/** Fields that every such game has. */
export const commonFields = {
  name: { is: "name", both: true, needs: "all", about: { en: "what the card is called", ja: "カード名" } },
  flavour: {
    is: "phrase",
    longest: LONGEST_FLAVOUR,
    both: true,
    about: { en: "words that are shown and no more", ja: "フレーバーテキスト" },
  },
} as const satisfies CardForm;
