/** What is told of a file that is not the plain YAML that is read here, whatever stands in it. */
import type { Messages, Words } from "@tefuda/kernel";
import type { ErrorCode } from "yaml";

const sort: Words = {
  en: "a ! says of what sort something is; none is needed",
  ja: "「!」は種類を示す印ですが、ここでは使いません",
};
const anchor: Words = {
  en: "a name of YAML (&name or *name) is one word, alone before or instead of what it stands for",
  ja: "YAMLの名前（&name、*name）は、指すものの前か代わりに、1語だけで書きます",
};

export const YAML = {
  split: { en: "split it into several files", ja: "いくつかのファイルに分けてください" },
  sort,
  directive: { en: "a file begins without a line of %", ja: "ファイルの初めに「%」の行は書きません" },
  key: { en: "a key is a word", ja: "キーは言葉です" },
  noKey: (key: string): Words => ({ en: `there is no key "${key}"`, ja: `「${key}」というキーはありません` }),
  again: (key: string): Words => ({
    en: `"${key}" stands here a second time`,
    ja: `ここに「${key}」がもう一度あります`,
  }),
  farIn: (most: number): Words => ({
    en: `a line is set in by at most ${most} letters`,
    ja: `行頭の字下げは${most}文字までです`,
  }),
  brackets: (most: number): Words => ({
    en: `at most ${most} brackets are open at once`,
    ja: `同時に開ける括弧は${most}個までです`,
  }),
  beyond: {
    en: "this is too much, or too deep in itself, to be read",
    ja: "長すぎるか入れ子が深すぎて、読めません",
  },
  nothing: (name: string): Words => ({
    en: `*${name} stands for nothing: no &${name} comes before it`,
    ja: `*${name} の指すものがありません。前に &${name} が必要です`,
  }),
  tooMuch: (most: number): Words => ({
    en: `names stand for more than ${most} things in this file; write less by them`,
    ja: `このファイルの名前が指すものは、合わせて${most}個を超えています。名前で書くものを減らしてください`,
  }),
  tooDeep: (most: number): Words => ({
    en: `at most ${most} lists and mappings lie in one another, and with this it is more`,
    ja: `リストとマッピングの入れ子は${most}段までですが、これで超えています`,
  }),
  takesOver: {
    en: "<< takes over a mapping, or a list of them: << : *name",
    ja: "<< はマッピングか、そのリストを引き継ぎます。例：<< : *name",
  },
} satisfies Messages;

/** One code stands for several faults; which it is only the library's words tell. */
const NEARER: readonly (readonly [of: RegExp, words: Words])[] = [
  [/quote/, { en: "a text in quotation marks has no end", ja: "引用符で始まる文字列が閉じていません" }],
  [
    /end with a [\]}]/,
    { en: "what begins with [ or { has no end", ja: "[ か { で始まるものが閉じていません" },
  ],
  [/Missing ,/, { en: "a comma is missing here", ja: "コンマが抜けています" }],
];

/** What the reader of YAML would say to programmers. */
const WRONG: Readonly<Record<ErrorCode, Words>> = {
  ALIAS_PROPS: anchor,
  BAD_ALIAS: anchor,
  BAD_COLLECTION_TYPE: sort,
  BAD_DIRECTIVE: YAML.directive,
  BAD_DQ_ESCAPE: {
    en: "a text in \"…\" says something with \\ that has no meaning; write it in '…', or \\\\ for a \\",
    ja: "「\"…\"」の中の「\\」に意味がありません。'…' で書くか、「\\」を「\\\\」と書いてください",
  },
  BAD_INDENT: {
    en: "this line is set in by more or less than what it belongs to",
    ja: "この行の字下げが、属する行と合っていません",
  },
  BAD_PROP_ORDER: anchor,
  BAD_SCALAR_START: {
    en: "a text cannot begin with this sign; write it in quotation marks",
    ja: "この記号で文字列は始められません。引用符で囲んでください",
  },
  BLOCK_AS_IMPLICIT_KEY: {
    en: "a second key or list stands on this line; put it on a line of its own, or what is a text into quotation marks",
    ja: "1行に2つ目のキーかリストがあります。別の行に書くか、文字列なら引用符で囲んでください",
  },
  BLOCK_IN_FLOW: {
    en: "what stands in [ ] or { } is written with commas, not in lines of its own",
    ja: "[ ] や { } の中は、行を分けずコンマで区切って書きます",
  },
  DUPLICATE_KEY: { en: "this key stands here a second time", ja: "ここに同じキーがもう一度あります" },
  IMPOSSIBLE: { en: "this cannot be read", ja: "ここは読めません" },
  KEY_OVER_1024_CHARS: { en: "a key has at most 1024 letters", ja: "キーは1024文字までです" },
  MISSING_CHAR: {
    en: "a sign is missing here: a colon, a dash, or a blank",
    ja: "コロン、ハイフン、空白などの記号が抜けています",
  },
  MULTILINE_IMPLICIT_KEY: {
    en: "a key stands on one line, with a colon and a blank behind it",
    ja: "キーは1行に書き、後ろにコロンと空白を置きます",
  },
  MULTIPLE_ANCHORS: anchor,
  MULTIPLE_DOCS: {
    en: "a file is one document; here another begins",
    ja: "1つのファイルに書けるのは1つの文書だけですが、ここから別の文書が始まっています",
  },
  MULTIPLE_TAGS: sort,
  NON_STRING_KEY: YAML.key,
  RESOURCE_EXHAUSTION: { en: "this goes too deep to be read", ja: "入れ子が深すぎて読めません" },
  TAB_AS_INDENT: {
    en: "a line is set in by blanks, not by tabs",
    ja: "字下げにはタブではなく空白を使います",
  },
  TAG_RESOLVE_FAILED: sort,
  UNEXPECTED_TOKEN: {
    en: "this sign stands where none can; what is a text goes into quotation marks",
    ja: "この記号はここに置けません。文字列なら引用符で囲んでください",
  },
};

/**
 * The two things that go wrong most when people write these files by hand, each in one sentence with what to write: a tab
 * before the words of a line, and a colon in a text without quotation marks. Everything else that the reader says after
 * them follows from them. `line` is the one that the fault is in.
 */
export function commonFault(
  line: string,
  { code }: { code: ErrorCode },
): { column: number; message: Words } | undefined {
  const [, blanks] = /^( *)\t\s*\S/.exec(line) ?? [];
  if (blanks !== undefined)
    return {
      column: blanks.length + 1,
      message: {
        en: "this line begins with a tab; set it in by blanks, two for each step",
        ja: "行がタブで始まっています。タブではなく、1段につき2つの空白で字下げしてください",
      },
    };
  const [, before, key, text] = /^([\s-]*)([\w.]+):\s+([^"'[{|>&*!\s].*:(?:\s.*)?)$/.exec(line) ?? [];
  if (code !== "BLOCK_AS_IMPLICIT_KEY" || text === undefined) return undefined;
  const quoted = `${key}: ${JSON.stringify(text.trim())}`;
  return {
    column: before!.length + 1,
    message: {
      en: `a text with a colon in it stands in quotation marks: ${quoted}`,
      ja: `コロンを含む文字列は引用符で囲みます：${quoted}`,
    },
  };
}

/** What is wrong with the YAML of a file, in our words. */
export const wrongYaml = ({ code, message }: { code: ErrorCode; message: string }): Words =>
  (["MISSING_CHAR", "BAD_INDENT"].includes(code) && NEARER.find(([of]) => of.test(message))?.[1]) ||
  WRONG[code];
