/**
 * The best circulation of a network: of all ways to send whole copies round in circles, within what every arc can carry, one
 * of greatest gain, with the prices that prove it.
 *
 * Primal-dual (Ahuja, Magnanti, Orlin: Network Flows, 9.8). At first every arc that gains is filled; what then is too much at
 * some nodes is sent to where it lacks, along ways of least cost. Prices turn such ways into arcs of no reduced cost, and all
 * that ways of one cost carry is sent together, shortest first (Dinitz 1970). No copy is ever left over: each can at worst go
 * back along the arc that it came by.
 */
import type { Circulation, Network } from "./network.ts";

export function circulate(network: Network): Circulation {
  const graph = new Residual(network);
  while (graph.left > 0) {
    graph.reprice();
    graph.tighten();
    while (graph.layer()) graph.send();
  }
  return graph.read(network);
}

const FAR = 0x3fffffff;

/** What can still be moved: every arc lies in it twice, forth and back, by the node from which it leads. */
class Residual {
  /** Copies that are still too much at some node. */
  left = 0;
  private readonly nodes: number;
  /** Where the arcs from a node begin; those of the next follow. */
  private readonly first: Int32Array;
  private readonly head: Int32Array;
  /** The same arc the other way. */
  private readonly twin: Int32Array;
  private readonly room: Int32Array;
  private readonly cost: Int32Array;
  /** Where each arc of the network lies. */
  private readonly place: Int32Array;
  /** Copies that are too much at a node, or, below zero, that it lacks. */
  private readonly over: Int32Array;
  private readonly price: Int32Array;
  /** Of a search: how far each node is; by cost in `reprice`, by arcs in `layer`, where -1 is out of reach. */
  private readonly far: Int32Array;
  private readonly queue: Int32Array;
  private reached = 0;
  /** The layer of the nearest node that lacks. */
  private goal = 0;
  /** The arcs of no reduced cost, from node to node as `first` has them, and where those from each begin. */
  private readonly tight: Int32Array;
  /** Where each of them leads: kept beside, for most are looked at only to see that their head has been come to. */
  private readonly tightHead: Int32Array;
  private readonly from: Int32Array;
  /** Which of those is tried next from a node. */
  private readonly next: Int32Array;
  private readonly way: Int32Array;
  private readonly buckets: number[][] = [];

  constructor({ nodes, tails, heads, rooms, gains }: Network) {
    const arcs = tails.length;
    this.nodes = nodes;
    const first = new Int32Array(nodes + 1);
    for (let arc = 0; arc < arcs; arc++) {
      first[tails[arc]! + 1]! += 1;
      first[heads[arc]! + 1]! += 1;
    }
    for (let node = 0; node < nodes; node++) first[node + 1]! += first[node]!;
    this.first = first;
    this.head = new Int32Array(2 * arcs);
    this.twin = new Int32Array(2 * arcs);
    this.room = new Int32Array(2 * arcs);
    this.cost = new Int32Array(2 * arcs);
    this.place = new Int32Array(arcs);
    this.over = new Int32Array(nodes);
    this.price = new Int32Array(nodes);
    this.far = new Int32Array(nodes);
    this.queue = new Int32Array(nodes);
    this.way = new Int32Array(nodes);
    this.tight = new Int32Array(2 * arcs);
    this.tightHead = new Int32Array(2 * arcs);
    this.from = new Int32Array(nodes + 1);
    this.next = first.slice(0, nodes);
    for (let arc = 0; arc < arcs; arc++) {
      const [tail, head, room, gain] = [tails[arc]!, heads[arc]!, rooms[arc]!, gains[arc]!];
      const forth = this.next[tail]!++;
      const back = this.next[head]!++;
      this.place[arc] = forth;
      this.head[forth] = head;
      this.head[back] = tail;
      this.twin[forth] = back;
      this.twin[back] = forth;
      this.cost[forth] = -gain;
      this.cost[back] = gain;
      this.room[gain > 0 ? back : forth] = room;
      if (gain > 0) {
        this.over[head]! += room;
        this.over[tail]! -= room;
      }
    }
    for (const copies of this.over) this.left += Math.max(0, copies);
  }

  /** Raises prices until some way from a node with too much to one that lacks costs nothing (Dial 1969). */
  reprice(): void {
    const { far, over, price, first, head, room, cost, buckets } = this;
    far.fill(FAR);
    buckets.length = 1;
    const sources: number[] = [];
    buckets[0] = sources;
    for (let node = 0; node < this.nodes; node++)
      if (over[node]! > 0) {
        far[node] = 0;
        sources.push(node);
      }
    let nearest = FAR;
    for (let distance = 0; distance < buckets.length && distance < nearest; distance++) {
      const bucket = buckets[distance];
      // grows while it is gone through
      for (let i = 0; bucket && i < bucket.length; i++) {
        const node = bucket[i]!;
        if (far[node] !== distance) continue;
        const sum = distance + price[node]!;
        for (let arc = first[node]!, end = first[node + 1]!; arc < end; arc++) {
          if (room[arc] === 0) continue;
          const to = head[arc]!;
          const there = sum + cost[arc]! - price[to]!;
          if (there >= far[to]! || there > nearest) continue;
          far[to] = there;
          if (over[to]! < 0) nearest = there;
          else {
            buckets[there] ??= [];
            buckets[there].push(to);
          }
        }
      }
    }
    for (let node = 0; node < this.nodes; node++) price[node]! += Math.min(far[node]!, nearest);
  }

  /** Finds the arcs of no reduced cost: until prices change again, copies go along no others, either way. */
  tighten(): void {
    const { price, first, head, cost, tight, tightHead, from } = this;
    let count = 0;
    for (let node = 0; node < this.nodes; node++) {
      from[node] = count;
      const own = price[node]!;
      for (let arc = first[node]!, end = first[node + 1]!; arc < end; arc++)
        if (own + cost[arc]! === price[head[arc]!]) {
          tightHead[count] = head[arc]!;
          tight[count++] = arc;
        }
    }
    from[this.nodes] = count;
  }

  /** Numbers the nodes by how few free arcs lead there from one with too much; false where none that lacks is reached. */
  layer(): boolean {
    const { far, over, room, queue, tight, tightHead, from } = this;
    far.fill(-1);
    let end = 0;
    for (let node = 0; node < this.nodes; node++)
      if (over[node]! > 0) {
        far[node] = 0;
        queue[end++] = node;
      }
    let goal = FAR;
    for (let i = 0; i < end; i++) {
      const node = queue[i]!;
      const layer = far[node]! + 1;
      if (layer > goal || end === this.nodes) break;
      for (let t = from[node]!, last = from[node + 1]!; t < last; t++) {
        const to = tightHead[t]!;
        if (far[to]! >= 0 || room[tight[t]!] === 0) continue;
        far[to] = layer;
        if (over[to]! < 0) goal = layer;
        queue[end++] = to;
      }
    }
    this.reached = end;
    this.goal = goal;
    return goal !== FAR;
  }

  /** Sends all that goes from layer to layer. */
  send(): void {
    this.next.set(this.from.subarray(0, this.nodes));
    for (let i = 0; i < this.reached; i++) {
      const source = this.queue[i]!;
      while (this.over[source]! > 0) {
        const length = this.find(source);
        if (length === 0) break;
        this.along(source, length);
      }
    }
  }

  /** Leaves in `way` the arcs from a node to one that lacks; how many they are, 0 for none. A node without a way is left out. */
  private find(source: number): number {
    const { far, over, head, room, next, way, twin, tight, tightHead, from } = this;
    let length = 0;
    let node = source;
    for (;;) {
      if (over[node]! < 0) return length;
      const layer = far[node]! + 1;
      const end = layer === 0 || layer > this.goal ? 0 : from[node + 1]!;
      let t = next[node]!;
      while (t < end && (far[tightHead[t]!] !== layer || room[tight[t]!] === 0)) t++;
      next[node] = t;
      if (t < end) {
        way[length++] = tight[t]!;
        node = tightHead[t]!;
      } else {
        far[node] = -1;
        if (length === 0) return 0;
        node = head[twin[way[--length]!]!]!;
      }
    }
  }

  private along(source: number, length: number): void {
    const { over, room, head, twin, way } = this;
    const sink = head[way[length - 1]!]!;
    let copies = Math.min(over[source]!, -over[sink]!);
    for (let i = 0; i < length; i++) copies = Math.min(copies, room[way[i]!]!);
    for (let i = 0; i < length; i++) {
      room[way[i]!]! -= copies;
      room[twin[way[i]!]!]! += copies;
    }
    over[source]! -= copies;
    over[sink]! += copies;
    this.left -= copies;
  }

  read({ rooms, gains }: Network): Circulation {
    const flows = rooms.map((room, arc) => room - this.room[this.place[arc]!]!);
    const gain = flows.reduce((sum, copies, arc) => sum + copies * gains[arc]!, 0);
    return { flows, prices: this.price, gain };
  }
}
