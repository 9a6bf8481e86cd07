/** What defects are planted out of: per game, sentences with holes for words and numbers that chance fills. */
import type { Chance } from "@tefuda/kernel";

/** A card as a file has it. */
export type Source = Readonly<Record<string, unknown>>;
export interface Ground {
  /** Fields that tell each card of a set from every other. */
  own: (n: number) => Source;
  /** Numbers of a card of which more is better, or less, and how far chance moves them. */
  better: readonly { field: string; by: readonly number[] }[];
  /** Texts that are good for whoever has them, and fields to put them in. */
  gifts: readonly string[];
  textsField: string;
  /** Two numbers that may be shifted into one another without one card becoming better. */
  trades?: readonly [string, string];
  /** Texts for no card, on a card of a kind and in a part of it; `runs`: the text is carried out and finds nothing. */
  useless: readonly { card: string; part: string; say: (some: Some) => string; runs?: true }[];
  /** What is changed of a card so that nobody can play it; `card` and `text` of what it is made of. */
  never: readonly { card: string; part: string; text: string; fields: (some: Some) => Source }[];
  /** Texts, card by card, that go on without end: each card a list of its texts. */
  endless: readonly { card: string; say: (some: Some) => readonly (readonly string[])[] }[];
}

/** Chance as sentences want it. */
export class Some {
  readonly chance: Chance;
  constructor(chance: Chance) {
    this.chance = chance;
  }
  of<Thing>(things: readonly Thing[]): Thing {
    return things[this.chance.below(things.length)]!;
  }
  between(least: number, most: number): number {
    return least + this.chance.below(most - least + 1);
  }
  /** A name that no card has. */
  name(): string {
    const part = (): string => this.of("zor quil vex mirn thal drub ock wessel yarn pib".split(" "));
    const name = part() + part() + part();
    return name.charAt(0).toUpperCase() + name.slice(1);
  }
}
const NUMBERS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const many = (some: Some, least: number, most: number): string => NUMBERS[some.between(least, most)]!;

const ttcg: Ground = {
  own: () => ({}),
  better: [
    { field: "attack", by: [10, 20, 50, 100] },
    { field: "defense", by: [10, 20, 50, 100] },
  ],
  gifts: [],
  textsField: "effects",
  trades: ["attack", "defense"],
  useless: [
    {
      card: "unit",
      part: "effects",
      say: (x) => `Destroy one rank ${x.between(8, 9)} fire unit your opponent controls.`,
    },
    { card: "unit", part: "effects", say: (x) => `Destroy one unit named "${x.name()}".` },
    {
      card: "spell",
      part: "effects",
      runs: true,
      say: (x) =>
        `Add one rank ${x.between(8, 9)} ${x.of(["water", "light", "dark"])} unit from your deck to your hand.`,
    },
    {
      card: "unit",
      part: "effects",
      say: (x) =>
        `When a rank ${x.between(8, 9)} ${x.of(["earth", "air"])} unit is destroyed, draw ${many(x, 2, 3)} cards.`,
    },
    {
      card: "unit",
      part: "effects",
      say: (x) => `If you have ${x.between(900, 2000)} or more points, draw ${many(x, 2, 3)} cards.`,
    },
    {
      card: "unit",
      part: "effects",
      say: (x) => `Passive: Units you control named "${x.name()}" get +100 attack.`,
    },
  ],
  never: [
    {
      card: "unit",
      part: "effects",
      text: "Draw one card.",
      fields: (x) => ({ level: x.between(7, 9), type: x.of(["Fire", "Water", "Dark"]) }),
    },
    { card: "spell", part: "effects", text: "Draw two cards.", fields: (x) => ({ level: x.between(6, 9) }) },
    {
      card: "unit",
      part: "effects",
      text: "Gain two points.",
      fields: (x) => ({
        level: x.between(7, 9),
        type: x.of(["Light", "Earth", "Air"]),
        attack: 900,
        defense: 900,
      }),
    },
  ],
  endless: [
    { card: "unit", say: (x) => [[`Passive: When you gain points, gain ${many(x, 2, 4)} points.`]] },
    {
      card: "unit",
      say: () => [
        ["Passive: When you gain points, your opponent gains a point."],
        ["Passive: When your opponent gains points, gain a point."],
      ],
    },
    {
      card: "spell",
      say: (x) => [
        [
          `Passive: When you gain points, your opponent gains ${many(x, 2, 3)} points.`,
          "Passive: When your opponent gains points, gain a point.",
        ],
      ],
    },
    {
      card: "unit",
      say: (x) => [
        [`Passive: When you gain points, lose ${many(x, 2, 3)} points.`],
        [`Passive: When you lose points, gain ${many(x, 3, 5)} points.`],
      ],
    },
    { card: "unit", say: (x) => [[`Gain ${many(x, 2, 4)} points, then untap this card.`]] },
  ],
};

const dew: Ground = {
  own: () => ({}),
  better: [
    { field: "bite", by: [1, 2] },
    { field: "shell", by: [1, 2] },
    { field: "cost", by: [-1] },
  ],
  gifts: [
    "【Nectar】",
    "At the start of your turn, gain 1 bloom.",
    "When this critter enters the meadow, draw a card.",
  ],
  textsField: "texts",
  trades: ["bite", "shell"],
  useless: [
    { card: "Breeze", part: "texts", say: (x) => `Compost a critter with cost ${x.between(9, 18)} or more.` },
    {
      card: "Critter",
      part: "texts",
      say: (x) =>
        `When a critter with cost ${x.between(9, 18)} or more enters the meadow, draw ${many(x, 2, 3)} cards.`,
    },
    {
      card: "Plant",
      part: "texts",
      runs: true,
      say: (x) => `At the start of your turn, if you have ${x.between(300, 900)} bloom or more, draw a card.`,
    },
    {
      card: "Critter",
      part: "texts",
      say: (x) =>
        `${x.of(["Bee", "Moth", "Snail"])} critters you control named "${x.name()}" have +${x.between(1, 3)}/+1.`,
    },
    {
      card: "Critter",
      part: "texts",
      say: (x) =>
        `(1 dew): Compost a ${x.of(["Moth", "Beetle", "Spider"])} critter with cost ${x.between(10, 19)} or more.`,
    },
  ],
  never: [
    {
      card: "Critter",
      part: "texts",
      text: "【Swift】",
      fields: (x) => ({ cost: x.between(14, 20), bite: 9, shell: 9 }),
    },
    {
      card: "Plant",
      part: "texts",
      text: "At the start of your turn, gain 1 bloom.",
      fields: (x) => ({ cost: x.between(14, 20) }),
    },
    {
      card: "Breeze",
      part: "texts",
      text: "Draw a card.",
      fields: (x) => ({ texts: [`Compost a critter named "${x.name()}".`], cost: x.between(1, 4) }),
    },
  ],
  endless: [
    { card: "Critter", say: () => [["When this critter falls asleep, wake it, then lull it."]] },
    { card: "Critter", say: (x) => [[`(1 dew): Gain ${x.between(1, 3)} dew.`]] },
    {
      card: "Critter",
      say: (x) => [[`(〔Sleep〕): Wake this critter, then gain ${x.between(1, 3)} bloom.`]],
    },
    {
      card: "Critter",
      say: () => [["When another critter falls asleep, wake this critter, then lull this critter."]],
    },
    { card: "Plant", say: (x) => [[`(2 dew): Gain ${x.between(2, 4)} dew.`]] },
  ],
};

const trails: Ground = {
  own: (n) => ({ number: 600 + n, rarity: "C" }),
  better: [
    { field: "str", by: [1, 2] },
    { field: "def", by: [1, 2] },
    { field: "cp", by: [-1] },
    { field: "ep", by: [-1] },
  ],
  gifts: ["【Martial Arts】", "When this UNIT attacks, gain 1 bond."],
  textsField: "texts",
  trades: ["str", "def"],
  useless: [
    { card: "EVENT", part: "texts", say: (x) => `Destroy a UNIT with CP cost ${x.between(15, 30)} or more.` },
    {
      card: "UNIT",
      part: "texts",
      say: (x) => `When a UNIT named "${x.name()}" enters the field, draw ${many(x, 2, 3)} cards.`,
    },
    {
      card: "BASE",
      part: "texts",
      say: (x) => `UNITs you control with CP cost ${x.between(14, 25)} or more have +${x.between(1, 3)}/+1.`,
    },
    {
      card: "EVENT",
      part: "texts",
      runs: true,
      say: (x) =>
        `Search your deck for a UNIT with CP cost ${x.between(14, 30)} or more and put it into your hand.`,
    },
    {
      card: "UNIT",
      part: "texts",
      say: (x) =>
        `While you have ${x.between(900, 3000)} bond or more, this UNIT has +${x.between(1, 4)}/+2.`,
    },
  ],
  never: [
    {
      card: "UNIT",
      part: "texts",
      text: "When this UNIT attacks, gain 1 bond.",
      fields: (x) => ({ cp: x.between(40, 60), str: 12, def: 12 }),
    },
    { card: "EVENT", part: "texts", text: "Draw a card.", fields: (x) => ({ ep: x.between(45, 60) }) },
    {
      card: "EVENT",
      part: "texts",
      text: "Draw a card.",
      fields: (x) => ({ texts: [`Play only if you control a UNIT named "${x.name()}". Draw a card.`] }),
    },
  ],
  endless: [
    { card: "UNIT", say: () => [["When you gain bond, lose 1 bond."], ["When you lose bond, gain 1 bond."]] },
    {
      card: "UNIT",
      say: (x) => [[`When you lose bond, gain ${x.between(2, 3)} bond, then lose ${x.between(1, 2)} bond.`]],
    },
    { card: "ITEM", say: () => [["When you gain bond, lose 1 bond.", "When you lose bond, gain 1 bond."]] },
    {
      card: "UNIT",
      say: () => [["When this UNIT is actioned, ready it.", "When this UNIT becomes ready, action it."]],
    },
    { card: "UNIT", say: (x) => [[`(〔Action〕): Gain ${x.between(1, 3)} bond, then ready this UNIT.`]] },
  ],
};

const sangoku: Ground = {
  own: (n) => ({ code: `ZZ-${100 + n}`, rarity: "C" }),
  better: [
    { field: "power", by: [500, 1000] },
    { field: "fortDamage", by: [1] },
  ],
  gifts: ["【Trample】", "【Avoidance】"],
  textsField: "texts",
  useless: [
    {
      card: "main tactic",
      part: "texts",
      say: (x) => `Retire a general with cost ${x.between(13, 40)} or more.`,
    },
    {
      card: "general",
      part: "texts",
      say: (x) => `【Activate】 When one of your generals named "${x.name()}" is summoned, draw a card.`,
    },
    {
      card: "scenario",
      part: "texts",
      say: (x) =>
        `【Passive】 Your generals with cost ${x.between(13, 40)} or more have +${x.of([500, 1000])}.`,
    },
    {
      card: "general",
      part: "texts",
      say: (x) =>
        `【Passive】 While you have ${x.between(60, 90)} or more cards in hand, this general has +${x.of([500, 1000])}.`,
    },
    {
      card: "battle tactic",
      part: "texts",
      say: (x) => `One of your generals named "${x.name()}" gets +${x.of([500, 1000])} this battle.`,
    },
  ],
  never: [
    {
      card: "main tactic",
      part: "texts",
      text: "Draw a card.",
      fields: (x) => ({ texts: [`Retire a general named "${x.name()}".`], cost: x.of(["1R", "2G", "1B1C"]) }),
    },
    {
      card: "main tactic",
      part: "texts",
      text: "Draw a card.",
      fields: (x) => ({
        texts: [`Retire a general with cost ${x.between(13, 40)} or more, then draw a card.`],
      }),
    },
    {
      card: "battle tactic",
      part: "texts",
      text: "Draw a card.",
      fields: (x) => ({
        texts: [`One of your generals with cost ${x.between(14, 30)} or more gets +500 this battle.`],
      }),
    },
  ],
  endless: [
    {
      card: "general",
      say: (x) => [
        [
          `【Activate】 When this general takes damage, remove all damage from it, then deal ${x.of([1, 2, 5])} special damage to it.`,
        ],
      ],
    },
    { card: "general", say: () => [["【Activate】 When this general is tapped, stand it, then tap it."]] },
    {
      card: "general",
      say: () => [
        ["【Main】 (turn one of your face-up resources face-down): Turn one of your resources face-up."],
      ],
    },
    {
      card: "general",
      say: () => [
        [
          "【Activate】 When this general is tapped, stand it.",
          "【Activate】 When this general stands, tap it.",
        ],
      ],
    },
    {
      card: "scenario",
      say: () => [["【Activate】 When one of your generals is tapped, stand it, then tap it."]],
    },
  ],
};

const tails: Ground = {
  own: (n) => ({ number: `90-01-${100 + n}-4`, artist: "nobody", copies: 3 }),
  better: [{ field: "health", by: [1, 2] }],
  gifts: ["When this unit dies, draw a card.", "At the start of your turn, gain 1 base health."],
  textsField: "texts",
  useless: [
    {
      card: "Event",
      part: "texts",
      say: (x) => `Destroy an enemy Troop with ${x.between(30, 90)} or more health.`,
    },
    {
      card: "Unit",
      part: "texts",
      say: (x) => `When a unit named "${x.name()}" is deployed, draw ${many(x, 2, 3)} cards.`,
    },
    {
      card: "Unit",
      part: "texts",
      say: (x) => `Your ${x.of(["Troops", "Vehicles"])} named "${x.name()}" have +${x.between(1, 3)} attack.`,
    },
    {
      card: "Unit",
      part: "texts",
      say: (x) =>
        `Discard this card: Destroy an enemy ${x.of(["Vehicle", "Position"])} with ${x.between(40, 90)} or more health.`,
    },
    {
      card: "Turf",
      part: "texts",
      say: (x) =>
        `While you control ${many(x, 6, 9)} or more Vehicles named "${x.name()}", your Troops have +1 attack.`,
    },
  ],
  never: [
    {
      card: "Equipment",
      part: "bonus",
      text: "+1 attack",
      fields: (x) => ({ requirements: `Equips a Vehicle with ${x.between(40, 90)} or more health.` }),
    },
    {
      card: "Event",
      part: "texts",
      text: "Draw a card.",
      fields: (x) => ({ texts: [`Destroy an enemy unit named "${x.name()}".`] }),
    },
    {
      card: "Equipment",
      part: "bonus",
      text: "+1 health",
      fields: (x) => ({ requirements: `Equips a Troop named "${x.name()}".` }),
    },
  ],
  endless: [
    {
      card: "Unit",
      say: (x) => [
        [`When this unit is damaged, heal this unit ${x.between(1, 3)}, then deal 1 damage to it.`],
      ],
    },
    {
      card: "Unit",
      say: (x) => [
        [
          `When you lose base health, gain ${x.between(2, 4)} base health, then lose ${x.between(1, 2)} base health.`,
        ],
      ],
    },
    {
      card: "Unit",
      say: () => [
        ["When an enemy unit is damaged, heal all damage from that unit, then deal 1 damage to it."],
      ],
    },
    {
      card: "Unit",
      say: (x) => [[`When a unit is damaged, heal that unit ${x.between(2, 3)}, then deal 1 damage to it.`]],
    },
  ],
};

export const GROUNDS: Readonly<Record<string, Ground>> = { ttcg, tails, trails, sangoku, dew };
