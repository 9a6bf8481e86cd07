/** Conditions: of an action ("if") and of what holds ("while"). */
import { equal, type Form, type Production, type Slots } from "@tefuda/cardtext";
import { both, read, say } from "@tefuda/cardtext/write";
import type { Comparison, Condition, Description } from "../tree.ts";
import { merge, type Part, without } from "./describe.ts";
import { subjects, whoOf } from "./players.ts";

interface Bounded {
  how: Comparison;
  n: number;
  what: Description;
}

/** "two or more Vehicles", "another Troop", "no Traps". */
function bounded(
  num: "sg" | "pl",
  en: readonly string[],
  how: Comparison,
  fits: (n: number) => boolean,
  fixed?: number,
): Production {
  return both(
    "Bounded",
    ({ n = fixed, d }) => (fits(n as number) ? { how, n, what: d } : undefined),
    (it: Bounded) =>
      it.how === how && fits(it.n) ? { d: it.what, ...(fixed === undefined && { n: it.n }) } : undefined,
    en,
    undefined,
    { num: [num] },
  );
}

/** A count of what is on a side, said with that side's verb: "you control", "an opponent controls". */
function controlled(make: Part, en: readonly string[]): Production[] {
  return ["sg", "pl"].map((num) =>
    both(
      "Cond",
      ({ b }) => count(b as Bounded, make),
      (it: Condition) =>
        it.if === "count" && it.what.side === make.side && it.what.zone === undefined
          ? { b: { how: it.how, n: it.n, what: without(it.what, "side") } }
          : undefined,
      en.map((phrase) => `${phrase} {b:Bounded.${num}.at}`),
    ),
  );
}

function count({ how, n, what }: Bounded, more: Part = {}): Condition | undefined {
  const whole = merge([what, more]);
  if (!whole || (whole.side && whole.zone)) return undefined;
  // Cards in a hand are counted by a condition of their own.
  const { zone, ...rest } = whole;
  if (zone?.in === "hand" && equal(rest, { noun: "card" })) return { if: "hand", who: zone.whose, how, n };
  return { if: "count", what: whole as Description, how, n };
}

const is = (n: number) => (m: number) => m === n;
const many = (n: number) => n > 1;

/** Bounds of cards in a hand. */
const inHand: readonly [Comparison, n: number | undefined, en: readonly string[]][] = [
  ["exactly", 0, ["no cards", "no card"]],
  ["atLeast", 1, ["one or more cards", "(a|at least one|at least 1|1 or more) (card|cards)"]],
  ["atMost", 1, ["at most one card", "(at most 1|one or fewer|1 or fewer|one or less) (card|cards)"]],
  ["exactly", 1, ["exactly one card", "(one|exactly 1|only one) card"]],
  ["atLeast", undefined, ["{n:#+} or more cards", "at least {n:#+} cards"]],
  [
    "atMost",
    undefined,
    ["{n:#+} or fewer cards", "at most {n:#+} cards", "{n:#+} or less cards", "{n:#+} cards or (fewer|less)"],
  ],
  ["exactly", undefined, ["exactly {n:#+} cards", "{n:#+} cards"]],
];

/** Bounds of base health. */
const health: readonly [Comparison, en: readonly string[]][] = [
  ["atMost", ["{n:#0} HEALTH or less", "{n:#0} or (less|fewer) HEALTH", "at most {n:#0} HEALTH"]],
  ["atLeast", ["{n:#0} HEALTH or more", "{n:#0} or more HEALTH", "at least {n:#0} HEALTH"]],
  ["exactly", ["exactly {n:#0} HEALTH", "{n:#0} HEALTH"]],
];

/** What a card that was spoken of is: adjectives and the like said of it as predicates. */
function being(key: keyof Description, slot: unknown, en: readonly string[]): Production {
  return both(
    "IsIt",
    ({ v = slot }) => ({ noun: "unit", [key]: v }),
    (it: Description) => {
      if (it.noun !== "unit" || Object.keys(it).length !== 2 || it[key] === undefined) return undefined;
      if (slot !== undefined) return it[key] === slot ? {} : undefined;
      return { v: it[key] };
    },
    en,
  );
}

/** "Unless" something is so; unless it is not, is if it is. */
function negated(makes: string): Production {
  return both(
    makes,
    ({ c }) => {
      const it = c as Condition;
      return it.if === "not" ? it.what : { if: "not", what: it };
    },
    (it: Condition) => (it.if === "not" ? { c: it.what } : undefined),
    "unless {c:Cond}",
  );
}

/** Whoever it was that might have done it. */
const did = "(you do|they do|that player does|it does|you did|so)";

const players = ["you", ...Object.keys(subjects)];

export const conditions: Production[] = [
  both(
    "Bounded",
    ({ d }) => {
      const what = merge([d, { other: true }]);
      return what && { how: "atLeast", n: 1, what };
    },
    (it: Bounded) =>
      it.how === "atLeast" && it.n === 1 && it.what.other ? { d: without(it.what, "other") } : undefined,
    "another {d:Desc.sg}",
    undefined,
    { num: ["sg"] },
  ),
  bounded("sg", ["a {d:Desc.sg}", "(one|any|at least one) {d:Desc.sg}"], "atLeast", is(1), 1),
  bounded("pl", ["one or more {d:Desc.pl}", "(1 or more|at least 1|any) {d:Desc.pl}"], "atLeast", is(1), 1),
  bounded("sg", ["exactly one {d:Desc.sg}", "(exactly 1|only one) {d:Desc.sg}"], "exactly", is(1), 1),
  bounded(
    "sg",
    ["at most one {d:Desc.sg}", "at most 1 {d:Desc.sg}", "no more than one {d:Desc.sg}"],
    "atMost",
    is(1),
    1,
  ),
  bounded("pl", ["no {d:Desc.pl}"], "exactly", is(0), 0),
  read("Bounded", { how: "exactly", n: 0, what: "$d" }, "no {d:Desc.sg}", undefined, { num: ["sg"] }),
  bounded("pl", ["{n:#+} or more {d:Desc.pl}", "at least {n:#+} {d:Desc.pl}"], "atLeast", many),
  bounded(
    "pl",
    ["{n:#+} or fewer {d:Desc.pl}", "at most {n:#+} {d:Desc.pl}", "{n:#+} or less {d:Desc.pl}"],
    "atMost",
    many,
  ),
  bounded("pl", ["exactly {n:#+} {d:Desc.pl}"], "exactly", many),

  ...controlled({ side: "yours" }, ["you control", "you have"]),
  ...controlled({ side: "enemy" }, [
    "a opponent controls",
    "(your|the|any|one) opponent (controls|has)",
    "(your opponents|opponents|enemies) (control|have)",
    "a opponent has",
  ]),
  read("Cond", ({ d }: Slots) => count({ how: "exactly", n: 0, what: d as Description }, { side: "yours" }), [
    "you do not (control|have) (a|any|another) {d:Desc.sg}",
    "you do not (control|have) any {d:Desc.pl}",
  ]),
  ...["sg", "pl"].flatMap((num) => [
    both(
      "Cond",
      ({ b }) => count(b as Bounded),
      (it: Condition) => (it.if === "count" ? { b: { how: it.how, n: it.n, what: it.what } } : undefined),
      `there ${num === "sg" ? "is" : "are"} {b:Bounded.${num}.at}`,
    ),
    read(
      "Cond",
      ({ b }: Slots) => {
        const { zone } = (b as Bounded).what;
        return zone && "whose" in zone && zone.whose === "you" ? count(b as Bounded) : undefined;
      },
      `you have {b:Bounded.${num}.at}`,
    ),
  ]),

  ...health.map(([how, en]) =>
    say("Cond", { if: "base", who: "$w", how, n: "$n" }, [
      ...en.map((phrase) => `{w:Whose} base has ${phrase.replace("HEALTH", "health")}`),
      ...en.map((phrase) => `{w:Whose} base health is ${phrase.replace(" HEALTH", "")}`),
    ]),
  ),
  ...health.map(([how, en]) =>
    read(
      "CondOf",
      ({ n }: Slots, form: Form) => ({ if: "base", who: whoOf(form.by), how, n }),
      en.map((phrase) => `<verb:have/has> ${phrase.replace("HEALTH", "base health")}`),
    ),
  ),
  ...inHand.map(([how, fixed, en]) =>
    both(
      "HandBound",
      ({ n = fixed }) => ({ how, n }),
      (it: { how: Comparison; n: number }) =>
        it.how === how && (fixed === undefined ? it.n > 1 : it.n === fixed)
          ? fixed === undefined
            ? { n: it.n }
            : {}
          : undefined,
      en,
    ),
  ),
  both(
    "CondOf",
    ({ b }, form) => ({ if: "hand", who: whoOf(form.by), ...(b as object) }),
    (it: Condition, form) =>
      it.if === "hand" && it.who === whoOf(form.by) ? { b: { how: it.how, n: it.n } } : undefined,
    ["<verb:have/has> {b:HandBound} in hand", "<verb:have/has> {b:HandBound} in (your|their|its) hand"],
  ),
  ...players.map((by) =>
    say(
      "Cond",
      "$c",
      (subjects[by] ?? ["you"]).map((who) => `${who} {c:CondOf.${by}}`),
    ),
  ),

  say("Cond", { if: "turn", whose: "$w" }, "it is {w:Whose} turn"),
  // What a card is.
  being("damaged", true, ["is damaged", "is wounded"]),
  being("damaged", false, ["is undamaged", "is not damaged"]),
  being("faceDown", true, ["is face-down"]),
  being("side", "enemy", ["is a enemy"]),
  being("attacked", true, ["has attacked this turn", "attacked this turn"]),
  being("attacked", false, ["has not attacked this turn", "did not attack this turn"]),
  being("bears", undefined, [
    "has a {v:Gear.sg}",
    "(has|bears|carries) [a] {v:Gear.sg}",
    "has a {v:Gear.sg} attached",
  ]),
  being("bearsNo", undefined, ["has no {v:Gear.sg}", "does not (have|bear|carry) [a|any] {v:Gear.sg}"]),
  ...(["atMost", "atLeast", "exactly"] as const).map((how) => {
    const words = { atMost: " or less", atLeast: " or more", exactly: "" }[how];
    return both(
      "IsIt",
      ({ n, s }) => ({ noun: "unit", bound: { stat: s, how, n } }),
      (it: Description) =>
        it.noun === "unit" && Object.keys(it).length === 2 && it.bound?.how === how
          ? { n: it.bound.n, s: it.bound.stat }
          : undefined,
      `has {n:#0} {s:BoundStat}${words}`,
    );
  }),
  say("IsIt", "$d", ["is a {d:Desc.sg}", "is {d:Desc.sg}"]),
  say("Cond", { if: "is", what: "$r", fits: "$d" }, "{r:Ref.sg.subj} {d:IsIt.sg}"),
  read(
    "Cond",
    { if: "not", what: { if: "is", what: "$r", fits: "$d" } },
    "{r:Ref.sg.subj} is not a {d:Desc.sg}",
  ),

  ...[
    ["bare", "you"],
    ["named", "they"],
  ].flatMap(([said, who]) => [
    say("If", { if: "did" }, [`if ${who} do`, `if ${did}`], undefined, { said: [said!] }),
    say("If", { if: "not", what: { if: "did" } }, [`if ${who} do not`], undefined, { said: [said!] }),
  ]),
  read("If", { if: "not", what: { if: "did" } }, [
    "if (you|they|that player) (do|does) not",
    "unless (you do|they do|that player does)",
  ]),
  say("If", "$c", "if {c:Cond}"),
  negated("If"),
  say("While", { if: "turn", whose: "$w" }, ["during {w:Whose} turn", "(on|in) {w:Whose} turn"]),
  say("While", "$c", ["while {c:Cond}", "(as long as|if) {c:Cond}"]),
  negated("While"),
];
