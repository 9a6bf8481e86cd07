/** Spoiling files: lines of YAML and JSON, and the letters that they are written in. */
import { stringify } from "yaml";
import { KEYWORDS, long, NUMBERS, noise, ODD, spoil } from "../fuzz/strings.ts";
import { spoilTree, type Tree } from "../fuzz/trees.ts";
import type { Dice } from "./dice.ts";

/** What YAML can say and no file here should. */
const FRAGMENTS: readonly string[] = [
  "- &a [x, x, x]\n- &b [*a, *a, *a, *a, *a, *a]\n- &c [*b, *b, *b, *b, *b, *b]\n- [*c, *c, *c, *c, *c, *c]\n",
  "- &a\n  - *a\n",
  "- &self {name: *self}\n",
  "- *nowhere\n",
  "&a a: &a b\n? *a\n: *a\n",
  "<<: {name: x, cards: []}\n",
  "- <<: [{name: x}, {name: y}]\n  name: z\n",
  "--- !!map\n",
  "---\n...\n---\n",
  "%YAML 1.1\n---\n",
  "%YAML 9.9\n---\n",
  "%TAG ! tag:x,2000:\n---\n",
  "%x\n",
  "- !!binary aGVsbG8=\n",
  "- !!set {a, b}\n",
  "- !!omap [a: 1, b: 2]\n",
  "- !!timestamp 2001-12-14\n",
  "- !!float x\n",
  "- !!js/function 'x'\n",
  "- !<tag:x,2000:y> z\n",
  "- ! a\n",
  "? [a, b]\n: c\n",
  "? {a: b}\n: c\n",
  "?\n",
  ": x\n",
  "? \n: \n",
  "~: ~\n",
  "- name:\n    name:\n      name: x\n",
  "- name: |9\n x\n",
  "- name: >-2\n   x\n  y\n",
  "- 'it''s\n",
  '- "\\u12"\n',
  '- "\\ud800"\n',
  '- "\\x00"\n',
  "- @x\n",
  "- `x`\n",
  "\t- x\n",
  "-\tx\n",
  "- - - - - x\n",
  "- [a, [b, [c\n",
  "- {a, b: {c: {d\n",
  "a: b: c\n",
  "# only a remark\n",
  "null\n",
  "- ~\n",
  "0x1F: 1\n",
  "- .inf\n- .nan\n- -.inf\n- 1_000\n- 0o17\n- 190:20:30\n- on\n",
  "name: x\nname: y\n",
  "__proto__:\n  polluted: true\n",
  "- __proto__: {polluted: true}\n  constructor: {prototype: {polluted: true}}\n",
  "name: {toString: x, valueOf: y}\n",
];

type Spoil = (text: string, dice: Dice, others: readonly string[]) => string;

function onLines(change: (lines: string[], dice: Dice, others: readonly string[]) => void): Spoil {
  return (text, dice, others) => {
    const lines = text.split("\n");
    change(lines, dice, others);
    return lines.join("\n");
  };
}

const at = (lines: readonly string[], dice: Dice): number => dice.below(lines.length);

const SPOILS: readonly Spoil[] = [
  onLines((lines, dice) => void lines.splice(at(lines, dice), dice.few(6))),
  onLines((lines, dice) => {
    const [a, b] = [at(lines, dice), at(lines, dice)];
    [lines[a], lines[b]] = [lines[b]!, lines[a]!];
  }),
  onLines((lines, dice) => {
    const from = at(lines, dice);
    const piece = lines.slice(from, from + dice.few(12));
    for (let n = dice.few(30); n > 0; n--) lines.splice(from, 0, ...piece);
  }),
  onLines((lines, dice) => {
    const n = at(lines, dice);
    lines[n] = " ".repeat(dice.once(20) ? 5000 : dice.few(12)) + lines[n]!.trimStart();
  }),
  onLines((lines, dice) => {
    const n = at(lines, dice);
    lines[n] = lines[n]!.replace(
      /^(\s*(?:- )?)([\w ]+)(:?)/,
      (_, head: string, key: string, colon: string) =>
        dice.once(2) ? `${head}${dice.pick(KEYWORDS)}${colon}` : `${head}${key}${dice.pick(ODD)}${colon}`,
    );
  }),
  onLines((lines, dice) => {
    const n = at(lines, dice);
    const value = dice.pick([
      dice.pick(NUMBERS),
      dice.pick(KEYWORDS),
      "[]",
      "{}",
      "~",
      "",
      "[[[",
      "|",
      ">",
      "&a",
      "*a",
    ]);
    lines[n] = lines[n]!.replace(/(:|-) .*$/, (_, sign: string) => `${sign} ${value}`);
  }),
  onLines((lines, dice, others) => {
    lines[at(lines, dice)] = dice.pick(dice.pick(others).split("\n"));
  }),
  onLines((lines, dice) => void lines.splice(at(lines, dice), 0, dice.pick(FRAGMENTS).trimEnd())),
  onLines((lines, dice) => {
    const n = at(lines, dice);
    const inner = dice
      .pick(FRAGMENTS)
      .trimEnd()
      .split("\n")
      .map((line) => `    ${line}`);
    lines.splice(n, 0, ...inner);
  }),
  (text, dice, others) => {
    const n = dice.below(text.length + 1);
    const end = Math.min(text.length, n + dice.few(200));
    return (
      text.slice(0, n) +
      spoil(
        text.slice(n, end),
        dice,
        others.map((other) => other.slice(0, 400)),
      ) +
      text.slice(end)
    );
  },
  (text, dice) => {
    const n = dice.below(text.length + 1);
    return text.slice(0, n) + dice.pick(ODD) + text.slice(n);
  },
  (text, dice, others) => {
    const other = dice.pick(others);
    return text.slice(0, dice.below(text.length + 1)) + other.slice(dice.below(other.length + 1));
  },
  (text, dice) => text.slice(0, dice.below(text.length + 1)),
  (text, dice) => {
    const [open, close] = dice.pick([
      ["[", "]"],
      ["{a: ", "}"],
      ["- ", ""],
      ["? ", ""],
      ["{? ", "}"],
      ["[{", "}]"],
      ["!!seq [", "]"],
    ] as const);
    const n = dice.once(10) ? 20_000 : dice.few(400);
    return (
      text.slice(0, dice.below(text.length + 1)) +
      open.repeat(n) +
      "x" +
      (dice.once(3) ? "" : close.repeat(n))
    );
  },
  (text, dice) => dice.pick(LETTERS)(text),
];

/** The same file as another program, or another machine, would have written it. */
const LETTERS: readonly ((text: string) => string)[] = [
  (text) => `\ufeff${text}`,
  (text) => text.replaceAll("\n", "\r\n"),
  (text) => text.replaceAll("\n", "\r"),
  (text) => text.replaceAll("\n", "\u2028"),
  (text) => text.replaceAll("  ", "\t"),
  (text) => [...text].join("\0"),
  (text) => Buffer.from(text, "utf8").toString("latin1"),
  (text) => Buffer.from(text, "utf16le").toString("utf8"),
  (text) => `${text}\0`,
  (text) => text.normalize("NFD"),
  (text) => text.trimEnd(),
];

/** A file in bytes that are no UTF-8, or are it in a way that not everybody reads. */
export function bytesOf(text: string, dice: Dice): Buffer {
  const utf8 = Buffer.from(text, "utf8");
  switch (dice.below(12)) {
    case 0:
      return Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), utf8]);
    case 1:
      return Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, "utf16le")]);
    case 2:
      return Buffer.from(text, "latin1");
    case 3: {
      const broken = Buffer.from(utf8);
      for (let n = dice.few(6); n > 0 && broken.length > 0; n--)
        broken[dice.below(Math.min(65536, broken.length))] = dice.below(256);
      return broken;
    }
    case 4:
      return utf8.subarray(0, dice.below(Math.min(65536, utf8.length + 1)));
    default:
      return utf8;
  }
}

/** Letters of a file; more would measure how this program copies its own inputs. */
const LONGEST = 8_000_000;

/** A file spoiled a few times over. `trees` are the values of such files; one may be written anew instead. */
export function spoilFile(
  text: string,
  dice: Dice,
  others: readonly string[],
  trees: readonly Tree[],
  write: (tree: Tree, dice: Dice) => string = writeTree,
): string {
  if (dice.once(400))
    return long(dice.pick([...FRAGMENTS, text, ",", "[", '"', "- a\n", "k: v\n", "\n", " "]), dice);
  if (dice.once(25)) return noise(dice, 400);
  if (dice.once(12)) {
    let wide = "";
    for (let n = dice.few(dice.once(10) ? 9000 : 200); n > 0; n--) wide += wideLine(n, dice);
    return text + wide;
  }
  let spoiled = dice.once(2) ? text : write(spoilTree(dice.pick(trees), dice, trees), dice);
  for (let n = dice.below(4); n > 0; n--) {
    spoiled = dice.pick(SPOILS)(spoiled, dice, others);
    if (spoiled.length > 300_000) break;
  }
  return spoiled.slice(0, LONGEST);
}

const wideLine = (n: number, dice: Dice): string =>
  dice.pick([`k${n}: 1\n`, `- ${n}\n`, `  k${n}: {a: 1}\n`, `- "x\n`, `,,`, `# ${n}\n`]);

function writeTree(tree: Tree, dice: Dice): string {
  try {
    return (dice.once(3) ? JSON.stringify(tree, null, dice.below(3)) : stringify(tree)) ?? "";
  } catch {
    // Too deep for whoever writes it; whoever reads meets such files all the same.
    return "[".repeat(3000);
  }
}

/** The entries of a file that is a list, each as it stands there. */
export const entriesOf = (text: string): string[] =>
  text.split(/^(?=- )/m).filter((entry) => entry.startsWith("- "));
