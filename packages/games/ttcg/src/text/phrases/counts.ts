/** How many of what: "you control two or more dragons" (ttcg-13.3, 11.3). */
import type { Production } from "@tefuda/cardtext";
import { both, read, say } from "@tefuda/cardtext/write";
import type { Comparison, Condition, Description, Who, Zone } from "../tree.ts";
import { mergeParts, type Part } from "./describe.ts";

interface Bounded {
  how: Comparison;
  n: number;
  what: Description;
}

/** "two or more dragons": a bound and a description. */
function bounded(
  how: Comparison,
  num: "sg" | "pl",
  en: readonly string[],
  ja: string | undefined,
  fixed?: number,
): Production {
  return both(
    "Bounded",
    ({ n, d }) =>
      fixed === undefined && (n as number) < 2 && num === "pl" && how !== "moreThan" && how !== "lessThan"
        ? undefined
        : { how, n: fixed ?? n, what: d },
    (it: Bounded) => {
      if (it.how !== how) return undefined;
      if (fixed !== undefined) return it.n === fixed ? { d: it.what } : undefined;
      return { n: it.n, d: it.what };
    },
    en.map((pattern) => pattern.replace("{d}", `{d:Desc.${num}.in}`)),
    ja?.replace("{d}", "{d:Desc.in}"),
  );
}

/** Whoever controls or has it, with the verb that agrees. */
const subjects: readonly { who: Who; en: readonly string[]; s: boolean; ja: string; by?: string }[] = [
  { who: "you", en: ["you"], s: false, ja: "自分" },
  { who: "opponent", en: ["your opponent", "the opponent"], s: true, ja: "相手", by: "opponent.they" },
  { who: "opponent", en: ["they"], s: false, ja: "相手", by: "opponent.they" },
  { who: "both", en: ["both players"], s: false, ja: "お互い", by: "both.plural" },
  { who: "that", en: ["that player"], s: true, ja: "そのプレイヤー", by: "that.third" },
  { who: "turnPlayer", en: ["the turn player"], s: true, ja: "ターンプレイヤー", by: "turnPlayer.third" },
  { who: "owner", en: ["its owner"], s: true, ja: "持ち主" },
  { who: "its", en: ["its controller"], s: true, ja: "コントローラー" },
];

function perSubject(
  make: (
    who: Who,
    subject: string,
    s: (bare: string, third: string) => string,
    ja: string,
    canonical: boolean,
    slot: string,
  ) => Production[],
): Production[] {
  return subjects.flatMap(({ who, en, s, ja, by = "you" }) =>
    make(
      who,
      en.length === 1 ? en[0]! : `(${en.join("|")})`,
      (bare, third) => (s ? third : bare),
      ja,
      en[0] !== "they",
      `{b:Bounded.${by}}`,
    ),
  );
}

/** A count on the field, or in one of the stacks. */
function counting(who: Who) {
  const make =
    (have: boolean) =>
    ({ b }: Record<string, unknown>): Condition | undefined => {
      const { what, ...bound } = b as Bounded;
      const zone = what.zone;
      if (zone && (zone.in === "hand" || zone.in === "deck" || zone.in === "pile")) {
        if (!have || (zone.whose !== undefined && zone.whose !== who)) return undefined;
        const { zone: _, ...rest } = what;
        const plain = rest.noun === "card" && Object.keys(rest).length === 1;
        return { if: "cardsIn", who, zone: zone.in, ...(!plain && { what: rest }), ...bound };
      }
      if (zone && zone.in === "field") {
        if (zone.whose !== undefined && zone.whose !== who) return undefined;
        const { zone: _, ...rest } = what;
        return { if: "count", what: rest, whose: who, ...bound };
      }
      if (zone) return undefined;
      return have
        ? { if: "count", what, whose: who, have: true, ...bound }
        : { if: "count", what, whose: who, ...bound };
    };
  const takeControl = (c: Condition) =>
    c.if === "count" && c.whose === who && !c.have && c.what.zone === undefined
      ? { b: { how: c.how, n: c.n, what: c.what } }
      : undefined;
  const takeHave = (c: Condition) => {
    if (c.if === "cardsIn" && c.who === who) {
      const what = mergeParts([
        (c.what ?? { noun: "card" }) as Part,
        { zone: { in: c.zone, whose: who } as Zone },
      ]);
      return { b: { how: c.how, n: c.n, what } };
    }
    return c.if === "count" && c.whose === who && c.have
      ? { b: { how: c.how, n: c.n, what: c.what } }
      : undefined;
  };
  return { make, takeControl, takeHave };
}

export const counts: Production[] = [
  both(
    "Bounded",
    ({ d }) => ((d as Description).extreme ? { how: "atLeast", n: 1, what: d } : undefined),
    (it: Bounded) => (it.how === "atLeast" && it.n === 1 && it.what.extreme ? { d: it.what } : undefined),
    "the {d:Desc.sg.in}",
  ),
  both(
    "Bounded",
    ({ d }) => {
      const what = mergeParts([{ other: true }, d as Part]);
      return what && { how: "atLeast", n: 1, what };
    },
    (it: Bounded) => {
      if (it.how !== "atLeast" || it.n !== 1 || !it.what.other) return undefined;
      const { other: _, ...d } = it.what;
      return { d };
    },
    "another {d:Desc.sg.in}",
  ),
  bounded(
    "atLeast",
    "sg",
    ["a {d}", "(one or more|at least one|one|1|any) {d}", "at least 1 {d}"],
    "{d}を",
    1,
  ),
  bounded("atLeast", "pl", ["one or more {d}", "any {d}"], undefined, 1),
  bounded("exactly", "pl", ["no {d}"], "{d}を1枚も", 0),
  bounded("exactly", "sg", ["exactly one {d}", "exactly 1 {d}", "only one {d}"], "{d}をちょうど1枚", 1),
  bounded("exactly", "sg", ["no {d}"], undefined, 0),
  bounded("exactly", "pl", ["exactly {n:#} {d}", "only {n:#} {d}"], "{d}をちょうど{n:#}枚"),
  bounded("atLeast", "pl", ["{n:#} or more {d}", "at least {n:#} {d}", "{n:#} {d}"], "{d}を{n:#}枚以上"),
  bounded(
    "atMost",
    "pl",
    ["{n:#} or (fewer|less) {d}", "at most {n:#} {d}", "no more than {n:#} {d}", "up to {n:#} {d}"],
    "{d}を{n:#}枚以下",
  ),
  bounded("atMost", "sg", ["one or fewer {d}"], undefined, 1),
  bounded("atMost", "pl", ["one or fewer {d}"], undefined, 1),
  bounded("moreThan", "pl", ["more than {n:#} {d}"], "{d}を{n:#}枚より多く"),
  bounded("moreThan", "sg", ["more than one {d}"], undefined, 1),
  bounded("lessThan", "pl", ["fewer than {n:#} {d}", "less than {n:#} {d}"], "{d}を{n:#}枚より少なく"),

  say(
    "Cond",
    { if: "cardsIn", who: "$w", zone: "$z", how: "atLeast", n: "$n" },
    undefined,
    "{w:Player}の{z:StackName}にカードが{n:#}枚以上ある",
  ),
  say(
    "Cond",
    { if: "cardsIn", who: "$w", zone: "$z", how: "atMost", n: "$n" },
    undefined,
    "{w:Player}の{z:StackName}にカードが{n:#}枚以下しかない",
  ),
  say(
    "Cond",
    { if: "cardsIn", who: "$w", zone: "$z", how: "exactly", n: 0 },
    undefined,
    "{w:Player}の{z:StackName}にカードがない",
  ),
  say(
    "Cond",
    { if: "cardsIn", who: "$w", zone: "$z", how: "exactly", n: "$n" },
    undefined,
    "{w:Player}の{z:StackName}にカードがちょうど{n:#}枚ある",
  ),
  ...perSubject((who, subject, s, ja, canonical, slot) => {
    const { make, takeControl, takeHave } = counting(who);
    const never = () => undefined;
    return [
      both(
        "Cond",
        make(false),
        canonical ? takeControl : never,
        `${subject} ${s("control", "controls")} ${slot}`,
        canonical ? `${ja}が${slot}コントロールしている` : undefined,
      ),
      both(
        "Cond",
        make(true),
        canonical ? takeHave : never,
        `${subject} ${s("have", "has")} ${slot}`,
        canonical ? `${ja}が${slot}持っている` : undefined,
      ),
    ];
  }),
  ...(["hand", "deck", "pile"] as const).flatMap((zone) =>
    (["you", "opponent"] as const).map((who) =>
      read(
        "Cond",
        ({ b }: Record<string, unknown>) => {
          const { what, ...bound } = b as Bounded;
          if (what.zone) return undefined;
          const plain = what.noun === "card" && Object.keys(what).length === 1;
          return { if: "cardsIn", who, zone, ...(!plain && { what }), ...bound };
        },
        `${who === "you" ? "your" : "your opponent's"} ${zone === "pile" ? "discard pile" : zone} (has|contains|holds) {b:Bounded} [in it]`,
      ),
    ),
  ),
  // How much lies underneath.
  both(
    "Cond",
    ({ r, b }) => {
      const { what, ...bound } = b as Bounded;
      const zone = what.zone;
      if (zone?.in !== "under" || !("ref" in zone.what) || zone.what.ref !== "it") return undefined;
      // "Has a card underneath it" is said of the card itself.
      if (bound.how === "atLeast" && bound.n === 1 && what.noun === "card" && Object.keys(what).length === 2)
        return undefined;
      return { if: "count", what: { ...what, zone: { in: "under", what: { ref: r } } }, ...bound };
    },
    (c: Condition) => {
      if (
        c.if !== "count" ||
        c.whose !== undefined ||
        c.what.zone?.in !== "under" ||
        !("ref" in c.what.zone.what)
      )
        return undefined;
      return {
        r: c.what.zone.what.ref,
        b: { how: c.how, n: c.n, what: { ...c.what, zone: { in: "under", what: { ref: "it" } } } },
      };
    },
    "{r:Ref} has {b:Bounded}",
  ),

  // Two things controlled at once.
  both(
    "Cond",
    ({ a, b }) => {
      const make = counting("you").make(false);
      const left = make({ b: a });
      const right = make({ b });
      return left && right && { if: "and", of: [left, right] };
    },
    (c: Condition) => {
      if (c.if !== "and" || c.of.length !== 2) return undefined;
      const take = counting("you").takeControl;
      const a = take(c.of[0]!);
      const b = take(c.of[1]!);
      return a && b ? { a: a.b, b: b.b } : undefined;
    },
    ["you control {a:Bounded} and {b:Bounded}", "you control both {a:Bounded} and {b:Bounded}"],
  ),
  both(
    "Cond",
    ({ b }) => fieldWide(b as Bounded),
    (c: Condition) =>
      c.if === "count" && c.whose === undefined && c.what.zone === undefined
        ? { b: { how: c.how, n: c.n, what: { ...c.what, zone: { in: "field" } } } }
        : undefined,
    ["there (are|is) {b:Bounded}"],
  ),
];

function fieldWide({ what, ...bound }: Bounded): Condition | undefined {
  const zone = what.zone;
  if (zone && (zone.in === "hand" || zone.in === "deck" || zone.in === "pile")) {
    if (zone.whose === undefined) return undefined;
    const { zone: _, ...rest } = what;
    const plain = rest.noun === "card" && Object.keys(rest).length === 1;
    return { if: "cardsIn", who: zone.whose, zone: zone.in, ...(!plain && { what: rest }), ...bound };
  }
  if (zone?.in !== "field") return undefined;
  const { zone: _, ...rest } = what;
  return { if: "count", what: rest, ...(zone.whose !== undefined && { whose: zone.whose }), ...bound };
}
