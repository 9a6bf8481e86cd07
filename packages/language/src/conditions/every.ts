/**
 * That all of some cards are something.
 *
 * Example: `{ if: "every", what: { noun: "unit", side: "opponents" }, fits: { noun: "card", is: { state: "actioned" } } }` -
 * "every UNIT your opponent controls is actioned", 「相手のUNITがすべてアクション済み状態である」.
 */
import type { Form, Production, Slots } from "@tefuda/cardtext/types";
import { read, say } from "@tefuda/cardtext/write";
import type { Describing } from "../cards/describing.ts";
import type { CardNum } from "../lowering/phrases.ts";
import type { Condition, Described, Who } from "../phrases/bones.ts";
import { merge, without } from "../phrases/parts.ts";

/** Cards of a description that are something besides; undefined where that cannot be. */
export function those<D extends { noun: string }>(what: D, fits: D): D | undefined {
  const { noun } = fits;
  if (noun !== "card" && what.noun !== "card" && noun !== what.noun) return undefined;
  const rest = merge([without(what, "noun"), without(fits, "noun")]);
  return rest && ({ ...rest, noun: noun === "card" ? what.noun : noun } as unknown as D);
}

const every = (what: unknown, fits: unknown): object | undefined =>
  those(what as Described, fits as Described) && { if: "every", what, fits };
const none = (what: unknown, fits: unknown): Condition | undefined => {
  const both = those(what as Described, fits as Described);
  return both && ({ if: "count", what: both, how: "exactly", n: 0 } as Condition);
};

/** So many of somebody's cards. */
const soMany = (bound: { how: string; n: unknown }, what: unknown, adjs: unknown): Condition | undefined => {
  const fits = adjectives(adjs);
  const both = what !== undefined && fits !== undefined && those(what as Described, fits as Described);
  return both ? ({ if: "count", what: both, ...bound } as Condition) : undefined;
};

/** Of somebody's cards, as one speaks of them so. */
const some = (what: unknown, fits: unknown): Condition | undefined => {
  const both =
    (what as Described).side === undefined ? undefined : those(what as Described, fits as Described);
  return both && ({ if: "count", what: both, how: "atLeast", n: 1 } as Condition);
};

/** What cards are besides being of their sort: "cavalry" is a noun as well as an adjective. */
const besides = ({ noun }: Described, fits: Described): Described =>
  fits.noun === noun ? { ...fits, noun: "card" } : fits;

/** What cards are by adjectives. */
const adjectives = (adjs: unknown): unknown => merge([{ noun: "card" }, ...(adjs as unknown[])]);

/** What a card is by what it has done: that is asked of those that have gone since as well, see `happened.ts`. */
export type IsPast = (fits: Described) => boolean;

export const everyConditions = ({ owned }: Describing, isPast: IsPast): Production[] => [
  say(
    "Cond",
    { if: "every", what: "$d", fits: "$f" },
    "every {d:Desc.sg} {f:IsIt}",
    "{d:Desc}がすべて{f:IsIt}",
  ),
  read("Cond", ({ d, f }: Slots) => every(d, f), "(each|each of) {d:Desc} {f:IsIt}"),
  ...["all {d:Desc.pl}", "all [of] {w:Whose} {d:Desc.pl}", "{w:Whose} {d:Desc.pl}"].flatMap((all) => {
    const cards = ({ d, w }: Slots, form: Form) => (w === undefined ? d : owned(d, w as Who, form));
    return [
      read(
        "Cond",
        (slots: Slots, form: Form) => {
          const [what, fits] = [cards(slots, form), adjectives(slots.a)];
          return what && fits ? every(what, fits) : undefined;
        },
        `${all} are [all] {a:Adjs}`,
      ),
      read(
        "Cond",
        (slots: Slots, form: Form) => {
          const what = cards(slots, form) as Described | undefined;
          return what && every(what, besides(what, slots.f as Described));
        },
        `${all} are [all] {f:Desc.pl}`,
      ),
    ];
  }),
  read(
    "Cond",
    ({ d, w, f }: Slots, form: Form) => {
      const what = owned(d, w as Who, form);
      return what && every(what, f);
    },
    "(each|every one) of {w:Whose} {d:Desc.pl} {f:IsIt}",
  ),
  read(
    "Cond",
    ({ d, f }: Slots) => (isPast(f as Described) ? undefined : none(d, f)),
    "no {d:Desc.sg} {f:IsIt}",
  ),
  // "Three or more of your resources are face-up"
  ...(
    [
      ["atLeast", "({n:#} or more|at least {n:#})"],
      ["atMost", "({n:#} or (fewer|less)|at most {n:#})"],
      ["exactly", "exactly {n:#}"],
    ] as const
  ).flatMap(([how, number]) =>
    ["{w:Whose} {d:Desc.pl}", "{d:Desc.pl}"].map((cards) =>
      read(
        "Cond",
        ({ n, d, w, a }: Slots, form: Form) =>
          soMany({ how, n }, w === undefined ? d : owned(d, w as Who, form), a),
        `${number} [of] ${cards} (is|are) {a:Adjs}`,
      ),
    ),
  ),
  read(
    "Cond",
    ({ d, w, f }: Slots, form: Form) =>
      isPast(f as Described) ? undefined : some(owned(d, w as Who, form) ?? d, f),
    "{w:Whose} {d:Desc.sg} {f:IsIt}",
  ),
  read(
    "Cond",
    ({ d, w, f }: Slots, form: Form) => {
      const what = isPast(f as Described) ? undefined : owned(d, w as Who, form);
      return what && some(what, f);
    },
    "(one|any|at least one) of {w:Whose} {d:Desc.pl} {f:IsIt}",
  ),
  // "A UNIT you control is defending": there is one
  read(
    "Cond",
    ({ d, f }: Slots) => (isPast(f as Described) ? undefined : some(d, f)),
    "(a|any|at least one) {d:Desc.sg} {f:IsIt}",
    "{d:Desc.sg}が{f:IsIt}",
    { pol: ["aff"] },
  ),
  read(
    "Cond",
    ({ d, a }: Slots) => {
      const fits = adjectives(a);
      return fits ? none(d, fits) : undefined;
    },
    "(no|none of the) {d:Desc.pl} are {a:Adjs}",
  ),
];

/** Whether as many are so as there are. */
export const everyHolds =
  (all: CardNum, so: CardNum) =>
  (m: Parameters<CardNum>[0], self: number, seat: number): boolean =>
    all(m, self, seat) === so(m, self, seat);
