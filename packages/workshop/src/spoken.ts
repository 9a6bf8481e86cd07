/**
 * What the parts of a text are: for its colours, and told one after the other as what happens. Both come from how the grammar
 * put the text together, so what is shown is what was understood.
 */
import { type Grammar, longestText } from "@tefuda/cardtext";
import type { OpenWords } from "@tefuda/cardtext/open-words";
import type { Reading } from "@tefuda/cardtext/read";
import { SENTENCE } from "@tefuda/cardtext/texts";
import type { Words } from "@tefuda/kernel";
import { type Sort, sortOf } from "@tefuda/language/nodes";

/** Letters of a text that are of one sort, from the first to before the last. */
export interface Span {
  from: number;
  to: number;
  sort: Sort;
}

/** A part of what a text does: when, if, for what, and what. */
export interface Step {
  sort: StepSort;
  words: string;
  /** Whoever picks cards there: whose text it is, or somebody else; nobody where none are picked. */
  picks: "you" | "others" | null;
}
const STEPS = ["trigger", "condition", "cost", "action", "statement"] as const;
export type StepSort = (typeof STEPS)[number];
const isStep = (sort: Sort | undefined): sort is StepSort => STEPS.some((step) => step === sort);

type Language = keyof Words;

/** A text that stands by itself, and how it was put together. */
interface Put {
  /** Where it begins. */
  at: number;
  text: string;
  reading: Reading;
  tokens: readonly { start: number; end: number }[];
}

/** How the texts in a row are put together; undefined where some of it is no text. */
function put(
  grammars: readonly Grammar<unknown>[],
  text: string,
  language: Language,
  words?: OpenWords,
): Put[] | undefined {
  // a text that is too long is none, and is not gone through sentence by sentence
  if (text.length > longestText) return undefined;
  const stops = [...[...text.matchAll(SENTENCE)].map(({ index }) => index), text.length];
  /** From where on nothing is a text: it is not tried again behind each way that leads there. */
  const dead = new Set<number>();
  const from = (at: number): Put[] | undefined => {
    if (dead.has(at)) return undefined;
    for (const end of stops.filter((stop) => stop > at).reverse()) {
      const first = text.slice(at, end);
      for (const grammar of grammars) {
        const reading = grammar.reading(first.trimEnd(), language, words);
        if (!reading) continue;
        const tokens = grammar.compiled(language).language.tokenize(first.trimEnd());
        const one: Put = { at, text: first, reading, tokens };
        const rest = text.slice(end);
        if (rest.trim() === "") return [one];
        const others = from(end + rest.length - rest.trimStart().length);
        if (others) return [one, ...others];
      }
    }
    dead.add(at);
    return undefined;
  };
  return from(0);
}

/** The sorts of what a text is made of; nothing of one that is not understood. */
export function spansOf(
  grammars: readonly Grammar<unknown>[],
  text: string,
  language: Language,
  words?: OpenWords,
): Span[] {
  const spans: Span[] = [];
  for (const { at, reading, tokens } of put(grammars, text, language, words) ?? []) {
    const sorts: (Sort | undefined)[] = tokens.map(() => undefined);
    // what lies further in is drawn over what it lies in
    const paint = ({ start, end, node, parts }: Reading): void => {
      const sort = sortOf(node);
      if (sort && sort !== "text" && sort !== "quality") sorts.fill(sort, start, end);
      parts.forEach(paint);
    };
    paint(reading);
    sorts.forEach((sort, i) => {
      if (!sort) return;
      const { start, end } = tokens[i]!;
      const last = spans.at(-1);
      if (last && last.sort === sort && sorts[i - 1] === sort) last.to = at + end;
      else spans.push({ from: at + start, to: at + end, sort });
    });
  }
  return spans;
}

/** What a text does, a part after the other; nothing of one that is not understood. */
export function stepsOf(
  grammars: readonly Grammar<unknown>[],
  text: string,
  language: Language,
  words?: OpenWords,
): Step[] {
  return (put(grammars, text, language, words) ?? []).flatMap((one) => stepsIn(one, language));
}

function stepsIn({ text, reading, tokens }: Put, language: Language): Step[] {
  const parts = stepParts(reading);
  // a keyword by itself holds, whatever it stands for
  if (parts.length === 0) return [{ sort: "statement", words: bare(text), picks: null }];
  // small words stand before what they belong to in English, and behind it in Japanese; what ends a sentence belongs to that
  const cuts = parts.map(({ start, end }, n) => {
    if (n === 0) return 0;
    if (language === "ja") return tokens[start]!.start;
    const from = tokens[Math.min(parts[n - 1]!.end, end - 1)]?.start ?? 0;
    const between = text.slice(from, tokens[start]!.start);
    return from + (/^[^.]*\.\s/.exec(between)?.[0].length ?? 0);
  });
  return parts.map((part, n) => ({
    sort: sortOf(part.node) as StepSort,
    words: bare(text.slice(cuts[n], cuts[n + 1])),
    // what is waited for, and what has to be so, nobody chooses
    picks: sortOf(part.node) === "action" || sortOf(part.node) === "cost" ? picksIn(part) : null,
  }));
}

/** The smallest parts that are each something that happens, or that is asked. */
function stepParts(part: Reading): Reading[] {
  const within = part.parts.flatMap(stepParts);
  const sort = sortOf(part.node);
  if (!isStep(sort)) return within;
  return within.length > 1 || within.some(({ node }) => sortOf(node) !== sort) ? within : [part];
}

/** Who picks so many cards there, and not all, and not by chance. */
function picksIn({ node, parts }: Reading, by: "you" | "others" = "you"): Step["picks"] {
  const { who, what, count, random } = (node ?? {}) as Readonly<Record<string, unknown>>;
  // whoever does it picks, if the cards that it is done to do not say otherwise
  const { chosenBy = who } = (what ?? {}) as { chosenBy?: unknown };
  const picker = chosenBy === undefined || chosenBy === "you" ? by : "others";
  // what lies further in says the same cards without how they are found
  if (random !== undefined) return null;
  const counted = typeof count === "object" && count !== null;
  if (counted && sortOf(node) === "cards") return picker;
  return parts.map((part) => picksIn(part, picker)).find((one) => one !== null) ?? null;
}

/** Without the signs that part it from what stands beside it, nor a bracket whose other half stands there. */
function bare(words: string): string {
  const kept = words.replace(/^[\s,:;.、。：]+|[\s,:;.、。：]+$/gu, "");
  const [opens, closes] = [/[(（]/gu, /[)）]/gu].map((one) => kept.match(one)?.length ?? 0);
  if (opens! > closes!) return kept.replace(/[(（]([^(（]*)$/u, "$1").trim();
  return opens! < closes! ? bare(kept.replace(/[)）]/u, "")) : kept;
}
