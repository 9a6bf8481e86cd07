/** What must be so (ttcg-13.3, 11.3, 13.13). */
import type { Production } from "@tefuda/cardtext";
import type { Bound, Comparison, Condition, Description, Who, Zone } from "../tree.ts";
import { mergeParts, type Part } from "./describe.ts";
import { both, type Phrases, read, say } from "./write.ts";

function cond(node: unknown, en: Phrases, ja?: Phrases): Production {
  return say("Cond", node, en, ja);
}

interface Bounded {
  bound: Bound;
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
        : { bound: { how, n: fixed ?? n }, what: d },
    (it: Bounded) => {
      if (it.bound.how !== how || typeof it.bound.n !== "number") return undefined;
      if (fixed !== undefined) return it.bound.n === fixed ? { d: it.what } : undefined;
      return { n: it.bound.n, d: it.what };
    },
    en.map((pattern) => pattern.replace("{d}", `{d:Desc.${num}.at}`)),
    ja?.replace("{d}", "{d:Desc.at}"),
  );
}

/** Whoever controls or has it, with the verb that agrees. */
const subjects: readonly { who: Who; en: readonly string[]; s: boolean; ja: string; by?: string }[] = [
  { who: "you", en: ["you"], s: false, ja: "自分" },
  { who: "opponent", en: ["your opponent", "the opponent"], s: true, ja: "相手", by: "they" },
  { who: "opponent", en: ["they"], s: false, ja: "相手", by: "they" },
  { who: "both", en: ["both players"], s: false, ja: "お互い", by: "both" },
  { who: "turnPlayer", en: ["that player"], s: true, ja: "そのプレイヤー", by: "that" },
  { who: "owner", en: ["its owner"], s: true, ja: "持ち主" },
  { who: "controller", en: ["its controller"], s: true, ja: "コントローラー" },
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

const stacks = ["hand", "deck", "pile"] as const;

/** A count on the field, or in one of the stacks. */
function counting(who: Who) {
  const make =
    (have: boolean) =>
    ({ b }: Record<string, unknown>): Condition | undefined => {
      const { bound, what } = b as Bounded;
      const zone = what.zone;
      if (zone && (zone.in === "hand" || zone.in === "deck" || zone.in === "pile")) {
        if (!have || (zone.whose !== undefined && zone.whose !== who)) return undefined;
        const { zone: _, ...rest } = what;
        const plain = rest.noun === "card" && Object.keys(rest).length === 1;
        return { if: "cardsIn", who, zone: zone.in, ...(!plain && { what: rest }), bound };
      }
      if (zone && zone.in === "field") {
        if (zone.whose !== undefined && zone.whose !== who) return undefined;
        const { zone: _, ...rest } = what;
        return { if: "count", what: rest, whose: who, bound };
      }
      if (zone) return undefined;
      return have
        ? { if: "count", what, whose: who, have: true, bound }
        : { if: "count", what, whose: who, bound };
    };
  const takeControl = (c: Condition) =>
    c.if === "count" && c.whose === who && !c.have && c.what.zone === undefined
      ? { b: { bound: c.bound, what: c.what } }
      : undefined;
  const takeHave = (c: Condition) => {
    if (c.if === "cardsIn" && c.who === who) {
      const what = mergeParts([
        (c.what ?? { noun: "card" }) as Part,
        { zone: { in: c.zone, whose: who } as Zone },
      ]);
      return { b: { bound: c.bound, what } };
    }
    return c.if === "count" && c.whose === who && c.have
      ? { b: { bound: c.bound, what: c.what } }
      : undefined;
  };
  return { make, takeControl, takeHave };
}

export const conditions: Production[] = [
  both(
    "Bounded",
    ({ d }) => ((d as Description).extreme ? { bound: { how: "atLeast", n: 1 }, what: d } : undefined),
    (it: Bounded) =>
      it.bound.how === "atLeast" && it.bound.n === 1 && it.what.extreme ? { d: it.what } : undefined,
    "the {d:Desc.sg.at}",
  ),
  both(
    "Bounded",
    ({ d }) => {
      const what = mergeParts([{ other: true }, d as Part]);
      return what && { bound: { how: "atLeast", n: 1 }, what };
    },
    (it: Bounded) => {
      if (it.bound.how !== "atLeast" || it.bound.n !== 1 || !it.what.other) return undefined;
      const { other: _, ...d } = it.what;
      return { d };
    },
    "another {d:Desc.sg.at}",
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
    { if: "cardsIn", who: "$w", zone: "$z", bound: { how: "atLeast", n: "$n" } },
    undefined,
    "{w:Player}の{z:StackName}にカードが{n:#}枚以上ある",
  ),
  say(
    "Cond",
    { if: "cardsIn", who: "$w", zone: "$z", bound: { how: "atMost", n: "$n" } },
    undefined,
    "{w:Player}の{z:StackName}にカードが{n:#}枚以下しかない",
  ),
  say(
    "Cond",
    { if: "cardsIn", who: "$w", zone: "$z", bound: { how: "exactly", n: 0 } },
    undefined,
    "{w:Player}の{z:StackName}にカードがない",
  ),
  say(
    "Cond",
    { if: "cardsIn", who: "$w", zone: "$z", bound: { how: "exactly", n: "$n" } },
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
          const { bound, what } = b as Bounded;
          if (what.zone) return undefined;
          const plain = what.noun === "card" && Object.keys(what).length === 1;
          return { if: "cardsIn", who, zone, ...(!plain && { what }), bound };
        },
        `${who === "you" ? "your" : "your opponent's"} ${zone === "pile" ? "discard pile" : zone} (has|contains|holds) {b:Bounded} [in it]`,
      ),
    ),
  ),
  // How much lies underneath.
  both(
    "Cond",
    ({ r, b }) => {
      const { bound, what } = b as Bounded;
      const zone = what.zone;
      if (zone?.in !== "under" || !("ref" in zone.what) || zone.what.ref !== "it") return undefined;
      // "Has a card underneath it" is said of the card itself.
      if (bound.how === "atLeast" && bound.n === 1 && what.noun === "card" && Object.keys(what).length === 2)
        return undefined;
      return { if: "count", what: { ...what, zone: { in: "under", what: { ref: r } } }, bound };
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
        b: { bound: c.bound, what: { ...c.what, zone: { in: "under", what: { ref: "it" } } } },
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
        ? { b: { bound: c.bound, what: { ...c.what, zone: { in: "field" } } } }
        : undefined,
    ["there (are|is) {b:Bounded}"],
  ),

  // Comparing.
  ...stacks.map((zone) => {
    const name = zone === "pile" ? "discard pile" : zone;
    return say("Cond", { if: "compareCardsIn", left: "$a", zone, how: "$h", right: "$b" }, [
      `{a:Have} {h:FewerMore} cards in (your|their) ${name} than {b:Player}`,
      `{a:Have} {h:FewerMore} cards in (your|their) ${name} than {b:Player} (do|does)`,
    ]);
  }),
  say(
    "Cond",
    { if: "comparePoints", left: "$a", how: "$h", right: "$b" },
    [
      "{a:Have} {h:FewerMore} points than {b:Player}",
      "{a:Have} {h:FewerMore} points than {b:Player} (do|does)",
    ],
    "{a:Player}のポイントが{b:Player}より{h:FewerMore}",
  ),
  say(
    "Cond",
    { if: "points", who: "$a", bound: "$n" },
    ["{a:Have} {n:PointsBound}"],
    "{a:Player}のポイントが{n:PointsBound}",
  ),
  say(
    "Cond",
    { if: "compareCounts", left: { who: "$a", what: "$d" }, how: "$h", right: { who: "$b", what: "$d" } },
    [
      "{a:Ctrl} {h:FewerMore} {d:Desc.pl} than {b:Player}",
      "{a:Ctrl} {h:FewerMore} {d:Desc.pl} than {b:Player} (do|does)",
    ],
  ),
  say("FewerMore", "lessThan", ["fewer", "less"], "少ない"),
  say("FewerMore", "moreThan", "more", "多い"),
  say("FewerMore", "exactly", ["as many"]),
  say("Have", "you", "you have", "自分"),
  say("Have", "opponent", ["your opponent has", "they have"], "相手"),
  say("Ctrl", "you", "you control"),
  say("Ctrl", "opponent", ["your opponent controls", "they control"]),
  say(
    "PointsBound",
    { how: "atLeast", n: "$n" },
    ["{n:#} or more points", "at least {n:#} points"],
    "{n:#}以上",
  ),
  say(
    "PointsBound",
    { how: "atMost", n: "$n" },
    ["{n:#} or (fewer|less) points", "{n:#} points or (fewer|less|lower)", "at most {n:#} points"],
    "{n:#}以下",
  ),
  say("PointsBound", { how: "lessThan", n: "$n" }, ["(fewer|less) than {n:#} points"], "{n:#}未満"),
  say("PointsBound", { how: "moreThan", n: "$n" }, ["more than {n:#} points"], "{n:#}超"),
  say("PointsBound", { how: "exactly", n: "$n" }, ["exactly {n:#} points"], "ちょうど{n:#}"),

  // Of a card.
  cond(
    { if: "is", what: "$r", is: { noun: "card", position: "tapped" } },
    ["{r:Ref} is tapped"],
    "{r:Ref}がタップ状態である",
  ),
  cond(
    { if: "is", what: "$r", is: { noun: "card", position: "untapped" } },
    ["{r:Ref} is untapped"],
    "{r:Ref}がアンタップ状態である",
  ),
  cond({ if: "is", what: "$r", is: { noun: "card", equipped: true } }, ["{r:Ref} is equipped"]),
  cond(
    { if: "is", what: "$r", is: { noun: "card", covering: true } },
    [
      "{r:Ref} has a card underneath it",
      "{r:Ref} has (cards|one or more cards|at least one card) (underneath|under|beneath) it",
      "{r:Ref} has a card (under|beneath) it",
      "there (is a card|are cards) (underneath|under|beneath) {r:Ref}",
    ],
    "{r:Ref}の下にカードがある",
  ),
  cond({ if: "is", what: "$r", is: { noun: "card", playedThisTurn: true } }, "{r:Ref} was played this turn"),
  both(
    "Cond",
    ({ d }) => ({ if: "is", what: "them", is: d }),
    (c: Condition) => (c.if === "is" && c.what === "them" ? { d: c.is } : undefined),
    ["they are {d:Desc.pl}", "they are (both|all) {d:Desc.pl}", "both are {d:Desc.pl}"],
  ),
  cond({ if: "is", what: "$r", is: { noun: "card", attackedThisTurn: true } }, [
    "{r:Ref} attacked this turn",
    "{r:Ref} has attacked this turn",
  ]),
  cond({ if: "is", what: "$r", is: { noun: "card", attackedThisTurn: false } }, [
    "{r:Ref} has not attacked this turn",
    "{r:Ref} did not attack [this turn]",
  ]),
  cond({ if: "is", what: "$r", is: { noun: "card", rank: "$b" } }, "{r:Ref} is {b:RankBound}"),
  cond({ if: "is", what: "$r", is: { noun: "card", rank: "$b" } }, "{r:RefOwn} (rank|level) is {b:Plain}"),
  cond({ if: "is", what: "$r", is: { noun: "card", zone: { in: "$z", whose: "you" } } }, [
    "{r:Ref} is in your {z:StackName}",
    "{r:Ref} lies in your {z:StackName}",
  ]),
  cond({ if: "is", what: "$r", is: { noun: "card", values: [{ stat: "$s", bound: "$b" }] } }, [
    "{r:Ref} has {b:Plain} {s:FightStat}",
    "{r:RefOwn} {s:FightStat} is {b:Plain}",
  ]),
  both(
    "Cond",
    ({ r, d }) => ({ if: "is", what: r, is: d }),
    (c: Condition) => (c.if === "is" ? { r: c.what, d: c.is } : undefined),
    "{r:Ref} is a {d:Desc.sg}",
    "{r:Ref}が{d:Desc.sg}である",
  ),
  both(
    "Cond",
    ({ r, d }) => ({ if: "is", what: r, is: d }),
    (c: Condition) => (c.if === "is" ? { r: c.what, d: c.is } : undefined),
    ["{r:Ref.pl} are {d:Desc.pl}", "{r:Ref.pl} are (both|all) {d:Desc.pl}"],
  ),
  cond(
    { if: "covered", what: "$r" },
    [
      "{r:Ref} is underneath another card",
      "{r:Ref} is (covered|underneath another unit|under another card|under another unit|beneath another card|beneath another unit)",
    ],
    "{r:Ref}が他のカードの下にある",
  ),
  say("StackName", "hand", "hand", "手札"),
  say("StackName", "pile", "discard pile", "捨て札"),
  say("StackName", "deck", "deck", "デッキ"),

  // Of time.
  cond({ if: "turn", whose: "you" }, ["it is your turn"], "自分のターンである"),
  cond({ if: "turn", whose: "opponent" }, ["it is your opponent's turn"], "相手のターンである"),
  cond({ if: "event", event: "$e", what: "$d" }, [
    "a {d:Desc.sg} was {e:Happened} this turn",
    "a {d:Desc.sg} has been {e:Happened} this turn",
    "(one|any) {d:Desc.sg} was {e:Happened} this turn",
  ]),
  say("Happened", "destroyed", "destroyed"),
  say("Happened", "played", "played"),
  say("Happened", "discarded", "discarded"),
  cond({ if: "happened", what: "attackedThisTurn", who: "you" }, [
    "you attacked this turn",
    "you have attacked this turn",
  ]),
  cond({ if: "happened", what: "attackedThisTurn", who: "opponent" }, [
    "your opponent attacked this turn",
    "they attacked this turn",
    "your opponent has attacked this turn",
  ]),
  cond({ if: "not", cond: { if: "happened", what: "attackedThisTurn", who: "you" } }, [
    "you did not attack this turn",
    "you have not attacked this turn",
    "you did not attack",
  ]),
  cond({ if: "not", cond: { if: "happened", what: "attackedThisTurn", who: "opponent" } }, [
    "your opponent did not attack this turn",
    "(they|your opponent) did not attack [this turn]",
    "your opponent has not attacked this turn",
  ]),
  cond({ if: "happened", what: "playedThisTurn", who: "you" }, ["you played a card this turn"]),
  cond({ if: "happened", what: "lostUnitThisTurn", who: "you" }, "you lost a unit this turn"),

  // In front of a sentence.
  say(
    "CondPrefix",
    { if: "turn", whose: "$w" },
    ["during {w:PhaseOf} turn", "on {w:PhaseOf} turn"],
    "{w:PhaseOf}のターンの間",
  ),
  ...["if", "while"].map((mood) =>
    say(
      "CondPrefix",
      "$c",
      [mood === "if" ? "if {c:Cond1}" : "while {c:Cond1}", "(if|while|as long as) {c:Cond1}"],
      "{c:Cond1}場合",
      { mood: [mood] },
    ),
  ),
  say("CondPrefix", { if: "not", cond: "$c" }, "unless {c:Cond}", "{c:Cond}場合でなければ"),
  say(
    "CondPrefix",
    { if: "phase", whose: "$w", phase: "$p" },
    ["during {w:PhaseOf} {p:Phase}", "in {w:PhaseOf} {p:Phase}"],
    "{w:PhaseOf}の{p:Phase}の間",
  ),
  say("CondPrefix", { if: "phase", phase: "$p" }, [
    "during the {p:Phase}",
    "during each {p:Phase}",
    "during (each|any) player's {p:Phase}",
    "during either player's {p:Phase}",
  ]),
  say("PhaseOf", "you", ["your", "each of your"], "自分"),
  say("PhaseOf", "opponent", ["your opponent's", "the opponent's"], "相手"),
  say("Cond1", "$c", "{c:Cond}", "{c:Cond}"),
  both(
    "Cond1",
    ({ a, b }) => ({ if: "and", of: [a, b] }),
    (c: Condition) => (c.if === "and" && c.of.length === 2 ? { a: c.of[0], b: c.of[1] } : undefined),
    "{a:Cond} and {b:Cond}",
    "{a:Cond}、かつ{b:Cond}",
  ),
  both(
    "Cond1",
    ({ a, b }) => ({ if: "or", of: [a, b] }),
    (c: Condition) => (c.if === "or" && c.of.length === 2 ? { a: c.of[0], b: c.of[1] } : undefined),
    "{a:Cond} or {b:Cond}",
    "{a:Cond}、または{b:Cond}",
  ),
];

function fieldWide({ bound, what }: Bounded): Condition | undefined {
  const zone = what.zone;
  if (zone && (zone.in === "hand" || zone.in === "deck" || zone.in === "pile")) {
    if (zone.whose === undefined) return undefined;
    const { zone: _, ...rest } = what;
    const plain = rest.noun === "card" && Object.keys(rest).length === 1;
    return { if: "cardsIn", who: zone.whose, zone: zone.in, ...(!plain && { what: rest }), bound };
  }
  if (zone?.in !== "field") return undefined;
  const { zone: _, ...rest } = what;
  return { if: "count", what: rest, ...(zone.whose !== undefined && { whose: zone.whose }), bound };
}
