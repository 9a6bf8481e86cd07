/** Every node of tree.ts is said in both languages, in words that are read as that node and no other: what happens. */
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
  fallen,
  general,
  host,
  mine,
  one,
  self,
  shuffle,
  tap,
  theirs,
  whos,
} from "./nodes.fixture.ts";
import type { Action, Cards, Condition, Description, Icon, Text, Trigger } from "./tree.ts";

const ownResource: Description = { ...card("resources", "you"), is: { face: "up" } };

function actions(): Action[] {
  const several: readonly Cards[] = [
    one(mine),
    one(theirs),
    { count: { upTo: 2 }, what: mine },
    self,
    host,
    all(general),
    all(theirs),
  ];
  return [
    ...whos.flatMap((who): Action[] => [
      { do: "draw", who, n: 1 },
      { do: "draw", who, n: 2 },
      { do: "discard", who, what: one(card("hand", who)) },
      {
        do: "discard",
        who,
        what: { count: { upTo: 2 }, what: { noun: "general", zone: { in: "hand", whose: who } } },
      },
      { do: "discard", who, what: all(card("hand", who)) },
      { do: "discard", who, what: one(card("hand", who), { random: true }) },
      { do: "mill", who, n: 1 },
      { do: "mill", who, n: 2 },
      { do: "points", of: "forts", who, n: 1, how: "damage" },
      { do: "look", who, what: { hand: "opponent" } },
      { do: "look", who, what: one(card("resources", "opponent")) },
      { do: "reveal", what: { hand: who } },
      { do: "shuffle", who },
      { do: "shuffle", who, pileToo: true },
      { do: "lose", who },
      { do: "may", who, what: { do: "draw", who, n: 1 } },
      {
        do: "may",
        who,
        what: {
          do: "seq",
          of: [
            { do: "discard", who, what: one(card("hand", who)) },
            { do: "tap", what: one(general) },
          ],
        },
      },
      { do: "choose", who, of: [draw, shuffle] },
      {
        do: "choose",
        who,
        of: [draw, { do: "seq", of: [shuffle, draw] }, { do: "may", who: "you", what: shuffle }],
      },
    ]),
    { do: "may", who: "you", what: { do: "draw", who: "opponent", n: 1 } },
    ...several.flatMap((what): Action[] => [
      ...(["retire", "heal", "tap", "stand", "peel"] as const).map((act) => ({ do: act, what })),
      { do: "damage", what, n: 500 },
      ...(["hand", "deckTop", "deckBottom", "deckShuffled", "pile", "out"] as const).map(
        (to): Action => ({ do: "move", what, to }),
      ),
    ]),
    ...(["retire", "tap", "stand", "turnUp", "turnDown"] as const).flatMap((act): Action[] => [
      { do: act, what: one(theirs, { chosenBy: "opponent" }) },
      { do: act, what: { both: [one(mine), one(theirs, { chosenBy: "opponent" })] } },
      { do: "may", who: "opponent", what: { do: act, what: one(theirs) } },
      { do: act, what: one(card("resources", "opponent"), { chosenBy: "opponent" }) },
    ]),
    ...(["turnUp", "turnDown", "tap", "stand"] as const).flatMap((act): Action[] => [
      { do: act, what: one(ownResource) },
      { do: act, what: { count: { upTo: 2 }, what: card("resources", "opponent") } },
      { do: act, what: all(card("resources", "you")) },
    ]),
    { do: "reveal", what: one(card("hand", "opponent")) },
    { do: "move", what: one(fallen), to: "hand" },
    { do: "move", what: one(fallen), to: "deckBottom" },
    { do: "move", what: one(card("resources", "you")), to: "hand" },
    { do: "move", what: one(card("out", "you")), to: "hand" },
    ...[one(fallen), { count: { upTo: 2 }, what: fallen }, self, one(mine), one(theirs)].flatMap(
      (what): Action[] => [
        { do: "enter", what },
        { do: "enter", what, turned: true },
        { do: "enter", what, turned: false },
        ...(["down", "up"] as const).flatMap((face) =>
          [true, false].map((turned): Action => ({ do: "toResources", what, face, turned })),
        ),
      ],
    ),
    { do: "equip", what: one({ noun: "reinforcement", zone: { in: "hand", whose: "you" } }), to: one(mine) },
    { do: "equip", what: self, to: one({ ...mine, traits: { nation: ["shu"] } }) },
    ...[
      one(general),
      { count: { upTo: 2 }, what: general },
      one({ noun: "card" } as const),
      { count: { exactly: 2 }, what: { noun: "card" } } as const,
    ].flatMap((what): Action[] =>
      (["hand", "battlefield", "resources"] as const).flatMap((to): Action[] => [
        { do: "search", what, to },
        { do: "dig", n: 5, take: what, to, rest: "deckBottom" },
        { do: "dig", n: 3, take: what, to, rest: "pile" },
      ]),
    ),
  ];
}

it("actions, alone, in a row and on a condition", () => {
  const cond: Condition = { if: "turn", whose: "you" };
  check(
    actions().flatMap((act) => [
      afterIt(act),
      effect({ do: "seq", of: [tap, shuffle, act] }),
      // who has searched a deck shuffles it, said or not
      effect({ do: "seq", of: [tap, act, act.do === "search" ? tap : shuffle] }),
      effect({ do: "seq", of: [tap, { do: "if", cond, then: act }] }),
      effect({ do: "seq", of: [tap, { do: "if", cond, then: act, otherwise: act }] }),
      effect({
        do: "seq",
        of: [
          { do: "may", who: "you", what: tap },
          { do: "if", cond: { if: "did" }, then: act },
        ],
      }),
      effect({
        do: "seq",
        of: [
          { do: "may", who: "opponent", what: tap },
          { do: "if", cond: { if: "not", what: { if: "did" } }, then: act },
        ],
      }),
    ]),
  );
});

it("conditions, wherever one stands", () => {
  const counted: readonly Description[] = [
    mine,
    theirs,
    general,
    { ...mine, other: true, is: { state: "standing" } },
    fallen,
    card("resources", "you"),
    { ...card("resources", "opponent"), is: { face: "up" } },
    card("resources", "both"),
    card("out", "you"),
    { noun: "tactic", zone: { in: "hand", whose: "opponent" } },
  ];
  const fits: readonly Description[] = [
    general,
    { noun: "general", traits: { unit: ["cavalry"] } },
    { noun: "tactic", traits: { nation: ["wu"] } },
    mine,
    ...(["attacking", "defending", "intercepting", "fighting"] as const).map((battle) => ({
      noun: "card" as const,
      is: { battle },
    })),
    ...(["standing", "tapped"] as const).map((state) => ({ noun: "card" as const, is: { state } })),
    ...([{ dance: "dancing" }, { wits: "awakened" }, { gear: "equipped" }, { harm: "damaged" }] as const).map(
      (is) => ({ noun: "card" as const, is }),
    ),
    { noun: "card", is: { face: "down" } },
    { noun: "card", is: { face: "up" } },
    { noun: "card", keywords: ["haste"] },
    { noun: "card", traits: { nation: ["wei", "han"] } },
    ...comparisons.map((how) => ({
      noun: "card" as const,
      bounds: [{ of: "power" as const, how, n: 2000 }],
    })),
  ];
  const conditions: Condition[] = [
    ...comparisons.flatMap((how) =>
      [0, 1, 2, 3]
        .filter((n) => n > (how === "lessThan" ? 1 : 0) || how === "exactly")
        .flatMap((n): Condition[] => [
          ...counted.map((what): Condition => ({ if: "count", what, how, n })),
          ...alone.flatMap((who): Condition[] => [
            { if: "points", of: "forts", who, how, n },
            { if: "hand", who, how, n },
          ]),
        ]),
    ),
    ...(["you", "opponent"] as const).flatMap((who): Condition[] => [
      { if: "lead", of: "forts", who },
      { if: "lead", of: "hand", who },
      { if: "outnumber", what: { noun: "general" }, who },
      { if: "turn", whose: who },
    ]),
    ...(["and", "or"] as const).map((how): Condition => {
      const hand: Condition = { if: "hand", who: "opponent", how: "atMost", n: 2 };
      return { if: how, of: [hand, { if: "outnumber", what: { noun: "general" }, who: "you" }] };
    }),
    ...(["this", "host", "foe"] as const).flatMap((what) =>
      fits.map((it): Condition => ({ if: "is", what, fits: it })),
    ),
  ];
  check(
    conditions
      .flatMap((cond): Condition[] => [cond, { if: "not", what: cond }])
      .flatMap((cond): Text[] => [
        effect({ do: "if", cond, then: shuffle }),
        { kind: "effect", do: shuffle, if: cond },
        { kind: "always", mode: "passive", what: [{ is: "unaffected", who: self }], if: cond },
        { kind: "always", mode: "dance", what: [{ is: "cannot", who: all(mine), what: "attack" }], if: cond },
        { kind: "use", cost: [{ pay: "tap", what: { ref: "this" } }], do: shuffle, if: cond },
        { kind: "use", cost: [], do: shuffle, if: cond, times: "turn" },
        { kind: "icon", icon: "enter", do: shuffle, if: cond },
        { kind: "icon", icon: "enter", do: { do: "if", cond, then: shuffle }, if: cond, times: "turn" },
        { kind: "when", on: { on: "attacks", what: self }, do: shuffle, if: cond },
        { kind: "when", on: { on: "turnEnd", who: "you" }, times: "turn", do: shuffle, if: cond },
      ]),
  );
  check([afterIt({ do: "if", cond: { if: "is", what: "it", fits: { noun: "tactic" } }, then: shuffle })]);
});

it("icons", () => {
  const icons: readonly Icon[] = [
    "enter",
    "declareAttack",
    "declareInterception",
    "battleOccurs",
    "retire",
    "battleRetire",
    "attackerRetire",
    "defenderRetire",
    "fortSuccess",
    "battleSuccess",
    "attackSuccess",
    "interceptionSuccess",
    "triggerAwaken",
    "musou",
  ];
  check(
    icons.flatMap((icon): Text[] => [
      { kind: "icon", icon, do: draw },
      { kind: "icon", icon, do: { do: "move", what: self, to: "hand" }, times: "turn" },
    ]),
  );
  check([
    { kind: "forsaken", do: draw },
    { kind: "forsaken", do: { do: "may", who: "you", what: draw } },
  ]);
});

it("triggers", () => {
  const subjects: readonly Cards[] = [
    self,
    host,
    { ref: "foe" },
    one(general),
    one(theirs),
    one({ ...mine, other: true }),
    one({ noun: "reinforcement", side: "yours" }),
    { both: [self, one({ ...mine, other: true })] },
  ];
  const ofCards = [
    "enters",
    "summoned",
    "equipped",
    "retires",
    "leaves",
    "attacks",
    "attacked",
    "intercepts",
    "wins",
    "damaged",
    "taps",
    "stands",
  ] as const;
  const attacking = subjects.flatMap((what): Trigger[] => [
    { on: "attacks", what, whom: one(general) },
    { on: "attacks", what: one(theirs), whom: what },
  ]);
  const triggers: Trigger[] = [
    ...ofCards.flatMap((on) => subjects.map((what): Trigger => ({ on, what }))),
    ...subjects.map((what): Trigger => ({ on: "attacks", what, target: "forts" })),
    ...attacking,
    ...(["battle", "special"] as const).flatMap((kind) =>
      subjects.map((what): Trigger => ({ on: "damaged", what, kind })),
    ),
    ...alone.flatMap((who): Trigger[] => [
      { on: "played", who, what: { noun: "tactic" } },
      { on: "discards", who, what: { noun: "general" } },
      { on: "played", who, what: { noun: "card" } },
      { on: "played", who, what: { noun: "battleTactic", traits: { nation: ["shu"] } } },
      { on: "played", who, what: { noun: "scenario" } },
      { on: "turnedUp", who },
      { on: "fortDown", who },
      ...[{}, { each: true as const }].flatMap((each): Trigger[] => [
        { on: "draws", who, ...each },
        { on: "draws", who, ...each, byEffect: true },
      ]),
      { on: "mainPhase", who },
      { on: "turnEnd", who },
    ]),
  ];
  const when = (on: Trigger, act: Action, times?: "turn"): Text => ({
    kind: "when",
    on,
    do: act,
    ...(times && { times }),
  });
  // Of two that it spoke of each has a name.
  check(
    attacking.flatMap((on) =>
      (["doer", "whom"] as const).map((ref) => when(on, { do: "retire", what: { ref } })),
    ),
  );
  const that: Cards = { ref: "trigger" };
  check(
    triggers.flatMap((on) => [
      when(on, shuffle),
      when(on, draw, "turn"),
      when(on, { do: "may", who: "you", what: { do: "stand", what: self } }),
    ]),
  );
  // "That general" is the one that the trigger spoke of, "it" the one chosen since.
  check(
    triggers
      .filter((on) => "what" in on && !("ref" in on.what) && !("whom" in on))
      .flatMap((on) => [
        when(on, { do: "retire", what: that }),
        when(on, { do: "lasting", what: { is: "bonus", who: that, by: { power: 500 } }, for: "thisTurn" }),
        when(on, { do: "seq", of: [tap, { do: "retire", what: that }] }),
        when(on, { do: "seq", of: [tap, { do: "retire", what: { ref: "it" } }] }),
      ]),
  );
});
