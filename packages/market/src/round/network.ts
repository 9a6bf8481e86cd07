/** A network of arcs along which whole copies go, and what goes round in it. */

/** Arcs by their number: from where, to where, how many copies at most, and what one copy along it is worth. */
export interface Network {
  nodes: number;
  tails: Int32Array;
  heads: Int32Array;
  rooms: Int32Array;
  gains: Int32Array;
}

export interface Circulation {
  /** How many copies go along each arc. */
  flows: Int32Array;
  /** By node: the dual prices, with which anybody can see that nothing better goes round (`certificate.ts`). */
  prices: Int32Array;
  /** What all copies that go are worth together. */
  gain: number;
}

/** An arc from one offer to one wish, by the numbers of their arcs, beside the pool of their card. */
export interface Straight {
  arc: number;
  offer: number;
  wish: number;
}

/** A market as a network. */
export interface Model {
  network: Network;
  /** The lines that arcs stand for, by arc: first those of `offers`, then those of `wishes`, then what is of no line. */
  offers: Int32Array;
  wishes: Int32Array;
  straights: Straight[];
  /** Steps of the stair that each player's hand is (`model.ts`). */
  steps: number;
}
