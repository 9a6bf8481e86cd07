/**
 * A circulation falls into rings: what somebody receives and what they give for it, from hand to hand, until it comes back to
 * the first. Each can be done by itself, and whoever is in none of them learns nothing of it.
 */
import { takeChains } from "./chains.ts";
import type { Closings, Settled } from "./closings.ts";
import { Ledger, type Ring } from "./ledger.ts";
import { takePairs } from "./pairs.ts";

/** All that goes round. Rings of two first: they are most of it, and found where pools are handed out to suit them. */
export function ringsOf({ flow, spare }: Settled, closings: Closings): Ring[] {
  const rings: Ring[] = [];
  const ledger = new Ledger(flow, rings);
  takePairs(ledger, closings, spare);
  const rest = closings.settle(ledger.rest(), true);
  if (rest.crossed.length > 0) throw new Error("more copies left a pool than it had to spare");
  takeChains(new Ledger(rest.flow, rings));
  return rings;
}
