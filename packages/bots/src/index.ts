/** Players that see a view and nothing else. */
export { Chance } from "@tefuda/kernel";
export * from "./bot.ts";
export * from "./host.ts";
export { answerAtRandom } from "./random.ts";
