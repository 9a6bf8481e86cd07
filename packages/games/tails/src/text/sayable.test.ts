/** Every node of tree.ts is said in words that are read as that node and no other. */
import { unsaid } from "@tefuda/cardtext/trial";
import { expect, it } from "vitest";
import { grammar } from "./index.ts";
import type {
  Action,
  Amount,
  Answers,
  Cards,
  Comparison,
  Condition,
  Count,
  Deed,
  Description,
  Duration,
  Limit,
  PlayerDeed,
  Reference,
  Statement,
  Text,
  Trigger,
  Who,
} from "./tree.ts";

const troop: Description = { noun: "unit", traits: { unit: ["troop"] } };
const mine: Description = { ...troop, side: "yours" };
const one = (what: Description, more: object = {}): Cards => ({ count: { exactly: 1 }, what, ...more });
const all = (what: Description): Cards => ({ count: "all", what });
const self: Cards = { ref: "this" };

const whos: readonly Who[] = [
  "you",
  "opponent",
  "opponents",
  "both",
  "owner",
  "its",
  "they",
  "active",
  "defending",
];
const comparisons: readonly Comparison[] = ["exactly", "atLeast", "atMost"];
const end: Action = { do: "endTurn" };
const draw: Action = { do: "draw", who: "you", n: 1 };

const effect = (act: Action): Text => ({ kind: "effect", do: act });
const always = (statement: Statement): Text => ({ kind: "always", what: [statement] });
const destroy = (what: Cards): Text => effect({ do: "destroy", what });

/** Fails on a text that has no words, or whose words are read as something else, in either language. */
function check(texts: readonly Text[]): void {
  expect(texts.flatMap((text) => unsaid(grammar, text))).toEqual([]);
}

it("descriptions", () => {
  const nouns: readonly Description["noun"][] = [
    "card",
    "unit",
    "equipment",
    "event",
    "trap",
    "turf",
    "newRule",
  ];
  const parts: readonly Partial<Description>[] = [
    {},
    { other: true },
    { is: { wounds: "damaged" } },
    { is: { wounds: "undamaged" } },
    { side: "yours" },
    { side: "opponents" },
    { is: { face: "down" } },
    { is: { face: "up" } },
    { attacked: true },
    { attacked: false },
    { named: "Old Oak" },
    { ofFaction: true },
    { ofFaction: false },
    { without: "requirements" },
    ...comparisons.flatMap((how): Partial<Description>[] => [
      { bounds: [{ of: "health", how, n: 2 }] },
      { bounds: [{ of: "attacks", how, n: 1 }] },
    ]),
    { traits: { type: ["infantry"] } },
    { traits: { type: ["infantry", "armor"] } },
    { not: { type: ["infantry", "armor"] } },
    { bears: { noun: "card", traits: { type: ["sidearm"] } } },
    { bears: { noun: "equipment" } },
    { bearsNo: { noun: "equipment", traits: { type: ["sidearm"] } } },
    { attachedTo: one(troop) },
    { attachedTo: self },
    { attachedTo: all(troop) },
    { zone: { in: "field", whose: "both" } },
    ...whos.flatMap((whose) =>
      (["hand", "pile", "deck"] as const).map(
        (place): Partial<Description> => ({ zone: { in: place, whose } as Description["zone"] }),
      ),
    ),
  ];
  const counts: readonly Count[] = [{ exactly: 1 }, { exactly: 2 }, { upTo: 1 }, { upTo: 2 }, "all", "any"];
  const descriptions: readonly Description[] = [
    ...nouns.flatMap((noun) => parts.map((part) => ({ noun, ...part }))),
    { noun: "unit", traits: { unit: ["troop", "vehicle"] } },
    { noun: "unit", traits: { unit: ["troop", "vehicle", "position"] } },
    { noun: "unit", not: { unit: ["troop", "vehicle"] } },
    {
      noun: "unit",
      side: "opponents",
      is: { wounds: "damaged" },
      other: true,
      bears: { noun: "equipment" },
      attacked: true,
    },
  ];
  check(descriptions.flatMap((what) => counts.map((count) => destroy({ count, what }))));
  check(
    counts
      .filter((count) => count !== "all")
      .flatMap((count) => whos.map((chosenBy) => destroy({ count, what: troop, chosenBy }))),
  );
  check(
    counts
      .filter((count) => typeof count === "object")
      .map((count) => destroy({ count, what: troop, random: true })),
  );
});

it("cards spoken of", () => {
  const refs: readonly Reference[] = ["this", "bearer", "them", "attacker", "attacked", "deployed", "played"];
  check(refs.map((ref) => destroy({ ref })));
  check([destroy({ both: [one(troop), all(mine), self] })]);
  check(
    whos.flatMap((whose) =>
      [1, 3].map((top) =>
        effect({ do: "look", who: "you", what: all({ noun: "card", zone: { in: "deck", whose, top } }) }),
      ),
    ),
  );
});

it("amounts", () => {
  const amounts: readonly Amount[] = [
    3,
    { each: troop, times: 1 },
    { each: mine, times: 2 },
    ...(
      ["discarded", "destroyed", "drawn", "healed", "revealed", "moved", "deployed", "lost"] as const
    ).flatMap((done): Amount[] => [{ done }, { done, of: troop }, { half: { done } }]),
    { done: true },
    { half: { each: troop, times: 1 } },
  ];
  check(
    amounts.flatMap((n) => [
      destroy({ count: { exactly: n }, what: troop }),
      destroy({ count: { upTo: n }, what: troop }),
      effect({ do: "draw", who: "you", n }),
      effect({ do: "mill", who: "opponents", n }),
      effect({ do: "points", of: "base", who: "opponents", n, how: "lose" }),
      effect({ do: "damage", what: one(troop), n }),
      effect({ do: "heal", what: all(mine), n }),
      always({ is: "bonus", who: all(mine), by: [{ stat: "attack", by: n, against: ["vehicle"] }] }),
      always({ is: "limit", whose: "you", of: "hand", by: n }),
      always({ is: "cheaper", what: mine, by: n }),
    ]),
  );
});

it("statements", () => {
  const deeds: readonly Deed[] = [
    "attack",
    "attackBase",
    "dodge",
    "beAttacked",
    "defend",
    "useAbilities",
    "beDestroyed",
    "beDamaged",
  ];
  const limits: readonly Limit[] = ["hand", "draw", "baseDamage", "hitDamage", "deployments", "attacks"];
  const playerDeeds: readonly PlayerDeed[] = ["deploy", "play", "turnUp", "draw", "loseBase", "gainBase"];
  check(
    [self, all(mine)].flatMap((who) => [
      ...deeds.flatMap((what) => [
        always({ is: "cannot", who, what }),
        always({ is: "cannot", who, what, unless: { if: "turn", whose: "you" } }),
      ]),
      always({ is: "may", who, what: "dodge" }),
      always({ is: "may", who, what: "attackBase" }),
      always({ is: "must", who, what: "dodge" }),
      always({ is: "must", who, what: "takeHits" }),
      always({ is: "unprevented", who }),
      always({ is: "has", who, keywords: ["direct"] }),
      always({ is: "has", who, keywords: ["explosive"] }),
    ]),
  );
  check(
    whos.flatMap((whose) =>
      limits.flatMap((of) => [
        ...[0, 1, 2, 3].map((set) => always({ is: "limit", whose, of, set })),
        ...[1, 2, 3, -1, -2].map((by) => always({ is: "limit", whose, of, by })),
      ]),
    ),
  );
  check(whos.flatMap((who) => playerDeeds.map((what) => always({ is: "playersCannot", who, what }))));
  check(
    (["deploy", "play", "turnUp"] as const).flatMap((what) =>
      [{ noun: "event" } as const, { noun: "trap", named: "Old Oak" } as const, troop].map((card) =>
        always({ is: "playersCannot", who: "opponents", what, card }),
      ),
    ),
  );
  check([always({ is: "free", what: mine }), always({ is: "cheaper", what: { noun: "card" }, by: 2 })]);
});

const hand = (whose: Who): Description => ({ noun: "card", zone: { in: "hand", whose } });
const piled: Description = { ...troop, zone: { in: "pile", whose: "you" } };

function actions(): Action[] {
  return [
    ...whos.flatMap((who): Action[] => [
      { do: "draw", who, n: 2 },
      { do: "discard", who, what: one(hand(who === "you" ? "you" : "they")) },
      { do: "discard", who, what: one(who === "you" ? mine : troop) },
      { do: "mill", who, n: 2 },
      { do: "points", of: "base", who, n: 1, how: "gain" },
      { do: "points", of: "base", who, n: 1, how: "lose" },
      { do: "look", who, what: { hand: "opponent" } },
      { do: "reveal", what: { hand: who } },
      { do: "shuffle", who },
      { do: "shuffle", who, pileToo: true },
      { do: "may", who, what: { do: "draw", who: who === "you" ? "you" : "they", n: 1 } },
      { do: "choose", who, of: [draw, end] },
      { do: "choose", who, of: [draw, { do: "seq", of: [end, draw] }, end] },
    ]),
    ...(["hand", "deckTop", "deckBottom", "deckShuffled", "pile"] as const).flatMap((to): Action[] =>
      [one(troop), { count: { exactly: 2 }, what: troop }, one(piled), self].map((what) => ({
        do: "move",
        what,
        to,
      })),
    ),
    ...[one(piled), { count: { upTo: 2 }, what: piled }].flatMap((what): Action[] => [
      { do: "deploy", what, free: true },
      { do: "deploy", what, free: false },
    ]),
    ...[one(troop), { count: { upTo: 2 }, what: troop }].flatMap((what): Action[] => [
      { do: "search", what, to: "hand" },
      { do: "search", what, to: "field" },
    ]),
    { do: "attach", what: one({ noun: "equipment" }), to: one(mine) },
    { do: "turnUp", what: one({ noun: "trap", side: "opponents", is: { face: "down" } }) },
    ...(["event", "trap", "card"] as const).map((noun): Action => ({ do: "counter", what: { noun } })),
    { do: "heal", what: all(mine), n: "all" },
    { do: "reveal", what: one(troop) },
    end,
    ...(["thisTurn", "untilYourNextTurn", "forGood", "thisAttack"] as const).flatMap(
      (time: Duration): Action[] => [
        { do: "lasting", what: { is: "cannot", who: all(troop), what: "dodge" }, for: time },
        { do: "lasting", what: { is: "limit", whose: "you", of: "hand", by: 1 }, for: time },
        {
          do: "lasting",
          what: { is: "bonus", who: one(troop), by: [{ stat: "attack", by: 1 }] },
          for: time,
        },
        {
          do: "may",
          who: "you",
          what: { do: "lasting", what: { is: "has", who: self, keywords: ["direct"] }, for: time },
        },
      ],
    ),
  ];
}

it("actions, alone, in a row and on a condition", () => {
  const cond: Condition = { if: "turn", whose: "you" };
  check(
    actions().flatMap((act) => [
      effect(act),
      effect({ do: "seq", of: [end, act] }),
      effect({ do: "seq", of: [act, end] }),
      effect({ do: "if", cond, then: act }),
      effect({ do: "if", cond, then: act, otherwise: act }),
      effect({
        do: "seq",
        of: [
          { do: "may", who: "you", what: end },
          { do: "if", cond: { if: "did" }, then: act },
        ],
      }),
    ]),
  );
});

it("conditions, wherever one stands", () => {
  const counted: readonly Description[] = [
    mine,
    { ...troop, side: "opponents" },
    troop,
    { ...mine, other: true },
    piled,
  ];
  const fits: readonly Description[] = [
    troop,
    { noun: "card" },
    ...[
      { is: { wounds: "damaged" } },
      { is: { wounds: "undamaged" } },
      { attacked: true },
      { attacked: false },
      { is: { face: "down" } },
    ].map((part) => ({ noun: "card", ...part }) as Description),
    { noun: "card", side: "opponents" },
    { noun: "card", bears: { noun: "equipment" } },
    { noun: "card", bearsNo: { noun: "equipment" } },
    { noun: "card", bounds: [{ of: "health", how: "atMost", n: 1 }] },
  ];
  const conditions: Condition[] = [
    ...comparisons.flatMap((how) =>
      [0, 1, 2, 3]
        .filter((n) => n > 0 || how === "exactly")
        .flatMap((n): Condition[] => [
          ...counted.map((what): Condition => ({ if: "count", what, how, n })),
          ...whos.flatMap((who): Condition[] => [
            { if: "points", of: "base", who, how, n },
            { if: "hand", who, how, n },
          ]),
        ]),
    ),
    ...whos.map((whose): Condition => ({ if: "turn", whose })),
    ...(["you", "opponent"] as const).flatMap((who): Condition[] => [
      { if: "lead", of: "hand", who },
      { if: "outnumber", what: { noun: "unit" }, who },
    ]),
    ...(["and", "or"] as const).map((how): Condition => {
      const hand: Condition = { if: "hand", who: "opponent", how: "atMost", n: 2 };
      return { if: how, of: [hand, { if: "outnumber", what: { noun: "unit" }, who: "you" }] };
    }),
    ...(["this", "bearer", "attacker", "attacked", "deployed", "played"] as const).flatMap((ref) =>
      fits.map((it): Condition => ({ if: "is", what: ref, fits: it })),
    ),
  ];
  check(
    conditions
      .flatMap((cond): Condition[] => [cond, { if: "not", what: cond }])
      .flatMap((cond): Text[] => [
        effect({ do: "if", cond, then: end }),
        { kind: "effect", do: end, if: cond },
        { kind: "effect", do: end, only: { to: "dodge" }, if: cond },
        { kind: "always", what: [{ is: "has", who: self, keywords: ["direct"] }], if: cond },
        { kind: "always", what: [{ is: "cannot", who: self, what: "dodge" }], if: cond },
        { kind: "use", do: end, if: cond },
        { kind: "use", times: "turn", do: end, if: cond },
        { kind: "use", cost: [draw], do: end, if: cond },
        { kind: "use", times: "game", cost: [draw, end], do: end, if: cond },
        { kind: "when", on: { on: "attacks", what: self }, do: end, if: cond },
      ]),
  );
  check([{ kind: "use", do: end }]);
});

it("triggers", () => {
  const subjects: readonly Cards[] = [self, { ref: "bearer" }, one(troop), one({ ...mine, other: true })];
  const triggers: Trigger[] = [
    ...(
      ["deployed", "dies", "leaves", "attacks", "attackedBy", "hits", "isHit", "dodges", "damaged"] as const
    ).flatMap((on) => subjects.map((what): Trigger => ({ on, what }))),
    { on: "hits", what: self, target: { noun: "unit" } },
    { on: "hits", what: one(mine), target: { noun: "turf", side: "opponents" } },
    ...(["you", "opponents", "both"] as const).flatMap((whose): Trigger[] => [
      { on: "hitsBase", what: self, whose },
      { on: "attacksBase", what: self, whose },
      { on: "baseHit", whose },
    ]),
    ...whos.flatMap((who): Trigger[] => [
      { on: "played", who, what: { noun: "event" } },
      { on: "played", who, what: { noun: "card" } },
      { on: "discards", who, what: { noun: "card" } },
      { on: "discards", who, what: troop },
      { on: "turnStart", whose: who },
      { on: "turnEnd", whose: who },
      { on: "draws", who },
      { on: "draws", who, each: true },
      { on: "points", of: "base", who, how: "lose" },
    ]),
  ];
  check(
    triggers.flatMap((on): Text[] => [
      { kind: "when", on, do: end },
      { kind: "when", on, do: end, times: "turn" },
      ...("what" in on && "count" in on.what && !("target" in on)
        ? [{ kind: "when", on, do: { do: "move", what: { ref: "trigger" }, to: "hand" } } as const]
        : []),
    ]),
  );
});

it("what a Trap answers", () => {
  const answers: readonly Answers[] = [
    { to: "attack" },
    { to: "attack", by: troop },
    { to: "attack", on: troop },
    { to: "attack", by: troop, on: troop },
    { to: "attack", on: "base" },
    { to: "attack", by: troop, on: "base" },
    { to: "baseHit" },
    { to: "dodge" },
    { to: "deploy", what: troop },
    { to: "play", what: { noun: "event" } },
    { to: "play", what: { noun: "trap" } },
    { to: "play", what: { noun: "event", side: "opponents" } },
    { to: "play", what: { noun: "card" } },
    { to: "use" },
  ];
  check(answers.map((only) => ({ kind: "effect", only, do: end })));
});
