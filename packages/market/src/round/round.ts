/** A trading round: all wishes brought together, and the best circulation of copies over all players, without money. */
import type { Chance } from "@tefuda/kernel";
import { faultOf } from "./certificate.ts";
import { circulate } from "./circulate.ts";
import { faultInMarket, type Market, type RoundRule } from "./market.ts";
import { type Move, modelOf } from "./model.ts";
import type { Circulation, Network } from "./network.ts";
import { type Ring, ringsOf } from "./rings.ts";

export interface Round {
  moves: Move[];
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
  const model = modelOf(market, rule, chance);
  const circulation = circulate(model.network);
  const wrong = faultOf(model.network, circulation);
  if (wrong) throw new Error(`the round is not the best: ${wrong}`);
  const moves = model.moves(circulation);
  return {
    moves,
    rings: ringsOf(market, rule, moves),
    worth: circulation.gain,
    proof: { network: model.network, circulation },
  };
}
