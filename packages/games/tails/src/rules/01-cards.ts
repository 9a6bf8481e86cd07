/** 1 Decks and cards: what a card is made of; reading a card file. */
import { readFlavour, readName } from "@tefuda/cardtext/bilingual";
import type { ReadSeveral, ReadWords, TextRead } from "@tefuda/cardtext/card-texts";
import { type Fields, readCardFile, type Vocabulary } from "@tefuda/cardtext/cardfile";
import type { OpenWords } from "@tefuda/cardtext/open-words";
import { CARD as COMMON } from "@tefuda/cardtext/words/cards";
import type { MadeUp, Problem, SourceFile, Words } from "@tefuda/kernel";
import { impossible } from "../effects/possible.ts";
import { CARD } from "../says.ts";
import { CARD_TYPES, MOST_AIMS, UNIT_TYPES } from "../schema.ts";
import type { InBox } from "../text/index.ts";
import type { Bonus, CardType, Requirement, Text, UnitType } from "../text/tree.ts";
import { FORM } from "./01-form.ts";
import { type CardNumber, numberFrom } from "./01-numbers.ts";

/** A card as its file has it. */
export interface CardData {
  /** As notations write it. */
  name: string;
  title: Words;
  kind: CardType;
  /** Undefined: it goes with any (tails-1.2). */
  faction: string | undefined;
  type: UnitType | undefined;
  /** tails-1.7: in small letters. */
  types: string[];
  terrain: string;
  /** tails-1.9: without it a card is no target. */
  health: number | undefined;
  /** tails-1.9: without it a card is no attacker. */
  attacks: number | undefined;
  /** tails-5.8: the Y of "X on Y"; 0: any number of targets. */
  spread: number;
  /** Against Troops, Positions and Vehicles, as in UNIT_TYPES. */
  attack: Stats | undefined;
  defense: Stats | undefined;
  bonus: Printed<Bonus[]>[];
  requirement: Requirement;
  /** As printed; left out where nothing is. */
  printed: Printed<Requirement> | undefined;
  texts: CardText[];
  copies: number;
  artist: string;
  number: CardNumber;
  /** All print runs that are this card, its own with them (tails-1.8). */
  runs: CardNumber[];
  flavour: Words;
  file: string;
  line: number;
}
/** Words of a card with what they say. */
interface Printed<T> {
  words: string;
  tree: T;
}
export type Stats = [troop: number, position: number, vehicle: number];

export interface CardText {
  words: string;
  text: Text;
  /** Where its first letter stands. */
  line: number;
  column: number;
}

/** What reads the three sorts of words on a card. */
export interface CardReaders {
  /** The same words may say another thing on another kind of card. */
  readTexts: (words: string, kind?: CardType) => ReturnType<ReadSeveral<InBox>>;
  readRequirement: ReadWords<Requirement>;
  readBonus: ReadWords<Bonus[]>;
}

const FIELDS = Object.keys(FORM);
/** tails-1.6, in the order of CARD_TYPES */
const KINDS: Vocabulary<string> = {
  one: CARD.kind,
  rule: "tails-1.6",
  of: FORM.kind.of,
  also: { "Rule Changer": "New Rule" },
};
/** tails-1.5, in the order of UNIT_TYPES */
const TYPES: Vocabulary<string> = { one: CARD.type, rule: "tails-1.5", of: FORM.type.of };
/** Of the fields that not every kind has, those that it has. */
const HAS: Readonly<Record<CardType, readonly string[]>> = {
  unit: ["type", "health", "attacks", "stats", "bonus"],
  equipment: ["type", "attacks", "stats", "bonus"],
  event: [],
  trap: [],
  turf: ["health", "stats"],
  newRule: [],
};
/** The rules that say of a kind what it has not. */
const HAS_NOT: Partial<Record<CardType, string>> = {
  equipment: "tails-4.7",
  turf: "tails-4.8",
  newRule: "tails-4.9",
};
/** These do nothing but what their texts say. */
const ALL_TEXT: readonly CardType[] = ["event", "trap", "newRule"];

const MOST_ATTACKS = 20;

/** What only a printed card needs (tails-1.4), in a series that none is printed in. */
export const MADE_UP: MadeUp = {
  copies: FORM.copies.max,
  artist: "nobody",
  number: (n) => `00-00-${String(n).padStart(3, "0")}-1`,
};

/** Reads the cards of a file; what is wrong is told with its place, and such a card is left out. */
export const readCards = (
  file: SourceFile,
  read: CardReaders,
  words: OpenWords,
): { cards: CardData[]; problems: Problem[] } =>
  readCardFile(file, "name, kind, texts", (fields) => readCard(fields, read, words), MADE_UP);

function readCard(fields: Fields, read: CardReaders, words: OpenWords): CardData | undefined {
  fields.allow(FIELDS);
  const title = fields.need("name") ? readName(fields, "name") : undefined;
  const kindWord = fields.need("kind", "tails-1.6") ? fields.oneOf("kind", KINDS) : undefined;
  const kind = kindWord === undefined ? undefined : CARD_TYPES[KINDS.of.indexOf(kindWord)]!;
  const named = (list: "faction" | "terrain"): string =>
    words.named(list, fields.phrase(list, FORM[list].longest));
  const faction = named("faction") || undefined;
  const type = readType(fields);
  const types = readTypes(fields, words);
  const terrain = named("terrain");
  const health = fields.whole("health", FORM.health);
  const { attacks, spread } = readAttacks(fields);
  if (kind) fits(fields, kind);
  const { attack, defense } = kind ? readStats(fields, kind) : {};
  const bonus = fields.read("bonus", CARD.bonus, read.readBonus);
  const box = readTexts(fields, kind, read);
  const texts = box.flatMap(({ tree, ...text }) =>
    tree.kind === "requirement" ? [] : [{ ...text, text: tree }],
  );
  const requirement =
    fields.readWord("requirements", read.readRequirement) ??
    box.flatMap(({ tree, words }) =>
      tree.kind === "requirement" ? [{ words, tree: tree.requirement }] : [],
    )[0];
  const written = box.filter(({ tree }) => tree.kind === "requirement").length;
  if (written + (fields.has("requirements") ? 1 : 0) > 1)
    fields.tell(written > 1 ? "texts" : "requirements", CARD.requiredTwice);
  if (kind !== undefined && kind !== "equipment" && requirement?.tree.needs === "attach")
    fields.tell("requirements", CARD.onlyEquipment(kind));
  const unmet = requirement && impossible(requirement.tree);
  if (unmet !== undefined) fields.tell("requirements", CARD.impossible(unmet));
  fields.need("copies", "tails-1.3");
  const copies = fields.whole("copies", FORM.copies, CARD.copies);
  fields.need("artist", "tails-1.4");
  const artist = fields.phrase("artist", FORM.artist.longest);
  const number = readNumber(fields);
  const flavour = readFlavour(fields);
  if (!title || !kind || copies === undefined || !number) return undefined;
  return {
    name: title.en,
    title,
    kind,
    faction,
    type,
    types,
    terrain,
    health,
    attacks,
    spread,
    attack,
    defense,
    bonus: bonus.map(({ words, tree }) => ({ words, tree })),
    requirement: needed(requirement?.tree ?? { needs: "nothing" }, kind),
    printed: requirement && { words: requirement.words, tree: requirement.tree },
    texts,
    copies,
    artist,
    number,
    runs: [number],
    flavour,
    file: fields.file,
    line: fields.line,
  };
}

/** tails-1.4: each part as its kind needs. */
function fits(fields: Fields, kind: CardType): void {
  for (const field of HAS.unit) {
    if (HAS[kind].includes(field) || !fields.has(field)) continue;
    const general = field === "health" || field === "attacks" ? "tails-1.9" : "tails-1.4";
    const rule = field === "bonus" ? general : (HAS_NOT[kind] ?? general);
    fields.tell(field, CARD.hasNo(kind, field, rule));
  }
  const lacks = (field: string, rule: string): void => {
    if (!fields.has(field)) fields.tell(field, CARD.needs(kind, field, rule));
  };
  if (kind === "unit") {
    lacks("type", "tails-1.5");
    if (fields.has("health") || fields.has("attacks")) lacks("stats", "tails-5.4");
  } else if (kind === "equipment" && fields.has("attacks")) {
    for (const field of ["type", "stats"]) if (!fields.has(field)) fields.tell("attacks", CARD.armed(field));
  } else if (kind === "equipment") {
    for (const field of ["type", "stats"]) if (fields.has(field)) fields.tell(field, CARD.unarmed(field));
  } else if (kind === "turf") lacks("health", "tails-4.8");
}

/** tails-1.5: one type and no other. */
function readType(fields: Fields): UnitType | undefined {
  if (fields.isList("type")) {
    fields.tell("type", CARD.oneType, { expected: TYPES.of });
    return undefined;
  }
  const word = fields.oneOf("type", TYPES);
  return word === undefined ? undefined : UNIT_TYPES[TYPES.of.indexOf(word)];
}

/** tails-1.7: any words, but none that is a card's kind or type already. */
function readTypes(fields: Fields, words: OpenWords): string[] {
  const says = { list: CARD.types, entry: CARD.furtherType };
  const types: string[] = [];
  for (const entry of fields.list("types", says)) {
    const word = words.named("type", entry.word.trim()).toLowerCase();
    const taken = (vocabulary: Vocabulary<string>): boolean =>
      vocabulary.of.some((other) => other.toLowerCase() === word);
    if (!/^\p{L}[\p{L}\p{M}'’-]*$/u.test(word)) fields.tell(entry, CARD.furtherTypeWord);
    else if (taken(TYPES)) fields.tell(entry, CARD.isType(entry.word));
    else if (taken(KINDS)) fields.tell(entry, CARD.isKind(entry.word));
    else if (types.includes(word)) fields.tell(entry, CARD.again(entry.word));
    else types.push(word);
  }
  return types;
}

/** tails-5.8: "3 on 1" is three attacks against at most one target. */
function readAttacks(fields: Fields): { attacks?: number; spread: number } {
  const written = fields.written("attacks");
  if (written === undefined) return { spread: 0 };
  const [, x, y] = /^(\d{1,3})(?: on (\d{1,3}))?$/i.exec(written) ?? [];
  const attacks = Number(x ?? 0);
  const spread = Number(y ?? 0);
  if (attacks < 1 || attacks > MOST_ATTACKS || (y !== undefined && spread < 1))
    fields.tell("attacks", CARD.attacks(MOST_ATTACKS));
  else if (spread > MOST_AIMS) fields.tell("attacks", CARD.spread(MOST_AIMS, spread));
  return { attacks, spread };
}

/** tails-5.4: attack and defense against each type, "2/1"; of a Turf defense alone, 0 where none is printed (tails-4.8). */
function readStats(fields: Fields, kind: CardType): { attack?: Stats; defense?: Stats } {
  const turf = kind === "turf";
  const such = turf ? "{ troop: 2, position: 2, vehicle: 1 }" : "{ troop: 2/1, position: 1/1, vehicle: 0/1 }";
  const group = fields.group("stats", CARD.stats(such));
  if (!group) return turf ? { defense: [0, 0, 0] } : {};
  group.allow(UNIT_TYPES, CARD.noStats);
  const attack: Stats = [0, 0, 0];
  const defense: Stats = [0, 0, 0];
  UNIT_TYPES.forEach((type, i) => {
    const written = group.written(type);
    if (written === undefined) {
      if (!turf) group.tell(type, CARD.lacksAgainst(TYPES.of[i]!));
      return;
    }
    const [, first, second] = /^(\d{1,2})(?:\/(\d{1,2}))?$/.exec(written) ?? [];
    if (turf && first !== undefined && second === undefined) defense[i] = Number(first);
    else if (!turf && second !== undefined) {
      attack[i] = Number(first);
      defense[i] = Number(second);
    } else if (turf) group.tell(type, CARD.turfStats);
    else group.tell(type, CARD.bothStats);
  });
  return turf ? { defense } : { attack, defense };
}

/** The texts of a card; what it asks for may stand among them. */
function readTexts(fields: Fields, kind: CardType | undefined, read: CardReaders): TextRead<InBox>[] {
  const box = fields.readSeveral("texts", COMMON.quoted, (words) => read.readTexts(words, kind));
  const n = Math.max(fields.count("texts"), box.filter(({ tree }) => tree.kind !== "requirement").length);
  const { most } = FORM.texts;
  if (n > most) fields.tell("texts", COMMON.mostTexts(most, n));
  const none = n === 0 && (!fields.has("texts") || fields.isList("texts"));
  if (none && kind && ALL_TEXT.includes(kind)) fields.tell("texts", CARD.needs(kind, "texts", "tails-1.4"));
  return box;
}

/** tails-4.5: Equipment is attached to a unit of any type if it says nothing else. */
function needed(requirement: Requirement, kind: CardType): Requirement {
  if (kind !== "equipment" || requirement.needs === "attach") return requirement;
  const any: Requirement = { needs: "attach", to: { noun: "unit" } };
  return requirement.needs === "discard" ? { ...any, discard: requirement.what } : any;
}

/** tails-1.8 */
function readNumber(fields: Fields): CardNumber | undefined {
  if (!fields.need("number", "tails-1.8")) return undefined;
  const number = numberFrom(fields.written("number") ?? "");
  if (!number) fields.tell("number", CARD.number);
  return number;
}
