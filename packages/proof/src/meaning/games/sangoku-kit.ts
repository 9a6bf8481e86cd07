/** Cards, positions and words of Three Kingdoms for random cases. */
import type { Placed } from "@tefuda/kernel";
import { sangoku as pack } from "@tefuda/sangoku";
import { grammar } from "@tefuda/sangoku/text/index";
import type { Dice } from "../../fuzz/dice.ts";
import { ANIMALS, take } from "../cases/cast.ts";
import type { Kit, Lexicon, Made, Stands } from "../kit.ts";
import { sangoku as rules } from "./sangoku.ts";
import { NODES } from "./sangoku-nodes.ts";

const NATIONS = ["Wei", "Shu", "Wu"];
const COLOURS: Readonly<Record<string, string>> = { Wei: "R", Shu: "G", Wu: "B", Han: "P" };
const UNITS = ["cavalry", "spearman", "bowman"];
const EMBLEMS: Readonly<Record<string, string>> = {
  haste: "Haste",
  avoidance: "Avoidance",
  longSpear: "Long Spear",
};

interface Shape {
  type: string;
  nation: string;
  unit?: string;
  values: Readonly<Record<string, number>>;
  emblems?: readonly string[];
}
const WRITTEN: Readonly<Record<string, string>> = {
  mainTactic: "main tactic",
  battleTactic: "battle tactic",
};

function made(
  name: string,
  { type, nation, unit, values, emblems = [] }: Shape,
  words: readonly string[],
): Made {
  const { cost = 0, power, fortDamage } = values;
  const texts = [...emblems.map((emblem) => `【${EMBLEMS[emblem]}】`), ...words];
  return {
    name,
    written: {
      name: { en: name, ja: name.replace("Test ", "試し") },
      type: WRITTEN[type] ?? type,
      nation,
      ...(unit ? { unit } : {}),
      cost: cost === 0 ? "0" : `${cost}${COLOURS[nation]}`,
      ...(power === undefined ? {} : { power }),
      ...(fortDamage === undefined || fortDamage === 1 ? {} : { fortDamage }),
      ...(texts.length > 0 ? { texts } : {}),
      rarity: "C",
      code: `T-${100 + (name === "Test Rite" ? 98 : name === "Test Scout" ? 99 : ANIMALS.indexOf(name.replace("Test ", "")))}`,
    },
    print: {
      type,
      figures: values,
      traits: { nation: [nation.toLowerCase()], unit: unit ? [unit] : [] },
      keywords: emblems,
      texts: [],
    },
  };
}

const general = (dice: Dice, nation = dice.pick(NATIONS)): Shape => ({
  type: "general",
  nation,
  unit: dice.pick(UNITS),
  values: { power: dice.from(1, 6) * 500, cost: dice.below(5), fortDamage: dice.once(4) ? 2 : 1 },
  emblems: dice.once(6) ? [dice.pick(Object.keys(EMBLEMS))] : [],
});

const cast = (dice: Dice): Made[] =>
  ANIMALS.map((animal, n) => {
    const name = `Test ${animal}`;
    const nation = dice.pick(NATIONS);
    const values = { cost: dice.below(4) };
    if (n % 8 === 5) return made(name, { type: "mainTactic", nation, values }, ["Draw a card."]);
    if (n % 16 === 6) return made(name, { type: "battleTactic", nation, values }, ["Draw a card."]);
    if (n % 16 === 14) return made(name, { type: "scenario", nation, values }, []);
    return made(name, general(dice, nation), []);
  });

const isGeneral = ({ print }: Made): boolean => print.type === "general";

function place(
  dice: Dice,
  all: readonly Made[],
  rite: Made | undefined,
  standing: Made | undefined,
): ReturnType<Kit["place"]> {
  const left = [...all];
  const sides = [0, 1].map((seat) => {
    const battlefield = take(dice, left, dice.from(1, 4), isGeneral).map(({ name, print }): Placed => {
      const most = print.figures.power! / 500 - 1;
      const damage = most > 0 && dice.once(4) ? dice.from(1, most) * 500 : 0;
      return {
        card: name,
        ...(dice.once(3) ? { turned: true } : {}),
        ...(damage > 0 ? { numbers: { damage } } : {}),
      };
    });
    const isFort = standing?.print.texts[0]?.kind === "effect";
    if (standing && seat === 0 && !isFort) battlefield.push({ card: standing.name });
    const resources = take(dice, left, dice.from(1, 3)).map((card): Placed => {
      const up = isGeneral(card) && dice.once(2);
      return {
        card: card.name,
        ...(up ? {} : { faceDown: true }),
        ...(dice.once(3) ? { turned: true } : {}),
      };
    });
    const zone = (n: number): Placed[] => take(dice, left, n).map(({ name }) => ({ card: name }));
    const hand = [...(rite && seat === 0 ? [{ card: rite.name }] : []), ...zone(dice.below(4))];
    const forts = [
      ...(standing && seat === 0 && isFort ? [{ card: standing.name }] : []),
      ...zone(dice.from(0, 2)),
    ];
    const zones = { hand, battlefield, resources, pile: zone(dice.below(3)), forts };
    return { numbers: {}, zones: { deck: zone(dice.once(12) ? dice.below(3) : dice.from(4, 5)), ...zones } };
  });
  return { turn: 1, phase: 3, called: "main", player: 0, sides };
}

const BATTLE = ["attacking", "defending", "intercepting", "fighting"];
const DEEDS = [
  ...["retire", "stand", "beChosen", "attack", "attackForts", "beAttacked", "intercept", "beIntercepted"],
  ...["standUp", "strikeBack", "beRetired"],
];
const FIGHTS = ["attacks", "attacked", "intercepts", "intercepted", "fights", "wins", "hitsForts"];
const KINDS = ["battle", "special"];
const whose = (dice: Dice): string => (dice.once(3) ? "opponent" : "you");
const ALL = ["card", "general", "general", "mainTactic", "scenario", "tactic"];
const lexicon: Lexicon = {
  nouns: ALL,
  places: {
    "": ["general"],
    hand: ALL,
    pile: ALL,
    resources: ["card", "card", "general"],
    deck: ALL,
  },
  traits: { nation: NATIONS.map((nation) => nation.toLowerCase()), unit: UNITS },
  keywords: Object.keys(EMBLEMS),
  states: { state: ["standing", "tapped"], harm: ["damaged"], battle: BATTLE, face: ["down", "up"] },
  figures: ["cost", "power", "originalPower", "damage"],
  onTable: ["damage"],
  steps: { power: 500, originalPower: 500, damage: 500 },
  more: [{ named: "Test Otter" }],
  verbs: [
    { node: { do: "retire" }, nouns: ["general"], places: [""] },
    { node: { do: "damage" }, nouns: ["general"], places: [""], amount: 500 },
    { node: { do: "damage" }, nouns: ["general"], places: [""], amount: 500 },
    { node: { do: "heal" }, nouns: ["general"], places: [""] },
    { node: { do: "toForts" }, nouns: ALL, places: ["hand", "pile", "resources"] },
    { node: { do: "tap" }, nouns: ["general"], places: ["", "resources"] },
    { node: { do: "stand" }, nouns: ["general"], places: ["", "resources"] },
    { node: { do: "turnUp" }, nouns: ["general"], places: ["resources"] },
    { node: { do: "turnDown" }, nouns: ["general"], places: ["resources"] },
    { node: { do: "enter" }, nouns: ["general"], places: ["hand", "pile", "resources"] },
    { node: { do: "enter", turned: true }, nouns: ["general"], places: ["hand", "pile"] },
    { node: { do: "toResources", face: "down", turned: false }, nouns: ALL, places: ["hand", "pile", ""] },
    { node: { do: "toResources", face: "up", turned: true }, nouns: ["general"], places: ["hand", "pile"] },
  ],
  points: [{ do: "points", of: "forts", how: "damage" }],
  movers: ["opponent", "opponent", "both"],
  moves: ["hand", "hand", "deckTop", "deckBottom", "deckShuffled", "pile", "out"],
  goals: ["hand", "hand", "battlefield", "resources"],
  rests: ["deckBottom", "pile"],
  plain: [
    () => ({ do: "endBattle" }),
    (dice) => ({ do: "lose", who: whose(dice) }),
    (dice) => ({ do: "draw", who: dice.once(3) ? "opponent" : "you", n: dice.from(1, 2) }),
  ],
  conditions: [
    (dice) => ({
      if: "points",
      of: "forts",
      who: dice.once(2) ? "you" : "opponent",
      how: dice.pick(["atLeast", "atMost"]),
      n: dice.from(0, 3),
    }),
    (dice) => ({ if: "lead", of: dice.once(2) ? "forts" : "hand", who: dice.once(2) ? "you" : "opponent" }),
    () => ({ if: "attacksForts" }),
    (dice) => ({
      if: "beside",
      a: { value: "power", of: "this" },
      how: dice.pick(["moreThan", "atMost"]),
      b: { value: dice.pick(["power", "cost"]), of: "it" },
    }),
    (dice) => ({ if: "turn", whose: dice.once(2) ? "you" : "opponent" }),
  ],
  statements: [
    (dice, who) => ({ is: "bonus", who: who(), by: { power: dice.from(-3, 3) * 500 } }),
    (dice, who) => ({
      is: "bonus",
      who: who(),
      by: { power: { each: { noun: "general", side: dice.once(2) ? "yours" : "opponents" }, times: 500 } },
    }),
    (_dice, who, n) => ({ is: "fortDamage", who: who(), by: n() }),
    (dice, who) => ({ is: "becomes", who: who(), of: "power", n: dice.from(1, 5) * 500 }),
    (dice, who) => ({ is: "has", who: who(), keywords: [dice.pick(Object.keys(EMBLEMS))] }),
    (dice, who) => ({
      is: "loses",
      who: who(),
      keywords: dice.once(2) ? "all" : [dice.pick(Object.keys(EMBLEMS))],
    }),
    (dice, who) => ({ is: "joins", who: who(), traits: { nation: [dice.pick(NATIONS).toLowerCase()] } }),
    (dice, who) => ({ is: "cannot", who: who(), what: dice.pick(DEEDS) }),
    (dice, who) => ({
      is: "cannot",
      who: who(),
      what: dice.pick(["attack", "beAttacked", "intercept", "beIntercepted"]),
      whom: { count: "all", what: { noun: "general", traits: { unit: [dice.pick(UNITS)] } } },
    }),
    (dice, who) => ({ is: "attacks", who: who(), more: dice.from(1, 2) }),
    (dice, who) => ({ is: "attacksUpTo", who: who(), times: dice.from(2, 3) }),
    (_dice, who) => ({ is: "attacksStanding", who: who() }),
    (dice) => ({ is: "handLimitIs", whose: whose(dice), n: dice.from(1, 5) }),
    (dice) => ({ is: "drawsPerTurn", whose: whose(dice), by: dice.pick([-1, 1, 2]) }),
    (dice) => ({ is: "playersCannot", who: dice.pick(["you", "opponent"]), what: "intercept" }),
    (dice) => ({ is: "playersCannot", who: dice.pick(["you", "opponent"]), what: "playMainTactics" }),
    (dice, who) => ({ is: "noDamage", who: who(), kind: dice.pick(KINDS) }),
    (dice, who) => ({ is: "lessDamage", who: who(), kind: dice.pick(KINDS), by: dice.from(1, 2) * 500 }),
    (dice) => ({ is: "handLimit", whose: dice.once(3) ? "opponent" : "you", by: dice.pick([-4, -6, 1]) }),
    (dice) => ({ is: "playersCannot", who: dice.pick(["you", "opponent", "both"]), what: "draw" }),
  ],
  always: { mode: "passive" },
  costs: [
    () => ({ pay: "tap", what: { ref: "this" } }),
    (_d, cards) => ({ pay: "tap", what: cards("") }),
    (_d, cards) => ({ pay: "discard", what: cards("hand") }),
    (dice, cards) => ({ pay: "retire", what: dice.once(2) ? { ref: "this" } : cards("") }),
    (_d, cards) => ({ pay: "turnDown", what: cards("resources") }),
    (dice) => ({ pay: "mill", n: dice.from(1, 2) }),
    (dice, cards) => ({ pay: "return", what: dice.once(2) ? { ref: "this" } : cards("") }),
  ],
  icons: Object.keys(rules.icons!),
  falls: true,
  shows: {
    effect: ["action points"],
    retires: ["action retire", "action damage"],
    retire: ["action retire", "action damage"],
    beRetired: ["action retire"],
    enter: ["action enter"],
    damaged: ["action damage"],
    noDamage: ["action damage"],
    lessDamage: ["action damage"],
    taps: ["action tap"],
    stands: ["action stand"],
    stand: ["action stand"],
    turnedUp: ["action turnUp"],
    fortDown: ["action points"],
    leaves: ["action retire", "action move"],
    becomes: ["statement bonus", "action damage"],
    has: ["statement loses"],
  },
  fighting: { on: FIGHTS, for: "thisBattle" },
  roles: { attacks: ["doer"] },
  insteads: [(_d, what) => ({ on: "retires", what: what() })],
  durations: [
    ...["thisTurn", "thisBattle", "yourNextTurn"],
    ...["endOfYourNextTurn", "endOfOpponentsNextTurn", "stays"],
    ...["inYourNextTurn", "inOpponentsNextTurn"],
  ],
  moments: [
    { on: { on: "turnEnd", who: "both" }, for: "thisTurn" },
    { on: { on: "mainPhase", who: "you" }, for: "endOfYourNextTurn" },
    { on: { on: "turnEnd", who: "you" }, for: "endOfYourNextTurn" },
    { on: { on: "mainPhase", who: "opponent" }, for: "endOfOpponentsNextTurn" },
    { on: { on: "turnEnd", who: "opponent" }, for: "endOfOpponentsNextTurn" },
  ],
  happenings: [
    (_d, what) => ({ on: "retires", what: what() }),
    (_d, what) => ({ on: "leaves", what: what() }),
    (d) => ({ on: "draws", who: d.once(2) ? "opponent" : "you", each: true }),
  ],
  did: ["damaged", "enters", "taps", "stands"],
  triggers: [
    ...FIGHTS.map((on) => (_d: Dice, who: () => unknown) => ({ on, what: who() })),
    (_d, who) => ({ on: "attacks", what: who(), target: "forts" }),
    (_d, who) => ({ on: "attacks", what: who(), whom: who() }),
    (d, who) => ({ on: "wins", what: who(), as: d.pick(["attacker", "interceptor"]) }),
    (d, who) => ({ on: "damaged", what: who(), kind: d.pick(KINDS) }),
    (d, who) => ({ on: "retires", what: who(), battle: d.once(2) }),
    (d) => ({ on: "turnStart", who: whose(d) }),
    (d) => ({ on: "resourcePhase", who: whose(d) }),
    (_d, who) => ({ on: "enters", what: who() }),
    (_d, who) => ({ on: "retires", what: who() }),
    (_d, who) => ({ on: "leaves", what: who() }),
    (_d, who) => ({ on: "damaged", what: who() }),
    (_d, who) => ({ on: "taps", what: who() }),
    (_d, who) => ({ on: "stands", what: who() }),
    (d) => ({ on: "turnedUp", who: d.once(3) ? "opponent" : "you" }),
    (d) => ({ on: "fortDown", who: d.once(3) ? "opponent" : "you" }),
    (d) => ({ on: "mainPhase", who: d.once(3) ? "opponent" : "you" }),
    (d) => ({ on: "turnEnd", who: d.once(3) ? "opponent" : "you" }),
    (d) => ({ on: "discards", who: d.once(2) ? "opponent" : "you", what: { noun: d.pick(ALL) } }),
    (d) => ({ on: "draws", who: d.once(2) ? "opponent" : "you", ...(d.once(2) ? { each: true } : {}) }),
    (d) => ({ on: "draws", who: d.once(2) ? "opponent" : "you", each: true, byEffect: true }),
  ],
};

export const sangokuKit: Kit = {
  id: "sangoku",
  pack,
  rules,
  grammar,
  windows: ["main", "place", "ambush", "battleTactic"],
  stops: ["main"],
  points: [],
  zones: ["deck", "hand", "battlefield", "resources", "forts", "pile", "out"],
  inOrder: ["deck", "forts"],
  inPlay: ["battlefield", "resources"],
  stats: ["power", "fortDamage"],
  counts: ["damage"],
  filler: "Blank Banner",
  cast,
  rite: ({ tree, words }) => {
    const card = made("Test Rite", { type: "mainTactic", nation: "Han", values: { cost: 0 } }, [words]);
    return { ...card, print: { ...card.print, texts: [tree] } };
  },
  stands: (dice): Stands => ({
    type: "general",
    values: { power: dice.from(2, 5) * 500, cost: 2, fortDamage: 1 },
  }),
  standing({ tree, words }, { type, values }) {
    const isFort = tree.kind === "effect";
    const card = made("Test Scout", { type, nation: "Wei", unit: "cavalry", values }, isFort ? [] : [words]);
    const written = isFort ? { ...card.written, fort: words } : card.written;
    return { ...card, written, print: { ...card.print, texts: [tree] } };
  },
  nodes: NODES,
  place,
  play: ({ name }) => `play ${name}`,
  use: ({ name }) => `use ${name} 1`,
  offered: ["attack"],
  lexicon,
};
