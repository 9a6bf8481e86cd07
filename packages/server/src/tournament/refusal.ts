/** Why something is not done in a tournament. */
import { RefusedError } from "../wire/refused.ts";

export type TournamentRefusal =
  /** There is none, or not any more, or it is too late for that. */
  | "gone"
  | "full"
  | "notSeated"
  | "notHost"
  | "notYours"
  | "deck"
  | "guests"
  | "plan"
  /** Who judges does not play. */
  | "judge"
  /** It has begun. */
  | "playing"
  | "over"
  | "late"
  | "cannot";

export class TournamentError extends RefusedError<TournamentRefusal> {
  constructor(why: TournamentRefusal) {
    super(why, "in this tournament");
  }
}
