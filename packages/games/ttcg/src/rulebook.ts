/** Ids of all rules of TTCG in the order of the rulebook; the log and refusals name them. Checked against rulebook/rules.yaml. */
import { ruleIds } from "@tefuda/cardtext/rulefile";

export const RULES: readonly string[] = ruleIds("ttcg", {
  1: 5,
  2: 6,
  3: 10,
  4: 8,
  5: 7,
  6: 18,
  7: 12,
  8: 7,
  9: 6,
  10: 6,
  11: 5,
  12: 3,
  13: 14,
  14: 9,
  15: 8,
  16: 7,
  17: 3,
});
