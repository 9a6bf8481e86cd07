/** What to tell a person about a text that cannot be read. */
import { inLanguage, type Words } from "@tefuda/kernel";
import { nearest } from "./distance.ts";
import type { OpenWords } from "./open-words.ts";
import type { Reader, Stand } from "./read.ts";
import { type Compiled, type Node, reachable, wordsAfter } from "./trie.ts";
import type { Diagnostic, Token } from "./types.ts";
import { READING, stoppedAt } from "./words/reading.ts";

/** Line and column, both from 1. */
export function place(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  const line = before.split("\n").length;
  return { line, column: [...before.slice(before.lastIndexOf("\n") + 1)].length + 1 };
}

/** What could stand where reading stopped: labels for people, words for correcting. */
export function expectations(
  compiled: Compiled,
  stands: readonly Stand[],
  at: number,
  words: OpenWords,
): { shown: (string | Words)[]; keys: Set<string> } {
  // by what is said in the language of the text: two symbols may be called the same
  const shown = new Map<string, string | Words>();
  const show = (one: string | Words): unknown => shown.set(inLanguage(one, compiled.language.name), one);
  const keys = new Set<string>();
  const seen = new Set<Node>();
  const look = (node: Node, quiet: boolean) => {
    for (const it of reachable(node)) lookAt(it, quiet);
  };
  const lookAt = (node: Node, quiet: boolean) => {
    if (seen.has(node)) return;
    seen.add(node);
    for (const [key, to] of wordsAfter(node)) {
      keys.add(key);
      if (!quiet) show(`"${lead(to)}"`);
    }
    if (node.numbers.length > 0 && !quiet) show(READING.number);
    if (node.quoted && !quiet) show(READING.quoted);
    for (const { call } of node.calls) {
      if (call.says !== undefined && !quiet) show(call.says);
      if (call.open) for (const key of words.beginnings(call.open.list, compiled.language)) keys.add(key);
      look(compiled.trie(call), quiet || call.says !== undefined);
    }
  };
  const lead = (node: Node) => {
    // In a language without spaces one character says little: go on while there is only one way to go.
    let text = node.shown;
    if (compiled.language.name !== "ja") return text;
    let it = node;
    while (it.to && !it.more && it.calls.length === 0 && it.numbers.length === 0 && it.leaves.length === 0) {
      it = it.to;
      text += it.shown;
    }
    return text;
  };
  // A phrase that begins here is told by whoever asked for it.
  for (const stand of stands) if (stand.from < at || at === 0) look(stand.node, false);
  for (const stand of stands) look(stand.node, true);
  return { shown: [...shown.values()], keys };
}

/** The diagnostic for a text without a reading. */
export function noReading(compiled: Compiled, reader: Reader, text: string): Diagnostic {
  const { tokens } = reader;
  let at = reader.farthest;
  const { shown, keys } = expectations(compiled, reader.stands, at, reader.words);
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
  const offset = token ? token.start : text.trimEnd().length;
  const found = token && compiled.language.name === "ja" ? stretch(tokens, at) : token?.text;
  const error: Omit<Diagnostic, "message"> = {
    kind: known ? "no reading" : "not a word of this game",
    ...place(text, offset),
    length: Math.max(1, found?.length ?? 1),
    expected,
  };
  if (token && /[a-z]{2}/i.test(token.key)) {
    const mean = nearest(token.key, pool) ?? (known ? undefined : nearest(token.key, compiled.vocabulary()));
    if (mean !== undefined && mean !== token.key) error.didYouMean = mean;
  }
  const message = stoppedAt({
    ...error,
    found,
    didYouMean: error.didYouMean,
    unknown: error.kind === "not a word of this game",
    refused,
  });
  return { ...error, message };
}

/** From a character on, what a reader would take for one word. */
function stretch(tokens: readonly Token[], at: number): string {
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

function script(c: string): string {
  if (/\p{Script=Katakana}|ー/u.test(c)) return "katakana";
  if (/\p{Script=Hiragana}/u.test(c)) return "hiragana";
  if (/\p{Script=Han}/u.test(c)) return "kanji";
  if (/[a-z]/i.test(c)) return "latin";
  return "sign";
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
