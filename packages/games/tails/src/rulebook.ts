/** Ids of all rules of Tails and Tactics in the order of the rulebook; checked against rulebook/rules.yaml. */
export const RULES: readonly string[] = Object.entries({
  1: 10,
  2: 9,
  3: 6,
  4: 13,
  5: 9,
  6: 3,
  7: 14,
  8: 3,
  9: 4,
}).flatMap(([section, n]) => Array.from({ length: n }, (_, i) => `tails-${section}.${i + 1}`));
