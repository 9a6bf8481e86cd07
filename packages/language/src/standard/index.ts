/** The texts of a game that has all its words from the language: what stands behind them is a World, and nothing is lowered anew. */

export type { SeatTest } from "../lowering/who.ts";
export type { Builder } from "./builder.ts";
export { type CardFiles, commonFields } from "./cards.ts";
export { compileCard, compileText, definitionOf, type TextAbility, type TextCard } from "./compile.ts";
export { worldOf } from "./complete.ts";
export { amount, condition, has, isWho, means, meant, placesOf, type Scope, type Where } from "./describe.ts";
export { pilesIn } from "./doing.ts";
export {
  changeBy,
  changingPoints,
  discarding,
  doneToCard,
  drawing,
  leaving,
  seenOfCard,
  seenOfSeat,
  spending,
  TOLD,
} from "./events.ts";
export { linesOf } from "./lines.ts";
export { allBits, bitOf, hasWord, type Look, type Memory, memoryOf, pastColumns } from "./memory.ts";
export { bring, byMover, inOrder, reached } from "./moving.ts";
export type { Own, OwnNodes } from "./own.ts";
export { readingOf } from "./reading.ts";
export { playsOf, settleIn, usesOf } from "./rules.ts";
export { saidOf } from "./said.ts";
export { assembleSet, type SetWorld, textsOn } from "./set.ts";
export type { Action, Cards, Description, Text } from "./tree.ts";
export {
  type Bits,
  bansOf,
  type CardWorld,
  type CostWorld,
  type Dues,
  deedsOf,
  inZone,
  type PlayedWorld,
  type PointsChange,
  type World,
} from "./world.ts";
