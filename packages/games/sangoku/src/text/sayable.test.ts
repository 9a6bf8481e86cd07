/** Every node of tree.ts is said in both languages, in words that are read as that node and no other: what holds. */
import { partsOfStates } from "@tefuda/language/qualities/states";
import { it } from "vitest";
import {
  afterIt,
  all,
  alone,
  card,
  check,
  comparisons,
  draw,
  effect,
  emblems,
  general,
  host,
  mine,
  one,
  passive,
  retire,
  self,
  shuffle,
  theirs,
  whos,
} from "./nodes.fixture.ts";
import { states } from "./phrases/states.ts";
import type {
  Amount,
  Condition,
  Cost,
  Count,
  Deed,
  Description,
  Duration,
  Emblem,
  Nation,
  PlayerDeed,
  Reference,
  Statement,
  Text,
} from "./tree.ts";

const durations: readonly Duration[] = ["thisTurn", "thisBattle", "yourNextTurn"];
const nations: readonly Nation[] = ["wei", "shu", "wu", "warlords", "han"];
const counts: readonly Count[] = [{ exactly: 1 }, { exactly: 2 }, { upTo: 1 }, { upTo: 2 }, "all", "any"];

it("descriptions", () => {
  const nouns: readonly Description["noun"][] = [
    "card",
    "tactic",
    "general",
    "reinforcement",
    "mainTactic",
    "battleTactic",
    "scenario",
  ];
  const parts: readonly Partial<Description>[] = [
    {},
    { other: true },
    { side: "yours" },
    { side: "opponents" },
    { side: "yours", other: true },
    { side: "opponents", other: true },
    ...nations.map((nation) => ({ traits: { nation: [nation] } })),
    { traits: { nation: ["wei", "shu"] } },
    { traits: { nation: ["wei", "shu", "warlords"] } },
    ...(["cavalry", "spearman", "bowman", "infantry", "elephant"] as const).map((unit) => ({
      traits: { unit: [unit] },
    })),
    { traits: { unit: ["cavalry", "spearman", "elephant"] } },
    { traits: { subtype: ["five tiger generals"] } },
    { traits: { subtype: ["yellow turbans", "inner court"] } },
    { keywords: ["haste"] },
    { keywords: [...emblems] },
    ...emblems.map((lacks) => ({ lacks })),
    ...partsOfStates(states).map(({ part }) => part),
    { named: "Guan Yu" },
    ...(["power", "originalPower", "cost", "fortDamage", "damage"] as const).flatMap((of) =>
      comparisons.map((how) => ({ bounds: [{ of, how, n: 1500 }] })),
    ),
    ...alone.flatMap((whose) =>
      (["resources", "hand", "pile", "out"] as const).map((place) => ({ zone: { in: place, whose } })),
    ),
  ];
  const descriptions: readonly Description[] = [
    ...nouns.flatMap((noun) => parts.map((part) => ({ noun, ...part }))),
    {
      noun: "general",
      side: "opponents",
      other: true,
      traits: { nation: ["wei", "han"], subtype: ["tiger guards"], unit: ["cavalry"] },
      is: {
        state: "tapped",
        dance: "dancing",
        wits: "awakened",
        gear: "equipped",
        harm: "damaged",
        battle: "defending",
      },
      bounds: [{ of: "power", how: "atMost", n: 2000 }],
      keywords: ["trample"],
      lacks: "haste",
      named: "Lu Bu",
    },
    {
      noun: "card",
      is: { face: "up" },
      traits: { nation: ["shu"] },
      zone: { in: "resources", whose: "opponent" },
    },
  ];
  check(descriptions.flatMap((what) => counts.map((count) => retire({ count, what }))));
  check(
    counts
      .filter((count) => count !== "all")
      .flatMap((count) => alone.map((chosenBy) => retire({ count, what: mine, chosenBy }))),
  );
  check(
    counts
      .filter((count) => count !== "all")
      .map((count) => retire({ count, what: theirs, chosenBy: "opponent" })),
  );
  check(
    counts
      .filter((count) => typeof count === "object")
      .map((count) => retire({ count, what: mine, random: true })),
  );
  check(
    (["resources", "hand", "pile", "out"] as const).flatMap((place) =>
      whos.map((whose) => afterIt({ do: "turnUp", what: one(card(place, whose)) })),
    ),
  );
});

it("cards spoken of", () => {
  const refs: readonly Reference[] = ["this", "host", "foe"];
  check(refs.map((ref) => retire({ ref })));
  check([afterIt({ do: "retire", what: { ref: "it" } }), afterIt({ do: "retire", what: { ref: "them" } })]);
  check([
    retire({ both: [one(general), all(mine), self] }),
    retire({ both: [self, all(general)] }),
    retire({ both: [self, all({ ...general, is: { battle: "attacking" } })] }),
    retire({ both: [self, one({ ...mine, other: true })] }),
    retire({ both: [host, one(theirs)] }),
  ]);
  check(
    whos.flatMap((whose) =>
      [1, 3].map((top) =>
        afterIt({ do: "look", who: "you", what: all({ noun: "card", zone: { in: "deck", whose, top } }) }),
      ),
    ),
  );
});

it("amounts", () => {
  const each: readonly Amount[] = [
    { each: general, times: 1 },
    { each: mine, times: 2 },
    { each: theirs, times: 500 },
    { each: card("resources", "you"), times: 1 },
    { each: card("hand", "opponent"), times: 3 },
    ...whos.map((who): Amount => ({ eachOf: "forts", whose: who, times: 1 })),
    { eachOf: "forts", whose: "you", times: 500 },
  ];
  const amounts: readonly Amount[] = [
    3,
    ...each,
    { done: true },
    ...(["power", "originalPower", "cost", "fortDamage", "damage"] as const).flatMap((value): Amount[] => [
      { value, of: "it" },
      { value, of: "this" },
      { value, of: "host" },
      { value, of: "foe" },
    ]),
    { value: "power", of: "them" },
  ];
  check(
    amounts.flatMap((n) => [
      afterIt({ do: "retire", what: { count: { exactly: n }, what: general } }),
      afterIt({ do: "retire", what: { count: { upTo: n }, what: mine } }),
      afterIt({ do: "draw", who: "you", n }),
      afterIt({ do: "mill", who: "opponent", n }),
      afterIt({ do: "damage", what: one(theirs), n }),
      afterIt({ do: "points", of: "forts", who: "opponent", n, how: "damage" }),
      afterIt({ do: "points", of: "forts", who: "you", n, how: "damage" }),
      afterIt({ do: "lasting", what: { is: "bonus", who: self, by: { power: n } }, for: "thisTurn" }),
    ]),
  );
  check(
    [3, ...each.filter((n) => JSON.stringify(n).includes("you") || JSON.stringify(n).includes('each"'))]
      .filter((n) => typeof n === "number" || !("eachOf" in n) || n.whose === "you")
      .flatMap((by) => [
        passive({ is: "bonus", who: self, by: { power: by } }),
        passive({ is: "fortDamage", who: self, by }),
        passive({ is: "lessDamage", who: self, kind: "special", by }),
        passive({ is: "cost", what: "cost", of: general, by }),
        passive({ is: "handLimit", whose: "you", by }),
        passive({ is: "resourcesPerTurn", whose: "you", by }),
      ]),
  );
});

const deeds: readonly Deed[] = [
  "attack",
  "attackForts",
  "beAttacked",
  "intercept",
  "retire",
  "stand",
  "beChosen",
  "strikeBack",
];

function statements(): Statement[] {
  const playerDeeds: readonly PlayerDeed[] = [
    "summon",
    "equip",
    "playMainTactics",
    "playBattleTactics",
    "playScenarios",
    "intercept",
    "ambush",
    "musou",
    "draw",
  ];
  const ofCards = [
    self,
    host,
    all(mine),
    all({ ...mine, is: { battle: "attacking" } } as const),
    { ref: "foe" } as const,
  ];
  const unless: readonly Condition[] = [
    { if: "turn", whose: "you" },
    { if: "count", what: mine, how: "atLeast", n: 1 },
    { if: "points", of: "forts", who: "you", how: "atMost", n: 3 },
  ];
  return [
    ...ofCards.flatMap((who): Statement[] => [
      { is: "bonus", who: who, by: { power: 500 } },
      { is: "bonus", who: who, by: { power: -1000 } },
      { is: "fortDamage", who, by: 1 },
      { is: "fortDamage", who, by: -1 },
      { is: "has", who, keywords: ["haste"] },
      { is: "has", who, keywords: [...emblems] },
      { is: "loses", who, keywords: ["haste", "longSpear"] },
      { is: "loses", who, keywords: "all" },
      { is: "silent", who },
      { is: "joins", who, traits: { nation: ["shu"] } },
      { is: "joins", who, traits: { nation: ["wei", "warlords", "han"] } },
      { is: "attacks", who, more: 1 },
      { is: "attacks", who, more: 2 },
      { is: "attacksUpTo", who, times: 2 },
      { is: "attacksUpTo", who, times: 3 },
      ...deeds.flatMap((what): Statement[] => [
        { is: "cannot", who, what },
        ...unless.map((cond): Statement => ({ is: "cannot", who, what, unless: cond })),
      ]),
      { is: "must", who, what: "attack" },
      { is: "unaffected", who },
      ...(["battle", "special"] as const).flatMap((kind): Statement[] => [
        { is: "noDamage", who, kind },
        { is: "lessDamage", who, kind, by: 500 },
        { is: "lessDamage", who, kind, by: -500 },
      ]),
    ]),
    ...[1, -2].flatMap((by): Statement[] => [
      { is: "cost", what: "cost", of: { noun: "mainTactic" }, by },
      {
        is: "cost",
        what: "cost",
        of: { noun: "general", traits: { nation: ["wei"], unit: ["cavalry"] } },
        by,
      },
    ]),
    ...alone.flatMap((whose): Statement[] => [
      ...[1, -1, 2, -2].flatMap((by): Statement[] => [
        { is: "handLimit", whose, by },
        { is: "resourcesPerTurn", whose, by },
      ]),
      ...playerDeeds.map((what): Statement => ({ is: "playersCannot", who: whose, what })),
      {
        is: "playersCannot",
        who: whose,
        what: "summon",
        card: { noun: "general", traits: { nation: ["wei"] } },
      },
      {
        is: "playersCannot",
        who: whose,
        what: "equip",
        card: { noun: "reinforcement", traits: { nation: ["wu"] } },
      },
      {
        is: "playersCannot",
        who: whose,
        what: "playMainTactics",
        card: { noun: "mainTactic", bounds: [{ of: "cost", how: "atMost", n: 2 }] },
      },
      {
        is: "playersCannot",
        who: whose,
        what: "playBattleTactics",
        card: { noun: "battleTactic", traits: { nation: ["shu"] } },
      },
      {
        is: "playersCannot",
        who: whose,
        what: "playScenarios",
        card: { noun: "scenario", traits: { nation: ["han"] } },
      },
    ]),
  ];
}

it("statements, for as long as their text is on and for a time", () => {
  check(statements().map(passive));
  check(
    durations.flatMap((time) =>
      statements().flatMap((what) => [
        effect({ do: "lasting", what, for: time }),
        effect({ do: "may", who: "you", what: { do: "lasting", what, for: time } }),
      ]),
    ),
  );
  const power: Statement = { is: "bonus", who: self, by: { power: 500 } };
  const has: Statement = { is: "has", who: self, keywords: ["haste", "trample"] };
  const cannot: Statement = { is: "cannot", who: self, what: "beChosen" };
  check([
    { kind: "always", mode: "passive", what: [power, has] },
    { kind: "always", mode: "dance", what: [power, has, cannot] },
    { kind: "always", mode: "awaken", what: [has, power] },
    { kind: "always", mode: "passive", what: [cannot, power, has] },
    { kind: "always", mode: "passive", what: [power, { is: "handLimit", whose: "you", by: 2 }] },
    {
      kind: "always",
      mode: "passive",
      what: [power, { ...power, who: all({ ...mine, other: true }) }],
      if: { if: "turn", whose: "you" },
    },
    effect({
      do: "seq",
      of: [
        { do: "lasting", what: { ...power, who: one(mine) }, for: "thisTurn" },
        { do: "lasting", what: { ...has, who: { ref: "it" } }, for: "thisTurn" },
      ],
    }),
  ]);
});

/** Coins are one price, however many there are. */
const besideCoins = (cost: Cost): Text[] =>
  cost.pay === "resources"
    ? []
    : [
        {
          kind: "use",
          cost: [{ pay: "resources", price: { han: 1 } }, cost],
          do: draw,
          times: "turn",
        },
      ];

it("costs", () => {
  const what = one({ ...mine, other: true });
  const costs: readonly Cost[] = [
    { pay: "resources", price: { any: 1 } },
    { pay: "resources", price: { wei: 2, any: 1 } },
    { pay: "resources", price: { wei: 1, shu: 2, wu: 3, warlords: 4, han: 5, any: 6 } },
    { pay: "tap", what: { ref: "this" } },
    { pay: "tap", what },
    { pay: "tap", what: one(card("resources", "you")) },
    { pay: "discard", what: one(card("hand", "you")) },
    {
      pay: "discard",
      what: { count: { exactly: 2 }, what: { noun: "tactic", zone: { in: "hand", whose: "you" } } },
    },
    { pay: "retire", what: self },
    { pay: "retire", what },
    { pay: "turnDown", what: one({ ...card("resources", "you"), is: { face: "up" } }) },
    {
      pay: "turnDown",
      what: { count: { exactly: 2 }, what: { ...card("resources", "you"), is: { face: "up" } } },
    },
    { pay: "mill", n: 1 },
    { pay: "mill", n: 3 },
    { pay: "return", what: self },
    { pay: "return", what },
  ];
  check(
    costs.flatMap((cost): Text[] => [
      { kind: "use", cost: [cost], do: shuffle },
      ...besideCoins(cost),
      { kind: "use", cost: [cost, { pay: "tap", what: { ref: "this" } }], do: draw },
    ]),
  );
  check([{ kind: "use", cost: [], do: draw, times: "turn" }]);
});

it("emblems", () => {
  const marks: readonly Emblem[] = [
    ...emblems,
    ...nations.flatMap((nation): Emblem[] => [
      { emblem: "ambush", nation, n: 4 },
      { emblem: "outsource", nation },
    ]),
    { emblem: "diplomacy", nations: ["wei"] },
    { emblem: "diplomacy", nations: ["wei", "warlords", "han"] },
    { emblem: "alliance", price: { shu: 2, wu: 1, any: 3 } },
  ];
  check(marks.map((mark) => ({ kind: "keywords", keywords: [mark] })));
  check([{ kind: "keywords", keywords: [...marks] }]);
});
