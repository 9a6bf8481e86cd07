/** 12 Types: what a card is made of; reading a card file. */
import { readFlavour, readName } from "@tefuda/cardtext/bilingual";
import type { ReadSeveral, TextError } from "@tefuda/cardtext/card-texts";
import { type Fields, readCardFile, type Vocabulary } from "@tefuda/cardtext/cardfile";
import { near } from "@tefuda/cardtext/distance";
import { type Problem, type SourceFile, shown, type Words } from "@tefuda/kernel";
import { CARD } from "../says.ts";
import { CARD_TYPES, SUB_TYPES } from "../schema.ts";
import type { Said } from "../text/index.ts";
import type { CardType, SubType } from "../text/tree.ts";
import { FORM } from "./12-form.ts";

export interface CardText {
  words: string;
  effect: Said;
  /** Where its first letter stands. */
  line: number;
  column: number;
}
export interface CardData {
  /** As notations write it: the English one. */
  name: string;
  title: Words;
  type: CardType;
  subtypes: SubType[];
  /** ttcg-11.4: a card that shows no stars counts as rank 1. */
  rank: number;
  /** Whether it shows stars at all. */
  stars: boolean;
  attack: number;
  defense: number;
  texts: CardText[];
  flavour: Words;
  file: string;
  line: number;
}

type ReadText = (
  words: string,
  options: { card: { type: "unit" | "spell" } },
) => ReturnType<ReadSeveral<Said>>;

const FIELDS = Object.keys(FORM);
const TYPES: Vocabulary<CardType> = { one: CARD.type, rule: "ttcg-12.1", of: CARD_TYPES };
const SUBS: Vocabulary<SubType> = {
  one: CARD.subtype,
  rule: "ttcg-12.2",
  of: SUB_TYPES,
  also: { "spell-caster": "spellcaster" },
};

/** Reads the cards of a file; what is wrong is told with its place, and such a card is left out. */
export const readCards = (file: SourceFile, readText: ReadText): { cards: CardData[]; problems: Problem[] } =>
  readCardFile(file, "name, type, effects", (fields) => readCard(fields, readText));

function readCard(fields: Fields, readText: ReadText): CardData | undefined {
  fields.allow(FIELDS);
  const title = fields.need("name") ? readName(fields, "name") : undefined;
  const type = fields.need("type") ? fields.oneOf("type", TYPES) : undefined;
  const level = fields.whole("level", FORM.level);
  const attack = fields.whole("attack", FORM.attack);
  const defense = fields.whole("defense", FORM.defense);
  const spell = type === "spell";
  const subtypes = fields.someOf("subtypes", { list: CARD.subtypes, entry: CARD.oneSubtype }, SUBS);
  if (type && spell) {
    // ttcg-12.3: neither attack nor defense; ttcg-12.2: no sub-type
    for (const key of ["attack", "defense"]) if (fields.has(key)) fields.tell(key, CARD.spellHasNo(key));
    if (subtypes.length > 0) fields.tell("subtypes", CARD.spellNoSubtype);
  } else if (type) {
    for (const key of ["attack", "defense", "level"])
      if (!fields.has(key)) fields.tell(key, CARD.unitNeeds(key));
    if (subtypes.length === 0) fields.tell("subtypes", CARD.unitSubtypes, { expected: SUB_TYPES });
  }
  const texts = readTexts(fields, (words) => {
    const read = readText(words, { card: { type: spell ? "spell" : "unit" } });
    return "error" in read ? { error: unknownKind(words) ?? read.error } : read;
  });
  const flavour = readFlavour(fields);
  if (!title || !type) return undefined;
  return {
    name: title.en,
    title,
    type,
    subtypes,
    rank: level ?? 1,
    stars: level !== undefined,
    attack: attack ?? 0,
    defense: defense ?? 0,
    texts,
    flavour,
    file: fields.file,
    line: fields.line,
  };
}

/** ttcg-1.4: every card bears exactly two effects, each by itself or both in one text. */
function readTexts(fields: Fields, read: ReadSeveral<Said>): CardText[] {
  const written = fields.count("effects");
  const found = written > FORM.effects.most ? [] : fields.readSeveral("effects", CARD.effect, read);
  const n = Math.max(written, found.length);
  // where one is wrong, that is told
  if (n !== FORM.effects.most && (found.length > 0 || n !== 1)) {
    fields.tell("effects", CARD.effects(n));
    return [];
  }
  return found.map(({ tree, ...text }) => ({ ...text, effect: tree }));
}

/** ttcg-7.10: a word with a colon in front of a text is one of the seven kinds. */
function unknownKind(words: string): TextError | undefined {
  const word = /^\s*(\w+):/.exec(words)?.[1];
  if (word === undefined || KINDS.includes(word)) return undefined;
  return {
    column: 1,
    length: word.length,
    message: CARD.kind(shown(word)),
    expected: KINDS,
    didYouMean: near(word, KINDS)[0],
  };
}
const KINDS = ["Normal", "Continuous", "Counter", "Equip", "Latent", "Dormant", "Passive"];
