/**
 * For each measure two toys of which one is worse by construction - of a praise: has less of it. What else must move with it by nature is
 * named, with the reason.
 */
import {
  allPlain,
  COPIES,
  type Critter,
  critters,
  decksOf,
  dewToy,
  KINDS,
  KINS,
  kindsOf,
  nameOf,
  plain,
  ttcgToy,
} from "./cards.ts";
import type { Toy } from "./toys.ts";

export interface Pair {
  measure: string;
  /** How the worse toy is made, in a sentence. */
  made: string;
  worse: Toy;
  better: Toy;
  /** Who plays, where it is not the one who answers at random. */
  player?: string;
  /** More games than others need. */
  games?: number;
  /** Measures that move as well, and why they must. */
  moves: readonly { measures: readonly string[]; why: string }[];
}

/** What hangs on the words on the cards. */
const PRINTED = ["text-length", "mechanisms", "ease-of-entry"];
/** What hangs on how games go; only who builds decks otherwise leaves it as it is. */
const FLOW = [
  "turn-length",
  "passivity",
  "drought",
  "flood",
  "shallow-play",
  "unlike-games",
  "swinginess",
  "comebacks",
  "early-end",
  "first-player",
];

/** What all plain toys are compared with; one and the same, so that it is played once. */
const base = dewToy();

/** Texts that wait for a plant: there is none, so nothing of a game hangs on them. */
const idle = (does: string): string => `When a plant enters the meadow, ${does}.`;
const ALIKE = idle("draw a card");
const UNLIKE = ["gain 1 bloom", "lose 1 bloom", "lull a critter", "wake a critter", "compost a critter"].map(
  idle,
);

const PLAIN = "Passive: This card gets +10 attack while attacking.";
const ANSWER = "Counter: When a unit your opponent controls attacks, gain one point.";
const AT_ONCE = "When this unit attacks, gain one point.";

/** The kinds of a deck whose kins are mixed: each deck still has each kind of cost, and no card is in two. */
const mixed = (deck: number): string[] => KINDS.map((kind) => nameOf((deck + kind) % KINS.length, kind));

/** The first half of each deck is of cards that all decks hold. */
const COMMON = KINDS.slice(0, 5);
const common: Critter[] = COMMON.map((kind) => {
  const { kin: _none, ...rest } = plain(0, kind);
  return { ...rest, name: `Common ${kind}` };
});
const shared: Toy = {
  game: "dew",
  cards: critters([...allPlain(), ...common]),
  decks: decksOf((deck) => [...common.map(({ name }) => name), ...kindsOf(deck, KINDS.slice(5))]),
};

/** Three kinds that are alike in place of each. */
const thrice: Critter[] = allPlain().flatMap((one) =>
  [0, 1, 2].map((n) => ({ ...one, name: `${one.name} of ${n}` })),
);
const inThree = (copies: readonly number[]): Toy => ({
  game: "dew",
  cards: critters(thrice),
  decks: decksOf(
    (deck) => kindsOf(deck).flatMap((name) => [0, 1, 2].map((n) => `${name} of ${n}`)),
    (place) => copies[place % 3]!,
  ),
});

/** Critters that are all alike, and beside those of the decks as many others, which cards of a deck can give way to. */
const spare = (strength: number): Toy => {
  const alike = allPlain().map((one) => ({ ...one, cost: 3, bite: 3, shell: 3 }));
  const others = alike.map((one) => ({
    ...one,
    ...{ name: `Spare ${one.name}`, bite: strength, shell: strength },
  }));
  return { ...base, cards: critters([...alike, ...others]) };
};

/** Two decks hold cards of a later set that are like the others but for their strength. */
const later = (strength: number): Toy => {
  const own = (deck: number): Critter[] =>
    KINDS.map((kind) => {
      const one = plain(deck, kind);
      return { ...one, name: `Later ${one.name}`, bite: one.bite * strength, shell: one.shell * strength };
    });
  return {
    ...base,
    later: critters([...own(2), ...own(3)]),
    decks: decksOf((deck) => kindsOf(deck).map((name) => (deck < 2 ? name : `Later ${name}`))),
  };
};

const ruling = {
  title: { en: "A plant comes", ja: "草が出る" },
  rules: ["dew-6.4"],
  cards: [{ texts: [ALIKE] }],
};

export const PAIRS: readonly Pair[] = [
  {
    measure: "text-length",
    made: "texts that never come to pass say what they say three times",
    worse: dewToy(() => ({ texts: [idle("gain 1 bloom, then gain 1 bloom, then gain 1 bloom")] })),
    better: dewToy(() => ({ texts: [idle("gain 1 bloom")] })),
    moves: [
      {
        measures: ["mechanisms", "ease-of-entry"],
        why: "the longer text is read by whoever begins, and one thing after another is a mechanism",
      },
    ],
  },
  {
    measure: "mechanisms",
    made: "texts of the same length that never come to pass say five things in place of one",
    worse: dewToy((_one, _deck, kind) => ({ texts: [UNLIKE[kind % UNLIKE.length]!] })),
    better: dewToy(() => ({ texts: [ALIKE] })),
    moves: [],
  },
  {
    measure: "ambiguity",
    made: "no ruling shows what the texts say",
    worse: dewToy(() => ({ texts: [ALIKE] })),
    better: dewToy(() => ({ texts: [ALIKE] }), { rulings: [ruling] }),
    moves: [],
  },
  {
    measure: "ease-of-entry",
    made: "as many cards have a text, but no deck is without",
    worse: dewToy((_one, _deck, kind) => (kind % 2 === 0 ? { texts: [ALIKE] } : {})),
    better: dewToy((_one, deck) => (deck % 2 === 0 ? { texts: [ALIKE] } : {})),
    moves: [],
  },
  {
    measure: "turn-length",
    made: "whoever plays a card is asked twice whether to gain bloom, in place of gaining it",
    worse: dewToy(() => ({
      texts: [
        "When this critter enters the meadow, you may gain 1 bloom.",
        "When this critter enters the meadow, you may gain 1 bloom.",
      ],
    })),
    better: dewToy(() => ({
      texts: [
        "When this critter enters the meadow, gain 1 bloom.",
        "When this critter enters the meadow, gain 1 bloom.",
      ],
    })),
    moves: [
      { measures: PRINTED, why: "to be asked stands on the cards" },
      {
        measures: ["passivity", "shallow-play"],
        why: "what is asked in a turn is a choice, and is asked in a row",
      },
      { measures: ["drought", "flood", "unlike-games"], why: "bloom that is not gained makes games shorter" },
    ],
  },
  {
    measure: "passivity",
    made: "a question that each card brings is asked of its own player and not of the other",
    worse: dewToy(() => ({ texts: ["When this critter enters the meadow, you may gain 1 bloom."] })),
    better: dewToy(() => ({
      texts: ["When this critter enters the meadow, your opponent may gain 1 bloom."],
    })),
    moves: [
      { measures: PRINTED, why: "who is asked stands on the cards" },
      { measures: ["shallow-play"], why: "a question to the other player is no choice of one's own" },
    ],
  },
  {
    measure: "early-end",
    made: "every critter is swift, cannot be blocked and bites for ten",
    worse: dewToy(() => ({ texts: ["【Swift】", "This critter cannot be blocked."], cost: 1, bite: 10 })),
    better: dewToy(() => ({ texts: ["【Swift】", "This critter cannot be blocked."], cost: 1 })),
    moves: [
      {
        measures: [
          "turn-length",
          "passivity",
          "drought",
          "flood",
          "shallow-play",
          "swinginess",
          "comebacks",
          "unlike-games",
          "first-player",
        ],
        why: "of a game only its first turns are left, in which there is less to do",
      },
    ],
  },
  {
    measure: "responses",
    made: "units answer attacks in another's turn, and change little",
    worse: ttcgToy([ANSWER, PLAIN]),
    better: ttcgToy([AT_ONCE, PLAIN]),
    moves: [
      { measures: PRINTED, why: "what answers says when" },
      { measures: ["turn-length", "passivity"], why: "whether to answer is asked, of the other player" },
    ],
  },
  {
    measure: "negation",
    made: "units that answer an attack counter it",
    worse: ttcgToy(["Counter an attack.", PLAIN]),
    better: ttcgToy([ANSWER, PLAIN]),
    moves: [
      { measures: PRINTED, why: "to counter an attack is said in fewer words" },
      {
        measures: [
          "responses",
          "turn-length",
          "passivity",
          "drought",
          "flood",
          "shallow-play",
          "unlike-games",
          "swinginess",
        ],
        why: "attacks that come to nothing make games longer",
      },
    ],
  },
  {
    measure: "drought",
    made: "every card costs three more",
    worse: dewToy(({ cost }) => ({ cost: cost + 3 })),
    better: base,
    moves: [
      {
        measures: ["turn-length", "passivity", "shallow-play", "unlike-games", "swinginess"],
        why: "what cannot be paid for is no choice, and is not seen",
      },
    ],
  },
  {
    measure: "flood",
    made: "every card costs 1",
    player: "greedy",
    worse: dewToy(() => ({ cost: 1 })),
    better: base,
    moves: [
      {
        measures: [
          "turn-length",
          "passivity",
          "shallow-play",
          "comebacks",
          "unlike-games",
          "drought",
          "swinginess",
        ],
        why: "what costs little is played at once, more of it in a turn",
      },
    ],
  },
  {
    measure: "shallow-play",
    made: "critters cannot attack, and a deck is thirty times the same card",
    worse: dewToy(() => ({ cost: 3, texts: ["This critter cannot attack."] }), {
      decks: decksOf(
        (deck) => kindsOf(deck, [0]),
        () => 10 * COPIES,
      ),
    }),
    better: dewToy(() => ({ cost: 3, texts: ["This critter cannot attack."] })),
    moves: [
      {
        measures: ["ease-of-entry", "entry", "unlike-games"],
        why: "a deck of one card is soon read and had, and shows the same each time",
      },
      {
        measures: ["turn-length", "passivity", "flood", "swinginess"],
        why: "where all cards are the same there is less to choose, and nobody falls behind",
      },
    ],
  },
  {
    measure: "swinginess",
    made: "every other card composts all critters",
    worse: dewToy((_one, _deck, kind) =>
      kind % 2 === 0 ? { texts: ["When this critter enters the meadow, compost all other critters."] } : {},
    ),
    better: base,
    moves: [
      { measures: ["ambiguity"], why: "of cards without texts it is not asked" },
      { measures: PRINTED, why: "that all are composted stands on the cards" },
      {
        measures: [
          "turn-length",
          "passivity",
          "drought",
          "flood",
          "unlike-games",
          "shallow-play",
          "comebacks",
          "first-player",
        ],
        why: "on an empty meadow there is less to do, games are long, and all cards are seen",
      },
    ],
  },
  {
    measure: "comebacks",
    made: "each critter makes all others stronger, so that who is ahead stays ahead",
    worse: dewToy(() => ({ texts: ["Other critters you control have +1/+1."] })),
    better: dewToy((_one, _deck, kind) =>
      kind % 2 === 0 ? { texts: ["When this critter enters the meadow, compost all other critters."] } : {},
    ),
    moves: [
      { measures: PRINTED, why: "the two say different things" },
      {
        measures: FLOW,
        why: "what helps the one ahead ends games, and what clears the meadow makes them long",
      },
    ],
  },
  {
    measure: "first-player",
    made: "every critter is swift, cannot be blocked and bites for five",
    worse: dewToy(() => ({ texts: ["【Swift】", "This critter cannot be blocked."], cost: 1, bite: 5 })),
    better: base,
    player: "greedy",
    moves: [
      { measures: ["ambiguity"], why: "of cards without texts it is not asked" },
      { measures: PRINTED, why: "swift critters say so" },
      { measures: FLOW, why: "the first to attack wins before anything else is done" },
    ],
  },
  {
    measure: "power-creep",
    made: "cards of the later set are twice as strong",
    worse: later(2),
    better: later(1),
    moves: [
      {
        measures: ["strength-spread", "deck-diversity", "staples"],
        why: "decks of the stronger set win, so the field is of them",
      },
      { measures: FLOW, why: "stronger cards end games sooner" },
    ],
  },
  {
    measure: "strength-spread",
    made: "two of the decks are of cards that are twice as strong",
    worse: dewToy(({ bite, shell }, deck) => (deck < 2 ? { bite: 2 * bite, shell: 2 * shell } : {})),
    better: base,
    moves: [
      {
        measures: ["deck-diversity", "staples"],
        why: "the field is of the two decks that win, and half of it holds each of their cards",
      },
      { measures: FLOW, why: "stronger cards end games sooner" },
    ],
  },
  {
    measure: "camp-dependency",
    made: "each deck is of one kin, and not of all",
    worse: base,
    better: { ...base, decks: decksOf(mixed) },
    moves: [],
  },
  {
    measure: "deck-diversity",
    made: "of four decks two and two are the same",
    worse: { ...base, decks: decksOf((deck) => kindsOf(deck % 2)) },
    better: base,
    moves: [],
  },
  {
    measure: "styles",
    made: "all decks take bloom, and not two of them, while the others gain it",
    worse: dewToy(() => ({ texts: ["When this critter enters the meadow, your opponent loses 2 bloom."] })),
    better: dewToy((_one, deck) => ({
      texts: [
        deck < 2
          ? "When this critter enters the meadow, your opponent loses 2 bloom."
          : "When this critter enters the meadow, gain 2 bloom.",
      ],
    })),
    moves: [
      { measures: PRINTED, why: "what the decks do stands on their cards" },
      { measures: FLOW, why: "decks that gain bloom make games longer" },
    ],
  },
  {
    measure: "staples",
    made: "half of each deck is of cards that all decks hold",
    worse: shared,
    better: { ...shared, decks: base.decks },
    moves: [
      { measures: ["deck-diversity"], why: "a card that all decks hold is common to them" },
      { measures: ["camp-dependency"], why: "the cards that all hold are of no deck's kin" },
    ],
  },
  {
    measure: "entry",
    made: "a deck has thirty kinds once each in place of ten three times each, all alike",
    worse: inThree([1, 1, 1]),
    better: inThree([3, 0, 0]),
    moves: [
      { measures: ["unlike-games"], why: "of more kinds fewer are seen in one game" },
      { measures: ["shallow-play"], why: "cards of different kinds can be chosen from" },
    ],
  },
  {
    measure: "depth",
    made: "no card can be paid for, so that only the draw decides, where otherwise each card lets its player choose right or wrong",
    worse: dewToy(() => ({ cost: 20 })),
    better: dewToy(() => ({
      texts: [
        "When this critter enters the meadow, choose one: your opponent loses 2 bloom; or lose 2 bloom.",
      ],
    })),
    player: "greedy",
    moves: [
      { measures: ["ambiguity"], why: "of cards without texts it is not asked" },
      { measures: PRINTED, why: "the choice stands on the cards" },
      { measures: FLOW, why: "where nothing is played only the draw ends a game" },
    ],
  },
  {
    measure: "freedom",
    made: "whatever a card could give way to is weak",
    worse: spare(1),
    better: spare(3),
    moves: [],
  },
  {
    measure: "unlike-games",
    made: "of ten kinds each is there three times, and not one of them 21 times",
    worse: base,
    better: {
      ...base,
      decks: decksOf(kindsOf, (place) => (place === 4 ? 21 : 1)),
    },
    moves: [
      {
        measures: ["turn-length", "passivity", "drought", "flood", "shallow-play"],
        why: "of 21 copies several are in hand at once: there is less to choose from, and less that costs little",
      },
    ],
  },
];
