/** Every node of tree.ts is said in both languages, in words that are read as that node and no other: what happens. */
import { it } from "vitest";
import {
  afterIt,
  all,
  alone,
  always,
  card,
  check,
  comparisons,
  draw,
  effect,
  end,
  fallen,
  mine,
  one,
  self,
  stun,
  unit,
  whos,
} from "./nodes.fixture.ts";
import type { Action, Cards, Condition, Description, Text, Trigger } from "./tree.ts";

function actions(): Action[] {
  const several: readonly Cards[] = [one(mine), { count: { upTo: 2 }, what: mine }, self, all(unit)];
  return [
    ...whos.flatMap((who): Action[] => [
      { do: "draw", who, n: 1 },
      { do: "draw", who, n: 2 },
      { do: "discard", who, what: one(card("hand", who)) },
      { do: "discard", who, what: all(card("hand", who)) },
      { do: "discard", who, what: one(card("hand", who), { random: true }) },
      { do: "mill", who, n: 1 },
      { do: "mill", who, n: 2 },
      ...(["gain", "lose", "damage"] as const).map(
        (how): Action => ({ do: "points", of: "bond", who, n: 2, how }),
      ),
      { do: "points", of: "cp", who, n: 1, how: "gain" },
      { do: "points", of: "ep", who, n: 1, how: "gain" },
      { do: "plan", who, n: 3 },
      { do: "look", who, what: { hand: "opponent" } },
      { do: "look", who, what: one(card("homebase", "opponent")) },
      { do: "reveal", what: { hand: who } },
      { do: "shuffle", who },
      { do: "shuffle", who, pileToo: true },
      { do: "may", who, what: { do: "draw", who, n: 1 } },
      {
        do: "may",
        who,
        what: {
          do: "seq",
          of: [
            { do: "discard", who, what: one(card("hand", who)) },
            { do: "stun", what: one(unit) },
          ],
        },
      },
      { do: "choose", who, of: [draw, end] },
      { do: "choose", who, of: [draw, { do: "seq", of: [end, draw] }, { do: "may", who: "you", what: end }] },
    ]),
    { do: "may", who: "you", what: { do: "draw", who: "opponent", n: 1 } },
    ...several.flatMap((what): Action[] => [
      ...(["destroy", "stun", "cure", "action", "ready", "free"] as const).map((act) => ({ do: act, what })),
      ...(["hand", "deckTop", "deckBottom", "deckShuffled", "trail"] as const).map(
        (to): Action => ({ do: "move", what, to }),
      ),
    ]),
    {
      do: "turnUp",
      what: one({ noun: "base", is: { face: "down" }, zone: { in: "homebase", whose: "you" } }),
    },
    { do: "rebuild", what: one(card("homebase", "you")) },
    { do: "rebuild", what: { count: "any", what: card("homebase", "you") } },
    { do: "reveal", what: one(card("hand", "opponent")) },
    { do: "move", what: one(fallen), to: "hand" },
    { do: "move", what: one(fallen), to: "deckBottom" },
    ...[one(fallen), { count: { upTo: 2 }, what: fallen }].flatMap((what): Action[] => [
      { do: "enter", what },
      { do: "enter", what, turned: true },
      { do: "enter", what, turned: false },
      ...(["down", "up"] as const).flatMap((face) =>
        [true, false].map((turned): Action => ({ do: "toHomebase", what, whose: "you", face, turned })),
      ),
    ]),
    ...[one(unit), { count: { upTo: 2 }, what: unit }].flatMap((what): Action[] =>
      (["hand", "field", "homebase"] as const).flatMap((to): Action[] => [
        { do: "search", what, to },
        { do: "dig", n: 5, take: what, to, rest: "deckBottom" },
        { do: "dig", n: 3, take: what, to, rest: "trail" },
      ]),
    ),
    end,
  ];
}

it("actions, alone, in a row and on a condition", () => {
  const cond: Condition = { if: "initiative", who: "you" };
  check(
    actions().flatMap((act) => [
      afterIt(act),
      effect({ do: "seq", of: [stun, end, act] }),
      effect({ do: "seq", of: [stun, act, end] }),
      effect({ do: "seq", of: [stun, { do: "if", cond, then: act }] }),
      effect({ do: "seq", of: [stun, { do: "if", cond, then: act, otherwise: act }] }),
      effect({
        do: "seq",
        of: [
          { do: "may", who: "you", what: stun },
          { do: "if", cond: { if: "did" }, then: act },
        ],
      }),
      effect({
        do: "seq",
        of: [
          { do: "may", who: "opponent", what: stun },
          { do: "if", cond: { if: "not", what: { if: "did" } }, then: act },
        ],
      }),
    ]),
  );
});

it("conditions, wherever one stands", () => {
  const counted: readonly Description[] = [
    mine,
    { ...unit, side: "opponents" },
    unit,
    { ...mine, other: true },
    fallen,
    card("homebase", "opponent"),
  ];
  const fits: readonly Description[] = [
    unit,
    { noun: "item", traits: { org: ["amber order"] } },
    ...(["attacking", "defending", "combating"] as const).map((combat) => ({
      noun: "card" as const,
      is: { combat },
    })),
    ...(["ready", "actioned", "stunned"] as const).map((state) => ({ noun: "card" as const, is: { state } })),
    { noun: "card", is: { face: "down" } },
    { noun: "card", is: { face: "up" } },
    { noun: "card", supported: true },
    { noun: "card", keywords: ["covert"] },
    { noun: "card", traits: { org: ["tidewatch", "amber order"] } },
    ...comparisons.map((how) => ({ noun: "card" as const, bounds: [{ of: "cp" as const, how, n: 1 }] })),
  ];
  const conditions: Condition[] = [
    ...comparisons.flatMap((how) =>
      [0, 1, 2, 3]
        .filter((n) => n > (how === "lessThan" ? 1 : 0) || how === "exactly")
        .flatMap((n): Condition[] => [
          ...counted.map((what): Condition => ({ if: "count", what, how, n })),
          ...alone.flatMap((who): Condition[] => [
            { if: "points", of: "bond", who, how, n: 10 * n },
            { if: "hand", who, how, n },
          ]),
        ]),
    ),
    ...(["you", "opponent"] as const).flatMap((who): Condition[] => [
      { if: "lead", of: "bond", who },
      { if: "lead", of: "hand", who },
      { if: "outnumber", what: { noun: "unit" }, who },
      { if: "initiative", who },
      { if: "step", whose: who },
    ]),
    ...(["and", "or"] as const).map((how): Condition => {
      const hand: Condition = { if: "hand", who: "opponent", how: "atMost", n: 2 };
      return { if: how, of: [hand, { if: "outnumber", what: { noun: "unit" }, who: "you" }] };
    }),
    { if: "phase", is: "preparation" },
    { if: "phase", is: "combat" },
    ...(["this", "foe"] as const).flatMap((what) =>
      fits.map((it): Condition => ({ if: "is", what, fits: it })),
    ),
  ];
  check(
    conditions
      .flatMap((cond): Condition[] => [cond, { if: "not", what: cond }])
      .flatMap((cond): Text[] => [
        effect({ do: "if", cond, then: end }),
        { kind: "effect", do: end, if: cond },
        { kind: "always", what: [{ is: "support", who: self }], if: cond },
        ...(cond.if === "not" ? [] : [always({ is: "cannot", who: self, what: "attack", unless: cond })]),
        { kind: "always", what: [{ is: "cannot", who: all(mine), what: "attack" }], if: cond },
        { kind: "use", cost: [{ pay: "points", of: "ep", n: 1 }], do: end, if: cond },
        { kind: "use", cost: [{ pay: "points", of: "ep", n: 1 }], times: "turn", do: end, if: cond },
        { kind: "when", on: { on: "attacks", what: self }, do: end, if: cond },
        { kind: "when", on: { on: "turnEnd" }, times: "turn", do: end, if: cond },
      ]),
  );
  check(
    ["it", "trigger"].map(
      (): Text => afterIt({ do: "if", cond: { if: "is", what: "it", fits: { noun: "item" } }, then: end }),
    ),
  );
});

it("triggers", () => {
  const subjects: readonly Cards[] = [
    self,
    { ref: "foe" },
    one(unit),
    one({ ...mine, other: true }),
    { both: [self, one({ ...mine, other: true })] },
  ];
  const ofCards = [
    "enters",
    "stunned",
    "cured",
    "destroyed",
    "leaves",
    "attacks",
    "attacked",
    "overkill",
    "supports",
    "actioned",
  ] as const;
  const stunning = subjects.flatMap((what): Trigger[] => [
    { on: "stuns", what, whom: one(unit), inCombat: true },
    { on: "stuns", what, whom: one({ ...unit, side: "opponents" }) },
    { on: "stuns", what: one(unit), whom: what },
  ]);
  const triggers: Trigger[] = [
    ...ofCards.flatMap((on) => subjects.map((what): Trigger => ({ on, what }))),
    ...subjects.map((what): Trigger => ({ on: "attacks", what, group: true })),
    ...stunning,
    ...alone.flatMap((who): Trigger[] => [
      { on: "played", who, what: { noun: "event" } },
      { on: "played", who, what: { noun: "card" }, from: "hand" },
      { on: "played", who, what: { noun: "unit", traits: { org: ["tidewatch"] } }, from: "homebase" },
      { on: "rebuilt", who },
      { on: "settles", who },
      { on: "declares", who },
      { on: "declares", who, group: true },
      { on: "passes", who },
      { on: "deploys", who },
      { on: "points", of: "bond", who, how: "lose" },
      { on: "discards", who, what: { noun: "card" } },
      { on: "discards", who, what: { noun: "item" } },
      { on: "draws", who },
      { on: "draws", who, each: true },
    ]),
    { on: "combat" },
    { on: "turnEnd" },
  ];
  const when = (on: Trigger, act: Action, times?: "turn"): Text => ({
    kind: "when",
    on,
    do: act,
    ...(times && { times }),
  });
  const that: Cards = { ref: "trigger" };
  check(
    triggers.flatMap((on) => [
      when(on, end),
      when(on, draw, "turn"),
      when(on, { do: "may", who: "you", what: { do: "ready", what: self } }),
    ]),
  );
  // Of two that it spoke of each has a name.
  check(
    stunning.flatMap((on) =>
      (["doer", "whom"] as const).map((ref) => when(on, { do: "destroy", what: { ref } })),
    ),
  );
  // "That UNIT" is the one that the trigger spoke of, "it" the one chosen since.
  check(
    triggers
      .filter((on) => "what" in on && !("ref" in on.what) && on.on !== "stuns")
      .flatMap((on) => [
        when(on, { do: "destroy", what: that }),
        when(on, { do: "seq", of: [stun, { do: "destroy", what: that }] }),
        when(on, { do: "seq", of: [stun, { do: "destroy", what: { ref: "it" } }] }),
      ]),
  );
});
