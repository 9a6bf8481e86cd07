/**
 * The scenario file, for people who write rulings: its shape. Names in it - cards, zones, numbers - are looked up
 * later, when the game is there (`position.ts`, `steps.ts`).
 */
import { Lines, type Problem, type SourceFile } from "@tefuda/kernel";
import { stringify } from "yaml";
import { z } from "zod";
import { Document, type Path } from "./document.ts";
import { type Filed, filedShape } from "./filed.ts";
import { SCHEMA } from "./issues.ts";
import { SCENARIO } from "./says.ts";
import { blot } from "./subset.ts";

/** What is to be done or looked at, still as it was written. */
export interface RawStep {
  kind: "do" | "expect" | "refuse";
  value: unknown;
  at: Path;
}

export interface Scenario {
  title: string;
  /** Title and note by language; English always, for a ruling is known by its English title. */
  words: { title: Said; note?: Said };
  file: string;
  line: number;
  doc: Document;
  /** Where it stands in its file. */
  at: Path;
  rules: readonly string[];
  /** Cards that only this scenario has. */
  cards: OwnCards | undefined;
  start: Readonly<Record<string, unknown>>;
  steps: readonly RawStep[];
  /** With what it was filed, where a program did. */
  filed?: Filed;
  /** What makes it a puzzle, of which the steps are a solution. */
  puzzle?: Goal;
}

/** What whoever is asked first is to reach, whatever the others reply and however chance falls. */
export interface Goal {
  /** To have won before the last of the turns is over; or not to have lost by then. */
  goal: "win" | "survive";
  /** The turn in which it begins counts. */
  turns: number;
  /** From the easy to the hard. */
  grade: 1 | 2 | 3;
  /** What helps somebody who asks for help. */
  hint: Said;
}

/** What the files of a game hold, which a step may bring in place of an answer. */
export const FILES = ["deck", "cards", "packs", "format"] as const;

/** Whether a scenario shows what is said of files alone: nothing is played in it. */
export const isAboutFiles = ({ steps }: Scenario): boolean =>
  steps.every(({ kind, value }) => {
    const [key = ""] = Object.keys(value ?? {}).filter((word) => word !== "because");
    const word = key.replace(/ accepted$/, "");
    return kind !== "do" && (FILES as readonly string[]).includes(word);
  });

export type Said = Readonly<Record<string, string>> & { readonly en: string };
/** Words in English alone, or in several languages. */
const said = z.union(
  [
    z
      .string()
      .min(1)
      .transform((en): Said => ({ en })),
    z.strictObject({ en: z.string().min(1), ja: z.string().min(1) }),
  ],
  {
    error: ({ input }) => (input === undefined ? SCHEMA.missing : SCHEMA.said).en,
  },
);

const GOAL = ["goal", "turns", "grade", "hint"];
const KEYS = [
  ...[
    "title",
    "en",
    "ja",
    "rules",
    "note",
    "cards",
    "start",
    "do",
    "expect",
    "refuse",
    "play",
    "puzzle",
    "filed",
  ],
  ...GOAL,
];
const list = z.array(z.unknown());
const block = z.strictObject({ do: list.optional(), expect: list.optional(), refuse: list.optional() });
const goal = z.strictObject({
  goal: z.enum(["win", "survive"]),
  turns: z.int().min(1).max(4).default(1),
  grade: z.literal([1, 2, 3]),
  hint: said,
});
const shape = z.strictObject({
  title: said,
  rules: z.array(z.string()).min(1, SCHEMA.oneRule.en),
  note: said.optional(),
  cards: list.min(1).optional(),
  start: z.record(z.string(), z.unknown()).optional(),
  do: list.optional(),
  expect: list.optional(),
  refuse: list.optional(),
  play: z.array(block).optional(),
  puzzle: goal.optional(),
  filed: filedShape.optional(),
});
/** A position alone, and a puzzle, need not be about a rule. */
const position = shape.extend({ rules: z.array(z.string()).default([]) });
const isPuzzle = (value: unknown): boolean => Object.hasOwn(Object(value), "puzzle");
const ORDER = ["do", "expect", "refuse"] as const;

/** What a file is read for: to be played as rulings, or for the positions that they begin with. */
export type ReadAs = "rulings" | "positions";

/** The most letters of a scenario file: over a hundred positions with cards of their own, read in two seconds whatever it holds. */
const LONGEST = 500_000;

/** Reads the scenarios of a file; what is wrong with it is in the document's problems. */
export function readScenarios(
  source: SourceFile,
  as: ReadAs = "rulings",
): { doc: Document; scenarios: Scenario[] } {
  const doc = new Document(source, "yaml", LONGEST);
  const scenarios: Scenario[] = [];
  if (doc.problems.length > 0) return { doc, scenarios };
  if (!Array.isArray(doc.value)) {
    doc.report([], SCENARIO.file, { expected: ["- title: …"] });
    return { doc, scenarios };
  }
  const titles = new Map<string, number>();
  doc.value.forEach((value: unknown, i) => {
    const aboutRules = as === "rulings" && !isPuzzle(value);
    const read = doc.check(aboutRules ? shape : position, value, [i], KEYS);
    if (!read) return;
    const title = read.title.en;
    const first = titles.get(title);
    if (first !== undefined) doc.report([i, "title"], SCENARIO.titleAgain(first));
    const { line } = doc.place([i, "title"]);
    titles.set(title, line);
    const steps: RawStep[] = [];
    const take = (from: z.infer<typeof block>, at: Path): void => {
      for (const kind of ORDER) {
        from[kind]?.forEach((step, n) => {
          steps.push({ kind, value: step, at: [...at, kind, n] });
        });
      }
    };
    take({ do: read.do, expect: read.expect, refuse: read.refuse }, [i]);
    read.play?.forEach((part, n) => {
      if (Object.keys(part).length > 1) {
        doc.report([i, "play", n], SCENARIO.onePart);
      }
      take(part, [i, "play", n]);
    });
    if (as === "rulings" && !steps.some((step) => step.kind !== "do")) {
      doc.report([i, "title"], SCENARIO.showsNothing);
    }
    scenarios.push({
      title,
      words: { title: read.title, ...(read.note ? { note: read.note } : {}) },
      file: source.path,
      line,
      doc,
      at: [i],
      rules: read.rules,
      cards: read.cards ? cardsAlone(source, doc, [i, "cards"]) : undefined,
      start: read.start ?? {},
      steps: as === "rulings" ? steps : [],
      ...(read.puzzle ? { puzzle: read.puzzle } : {}),
      ...(read.filed ? { filed: read.filed } : {}),
    });
  });
  return { doc, scenarios };
}

/** Cards of a scenario's own, as a file of cards. */
export interface OwnCards {
  file: SourceFile;
  /** What is wrong there, at its place in the scenario's file. */
  placed: (problem: Problem) => Problem;
}

/**
 * The file with nothing left but what stands at a path, so that lines and columns are still those of the file. What a
 * name stands for may be written elsewhere, and is written out in its place; what is wrong there is wrong at the name.
 */
function cardsAlone(source: SourceFile, doc: Document, at: Path): OwnCards {
  const [from, to] = doc.span(at)!;
  let text = blot(source.text.slice(0, from));
  let done = from;
  const names: { now: number; end: number; name: number; length: number }[] = [];
  for (const name of doc.written) {
    if (name.from < done || name.to > to) continue;
    text += source.text.slice(done, name.from);
    const now = text.length;
    text += JSON.stringify(name.value);
    done = name.to;
    names.push({ now, end: text.length, name: name.from, length: name.to - name.from });
  }
  text += source.text.slice(done, to);
  const lines = new Lines(text);
  const named = new Lines(source.text);
  const placed = (problem: Problem): Problem => {
    const where = lines.offset(problem);
    const before = names.findLast(({ now }) => now <= where);
    if (!before) return problem;
    const { end, name, length } = before;
    return where < end
      ? { ...problem, ...named.at(name), length }
      : { ...problem, ...named.at(where - end + name + length) };
  };
  return { file: { path: source.path, text, draft: true }, placed };
}

/** A value of a scenario as a file of its own. */
export const asFile = (path: string, value: unknown): SourceFile => ({ path, text: stringify(value) });
