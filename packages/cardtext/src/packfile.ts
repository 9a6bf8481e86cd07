/**
 * Pack files: what the boosters of a set hold. A set states how many kinds it has of each sort, and by which odds each
 * slot of a pack is filled; what a set and a pack have to be is checked here by the numbers that the game gives.
 */
import {
  type Book,
  type CardInfo,
  type PackInfo,
  type PackSlot,
  type Problem,
  type SourceFile,
  shown,
  type Words,
} from "@tefuda/kernel";
import { isMap, isScalar, isSeq, type Node, type YAMLMap } from "yaml";
import { near } from "./distance.ts";
import { otherSort } from "./sort-of-file.ts";
import { PACK } from "./words/lists.ts";
import { keyText, readYaml } from "./yaml.ts";

/** What a set and its packs have to be. */
export interface PackForm {
  /** How many kinds a set has, where that is fixed, and how many cards a pack; and the rule that says so. */
  kinds?: number;
  cards: number;
  rule: string;
  /** Of which sort a card is; undefined if it is in no pack. */
  sortOf: (card: CardInfo) => string | undefined;
  /** The rule by which every card comes equally often, where there is one. */
  equal?: string;
}

const FIELDS = ["set", "kinds", "slots"];
const EXAMPLE = "{ cards: 5, odds: { C: 1 } }";
/** Odds are drawn out of so many at most. */
const MOST_ODDS = 10_000;

/** Reads how the packs of a set are filled; what is wrong is told with its place, and then there are no packs. */
export function readPackFile(
  file: SourceFile,
  book: Book,
  form: PackForm,
): { packs?: PackInfo; problems: Problem[] } {
  const { contents, value, problems, lines } = readYaml(file);
  if (problems.length > 0) return { problems };
  const tell: Tell = (node, message, more = {}) => {
    problems.push({ file: file.path, ...lines.at(node?.range?.[0] ?? 0), message, ...more });
  };
  if (!isMap(contents)) {
    tell(contents, otherSort(PACK.file, value));
    return { problems };
  }
  allow(contents, FIELDS, PACK.noField, tell);
  const name = readName(contents, tell);
  const bySort = sortsOf(book, form);
  readKinds(contents, bySort, form, tell);
  const slots = readSlots(contents, bySort, form, tell);
  if (form.equal !== undefined && problems.length === 0) checkEqual(contents, slots, form.equal, tell);
  if (problems.length > 0) return { problems };
  const id = file.path.replace(/^.*\//, "").replace(/\.ya?ml$/, "");
  return { packs: { id, name, slots }, problems };
}

type Tell = (node: Node | null | undefined, message: Words, more?: Partial<Problem>) => void;
type BySort = ReadonlyMap<string, readonly string[]>;

/** The names of each sort, in the order of the card list. */
function sortsOf(book: Book, { sortOf }: PackForm): BySort {
  const found = new Map<string, string[]>();
  for (const card of book.cards) {
    const sort = sortOf(card);
    if (sort !== undefined) found.set(sort, [...(found.get(sort) ?? []), card.name]);
  }
  return found;
}

function readName(contents: YAMLMap, tell: Tell): Record<string, string> {
  const node = contents.get("set", true) as Node | undefined;
  const words = isMap(node) ? node.items.map(({ key, value }) => [text(key), text(value)] as const) : [];
  if (words.length === 0 || words.some(([language, said]) => !/^[a-z]{2}$/.test(language) || said === ""))
    tell(node ?? contents, PACK.name);
  return Object.fromEntries(words);
}

/** The numbers that the set states are those of its cards, and together what a set has. */
function readKinds(contents: YAMLMap, bySort: BySort, { kinds, rule }: PackForm, tell: Tell): void {
  const node = contents.get("kinds", true) as Node | undefined;
  const stated = isMap(node)
    ? [...node.items].map(({ key, value }) => [text(key), whole(value)] as const)
    : [];
  if (stated.length === 0 || stated.some(([, n]) => n === undefined)) {
    tell(node ?? contents, PACK.kinds);
    return;
  }
  const sum = stated.reduce((n, [, count]) => n + count!, 0);
  if (kinds !== undefined && sum !== kinds) tell(node, PACK.sum(sum, kinds, rule));
  for (const [sort, n] of stated) {
    const there = bySort.get(sort)?.length ?? 0;
    if (n !== there) tell(node, PACK.stated(n!, shown(sort), there, rule));
  }
  const unstated = [...bySort.keys()].filter((sort) => !stated.some(([one]) => one === sort));
  if (unstated.length > 0) tell(node, PACK.unstated(unstated, rule));
}

function readSlots(contents: YAMLMap, bySort: BySort, form: PackForm, tell: Tell): PackSlot[] {
  const node = contents.get("slots", true) as Node | undefined;
  if (!isSeq(node)) {
    tell(node ?? contents, PACK.slots(EXAMPLE));
    return [];
  }
  const slots = (node.items as Node[]).flatMap((slot) => readSlot(slot, bySort, tell));
  const cards = slots.reduce((n, slot) => n + slot.cards, 0);
  if (cards !== form.cards) tell(node, PACK.cards(cards, form.cards, form.rule));
  return slots;
}

function readSlot(node: Node, bySort: BySort, tell: Tell): PackSlot[] {
  const odds = isMap(node) ? (node.get("odds", true) as Node | undefined) : undefined;
  const cards = isMap(node) ? whole(node.get("cards", true)) : undefined;
  if (!isMap(node) || !isMap(odds) || odds.items.length === 0 || cards === undefined || cards < 1) {
    tell(node, PACK.slot(EXAMPLE));
    return [];
  }
  allow(node, ["cards", "odds"], PACK.slotNoField, tell);
  const sorts = odds.items.flatMap(({ key, value }) => {
    const id = text(key);
    const weight = whole(value);
    const names = bySort.get(id);
    if (!names) tell(key as Node, PACK.noSort(shown(id)), { expected: [...bySort.keys()] });
    else if (weight === undefined || weight < 1 || weight > MOST_ODDS)
      tell(value as Node, PACK.odds(MOST_ODDS));
    else return { id, weight, names };
    return [];
  });
  return [{ cards, sorts }];
}

/** How many of a card a pack holds on average is the same for all of them, but for the rounding of fractions. */
function checkEqual(contents: YAMLMap, slots: readonly PackSlot[], rule: string, tell: Tell): void {
  const often = new Map<string, number>();
  for (const { cards, sorts } of slots) {
    const whole = sorts.reduce((n, sort) => n + sort.weight, 0);
    for (const { weight, names } of sorts)
      for (const name of names)
        often.set(name, (often.get(name) ?? 0) + (cards * weight) / whole / names.length);
  }
  const [first, ...others] = often;
  const odd = others.find(([, n]) => Math.abs(n - first![1]) > 1e-9);
  if (odd) tell(contents.get("slots", true) as Node, PACK.unequal(first![0], odd[0], rule));
}

function allow(map: YAMLMap, fields: readonly string[], none: (field: string) => Words, tell: Tell): void {
  for (const { key } of map.items) {
    const word = keyText(key);
    if (!fields.includes(word))
      tell(key as Node, none(shown(word)), {
        expected: [...fields],
        didYouMean: near(word, fields),
      });
  }
}

const text = (node: unknown): string =>
  isScalar(node) && typeof node.value === "string" ? node.value.trim() : "";
const whole = (node: unknown): number | undefined =>
  isScalar(node) && typeof node.value === "number" && Number.isInteger(node.value) ? node.value : undefined;
