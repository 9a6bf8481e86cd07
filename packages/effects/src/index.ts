/** From what card texts say to programs of the kernel: what the games have in common. */
export { askedOnce } from "./asked-once.ts";
export { askedTogether, asksBack, type Before, speaksOfBefore } from "./before.ts";
export { always, both, branches } from "./branches.ts";
export * from "./builder.ts";
export * from "./claims.ts";
export * from "./costs.ts";
export { chooseOne, choosePart, may, provided } from "./flow.ts";
export * from "./guards.ts";
export { type ForATime, type Lasting, lastingStep, type Made } from "./lasting.ts";
export * from "./meaning.ts";
export { movesOf, type Piles } from "./moving.ts";
export { Past, type PastShape } from "./past.ts";
export * from "./phrases.ts";
export { allHold, lacking, oneOf } from "./requirements.ts";
export {
  countOf,
  doingScope,
  type Fixed,
  goneBit,
  isLast,
  type NumberOf,
  type Scope,
  standingOne,
  standingScope,
} from "./scope.ts";
export { type CardOn, type SetOff, triggersOf as watchesOf } from "./trigger-conditions.ts";
export { partsOf, speaksBack } from "./walk.ts";
