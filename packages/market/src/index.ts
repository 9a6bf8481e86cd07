export { openPack, openPacks, packChance, type SealedDeal, sealedDeal } from "./open.ts";
export { faultOf } from "./round/certificate.ts";
export { greedily } from "./round/greedy.ts";
export { faultInMarket, type Lines, type Market, RANKS, type RoundRule } from "./round/market.ts";
export type { Circulation, Network } from "./round/network.ts";
export type { Ring, Step } from "./round/rings.ts";
export { type Round, solveRound } from "./round/round.ts";
export { type PackTally, tallyPacks } from "./tally.ts";
