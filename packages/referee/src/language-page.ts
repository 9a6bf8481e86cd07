/** The page on what cards of a game can say: every phrase with an example, in chapters for people who write cards. */
import type { LanguageName } from "@tefuda/cardtext";
import type { Reading } from "@tefuda/cardtext/read";
import { type GamePackage, inLanguage, type Words } from "@tefuda/kernel";
import { sortOf } from "@tefuda/language/nodes";
import { type Example, ownWords, type Said, type Span } from "./examples.ts";
import { CHAPTERS, type Chapter, LANGUAGE_PAGE as W } from "./language-words.ts";

/** One phrase as it is shown. */
export interface Phrase {
  /** A text with it, in each language that has words for it, and which of these are its own. */
  said: Said;
  own: Partial<Record<LanguageName, readonly Span[]>>;
  /** How the text is printed, where the phrase is only read. */
  printed?: string;
  /** The language that the phrase is one of, if not of both. */
  only?: LanguageName;
  cards: readonly string[];
}

/** By chapter. What has no words of its own puts others together, and is no phrase for whoever writes. */
export function phrasesOf(examples: readonly Example[]): Map<Chapter, Phrase[]> {
  const chapters = new Map((Object.keys(CHAPTERS) as Chapter[]).map((name) => [name, [] as Phrase[]]));
  const shown = new Set<string>();
  for (const example of examples) {
    const { said, production, language, printed, cards } = example;
    const own = { en: ownWords(example, "en"), ja: ownWords(example, "ja") };
    if (own[language].length === 0) continue;
    const other = language === "en" ? "ja" : "en";
    const only = production[other]?.length ? {} : { only: language };
    const key = JSON.stringify([said, own, printed]);
    if (shown.has(key)) continue;
    shown.add(key);
    chapters.get(chapterOf(example))!.push({ said, own, cards, ...only, ...(printed && { printed }) });
  }
  return chapters;
}

/** Fields that say what a word is about by themselves, whatever they stand in. */
const BY_FIELD: Readonly<Record<string, Chapter>> = {
  for: "duration",
  times: "duration",
  who: "player",
  whose: "player",
  side: "player",
  hand: "player",
};

/** What a phrase is about: what it makes, or the nearest that it is a part of. */
function chapterOf({ reading, production }: Example): Chapter {
  const way = wayTo(reading, production);
  const [phrase, ...around] = way;
  if (typeof phrase?.node === "number") return "amount";
  const field = typeof phrase?.node === "string" ? fieldOf(phrase.node, around) : undefined;
  if (field && BY_FIELD[field]) return BY_FIELD[field];
  for (const { node } of way) {
    const sort = sortOf(Array.isArray(node) ? node[0] : node);
    if (sort) return sort === "place" ? "quality" : sort;
  }
  return "text";
}

/** The field in which a word stands in the nearest node around it. */
function fieldOf(word: string, around: readonly Reading[]): string | undefined {
  for (const { node } of around) {
    if (typeof node !== "object" || node === null) continue;
    const field = Object.entries(node).find(([, value]) => value === word)?.[0];
    if (field) return field;
  }
  return undefined;
}

/** From a phrase up to the whole text. */
function wayTo(reading: Reading, production: Example["production"]): Reading[] {
  if (reading.production === production) return [reading];
  for (const one of [reading, ...(reading.also ?? [])]) {
    if (one.production === production) return [reading];
    for (const part of one.parts) {
      const way = wayTo(part, production);
      if (way.length > 0) return [...way, reading];
    }
  }
  return [];
}

export function languagePage(
  { id, title }: GamePackage,
  examples: readonly Example[],
  language: LanguageName,
): string {
  const say = (words: Words): string => inLanguage(words, language);
  const chapters = [...phrasesOf(examples)]
    .filter(([, phrases]) => phrases.length > 0)
    .map(([name, phrases]) => `## ${say(CHAPTERS[name])}\n\n${chapter(phrases, language, say)}`);
  return `${[`# ${say(W.title(title))}`, say(W.made(id)), ...chapters].join("\n\n")}\n`;
}

type Say = (words: Words) => string;

function chapter(phrases: readonly Phrase[], language: LanguageName, say: Say): string {
  const other = language === "en" ? "ja" : "en";
  const mine = phrases.filter(({ only, own }) => only !== other && own[language]?.length);
  const rows = mine
    .filter(({ printed }) => printed === undefined)
    .map(({ said, own, cards }) => [
      bold(said[language]!, own[language]!),
      bold(said[other] ?? "", own[other] ?? []),
      cardsOf(cards, say),
    ]);
  const heads = [say(W.text), say(W.other), say(W.card)];
  const table = [heads, heads.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`);
  const also = mine
    .filter(({ printed }) => printed !== undefined)
    .map(({ said, own, printed }) => `- ${bold(said[language]!, own[language]!)} ${say(W.means)} ${printed}`);
  return [
    ...(rows.length > 0 ? [table.join("\n")] : []),
    ...(also.length > 0 ? [say(W.also), also.join("\n")] : []),
  ].join("\n\n");
}

const cardsOf = ([first, ...others]: readonly string[], say: Say): string =>
  first === undefined ? "" : others.length === 0 ? first : `${first}, ${say(W.more(others.length))}`;

/** A text with some of its words bold; what a page would take for a sign of its own is written as it is. */
function bold(text: string, spans: readonly Span[]): string {
  let at = 0;
  const parts = spans.flatMap(([from, to]) => {
    const before = text.slice(at, from);
    at = to;
    return [plain(before), `**${plain(text.slice(from, to))}**`];
  });
  return [...parts, plain(text.slice(at))].join("");
}
const plain = (text: string): string => text.replaceAll(/[|*_<>[\]]/g, "\\$&");
