/** What to tell a person about a text that cannot be read. */
import type { Words } from "@tefuda/kernel";
import type { Compiled } from "./compiled.ts";
import { distance, nearest } from "./distance.ts";
import { expectations } from "./expected.ts";
import { script } from "./japanese.ts";
import { type Mend, mend } from "./mend.ts";
import { apart, pointing } from "./pointing.ts";
import type { Reader } from "./read.ts";
import type { Diagnostic, Language, Token } from "./types.ts";
import { isWeighty } from "./weighty.ts";
import { mendedBy, READING, stoppedAt } from "./words/reading.ts";

/** Line and column, both from 1. */
export function place(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  const line = before.split("\n").length;
  return { line, column: [...before.slice(before.lastIndexOf("\n") + 1)].length + 1 };
}

/** Reads other tokens as the same text would be read. */
export type ReadAgain = (
  tokens: readonly Token[],
) => { reader: Reader; found: readonly unknown[] } | undefined;

/** The diagnostic for a text without a reading. What is the trouble is looked for when somebody wants to know. */
export function noReading(compiled: Compiled, reader: Reader, text: string, again: ReadAgain): Diagnostic {
  const error = stopped(compiled, reader, text);
  const look = reader.refused ? meaningless : closer;
  return { ...error, closer: () => look(compiled, reader, text, error, again) };
}

/** Whether tokens are a text that is read, for so many steps in all. */
function readsFor(steps: number, again: ReadAgain): (some: readonly Token[]) => boolean | undefined {
  let left = steps;
  return (some) => {
    const tried = left > 0 ? again(some) : undefined;
    left -= tried?.reader.steps ?? steps;
    return tried && tried.found.length === 1;
  };
}

/** Of a text that is whole and means nothing, the word that points at nobody, or the words that do not go with the others. */
function meaningless(
  { language }: Compiled,
  { tokens }: Reader,
  text: string,
  error: Diagnostic,
  again: ReadAgain,
): Diagnostic {
  const at = ({ from, to }: Mend, message: (found: string) => Words): Diagnostic => {
    const start = tokens[from]!.start;
    const found = text.slice(start, tokens[to - 1]!.end);
    return { ...error, ...place(text, start), length: found.length, message: message(found) };
  };
  const word = pointing(tokens, language, readsFor(STEPS, again));
  if (word) return at(word, READING.pointing);
  const words = apart(tokens, language, readsFor(STEPS, again));
  return words ? at(words, READING.apart) : error;
}

/**
 * Where reading stopped, and what could stand there.
 * @param guess whether a word like the one that stands there is looked for
 */
function stopped(compiled: Compiled, reader: Reader, text: string, guess = true): Diagnostic {
  const { tokens } = reader;
  const { language } = compiled;
  let at = reader.farthest;
  const begun = language.name === "ja" ? begunBefore(tokens, at) : "";
  const { shown, keys } = expectations(compiled, reader.stands, at, reader.words, begun);
  let expected = shown;
  let token: Token | undefined = tokens[at];
  let pool: Iterable<string> = keys;
  // A colon belongs to the word before it: that word was to be a mark. Where a bracket is open, it was to be closed.
  if (token && /^[:：]$/.test(token.key) && at > 0 && !keys.has(")") && !keys.has("）")) {
    token = tokens[--at];
    expected = [];
    pool = compiled.vocabulary();
  }
  const known =
    token === undefined ||
    token.num !== undefined ||
    token.quoted !== undefined ||
    compiled.vocabulary().has(token.key);
  // Nothing that could follow would mend a text that is whole.
  const refused = token === undefined && reader.refused;
  if (refused) expected = [];
  // At the beginning any word may stand that a text begins with; which is told better by what texts are made of.
  else if (at === 0 && expected.length > MANY) expected = [READING.beginning];
  // Behind an open bracket of an icon the icons are told, not the words that others begin with.
  const icons = tokens[at - 1]?.key === "【" ? expected.filter((one) => /】"?$/.test(String(one))) : [];
  if (icons.length > 0) expected = icons.map((one) => String(one).replace("】", ""));
  const offset = token ? token.start : text.trimEnd().length;
  const found = token && language.name === "ja" ? stretch(tokens, at) : token?.text;
  const error: Omit<Diagnostic, "message"> = {
    kind: known ? "no reading" : "not a word of this game",
    ...place(text, offset),
    length: Math.max(1, found?.length ?? 1),
    expected,
  };
  if (guess && token && /[a-z]{2}/i.test(token.key) && !isWeighty(token, language.name)) {
    const mean = nearest(token.key, pool) ?? (known ? undefined : nearest(token.key, compiled.vocabulary()));
    if (mean !== undefined && mean !== token.key) error.didYouMean = mean;
  }
  const message = stoppedAt({
    ...error,
    found: found === undefined ? undefined : begun + found,
    didYouMean: error.didYouMean,
    unknown: error.kind === "not a word of this game",
    refused,
  });
  return { ...error, message };
}

/** More are no help where none of the text is understood. */
const MANY = 12;

/** So many steps are taken to find the trouble: about as many as some hundred texts of cards take. */
const STEPS = 250_000;

/** The trouble itself, where a small change makes the text, or the sentence in which reading stopped, one that is read. */
function closer(
  compiled: Compiled,
  reader: Reader,
  text: string,
  error: Diagnostic,
  again: ReadAgain,
): Diagnostic {
  const { tokens, farthest: at } = reader;
  const reads = readsFor(STEPS, again);
  const reminder = inBrackets(tokens, at, reads);
  if (reminder) return bracketed(tokens, reminder, text);
  const stop = { at, like: error.didYouMean };
  const sentence = tokens.findIndex(({ key }, i) => i >= at && /^[.。]$/.test(key)) + 1;
  for (const some of sentence > 0 && sentence < tokens.length
    ? [tokens, tokens.slice(0, sentence)]
    : [tokens]) {
    const way = mend(some, stop, compiled.language, reads);
    if (way && way.words === error.didYouMean) return error;
    if (way)
      return error.kind === "no reading"
        ? trouble(compiled, tokens, way, text)
        : beside(error, tokens, way, text);
  }
  const mean = error.didYouMean;
  return mean === undefined || leadsOn(reader, mean, compiled.language, again)
    ? error
    : stopped(compiled, reader, text, false);
}

/** The tokens in brackets at which reading stopped, where all else is read: a reminder, or what nobody may leave out. */
function inBrackets(
  tokens: readonly Token[],
  at: number,
  reads: (some: readonly Token[]) => boolean | undefined,
): [from: number, to: number] | undefined {
  const from = tokens.findLastIndex(({ key }, i) => i <= at && /^[(（]$/.test(key));
  const to = tokens.findIndex(({ key }, i) => i > from && /^[)）]$/.test(key)) + 1;
  if (from < 1 || to === 0) return undefined;
  return reads([...tokens.slice(0, from), ...tokens.slice(to)]) ? [from, to] : undefined;
}

function bracketed(tokens: readonly Token[], [from, to]: [number, number], text: string): Diagnostic {
  const { start } = tokens[from]!;
  const length = tokens[to - 1]!.end - start;
  return { kind: "no reading", ...place(text, start), length, expected: [], message: READING.brackets };
}

/** Whether a word like the one at which reading stopped leads on; a slip in a single letter is one all the same. */
function leadsOn(
  { tokens, farthest }: Reader,
  word: string,
  { tokenize }: Language,
  again: ReadAgain,
): boolean {
  const key = tokens[farthest]?.key ?? "";
  const instead = [...tokens.slice(0, farthest), ...tokenize(word), ...tokens.slice(farthest + 1)];
  return distance(key, word) < 2 || (again(instead)?.reader.farthest ?? 0) > farthest;
}

/** A word that the game has not is told first; what belongs to it may be more. */
function beside(
  error: Diagnostic,
  tokens: readonly Token[],
  { from, to, words }: Mend,
  text: string,
): Diagnostic {
  const found = text.slice(tokens[from]?.start, tokens[to - 1]?.end);
  if (words !== "" || found === "") return error;
  const { en, ja } = READING.readWithout(found);
  return { ...error, message: { en: `${error.message.en}${en}`, ja: `${error.message.ja}${ja}` } };
}

function trouble(
  { language }: Compiled,
  tokens: readonly Token[],
  { from, to, words }: Mend,
  text: string,
): Diagnostic {
  const start = tokens[from]?.start ?? text.trimEnd().length;
  const whole = from === to && from < tokens.length && language.name === "ja";
  const found = whole ? stretch(tokens, from) : text.slice(start, tokens[Math.max(from + 1, to) - 1]?.end);
  return {
    kind: "no reading",
    ...place(text, start),
    length: Math.max(1, found.length),
    expected: [],
    ...(words !== "" && to > from ? { didYouMean: words } : {}),
    message: mendedBy(found, words, from === to),
  };
}

/** The letters before a place that belong to the same word: what is begun is told whole. */
function begunBefore(tokens: readonly Token[], at: number): string {
  const kind = script(tokens[at]?.text ?? "");
  let text = "";
  for (let i = at - 1; i >= 0 && text.length < 4; i--) {
    const before = script(tokens[i]!.text);
    const joined = before === kind ? kind === "katakana" : kind === "hiragana" && before === "kanji";
    if (!joined && !(text !== "" && before === "kanji" && script(text) === "kanji")) break;
    text = tokens[i]!.text + text;
  }
  return text;
}

/** From a character on, what a reader would take for one word. */
function stretch(tokens: readonly Token[], at: number): string {
  const close = tokens[at - 1]?.key === "【" ? tokens.findIndex(({ key }, i) => i > at && key === "】") : -1;
  // what stands between such brackets is the name of an icon, whatever its letters are
  if (close > 0)
    return tokens
      .slice(at, close)
      .map(({ text }) => text)
      .join("");
  let text = tokens[at]!.text;
  const kind = script(text);
  for (
    let i = at + 1;
    i < tokens.length &&
    (text.length < 6 || kind === "latin") &&
    script(tokens[i]!.text) === kind &&
    kind !== "sign";
    i++
  )
    text += tokens[i]!.text;
  return text;
}

export function twoReadings(text: string, readings: string[]): Diagnostic {
  return {
    kind: "two readings",
    line: 1,
    column: 1,
    length: text.length,
    expected: [],
    readings,
    message: READING.two(readings[0] ?? "", readings[1] ?? ""),
  };
}

export function tooLong(text: string, limit: number): Diagnostic {
  return plain(text, limit, READING.long(limit));
}

export function tooLarge(text: string, token: Token, limit: number): Diagnostic {
  const message = READING.large(limit);
  return { ...plain(text, token.start, message), length: token.end - token.start };
}

export function tooTangled(text: string): Diagnostic {
  return plain(text, 0, READING.much);
}

export function notSayable(text: string): Diagnostic {
  return { ...plain(text, 0, READING.unsaid), length: text.length };
}

function plain(text: string, offset: number, message: Words): Diagnostic {
  return { kind: "no reading", ...place(text, offset), length: 1, expected: [], message };
}
