/** From what card texts say to programs of the kernel: what the games have in common. */

export { upTo } from "./conditions/asked.ts";
export { askedOnce } from "./lowering/asked-once.ts";
export type { Before } from "./lowering/before.ts";
export { branches } from "./lowering/branches.ts";
export { type Brings, makes } from "./lowering/brings.ts";
export * from "./lowering/builder.ts";
export * from "./lowering/claims.ts";
export * from "./lowering/costs.ts";
export { chooseOne, choosePart, inRow, may } from "./lowering/flow.ts";
export * from "./lowering/guards.ts";
export { didHold, type Remembering, remember, timesOf } from "./lowering/happened.ts";
export { checkPossible, impossible } from "./lowering/impossible.ts";
export { replacing } from "./lowering/instead.ts";
export { type ForATime, type Lasting, lastingStep, type Made } from "./lowering/lasting.ts";
export * from "./lowering/meaning.ts";
export {
  type Held,
  type Holding,
  making,
  once,
  seatOfModifier,
  spaced,
  type Touches,
} from "./lowering/modifiers.ts";
export { Past, type PastShape } from "./lowering/past.ts";
export * from "./lowering/phrases.ts";
export { type Compiled, compiled } from "./lowering/programs.ts";
export { allHold, lacking, oneOf } from "./lowering/requirements.ts";
export {
  countOf,
  type Fixed,
  goneBit,
  isLast,
  type NumberOf,
  type Scope,
  standingOne,
  standingScope,
} from "./lowering/scope.ts";
export * from "./lowering/searching.ts";
export { type Targeting, targeting, type Wanting } from "./lowering/targets.ts";
export { allOf, always, anyOf, both, either } from "./lowering/tests.ts";
export {
  actingFor,
  type CardOn,
  type SetOff,
  type Tells,
  triggersOf,
} from "./lowering/trigger-conditions.ts";
export { asAny, partsOf, speaksBack } from "./lowering/walk.ts";
export { type Followed, followedIn } from "./lowering/whereabouts.ts";
export type { IsWho } from "./lowering/who.ts";
