/** The verbs of `tefuda market`, their arguments and their help. */
import { type Command, Option } from "commander";
import { SEED_MAX } from "./args.ts";
import type { Io } from "./io.ts";
import type { Kit } from "./program-kit.ts";

export function addMarket(tefuda: Command, kit: Kit, io: Io): void {
  const { w, whole, examples, add, JSON_FLAG, LANG_FLAG } = kit;
  const market = add(tefuda, "market", w.market.about);
  add(market, "simulate", w.market.simulate.about)
    .requiredOption("-g, --game <id>", w.game)
    .option("-n, --players <n>", w.market.simulate.players, whole(20, 5000), 300)
    .option("--seasons <n>", w.market.simulate.seasons, whole(1, 50), 4)
    .option("--packs <n>", w.market.simulate.packs, whole(1, 1000))
    .option("--runs <n>", w.market.simulate.runs, whole(2, 1000), 10)
    .addOption(
      new Option("--rule <rule>", w.market.simulate.rule)
        .choices(["one for one", "dominance"])
        .default("one for one"),
    )
    .option("-s, --seed <n>", w.simulate.seed, whole(0, SEED_MAX), 1)
    .option("--out <folder>", w.market.simulate.out)
    .option(...LANG_FLAG)
    .option(...JSON_FLAG)
    .addHelpText(
      "after",
      examples(
        "tefuda market simulate --game ttcg --out trade",
        "tefuda market simulate --game dew --players 100 --seasons 2 --json",
      ),
    )
    .action(async (options) => (await import("./verbs/market.ts")).simulate(options, io));
  add(market, "bounds", w.market.bounds.about)
    .requiredOption("-g, --game <id>", w.game)
    .option("--runs <n>", w.market.bounds.runs, whole(2, 1000), 20)
    .option("-s, --seed <n>", w.simulate.seed, whole(0, SEED_MAX), 1)
    .option("--write", w.market.bounds.write)
    .option(...LANG_FLAG)
    .option(...JSON_FLAG)
    .addHelpText("after", examples("tefuda market bounds --game ttcg"))
    .action(async (options) => (await import("./verbs/market.ts")).bounds(options, io));
  add(market, "winners", w.market.winners.about)
    .requiredOption("-g, --game <id>", w.game)
    .option("-n, --games <n>", w.market.winners.games, whole(1, 10_000_000), 1000)
    .option("-b, --bot <name>", w.market.winners.bot, "greedy")
    .option("-s, --seed <n>", w.simulate.seed, whole(0, SEED_MAX), 1)
    .option("-w, --workers <n>", w.simulate.workers, whole(1, 256), 1)
    .option("--out <file>", w.market.winners.out)
    .option(...LANG_FLAG)
    .option(...JSON_FLAG)
    .addHelpText("after", examples("tefuda market winners --game ttcg --games 1820"))
    .action(async (options) => (await import("./verbs/market.ts")).winners(options, io));
  add(market, "check", w.market.check.about)
    .argument("<file>", w.market.check.file)
    .option(...LANG_FLAG)
    .option(...JSON_FLAG)
    .addHelpText("after", examples("tefuda market check round-3.json"))
    .action(async (file, options) => (await import("./verbs/market.ts")).check(file, options, io));
}
