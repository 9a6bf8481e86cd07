/** Spoiling values: wrong types, lost and further keys, at any place of a tree. */

import { KEYWORDS, long, NUMBERS, noise, ODD } from "../fuzz/strings.ts";
import type { Dice } from "./dice.ts";

export type Tree = unknown;
type Bag = Record<string, unknown>;

const isBag = (value: unknown): value is Bag =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A value of some other sort. */
export function oddValue(dice: Dice): unknown {
  switch (dice.below(12)) {
    case 0:
      return null;
    case 1:
      return dice.once(2);
    case 2:
      return dice.pick([0, -0, -1, 1, 1.5, 1e21, -1e300, 32768, 65536, 2 ** 31, 2 ** 53, 0.1]);
    case 3:
      return dice.from(-3, 40);
    case 4:
      return dice.pick(NUMBERS);
    case 5:
      return dice.pick(KEYWORDS);
    case 6:
      return noise(dice, 12);
    case 7:
      return [];
    case 8:
      return {};
    case 9:
      return Array.from({ length: dice.few(60) }, () => dice.pick(KEYWORDS));
    case 10:
      return keyed(dice.pick(KEYWORDS), dice.pick(NUMBERS));
    default:
      return deep(dice);
  }
}

/** An object with one key, which may be one that programs use themselves. */
function keyed(key: string, value: unknown): Bag {
  return Object.defineProperty({}, key, {
    value,
    enumerable: true,
    writable: true,
    configurable: true,
  }) as Bag;
}

/** Lists in lists, or mappings in mappings. */
function deep(dice: Dice): unknown {
  let value: unknown = dice.pick(KEYWORDS);
  const list = dice.once(2);
  for (let n = dice.few(dice.once(20) ? 1500 : 120); n > 0; n--) value = list ? [value] : { under: value };
  return value;
}

/** All containers of a tree, so that one can be picked. */
function containers(tree: Tree): (unknown[] | Bag)[] {
  const found: (unknown[] | Bag)[] = [];
  const waiting = [tree];
  while (waiting.length > 0 && found.length < 400) {
    const value = waiting.pop();
    if (!Array.isArray(value) && !isBag(value)) continue;
    found.push(value);
    waiting.push(...(Array.isArray(value) ? value.slice(0, 100) : Object.values(value)));
  }
  return found;
}

function put(bag: Bag, key: string, value: unknown): void {
  Object.defineProperty(bag, key, { value, enumerable: true, writable: true, configurable: true });
}

/** A copy of a tree with a few of its values changed. `others` are trees that pieces are taken from. */
export function spoilTree(tree: Tree, dice: Dice, others: readonly Tree[]): Tree {
  const whole = { tree: structuredClone(tree) };
  for (let n = dice.few(4); n > 0; n--) {
    const place = dice.pick(containers(whole));
    if (Array.isArray(place)) spoilList(place, dice, others);
    else spoilBag(place, dice, others);
  }
  return whole.tree;
}

function spoilBag(bag: Bag, dice: Dice, others: readonly Tree[]): void {
  const keys = Object.keys(bag);
  const key = keys.length > 0 ? dice.pick(keys) : "x";
  switch (dice.below(7)) {
    case 0:
      delete bag[key];
      return;
    case 1:
      put(bag, dice.once(2) ? dice.pick(KEYWORDS) : noise(dice, 5), oddValue(dice));
      return;
    case 2:
      put(bag, `${key}${dice.pick(["s", " ", "x", ""])}`, bag[key]);
      delete bag[key];
      return;
    case 3:
      put(bag, key, piece(dice, others));
      return;
    case 4:
      if (typeof bag[key] === "string") put(bag, key, bag[key] + dice.pick(ODD));
      else if (typeof bag[key] === "number") put(bag, key, bag[key] + dice.pick([1, -1, 0.5, 1000]));
      return;
    default:
      put(bag, key, oddValue(dice));
  }
}

function spoilList(list: unknown[], dice: Dice, others: readonly Tree[]): void {
  const at = dice.below(list.length + 1);
  switch (dice.below(8)) {
    case 0:
      list.splice(at, dice.few(5));
      return;
    case 1:
      list.splice(at, 0, oddValue(dice));
      return;
    case 2: {
      const b = dice.below(list.length + 1);
      [list[at], list[b]] = [list[b] ?? null, list[at] ?? null];
      return;
    }
    case 3:
      list.splice(at, 0, ...list.slice(at, at + dice.few(20)).map((value) => structuredClone(value)));
      return;
    case 4:
      list[at] = piece(dice, others);
      return;
    case 5: {
      // Many times the same, now and then very many, as far as anybody could write it down.
      const value = list[Math.min(at, list.length - 1)] ?? dice.pick(KEYWORDS);
      const most = Math.ceil(LETTERS / (JSON.stringify(value)?.length ?? 1));
      list.push(...Array<unknown>(Math.min(most, dice.once(30) ? 30_000 : dice.few(900))).fill(value));
      return;
    }
    default:
      list[at] = dice.once(200) ? long("x", dice) : oddValue(dice);
  }
}

/** Letters that many times the same come to at most. */
const LETTERS = 4_000_000;

/** Something out of one of the other trees. */
function piece(dice: Dice, others: readonly Tree[]): unknown {
  const from = dice.pick(containers(dice.pick(others)));
  const values = Object.values(from);
  return structuredClone(values.length > 0 ? dice.pick(values) : from);
}
