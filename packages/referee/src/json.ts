/**
 * JSON that remembers where everything in it stands, read within bounds: what is too deep is refused, and so is a key
 * that stands twice, of which others silently take the last.
 */
import { shown, type Words, WordsError, wrongLetter } from "@tefuda/kernel";
import type { Path } from "./document.ts";
import { JSON_FILE } from "./says.ts";

/** Where the values of a list or mapping lie in the text: for each in turn its key (-1 without), its begin and its end. */
interface Places {
  /** In the order of the text; empty for a list. */
  keys: string[];
  spots: number[];
}

export interface Json {
  value: unknown;
  /** The place of what stands at a path, or of the nearest above it; with `key` of the key that leads there. */
  range(path: Path, key: boolean): [number, number] | undefined;
}

/** What is wrong with a text as JSON, and where. */
export class JsonError extends WordsError {
  readonly offset: number;
  constructor(offset: number, message: Words) {
    super(message);
    this.offset = offset;
  }
}

const deepest = 60;
/** A mapping has no more keys, a list no more items, and a text no more values: the longest match there can be has less. */
const MOST_KEYS = 5000;
const MOST_ITEMS = 25_000;
const MOST_VALUES = 400_000;

/** Throws a {@link JsonError}. */
export function readJson(text: string): Json {
  const { value: read } = new JsonReader(text).whole();
  // noted only where somebody wants them: a good file is read in half the time
  let placed: Whole | undefined;
  return {
    value: read,
    range(path, key) {
      placed ??= new JsonReader(text, new Map()).whole();
      let { value, key: at, from, to } = placed;
      for (const step of path) {
        const places = isObject(value) ? placed.places?.get(value) : undefined;
        const n = Array.isArray(value) ? Number(step) : (places?.keys.indexOf(String(step)) ?? -1);
        const spot = places?.spots.slice(n * 3, n * 3 + 3);
        if (!(n >= 0) || spot?.length !== 3) return [from, to];
        [at, from, to] = spot as [number, number, number];
        value = (value as Record<string, unknown>)[step];
      }
      return key && at >= 0 ? [at, at] : [from, to];
    },
  };
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

interface Whole {
  value: unknown;
  key: number;
  from: number;
  to: number;
  places: ReadonlyMap<object, Places> | undefined;
}

class JsonReader {
  private readonly text: string;
  private readonly places: Map<object, Places> | undefined;
  private at = 0;
  private values = 0;

  constructor(text: string, places?: Map<object, Places>) {
    this.text = text;
    this.places = places;
  }

  whole(): Whole {
    this.blanks();
    const from = this.at;
    const value = this.value(0);
    const to = this.at;
    this.blanks();
    if (this.at < this.text.length) this.fail(JSON_FILE.more);
    return { value, key: -1, from, to, places: this.places };
  }

  private fail(message: Words, at = this.at): never {
    throw new JsonError(at, message);
  }
  private blanks(): void {
    BLANKS.lastIndex = this.at;
    BLANKS.test(this.text);
    this.at = BLANKS.lastIndex;
  }
  private takes(sign: string): boolean {
    this.blanks();
    if (this.text[this.at] !== sign) return false;
    this.at++;
    return true;
  }

  private value(depth: number): unknown {
    if (depth > deepest) this.fail(JSON_FILE.deep(deepest));
    if (++this.values > MOST_VALUES) this.fail(JSON_FILE.values(MOST_VALUES));
    const sign = this.text[this.at];
    if (sign === "{") return this.mapping(depth);
    if (sign === "[") return this.list(depth);
    if (sign === '"') return this.string();
    const word = this.token(WORD);
    if (word === undefined) this.fail(sign === undefined ? JSON_FILE.early : JSON_FILE.value);
    return JSON.parse(word) as unknown;
  }

  /** The letters here that a pattern takes. */
  private token(pattern: RegExp): string | undefined {
    const from = this.at;
    pattern.lastIndex = from;
    if (!pattern.test(this.text)) return undefined;
    this.at = pattern.lastIndex;
    return this.text.slice(from, this.at);
  }

  private string(): string {
    const { at } = this;
    const found = this.token(STRING);
    if (found === undefined) this.fail(JSON_FILE.text);
    const text = found.includes("\\") ? (JSON.parse(found) as string) : found.slice(1, -1);
    const wrong = wrongLetter(text);
    if (wrong) this.fail(wrong.message, at);
    return text;
  }

  /** Where the places of a list or mapping are noted, if they are. */
  private spotsOf(whole: object, keys: string[]): number[] | undefined {
    const spots: number[] = [];
    return this.places?.set(whole, { keys, spots }) && spots;
  }

  private list(depth: number): unknown[] {
    const list: unknown[] = [];
    const spots = this.spotsOf(list, []);
    this.at++;
    if (this.takes("]")) return list;
    do {
      this.blanks();
      const from = this.at;
      if (list.length === MOST_ITEMS) this.fail(JSON_FILE.items(MOST_ITEMS));
      list.push(this.value(depth + 1));
      spots?.push(-1, from, this.at);
    } while (this.takes(","));
    if (!this.takes("]")) this.fail(this.at >= this.text.length ? JSON_FILE.early : JSON_FILE.commaOr("]"));
    return list;
  }

  private mapping(depth: number): Record<string, unknown> {
    const mapping: Record<string, unknown> = {};
    const keys: string[] = [];
    const spots = this.spotsOf(mapping, keys);
    this.at++;
    if (this.takes("}")) return mapping;
    do {
      this.blanks();
      const at = this.at;
      const key = this.key();
      if (Object.hasOwn(mapping, key)) this.fail(JSON_FILE.again(shown(key)), at);
      if (keys.push(key) > MOST_KEYS) this.fail(JSON_FILE.keys(MOST_KEYS), at);
      if (!this.takes(":")) this.fail(JSON_FILE.colon);
      this.blanks();
      const from = this.at;
      mapping[key] = this.value(depth + 1);
      spots?.push(at, from, this.at);
    } while (this.takes(","));
    if (!this.takes("}")) this.fail(this.at >= this.text.length ? JSON_FILE.early : JSON_FILE.commaOr("}"));
    return mapping;
  }

  private key(): string {
    const { at } = this;
    if (this.text[at] !== '"') this.fail(at >= this.text.length ? JSON_FILE.early : JSON_FILE.key);
    const key = this.string();
    if (key === "__proto__") this.fail(JSON_FILE.noKey(key), at);
    return key;
  }
}

const BLANKS = /[ \t\r\n]*/y;
const WORD = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON has none of them inside of texts.
const STRING = /"(?:[^"\\\0-\x1f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y;
