/** The file of bounds that a report was stated with. */
import type { HealthBound } from "@tefuda/lab";

/** The test that measures anew. */
export const TEST = "packages/lab/test/health.test.ts";

export function boundsYaml(
  bounds: readonly HealthBound[],
  { game, games, seed, player }: { game: string; games: number; seed: number; player: string },
): string {
  const lines = bounds.map(({ rule, measure, least, most, measured }) => {
    const stated = [
      ...(least === undefined ? [] : [`least: ${least}`]),
      ...(most === undefined ? [] : [`most: ${most}`]),
    ];
    return `  - { rule: ${rule}, measure: ${measure}, ${stated.join(", ")}, measured: ${measured} }`;
  });
  return `# What is bounded of how matches with this set go (chapter 17 of True Trading Card Game); written by the command.
command: tefuda lab ${game} --games ${games} --seed ${seed} --player ${player} --write
chosen: >-
  Each bound stands as far from what was measured as four standard deviations of it, a fifth of it, or five hundredths of a
  share, whichever is most: complaints may be so much at most, praises so much at least. Nothing else entered into it. What
  has no figure for this set, or one that chance alone moves so far that no bound would hold anything, has none.
test: ${TEST}
bounds:
${lines.join("\n")}
`;
}
