/** A description put together from its words, and taken apart again in the order in which it is printed. */
import type { Form, Slots } from "@tefuda/cardtext";
import { merge, partsOf, saysOnly, without } from "@tefuda/language/phrases/parts";
import { whoOf } from "@tefuda/language/phrases/players";
import { statesIn } from "@tefuda/language/qualities/states";
import { traitsIn } from "@tefuda/language/qualities/traits";
import type { Cards, Count, Description, Who, Zone } from "../tree.ts";
import { states } from "./states.ts";
import { traits } from "./words.ts";

/**
 * Parts of a description. Whose something is, is said apart from where it lies where that has no such word: "your
 * resources", "one of your cards out of the game".
 */
export type Part = Partial<Omit<Description, "side" | "zone">> & {
  side?: Description["side"] | "each";
  own?: Who;
  zone?: Zone | { in: "resources" | "out"; whose: "open" };
};

/** Whether it is said of a zone only by who owns the cards whose it is. */
const isOpen = (zone: Part["zone"], noun: unknown): boolean =>
  zone?.in === "out" || (zone?.in === "resources" && noun === "card");

/** A side as whose the cards on it are; "their own" of each player is yours and theirs: see the verbs. */
function sideOf(who: Who, form: Form): Part["side"] | undefined {
  if (who === "you") return "yours";
  if (who === "opponent") return "opponents";
  return who === "both" && form.by === "both" ? "each" : undefined;
}

/** A description with whose the cards are. */
export function owned(what: unknown, who: Who, form: Form): Part | undefined {
  const it = what as Part;
  if (it.side !== undefined) return undefined;
  if (it.zone) {
    if (!isOpen(it.zone, it.noun) || (it.zone.whose !== "both" && it.zone.whose !== who)) return undefined;
    return { ...it, zone: { in: it.zone.in, whose: who } as Zone };
  }
  const side = sideOf(who, form);
  return side && { ...it, side };
}

/** The other way round: whose cards are, and the description without it. */
export function possessed(what: Description, form: Form): { w: Who; d: Part } | undefined {
  const it = what as Part;
  if (it.zone && isOpen(it.zone, it.noun)) {
    const { in: place, whose } = it.zone as Zone;
    return whose === "both"
      ? undefined
      : { w: whose, d: { ...it, zone: { in: place, whose: "both" } as Zone } };
  }
  const w = it.side === "yours" ? "you" : it.side === "each" ? "both" : undefined;
  const who = w ?? (it.side === "opponents" && form.by === "opponent" ? "opponent" : undefined);
  return who && { w: who, d: without(it, "side") };
}

/**
 * All parts in one; undefined if two of them speak of the same.
 * @param bare whose cards are if nobody is named, where that must be said
 */
export function whole(parts: readonly unknown[], form: Form, bare: Who): Part | undefined {
  const merged = merge(parts) as Part | undefined;
  if (!merged) return undefined;
  const { own, ...it } = merged;
  const zone = it.zone?.whose === "open" ? it.zone : undefined;
  const plain = zone ? { ...it, zone: { in: zone.in, whose: "both" } as Zone } : it;
  const mine = own ?? (zone?.in === "resources" && it.noun === "card" ? bare : undefined);
  const said = mine === undefined ? plain : owned(plain, mine, form);
  return said?.side !== undefined && said.zone ? undefined : said;
}

/** Said before the noun: whether it is another, and its states in their order. */
const before = ({ other, is }: Part): Part[] => [
  ...(other === undefined ? [] : [{ other }]),
  ...(statesIn(states, is) as Part[]),
];
/** Said after the noun in English and before all that in Japanese, in this order. */
const after: readonly (keyof Part)[] = ["bound", "keywords", "lacks", "named"];

/** What stands for the noun: resources are cards that lie there. */
function nounOf({ noun, zone }: Part): Part {
  return noun === "card" && zone?.in === "resources"
    ? { noun, zone: { in: "resources", whose: "open" } }
    : { noun: noun! };
}

function placeOf(what: Part): Part {
  if (!what.zone || nounOf(what).zone) return {};
  return what.zone.in === "out" ? { zone: { in: "out", whose: "open" } } : { zone: what.zone };
}

function some<T>(list: readonly T[]): readonly T[] | undefined {
  return list.length > 0 ? list : undefined;
}

/** A description in English: adjectives, a noun and what follows it. What is yours is said elsewhere if it can be. */
export function inEnglish(what: Description, form: Form): Slots {
  const own = possessed(what, form);
  const { side } = what as Part;
  return {
    adjs: some([
      ...before(what as Part),
      ...(side === "opponents" && !own ? [{ side }] : []),
      ...traitsIn(traits, what.traits),
    ]),
    noun: nounOf(what as Part),
    rels: some([
      ...(own ? [{ own: own.w }] : []),
      ...(partsOf(what as Part, after) ?? []),
      ...(partsOf(placeOf(what as Part), ["zone"]) ?? []),
    ]),
  };
}

/** In Japanese: whose it is and where it lies first. */
export function inJapanese(what: Description): Slots {
  const it = what as Part;
  const open = it.zone && isOpen(it.zone, it.noun) ? (it.zone.whose as Who) : undefined;
  const sides = { yours: "you", opponents: "opponent", each: "both" } as const;
  const own = it.side ? sides[it.side] : open === "both" && it.zone?.in === "out" ? undefined : open;
  return {
    rels: some([
      ...(partsOf(placeOf(it), ["zone"]) ?? []),
      ...(own ? [{ own }] : []),
      ...(partsOf(it, after) ?? []),
    ]),
    adjs: some([...before(it), ...(traitsIn(traits, it.traits) as Part[])]),
    noun: nounOf(it),
  };
}

/** Whether a description says no more than a noun and these parts. */
export function says(what: Description, ...keys: readonly (keyof Description)[]): boolean {
  return saysOnly(what, ["noun", ...keys]);
}

/** So many of a description, if there is such a one. */
export function counting(count: Count, what: unknown): Cards | undefined {
  return what === undefined ? undefined : { count, what: what as Description };
}

/** Whose cards are if their zone does not say it: in Japanese of the player who is spoken of. */
export const bareOwner = (form: Form): Who => whoOf(form);
