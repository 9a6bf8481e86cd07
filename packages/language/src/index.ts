/** From what card texts say to programs of the kernel: what the games have in common. */
export { askedOnce } from "./lowering/asked-once.ts";
export { askedTogether, asksBack, type Before, speaksOfBefore } from "./lowering/before.ts";
export { always, both, branches } from "./lowering/branches.ts";
export * from "./lowering/builder.ts";
export * from "./lowering/claims.ts";
export * from "./lowering/costs.ts";
export { chooseOne, choosePart, ifSo, inRow, may, provided } from "./lowering/flow.ts";
export * from "./lowering/guards.ts";
export { type ForATime, type Lasting, lastingStep, type Made } from "./lowering/lasting.ts";
export * from "./lowering/meaning.ts";
export { Past, type PastShape } from "./lowering/past.ts";
export * from "./lowering/phrases.ts";
export { allHold, lacking, oneOf } from "./lowering/requirements.ts";
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
} from "./lowering/scope.ts";
export * from "./lowering/searching.ts";
export { type CardOn, type SetOff, triggersOf } from "./lowering/trigger-conditions.ts";
export { partsOf, speaksBack } from "./lowering/walk.ts";
export { type IsWho, whoBy } from "./lowering/who.ts";
