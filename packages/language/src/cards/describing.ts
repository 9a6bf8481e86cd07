/** A description put together from its words, and taken apart again in the order in which it is printed. */
import { equal } from "@tefuda/cardtext/template";
import type { Form, Slots } from "@tefuda/cardtext/types";
import type { Described, Who, Zone } from "../phrases/bones.ts";
import { merge, partsOf, saysOnly, without } from "../phrases/parts.ts";
import { whoOf } from "../phrases/players.ts";
import type { FigureWords } from "../qualities/number.ts";
import { type Is, type States, statesIn } from "../qualities/states.ts";
import { type AnyOf, type Traits, traitsIn } from "../qualities/traits.ts";
import { noteInPlay } from "./said-in-play.ts";
import type { CardWords } from "./words.ts";

/** Some places are nobody's. */
type Lying = Omit<Zone, "whose"> & { readonly whose: Who | "open" };

/**
 * Parts of a description. Whose something is, is said apart from where it lies where that has no such word: "your
 * resources", "one of your cards out of the game".
 */
export type Part = Readonly<Record<string, unknown>> & {
  noun?: string;
  also?: string;
  side?: string;
  other?: true;
  own?: Who;
  inPlay?: true;
  /** Of the most and the least: among which cards, if that is said. */
  amongst?: unknown;
  /** Of a card, the noun that it is not. */
  unlike?: string;
  /** Of what it is not: the noun, said again. */
  again?: string;
  zone?: Lying;
  is?: Is;
  traits?: AnyOf;
  not?: AnyOf;
  bounds?: readonly { of: string; n: unknown }[];
  /** Any one of several, of which each says only what it asks for. */
  anyOf?: readonly Part[];
};

export interface Describing {
  /** All parts in one; undefined if two of them speak of the same. */
  whole(parts: readonly unknown[], form: Form, bare: Who): Part | undefined;
  /** A description with whose the cards are. */
  owned(what: unknown, who: Who, form: Form): Part | undefined;
  /**
   * The other way round, where it is said so: whose cards are, and the description without it.
   * @param all whether all such cards are meant
   */
  possessed(what: Described, form: Form, all?: boolean): { w: Who; d: Part } | undefined;
  /** A description as adjectives, a noun, what follows it, and what takes in all that follows. */
  inEnglish(what: Described, form: Form): Slots;
  inJapanese(what: Described, form: Form): Slots;
}

/** Whether a description says no more than what the card is called and these parts. */
export function says(what: Described, ...keys: readonly string[]): boolean {
  return saysOnly(what as unknown as Record<string, unknown>, ["noun", "also", ...keys]);
}

/** A side as whose the cards on it are; "their own" of each player is yours and theirs: see the verbs. */
function sideOf(who: Who, form: Form, holders: readonly string[]): string | undefined {
  if (who === "you") return "yours";
  if (who === "opponent" || who === "opponents") return "opponents";
  if (holders.includes(who)) return who;
  return who === "both" && form.by === "both" ? "each" : undefined;
}
const sides: Readonly<Record<string, Who>> = { yours: "you", opponents: "opponent", each: "both" };
const holderOf = (side: string): Who => sides[side] ?? (side as Who);

const some = <T>(list: readonly T[]): readonly T[] | undefined => (list.length > 0 ? list : undefined);

/** @param states and @param traits in the order in which they are said */
export function describing(
  {
    zones,
    style,
    further = [],
    tail,
    opposing: enemies,
    called = {},
    ofOneSort = [],
    holders = [],
    unsaid = {},
  }: CardWords,
  states: States,
  traits: Traits,
  figures: Readonly<Record<string, FigureWords>>,
): Describing {
  /** Said after the noun in English and before all that in Japanese, in this order. */
  const after = [
    ...new Set([
      "not",
      "bounds",
      "keywords",
      "lacks",
      "did",
      "extreme",
      ...further,
      "named",
      "unnamed",
      "unlike",
      "apart",
    ]),
  ];

  /** Whether it is said of a zone only by who owns the cards whose it is. */
  const isOpen = (zone: Lying | undefined, noun: unknown): boolean => {
    const words = zone && zones[zone.in];
    return words?.nobodys !== undefined || (words?.noun !== undefined && noun === "card");
  };

  function owned(what: unknown, who: Who, form: Form): Part | undefined {
    const it = what as Part;
    if (it.side !== undefined) return undefined;
    // what is on somebody's side lies on the field
    if (it.zone?.in === "field") return owned(without(it, "zone"), who, form);
    if (it.zone) {
      if (!isOpen(it.zone, it.noun) || (it.zone.whose !== "both" && it.zone.whose !== who)) return undefined;
      return { ...it, zone: { in: it.zone.in, whose: who } };
    }
    const side = sideOf(who, form, holders);
    return side === undefined ? undefined : { ...it, side };
  }

  function possessed(what: Described, form: Form, all = false): { w: Who; d: Part } | undefined {
    const it = what as Part;
    if (it.zone && isOpen(it.zone, it.noun)) {
      const { in: place, whose } = it.zone;
      return whose === "both"
        ? undefined
        : { w: whose as Who, d: { ...it, zone: { in: place, whose: "both" } } };
    }
    if (
      !style.possessive ||
      (style.possessive === "all" && !all) ||
      !it.side ||
      (it.side === "opponents" && form.by !== "opponent")
    )
      return undefined;
    return { w: holderOf(it.side), d: without(it, "side") };
  }

  function whole(parts: readonly unknown[], form: Form, bare: Who): Part | undefined {
    const merged = merge(parts) as Part | undefined;
    if (!merged) return undefined;
    const { own, inPlay, amongst, again, ...it } = merged as Part & { extreme?: unknown };
    if (amongst && !equal(amongst, besides(parts, form, bare))) return undefined;
    if (inPlay && it.zone) return undefined;
    const zone = it.zone?.whose === "open" ? it.zone : undefined;
    const sort = sortOf(it as Part);
    if (sort === undefined || (it.also && ofOneSort.some((list) => it.traits?.[list]))) return undefined;
    // a card that is not a Wei general may be no general at all
    if (again !== undefined && again !== "card" && again !== sort) return undefined;
    const bounds = it.bounds?.map(({ of, ...bound }) => ({
      ...bound,
      of: unsaid[of] ? unsaid[of][sort] : of,
    }));
    if (bounds?.some(({ of }) => of === undefined)) return undefined;
    if (it.unlike !== undefined && (sort !== "card" || it.also)) return undefined;
    const plain = {
      ...it,
      noun: sort,
      ...(bounds && { bounds }),
      ...(zone && { zone: { in: zone.in, whose: "both" as const } }),
    };
    const isNoun = zone !== undefined && zones[zone.in]?.noun !== undefined && it.noun === "card";
    const mine = own ?? (isNoun ? bare : undefined);
    const said = mine === undefined ? (plain as Part) : owned(plain, mine, form);
    // Cards on the field are on somebody's side, others in somebody's zone.
    if (said?.side !== undefined && said.zone) return undefined;
    return said && inPlay ? noteInPlay(said) : said;
  }

  /** The same without the most or the least of it. */
  const besides = (parts: readonly unknown[], form: Form, bare: Who): Part | undefined =>
    whole(
      parts.filter((part) => part === undefined || !("amongst" in (part as object))),
      form,
      bare,
    );

  /** A "Troop card" is a unit; a card of any other sort is no Troop. */
  function sortOf({ noun, traits: any }: Part): string | undefined {
    const sorts = Object.keys(called).flatMap((list) =>
      any?.[list] && called[list] !== "card" ? [called[list]!] : [],
    );
    if (sorts.some((sort) => noun !== "card" && noun !== sort)) return undefined;
    return sorts[0] ?? noun!;
  }

  /** What stands for the noun: a resource is a card that lies there. */
  function nounOf(it: Part): Part {
    const { noun, also, zone, anyOf } = it;
    if (isEither(it)) return { noun: noun!, anyOf: anyOf! };
    if (noun === "card" && zone && zones[zone.in]?.noun)
      return { noun, zone: { in: zone.in, whose: "open" } };
    const list = callingOf(it);
    if (list !== undefined) return { noun: noun!, traits: { [list]: it.traits![list] } };
    return also ? { noun: noun!, also } : { noun: noun! };
  }
  /** The list of traits that stand for the noun, if one does. */
  const callingOf = ({ noun, also, traits: any }: Part): string | undefined =>
    also ? undefined : Object.keys(called).find((list) => called[list] === noun && any?.[list]);
  /** The traits that do not. */
  const otherTraits = (it: Part): { traits: AnyOf }[] => {
    const list = callingOf(it);
    return traitsIn(traits, list === undefined ? it.traits : without(it.traits!, list));
  };
  function placeOf(what: Part): Part[] {
    if (!what.zone || nounOf(what).zone) return [];
    return [{ zone: zones[what.zone.in]?.nobodys ? { in: what.zone.in, whose: "open" } : what.zone }];
  }
  /** Said before the noun: whether it is another, its states in their order, the numbers that stand there. */
  const before = (it: Part): Part[] => [
    ...(it.other === undefined ? [] : [{ other: it.other }]),
    ...(it.anyOf && !isEither(it) ? [{ anyOf: it.anyOf }] : []),
    ...(statesIn(states, it.is) as Part[]),
    ...(it.bounds ?? []).filter(isBefore).map((bound) => ({ bounds: [bound] })),
  ];
  /** A figure that is said before the noun, "rank 2 or lower"; beside another card's it stands behind it. */
  const isBefore = ({ of, n }: { of: string; n: unknown }): boolean =>
    figures[of]?.said === "before" && typeof n === "number";
  /** What a card is not, list by list, and its numbers, one by one. */
  const oneByOne = (part: Part): Part[] =>
    part.not
      ? traitsIn(traits, part.not).map((any) => ({ not: any.traits }))
      : part.bounds
        ? part.bounds.filter((bound) => !isBefore(bound)).map((bound) => ({ bounds: [bound] }))
        : [part];
  const behind = (it: Part): readonly Part[] => ((partsOf(it, after) ?? []) as Part[]).flatMap(oneByOne);
  const last = (it: Part): Slots => {
    const part = tail === undefined ? undefined : it[tail];
    return part === undefined ? {} : { tail: { [tail!]: part } };
  };

  return {
    whole,
    owned,
    possessed,
    inEnglish(what, form) {
      const it = what as Part;
      const own = possessed(what, form);
      const opposing = style.possessive && it.side === "opponents" && !own;
      const whole = !own && style.possessive !== true && !opposing;
      const controls = whole && it.side ? holderOf(it.side) : own?.w;
      return {
        adjs: some([...before(it), ...(opposing ? [{ side: it.side }] : []), ...otherTraits(it)]),
        noun: nounOf(it),
        rels: some([...(controls ? [{ own: controls }] : []), ...behind(it), ...placeOf(it)]),
        ...last(it),
      };
    },
    // Whose it is and where it lies first.
    inJapanese(what) {
      const it = what as Part;
      const open = it.zone && isOpen(it.zone, it.noun) ? (it.zone.whose as Who) : undefined;
      const enemy = enemies !== undefined && enemies.ja.length > 0 && it.side === "opponents";
      const own = enemy
        ? undefined
        : it.side
          ? holderOf(it.side)
          : open === "both" && zones[it.zone!.in]?.nobodys
            ? undefined
            : open;
      return {
        rels: some([...placeOf(it), ...(own ? [{ own }] : []), ...behind(it)]),
        adjs: some([...(enemy ? [{ side: it.side }] : []), ...before(it), ...(otherTraits(it) as Part[])]),
        noun: nounOf(it),
        ...last(it),
      };
    },
  };
}

/** "A spell or a dragon": one of several sorts, which is said as a noun. */
const isEither = ({ noun, anyOf }: Part): boolean =>
  noun === "card" && anyOf !== undefined && anyOf.every((part) => part.noun !== undefined);

/** Whose cards are if their zone does not say it: in Japanese of the player who is spoken of. */
export const bareOwner = (form: Form, ofEach?: Who): Who => {
  const who = whoOf(form);
  return (who === "both" && ofEach) || who;
};
