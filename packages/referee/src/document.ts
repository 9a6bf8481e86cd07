/** A YAML file that remembers where everything in it stands. */
import type { Problem, SourceFile } from "@tefuda/kernel";
import { isMap, isNode, isScalar, LineCounter, type Node, parseDocument } from "yaml";
import type { z } from "zod";
import { near } from "./problems.ts";

export type Path = readonly (string | number)[];

export class Document {
  readonly file: string;
  readonly value: unknown;
  readonly problems: Problem[] = [];
  private readonly lines = new LineCounter();
  private readonly contents: Node | null;

  constructor(source: SourceFile) {
    this.file = source.path;
    const doc = parseDocument(source.text, { lineCounter: this.lines, prettyErrors: false });
    this.contents = isNode(doc.contents) ? doc.contents : null;
    for (const error of doc.errors) {
      const { line, col } = this.lines.linePos(error.pos[0]);
      this.problems.push({ file: this.file, line, column: col, message: error.message });
    }
    this.value = doc.errors.length > 0 ? undefined : (doc.toJS() as unknown);
  }

  /** The node at a path, or the nearest one above it; with `key` the key that leads there. */
  private nodeAt(path: Path, key: boolean): Node | null {
    let node = this.contents;
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

  /** Line and column, both from 1, of what stands at a path. */
  place(path: Path, key = false): { line: number; column: number; length: number } {
    const range = this.nodeAt(path, key)?.range;
    if (!range) return { line: 1, column: 1, length: 0 };
    const { line, col } = this.lines.linePos(range[0]);
    return { line, column: col, length: range[1] - range[0] };
  }

  /** Where the text of a node begins and ends. */
  span(path: Path): [number, number] | undefined {
    const range = this.nodeAt(path, false)?.range;
    return range ? [range[0], range[1]] : undefined;
  }

  report(path: Path, message: string, more: Partial<Problem> = {}, key = false): void {
    this.problems.push({ file: this.file, ...this.place(path, key), message, ...more });
  }

  /** Reports a word that is not among those that could stand there. */
  reportWord(path: Path, what: string, word: string, known: readonly string[], key = false): void {
    const didYouMean = near(word, known);
    const more = didYouMean.length > 0 ? { didYouMean } : { expected: known };
    this.report(path, `there is no ${what} "${word}"`, more, key);
  }

  /** Checks the value at a path against a schema; what is wrong is reported at its place. */
  check<T>(schema: z.ZodType<T>, value: unknown, at: Path, keys: readonly string[] = []): T | undefined {
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    for (const issue of result.error.issues) {
      const path = [...at, ...issue.path.filter((p) => typeof p !== "symbol")];
      if (issue.code === "unrecognized_keys") {
        for (const key of issue.keys) this.reportWord([...path, key], "key", key, keys, true);
      } else {
        this.report(path, describe(issue, path.at(-1)));
      }
    }
    return undefined;
  }
}

function describe(issue: z.core.$ZodIssue, last: string | number | undefined): string {
  const what = typeof last === "string" ? `"${last}"` : "this";
  if (issue.code === "invalid_type") {
    if (issue.input === undefined && issue.message.includes("undefined")) return `${what} is missing`;
    const names: Record<string, string> = {
      array: "a list",
      object: "a mapping",
      record: "a mapping",
      string: "text",
    };
    return `${what} has to be ${names[issue.expected] ?? `a ${issue.expected}`}`;
  }
  return `${what}: ${issue.message}`;
}
