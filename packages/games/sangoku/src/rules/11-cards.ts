/** 11 Terms: what a card is made of; reading a card file (sangoku-11.1 to 11.4, 11.10, 11.12, 5.1). */
import { readFlavour, readName } from "@tefuda/cardtext/bilingual";
import type { ReadSeveral, TextRead } from "@tefuda/cardtext/card-texts";
import { type Fields, readCardFile, type Vocabulary } from "@tefuda/cardtext/cardfile";
import type { OpenWords } from "@tefuda/cardtext/open-words";
import { CARD as COMMON } from "@tefuda/cardtext/words/cards";
import type { MadeUp, Problem, SourceFile, Words } from "@tefuda/kernel";
import { readPrice } from "../prices.ts";
import { CARD } from "../says.ts";
import { NATION_NAMES, UNIT_TYPES } from "../schema.ts";
import type { InBox, Place } from "../text/index.ts";
import { isOfItself } from "../text/itself.ts";
import type { CardType, Nation, Price, Text, UnitType } from "../text/tree.ts";
import { FORM, RARITIES } from "./11-form.ts";

export type Rarity = (typeof RARITIES)[number];

/** A card as its file has it. */
export interface CardData {
  /** Name, epithet and, of a further printing, rarity: by which it is called in notations and lists. */
  name: string;
  title: Words;
  epithet: Words | undefined;
  type: CardType;
  nation: Nation;
  unit: UnitType | undefined;
  /** In small letters. */
  subtypes: string[];
  cost: Price;
  power: number | undefined;
  fortDamage: number | undefined;
  texts: CardText[];
  /** sangoku-8.5 */
  fort: CardText | undefined;
  rarity: Rarity;
  code: string;
  flavour: Words;
  file: string;
  line: number;
}
export type CardText = TextRead<Text>;
/** What reads the texts of a card; the same words may say another thing in another place. */
export type ReadTexts = (words: string, place?: Place) => ReturnType<ReadSeveral<InBox>>;

const FIELDS = Object.keys(FORM);
const TYPE_WORDS = FORM.type.of;
const TYPES: Readonly<Record<(typeof TYPE_WORDS)[number], CardType>> = {
  general: "general",
  reinforcement: "reinforcement",
  "main tactic": "mainTactic",
  "battle tactic": "battleTactic",
  scenario: "scenario",
};
/** As a card file writes them. */
export const typeWord = (type: CardType): string => TYPE_WORDS.find((word) => TYPES[word] === type)!;
const NATION_WORDS = FORM.nation.of;
export const nationWord = (nation: Nation): string => NATION_WORDS[NATION_NAMES.indexOf(nation)]!;

const TYPE: Vocabulary<(typeof TYPE_WORDS)[number]> = {
  one: CARD.type,
  rule: "sangoku-11.1",
  of: TYPE_WORDS,
};
const NATION: Vocabulary<(typeof NATION_WORDS)[number]> = {
  one: CARD.nation,
  rule: "sangoku-5.1",
  of: NATION_WORDS,
};
const UNIT: Vocabulary<UnitType> = { one: CARD.unit, rule: "sangoku-11.4", of: UNIT_TYPES };
const RARITY: Vocabulary<Rarity> = { one: CARD.rarity, rule: "sangoku-11.12", of: RARITIES };

/** What only a printed card needs (sangoku-11.10, 11.12), with a code that none is printed with. */
export const MADE_UP: MadeUp = { rarity: "C", code: (n) => `RULING-${n}` };

/** Reads the cards of a file; what is wrong is told with its place, and such a card is left out. */
export const readCards = (
  file: SourceFile,
  read: ReadTexts,
  words: OpenWords,
): { cards: CardData[]; problems: Problem[] } =>
  readCardFile(file, "name, type, nation, cost, texts", (fields) => readCard(fields, read, words), MADE_UP);

function readCard(fields: Fields, read: ReadTexts, words: OpenWords): CardData | undefined {
  fields.allow(FIELDS);
  const title = fields.need("name") ? readName(fields, "name") : undefined;
  const epithet = readName(fields, "epithet");
  const word = fields.need("type", "sangoku-11.1") ? fields.oneOf("type", TYPE) : undefined;
  const type = word && TYPES[word];
  const nation = fields.need("nation", "sangoku-5.1") ? fields.oneOf("nation", NATION) : undefined;
  const unit = fields.oneOf("unit", UNIT);
  const subtypes = fields
    .list("subtypes", { list: CARD.subtypes, entry: CARD.subtype })
    .map((entry) => words.named("subtype", entry.word.trim()).toLowerCase());
  const cost = fields.need("cost", "sangoku-11.2") ? readCost(fields) : undefined;
  const powerless = fields.written("power") === "0";
  if (powerless) fields.tell("power", CARD.power);
  const power = powerless ? undefined : fields.whole("power", FORM.power);
  const fortDamage = fields.whole("fortDamage", FORM.fortDamage);
  if (type) fits(fields, type);
  const box = fields.readSeveral("texts", COMMON.quoted, (words) => read(words, type));
  const texts = box.flatMap(({ tree, ...at }) => (tree.kind === "fort" ? [] : [{ ...at, tree }]));
  const inBox = box.flatMap(({ tree, ...at }) => (tree.kind === "fort" ? [{ ...at, tree: tree.text }] : []));
  const n = Math.max(fields.count("texts") - inBox.length, texts.length);
  if (n > FORM.texts.most) fields.tell("texts", COMMON.mostTexts(FORM.texts.most, n));
  // beside what it costs
  const itself = texts.filter(({ tree }) => isOfItself(tree)).length;
  if ((type === "mainTactic" || type === "battleTactic") && n - itself !== 1)
    fields.tell("texts", CARD.tactic);
  // what happens as it goes down is one text
  const below = fields.readWord("fort", (words) => {
    const said = read(words, "fort");
    return "error" in said ? said : { tree: said.texts[0]!.text as Text };
  });
  const [fort, another] = [...(below ? [below] : []), ...inBox];
  if (another) fields.tell("texts", CARD.oneFort);
  const rarity = fields.need("rarity", "sangoku-11.12") ? fields.oneOf("rarity", RARITY) : undefined;
  const code = fields.need("code", "sangoku-11.10") ? readCode(fields) : undefined;
  const flavour = readFlavour(fields);
  if (!title || !type || !nation || !cost || !rarity || code === undefined) return undefined;
  return {
    name: epithet ? `${title.en}, ${epithet.en}` : title.en,
    title,
    epithet,
    type,
    nation: NATION_NAMES[NATION_WORDS.indexOf(nation)]!,
    unit,
    subtypes,
    cost,
    power,
    fortDamage,
    texts,
    fort,
    rarity,
    code,
    flavour,
    file: fields.file,
    line: fields.line,
  };
}

/** sangoku-5.6 */
function readCost(fields: Fields): Price | undefined {
  const price = readPrice((fields.written("cost") ?? "").trim().toUpperCase());
  if (!price) fields.tell("cost", CARD.cost);
  return price;
}
/** sangoku-11.10 */
function readCode(fields: Fields): string | undefined {
  const code = (fields.written("code") ?? "").trim();
  if (/^[A-Z]{1,6}-\d{1,4}$/.test(code)) return code;
  fields.tell("code", CARD.code);
  return undefined;
}

/** What only generals have, and have to have (sangoku-11.3, 11.4, 8.1). */
function fits(fields: Fields, type: CardType): void {
  if (type === "general") {
    fields.need("power", "sangoku-11.3");
    fields.need("unit", "sangoku-11.4");
    return;
  }
  for (const [field, rule] of [
    ["power", "sangoku-11.3"],
    ["unit", "sangoku-11.4"],
    ["fortDamage", "sangoku-8.1"],
  ] as const)
    if (fields.has(field)) fields.tell(field, CARD.onlyGeneral(field, rule));
}
