/** Players that see a view and nothing else. */
export * from "./bot.ts";
export * from "./host.ts";
export { aheadOf } from "./policy/learned.ts";
export { Policy } from "./policy/policy.ts";
export { answerAtRandom } from "./random.ts";
