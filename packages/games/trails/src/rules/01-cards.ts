/** 1 Decks and cards: what a card is made of; reading a card file (trails-1.7). */
import { readFlavour, readName } from "@tefuda/cardtext/bilingual";
import type { ReadSeveral, TextRead } from "@tefuda/cardtext/card-texts";
import { type Fields, readCardFile, type Vocabulary } from "@tefuda/cardtext/cardfile";
import type { OpenWords } from "@tefuda/cardtext/open-words";
import { CARD as COMMON } from "@tefuda/cardtext/words/cards";
import type { MadeUp, Problem, SourceFile, Words } from "@tefuda/kernel";
import { CARD } from "../says.ts";
import { CARD_TYPES } from "../schema.ts";
import { organizations } from "../text/phrases/words.ts";
import type { CardType, Text } from "../text/tree.ts";
import { FORM, RARITIES } from "./01-form.ts";

/** A card as its file has it. */
export interface CardData {
  /** Name and sub-name in one, by which it is called in notations and lists (trails-1.5). */
  name: string;
  title: Words;
  sub: Words | undefined;
  /** trails-1.6 */
  generic: boolean;
  type: CardType;
  /** trails-10.11: in small letters. */
  orgs: string[];
  cp: number | undefined;
  ep: number | undefined;
  level: number | undefined;
  str: number | undefined;
  def: number | undefined;
  texts: CardText[];
  art: { title: Words; ep: number; texts: CardText[] } | undefined;
  rarity: Rarity;
  number: number;
  flavour: Words;
  file: string;
  line: number;
}

export type Rarity = (typeof RARITIES)[number];

export type CardText = TextRead<Text>;

/** What reads the texts of a card; the same words may say another thing on another type of card. */
export type ReadTexts = (words: string, card?: CardType | "art") => ReturnType<ReadSeveral<Text>>;

const FIELDS = Object.keys(FORM);
const TYPES: Vocabulary<string> = {
  one: CARD.type,
  rule: "trails-1.7",
  of: FORM.type.of,
};
const RARITY: Vocabulary<Rarity> = { one: CARD.rarity, rule: "trails-1.8", of: RARITIES };
/** trails-1.7: the fields that not every type has; a type needs those that it has. */
const OWN = ["cp", "ep", "level", "str", "def"] as const;
/** The set numbers its kinds (trails-1.8). */
const MOST_NUMBER = 999;

/** What only a printed card needs (trails-1.8), from the highest number down. */
export const MADE_UP: MadeUp = { rarity: "C", number: (n) => MOST_NUMBER - n };

/** Reads the cards of a file; what is wrong is told with its place, and such a card is left out. */
export const readCards = (
  file: SourceFile,
  read: ReadTexts,
  words: OpenWords,
): { cards: CardData[]; problems: Problem[] } =>
  readCardFile(file, "name, type, texts", (fields) => readCard(fields, read, words), MADE_UP);

function readCard(fields: Fields, read: ReadTexts, words: OpenWords): CardData | undefined {
  fields.allow(FIELDS);
  const title = fields.need("name") ? readName(fields, "name") : undefined;
  const sub = readName(fields, "sub");
  const generic = fields.flag("generic");
  if (generic && sub) fields.tell("generic", CARD.generic);
  const word = fields.need("type", "trails-1.7") ? fields.oneOf("type", TYPES) : undefined;
  const type = word === undefined ? undefined : CARD_TYPES[TYPES.of.indexOf(word)]!;
  const orgs = fields
    .list("orgs", { list: CARD.orgs, entry: CARD.org })
    .map(({ word }) => orgNamed(words.named("org", word.trim())));
  const [cp, ep, level, str, def] = OWN.map((key) => fields.whole(key, FORM[key]));
  if (word) fits(fields, word);
  const texts = readTexts(fields, "texts", (words) => read(words, type));
  if (type === "event" && fields.count("texts") === 0) fields.tell("texts", CARD.event);
  const art = readArt(fields, type, read);
  const rarity = fields.need("rarity", "trails-1.8") ? fields.oneOf("rarity", RARITY) : undefined;
  const number = fields.need("number", "trails-1.8") ? readNumber(fields) : undefined;
  const flavour = readFlavour(fields);
  if (!title || !type || !rarity || number === undefined) return undefined;
  const shownSub = generic ? FORM.generic.called : sub;
  return {
    name: shownSub ? `${title.en}, ${shownSub.en}` : title.en,
    title,
    sub: shownSub,
    generic,
    type,
    orgs,
    cp,
    ep,
    level,
    str,
    def,
    texts,
    art,
    rarity,
    number,
    flavour,
    file: fields.file,
    line: fields.line,
  };
}

/** trails-10.11: an organization of our world in either language is the same one; any other is called as it is written. */
const orgNamed = (word: string): string =>
  (Object.entries(organizations).find(([, ja]) => ja === word)?.[0] ?? word).toLowerCase();

/** trails-1.7 */
function fits(fields: Fields, word: string): void {
  for (const field of OWN) {
    const needed = (FORM[field].on as readonly string[]).includes(word);
    if (needed && !fields.has(field)) fields.tell(field, CARD.needs(word, field));
    else if (!needed && fields.has(field)) fields.tell(field, CARD.hasNo(word, field));
  }
}

function readTexts(fields: Fields, key: string, read: ReadSeveral<Text>): CardText[] {
  const n = fields.count(key);
  const { most } = FORM.texts;
  if (n > most) fields.tell(key, COMMON.mostTexts(most, n));
  return fields.readSeveral(key, COMMON.quoted, read);
}

/** trails-4.10: a second card on the same cardboard, with a name, a cost and an effect of its own. */
function readArt(fields: Fields, type: CardType | undefined, read: ReadTexts): CardData["art"] {
  const group = fields.group("art", CARD.art);
  if (!group) return undefined;
  if (type !== undefined && type !== "unit") fields.tell("art", CARD.artOfUnit);
  group.allow(Object.keys(FORM.art.fields), CARD.artHasNo);
  const title = group.need("name") ? readName(group, "name") : undefined;
  const ep = group.need("ep", "trails-4.10") ? group.whole("ep", FORM.art.fields.ep) : undefined;
  group.need("texts", "trails-4.10");
  if (group.has("texts") && group.count("texts") === 0) group.tell("texts", CARD.artText);
  const texts = readTexts(group, "texts", (words) => read(words, "art"));
  return title && ep !== undefined ? { title, ep, texts } : undefined;
}

/** The number in the set, however many noughts it is written with. */
function readNumber(fields: Fields): number | undefined {
  const written = fields.written("number") ?? "";
  const number = /^\d{1,3}$/.test(written) ? Number(written) : 0;
  if (number >= 1 && number <= MOST_NUMBER) return number;
  fields.tell("number", CARD.number(MOST_NUMBER));
  return undefined;
}
