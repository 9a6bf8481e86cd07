/** Players that see a view and nothing else. */
export * from "./bot.ts";
export type { Change, Grade, Hint, HintedAnswer } from "./hint.ts";
export * from "./host.ts";
export * from "./level-names.ts";
export { aheadOf } from "./policy/learned.ts";
export { Policy } from "./policy/policy.ts";
export { answerAtRandom } from "./random.ts";
export { doubtsIn } from "./search/levels.ts";
export { give, type Step } from "./step.ts";
