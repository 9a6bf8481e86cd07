/** Cards, positions and words of Trails for random cases. */
import type { Placed } from "@tefuda/kernel";
import { trails as pack } from "@tefuda/trails";
import { grammar } from "@tefuda/trails/text/index";
import type { Dice } from "../../fuzz/dice.ts";
import { take } from "../cases/cast.ts";
import type { Kit, Lexicon, Made, Stands } from "../kit.ts";
import { trails as rules } from "./trails.ts";
import { cast, ICONS, made, ORGS, ownCost } from "./trails-cast.ts";
import { NODES } from "./trails-nodes.ts";

const DEPLOYING = { phase: 3, called: "deployment" };
const PHASES = [{ phase: 1, called: "draw" }, DEPLOYING, { phase: 4, called: "proposal" }];

const of =
  (...types: string[]) =>
  (card: Made): boolean =>
    types.includes(card.print.type);

function place(
  dice: Dice,
  all: readonly Made[],
  rite: Made | undefined,
  standing: Made | undefined,
): ReturnType<Kit["place"]> {
  const left = [...all];
  const isPriced = standing?.print.texts.some(({ what }) => what?.some(({ self }) => self));
  const at = isPriced ? DEPLOYING : dice.pick([...PHASES, ...PHASES.slice(-1)]);
  const sides = [0, 1].map((seat) => {
    const field = take(dice, left, dice.from(1, 5), of("unit")).map(({ name }): Placed => {
      const state = dice.below(5);
      // some are the other's for a time
      const owner = dice.once(7) ? { owner: 1 - seat } : {};
      if (state === 0) return { card: name, ...owner, turned: true, numbers: { stunned: 1 } };
      return state === 1 ? { card: name, ...owner, turned: true } : { card: name, ...owner };
    });
    field.push(...take(dice, left, dice.below(2), of("item")).map(({ name }) => ({ card: name })));
    const waits = standing?.print.texts.some(
      ({ on, what }) => on?.on === "discarded" || what?.some(({ self }) => self),
    );
    if (standing && seat === 0 && !waits) field.push({ card: standing.name });
    const homebase = take(dice, left, dice.from(1, 3)).map(({ name, print }): Placed => {
      const up = dice.once(3) || (print.type === "base" && dice.once(2));
      return { card: name, ...(up ? {} : { faceDown: true }), ...(dice.once(3) ? { turned: true } : {}) };
    });
    const zone = (n: number): Placed[] => take(dice, left, n).map(({ name }) => ({ card: name }));
    const hand = [...(rite && seat === 0 ? [{ card: rite.name }] : []), ...zone(dice.below(4))];
    if (standing && seat === 0 && waits) hand.push({ card: standing.name });
    const trail = zone(dice.below(4));
    const deck = zone(dice.once(12) ? dice.below(3) : dice.from(6, 8));
    const bond = dice.once(8) ? dice.from(38, 40) : dice.from(8, 30);
    const cp = at.called === "deployment" && seat === 0 ? dice.below(6) : 0;
    return { numbers: { bond, cp, ep: dice.below(3) }, zones: { deck, hand, field, homebase, trail } };
  });
  return { turn: 1, ...at, player: 0, sides };
}

const STEPS = ["draw", "homebase", "deployment"];
const DEEDS = [
  ...["attack", "attackPlayer", "beAttacked", "attackAlone", "beStunnedInCombat", "beSupported"],
  ...[
    "giveSupport",
    "beStunned",
    "beStunnedByText",
    "beDestroyed",
    "ready",
    "beCured",
    "beChosen",
    "fightBack",
  ],
];
const from = (dice: Dice): object => dice.pick([{}, { from: "stun" }, { from: "overkill" }]);
const who = (dice: Dice): string => (dice.once(2) ? "opponent" : "you");
const ALL = ["card", "unit", "item", "event", "base"];
const lexicon: Lexicon = {
  price: (dice, n) => ownCost("ep", dice, n),
  nouns: ALL,
  places: {
    "": ["unit", "unit", "unit", "item"],
    hand: ALL,
    trail: ALL,
    homebase: ["card", "card", "unit", "base"],
    deck: ALL,
  },
  traits: { org: ORGS.map((org) => org.toLowerCase()) },
  keywords: ICONS,
  states: {
    state: ["ready", "actioned", "stunned"],
    combat: ["attacking", "defending", "combating"],
    face: ["down", "up"],
  },
  figures: ["cp", "str", "def"],
  more: [
    { sharesOrg: { ref: "it" } },
    { sharesOrg: { ref: "this" } },
    { sharesOrg: { count: "all", what: { noun: "unit", side: "yours" } } },
    { supported: true },
    { supported: false },
    { named: "Test Otter" },
  ],
  verbs: [
    { node: { do: "destroy" }, nouns: ["unit", "item", "base"], places: ["", "", "homebase"] },
    { node: { do: "stun" }, nouns: ["unit"], places: [""] },
    { node: { do: "cure" }, nouns: ["unit"], places: [""] },
    { node: { do: "action" }, nouns: ["unit", "item", "base"], places: ["", "homebase"] },
    { node: { do: "ready" }, nouns: ["unit", "item", "base"], places: ["", "homebase"] },
    { node: { do: "turnDown" }, nouns: ["unit", "base"], places: ["homebase"] },
    ...["thisTurn", "nextTurn", "thisPhase", "forGood"].map((term) => ({
      node: { do: "control", for: term },
      nouns: ["unit", "item"],
      places: [""],
    })),
    { node: { do: "turnUp" }, nouns: ["unit", "base"], places: ["homebase"] },
    { node: { do: "enter" }, nouns: ["unit", "item"], places: ["hand", "trail", "homebase"] },
    { node: { do: "enter", turned: true }, nouns: ["unit", "item"], places: ["hand", "trail"] },
    {
      node: { do: "toHomebase", whose: "you", face: "down", turned: false },
      nouns: ALL,
      places: ["hand", "trail", ""],
    },
    {
      node: { do: "toHomebase", whose: "you", face: "down", turned: true },
      nouns: ALL,
      places: ["hand", "trail"],
    },
    ...["thisTurn", "nextTurn", "thisPhase", "thisCombat", "forGood"].map((term) => ({
      node: { do: "exchange", for: term },
      nouns: ["unit"],
      places: [""],
    })),
    { node: { do: "stun" }, nouns: ["unit"], places: [""] },
    { node: { do: "rebuild" }, nouns: ["unit", "base"], places: ["homebase"] },
  ],
  points: [
    { do: "points", of: "bond", how: "gain" },
    { do: "points", of: "bond", how: "lose" },
    { do: "points", of: "bond", how: "damage" },
    { do: "points", of: "cp", how: "gain" },
    { do: "points", of: "ep", how: "gain" },
    { do: "points", of: "ep", how: "lose" },
  ],
  movers: ["opponent", "opponent", "both"],
  moves: ["hand", "hand", "deckTop", "deckBottom", "deckShuffled", "trail"],
  goals: ["hand", "hand", "field", "homebase"],
  rests: ["deckBottom", "trail"],
  plain: [
    (dice) => ({ do: "skip", who: dice.pick(["you", "opponent"]), what: dice.pick(STEPS) }),
    (dice) => ({ do: "prevent", ...(dice.once(2) ? { n: dice.from(1, 3) } : {}) }),
    (_dice, n) => ({ do: "seq", of: [{ do: "die" }, { do: "draw", who: "you", n: n() }] }),
    () => ({ do: "endAttack" }),
    (dice) => ({ do: "loseUpTo", of: "bond", who: who(dice), n: dice.from(1, 3) }),
    (dice) => ({ do: "drawUntil", who: dice.once(3) ? "opponent" : "you", n: dice.from(2, 5) }),
    (dice, n) => ({
      do: "plan",
      who: dice.once(4) ? "opponent" : "you",
      n: dice.once(4) ? n() : dice.from(1, 3),
    }),
  ],
  conditions: [
    (dice) => ({
      if: "points",
      of: "bond",
      who: dice.once(2) ? "you" : "opponent",
      how: dice.pick(["atLeast", "atMost"]),
      n: dice.from(10, 30),
    }),
    (dice) => ({ if: "lead", of: dice.once(2) ? "bond" : "hand", who: dice.once(2) ? "you" : "opponent" }),
    (dice) => ({
      if: "distinct",
      of: "org",
      among: { noun: "unit", side: dice.pick(["yours", "opponents"]) },
      how: "atLeast",
      n: dice.from(1, 3),
    }),
    (dice) => ({ if: "initiative", who: dice.once(2) ? "you" : "opponent" }),
    (dice) => ({
      if: "step",
      whose: dice.once(2) ? "you" : "opponent",
      ...dice.pick([{}, { is: "draw" }, { is: "homebase" }]),
    }),
    (dice) => ({ if: "phase", is: dice.pick(["preparation", "combat", "cure"]) }),
  ],
  statements: [
    (dice, who, n) => ({
      is: "bonus",
      who: who(),
      by: { str: dice.once(3) ? n() : dice.from(-3, 3), def: dice.from(-2, 2) },
    }),
    (dice, who) => ({ is: "has", who: who(), keywords: [dice.pick(ICONS)] }),
    (dice, who) => ({ is: "joins", who: who(), traits: { org: [dice.pick(ORGS).toLowerCase()] } }),
    (dice) => ({ is: "linked", orgs: [ORGS[0]!.toLowerCase(), dice.pick(ORGS.slice(1)).toLowerCase()] }),
    (dice, who) => ({
      is: "cannot",
      who: who(),
      what: dice.pick(DEEDS),
    }),
    (dice, who) => ({
      is: "cannot",
      who: who(),
      what: dice.pick(["attack", "beAttacked"]),
      whom: {
        count: "all",
        what: { noun: "unit", bounds: [{ of: "cp", how: "atMost", n: dice.from(1, 3) }] },
      },
    }),
    (_dice, who) => ({ is: "support", who: who() }),
    (_dice, who) => ({ is: "may", who: who(), what: "attackPlayer" }),
    (_dice, who) => ({ is: "entersActioned", who: who() }),
    (dice, who) => ({ is: "loses", who: who(), keywords: [dice.pick(ICONS)] }),
    (_dice, who, n) => ({ is: "overkill", who: who(), by: n() }),
    (_dice, who) => ({ is: "overkillTwice", who: who() }),
    (dice) => ({ is: "noDamage", whose: who(dice), ...from(dice) }),
    (dice, _who, n) => ({ is: "damageLess", whose: who(dice), by: n(), ...from(dice) }),
    (dice, _who, n) => ({ is: "cures", whose: who(dice), by: n() }),
    (dice) => ({ is: "initiative", who: dice.pick(["you", "opponent", "same"]) }),
    (dice) => ({
      is: "cost",
      of: { noun: dice.pick(["unit", "item", "card", "event"]) },
      what: dice.pick(["cp", "ep"]),
      by: dice.pick([-2, -1, 1, 2]),
      ...(dice.once(3) ? { who: dice.pick(["opponent", "both"]) } : {}),
      ...(dice.once(3) ? { least: 1 } : {}),
    }),
    (dice, _who, n) => ownCost("cp", dice, n),
    (_dice, who) => ({ is: "noStunDamage", who: who() }),
    (dice, who, n) => ({ is: "set", who: who(), what: dice.pick(["str", "def"]), to: n() }),
    (dice, _who, n) => ({ is: "damageLess", whose: dice.once(3) ? "opponent" : "you", by: n() }),
    (dice, _who, n) => ({ is: "income", whose: dice.once(3) ? "opponent" : "you", what: "cp", by: n() }),
    (dice, _who, n) => ({ is: "draws", whose: dice.once(3) ? "opponent" : "you", by: n() }),
    (dice) => ({
      is: "playersCannot",
      who: dice.pick(["you", "opponent", "both"]),
      what: dice.pick(["draw", "gainBond", "gainEp", "cure"]),
    }),
    (dice) => ({
      is: "playersCannot",
      who: dice.pick(["you", "opponent", "both"]),
      what: "play",
      card: { noun: dice.pick(["unit", "item", "event"]) },
    }),
  ],
  costs: [
    (dice) => ({ pay: "points", of: dice.once(3) ? "bond" : "ep", n: dice.from(1, 2) }),
    () => ({ pay: "action", what: { ref: "this" } }),
    (_d, cards) => ({ pay: "action", what: cards("") }),
    (_d, cards) => ({ pay: "discard", what: cards("hand") }),
    (dice, cards) => ({ pay: "destroy", what: dice.once(2) ? { ref: "this" } : cards("") }),
    (_d, cards) => ({ pay: "stun", what: cards("") }),
    (dice, cards) => ({ pay: "return", what: dice.once(2) ? { ref: "this" } : cards("") }),
  ],
  shows: {
    stunned: ["action stun"],
    stuns: ["action stun"],
    beStunned: ["action stun"],
    beStunnedByText: ["action stun"],
    noStunDamage: ["action stun"],
    cured: ["action cure"],
    beCured: ["action cure"],
    cure: ["action cure"],
    destroyed: ["action destroy", "action rebuild"],
    beDestroyed: ["action destroy", "action rebuild"],
    leaves: ["action destroy", "action move"],
    actioned: ["action action"],
    readied: ["action ready"],
    ready: ["action ready"],
    settles: ["action toHomebase"],
    turnedUp: ["action turnUp"],
    rebuilt: ["action rebuild"],
    damaged: ["action points", "action stun"],
    noDamage: ["action points", "action stun"],
    damageLess: ["action points", "action stun"],
    entersActioned: ["action enter"],
    gainBond: ["action points"],
    gainEp: ["action points"],
    linked: ["description"],
    set: ["action exchange", "statement bonus"],
  },
  fighting: {
    on: ["attacks", "attacked", "declares", "stuns", "stunned", "overkill", "supports"],
    for: "thisCombat",
  },
  refs: ["foe"],
  roles: {
    stuns: ["doer", "whom"],
    supports: ["doer", "whom"],
    attacks: ["doer", "foe"],
    attacked: ["foe", "foe"],
    declares: ["foe"],
  },
  insteads: [
    (_d, what) => ({ on: "destroyed", what: what() }),
    (_d, what) => ({ on: "stunned", what: what() }),
  ],
  durations: ["thisTurn", "nextTurn", "thisPhase", "thisCombat", "forGood"],
  moments: [
    { on: "turnEnd" },
    { on: "turnStart" },
    { on: "combat" },
    { on: "cure" },
    { on: "combatEnd" },
    { on: "deploys", who: "you" },
    { on: "deploys", who: "opponent" },
  ].map((on) => ({ on, for: "forGood", once: true })),
  happenings: [
    (_d, what) => ({ on: "stunned", what: what() }),
    (_d, what) => ({ on: "destroyed", what: what() }),
    (_d, what) => ({ on: "cured", what: what() }),
    (_d, what) => ({ on: "leaves", what: what() }),
    (d) => ({ on: "draws", who: d.once(2) ? "opponent" : "you", each: true }),
  ],
  did: ["enters", "actioned"],
  triggers: [
    (_d, who) => ({ on: "enters", what: who() }),
    (_d, who) => ({ on: "stunned", what: who() }),
    (_d, who) => ({ on: "cured", what: who() }),
    (_d, who) => ({ on: "destroyed", what: who() }),
    (_d, who) => ({ on: "leaves", what: who() }),
    (_d, who) => ({ on: "actioned", what: who() }),
    () => ({ on: "discarded", what: { ref: "this" } }),
    (_d, who) => ({ on: "readied", what: who() }),
    (_d, who) => ({ on: "attacks", what: who() }),
    (_d, who) => ({ on: "attacks", what: who(), player: true }),
    (_d, who) => ({ on: "attacks", what: who(), whom: who() }),
    (_d, who) => ({ on: "attacked", what: who() }),
    (d, who) => ({ on: "stuns", what: who(), whom: who(), ...(d.once(2) ? { inCombat: true } : {}) }),
    (d, who) => ({ on: "stunned", what: who(), ...d.pick([{ inCombat: true }, { byEffect: true }]) }),
    (_d, who) => ({ on: "overkill", what: who() }),
    (d, who) => ({ on: "supports", what: who(), ...(d.once(2) ? { whom: who() } : {}) }),
    (d, who) => ({
      on: "enters",
      what: who(),
      ...d.pick([{ from: "hand" }, { from: "trail" }, { from: "homebase" }, { played: true }]),
    }),
    (d) => ({ on: "played", who: who(d), what: { noun: d.pick(["card", "unit", "item", "event"]) } }),
    (d) => ({ on: "played", who: who(d), what: { noun: d.pick(["card", "unit"]) }, from: "hand" }),
    (d) => ({ on: "settles", who: who(d) }),
    (d) => ({ on: "declares", who: who(d) }),
    (d) => ({ on: "passes", who: who(d) }),
    ...["drawStep", "drawStepEnd", "homebaseStep", "homebaseStepEnd", "deployEnd"].map((on) => (d: Dice) => ({
      on,
      who: who(d),
    })),
    () => ({ on: "turnStart" }),
    () => ({ on: "cure" }),
    () => ({ on: "combatEnd" }),
    (_d, who) => ({ on: "turnedUp", what: who() }),
    (d) => ({ on: "damaged", who: d.once(2) ? "opponent" : "you" }),
    (d) => ({ on: "rebuilt", who: d.once(3) ? "opponent" : "you" }),
    (d) => ({ on: "deploys", who: d.once(3) ? "opponent" : "you" }),
    () => ({ on: "combat" }),
    () => ({ on: "turnEnd" }),
    (d) => ({ on: "points", of: "bond", who: d.once(2) ? "opponent" : "you", how: "lose" }),
    (d) => ({ on: "discards", who: d.once(2) ? "opponent" : "you", what: { noun: d.pick(ALL) } }),
    (d) => ({ on: "draws", who: d.once(2) ? "opponent" : "you", ...(d.once(2) ? { each: true } : {}) }),
  ],
};

export const trailsKit: Kit = {
  id: "trails",
  pack,
  rules,
  grammar,
  windows: ["action", "attack", "deploy", "homebase"],
  points: ["bond", "cp", "ep"],
  zones: ["deck", "hand", "field", "homebase", "trail"],
  inOrder: ["deck"],
  inPlay: ["field", "homebase"],
  stats: ["str", "def"],
  counts: ["stunned"],
  filler: "Blank Page",
  cast,
  rite({ tree, words }) {
    const card = made("Test Rite", "event", { ep: tree.price ? 2 : 0 }, [], [], 0);
    return {
      ...card,
      written: { ...card.written, texts: [words] },
      print: { ...card.print, texts: [tree] },
    };
  },
  stands(dice): Stands {
    if (dice.once(4)) return { type: "item", values: { cp: 1 } };
    return { type: "unit", values: { cp: dice.below(4), str: dice.below(5), def: dice.below(5) } };
  },
  standing({ tree, words }, { type, values }) {
    const card = made("Test Scout", type, values, type === "unit" ? ["Tidewatch"] : [], [], 1);
    return {
      ...card,
      written: { ...card.written, texts: [words] },
      print: { ...card.print, texts: [tree] },
    };
  },
  nodes: NODES,
  place,
  play: ({ name }) => `play ${name}`,
  use: ({ name }) => `use ${name} 1`,
  fights: { phase: "proposal", prompt: "attack", during: 5 },
  lends: true,
  offered: ["attack", "support", "deploy"],
  lexicon,
};
