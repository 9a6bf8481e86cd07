/** Cards, positions and words of Tails and Tactics for random cases. */
import type { Placed } from "@tefuda/kernel";
import { tails as pack } from "@tefuda/tails";
import { grammar } from "@tefuda/tails/text/index";
import type { Dice } from "../../fuzz/dice.ts";
import { ANIMALS, take } from "../cases/cast.ts";
import type { Kit, Lexicon, Made, Stands } from "../kit.ts";
import type { Text } from "../reader/tree.ts";
import { tails as rules } from "./tails.ts";
import { NODES } from "./tails-nodes.ts";

const TYPES = ["Troop", "Position", "Vehicle"];
const KINDS: Readonly<Record<string, string>> = {
  unit: "Unit",
  equipment: "Equipment",
  event: "Event",
  trap: "Trap",
  newRule: "New Rule",
};

function numberOf(name: string): string {
  const n =
    name === "Test Rite" ? 98 : name === "Test Scout" ? 99 : ANIMALS.indexOf(name.replace("Test ", ""));
  return `99-01-${100 + n}-1`;
}

function made(
  name: string,
  type: string,
  values: Readonly<Record<string, number>>,
  words: readonly string[],
  unit = "Troop",
): Made {
  const stats = Object.fromEntries(
    TYPES.map((against) => [
      against.toLowerCase(),
      `${values[`attack${against}`]}/${values[`defense${against}`]}`,
    ]),
  );
  const own = type === "unit" ? { type: unit, health: values.health, attacks: values.attacks, stats } : {};
  return {
    name,
    written: {
      name,
      kind: KINDS[type],
      ...own,
      ...(words.length > 0 ? { texts: words } : {}),
      copies: 9,
      artist: "nobody",
      number: numberOf(name),
    },
    print: {
      type,
      figures: values,
      traits: { unit: type === "unit" ? [unit.toLowerCase()] : [] },
      keywords: [],
      texts: [],
    },
  };
}

const numbers = (dice: Dice): Record<string, number> => ({
  ...Object.fromEntries(
    TYPES.flatMap((type) => [
      [`attack${type}`, dice.below(4)],
      [`defense${type}`, dice.below(4)],
    ]),
  ),
  attacks: dice.from(1, 2),
  health: dice.from(1, 4),
});

const cast = (dice: Dice): Made[] =>
  ANIMALS.map((animal, n) => {
    const name = `Test ${animal}`;
    if (n % 8 === 5) return made(name, "event", {}, ["Draw a card."]);
    if (n % 16 === 14) return made(name, "equipment", {}, []);
    if (n % 16 === 6) return made(name, "trap", {}, ["Draw a card."]);
    return made(name, "unit", numbers(dice), [], dice.pick(TYPES));
  });

const ofBearer = (tree: Text): Text =>
  JSON.parse(JSON.stringify(tree).replace(/"(ref|of|what)":"this"/g, '"$1":"bearer"')) as Text;

const isUnit = ({ print }: Made): boolean => print.type === "unit";

function place(
  dice: Dice,
  all: readonly Made[],
  rite: Made | undefined,
  standing: Made | undefined,
): ReturnType<Kit["place"]> {
  const left = [...all];
  const sides = [0, 1].map((seat) => {
    const units = take(dice, left, dice.from(1, 4), isUnit).map(({ name, print }): Placed => {
      const most = print.figures.health! - 1;
      const damage = most > 0 && dice.once(2) ? dice.from(1, most) : 0;
      // some are the other's for a time
      const owner = dice.once(7) ? { owner: 1 - seat } : {};
      return { card: name, ...owner, ...(damage > 0 ? { numbers: { damage } } : {}) };
    });
    const isGear = standing?.print.type === "equipment";
    if (standing && seat === 0 && !isGear) units.push({ card: standing.name });
    const gear = [
      ...take(dice, left, 1, ({ print }) => print.type === "equipment").map(({ name }) => name),
      ...(standing && seat === 0 && isGear ? [standing.name] : []),
    ].map((card): Placed => ({ card, host: dice.pick(units).card }));
    const zone = (n: number): Placed[] =>
      take(dice, left, n, ({ print }) => print.type !== "equipment").map(({ name }) => ({ card: name }));
    const hand = [...(rite && seat === 0 ? [{ card: rite.name }] : []), ...zone(dice.below(4))];
    const base = dice.once(8) ? dice.from(1, 3) : dice.from(8, 30);
    return { numbers: { base }, zones: { deck: zone(9), hand, units, gear, pile: zone(dice.below(4)) } };
  });
  return { turn: 1, called: "turn", player: 0, sides };
}

/** What happens in an attack. */
const FIGHTS = ["attacks", "attackedBy", "kills", "withstands", "hits", "isHit", "dodges", "dodgedBy"];
const FACES = ["even", "odd", { from: 2, to: 4 }, { how: "atLeast", n: 5 }, { how: "exactly", n: 1 }];
const ALL = ["card", "unit", "unit", "event", "trap"];
const lexicon: Lexicon = {
  nouns: ALL,
  places: { "": ["unit", "unit", "unit", "unit", "equipment"], hand: ALL, pile: ALL, deck: ALL },
  traits: { unit: TYPES.map((type) => type.toLowerCase()) },
  keywords: ["direct"],
  noKeywords: true,
  states: { wounds: ["damaged", "undamaged"] },
  figures: ["health", "attacks"],
  more: [
    { named: "Test Otter" },
    { attacked: true },
    { bears: { noun: "equipment" } },
    { bearsNo: { noun: "equipment" } },
    { attachedTo: { count: "all", what: { noun: "unit", side: "yours" } } },
    { attachedTo: { ref: "it" } },
  ],
  shows: {
    dies: ["action destroy", "action damage", "action leave"],
    beDestroyed: ["action destroy"],
    damaged: ["action damage", "action leave"],
    beDamaged: ["action damage", "action leave"],
    deployed: ["action deploy"],
    deploy: ["action deploy"],
    loseBase: ["action points"],
    gainBase: ["action points"],
    leaves: ["action destroy", "action move", "action discard"],
    set: ["statement bonus", "action damage"],
  },
  fighting: { on: FIGHTS, for: "thisAttack" },
  refs: ["bearer"],
  calls: true,
  verbs: [
    { node: { do: "destroy" }, nouns: ["unit", "equipment"], places: [""] },
    { node: { do: "damage" }, nouns: ["unit"], places: [""], amount: 1 },
    { node: { do: "damage" }, nouns: ["unit"], places: [""], amount: 1 },
    { node: { do: "heal" }, nouns: ["unit"], places: [""], amount: 1 },
    { node: { do: "heal", n: "all" }, nouns: ["unit"], places: [""] },
    { node: { do: "leave", n: 1 }, nouns: ["unit"], places: [""] },
    ...["thisTurn", "thisTurn", "untilYourNextTurn", "forGood", "whileThis"].map((term) => ({
      node: { do: "control", who: "you", for: term },
      nouns: ["unit"],
      places: [""],
    })),
    { node: { do: "deploy", free: false }, nouns: ["unit"], places: ["hand", "pile"] },
    { node: { do: "deploy", free: true }, nouns: ["unit"], places: ["hand", "pile"] },
  ],
  points: [
    { do: "points", of: "base", how: "gain" },
    { do: "points", of: "base", how: "lose" },
  ],
  moves: ["hand", "hand", "deckTop", "deckBottom", "deckShuffled", "pile"],
  goals: ["hand", "hand", "field"],
  rests: ["deckBottom", "pile"],
  plain: [
    (dice) => ({
      do: "destroy",
      who: dice.pick(["opponent", "opponents", "both"]),
      what: { count: { exactly: dice.from(1, 2) }, what: { noun: "unit" } },
    }),
    (dice) => ({
      do: "discard",
      who: dice.pick(["you", "you", "opponent"]),
      what: {
        count: { exactly: dice.from(1, 2) },
        what: { noun: "card", zone: { in: "hand", whose: "opponent" } },
      },
    }),
    (dice) => ({
      do: "discard",
      who: dice.pick(["you", "opponent", "both"]),
      what: { count: { exactly: 1 }, what: { noun: "unit", side: dice.pick(["yours", "opponents"]) } },
    }),
    (dice) => ({ do: "drawUntil", who: dice.once(3) ? "opponent" : "you", n: dice.from(2, 5) }),
    (dice, n) => ({
      do: "roll",
      of: [{ face: dice.pick(FACES), then: { do: "draw", who: "you", n: n() } }],
      ...(dice.once(2) ? { otherwise: { do: "points", of: "base", who: "you", n: 2, how: "lose" } } : {}),
    }),
  ],
  conditions: [
    (dice) => ({
      if: "points",
      of: "base",
      who: dice.once(2) ? "you" : "opponent",
      how: dice.pick(["atLeast", "atMost"]),
      n: dice.from(5, 25),
    }),
    (dice) => ({ if: "lead", of: "hand", who: dice.once(2) ? "you" : "opponent" }),
    (dice) => ({ if: "turn", whose: dice.once(2) ? "you" : "opponent" }),
  ],
  statements: [
    (dice, who) => ({
      is: "bonus",
      who: who(),
      by: [
        {
          stat: dice.pick(["attack", "defense"]),
          by: dice.pick([-2, -1, 1, 2]),
          against: [dice.pick(TYPES).toLowerCase()],
        },
      ],
    }),
    (dice, who) => ({
      is: "bonus",
      who: who(),
      by: [{ stat: dice.pick(["attacks", "health", "attack", "defense"]), by: dice.pick([-1, 1, 2]) }],
    }),
    (dice, who) => ({ is: "cannot", who: who(), what: dice.pick(["beDestroyed", "beDamaged"]) }),
    (dice, who) => ({
      is: "cannot",
      who: who(),
      what: dice.pick(["attack", "attackBase", "dodge", "beAttacked", "defend", "useAbilities"]),
    }),
    (dice, who) => ({
      is: "cannot",
      who: who(),
      what: dice.pick(["attack", "dodge", "beAttacked"]),
      whom: { count: "all", what: { noun: "unit", traits: { unit: [dice.pick(TYPES).toLowerCase()] } } },
    }),
    (dice, who) => ({ is: "may", who: who(), what: dice.pick(["dodge", "attackBase"]) }),
    (dice, who) => ({ is: "must", who: who(), what: dice.pick(["dodge", "takeHits"]) }),
    (dice, who) => ({ is: "unprevented", who: who(), ...(dice.once(2) ? { first: true } : {}) }),
    (dice, who) => ({ is: "has", who: who(), keywords: [dice.pick(["direct", "explosive"])] }),
    (_dice, who) => ({ is: "loses", who: who(), keywords: ["direct"] }),
    (dice, who, n) => ({
      is: "set",
      who: who(),
      stat: dice.pick(["attack", "defense", "attacks", "health"]),
      to: dice.once(3) ? n() : dice.from(1, 3),
    }),
    (dice, who) => ({
      is: "set",
      who: who(),
      stat: dice.pick(["attack", "defense"]),
      to: dice.below(4),
      against: [dice.pick(TYPES).toLowerCase()],
    }),
    (dice) => ({
      is: "limit",
      whose: dice.pick(["you", "opponents", "both"]),
      of: dice.pick(["hand", "draw", "baseDamage", "hitDamage", "deployments", "attacks"]),
      set: dice.from(0, 3),
    }),
    (dice) => ({
      is: "limit",
      whose: dice.pick(["you", "opponents", "both"]),
      of: dice.pick(["hand", "draw", "baseDamage", "hitDamage"]),
      by: dice.pick([-1, 1, 2]),
    }),
    (dice, who) => ({ is: "strikes", who: who(), of: "base", set: dice.below(4) }),
    (dice, who) => ({
      is: "strikes",
      who: who(),
      of: "units",
      set: dice.below(4),
      whom: { count: "all", what: { noun: "unit" } },
    }),
    (dice, who) => ({ is: "dodgeCost", who: who(), set: dice.below(4) }),
    (dice) => ({
      is: "playersCannot",
      who: dice.pick(["you", "opponent", "both"]),
      what: dice.pick(["draw", "loseBase", "gainBase", "deploy"]),
    }),
    (dice) => ({
      is: "playersCannot",
      who: dice.pick(["you", "opponents", "both"]),
      what: "deploy",
      card: { noun: "unit" },
      most: dice.from(1, 2),
      happened: { on: "deployed", what: { count: { exactly: 1 }, what: { noun: "unit", side: "yours" } } },
    }),
  ],
  costs: [
    (dice) => ({ do: "points", of: "base", who: "you", n: dice.from(1, 2), how: "lose" }),
    (_d, cards) => ({ do: "discard", who: "you", what: cards("hand") }),
    (_d, cards) => ({ do: "discard", who: "you", what: cards("") }),
    (dice, cards) => ({ do: "destroy", what: dice.once(2) ? { ref: "this" } : cards("") }),
  ],
  insteads: [
    (_d, what) => ({ on: "dies", what: what() }),
    (_d, what) => ({ on: "damaged", what: what() }),
    (d, what) => ({ on: d.pick(["dies", "damaged"]), what: what(), by: "attack" }),
    (d) => ({ on: "draws", who: d.once(2) ? "opponent" : "you" }),
    (d) => ({ on: "points", of: "base", who: d.once(2) ? "opponent" : "you", how: "lose" }),
  ],
  durations: [
    "thisTurn",
    "thisTurn",
    "untilYourNextTurn",
    "untilYourNextTurnEnds",
    "untilOpponentsNextTurnEnds",
    "forGood",
    "thisAttack",
  ],
  whos: ["you", "you", "you", "opponent", "opponents", "both"],
  whose: ["you"],
  theirs: { you: "you", opponent: "they", opponents: "they", both: "they" },
  moments: [
    ...["you", "opponent", "both"].map((whose) => ({ on: { on: "turnStart", whose } })),
    { on: { on: "turnEnd", whose: "both" } },
  ],
  happenings: [
    (_d, what) => ({ on: "dies", what: what() }),
    (_d, what) => ({ on: "leaves", what: what() }),
    (d) => ({ on: "draws", who: d.once(2) ? "opponent" : "you", each: true }),
  ],
  did: ["deployed", "damaged", "attackedBy", "dodges", "isHit", "hits"],
  roles: Object.fromEntries(
    FIGHTS.map((on) => [on, ["attacker", ...(on === "hitsBase" ? [] : ["attacked"])]]),
  ),
  triggers: [
    ...FIGHTS.map((on) => (_d: Dice, who: () => unknown) => ({ on, what: who() })),
    (d, who) => ({
      on: d.pick(["attacks", "kills", "hits"]),
      what: who(),
      target: { noun: "unit", traits: { unit: [d.pick(TYPES).toLowerCase()] } },
    }),
    (d, who) => ({
      on: d.pick(["hitsBase", "attacksBase"]),
      what: who(),
      whose: d.pick(["you", "opponents", "both"]),
    }),
    (d) => ({ on: "baseHit", whose: d.pick(["you", "opponents"]) }),
    (d) => ({ on: "played", who: d.once(3) ? "opponent" : "you", what: { noun: d.pick(["event", "trap"]) } }),
    (_d, who) => ({ on: "deployed", what: who() }),
    (_d, who) => ({ on: "dies", what: who() }),
    (_d, who) => ({ on: "leaves", what: who() }),
    (_d, who) => ({ on: "damaged", what: who() }),
    (d, who) => ({ on: d.pick(["dies", "damaged"]), what: who(), by: "attack" }),
    (d) => ({ on: "turnStart", whose: d.once(3) ? "opponent" : "you" }),
    (d) => ({ on: "turnEnd", whose: d.once(3) ? "opponent" : "you" }),
    (d) => ({ on: "draws", who: d.once(2) ? "opponent" : "you", ...(d.once(2) ? { each: true } : {}) }),
    (d) => ({ on: "points", of: "base", who: d.once(2) ? "opponent" : "you", how: "lose" }),
  ],
};

export const tailsKit: Kit = {
  id: "tails",
  pack,
  rules,
  grammar,
  windows: ["turn", "respond"],
  stops: ["turn"],
  points: ["base"],
  zones: ["deck", "hand", "units", "gear", "pile"],
  inOrder: ["deck"],
  inPlay: ["units"],
  stats: [...TYPES.flatMap((type) => [`attack${type}`, `defense${type}`]), "attacks", "health"],
  counts: ["damage"],
  filler: "Blank Page",
  cast,
  rite: ({ tree, words }) => {
    const card = made("Test Rite", "event", {}, [words]);
    return { ...card, print: { ...card.print, texts: [tree] } };
  },
  stands: (dice): Stands =>
    dice.once(4) ? { type: "equipment", values: {} } : { type: "unit", values: numbers(dice) },
  standing({ tree, words }, { type, values }) {
    const card = made("Test Scout", type, values, [words]);
    // on Equipment "this unit" is its bearer
    const text = type === "equipment" ? ofBearer(tree) : tree;
    return { ...card, print: { ...card.print, texts: [text] } };
  },
  nodes: NODES,
  place,
  play: ({ name }) => `play ${name}`,
  use: ({ name }) => `use ${name} 1`,
  lends: true,
  offered: ["attack", "deploy"],
  lexicon,
};
