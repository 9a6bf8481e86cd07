export { openPack, openPacks, packChance, type SealedDeal, sealedDeal } from "./open.ts";
export { type PackTally, tallyPacks } from "./tally.ts";
