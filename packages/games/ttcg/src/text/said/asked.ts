/** What a text asks and what it waits for, in the shape of the language (ttcg-13). */
import type { Comparison, Kind, Phase, Who } from "../tree.ts";
import type { Cards, Description, Word } from "./cards.ts";

/** What is asked: of cards by `W`, the words that point at one, and by `D`, what is said of one. */
export type ConditionOf<W, D> =
  | { if: "count"; what: D; how: Comparison; n: number; have?: true } // have: field and hand
  | { if: "hand"; who: Who; how: Comparison; n: number }
  | { if: "points"; of: "points"; who: Who; how: Comparison; n: number }
  | { if: "lead"; of: "points" | "hand"; who: "you" | "opponent" } // "if you have more points than ..."
  | { if: "outnumber"; what: D; who: "you" | "opponent" } // "if you control more units than ...", of a zone of each where one is named
  | { if: "is"; what: W; fits: D } // "if this card is tapped"
  | { if: "every"; what: D; fits: D } // "if every unit you control is tapped"
  | { if: "turn"; whose: Who } // "during your turn"
  | { if: "phase"; whose?: Who; phase: Phase } // ttcg-13.13
  | { if: "happened"; what: "attackedThisTurn" | "playedThisTurn" | "lostUnitThisTurn"; who: Who }
  | { if: "event"; event: "destroyed" | "played" | "discarded"; what: D } // "a unit was destroyed this turn"
  | { if: "did" } // "if you do"
  | { if: "not"; what: ConditionOf<W, D> }
  | { if: "and" | "or"; of: ConditionOf<W, D>[] };
export type Condition = ConditionOf<Word, Description>;

/** What is waited for (ttcg-13.8 to 13.14): of cards by `C`, phrases for them, and by `D`. */
export type TriggerOf<C, D> =
  | { on: "sentToPile"; what: C; from?: "field" | "hand" | "deck"; whose?: Who }
  | { on: "destroyed"; what: C; by?: "battle" | "effect"; byWho?: Who }
  | { on: "discarded"; what: C; from?: "hand" }
  | { on: "milled"; what: C; from?: "deck" }
  | { on: "destroys"; what: C; victim: D; by?: "battle" }
  | { on: "attacks" | "afterAttack"; what: C; target?: C | "opponent" }
  | { on: "attacked" | "directHit" | "tapped" | "untapped" | "leavesField" | "equips"; what: C }
  | { on: "turnStart" | "turnEnd"; whose: Who; next?: boolean }
  | { on: "phaseStart" | "phaseEnd"; whose: Who; phase: Phase }
  | { on: "activates"; by?: Who; what?: D; kind?: Kind }
  | { on: "played"; who?: undefined; what: C; from?: "hand" } // "when this card is played"
  | { on: "played"; who: Who; what: D; from?: "hand" } // "when your opponent plays a unit"
  | { on: "levelledUp"; by?: Who; what: C }
  | { on: "levels"; what: C } // the card that is laid on top
  | { on: "returned"; what: C; whose?: "you" } // from the field to a hand
  | { on: "targeted"; what: C; by?: Who }
  | { on: "draws"; who: Who; each?: true; byEffect?: true }
  | { on: "discards"; who: Who; what: D }
  | { on: "mills"; who: Who }
  | { on: "points"; of: "points"; who: Who; how: "gain" | "lose" }
  | { on: "either"; of: TriggerOf<C, D>[] }; // "when this card is played or attacks"
export type Trigger = TriggerOf<Cards, Description>;
