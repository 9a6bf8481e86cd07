/** 12 Types: what a card is made of; reading a card file. */
import { readYaml } from "@tefuda/cardtext/yaml";
import { CONCEDE, type Problem, type SourceFile, shown } from "@tefuda/kernel";
import { isMap, isScalar, isSeq, type Node, type YAMLMap } from "yaml";
import { CARD_TYPES, SUB_TYPES } from "../table.ts";
import type { CardType, Effect, SubType } from "../text/tree.ts";

export interface CardText {
  words: string;
  effect: Effect;
  /** Where its first letter stands. */
  line: number;
  column: number;
}
export interface CardData {
  name: string;
  type: CardType;
  subtypes: SubType[];
  /** ttcg-11.4: a card that shows no stars counts as rank 1. */
  rank: number;
  /** Whether it shows stars at all. */
  stars: boolean;
  attack: number;
  defense: number;
  texts: CardText[];
  flavour: string;
  file: string;
  line: number;
}

type ReadText = (
  words: string,
  options: { card: { type: "unit" | "spell" } },
) =>
  | { effect: Effect }
  | {
      error: {
        column: number;
        length?: number;
        message: string;
        expected?: readonly string[];
        didYouMean?: string;
      };
    };

const FIELDS = ["name", "type", "subtypes", "level", "attack", "defense", "effects", "flavour"];

/** Reads the cards of a file; what is wrong is told with its place, and such a card is left out. */
export function readCards(file: SourceFile, readText: ReadText): { cards: CardData[]; problems: Problem[] } {
  const cards: CardData[] = [];
  const { contents, problems, lines } = readYaml(file);
  const at = (offset: number): { line: number; column: number } => lines.at(offset);
  const problem = (offset: number, message: string, more: Partial<Problem> = {}): void => {
    problems.push({ file: file.path, ...at(offset), message, ...more });
  };
  if (problems.length > 0 || contents === null) return { cards, problems };
  if (!isSeq(contents)) {
    problem(0, 'a card file is a list of cards, each beginning with "- name: ..."');
    return { cards, problems };
  }
  for (const item of contents.items) {
    if (!isMap(item)) {
      problem(offsetOf(item as Node), "a card is a set of fields: name, type, effects and so on");
      continue;
    }
    const before = problems.length;
    const card = readCard(item as YAMLMap, file, at, problem, readText);
    if (card && problems.length === before) cards.push(card);
  }
  return { cards, problems };
}

const offsetOf = (node: Node | null | undefined): number => node?.range?.[0] ?? 0;

type Tell = (offset: number, message: string, more?: Partial<Problem>) => void;

function readCard(
  map: YAMLMap,
  file: SourceFile,
  at: (offset: number) => { line: number; column: number },
  problem: Tell,
  readText: ReadText,
): CardData | undefined {
  const start = offsetOf(map);
  for (const pair of map.items) {
    const key = String((pair.key as { value?: unknown }).value ?? pair.key);
    if (!FIELDS.includes(key))
      problem(offsetOf(pair.key as Node), `a card has no field "${shown(key)}"`, {
        expected: FIELDS,
        didYouMean: near(key, FIELDS),
      });
  }
  const node = (key: string): Node | undefined => map.get(key, true) as Node | undefined;
  const word = (key: string, needed: boolean): string | undefined => {
    const n = node(key);
    if (n === undefined) {
      if (needed) problem(start, `the card lacks its ${key}`);
      return undefined;
    }
    if (isScalar(n) && typeof n.value === "string" && n.value.trim() !== "") return n.value.trim();
    problem(offsetOf(n), `the ${key} is not a word`);
    return undefined;
  };
  const whole = (key: string, min: number, max: number): number | undefined => {
    const n = node(key);
    if (n === undefined) return undefined;
    if (
      isScalar(n) &&
      typeof n.value === "number" &&
      Number.isInteger(n.value) &&
      n.value >= min &&
      n.value <= max
    )
      return n.value;
    problem(offsetOf(n), `the ${key} has to be a whole number from ${min} to ${max}`);
    return undefined;
  };
  const name = word("name", true);
  if (name !== undefined) {
    const wrong = wrongName(name);
    if (wrong) problem(offsetOf(node("name")), wrong);
  }
  const typeWord = word("type", true)?.toLowerCase();
  const type = CARD_TYPES.find((t) => t === typeWord);
  if (typeWord !== undefined && !type) {
    problem(offsetOf(node("type")), `there is no type "${shown(typeWord)}" (ttcg-12.1)`, {
      expected: CARD_TYPES,
      didYouMean: near(typeWord, CARD_TYPES),
    });
  }
  const level = whole("level", 1, 9);
  const attack = whole("attack", 0, 9999);
  const defense = whole("defense", 0, 9999);
  const spell = type === "spell";
  const subtypes = readSubTypes(node("subtypes"), problem);
  if (type && spell) {
    // ttcg-12.3: neither attack nor defense; ttcg-12.2: no sub-type
    for (const key of ["attack", "defense"])
      if (node(key)) problem(offsetOf(node(key)), `a spell has no ${key} (ttcg-12.3)`);
    if (subtypes.length > 0) problem(offsetOf(node("subtypes")), "a spell has no sub-type (ttcg-12.2)");
  } else if (type) {
    for (const key of ["attack", "defense", "level"])
      if (!node(key)) problem(start, `a unit needs its ${key} (ttcg-12.3)`);
    if (subtypes.length === 0)
      problem(offsetOf(node("subtypes")) || start, "a unit has one or more sub-types (ttcg-12.2)", {
        expected: SUB_TYPES,
      });
  }
  const effects = node("effects");
  const texts: CardText[] = [];
  // ttcg-1.4: every card bears exactly two effects
  if (!isSeq(effects) || effects.items.length !== 2) {
    const n = isSeq(effects) ? effects.items.length : 0;
    problem(offsetOf(effects) || start, `a card bears exactly two effects, this one ${n} (ttcg-1.4)`);
  } else {
    for (const item of effects.items) {
      if (!isScalar(item) || typeof item.value !== "string") {
        problem(offsetOf(item as Node), "an effect is a text");
        continue;
      }
      const quoted = item.type === "QUOTE_DOUBLE" || item.type === "QUOTE_SINGLE" ? 1 : 0;
      const place = at(offsetOf(item) + quoted);
      const read = readText(item.value, { card: { type: spell ? "spell" : "unit" } });
      if ("error" in read) {
        const error = unknownKind(item.value) ?? read.error;
        problem(offsetOf(item) + quoted + Math.max(0, error.column - 1), error.message, {
          ...(error.length ? { length: error.length } : {}),
          ...(error.expected ? { expected: error.expected } : {}),
          ...(error.didYouMean ? { didYouMean: [error.didYouMean] } : {}),
        });
        continue;
      }
      texts.push({ words: item.value, effect: read.effect, ...place });
    }
  }
  const flavour = node("flavour") ? (word("flavour", false) ?? "") : "";
  if (flavour.length > LONGEST_FLAVOUR)
    problem(offsetOf(node("flavour")), `the flavour has at most ${LONGEST_FLAVOUR} letters`);
  if (!name || !type) return undefined;
  return {
    name,
    type,
    subtypes,
    rank: level ?? 1,
    stars: level !== undefined,
    attack: attack ?? 0,
    defense: defense ?? 0,
    texts,
    flavour,
    file: file.path,
    line: at(start).line,
  };
}

const LONGEST_NAME = 60;
const LONGEST_FLAVOUR = 300;
/** Words that mean something else where a card could be named. */
const TAKEN: readonly string[] = [CONCEDE, "player"];

/** A name is written in every notation, so that it holds no sign of one: `attack Bear@B.units.2 > Wall`. */
function wrongName(name: string): string | undefined {
  if (name.length > LONGEST_NAME) return `a name has at most ${LONGEST_NAME} letters`;
  if (!/^[\p{L}\p{N}][\p{L}\p{M}\p{N}'’!&,.-]*( [\p{L}\p{M}\p{N}'’!&,.-]+)*$/u.test(name))
    return "a name is made of letters and figures, with ' ! & , . - among them and single blanks between words";
  return TAKEN.includes(name.toLowerCase()) ? `"${name}" means something else in the game` : undefined;
}

interface UnknownKind {
  column: number;
  length: number;
  message: string;
  expected: readonly string[];
  didYouMean: string | undefined;
}
/** ttcg-7.10: a word with a colon in front of a text is one of the seven kinds. */
function unknownKind(words: string): UnknownKind | undefined {
  const word = /^\s*(\w+):/.exec(words)?.[1];
  if (word === undefined || KINDS.includes(word)) return undefined;
  return {
    column: 1,
    length: word.length,
    message: `there is no kind of effect "${shown(word)}" (ttcg-7.10)`,
    expected: KINDS,
    didYouMean: near(word, KINDS)[0],
  };
}
const KINDS = ["Normal", "Continuous", "Counter", "Equip", "Latent", "Dormant", "Passive"];

function readSubTypes(node: Node | undefined, problem: Tell): SubType[] {
  if (node === undefined) return [];
  if (!isSeq(node)) {
    problem(offsetOf(node), "the sub-types are a list, such as [Warrior]");
    return [];
  }
  const found: SubType[] = [];
  for (const item of node.items) {
    if (!isScalar(item) || typeof item.value !== "string") {
      problem(offsetOf(item as Node), "a sub-type is a word");
      continue;
    }
    const word = item.value.toLowerCase().replace("spell-caster", "spellcaster");
    const sub = SUB_TYPES.find((s) => s === word);
    if (sub) found.push(sub);
    else
      problem(offsetOf(item as Node), `there is no sub-type "${shown(word)}" (ttcg-12.2)`, {
        expected: SUB_TYPES,
        didYouMean: near(word, SUB_TYPES),
      });
  }
  return found;
}

const LONGEST_WORD = 80;
/** Words that differ from one by little. */
export function near(word: string, words: readonly string[]): string[] {
  if (word.length > LONGEST_WORD) return [];
  return words
    .filter((w) => distance(word.toLowerCase(), w.toLowerCase()) <= Math.max(1, Math.floor(w.length / 3)))
    .slice(0, 3);
}
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[b.length]!;
}
