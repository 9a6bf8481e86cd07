/** Every node of tree.ts is said in both languages, in words that are read as that node and no other: what holds. */
import { it } from "vitest";
import {
  afterIt,
  all,
  alone,
  always,
  card,
  check,
  comparisons,
  destroy,
  draw,
  effect,
  end,
  icons,
  mine,
  one,
  self,
  unit,
  whos,
} from "./nodes.fixture.ts";
import type {
  Amount,
  Cost,
  Count,
  Deed,
  Description,
  Duration,
  PlayerDeed,
  Reference,
  Statement,
  Text,
} from "./tree.ts";

const durations: readonly Duration[] = ["thisTurn", "thisCombat", "forGood"];

it("descriptions", () => {
  const nouns: readonly Description["noun"][] = ["card", "unit", "item", "event", "base"];
  const parts: readonly Partial<Description>[] = [
    {},
    { other: true },
    { side: "yours" },
    { side: "opponents" },
    ...(["ready", "actioned", "stunned"] as const).map((state) => ({ is: { state } })),
    ...(["attacking", "defending", "combating"] as const).map((combat) => ({ is: { combat } })),
    { is: { face: "down" } },
    { is: { face: "up" } },
    { supported: true },
    { supported: false },
    { arts: true },
    { arts: false },
    { named: "Brass Heron" },
    { traits: { org: ["tidewatch"] } },
    { traits: { org: ["lantern guild", "amber order", "glass theatre"] } },
    { keywords: ["covert"] },
    { keywords: [...icons] },
    ...icons.map((lacks) => ({ lacks })),
    { sharesOrg: self },
    { sharesOrg: one(mine) },
    { sharesOrg: all(mine) },
    { sharesOrg: { ref: "foe" } },
    ...(["str", "def", "cp", "ep", "level"] as const).flatMap((of) =>
      comparisons.map((how) => ({ bounds: [{ of, how, n: 2 }] })),
    ),
    ...alone.flatMap((whose) =>
      (["homebase", "hand", "trail"] as const).map((place) => ({ zone: { in: place, whose } })),
    ),
  ];
  const counts: readonly Count[] = [{ exactly: 1 }, { exactly: 2 }, { upTo: 1 }, { upTo: 2 }, "all", "any"];
  const descriptions: readonly Description[] = [
    ...nouns.flatMap((noun) => parts.map((part) => ({ noun, ...part }))),
    ...parts.flatMap((part): Description[] => [
      { noun: "unit", also: "item", ...part },
      { noun: "item", also: "base", ...part },
    ]),
    {
      noun: "unit",
      side: "opponents",
      other: true,
      traits: { org: ["verdant school"] },
      is: { state: "ready" },
      bounds: [{ of: "def", how: "atMost", n: 3 }],
      keywords: ["hate"],
      lacks: "covert",
      sharesOrg: self,
    },
  ];
  check(descriptions.flatMap((what) => counts.map((count) => destroy({ count, what }))));
  check(
    counts
      .filter((count) => count !== "all")
      .flatMap((count) => alone.map((chosenBy) => destroy({ count, what: mine, chosenBy }))),
  );
  check(
    counts
      .filter((count) => typeof count === "object")
      .map((count) => destroy({ count, what: mine, random: true })),
  );
  check(
    whos.map((whose) =>
      afterIt({ do: "destroy", what: one({ noun: "card", zone: { in: "homebase", whose } }) }),
    ),
  );
});

it("cards spoken of", () => {
  const refs: readonly Reference[] = ["this", "foe"];
  check(refs.map((ref) => destroy({ ref })));
  check([afterIt({ do: "destroy", what: { ref: "it" } }), afterIt({ do: "destroy", what: { ref: "them" } })]);
  check([
    destroy({ both: [one(unit), all(mine), self] }),
    destroy({ both: [self, all(unit)] }),
    destroy({ both: [self, all({ ...unit, is: { combat: "attacking" } })] }),
    destroy({ both: [self, one({ ...mine, other: true })] }),
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
  const amounts: readonly Amount[] = [
    3,
    { each: unit, times: 1 },
    { each: mine, times: 2 },
    { half: { each: unit, times: 1 } },
    { done: true },
    { half: { done: true } },
    ...(["str", "def", "cp", "ep", "level"] as const).flatMap((value): Amount[] => [
      { value, of: "it" },
      { value, of: "this" },
      { half: { value, of: "foe" } },
    ]),
    { value: "str", of: "them" },
  ];
  check(
    amounts.flatMap((n) => [
      afterIt({ do: "destroy", what: { count: { exactly: n }, what: unit } }),
      afterIt({ do: "destroy", what: { count: { upTo: n }, what: unit } }),
      afterIt({ do: "draw", who: "you", n }),
      afterIt({ do: "mill", who: "opponent", n }),
      ...(["gain", "lose", "damage"] as const).map((how) =>
        afterIt({ do: "points", of: "bond", who: "opponent", n, how }),
      ),
      ...(["cp", "ep"] as const).map((of) => afterIt({ do: "points", of, who: "you", n, how: "gain" })),
      ...[
        { str: n, def: n },
        { str: n, def: 0 },
        { str: 0, def: n },
      ].map((by) => afterIt({ do: "lasting", what: { is: "bonus", who: self, by }, for: "thisTurn" })),
    ]),
  );
  const counted: readonly Amount[] = [3, { each: unit, times: 1 }, { each: mine, times: 2 }];
  check(
    counted.flatMap((by) => [
      effect({ do: "plan", who: "you", n: by }),
      always({ is: "overkill", who: self, by }),
      always({ is: "cost", of: unit, what: "cp", by }),
      always({ is: "damageLess", whose: "you", by }),
      always({ is: "income", whose: "you", what: "cp", by }),
      always({ is: "draws", whose: "you", by }),
    ]),
  );
  check([
    always({ is: "bonus", who: self, by: { str: { each: unit, times: -1 }, def: { each: unit, times: 2 } } }),
    always({ is: "bonus", who: self, by: { str: -2, def: -1 } }),
    always({ is: "bonus", who: self, by: { str: 2, def: -1 } }),
    always({ is: "bonus", who: self, by: { str: 0, def: -1 } }),
    always({ is: "bonus", who: self, by: { str: -1, def: 0 } }),
  ]);
});

const deeds: readonly Deed[] = [
  "attack",
  "attackPlayer",
  "beAttacked",
  "joinGroups",
  "giveSupport",
  "beStunned",
  "beStunnedByText",
  "beDestroyed",
  "ready",
  "beCured",
  "beChosen",
  "fightBack",
];

function statements(): Statement[] {
  const playerDeeds: readonly PlayerDeed[] = ["play", "draw", "gainBond", "gainEp", "useCrafts", "cure"];
  const ofCards = [
    self,
    all(mine),
    all({ ...mine, is: { combat: "attacking" } } as const),
    { ref: "foe" } as const,
  ];
  return [
    ...ofCards.flatMap((who): Statement[] => [
      { is: "bonus", who: who, by: { str: 1, def: 2 } },
      { is: "has", who, keywords: ["covert"] },
      { is: "has", who, keywords: [...icons] },
      { is: "joins", who, traits: { org: ["tidewatch"] } },
      { is: "joins", who, traits: { org: ["tidewatch", "amber order"] } },
      { is: "support", who },
      ...deeds.flatMap((what): Statement[] => [
        { is: "cannot", who, what },
        { is: "cannot", who, what, unless: { if: "phase", is: "combat" } },
        { is: "cannot", who, what, unless: { if: "count", what: mine, how: "atLeast", n: 1 } },
      ]),
      { is: "must", who, what: "attack" },
      { is: "may", who, what: "attackPlayer" },
      { is: "overkill", who, by: 1 },
      { is: "overkill", who, by: -2 },
      { is: "noStunDamage", who },
    ]),
    { is: "linked", orgs: ["tidewatch", "amber order"] },
    { is: "linked", orgs: ["tidewatch", "amber order", "skyrail company"] },
    ...(["cp", "ep", "level"] as const).flatMap((what): Statement[] => [
      { is: "cost", of: { noun: "event" }, what, by: 1 },
      { is: "cost", of: { noun: "unit", traits: { org: ["tidewatch"] } }, what, by: -2 },
    ]),
    ...alone.flatMap((whose): Statement[] => [
      ...[1, -1, 2, -2].flatMap((by): Statement[] => [
        { is: "damageLess", whose, by },
        { is: "income", whose, what: "cp", by },
        { is: "draws", whose, by },
      ]),
      ...playerDeeds.map((what): Statement => ({ is: "playersCannot", who: whose, what })),
      { is: "playersCannot", who: whose, what: "play", card: { noun: "event" } },
      { is: "playersCannot", who: whose, what: "useCrafts", card: unit },
      {
        is: "playersCannot",
        who: whose,
        what: "cure",
        card: { noun: "unit", traits: { org: ["amber order"] } },
      },
    ]),
  ];
}

it("statements, for as long as their card works and for a time", () => {
  check(statements().map(always));
  check(
    durations.flatMap((time) =>
      statements().flatMap((what) => [
        effect({ do: "lasting", what, for: time }),
        effect({ do: "may", who: "you", what: { do: "lasting", what, for: time } }),
      ]),
    ),
  );
  check([
    {
      kind: "always",
      what: [
        { is: "bonus", who: self, by: { str: 1, def: 0 } },
        { is: "cannot", who: self, what: "beChosen" },
      ],
    },
    {
      kind: "always",
      what: [
        { is: "bonus", who: all(mine), by: { str: 1, def: 0 } },
        { is: "linked", orgs: ["tidewatch", "amber order"] },
      ],
    },
  ]);
});

it("costs", () => {
  const what = one({ ...mine, other: true });
  const costs: readonly Cost[] = [
    { pay: "points", of: "ep", n: 2 },
    { pay: "points", of: "bond", n: 3 },
    { pay: "action", what: { ref: "this" } },
    { pay: "action", what },
    { pay: "discard", what: one(card("hand", "you")) },
    {
      pay: "discard",
      what: { count: { exactly: 2 }, what: { noun: "event", zone: { in: "hand", whose: "you" } } },
    },
    { pay: "destroy", what: self },
    { pay: "stun", what },
    { pay: "rebuild", what: one(card("homebase", "you")) },
    { pay: "return", what: self },
  ];
  check(
    costs.flatMap((cost): Text[] => [
      { kind: "use", cost: [cost], do: end },
      { kind: "use", cost: [{ pay: "points", of: "ep", n: 1 }, cost], do: draw, times: "game" },
      { kind: "use", cost: [cost, { pay: "action", what: { ref: "this" } }], do: draw, times: "turn" },
    ]),
  );
});

it("icon crafts", () => {
  check(icons.map((icon) => ({ kind: "keywords", keywords: [icon] })));
  check([{ kind: "keywords", keywords: [...icons] }]);
});
