/** Every node of tree.ts is said in both languages, in words that are read as that node and no other. */
import { equal } from "@tefuda/cardtext";
import { expect, it } from "vitest";
import { grammar } from "./index.ts";
import type {
  Action,
  Amount,
  Cards,
  Comparison,
  Condition,
  Cost,
  Count,
  Deed,
  Description,
  Duration,
  Icon,
  PlayerDeed,
  Reference,
  Statement,
  Text,
  Trigger,
  Who,
} from "./tree.ts";

const unit: Description = { noun: "unit" };
const mine: Description = { ...unit, side: "yours" };
const one = (what: Description, more: object = {}): Cards => ({ count: { exactly: 1 }, what, ...more });
const all = (what: Description): Cards => ({ count: "all", what });
const self: Cards = { ref: "this" };

const whos: readonly Who[] = ["you", "opponent", "both", "owner", "its"];
/** Those that can be spoken of before any card was. */
const alone: readonly Who[] = ["you", "opponent", "both"];
const comparisons: readonly Comparison[] = ["exactly", "atLeast", "atMost"];
const icons: readonly Icon[] = ["covert", "reinforcement", "attribution", "dispatch", "martialArts", "hate"];
const durations: readonly Duration[] = ["thisTurn", "thisCombat", "forGood"];
const end: Action = { do: "endAttack" };
const draw: Action = { do: "draw", who: "you", n: 1 };
/** Brings up a card, so that "it" and its owner can be spoken of. */
const stun: Action = { do: "stun", what: one(unit) };

const effect = (act: Action): Text => ({ kind: "effect", do: act });
const afterIt = (act: Action): Text => effect({ do: "seq", of: [stun, act] });
const always = (statement: Statement): Text => ({ kind: "always", what: [statement] });
const destroy = (what: Cards): Text => effect({ do: "destroy", what });

/** Texts that have no words, or whose words are read as something else, in either language. */
function failing(text: Text): string[] {
  return (["en", "ja"] as const).flatMap((language) => {
    const words = grammar.print(text, language);
    if (words === undefined) return [`${language} has no words for ${JSON.stringify(text)}`];
    const result = grammar.read(words, language);
    if ("error" in result) return [`${words}: ${result.error.message}`];
    return equal(result.tree, text)
      ? []
      : [`${words} says ${JSON.stringify(result.tree)}, not ${JSON.stringify(text)}`];
  });
}

function check(texts: readonly Text[]): void {
  expect(texts.flatMap(failing)).toEqual([]);
}

it("descriptions", () => {
  const nouns: readonly Description["noun"][] = ["card", "unit", "item", "event", "base"];
  const parts: readonly Partial<Description>[] = [
    {},
    { other: true },
    { side: "yours" },
    { side: "opponents" },
    ...(["ready", "actioned", "stunned"] as const).map((state) => ({ state })),
    ...(["attacking", "defending", "combating"] as const).map((combat) => ({ combat })),
    { face: "down" },
    { face: "up" },
    { supported: true },
    { supported: false },
    { arts: true },
    { arts: false },
    { named: "Brass Heron" },
    { orgs: ["tidewatch"] },
    { orgs: ["lantern guild", "amber order", "glass theatre"] },
    { icons: ["covert"] },
    { icons: [...icons] },
    ...icons.map((lacks) => ({ lacks })),
    { sharesOrg: self },
    { sharesOrg: one(mine) },
    { sharesOrg: all(mine) },
    { sharesOrg: { ref: "foe" } },
    ...(["str", "def", "cp", "ep", "level"] as const).flatMap((of) =>
      comparisons.map((how) => ({ bound: { of, how, n: 2 } })),
    ),
    ...alone.flatMap((whose) =>
      (["homebase", "hand", "trail"] as const).map((place) => ({ zone: { in: place, whose } })),
    ),
  ];
  const counts: readonly Count[] = [{ exactly: 1 }, { exactly: 2 }, { upTo: 1 }, { upTo: 2 }, "all", "any"];
  const descriptions: readonly Description[] = [
    ...nouns.flatMap((noun) => parts.map((part) => ({ noun, ...part }))),
    {
      noun: "unit",
      side: "opponents",
      other: true,
      orgs: ["verdant school"],
      state: "ready",
      bound: { of: "def", how: "atMost", n: 3 },
      icons: ["hate"],
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
    ...(["str", "def", "cp", "ep"] as const).flatMap((value): Amount[] => [
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
      ...(["gain", "lose", "damage"] as const).map((how) => afterIt({ do: "bond", who: "opponent", n, how })),
      ...(["cp", "ep"] as const).map((what) => afterIt({ do: "gain", who: "you", what, n })),
      ...[
        { str: n, def: n },
        { str: n, def: 0 },
        { str: 0, def: n },
      ].map((by) => afterIt({ do: "lasting", what: { is: "bonus", on: self, ...by }, for: "thisTurn" })),
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
    always({ is: "bonus", on: self, str: { each: unit, times: -1 }, def: { each: unit, times: 2 } }),
    always({ is: "bonus", on: self, str: -2, def: -1 }),
    always({ is: "bonus", on: self, str: 2, def: -1 }),
    always({ is: "bonus", on: self, str: 0, def: -1 }),
    always({ is: "bonus", on: self, str: -1, def: 0 }),
  ]);
});

const deeds: readonly Deed[] = [
  "attack",
  "attackPlayer",
  "beAttacked",
  "joinGroups",
  "giveSupport",
  "beStunned",
  "beDestroyed",
  "ready",
  "beCured",
  "beChosen",
  "fightBack",
];

function statements(): Statement[] {
  const playerDeeds: readonly PlayerDeed[] = ["play", "draw", "gainBond", "gainEp", "useCrafts", "cure"];
  const ofCards = [self, all(mine), all({ ...mine, combat: "attacking" } as const), { ref: "foe" } as const];
  return [
    ...ofCards.flatMap((who): Statement[] => [
      { is: "bonus", on: who, str: 1, def: 2 },
      { is: "has", who, icons: ["covert"] },
      { is: "has", who, icons: [...icons] },
      { is: "gains", who, orgs: ["tidewatch"] },
      { is: "gains", who, orgs: ["tidewatch", "amber order"] },
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
      { is: "cost", of: { noun: "unit", orgs: ["tidewatch"] }, what, by: -2 },
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
      { is: "playersCannot", who: whose, what: "cure", card: { noun: "unit", orgs: ["amber order"] } },
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
        { is: "bonus", on: self, str: 1, def: 0 },
        { is: "cannot", who: self, what: "beChosen" },
      ],
    },
    {
      kind: "always",
      what: [
        { is: "bonus", on: all(mine), str: 1, def: 0 },
        { is: "linked", orgs: ["tidewatch", "amber order"] },
      ],
    },
  ]);
});

const card = (zone: "hand" | "trail" | "homebase", whose: Who): Description => ({
  noun: "card",
  zone: { in: zone, whose },
});
const fallen: Description = { ...unit, zone: { in: "trail", whose: "you" } };

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
      ...(["gain", "lose", "damage"] as const).map((how): Action => ({ do: "bond", who, n: 2, how })),
      { do: "gain", who, what: "cp", n: 1 },
      { do: "gain", who, what: "ep", n: 1 },
      { do: "plan", who, n: 3 },
      { do: "look", who, what: { hand: "opponent" } },
      { do: "look", who, what: one(card("homebase", "opponent")) },
      { do: "reveal", what: { hand: who } },
      { do: "shuffle", who },
      { do: "shuffle", who, trailToo: true },
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
    { do: "turnUp", what: one({ noun: "base", face: "down", zone: { in: "homebase", whose: "you" } }) },
    { do: "rebuild", what: one(card("homebase", "you")) },
    { do: "rebuild", what: { count: "any", what: card("homebase", "you") } },
    { do: "reveal", what: one(card("hand", "opponent")) },
    { do: "move", what: one(fallen), to: "hand" },
    { do: "move", what: one(fallen), to: "deckBottom" },
    ...[one(fallen), { count: { upTo: 2 }, what: fallen }].flatMap((what): Action[] => [
      { do: "toField", what },
      { do: "toField", what, actioned: true },
      { do: "toField", what, actioned: false },
      ...(["down", "up"] as const).flatMap((face) =>
        [true, false].map((actioned): Action => ({ do: "toHomebase", what, whose: "you", face, actioned })),
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
    { noun: "item", orgs: ["amber order"] },
    ...(["attacking", "defending", "combating"] as const).map((combat) => ({
      noun: "card" as const,
      combat,
    })),
    ...(["ready", "actioned", "stunned"] as const).map((state) => ({ noun: "card" as const, state })),
    { noun: "card", face: "down" },
    { noun: "card", face: "up" },
    { noun: "card", supported: true },
    { noun: "card", icons: ["covert"] },
    { noun: "card", orgs: ["tidewatch", "amber order"] },
    ...comparisons.map((how) => ({ noun: "card" as const, bound: { of: "cp" as const, how, n: 1 } })),
  ];
  const conditions: Condition[] = [
    ...comparisons.flatMap((how) =>
      [0, 1, 2, 3]
        .filter((n) => n > 0 || how === "exactly")
        .flatMap((n): Condition[] => [
          ...counted.map((what): Condition => ({ if: "count", what, how, n })),
          ...alone.flatMap((who): Condition[] => [
            { if: "bond", who, how, n: 10 * n },
            { if: "hand", who, how, n },
          ]),
        ]),
    ),
    ...(["you", "opponent"] as const).flatMap((who): Condition[] => [
      { if: "bondLead", who },
      { if: "initiative", who },
      { if: "step", whose: who },
    ]),
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
        { kind: "always", what: [{ is: "cannot", who: all(mine), what: "attack" }], if: cond },
        { kind: "craft", cost: [{ pay: "ep", n: 1 }], do: end, if: cond },
        { kind: "craft", cost: [{ pay: "ep", n: 1 }], times: "turn", do: end, if: cond },
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
    "stuns",
    "overkill",
    "supports",
    "actioned",
  ] as const;
  const triggers: Trigger[] = [
    ...ofCards.flatMap((on) => subjects.map((what): Trigger => ({ on, what }))),
    ...subjects.map((what): Trigger => ({ on: "attacks", what, group: true })),
    ...alone.flatMap((who): Trigger[] => [
      { on: "played", who, what: { noun: "event" } },
      { on: "played", who, what: { noun: "card" }, from: "hand" },
      { on: "played", who, what: { noun: "unit", orgs: ["tidewatch"] }, from: "homebase" },
      { on: "rebuilt", who },
      { on: "deploys", who },
      { on: "losesBond", who },
      { on: "draws", who },
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
  // "That UNIT" is the one that the trigger spoke of, "it" the one chosen since.
  check(
    triggers
      .filter((on) => "what" in on && !("ref" in on.what))
      .flatMap((on) => [
        when(on, { do: "destroy", what: that }),
        when(on, {
          do: "seq",
          of: [stun, { do: "destroy", what: that }, { do: "destroy", what: { ref: "it" } }],
        }),
      ]),
  );
});

it("costs", () => {
  const what = one({ ...mine, other: true });
  const costs: readonly Cost[] = [
    { pay: "ep", n: 2 },
    { pay: "bond", n: 3 },
    { pay: "actionThis" },
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
      { kind: "craft", cost: [cost], do: end },
      { kind: "craft", cost: [{ pay: "ep", n: 1 }, cost], do: draw, times: "game" },
      { kind: "craft", cost: [cost, { pay: "actionThis" }], do: draw, times: "turn" },
    ]),
  );
});

it("icon crafts", () => {
  check(icons.map((icon) => ({ kind: "icon", icons: [icon] })));
  check([{ kind: "icon", icons: [...icons] }]);
});
