/** Puts a network together arc by arc. */
import type { Network } from "./network.ts";

export class Arcs {
  private readonly nodes: number;
  private readonly tails: Int32Array;
  private readonly heads: Int32Array;
  private readonly rooms: Int32Array;
  private readonly gains: Int32Array;
  private count = 0;

  /** For exactly so many nodes and arcs. */
  constructor(nodes: number, arcs: number) {
    this.nodes = nodes;
    this.tails = new Int32Array(arcs);
    this.heads = new Int32Array(arcs);
    this.rooms = new Int32Array(arcs);
    this.gains = new Int32Array(arcs);
  }

  /** A further arc; its number. */
  arc(tail: number, head: number, room: number, gain: number): number {
    const arc = this.count++;
    this.tails[arc] = tail;
    this.heads[arc] = head;
    this.rooms[arc] = room;
    this.gains[arc] = gain;
    return arc;
  }

  network(): Network {
    const { nodes, tails, heads, rooms, gains } = this;
    return { nodes, tails, heads, rooms, gains };
  }
}
