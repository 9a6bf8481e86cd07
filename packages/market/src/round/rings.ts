/**
 * A round falls into rings: what somebody receives and what they give for it, from hand to hand, until it comes back to the
 * first. Each can be done by itself, and whoever is in none of them learns nothing of it.
 */
import type { Market, RoundRule } from "./market.ts";
import type { Move } from "./model.ts";

/** One copy that goes, by the lines that it is of. */
export interface Step {
  offer: number;
  wish: number;
}

/** Each step's receiver is the giver of the next, the last one's of the first. */
export type Ring = Step[];

export function ringsOf(
  { players, offers, wishes }: Market,
  rule: RoundRule,
  moves: readonly Move[],
): Ring[] {
  const steps: Step[] = moves.flatMap(({ offer, wish, copies }) =>
    Array.from({ length: copies }, () => ({ offer, wish })),
  );
  const giver = (step: number): number => offers.players[steps[step]!.offer]!;
  const receiver = (step: number): number => wishes.players[steps[step]!.wish]!;
  const dear = (step: number): number => offers.ranks[steps[step]!.offer]!;
  const wished = (step: number): number => wishes.ranks[steps[step]!.wish]!;
  const covers = (received: number, given: number): boolean =>
    rule === "one for one" || wished(received) >= dear(given);

  // Everybody gives their dearest for what they wish for most, and so on down.
  const received: number[][] = Array.from({ length: players }, () => []);
  const given: number[][] = Array.from({ length: players }, () => []);
  for (const step of steps.keys()) {
    received[receiver(step)]!.push(step);
    given[giver(step)]!.push(step);
  }
  /** The step that is given for what another brings, and the other way. */
  const next = new Int32Array(steps.length);
  const before = new Int32Array(steps.length);
  const follow = (one: number, other: number): void => {
    next[one] = other;
    before[other] = one;
  };
  for (let player = 0; player < players; player++) {
    received[player]!.sort((a, b) => wished(b) - wished(a));
    given[player]!.sort((a, b) => dear(b) - dear(a));
    for (const [i, step] of received[player]!.entries()) follow(step, given[player]![i]!);
  }

  // A way that comes to somebody it has been at is closed there, if what then is given for what is covered too.
  const rings: Ring[] = [];
  const done = new Uint8Array(steps.length);
  const at = new Int32Array(players).fill(-1);
  for (const start of steps.keys()) {
    const way: number[] = [];
    const close = (from: number): void => {
      const ring = way.splice(from);
      for (const one of ring) at[giver(one)] = -1;
      rings.push(ring.map((one) => steps[one]!));
    };
    for (let step = start; !done[step]; step = next[way.at(-1)!]!) {
      done[step] = 1;
      at[giver(step)] = way.length;
      way.push(step);
      const met = at[receiver(step)]!;
      if (met >= 0 && (next[step] === way[met] || swaps(step, way[met]!))) close(met);
      // what is left may have come round by that
      if (way.length > 0 && next[way.at(-1)!] === way[0]) close(0);
      if (way.length === 0) break;
    }
  }
  return rings;

  function swaps(last: number, first: number): boolean {
    const [brought, goes] = [before[first]!, next[last]!];
    if (!covers(last, first) || !covers(brought, goes)) return false;
    follow(brought, goes);
    follow(last, first);
    return true;
  }
}
