/** `tefuda lab`, its arguments and its help. */
import type { Command } from "commander";
import { SEED_MAX, severally } from "./args.ts";
import type { Io } from "./io.ts";
import type { Kit } from "./program-kit.ts";

export function addLab(tefuda: Command, kit: Kit, io: Io): void {
  const { w, whole, names, examples, add, JSON_FLAG, LANG_FLAG, WITH_FLAG } = kit;
  const seed = (command: Command): Command =>
    command.option("-s, --seed <n>", w.simulate.seed, whole(0, SEED_MAX), 1);
  /** What every command that plays games here takes, at its end. */
  const running = (command: Command): Command =>
    command
      .option("--out <folder>", w.lab.out)
      .option("-w, --workers <n>", w.simulate.workers, whole(1, 256))
      .option(...LANG_FLAG)
      .option(...JSON_FLAG);
  const lab = add(tefuda, "lab", w.lab.about)
    .enablePositionalOptions()
    .argument("<game>", w.lab.game)
    .option("-n, --games <n>", w.lab.games, whole(2, 10_000_000), 1000)
    .option("-s, --seed <n>", w.simulate.seed, whole(0, SEED_MAX), 1)
    .option("-b, --player <name>", w.lab.player, "greedy")
    .option("-d, --decks <names>", w.lab.decks, names)
    .option(...WITH_FLAG)
    .option("--out <folder>", w.lab.out)
    .option("--database <address>", w.lab.database)
    .option("--parquet <file>", w.lab.parquet)
    .option("--write", w.lab.write)
    .option("--findings", w.lab.findings)
    .option("--record <n>", w.lab.record, whole(0, 10_000_000))
    .option("-w, --workers <n>", w.simulate.workers, whole(1, 256))
    .option(...LANG_FLAG)
    .option(...JSON_FLAG)
    .addHelpText(
      "after",
      examples(
        "tefuda lab ttcg --games 2000 --out run",
        "tefuda lab dew --json",
        "tefuda lab all --games 200",
        "tefuda lab dew --with my-set --findings",
        "tefuda lab ttcg --games 100000 --out run --database postgres://lab@machine/lab",
        "tefuda lab dew --parquet games.parquet",
        "tefuda lab dew --record 41 > game.json",
      ),
    )
    .action(async (id, options) => {
      if (options.findings) return (await import("./verbs/findings.ts")).findings(id, options, io);
      return (await import("./verbs/lab.ts")).lab(id, options, io);
    });

  add(tefuda, "worker", w.worker.about)
    .requiredOption("--database <address>", w.worker.database)
    .option("-w, --workers <n>", w.simulate.workers, whole(1, 256))
    .option(...LANG_FLAG)
    .option(...JSON_FLAG)
    .addHelpText("after", examples("tefuda worker --database postgres://lab@machine/lab"))
    .action(async (options) => (await import("./verbs/worker.ts")).worker(options, io));

  running(
    seed(
      add(lab, "what-if", w.lab.whatIf.about)
        .argument("<game>", w.game)
        .option(...WITH_FLAG)
        .option("--against <set>", w.lab.whatIf.against, severally)
        .option("--set <change>", w.lab.whatIf.set, severally)
        .option("-d, --decks <names>", w.lab.decks, names)
        .option("-n, --games <n>", w.lab.whatIf.games, whole(2, 10_000_000))
        .option("--seconds <n>", w.lab.whatIf.seconds, whole(1, 1_000_000)),
    ).option("-b, --player <name>", w.lab.player, "habit"),
  )
    .addHelpText(
      "after",
      examples(
        "tefuda lab what-if dew --set 'Errand Bee:bite=2'",
        "tefuda lab what-if dew --with my-set --against my-set-new --json",
      ),
    )
    .action(async (id, options) => (await import("./verbs/lab-what-if.ts")).whatIf(id, options, io));

  running(
    seed(
      add(lab, "strength", w.lab.strength)
        .argument("<game>", w.game)
        .option(...WITH_FLAG),
    ),
  )
    .addHelpText(
      "after",
      examples("tefuda lab strength dew", "tefuda lab strength dew --with my-set --out run"),
    )
    .action(async (id, options) => (await import("./verbs/lab-strength.ts")).strength(id, options, io));

  running(
    seed(
      add(lab, "decks", w.lab.search.about)
        .argument("<game>", w.game)
        .option(...WITH_FLAG)
        .option("--generations <n>", w.lab.search.generations, whole(1, 1000))
        .option("--tried <n>", w.lab.search.tried, whole(2, 1000))
        .option("--write <folder>", w.lab.search.write),
    ),
  )
    .addHelpText(
      "after",
      examples("tefuda lab decks dew", "tefuda lab decks dew --with my-set --write found --out run"),
    )
    .action(async (id, options) => (await import("./verbs/lab-decks.ts")).decks(id, options, io));

  running(
    seed(
      add(lab, "number", w.lab.number.about)
        .argument("<game>", w.game)
        .requiredOption("--card <name>", w.lab.number.card)
        .requiredOption("--field <field>", w.lab.number.field)
        .requiredOption("--from <n>", w.lab.number.from, whole(0, 1_000_000))
        .requiredOption("--to <n>", w.lab.number.to, whole(0, 1_000_000))
        .option("--step <n>", w.lab.number.step, whole(1, 1_000_000), 1)
        .option("--even <decks>", w.lab.number.even, names)
        .option(...WITH_FLAG)
        .option("-n, --games <n>", w.lab.number.games, whole(2, 10_000_000))
        .option("--seconds <n>", w.lab.whatIf.seconds, whole(1, 1_000_000)),
    ).option("-b, --player <name>", w.lab.player, "habit"),
  )
    .addHelpText(
      "after",
      examples("tefuda lab number ttcg --card Weathercock --field attack --from 100 --to 500 --step 50"),
    )
    .action(async (id, options) => (await import("./verbs/lab-what-if.ts")).number(id, options, io));
}
