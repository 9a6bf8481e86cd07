/** Cards and positions of Dewfall for random cases; its words are those of its vocabulary. */
import { dew as pack } from "@tefuda/dew";
import { grammar } from "@tefuda/dew/text";
import { KEYWORDS, KINS, vocabulary } from "@tefuda/dew/words";
import type { Placed } from "@tefuda/kernel";
import type { Dice } from "../../fuzz/dice.ts";
import { ANIMALS, take } from "../cases/cast.ts";
import type { Kit, Made, Stands } from "../kit.ts";
import type { Text } from "../reader/tree.ts";
import { dew as rules } from "./dew.ts";
import { lexiconOf } from "./language-lexicon.ts";
import { nodesOfLanguage } from "./language-nodes.ts";

const TYPES: Readonly<Record<string, string>> = { critter: "Critter", plant: "Plant", breeze: "Breeze" };

interface Shape {
  type: string;
  values: Readonly<Record<string, number>>;
  kin?: string;
  keyword?: string;
}

function made(
  name: string,
  { type, values, kin, keyword }: Shape,
  text?: { tree: Text; words: string },
): Made {
  const texts = [
    ...(text ? [text.words] : []),
    ...(keyword ? [`【${KEYWORDS[keyword as keyof typeof KEYWORDS][0]}】`] : []),
  ];
  return {
    name,
    written: {
      name: { en: name, ja: name.replace("Test ", "試し") },
      type: TYPES[type],
      ...(kin ? { kin: [KINS[kin as keyof typeof KINS].en] } : {}),
      ...values,
      ...(texts.length > 0 ? { texts } : {}),
    },
    print: {
      type,
      figures: values,
      traits: { kin: kin ? [kin] : [] },
      keywords: keyword ? [keyword] : [],
      texts: text ? [text.tree] : [],
    },
  };
}

const critter = (dice: Dice): Shape => ({
  type: "critter",
  values: { cost: dice.below(5), bite: dice.below(5), shell: dice.from(1, 5) },
  ...(dice.once(5) ? {} : { kin: dice.pick(Object.keys(KINS)) }),
  ...(dice.once(5) ? { keyword: dice.pick(Object.keys(KEYWORDS)) } : {}),
});
const plain: Text = { kind: "effect", do: { do: "draw", who: "you", n: 1 } };

const cast = (dice: Dice): Made[] =>
  ANIMALS.map((animal, n) => {
    const name = `Test ${animal}`;
    const values = { cost: dice.below(4) };
    if (n % 8 === 5) return made(name, { type: "breeze", values }, { tree: plain, words: "Draw a card." });
    if (n % 8 === 6) return made(name, { type: "plant", values });
    return made(name, critter(dice));
  });

function place(
  dice: Dice,
  all: readonly Made[],
  rite: Made | undefined,
  standing: Made | undefined,
): ReturnType<Kit["place"]> {
  const left = [...all];
  const sides = [0, 1].map((seat) => {
    const lying = take(dice, left, dice.from(2, 6), ({ print }) => print.type !== "breeze");
    const meadow = lying.map(
      ({ name }): Placed => ({ card: name, ...(dice.once(3) ? { turned: true } : {}) }),
    );
    if (standing && seat === 0) meadow.push({ card: standing.name });
    const zone = (n: number): Placed[] => take(dice, left, n).map(({ name }) => ({ card: name }));
    const hand = [...(rite && seat === 0 ? [{ card: rite.name }] : []), ...zone(dice.from(1, 4))];
    const compost = zone(dice.from(1, 5));
    const deck = zone(dice.once(12) ? dice.below(3) : dice.from(6, 8));
    const bloom = dice.once(8) ? dice.from(1, 3) : dice.from(8, 20);
    return {
      numbers: { bloom, dew: dice.from(1, 4), spring: dice.from(1, 8) },
      zones: { deck, hand, meadow, compost },
    };
  });
  return { turn: 3, phase: 2, called: "noon", player: 0, sides };
}

const reads = {
  triggers: [
    "enters",
    "composted",
    "leaves",
    "lulled",
    "dawn",
    "dusk",
    "attacks",
    "blocks",
    "blocked",
    "reaches",
  ],
  deeds: ["beComposted", "wake", "beChosen", "attack", "block", "beBlocked"],
  playerDeeds: ["draw", "gainBloom", "play"],
};
const ALL = ["card", "critter", "critter", "plant", "breeze"];
const STAY = ["critter", "plant"];

export const dewKit: Kit = {
  id: "dew",
  pack,
  rules,
  grammar,
  windows: ["noon"],
  points: ["bloom", "dew", "spring"],
  zones: ["deck", "hand", "meadow", "compost"],
  inOrder: ["deck"],
  inPlay: ["meadow"],
  stats: ["bite", "shell"],
  counts: [],
  filler: "Plain Leaf",
  cast,
  // some of them cost something
  rite: (text) => made("Test Rite", { type: "breeze", values: { cost: text.words.length % 3 } }, text),
  stands: (dice): Stands =>
    dice.once(4)
      ? { type: "plant", values: { cost: 1 } }
      : { type: "critter", values: { cost: 1, bite: dice.below(5), shell: dice.from(1, 5) } },
  standing: (text, { type, values }) =>
    made("Test Scout", { type, values, ...(type === "critter" ? { kin: "bee" } : {}) }, text),
  nodes: nodesOfLanguage(vocabulary, rules, reads),
  place,
  play: ({ name }) => `play ${name}`,
  use: ({ name }) => `use ${name} 1`,
  offered: ["attack"],
  lexicon: lexiconOf(vocabulary, {
    reads,
    places: { "": ["critter", "critter", "plant"], hand: ALL, compost: ALL, deck: ALL },
    verbs: [
      { node: { do: "compost" }, nouns: STAY, places: [""] },
      { node: { do: "lull" }, nouns: STAY, places: [""] },
      { node: { do: "wake" }, nouns: STAY, places: [""] },
      { node: { do: "enter" }, nouns: STAY, places: ["hand", "compost"] },
      { node: { do: "enter", turned: true }, nouns: STAY, places: ["hand", "compost"] },
    ],
    shows: {
      composted: ["action compost"],
      beComposted: ["action compost"],
      leaves: ["action compost", "action move"],
      lulled: ["action lull"],
      wake: ["action wake"],
      gainBloom: ["action points"],
    },
    points: { bloom: [5, 20] },
    stats: ["bite", "shell"],
    costs: [
      (dice) => ({ pay: "points", of: "dew", n: dice.from(1, 2) }),
      (dice, cards) => ({ pay: "lull", what: dice.once(2) ? { ref: "this" } : cards("") }),
      (dice, cards) => ({ pay: "compost", what: dice.once(2) ? { ref: "this" } : cards("") }),
      (_d, cards) => ({ pay: "discard", what: cards("hand") }),
      (dice, cards) => ({ pay: "return", what: dice.once(2) ? { ref: "this" } : cards("") }),
    ],
  }),
};
