/** A trading round: all wishes brought together, and the best circulation of copies over all players, without money. */
import type { Chance } from "@tefuda/kernel";
import { faultOf } from "./certificate.ts";
import { circulate } from "./circulate.ts";
import { Closings } from "./closings.ts";
import { flowOf } from "./flow.ts";
import type { Ring } from "./ledger.ts";
import { faultInMarket, type Market, type RoundRule } from "./market.ts";
import { modelOf } from "./model.ts";
import type { Circulation, Network } from "./network.ts";
import { ringsOf } from "./rings.ts";

export interface Round {
  rings: Ring[];
  /** The ranks of all wishes that it fulfils together: no round has more. */
  worth: number;
  /** With which anybody can see that. */
  proof: { network: Network; circulation: Circulation };
}

/** The same market, rule and chance give the same round. Throws where the market is none (`faultInMarket`). */
export function solveRound(market: Market, rule: RoundRule, chance: Chance): Round {
  const fault = faultInMarket(market);
  if (fault) throw new RangeError(fault);
  const closings = new Closings(market);
  const parted = new Set<number>();
  for (;;) {
    const model = modelOf(market, rule, chance, closings, parted);
    const circulation = circulate(model.network);
    const wrong = faultOf(model.network, circulation);
    if (wrong) throw new Error(`the round is not the best: ${wrong}`);
    // What is best where nobody is closed is best where they are as well, if copies can be handed out so that all is kept.
    const settled = closings.settle(flowOf(market, model, circulation.flows), false);
    if (settled.crossed.length === 0)
      return {
        rings: ringsOf(settled, closings),
        worth: circulation.gain,
        proof: { network: model.network, circulation },
      };
    for (const card of settled.crossed) parted.add(card);
  }
}
