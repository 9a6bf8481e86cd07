/** The part of the library `glicko2`, which brings no types, that is used here. */
declare module "glicko2" {
  export interface Glicko2Player {
    getRating(): number;
    getRd(): number;
    getVol(): number;
  }
  export class Glicko2 {
    constructor(settings: { tau: number });
    makePlayer(rating: number, rd: number, vol: number): Glicko2Player;
    /** For each match two players and what the first of them got: 1, 0.5 or 0. */
    updateRatings(matches: readonly (readonly [Glicko2Player, Glicko2Player, number])[]): void;
  }
}
