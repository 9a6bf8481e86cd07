/**
 * Patterns as they are written in a phrase table:
 *   `words`            stand for themselves
 *   `{name:Symbol.a}`  a slot, with values of features; `#` counts in words, `#d` in figures, `#+` from two, `#0` also nought, `"` quotes
 *   `(a|b)`            either; the first is printed        `[a]` either nothing or a, as `(|a)`
 *   `\(`                a bracket or another sign of the above that stands for itself
 *   `<name:a/b>`       by an inflection; `~verb` is short for `<verb:verb/verbs>`
 */
import type { Language, PhraseTable, Token } from "./types.ts";

/** In words or in figures, and the least number: `many` begins at two, `nought` at none. */
export type NumberStyle = "words" | "many" | "figures" | "nought";

/** The least number of a style. */
export const least: Readonly<Record<NumberStyle, number>> = { words: 1, many: 2, figures: 1, nought: 0 };

export type Item =
  | { word: string; key: string }
  | { slot: string; symbol: string; values: readonly string[] }
  | { slot: string; number: NumberStyle }
  | { slot: string; quoted: true }
  | { inflect: string; parts: readonly Item[][] }
  /** Any of several wordings without slots; the first is printed. */
  | { options: readonly Item[][] };

const limit = 64;

/** All ways to say a pattern, each a plain row of items, in the order in which they are to be printed. */
export function expand(pattern: string, language: Language, table: PhraseTable): Item[][] {
  let at = 0;
  const fail = (why: string): never => {
    throw new Error(`pattern "${pattern}", character ${at + 1}: ${why}`);
  };

  function until(ends: string): Item[][] {
    let rows: Item[][] = [[]];
    const add = (more: readonly Item[][]) => {
      const next: Item[][] = [];
      for (const row of rows) for (const tail of more) next.push([...row, ...tail]);
      if (next.length > limit) fail("too many ways to say it");
      rows = next;
    };
    let words = "";
    const flush = () => {
      if (words.trim() !== "") add([literal(words, language)]);
      words = "";
    };
    while (at < pattern.length && !ends.includes(pattern[at]!)) {
      const c = pattern[at]!;
      if (c === "{") {
        flush();
        add([[slot()]]);
      } else if (c === "(" || c === "[") {
        flush();
        at++;
        const options: Item[][] = c === "[" ? [[]] : [];
        for (;;) {
          options.push(...until(c === "[" ? "|]" : "|)"));
          if (at >= pattern.length) fail("not closed");
          if (pattern[at++] !== "|") break;
        }
        if (options.some((option) => option.some(hasSlot))) add(options);
        else add([[{ options }]]);
      } else if (c === "<") {
        flush();
        const end = pattern.indexOf(">", at);
        if (end < 0) fail("not closed");
        const inside = pattern.slice(at + 1, end);
        const colon = inside.indexOf(":");
        const inflect = inside.slice(0, colon);
        if (!(inflect in table.inflections)) fail(`no inflection "${inflect}"`);
        add([
          [
            {
              inflect,
              parts: inside
                .slice(colon + 1)
                .split("/")
                .map((words) => literal(words, language)),
            },
          ],
        ]);
        at = end + 1;
      } else if (c === "~") {
        flush();
        const word = /^~([a-z]+)/.exec(pattern.slice(at))?.[1] ?? fail("a verb has to follow ~");
        add([[{ inflect: "verb", parts: [literal(word, language), literal(third(word), language)] }]]);
        at += word.length + 1;
      } else if (c === "\\" && at + 1 < pattern.length) {
        words += pattern[at + 1]!;
        at += 2;
      } else {
        words += c;
        at++;
      }
    }
    flush();
    return rows;
  }

  function slot(): Item {
    const end = pattern.indexOf("}", at);
    if (end < 0) fail("not closed");
    const [name = "", of = ""] = pattern.slice(at + 1, end).split(":");
    at = end + 1;
    if (of === "#") return { slot: name, number: "words" };
    if (of === "#+") return { slot: name, number: "many" };
    if (of === "#d") return { slot: name, number: "figures" };
    if (of === "#0") return { slot: name, number: "nought" };
    if (of === '"') return { slot: name, quoted: true };
    const [symbol = "", ...values] = of.split(".");
    if (!(symbol in table.symbols)) fail(`no symbol "${symbol}"`);
    return { slot: name, symbol, values };
  }

  const rows = until("");
  return rows;
}

function hasSlot(item: Item): boolean {
  return "slot" in item;
}

function literal(words: string, language: Language): Item[] {
  return language.tokenize(words).map((token: Token) => ({ word: shown(token), key: token.key }));
}

/** A word is printed as its canonical spelling; its capitals are the pattern's. */
function shown(token: Token): string {
  return token.text.toLowerCase() === token.key ? token.text : token.key;
}

/** The third person of a verb. */
export function third(verb: string): string {
  if (/(s|x|z|ch|sh|o)$/.test(verb)) return `${verb}es`;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return `${verb}s`;
}
