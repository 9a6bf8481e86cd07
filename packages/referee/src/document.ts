/** A file that remembers where everything in it stands: YAML as people write it, or JSON as programs do. */
import { readYaml } from "@tefuda/cardtext/yaml";
import { Lines, type Problem, type SourceFile, unreadable, type Words, withoutMark } from "@tefuda/kernel";
import { isMap, isNode, isScalar, type Node, Document as YamlDocument } from "yaml";
import type { z } from "zod";
import { inWords } from "./issues.ts";
import { JsonError, readJson } from "./json.ts";
import { NoSuch } from "./problems.ts";
import { JSON_FILE, type Thing } from "./says.ts";

export type Path = readonly (string | number)[];

/** Begin and end of what stands at a path, or of the nearest above it; with `key` of the key that leads there. */
type Ranges = (path: Path, key: boolean) => readonly [number, number, ...unknown[]] | null | undefined;

/** The most letters of a JSON file: the longest match there can be takes half of it. */
const LONGEST_JSON = 4_000_000;
/** Of more that is wrong in one file only so much is told. */
const TOLD_MOST = 50;

export class Document {
  readonly file: string;
  readonly value: unknown;
  readonly problems: Problem[] = [];
  private readonly lines: Lines;
  private readonly ranges: Ranges;

  /** Where names stand for something written elsewhere, and what that is. */
  readonly written: readonly { from: number; to: number; value: unknown }[] = [];

  constructor(source: SourceFile, form: "yaml" | "json" = "yaml", longest?: number) {
    this.file = source.path;
    if (form === "yaml") {
      const { contents, value, problems, lines, used } = readYaml(source, longest);
      this.written = used.map(({ from, to, node }) => ({ from, to, value: node.toJS(new YamlDocument()) }));
      this.problems.push(...problems);
      this.value = value;
      this.lines = lines;
      this.ranges = (path, key) => nodeAt(contents, path, key)?.range;
      return;
    }
    const text = withoutMark(source.text);
    this.lines = new Lines(text);
    this.ranges = () => undefined;
    const closed = unreadable(source, LONGEST_JSON);
    if (closed) {
      this.problems.push(closed);
      return;
    }
    try {
      const { value, range } = readJson(text);
      this.value = value;
      this.ranges = range;
    } catch (error) {
      if (!(error instanceof JsonError)) throw error;
      const message = JSON_FILE.not(error.words);
      this.problems.push({ file: this.file, ...this.lines.at(error.offset), message });
    }
  }

  /** Line and column, both from 1, of what stands at a path. */
  place(path: Path, key = false): { line: number; column: number; length: number } {
    const range = this.ranges(path, key);
    if (!range) return { line: 1, column: 1, length: 0 };
    return { ...this.lines.at(range[0]), length: range[1] - range[0] };
  }

  /** Where the text of a value begins and ends. */
  span(path: Path): [number, number] | undefined {
    const range = this.ranges(path, false);
    return range ? [range[0], range[1]] : undefined;
  }

  report(path: Path, message: Words, more: Partial<Problem> = {}, key = false): void {
    if (this.problems.length >= TOLD_MOST) return;
    this.problems.push({ file: this.file, ...this.place(path, key), message, ...more });
  }

  /** Reports a word that is not among those that could stand there. */
  reportWord(
    path: Path,
    what: Thing,
    word: string,
    known: readonly string[],
    { key = false, listedBy }: { key?: boolean; listedBy?: string } = {},
  ): void {
    const { words, more } = new NoSuch(what, word, known, listedBy);
    this.report(path, words, more, key);
  }

  /** Checks the value at a path against a schema; what is wrong is reported at its place. */
  check<T>(schema: z.ZodType<T>, value: unknown, at: Path, keys: readonly string[] = []): T | undefined {
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    for (const issue of result.error.issues) {
      // what is not told need not be made out either: to look for what somebody meant takes a while
      if (this.problems.length >= TOLD_MOST) break;
      const path = [...at, ...issue.path.filter((p) => typeof p !== "symbol")];
      if (issue.code === "unrecognized_keys") {
        // a key that stands elsewhere is not what somebody meant who wrote it here
        for (const key of issue.keys.slice(0, TOLD_MOST))
          this.reportWord(
            [...path, key],
            "key",
            key,
            keys.filter((known) => known !== key),
            { key: true },
          );
      } else {
        this.report(path, inWords(issue, path.at(-1), isThere(value, issue.path)));
      }
    }
    return undefined;
  }
}

/** The node at a path, or the nearest one above it; with `key` the key that leads there. */
function nodeAt(contents: Node | null, path: Path, key: boolean): Node | null {
  let node = contents;
  for (const [i, step] of path.entries()) {
    let next: unknown;
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(step));
      next = key && i === path.length - 1 ? pair?.key : (pair?.value ?? pair?.key);
    } else if (node && "items" in node) {
      next = (node.items as unknown[])[Number(step)];
    }
    if (!isNode(next)) break;
    node = next;
  }
  return node;
}

/** Whether anything stands at a path of a value. */
const isThere = (value: unknown, path: readonly PropertyKey[]): boolean =>
  path.reduce<unknown>((at, step) => (at as Record<PropertyKey, unknown> | undefined)?.[step], value) !==
  undefined;
