/** Ids of all rules of the Three Kingdoms game in the order of the rulebook; checked against rulebook/rules.yaml. */
import { ruleIds } from "@tefuda/cardtext/rulefile";

export const RULES: readonly string[] = ruleIds("sangoku", {
  1: 12,
  2: 10,
  3: 4,
  4: 11,
  5: 10,
  6: 11,
  7: 20,
  8: 10,
  9: 22,
  10: 29,
  11: 12,
  12: 8,
});
