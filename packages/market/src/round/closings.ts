/**
 * People who are closed to each other. A pool does not know whose copies are whose, and with many who give and many who receive
 * it need not: copies can be handed out so that none goes where it may not. Where that fails, the pool is parted and the round
 * solved anew.
 */
import { Arcs } from "./arcs.ts";
import { circulate } from "./circulate.ts";
import type { Market } from "./market.ts";
import type { Flow, Model } from "./network.ts";

export class Closings {
  private readonly market: Market;
  private readonly pairs: ReadonlySet<number>;
  /** By card: the offers that somebody who wishes for it may not have. */
  private readonly shut = new Map<number, Set<number>>();

  constructor(market: Market) {
    this.market = market;
    const { players, cards, offers, wishes, closed } = market;
    this.pairs = new Set(closed.flatMap(([a, b]) => [a * players + b, b * players + a]));
    const concerned = new Set(closed.flat());
    if (concerned.size === 0) return;
    const wishesOf: number[][] = Array.from({ length: cards }, () => []);
    for (const [wish, receiver] of wishes.players.entries())
      if (concerned.has(receiver)) wishesOf[wishes.cards[wish]!]!.push(wish);
    for (const [offer, giver] of offers.players.entries()) {
      const card = offers.cards[offer]!;
      if (!concerned.has(giver) || !wishesOf[card]!.some((wish) => this.between(offer, wish))) continue;
      const own = this.shut.get(card) ?? new Set();
      this.shut.set(card, own.add(offer));
    }
  }

  /** Whether what one offers may not go to who wishes for it. */
  between(offer: number, wish: number): boolean {
    const { players, offers, wishes } = this.market;
    return this.pairs.has(offers.players[offer]! * players + wishes.players[wish]!);
  }

  /** Whether somebody who wishes for a copy of the offer may not have it. */
  isShut(offer: number): boolean {
    return this.shut.get(this.market.offers.cards[offer]!)?.has(offer) ?? false;
  }

  /**
   * What goes round, with the copies of every pool in which somebody may not have another's handed out one by one; and the
   * cards whose pools cannot be handed out so.
   */
  handOut(
    { network, offers, wishes }: Model,
    flows: Int32Array,
    parted: ReadonlySet<number>,
  ): { flow: Flow; crossed: number[] } {
    const arcs = flows.length;
    const flow: Flow = {
      nodes: network.nodes,
      tails: network.tails,
      heads: network.heads,
      flows,
      offers: new Int32Array(arcs).fill(-1),
      wishes: new Int32Array(arcs).fill(-1),
    };
    flow.offers.set(offers);
    flow.wishes.set(wishes, offers.length);
    if (this.shut.size === 0) return { flow, crossed: [] };

    const { market } = this;
    const pools = new Map<number, { given: number[]; received: number[] }>();
    for (const card of this.shut.keys()) if (!parted.has(card)) pools.set(card, { given: [], received: [] });
    for (let arc = 0; arc < offers.length + wishes.length; arc++) {
      if (flows[arc] === 0) continue;
      if (arc < offers.length) pools.get(market.offers.cards[offers[arc]!]!)?.given.push(arc);
      else pools.get(market.wishes.cards[wishes[arc - offers.length]!]!)?.received.push(arc);
    }
    const rest = flows.slice();
    const added: { given: number; received: number; copies: number }[] = [];
    const crossed: number[] = [];
    for (const [card, { given, received }] of pools) {
      const meets = (a: number, b: number): boolean => this.between(flow.offers[a]!, flow.wishes[b]!);
      if (!given.some((a) => this.isShut(flow.offers[a]!) && received.some((b) => meets(a, b)))) continue;
      const handed = this.hand(flow, given, received);
      if (!handed) crossed.push(card);
      else {
        for (const arc of [...given, ...received]) rest[arc] = 0;
        added.push(...handed);
      }
    }
    // each of these goes over a node of its own
    const longer = (
      column: Int32Array,
      values: (one: (typeof added)[number], i: number) => [number, number],
    ) => Int32Array.from([...column, ...added.flatMap(values)]);
    return {
      crossed,
      flow: {
        nodes: flow.nodes + added.length,
        tails: longer(flow.tails, ({ given }, i) => [flow.tails[given]!, flow.nodes + i]),
        heads: longer(flow.heads, ({ received }, i) => [flow.nodes + i, flow.heads[received]!]),
        flows: longer(rest, ({ copies }) => [copies, copies]),
        offers: longer(flow.offers, ({ given }) => [flow.offers[given]!, -1]),
        wishes: longer(flow.wishes, ({ received }) => [-1, flow.wishes[received]!]),
      },
    };
  }

  /** Who gives to whom in one pool, so that nobody gets what they may not have; undefined where that cannot be. */
  private hand(
    flow: Flow,
    given: readonly number[],
    received: readonly number[],
  ): { given: number; received: number; copies: number }[] | undefined {
    const [turn, hub] = [0, 1];
    const arcs = new Arcs(2);
    const gives = given.map((arc) => {
      const node = arcs.node();
      arcs.arc(turn, node, flow.flows[arc]!);
      return node;
    });
    const gets = received.map((arc) => {
      const node = arcs.node();
      arcs.arc(node, turn, flow.flows[arc]!, 1);
      arcs.arc(hub, node, flow.flows[arc]!);
      return node;
    });
    const straight: { given: number; received: number; arc: number }[] = [];
    for (const [i, one] of given.entries()) {
      const copies = flow.flows[one]!;
      if (!this.isShut(flow.offers[one]!)) arcs.arc(gives[i]!, hub, copies);
      else
        for (const [j, other] of received.entries())
          if (!this.between(flow.offers[one]!, flow.wishes[other]!))
            straight.push({ given: one, received: other, arc: arcs.arc(gives[i]!, gets[j]!, copies) });
    }
    const { flows, gain } = circulate(arcs.network());
    if (gain < given.reduce((sum, arc) => sum + flow.flows[arc]!, 0)) return undefined;
    const handed = straight.flatMap(({ given, received, arc }) =>
      flows[arc]! > 0 ? [{ given, received, copies: flows[arc]! }] : [],
    );
    // what goes over the hub may go to anybody
    const left = new Map<number, number>(received.map((arc) => [arc, flow.flows[arc]!]));
    for (const { received, copies } of handed) left.set(received, left.get(received)! - copies);
    const waiting = [...left].filter(([, copies]) => copies > 0);
    for (const arc of given) {
      if (this.isShut(flow.offers[arc]!)) continue;
      for (let over = flow.flows[arc]!; over > 0; ) {
        const last = waiting.at(-1)!;
        const copies = Math.min(over, last[1]);
        handed.push({ given: arc, received: last[0], copies });
        over -= copies;
        last[1] -= copies;
        if (last[1] === 0) waiting.pop();
      }
    }
    return handed;
  }
}
