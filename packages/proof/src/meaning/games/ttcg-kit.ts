/** Cards, positions and words of True Trading Card Game for random cases. */
import type { Grammar } from "@tefuda/cardtext";
import type { Placed } from "@tefuda/kernel";
import { ttcg as pack } from "@tefuda/ttcg";
import { grammar as saying } from "@tefuda/ttcg/text/index";
import type { Dice } from "../../fuzz/dice.ts";
import { ANIMALS, take } from "../cases/cast.ts";
import type { Kit, Lexicon, Made, Stands } from "../kit.ts";
import type { Text } from "../reader/tree.ts";
import { ttcg as rules } from "./ttcg.ts";
import { NODES } from "./ttcg-nodes.ts";
import { STAYS, saidOf, textOf } from "./ttcg-said.ts";

const TYPES = ["Fire", "Water", "Earth"];
const SUBTYPES = ["Beast", "Dragon", "Ghost"];
/** Every card has two texts (ttcg-1.4); this one can never be used. */
const IDLE = "If you have 99 or more points, draw one card.";

const grammar: Grammar<unknown> = {
  ...saying,
  print: (tree, language) => saying.print(saidOf(tree as Text), language),
  read(words, language) {
    const read = saying.read(words, language);
    return "error" in read ? read : { ...read, tree: textOf(read.tree) };
  },
};

function made(
  name: string,
  type: string,
  values: Readonly<Record<string, number>>,
  words: readonly string[],
  [own, sub]: readonly [string, string] = ["Fire", "Beast"],
): Made {
  const { attack, defense, rank } = values;
  const unit = type === "unit";
  return {
    name,
    written: {
      name,
      ...(unit ? { type: own, subtypes: [sub], level: rank, attack, defense } : { type: "Spell" }),
      effects: [...words, IDLE, IDLE].slice(0, 2),
    },
    print: {
      type,
      figures: unit ? values : { rank: 1 },
      traits: unit
        ? { type: [own.toLowerCase()], subtype: [sub.toLowerCase()] }
        : { type: ["spell"], subtype: [] },
      keywords: [],
      texts: [],
    },
  };
}

const numbers = (dice: Dice): Record<string, number> => ({
  attack: dice.below(5) * 100,
  defense: dice.below(5) * 100,
  rank: dice.from(1, 3),
});

const cast = (dice: Dice): Made[] =>
  ANIMALS.map((animal, n) => {
    const name = `Test ${animal}`;
    if (n % 4 === 3) return made(name, "spell", {}, []);
    return made(name, "unit", numbers(dice), [], [dice.pick(TYPES), dice.pick(SUBTYPES)]);
  });

const isUnit = ({ print }: Made): boolean => print.type === "unit";
const isSpell = (card: Made): boolean => !isUnit(card);

function place(
  dice: Dice,
  all: readonly Made[],
  rite: Made | undefined,
  standing: Made | undefined,
): ReturnType<Kit["place"]> {
  const left = [...all];
  const sides = [0, 1].map((seat) => {
    const lies = ({ name }: Made): Placed => ({ card: name, ...(dice.once(3) ? { turned: true } : {}) });
    const units = take(dice, left, dice.below(5), isUnit).map(lies);
    const spells = take(dice, left, dice.below(3), isSpell).map(lies);
    if (seat === 0 && rite) spells.push({ card: rite.name });
    if (seat === 0 && standing) (isUnit(standing) ? units : spells).push({ card: standing.name });
    const zone = (n: number): Placed[] => take(dice, left, n).map(({ name }) => ({ card: name }));
    const points = dice.once(8) ? dice.from(1, 3) : dice.from(8, 30);
    const hand = zone(dice.once(10) ? dice.from(8, 9) : dice.below(4));
    const deck = zone(dice.once(10) ? dice.below(3) : 5);
    return { numbers: { points }, zones: { deck, hand, units, spells, pile: zone(dice.below(4)) } };
  });
  return { turn: 3, called: "main", player: 0, sides };
}

const ALL = ["card", "unit", "unit", "spell"];
const WHO = ["you", "you", "opponent", "both"];
const lexicon: Lexicon = {
  nouns: ALL,
  places: { "": ALL, hand: ALL, pile: ALL, deck: ALL },
  traits: {
    type: TYPES.map((type) => type.toLowerCase()),
    subtype: SUBTYPES.map((type) => type.toLowerCase()),
  },
  keywords: [],
  noKeywords: true,
  states: { position: ["tapped", "untapped"] },
  figures: ["rank", "rank", "attack", "defense"],
  steps: { attack: 100, defense: 100 },
  more: [{ named: "Test Otter" }],
  verbs: [
    { node: { do: "destroy" }, nouns: ["unit", "spell"], places: [""] },
    { node: { do: "destroy" }, nouns: ["unit", "spell"], places: [""] },
    { node: { do: "tap" }, nouns: ["unit", "spell"], places: [""] },
    { node: { do: "untap" }, nouns: ["unit", "spell"], places: [""] },
    { node: { do: "enter" }, nouns: ["unit", "spell"], places: ["hand", "pile"] },
    { node: { do: "recover" }, nouns: ["unit", "spell"], places: ["pile"] },
  ],
  points: [
    { do: "points", of: "points", how: "gain" },
    { do: "points", of: "points", how: "lose" },
  ],
  moves: ["hand", "hand", "deckTop", "deckBottom", "deckShuffled", "pile"],
  goals: ["hand", "hand", "pile"],
  rests: ["deckBottom", "pile"],
  plain: [
    (dice) => ({ do: "draw", who: dice.pick(WHO), n: dice.from(1, 2) }),
    (dice) => ({ do: "drawUntil", who: dice.pick(WHO), n: dice.from(2, 5) }),
    (dice) => ({ do: "discardDownTo", who: dice.pick(WHO), n: dice.from(1, 3) }),
    (dice) => ({ do: "setPoints", who: dice.pick(WHO), n: dice.from(5, 20) }),
  ],
  conditions: [
    (dice) => ({
      if: "points",
      of: "points",
      who: dice.once(2) ? "you" : "opponent",
      how: dice.pick(["atLeast", "atMost"]),
      n: dice.from(5, 25),
    }),
    (dice) => ({
      if: "lead",
      of: dice.pick(["points", "hand"]),
      who: dice.once(2) ? "you" : "opponent",
    }),
    (dice) => ({
      if: "outnumber",
      what: { noun: "card", zone: { in: dice.pick(["deck", "pile"]), whose: "both" } },
      who: dice.once(2) ? "you" : "opponent",
    }),
    (dice) => ({ if: "turn", whose: dice.once(2) ? "you" : "opponent" }),
  ],
  statements: [
    (dice, who) => ({
      is: "bonus",
      who: who(),
      by: [{ stat: dice.pick(["attack", "defense"]), by: 100 * dice.pick([-3, -2, -1, 1, 2]) }],
    }),
    (dice, who) => ({ is: "bonus", who: who(), by: [{ stat: "rank", by: dice.pick([-1, 1, 2]) }] }),
    (dice, who, amount) => ({
      is: "bonus",
      who: who(),
      by: [{ stat: dice.pick(["attack", "rank"]), by: amount() }],
    }),
    (dice, who) => ({
      is: "cannot",
      who: who(),
      what: dice.pick(["beDestroyed", "beDestroyedByEffects", "beTargeted", "tap", "untap"]),
    }),
    (dice) => ({
      is: "playersCannot",
      who: dice.pick(["you", "opponent", "both"]),
      what: dice.pick(["draw", "drawInDrawPhase", "gainPoints", "losePoints"]),
    }),
  ],
  durations: ["thisTurn", "thisTurn", "untilYourNextTurn", "untilOpponentsNextTurnEnds", STAYS],
  whos: ["you", "you", "you", "opponent", "both"],
  whose: ["you"],
  theirs: { you: "you", opponent: "opponent", both: "both" },
  moments: [],
  happenings: [],
  did: [],
  modes: [undefined, "latent"],
  shows: {
    destroyed: ["action destroy"],
    beDestroyed: ["action destroy"],
    beDestroyedByEffects: ["action destroy"],
    beTargeted: ["cards exactly", "cards upTo", "cards all"],
    tapped: ["action tap"],
    tap: ["action tap"],
    untapped: ["action untap"],
    untap: ["action untap"],
    gainPoints: ["action points", "action setPoints"],
    losePoints: ["action points", "action setPoints", "action destroy"],
  },
  costs: [
    (d) => ({ pay: "points", of: "points", n: d.from(1, 3) }),
    (_d, cards) => ({ pay: "discard", what: cards("hand") }),
    (_d, cards) => ({ pay: "destroy", what: cards("") }),
  ],
  triggers: [
    (_d, who) => ({ on: "destroyed", what: who() }),
    (_d, who) => ({ on: "tapped", what: who() }),
    (_d, who) => ({ on: "untapped", what: who() }),
    (d) => ({ on: "turnStart", whose: d.once(3) ? "opponent" : "you" }),
    (d) => ({ on: "turnEnd", whose: d.once(3) ? "opponent" : "you" }),
    (d) => ({ on: "draws", who: d.once(2) ? "opponent" : "you", each: true }),
    (d) => ({ on: "discards", who: d.once(2) ? "opponent" : "you", what: { noun: d.pick(ALL) } }),
    (d) => ({
      on: "points",
      of: "points",
      who: d.once(2) ? "opponent" : "you",
      how: d.once(2) ? "lose" : "gain",
    }),
  ],
};

export const ttcgKit: Kit = {
  id: "ttcg",
  pack,
  rules,
  grammar,
  windows: ["main", "battle", "respond"],
  stops: ["main"],
  points: ["points"],
  zones: ["deck", "hand", "units", "spells", "pile"],
  inOrder: ["deck"],
  inPlay: ["units", "spells"],
  stats: ["attack", "defense", "rank"],
  counts: [],
  filler: "Blank Page",
  cast,
  rite: ({ tree, words }) => {
    const card = made("Test Rite", "spell", {}, [words]);
    return { ...card, print: { ...card.print, texts: [tree] } };
  },
  stands: (dice): Stands =>
    dice.once(3) ? { type: "spell", values: {} } : { type: "unit", values: numbers(dice) },
  standing({ tree, words }, { type, values }) {
    const card = made("Test Scout", type, values, [words]);
    return { ...card, print: { ...card.print, texts: [tree] } };
  },
  nodes: NODES,
  place,
  play: ({ name }) => `use ${name} 1`,
  use: ({ name }) => `use ${name} 1`,
  lexicon,
};
