/** Why nothing could be proven one way or the other. */
export type Obstacle =
  /** Too many worlds fit what is known. */
  | "worlds"
  /** Chance may fall in too many ways. */
  | "chance"
  /** It hangs on how the cards of a large pile lie. */
  | "order"
  /** Too many ways to pick cards. */
  | "picks"
  /** Too many positions may follow. */
  | "positions"
  /** A position was come to in which the rules cannot go on. */
  | "fault";

export class GaveUp extends Error {
  readonly obstacle: Obstacle;
  constructor(obstacle: Obstacle) {
    super(obstacle);
    this.obstacle = obstacle;
  }
}
