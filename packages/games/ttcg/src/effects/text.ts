/**
 * One text of a card as the rules see it: the kernel's ability with what TTCG asks of an effect - its kind, what it
 * needs before it can be activated, and its two programs.
 */
import {
  type Ability,
  type CardDefinition,
  constant,
  giveBack,
  type Machine,
  type Modifier,
  type Program,
  program,
} from "@tefuda/kernel";
import type { Requirement, Search } from "@tefuda/language";
import type { CardData } from "../rules/12-types.ts";
import type { Effect, Kind as EffectKind } from "../text/tree.ts";

/** Asked of what a Counter would answer: the number of an announced effect, or the attack or the play (rules/07-kinds.ts). */
export type AnswerTest = (m: Machine, self: number, seat: number, what: number) => boolean;

export interface TextAbility extends Ability {
  words: Readonly<Record<string, string>>;
  kind: EffectKind;
  effect: Effect;
  /** Activated at will, as opposed to set off by an event or always on. */
  atWill: boolean;
  /** Works from the hand: "discard this card to ..." (ttcg-13.2). */
  fromHand: boolean;
  /** Works from there because its text says so (ttcg-6.2). */
  worksIn: "top" | "under" | "pile" | "hand";
  oncePerTurn: boolean;
  /** Its text names a phase of the opponent's turn (ttcg-13.13). */
  inOpponentsPhase: boolean;
  /** Set off later by an effect that has resolved, not by a card: it taps nothing and needs nothing upright. */
  delayed: boolean;
  /** Numbers of the sets of chosen cards that it destroys (ttcg-6.11). */
  destroys: ReadonlySet<number>;
  /** Conditions, targets and costs, in the order of ttcg-6.12. */
  requires: readonly Requirement[];
  /** For a Counter: what it answers; undefined for any action of the opponent. */
  answers:
    | {
        effects: boolean;
        attacks: boolean;
        plays: boolean;
        /** Whether it makes a difference to the text which of several things it answers. */
        tells: boolean;
        test?: AnswerTest;
      }
    | undefined;
  /** Its player may decline when it is set off (ttcg-6.13). */
  optional: boolean;
  /** How many sets of cards its effect holds: those chosen for each phrase, and `aside` those that its cost spoke of. */
  sets: number;
  aside: number;
  /** By set: the cards that could be chosen for it. */
  candidates: readonly Search[];
  lasting: readonly Modifier[];
  /** Both below, in this order. */
  programs: readonly [Program, Program];
  /** Chooses targets and pays costs; arguments self, seat, effect; gives 0 if it came to nothing. */
  prepare: Program;
  /** Does what the text says; arguments self, seat, effect. */
  resolve: Program;
  /** Whether any target chosen for it is still valid (ttcg-6.8). */
  valid: (m: Machine, self: number, seat: number, effect: number) => boolean;
}

const nothing: Program = program("nothing", (f) => {
  f.cardArg();
  f.arg();
  f.arg();
  return giveBack(constant(1));
});

/** A text that needs nothing and does nothing. A particular one says what is different, and has no further fields. */
export function blankText(words: TextAbility["words"], effect: Effect, index: number): TextAbility {
  return {
    id: -1,
    index,
    triggers: [],
    statics: [],
    staticsIn: undefined,
    lasting: [],
    words,
    kind: effect.kind,
    effect,
    atWill: false,
    fromHand: false,
    worksIn: effect.worksIn ?? "top",
    oncePerTurn: effect.oncePerTurn ?? false,
    inOpponentsPhase: false,
    delayed: false,
    destroys: new Set(),
    requires: [],
    answers: undefined,
    optional: false,
    sets: 0,
    candidates: [],
    aside: 0,
    programs: [nothing, nothing],
    prepare: nothing,
    resolve: nothing,
    valid: () => true,
  };
}

// Which of an ability's programs is which.
const PREPARE = 0;
const RESOLVE = 1;
/** Numbers of the two programs of a text, by the number of the ability. */
export const prepareNumber = (m: Machine, ability: number): number =>
  m.game.programNumbers[ability]![PREPARE]!;
export const resolveNumber = (m: Machine, ability: number): number =>
  m.game.programNumbers[ability]![RESOLVE]!;

/** Place behind the arguments of what a Counter answers where it is left which of them are cards, as bits. */
export const CARDS = 3;
/** Place of an announced effect's arguments where it is kept how many cards or points its cost was paid with. */
export const PAID = 4;

/** Where a text can be used at will, as bits. */
export const PLACE_BIT = { top: 1, under: 2, hand: 4, pile: 8 } as const;

/** A kind of card of TTCG. */
export interface TtcgCard extends CardDefinition<TextAbility> {
  data: CardData;
}

/** Bits of the places where a card has a text to use at will: the fact AT_WILL of its kind. */
export function atWillPlaces(abilities: readonly TextAbility[]): number {
  return abilities.reduce((places, { atWill, worksIn, fromHand }) => {
    const here = PLACE_BIT[worksIn] | (fromHand ? PLACE_BIT.hand : 0);
    return atWill ? places | here : places;
  }, 0);
}

/** What the rules ask of a text whenever options are listed, as bits: the facts TEXT and TEXT + 1 of its kind. */
export const TEXT_BIT = {
  is: 16,
  atWill: 32,
  dormant: 64,
  counter: 128,
  continuous: 256,
  oncePerTurn: 512,
  fromHand: 1024,
  inOpponentsPhase: 2048,
} as const;

export function textBits(text: TextAbility | undefined): number {
  if (!text) return 0;
  const kind =
    text.kind === "dormant" || text.kind === "counter" || text.kind === "continuous" ? text.kind : "is";
  return (
    TEXT_BIT.is |
    TEXT_BIT[kind] |
    PLACE_BIT[text.worksIn] |
    (text.atWill ? TEXT_BIT.atWill : 0) |
    (text.oncePerTurn ? TEXT_BIT.oncePerTurn : 0) |
    (text.fromHand ? TEXT_BIT.fromHand : 0) |
    (text.inOpponentsPhase ? TEXT_BIT.inOpponentsPhase : 0)
  );
}
