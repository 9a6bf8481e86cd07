/** What a game brings to the language: its words, each with its forms in both languages. */

import type { Goals } from "./actions/finding.ts";
import type { Moment as LaterMoment } from "./actions/later.ts";
import type { PileWords } from "./actions/piles.ts";
import type { Verbs } from "./actions/verbs.ts";
import type { CardWords } from "./cards/words.ts";
import type { Deeds, PlayerDeeds } from "./phrases/bans.ts";
import type { Place } from "./phrases/moving.ts";
import type { PlayerWords } from "./phrases/players.ts";
import type { Points } from "./points.ts";
import type { KeywordWords } from "./qualities/keywords.ts";
import type { FigureWords } from "./qualities/number.ts";
import type { States } from "./qualities/states.ts";
import type { Traits } from "./qualities/traits.ts";
import type { CostWords } from "./statements/costs.ts";
import type { BonusWords } from "./statements/keywords.ts";
import type { TermWords } from "./terms.ts";
import type { TextWords } from "./texts/kinds.ts";
import type { TriggerWords } from "./triggers/triggers.ts";

export interface Vocabulary {
  /** Whom texts speak of; left out, of two players. */
  players?: PlayerWords;
  cards: CardWords;
  states: States;
  traits: Traits;
  /** Words that stand on cards for a rule; left out where a game has none. */
  keywords?: KeywordWords;
  /** The numbers of cards that texts speak of. */
  figures: Readonly<Record<string, FigureWords>>;
  /** Those of them with a verb of their own, "that costs 3 or less", and what stands behind the number there. */
  costs: Readonly<Record<string, string>>;
  piles: PileWords;
  verbs: Verbs;
  /** How its texts are marked, if they are put together as those of the language. */
  texts?: TextWords;
  bonus: BonusWords;
  /** What cards are played for, by figure. */
  prices: Readonly<Record<string, CostWords>>;
  /** What you are said to do, with whosesoever cards. */
  yours?: readonly string[];
  /** Whether whoever chooses the cards of a verb is said to do it: "your opponent destroys a unit". */
  chooserActs?: true;
  /** Whether the most and the least, and "for each ..., ..." are said as here; else the game has nodes of its own for them. */
  extremes?: true;
  /** What the other side of a coin is called in English, the one that is not heads; left out where no coin is tossed. */
  coinUnder?: string;
  /** Whether texts of the game roll a die. */
  dice?: true;
  /** Whether players other than you may be said to move cards, and in an order of their choice as you may. */
  orders?: true;
  /** Whether they may be said to move cards, in no order of theirs. */
  othersMove?: true;
  /** Whether cards that are revealed off a deck, and some of them taken, are said by parts of their own. */
  revealsInParts?: true;
  /** Whether a text can have cards attack; if nothing is said, it can. */
  mustAttack?: boolean;
  /** What cards, and players, can be forbidden. */
  deeds: Deeds;
  playerDeeds: PlayerDeeds;
  /** Moments that texts may put something off to, where they can do that at all. */
  later?: readonly LaterMoment[];
  triggers: TriggerWords;
  /** Where cards go that were searched for or dug out. */
  goals: Goals;
  /** Places of players that cards are put to, beside hand, deck and discard pile. */
  places: readonly Place[];
  points: Points;
  terms: Readonly<Record<string, TermWords>>;
}
