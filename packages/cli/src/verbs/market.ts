/** `tefuda market`: what trade with a game's cards comes to. What each of its verbs does lies in `market/`. */
export { bounds } from "../market/bounds.ts";
export { check } from "../market/check.ts";
export { simulate } from "../market/simulate.ts";
export { winners } from "../market/winners.ts";
