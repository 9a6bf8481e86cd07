/** What to tell a person about a text that cannot be read. */
import { nearest } from "./distance.ts";
import type { Reader, Stand } from "./read.ts";
import { type Compiled, type Node, reachable, wordsAfter } from "./trie.ts";
import type { Diagnostic, LanguageName, Token } from "./types.ts";

interface Words {
  start: string;
  number: string;
  quoted: string;
  end: string;
  /** What is found there; at the end of a text nothing, and `refused` is one that has come to its end. */
  message: (d: Omit<Diagnostic, "message">, found: string | undefined, refused: boolean) => string;
  two: (a: string, b: string) => string;
  long: (limit: number) => string;
  large: (limit: number) => string;
  much: string;
  unsaid: string;
}

const shownMost = 8;

const words: Record<LanguageName, Words> = {
  en: {
    start: "the beginning of a text",
    number: "a number",
    quoted: "a name in quotation marks",
    end: "the end of the text",
    message: (d, found, refused) => {
      const at = `line ${d.line}, column ${d.column}: `;
      const what =
        found === undefined
          ? refused
            ? "the text is whole, but it speaks of something that was not named or could be one of several, or its parts do not go together."
            : "the text ends too early."
          : d.kind === "not a word of this game"
            ? `"${found}" is not a word of this game.`
            : `"${found}" is not understood here.`;
      const mean = d.didYouMean === undefined ? "" : ` Did you mean "${d.didYouMean}"?`;
      const list = d.expected.slice(0, shownMost).join(", ");
      const more = d.expected.length > shownMost ? " ..." : "";
      return `${at}${what}${mean}${list === "" ? "" : ` Expected: ${list}${more}`}`;
    },
    two: (a, b) => `the text can be read in two ways: "${a}" and "${b}"`,
    long: (limit) => `a text is at most ${limit} characters long`,
    large: (limit) => `a number in a text is at most ${limit}`,
    much: "the text is too tangled to be read",
    unsaid: "the text can be read, but what it says cannot be said in plain words; say it in another way",
  },
  ja: {
    start: "文の始まり",
    number: "数",
    quoted: "「」で囲んだカード名",
    end: "文の終わり",
    message: (d, found, refused) => {
      const at = `${d.line}行${d.column}文字目：`;
      const what =
        found === undefined
          ? refused
            ? "文の形は整っていますが、前に出ていないものやどれとも決められないものを指しているか、両立しない部分があります。"
            : "文が途中で終わっています。"
          : d.kind === "not a word of this game"
            ? `「${found}」はこのゲームの言葉ではありません。`
            : `ここの「${found}」は理解できません。`;
      const mean = d.didYouMean === undefined ? "" : `「${d.didYouMean}」ではありませんか。`;
      const list = d.expected.slice(0, shownMost).join("、");
      const more = d.expected.length > shownMost ? "など" : "";
      return `${at}${what}${mean}${list === "" ? "" : `ここに置けるもの：${list}${more}`}`;
    },
    two: (a, b) => `この文は二通りに読めます。「${a}」と「${b}」`,
    long: (limit) => `テキストは${limit}文字までです`,
    large: (limit) => `テキストの数は${limit}までです`,
    much: "文が込み入りすぎていて読めません",
    unsaid: "この文は読めますが、決まった言い方では言い表せません。別の言い方にしてください",
  },
};

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
): { shown: string[]; keys: Set<string> } {
  const names = words[compiled.language.name];
  const shown = new Set<string>();
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
      if (!quiet) shown.add(`"${lead(to)}"`);
    }
    if (node.numbers.length > 0 && !quiet) shown.add(names.number);
    if (node.quoted && !quiet) shown.add(names.quoted);
    for (const { call } of node.calls) {
      if (call.says !== undefined && !quiet) shown.add(call.says);
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
  return { shown: [...shown], keys };
}

/** The diagnostic for a text without a reading. */
export function noReading(compiled: Compiled, reader: Reader, text: string): Diagnostic {
  const { tokens } = reader;
  let at = reader.farthest;
  const { shown, keys } = expectations(compiled, reader.stands, at);
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
  return { ...error, message: words[compiled.language.name].message(error, found, refused) };
}

/** From a character on, what a reader would take for one word. */
function stretch(tokens: readonly Token[], at: number): string {
  let text = tokens[at]!.text;
  const kind = script(text);
  for (
    let i = at + 1;
    i < tokens.length && text.length < 6 && script(tokens[i]!.text) === kind && kind !== "sign";
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

export function twoReadings(compiled: Compiled, text: string, readings: string[]): Diagnostic {
  const names = words[compiled.language.name];
  return {
    kind: "two readings",
    line: 1,
    column: 1,
    length: text.length,
    expected: [],
    readings,
    message: names.two(readings[0] ?? "", readings[1] ?? ""),
  };
}

export function tooLong(compiled: Compiled, text: string, limit: number): Diagnostic {
  return plain(text, limit, words[compiled.language.name].long(limit));
}

export function tooLarge(compiled: Compiled, text: string, token: Token, limit: number): Diagnostic {
  const message = words[compiled.language.name].large(limit);
  return { ...plain(text, token.start, message), length: token.end - token.start };
}

export function tooTangled(compiled: Compiled, text: string): Diagnostic {
  return plain(text, 0, words[compiled.language.name].much);
}

export function notSayable(compiled: Compiled, text: string): Diagnostic {
  return { ...plain(text, 0, words[compiled.language.name].unsaid), length: text.length };
}

function plain(text: string, offset: number, message: string): Diagnostic {
  return { kind: "no reading", ...place(text, offset), length: 1, expected: [], message };
}
