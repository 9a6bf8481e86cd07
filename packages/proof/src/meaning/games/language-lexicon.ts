/** The words of a game whose texts are the language's alone, for random trees: as its vocabulary has them. */
import type { Vocabulary } from "@tefuda/language/vocabulary";
import type { Dice } from "../../fuzz/dice.ts";
import type { Lexicon } from "../kit.ts";
import { happeningsOf, momentsOf, type Reads } from "./language-nodes.ts";

type Node = Readonly<Record<string, unknown>>;
type Whose = (dice: Dice) => string;

/** What only the game says: which cards lie where, and what is done to which. */
export type Own = Pick<Lexicon, "places" | "verbs" | "costs" | "shows"> & {
  reads: Reads;
  /** Numbers of players, within what they usually are. */
  points: Readonly<Record<string, readonly [low: number, high: number]>>;
  /** Numbers of cards that texts change. */
  stats: readonly string[];
};

const you: Whose = (dice) => (dice.once(3) ? "opponent" : "you");
const either: Whose = (dice) => (dice.once(2) ? "opponent" : "you");

export function lexiconOf(words: Vocabulary, own: Own): Lexicon {
  const { cards, piles, triggers, states, figures, goals, terms } = words;
  const keywords = Object.keys(words.keywords?.words ?? {});
  const nouns = ["card", ...Object.keys(cards.nouns)];
  const traits = Object.fromEntries(
    Object.entries(words.traits).map(([sort, trait]) => [sort, Object.keys(trait.words)]),
  );
  const asked = Object.entries(words.points).filter(([, { asked }]) => asked !== undefined);
  return {
    nouns,
    places: own.places,
    traits,
    keywords,
    states: Object.fromEntries(Object.entries(states).map(([group, of]) => [group, Object.keys(of)])),
    figures: Object.keys(figures),
    more: [{ named: "Test Otter" }],
    verbs: own.verbs,
    points: Object.entries(words.points).flatMap(([of, { changes }]) =>
      Object.keys(changes).map((how) => ({ do: "points", of, how })),
    ),
    movers: ["opponent", "opponent", "both"],
    moves: ["hand", "hand", "deckTop", "deckBottom", "deckShuffled", piles.pile.zone],
    goals: ["hand", ...Object.keys(goals)],
    rests: ["deckBottom", piles.pile.zone],
    plain: [(dice) => ({ do: "draw", who: you(dice), n: dice.from(1, 2) })],
    conditions: [
      (dice) => {
        const [of] = dice.pick(asked);
        const [low, high] = own.points[of]!;
        const how = dice.pick(["atLeast", "atMost"]);
        return { if: "points", of, who: either(dice), how, n: dice.from(low, high) };
      },
      (dice) => ({
        if: "distinct",
        of: dice.pick(Object.keys(traits)),
        among: { noun: dice.pick(own.places[""]!), side: dice.pick(["yours", "opponents"]) },
        how: dice.pick(["atLeast", "atMost"]),
        n: dice.from(1, 3),
      }),
      (dice) => ({
        if: "lead",
        of: dice.once(2) ? "hand" : dice.pick(asked)[0],
        who: either(dice),
      }),
    ],
    statements: [
      (dice, who, n) => ({
        is: "bonus",
        who: who(),
        by: Object.fromEntries(
          own.stats.map((stat) => [stat, dice.once(4) ? n() : dice.from(-2, 3)] as const),
        ),
      }),
      (dice, who) => ({ is: "has", who: who(), keywords: [dice.pick(keywords)] }),
      (dice, who) => {
        const sort = dice.pick(Object.keys(traits));
        return { is: "joins", who: who(), traits: { [sort]: [dice.pick(traits[sort]!)] } };
      },
      (dice, who) => ({ is: "cannot", who: who(), what: dice.pick(own.reads.deeds) }),
      (dice) => {
        const what = dice.pick(own.reads.playerDeeds);
        const card = words.playerDeeds[what]!.card && { card: { noun: dice.pick(nouns) } };
        return { is: "playersCannot", who: dice.pick(["you", "opponent", "both"]), what, ...card };
      },
      ...Object.keys(words.prices).map((what) => (dice: Dice): Node => {
        const who = dice.once(3) ? { who: "opponent" } : {};
        const of = { noun: dice.pick(nouns) };
        return { is: "cost", of, ...who, what, by: dice.pick([-2, -1, 1, 2]) };
      }),
    ],
    ...(own.costs ? { costs: own.costs } : {}),
    ...(own.shows ? { shows: own.shows } : {}),
    durations: Object.keys(terms),
    moments: (words.later ?? []).map(([on, term, , , once]) => ({ on, for: term, ...(once && { once }) })),
    happenings: (triggers.past?.happened ?? []).map(
      (on) =>
        (_dice: Dice, what: () => unknown): Node => ({ on, what: what() }),
    ),
    did: triggers.past?.did ?? [],
    triggers: [
      ...happeningsOf(triggers)
        .filter((on) => own.reads.triggers.includes(on))
        .map(
          (on) =>
            (_dice: Dice, what: () => unknown): Node => ({ on, what: what() }),
        ),
      ...momentsOf(triggers)
        .filter((on) => own.reads.triggers.includes(on))
        .map(
          (on) =>
            (dice: Dice): Node => ({ on, who: you(dice) }),
        ),
      (dice) => ({ on: "played", who: either(dice), what: { noun: dice.pick(triggers.played) } }),
      (dice) => ({ on: "draws", who: either(dice), ...(dice.once(2) ? { each: true } : {}) }),
      (dice) => ({ on: "discards", who: either(dice), what: { noun: dice.pick(nouns) } }),
      ...Object.entries(words.points)
        .filter(([, { lost }]) => lost !== undefined)
        .map(
          ([of]) =>
            (dice: Dice): Node => ({ on: "points", of, who: either(dice), how: "lose" }),
        ),
    ],
  };
}
