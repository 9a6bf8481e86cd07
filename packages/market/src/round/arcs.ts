/** Puts a network together arc by arc. */
import type { Network } from "./network.ts";

export class Arcs {
  private nodes: number;
  private count = 0;
  private columns = Array.from({ length: 4 }, () => new Int32Array(1024));

  constructor(nodes: number) {
    this.nodes = nodes;
  }

  /** A further node; its number. */
  node(): number {
    return this.nodes++;
  }

  /** A further arc; its number. */
  arc(tail: number, head: number, room: number, gain = 0): number {
    if (this.count === this.columns[0]!.length)
      this.columns = this.columns.map((column) => {
        const wider = new Int32Array(2 * column.length);
        wider.set(column);
        return wider;
      });
    this.columns[0]![this.count] = tail;
    this.columns[1]![this.count] = head;
    this.columns[2]![this.count] = room;
    this.columns[3]![this.count] = gain;
    return this.count++;
  }

  network(): Network {
    const [tails, heads, rooms, gains] = this.columns.map((column) => column.subarray(0, this.count));
    return { nodes: this.nodes, tails: tails!, heads: heads!, rooms: rooms!, gains: gains! };
  }
}
