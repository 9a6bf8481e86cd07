/** Players that see a view and nothing else. */
export * from "./bot.ts";
export * from "./host.ts";
export { answerAtRandom } from "./random.ts";
