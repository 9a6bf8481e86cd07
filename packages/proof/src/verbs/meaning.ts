/** `prove meaning`: card texts are read a second time, by a naive reader, and held against what the engine does. */
import { SEED_MAX, whole } from "@tefuda/cli/args";
import { Failed, type Io, Misuse, outJson } from "@tefuda/cli/io";
import { overLine } from "@tefuda/cli/paint";
import { KITS } from "../meaning/kits.ts";
import { type Found, readTwice, unreadOf } from "../meaning/run.ts";
import type { Verb } from "../verb.ts";

interface Options {
  game?: string;
  cases: number;
  seed: number;
  small: boolean;
  json?: boolean;
}

export const verb: Verb = {
  name: "meaning",
  add(command, io) {
    command
      .command("meaning")
      .description("random card texts mean to the engine what they mean to a naive reader of the rulebooks")
      .option("--game <id>", "one game; without it all that are read")
      .option("--cases <n>", "how many cases of each game", whole(1, 10_000_000), 1_000)
      .option("--seed <n>", "the number of the first", whole(0, SEED_MAX), 1)
      .option("--no-small", "differences are told as they were met, and not made small")
      .option("--json", "the result as JSON")
      .action(async ({ game, cases, seed, small, json }: Options) => {
        if (game !== undefined && !(game in KITS))
          throw new Misuse(`"${game}" is not read twice; there is ${Object.keys(KITS).join(", ")}`);
        let stopped = false;
        const end = io.onInterrupt(() => {
          stopped = true;
        });
        const results: (Found & { unreadNodes: string[] })[] = [];
        for (const id of game === undefined ? Object.keys(KITS) : [game]) {
          const kit = await KITS[id]!();
          const told = (found: Found): void => {
            if (io.errTty)
              io.err(overLine(`${id}: ${found.cases} of ${cases} cases, ${found.differences.length} differ`));
          };
          const found = readTwice(kit, { cases, seed, small, told, stop: () => stopped });
          if (io.errTty) io.err(overLine(""));
          results.push({ ...found, unreadNodes: unreadOf(kit) });
          if (!json) tell(io, found, unreadOf(kit));
        }
        end();
        if (json) outJson(io, { stopped, results });
        if (results.some(({ differences }) => differences.length > 0)) throw new Failed();
      });
  },
};

function tell(io: Io, found: Found, unread: readonly string[]): void {
  const { game, cases, tried, unplayable, questions, nodes, pairs, differences } = found;
  io.out(
    `${game}: ${cases} cases of ${tried} tried (${unplayable} rightly refused), ${questions} questions alike\n`,
  );
  const rare = (counts: Readonly<Record<string, number>>, least: number): number =>
    Object.values(counts).filter((n) => n < least).length;
  io.out(`  ${Object.keys(nodes).length} nodes, ${rare(nodes, 500)} of them fewer than 500 times\n`);
  io.out(`  ${Object.keys(pairs).length} nodes within nodes, ${rare(pairs, 5)} of them fewer than 5 times\n`);
  for (const [node, n] of Object.entries(nodes).sort(([, a], [, b]) => a - b)) io.out(`    ${node}: ${n}\n`);
  io.out(`  without a meaning: ${unread.join(", ") || "none"}\n`);
  for (const [what, n] of Object.entries(found.unread)) io.out(`  met and not read: ${what} (${n})\n`);
  for (const { seed, texts, what, scenario } of differences) {
    io.out(`\nDIFFERENT ${seed}: ${texts.join(" / ")}\n  ${what}\n`);
    if (scenario) io.out(`${scenario}\n`);
    io.out(`  again: npm run -s prove -- meaning --game ${game} --cases 1 --seed ${seed}\n`);
  }
}
