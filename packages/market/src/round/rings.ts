/**
 * A circulation falls into rings: what somebody receives and what they give for it, from hand to hand, until it comes back to
 * the first. Each can be done by itself, and whoever is in none of them learns nothing of it. A short ring is one that fewer
 * people can break: first those of two are looked for, then of three, and so on.
 */
import type { Flow } from "./network.ts";

/** Copies that go from the player of an offer to that of a wish. */
export interface Step {
  offer: number;
  wish: number;
}

/** Each step's receiver is the giver of the next, the last one's of the first; so many copies go at each. */
export interface Ring {
  steps: Step[];
  copies: number;
}

/** People in a ring that is looked for; after the last, any ring is taken. */
const LENGTHS = [2, 3, 4, 5, 6, 8, 12, Number.POSITIVE_INFINITY];

export function ringsOf({ nodes, tails, heads, flows, offers, wishes }: Flow): Ring[] {
  const rest = flows.slice();
  const out = arcsBy(tails, flows, nodes);
  const into = arcsBy(heads, flows, nodes);
  const isWish = (arc: number): boolean => wishes[arc]! >= 0;
  /** In which search a node was come to last, through how many hands, and which arc from it is tried next. */
  const seen = new Int32Array(nodes);
  const deep = new Int32Array(nodes);
  const next = new Int32Array(nodes);
  const onWay = new Uint8Array(nodes);
  /** For which look a node is next to where it began; by which arc it comes home from there. */
  const near = new Int32Array(nodes);
  const home = new Int32Array(nodes);
  let search = 0;
  let look = 0;
  const rings: Ring[] = [];
  for (let start = 0; start < nodes; start++)
    for (const length of LENGTHS) {
      begin(start);
      for (let way = find(start, length); way; way = find(start, length)) {
        rings.push(taken(way));
        // What led nowhere but to a node that was on the way then may lead home now: the last search misses nothing.
        if (length === Number.POSITIVE_INFINITY) begin(start);
      }
    }
  if (rest.some((copies) => copies > 0)) throw new Error("copies are left that go round in no ring");
  return rings;

  function begin(start: number): void {
    search++;
    enter(start, 1);
  }

  function enter(node: number, hands: number): void {
    seen[node] = search;
    deep[node] = hands;
    next[node] = out.first[node]!;
  }

  /**
   * The arcs of a way that comes back to a node through at most so many hands, its own among them; depth first. What led nowhere
   * once is not tried again in the same search: copies only become fewer.
   */
  function find(start: number, length: number): number[] | undefined {
    look++;
    let comes = false;
    for (let i = into.first[start]!; i < into.first[start + 1]!; i++) {
      const arc = into.arcs[i]!;
      if (rest[arc] === 0) continue;
      near[tails[arc]!] = look;
      home[tails[arc]!] = arc;
      comes = true;
    }
    if (!comes) return undefined;
    const way: number[] = [];
    for (let node = start; ; ) {
      onWay[node] = 1;
      const end = out.first[node + 1]!;
      let i = next[node]!;
      while (i < end && !leads(out.arcs[i]!, deep[node]!, length)) i++;
      next[node] = i;
      if (i === end) {
        onWay[node] = 0;
        const back = way.pop();
        if (back === undefined) return undefined;
        node = tails[back]!;
        next[node]!++;
        continue;
      }
      const arc = out.arcs[i]!;
      way.push(arc);
      node = heads[arc]!;
      if (near[node] !== look) continue;
      for (const one of way) onWay[tails[one]!] = 0;
      way.push(home[node]!);
      return way;
    }
  }

  /** Whether an arc leads somewhere that has not been tried in vain; then its head has been entered. */
  function leads(arc: number, hands: number, length: number): boolean {
    const to = heads[arc]!;
    if (rest[arc] === 0 || onWay[to] === 1) return false;
    // where any ring will do, nobody counts
    const through = hands + (isWish(arc) && length < Number.POSITIVE_INFINITY ? 1 : 0);
    if (through > length) return false;
    if (seen[to] !== search || through < deep[to]!) enter(to, through);
    return through === deep[to]! && (near[to] === look || next[to]! < out.first[to + 1]!);
  }

  function taken(way: readonly number[]): Ring {
    const copies = way.reduce((least, arc) => Math.min(least, rest[arc]!), Number.POSITIVE_INFINITY);
    for (const arc of way) rest[arc]! -= copies;
    // A way begins at a hand: first something is given, and then it is received.
    const given = way.filter((arc) => offers[arc]! >= 0);
    const received = way.filter(isWish);
    const steps = given.map((arc, i) => ({ offer: offers[arc]!, wish: wishes[received[i]!]! }));
    return { steps, copies };
  }
}

/** The arcs along which something goes, by the node at one of their ends. */
function arcsBy(ends: Int32Array, flows: Int32Array, nodes: number): { first: Int32Array; arcs: Int32Array } {
  const first = new Int32Array(nodes + 1);
  for (const [arc, flow] of flows.entries()) if (flow > 0) first[ends[arc]! + 1]! += 1;
  for (let node = 0; node < nodes; node++) first[node + 1]! += first[node]!;
  const next = first.slice(0, nodes);
  const arcs = new Int32Array(first[nodes]!);
  for (const [arc, flow] of flows.entries()) if (flow > 0) arcs[next[ends[arc]!]!++] = arc;
  return { first, arcs };
}
