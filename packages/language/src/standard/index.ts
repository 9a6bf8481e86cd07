/** The texts of a game that has all its words from the language: what stands behind them is a World, and nothing is lowered anew. */

export { type CardFiles, commonFields } from "./cards.ts";
export { compileCard, compileText, definitionOf, type TextAbility, type TextCard } from "./compile.ts";
export { worldOf } from "./complete.ts";
export {
  changeBy,
  changingPoints,
  discarding,
  doneToCard,
  drawing,
  leaving,
  seenOfCard,
  seenOfSeat,
} from "./events.ts";
export { linesOf } from "./lines.ts";
export { bitOf, hasWord, memoryOf, pastColumns } from "./memory.ts";
export { playsOf, settleIn, usesOf } from "./rules.ts";
export { saidOf } from "./said.ts";
export { assembleSet, type SetWorld, textsOn } from "./set.ts";
export type { Action, Text } from "./tree.ts";
export { type Bits, bansOf, type CardWorld, deedsOf, inZone, type PlayedWorld, type World } from "./world.ts";
