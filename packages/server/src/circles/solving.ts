/** A round worked out from what went into it: the same input, rule and secret give the same rings on every machine. */
import { hashOf, secretChance } from "@tefuda/kernel";
import { admitted, gather, papersOf, type RoundRule, solveRound, TRIES } from "@tefuda/market";
import type { RoundInput } from "./rows.ts";

export interface Solving {
  input: RoundInput;
  rule: RoundRule;
  /** How often it was worked out anew because somebody refused. */
  tries: number;
  secret: string;
}

/** A ring as places in the list of parts: each gives a copy of the card, so dear to them, to the next. */
export interface SolvedRing {
  steps: { part: number; card: number; rank: number }[];
  copies: number;
}

export interface Solved {
  rings: SolvedRing[];
  worth: number;
  papers: string;
}

export const chanceOf = (secret: string) =>
  secretChance({ secret, hash: hashOf(secret), numbers: [] }, "match");

export function solve({ input, rule, tries, secret }: Solving): Solved {
  const parts = input.parts.map((part) => admitted(part, part.consent, part.said, tries < TRIES));
  const market = gather(parts, input.cards.length, input.closed);
  const round = solveRound(market, rule, chanceOf(secret));
  const { offers } = market;
  const rings = round.rings.map(({ steps, copies }) => ({
    copies,
    steps: steps.map(({ offer }) => {
      return { part: offers.players[offer]!, card: offers.cards[offer]!, rank: offers.ranks[offer]! };
    }),
  }));
  return { rings, worth: round.worth, papers: JSON.stringify(papersOf(market, input.cards, rule, round)) };
}
