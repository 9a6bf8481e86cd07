/** What the words of a game mean to whoever builds the program of a text. */
import {
  type Frame,
  firstLying,
  type Machine,
  NONE,
  type Num,
  type SetVar,
  type Step,
  type Var,
} from "@tefuda/kernel";
import type { Guard } from "./guards.ts";
import type { Counted, Has, Search, Who } from "./phrases.ts";

/** How cards are picked: by whom, and out of which of those that the words mean. */
export interface Picking {
  chooser?: Num;
  among?: (m: Machine, card: number) => boolean;
  prompt?: string;
}

/**
 * The arguments of a text's program: the card, its player, what the event says that set it off, and which of these cards
 * have left since (bits as {@link SOURCE_GONE}; 0 where nothing set it off).
 */
export interface Given {
  self: Var;
  seat: Var;
  args: readonly Var[];
  gone: Var;
}
/** @param cards which arguments of the event are cards, as bits */
export const given = (f: Frame, cards = 0): Given => ({
  self: f.cardArg(),
  seat: f.arg(),
  args: [0, 1, 2].map((i) => ((cards >> i) & 1 ? f.cardArg() : f.arg())),
  gone: f.arg(),
});

/** How much of a card has to be known to see whether it is what a description says. */
export interface Sight {
  /** It asks for more of a card than where it lies and how. */
  face: boolean;
  /** It looks where not everybody knows the cards. */
  hidden: boolean;
  /** It looks where whoever chooses is shown what lies there. */
  looks: boolean;
  /** Whether a choice there is put where nothing is left to choose, so that nobody learns what lies there. */
  asked?: boolean;
  /** Whose place it is, where its player chooses if nobody else is named. */
  holder?: Who;
}

/** What the words of a game mean, and what it wants noted. */
export interface Meaning<D, R, A> {
  /** The rule by which cards are chosen. */
  rule: string;
  num(n: A): Num;
  /** Whether a card is what a description says, and where such cards are looked for. */
  has(d: D): Has;
  /** What one card has to be of several with different names; undefined where nothing is asked of several together. */
  oneOfApart?(d: D): D | undefined;
  places(d: D): Search;
  sight(d: D): Sight;
  /** Whether a card spoken of is what it is called. */
  called(d: D): Has;
  /** Whether a description means others than the text spoke of before: "another". */
  isOther?(d: D): boolean;
  /** What keeps a card from being chosen by one player's text, rule by rule. */
  choosable: readonly Guard[];
  /** Adds the cards that a reference speaks of to a set; not asked of those that were spoken of last. */
  refer(ref: R): (m: Machine, at: number) => void;
  /** Whether a reference speaks of the cards that were spoken of last. */
  isLast(ref: R): boolean;
  /**
   * The bit of `gone` that says that what a reference speaks of is another card by now; 0 if none does. Of what was spoken
   * of last it is asked while that is still the card that set the text off.
   */
  goneBit(ref: R): number;
  controllerOf(m: Machine, card: number): number;
  /** Who does first what each player does. */
  first(m: Machine): number;
  /** Whose turn it is, where texts speak of that player. */
  active?(m: Machine): number;
  /** Whether a phrase is one of which its player chooses targets, before anything is paid. */
  isTarget(cards: Counted<D, A>): boolean;
  /** Cards have been spoken of; what they are like may be noted in case they leave. */
  spoken?(m: Machine, at: number): void;
}

/** What the meaning of words may depend on: the arguments of the program, and what was spoken of and done last. */
export interface Spoken extends Given {
  it: SetVar;
  done: Var;
}
/** The first card that was spoken of last; NONE if none was. */
export const firstSpoken = (m: Machine, { it }: Pick<Spoken, "it">): number => firstLying(m, m.setAt(it));

/** Adds the cards of one set to another. */
export function addAll(m: Machine, from: number, to: number): void {
  for (let c = m.nextIn(from, NONE); c >= 0; c = m.nextIn(from, c)) m.addTo(to, c);
}

/** What is chosen before something is paid for, whether that is anything at all, and what is then done. */
export interface Halves {
  targets: Step;
  chooses: boolean;
  does: Step;
}
