/** English: words, figures, punctuation. */
import { numberOf, numberWord } from "./numbers.ts";
import type { Language, Token } from "./types.ts";

const piece =
  /\s+|"([^"]*)"|“([^”]*)”|\d+(?:\.\d+)?|['’]s(?![a-z])|[a-z]+?n['’]t(?![a-z])|[a-zÀ-ÖØ-öø-ɏ]+|['’](?![a-z])|[^\s]/giy;

/** A word with a capital. */
export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Several of what a word calls: "Scouts", "Spies". */
export function pluralOf(word: string): string {
  if (/(s|x|z|ch|sh)$/i.test(word)) return `${word}es`;
  if (/[^aeiou]y$/i.test(word)) return `${word.slice(0, -1)}ies`;
  return /[a-z]$/i.test(word) ? `${word}s` : word;
}

/** Words that hold others together, the likeliest to lack or to be meant first. */
const SMALL =
  ", your this a the card an : . that of to in on from with by at for and then when if while is are has gets it".split(
    " ",
  );

/** Words that begin with a vowel letter and not with a vowel. */
const consonant = /^(uni|use|one|eu)/i;

export interface EnglishStyle {
  /**
   * A capital after every colon, or after one behind a bracket; else only where the colon stands behind the first word,
   * as "Dormant:".
   */
  capitalAfterColon?: boolean | "bracket";
  /** No capital in brackets, even where they begin a sentence: "(discard a card): Draw a card." */
  smallInBrackets?: boolean;
  /** Letters that stand without blanks between figures: 2R1C. */
  glued?: readonly string[];
}

interface Spelling {
  from: readonly string[];
  to: readonly string[];
}

/** What is read as something else, by its first word; of those that begin alike the longest first. */
function spellings(same: Readonly<Record<string, string>>): Map<string, Spelling[]> {
  const found = new Map<string, Spelling[]>();
  for (const [said, read] of Object.entries(same)) {
    const from = said.split(" ");
    const known = found.get(from[0]!) ?? [];
    found.set(
      from[0]!,
      [...known, { from, to: read.split(" ") }].toSorted((a, b) => b.from.length - a.from.length),
    );
  }
  return found;
}

/**
 * @param same words that are read as others, with spaces between several of them: "sub type" as "sub-type"
 */
export function english(
  same: Readonly<Record<string, string>> = {},
  { capitalAfterColon = false, smallInBrackets = false, glued = [] }: EnglishStyle = {},
): Language {
  const alike = spellings(same);

  function tokenize(text: string): Token[] {
    const raw: Token[] = [];
    piece.lastIndex = 0;
    for (let found = piece.exec(text); found; found = piece.exec(text)) {
      const word = found[0];
      const start = found.index;
      const end = start + word.length;
      if (/^\s/.test(word)) continue;
      const quoted = found[1] ?? found[2];
      if (quoted !== undefined) {
        raw.push({ key: '"', text: word, start, end, quoted });
        continue;
      }
      const lower = word.toLowerCase().replace("’", "'");
      const before = raw.at(-1);
      if (
        /^[-‐‑–]$/.test(word) &&
        before?.end === start &&
        /[a-z]$/i.test(before.text) &&
        /[a-z]/i.test(text[end] ?? "")
      )
        continue;
      if (lower === "'" && before?.end === start && before.key.endsWith("s")) {
        raw.push({ key: "'s", text: word, start, end });
      } else if (/^[−‐‑–]$/.test(word)) raw.push({ key: "-", text: word, start, end });
      else if (/^\d+$/.test(word)) raw.push({ key: lower, text: word, start, end, num: Number(word) });
      else if (/^(do|does|did|is|are|was|were|has|have|had)n't$/.test(lower)) {
        raw.push({ key: lower.slice(0, -3), text: word, start, end: end - 3 });
        raw.push({ key: "not", text: word, start: end - 3, end });
      } else raw.push({ key: lower, text: word, start, end });
    }
    return numbers(merge(raw));
  }

  function merge(raw: readonly Token[]): Token[] {
    const tokens: Token[] = [];
    for (let i = 0; i < raw.length; ) {
      const token = raw[i]!;
      const found = alike
        .get(token.key)
        ?.find(({ from }) => from.every((word, k) => raw[i + k]?.key === word));
      if (found) {
        const of = raw.slice(i, i + found.from.length);
        const text = of.map((one) => one.text).join(" ");
        // what is read as several words is told of as all of them
        for (const key of found.to) tokens.push({ ...token, key, text, end: of.at(-1)!.end });
      } else tokens.push(token);
      i += found?.from.length ?? 1;
    }
    return tokens;
  }

  function numbers(raw: readonly Token[]): Token[] {
    const tokens: Token[] = [];
    for (let i = 0; i < raw.length; i++) {
      const token = raw[i]!;
      const next = raw[i + 1];
      const n = token.num ?? numberOf(token.key);
      if (next?.key === "hundred" && (n === 1 || token.key === "a")) {
        tokens.push({ ...token, key: "100", end: next.end, num: 100 });
        i++;
      } else if (n === undefined) tokens.push(token);
      else {
        const unit = next && numberOf(next.key);
        if (n >= 20 && token.num === undefined && next && unit !== undefined && unit > 0 && unit < 10) {
          tokens.push({ ...token, key: String(n + unit), end: next.end, num: n + unit });
          i++;
        } else tokens.push({ ...token, num: n });
      }
    }
    return tokens;
  }

  function join(words: readonly string[]): string {
    let text = "";
    let begins = true;
    // A mark in brackets at the beginning of a sentence stands before it.
    let marked = false;
    words.forEach((word, i) => {
      let shown = word;
      const last = words[i - 1] ?? "";
      if (word === "'s" && /s$/.test(last)) shown = "'";
      const next = words[i + 1] ?? "";
      if (word === "a" && /^[aeiou]/i.test(next) && !consonant.test(next)) shown = "an";
      const close =
        (glued.includes(word) && /^\d+$/.test(last)) ||
        (/^\d+$/.test(word) && glued.includes(last)) ||
        /^([,.;:)/】〕）]|'s)$/.test(word) ||
        /^[+(/【〔（-]$/.test(last) ||
        (/^[】〕]$/.test(last) && /^[【〔]$/.test(word));
      if (i > 0 && !close) text += " ";
      if (begins && /^[a-z]/.test(shown)) shown = capital(shown);
      marked = /^[【〔]$/.test(word) ? begins : marked && !/^[】〕]$/.test(last);
      begins =
        word === "." ||
        (word === ":" && (i === 1 || (capitalAfterColon === "bracket" ? last === ")" : capitalAfterColon))) ||
        (begins && (smallInBrackets ? /^[【〔]$/ : /^[(（【〔]$/).test(word)) ||
        (marked && /^[】〕]$/.test(word));
      text += shown;
    });
    return text;
  }

  return {
    name: "en",
    tokenize,
    join,
    number: (n, digits) => (digits ? String(n) : numberWord(n)),
    quote: (text) => `"${text}"`,
    small: SMALL,
  };
}
