/** The card texts of Tails and Tactics: read into trees, printed from trees. */
import { type Diagnostic, type Grammar, grammarsOf, inWords, type LanguageName } from "@tefuda/cardtext";
import { place } from "@tefuda/cardtext/diagnose";
import type { OpenWords } from "@tefuda/cardtext/open-words";
import { type Part, readSeveral, spokenFirst } from "@tefuda/cardtext/texts";
import { cited } from "@tefuda/kernel";
import { openLists } from "@tefuda/language/qualities/traits";
import { type Unclear, unclearIn } from "./phrases/antecedent.ts";
import { type On, table } from "./phrases/index.ts";
import { vocabulary } from "./phrases/words.ts";
import type { Action, Bonus, CardType, Requirement, Text } from "./tree.ts";

export type * from "./tree.ts";

const from = grammarsOf(table);

const textsOn = (on: On): Grammar<Text> =>
  from({ values: [on], refuses: (tree) => unclearIn(tree as Text) !== undefined });

/** The grammars of the body's texts, by what they stand on. */
const texts: Readonly<Record<On, Grammar<Text>>> = {
  onCard: textsOn("onCard"),
  onEquipment: textsOn("onEquipment"),
  onEvent: textsOn("onEvent"),
};
const requirements: Grammar<Requirement> = from({ symbol: "Requirement" });
const inBox: Grammar<Requirement> = from({ symbol: "InBox" });
const bonuses: Grammar<{ bonus: Bonus[] }> = from({ symbol: "BonusText" });

/** tails-1.4, 1.7: cards may bring further types, factions and terrain of their own. */
export const OPEN = openLists(vocabulary.traits);

export interface TextOptions {
  language?: LanguageName;
  /** What the text stands on: on Equipment "this unit" is its bearer; what an Event or Trap says ends with the turn. */
  card?: CardType;
  /** What cards bring beside the words of the game. */
  words?: OpenWords;
}

/** The grammar of a text of the body, whatever it stands on. */
export const grammar: Grammar<Text> = texts.onCard;

/** Of whatever texts stand on cards. */
export const grammars: readonly Grammar<unknown>[] = [...Object.values(texts), requirements, inBox, bonuses];

/** The grammar of the texts of one sort of card. */
export function grammarOf(card?: CardType): Grammar<Text> {
  return texts[
    card === "equipment" ? "onEquipment" : card === "event" || card === "trap" ? "onEvent" : "onCard"
  ];
}

/** What a text of the body says, or what is wrong with it and where. */
export function readText(text: string, options: TextOptions = {}): { text: Text } | { error: Diagnostic } {
  const result = grammarOf(options.card).read(text, options.language ?? "en", options.words);
  if ("error" in result) return result;
  const unclear = unclearIn(result.tree);
  return unclear ? { error: toldOf(unclear, text) } : { text: result.tree };
}

/** What a part of a card's text box says: a text of the body, or what the card asks for when it is deployed or played. */
export type InBox = Text | { kind: "requirement"; requirement: Requirement };

/** Cards that stay and do nothing once (tails-4.1): what they say to do is what they ask for, "attach this to a Vehicle", "discard a Troop". */
const LASTING: readonly (CardType | undefined)[] = ["unit", "equipment", "turf"];

/**
 * What one or several texts in a row say, and the requirements among them; what is wrong is told of them as one. What an
 * Event or Trap does is one text, whatever it says.
 */
export function readTexts(
  words: string,
  options: TextOptions = {},
): { texts: readonly Part<InBox>[] } | { error: Diagnostic } {
  const { card, language = "en", words: brought } = options;
  const lasts = LASTING.includes(card);
  /** @param strict whether what is done once is no text of a card that does nothing once */
  const readPart = (part: string, strict: boolean): { text: InBox } | { error: Diagnostic } => {
    const text = readText(part, options);
    const once = lasts && "text" in text && text.text.kind === "effect";
    if ("text" in text && !once) return text;
    const asked = (lasts ? requirements : inBox).read(part, language, brought);
    if (!("error" in asked)) return { text: { kind: "requirement", requirement: asked.tree } };
    return once && strict ? { error: asked.error } : text;
  };
  const inRow = (strict: boolean) =>
    readSeveral<InBox>(words, (part) => readPart(part, strict), {
      beside: () => true,
      // what it is attached to, is spoken of next
      again: (it) => {
        if (it.kind === "requirement")
          return it.requirement.needs === "attach" ? "the equipped unit" : undefined;
        const itself = card === "equipment" ? "this card" : "this unit";
        return spokenFirst(it, { this: itself, bearer: "this unit" });
      },
    });
  const strictly = inRow(true);
  const read = lasts && "error" in strictly ? inRow(false) : strictly;
  if ("error" in read) return read;
  const bodies = read.texts.filter(({ text }) => text.kind !== "requirement");
  const effects = bodies.filter(({ text }) => text.kind === "effect");
  if (read.texts.length - bodies.length > 1 || (effects.length > 0 && bodies.length > 1)) {
    const one = readText(words, options);
    if ("error" in one) return one;
  }
  return read;
}

/** The words of a part of a text box. */
export const printInBox = (it: InBox, options: TextOptions = {}): string =>
  it.kind === "requirement"
    ? inWords(
        it.requirement.needs === "nothing" ? requirements : inBox,
        it.requirement,
        options.language ?? "en",
      )
    : printText(it, options);

/** The words that each sort of unclear word stands in. */
const UNCLEAR: Readonly<Record<Unclear["word"], RegExp>> = {
  it: /\bit\b/i,
  that: /\b(that|the chosen) (?!player)/i,
  them: /\b(them|they|those)\b/i,
  they: /\b(they|their|that player('s)?)\b/i,
  others: /\bother player/i,
  its: /\b(its|the|their|that card's) (owner|controller|player)/i,
  way: /\b(this way|that many|of them)\b/i,
  do: /\b(if|unless) (you|they|so|it|that player)\b/i,
};

function toldOf({ word, says }: Unclear, text: string): Diagnostic {
  const found = UNCLEAR[word].exec(text);
  const length = found?.[0].trimEnd().length ?? 1;
  const rule = cited("tails-1.10");
  const message = { en: says.en + rule.en, ja: says.ja + rule.ja };
  return { kind: "no reading", ...place(text, found?.index ?? 0), length, expected: [], message };
}

/** What the block of deployment requirements asks for. */
export function readRequirement(
  text: string,
  language: LanguageName = "en",
  words?: OpenWords,
): { requirement: Requirement } | { error: Diagnostic } {
  const result = requirements.read(text, language, words);
  if (!("error" in result)) return { requirement: result.tree };
  return {
    error: eitherIn(text, (part) => "tree" in requirements.read(part, language, words)) ?? result.error,
  };
}

/** Requirements know no "or", but in what one card is; told where one that is whole goes on with it (tails-4.3). */
function eitherIn(text: string, isWhole: (part: string) => boolean): Diagnostic | undefined {
  const at = text.search(/\bor\b/i);
  if (at < 1 || !isWhole(text.slice(0, at).replace(/[,\s]+$/, ""))) return undefined;
  const rule = cited("tails-4.3");
  const message = {
    en: `requirements are all met together and know no "or"; one card may be a "Troop or Vehicle"${rule.en}`,
    ja: `配備条件はすべて満たすもので、「または」で選べません。1枚のカードについて「兵士または車両」とは書けます${rule.ja}`,
  };
  return { kind: "no reading", ...place(text, at), length: 2, expected: [], message };
}

/** What one entry of the row of special stat effects changes. */
export function readBonus(
  text: string,
  language: LanguageName = "en",
  words?: OpenWords,
): { bonus: Bonus[] } | { error: Diagnostic } {
  const result = bonuses.read(text, language, words);
  return "error" in result ? result : { bonus: result.tree.bonus };
}

/** A text of the body in words. Throws if the table has no words for it. */
export function printText(text: Text, options: TextOptions = {}): string {
  return inWords(grammarOf(options.card), text, options.language ?? "en");
}

/**
 * An action as a text of its own, in a language: what it says where it is one of several that are offered.
 */
export const actionWords = (action: Action, language: string): string =>
  printText({ kind: "effect", do: action }, { language: language === "ja" ? "ja" : "en" });

/** Deployment requirements in words. Throws if the table has no words for them. */
export function printRequirement(requirement: Requirement, language: LanguageName = "en"): string {
  return inWords(requirements, requirement, language);
}

/** An entry of the row of special stat effects in words. Throws if the table has no words for it. */
export function printBonus(bonus: Bonus[], language: LanguageName = "en"): string {
  return inWords(bonuses, { bonus }, language);
}

/** What could come next after the beginning of a text of the body. */
export function completions(before: string, options: TextOptions = {}): string[] {
  return grammarOf(options.card).completions(before, options.language ?? "en", options.words);
}
