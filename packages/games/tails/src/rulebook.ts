/** Ids of all rules of Tails and Tactics in the order of the rulebook; checked against rulebook/rules.yaml. */
import { ruleIds } from "@tefuda/cardtext/rulefile";

export const RULES: readonly string[] = ruleIds("tails", {
  1: 10,
  2: 9,
  3: 6,
  4: 13,
  5: 9,
  6: 3,
  7: 14,
  8: 3,
  9: 4,
});
