/**
 * JSON that remembers where everything in it stands, read within bounds: what is too deep is refused, and so is a key
 * that stands twice, of which others silently take the last.
 */
import { shown, wrongLetter } from "@tefuda/kernel";
import type { Path } from "./document.ts";

/** Where a value lies in the text, and the key that leads to it. */
interface Spot {
  from: number;
  to: number;
  key: number;
}

export interface Json {
  value: unknown;
  /** The place of what stands at a path, or of the nearest above it; with `key` of the key that leads there. */
  range(path: Path, key: boolean): [number, number] | undefined;
}

/** What is wrong with a text as JSON, and where. */
export class JsonError extends Error {
  readonly offset: number;
  constructor(offset: number, message: string) {
    super(message);
    this.offset = offset;
  }
}

const deepest = 60;

/** Throws a {@link JsonError}. */
export function readJson(text: string): Json {
  const reader = new JsonReader(text);
  const whole = reader.whole();
  return {
    value: whole.value,
    range(path, key) {
      let { value, spot } = whole;
      for (const step of path) {
        const next = isObject(value) ? reader.spots.get(value)?.get(String(step)) : undefined;
        if (!next) return [spot.from, spot.to];
        spot = next;
        value = (value as Record<string, unknown>)[step];
      }
      return key && spot.key >= 0 ? [spot.key, spot.key] : [spot.from, spot.to];
    },
  };
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

class JsonReader {
  /** By mapping or list, then key. */
  readonly spots = new Map<object, Map<string, Spot>>();
  private readonly text: string;
  private at = 0;

  constructor(text: string) {
    this.text = text;
  }

  whole(): { value: unknown; spot: Spot } {
    this.blanks();
    const from = this.at;
    const value = this.value(0);
    const spot = { from, to: this.at, key: -1 };
    this.blanks();
    if (this.at < this.text.length) this.fail("nothing more is expected");
    return { value, spot };
  }

  private fail(message: string, at = this.at): never {
    throw new JsonError(at, message);
  }
  private blanks(): void {
    BLANKS.lastIndex = this.at;
    this.at += BLANKS.exec(this.text)![0].length;
  }
  private takes(sign: string): boolean {
    this.blanks();
    if (this.text[this.at] !== sign) return false;
    this.at++;
    return true;
  }

  private value(depth: number): unknown {
    if (depth > deepest) this.fail(`at most ${deepest} lists and mappings lie in one another`);
    const sign = this.text[this.at];
    if (sign === "{") return this.mapping(depth);
    if (sign === "[") return this.list(depth);
    if (sign === '"') return this.string();
    WORD.lastIndex = this.at;
    const word = WORD.exec(this.text)?.[0];
    if (word === undefined) this.fail(sign === undefined ? "it ends too early" : "a value is expected");
    this.at += word.length;
    return JSON.parse(word) as unknown;
  }

  private string(): string {
    STRING.lastIndex = this.at;
    const found = STRING.exec(this.text)?.[0];
    if (found === undefined) this.fail("this text has no end, or holds letters that have to be escaped");
    const text = JSON.parse(found) as string;
    const wrong = wrongLetter(text);
    if (wrong) this.fail(wrong.message);
    this.at += found.length;
    return text;
  }

  private list(depth: number): unknown[] {
    const list: unknown[] = [];
    const spots = new Map<string, Spot>();
    this.spots.set(list, spots);
    this.at++;
    if (this.takes("]")) return list;
    do {
      this.blanks();
      const from = this.at;
      const value = this.value(depth + 1);
      spots.set(String(list.length), { from, to: this.at, key: -1 });
      list.push(value);
    } while (this.takes(","));
    if (!this.takes("]"))
      this.fail(this.at >= this.text.length ? "it ends too early" : "a comma or ] is expected");
    return list;
  }

  private mapping(depth: number): Record<string, unknown> {
    const mapping: Record<string, unknown> = {};
    const spots = new Map<string, Spot>();
    this.spots.set(mapping, spots);
    this.at++;
    if (this.takes("}")) return mapping;
    do {
      this.blanks();
      const at = this.at;
      if (this.text[at] !== '"')
        this.fail(at >= this.text.length ? "it ends too early" : 'a key in "…" is expected');
      const key = this.string();
      if (key === "__proto__") this.fail(`there is no key "${key}"`, at);
      if (spots.has(key)) this.fail(`"${shown(key)}" stands here a second time`, at);
      if (!this.takes(":")) this.fail("a colon is expected");
      this.blanks();
      const from = this.at;
      const value = this.value(depth + 1);
      spots.set(key, { from, to: this.at, key: at });
      mapping[key] = value;
    } while (this.takes(","));
    if (!this.takes("}"))
      this.fail(this.at >= this.text.length ? "it ends too early" : "a comma or } is expected");
    return mapping;
  }
}

const BLANKS = /[ \t\r\n]*/y;
const WORD = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON has none of them inside of texts.
const STRING = /"(?:[^"\\\0-\x1f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y;
