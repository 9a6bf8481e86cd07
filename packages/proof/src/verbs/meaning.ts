/** `prove meaning`: card texts are read a second time, by a naive reader, and held against what the engine does. */
import { SEED_MAX, whole } from "@tefuda/cli/args";
import { Failed, type Io, Misuse, outJson } from "@tefuda/cli/io";
import { overLine } from "@tefuda/cli/paint";
import { AIMS, starved } from "../meaning/cases/starved.ts";
import { KITS } from "../meaning/kits.ts";
import { type Found, readTwice, unreadOf } from "../meaning/run.ts";
import type { Verb } from "../verb.ts";

/** How many of what was seldom met are told. */
const SHOWN = 40;

interface Result extends Found {
  unreadNodes: string[];
  below: { nodes: [string, number][]; pairs: [string, number][] };
}
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
        const results: Result[] = [];
        for (const id of game === undefined ? Object.keys(KITS) : [game]) {
          const kit = await KITS[id]!();
          const told = (found: Found): void => {
            if (io.errTty)
              io.err(overLine(`${id}: ${found.cases} of ${cases} cases, ${found.differences.length} differ`));
          };
          const found = await readTwice(kit, { cases, seed, small, told, stop: () => stopped });
          if (io.errTty) io.err(overLine(""));
          const below = {
            nodes: starved(kit, found.nodes, "node"),
            pairs: starved(kit, found.pairs, "pair"),
          };
          const result = { ...found, unreadNodes: unreadOf(kit), below };
          results.push(result);
          if (!json) tell(io, result);
        }
        end();
        if (json) outJson(io, { stopped, results });
        if (results.some(({ differences }) => differences.length > 0)) throw new Failed();
      });
  },
};

function tell(io: Io, result: Result): void {
  const { game, cases, tried, unplayable, questions, nodes, pairs, differences, below, unread, unreadNodes } =
    result;
  io.out(
    `${game}: ${cases} cases of ${tried} tried (${unplayable} rightly refused), ${questions} questions alike\n`,
  );
  const few = (what: string, met: number, least: number, rare: Result["below"]["nodes"]): void => {
    io.out(`  ${met} ${what}; of those that are made ${rare.length} fewer than ${least} times\n`);
    for (const [name, n] of rare.slice(0, SHOWN)) io.out(`    ${name}: ${n}\n`);
    if (rare.length > SHOWN) io.out(`    and ${rare.length - SHOWN} more (--json)\n`);
  };
  few("nodes", Object.keys(nodes).length, AIMS.node, below.nodes);
  few("nodes within nodes", Object.keys(pairs).length, AIMS.pair, below.pairs);
  io.out(`  without a meaning: ${unreadNodes.join(", ") || "none"}\n`);
  for (const [what, n] of Object.entries(unread)) io.out(`  met and not read: ${what} (${n})\n`);
  for (const { seed, texts, what, scenario } of differences) {
    io.out(`\nDIFFERENT ${seed}: ${texts.join(" / ")}\n  ${what}\n`);
    if (scenario) io.out(`${scenario}\n`);
    io.out(`  again: npm run -s prove -- meaning --game ${game} --cases 1 --seed ${seed}\n`);
  }
}
