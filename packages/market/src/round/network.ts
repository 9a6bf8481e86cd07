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
