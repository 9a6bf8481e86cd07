/** Why something is not done in a tournament. */
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
  | "cannot";

export class TournamentError extends Error {
  readonly why: TournamentRefusal;
  constructor(why: TournamentRefusal) {
    super(`not in this tournament: ${why}`);
    this.why = why;
  }
}
