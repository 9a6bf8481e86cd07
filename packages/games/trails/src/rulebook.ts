/** Ids of all rules of Trails in the order of the rulebook; checked against rulebook/rules.yaml. */
import { ruleIds } from "@tefuda/cardtext/rulefile";

export const RULES: readonly string[] = ruleIds("trails", {
  1: 8,
  2: 6,
  3: 7,
  4: 14,
  5: 5,
  6: 13,
  7: 9,
  8: 8,
  9: 8,
  10: 13,
  11: 2,
});
