/** The verbs of `tefuda`, their arguments and their help. What a verb does is only loaded when it is used. */
import { Command, Help, Option } from "commander";
import * as args from "./args.ts";
import type { Io } from "./io.ts";
import { widthOf } from "./paint.ts";
import { addBooks } from "./program-books.ts";
import { addDrawing } from "./program-drawing.ts";
import { kitOf } from "./program-kit.ts";
import { addLab } from "./program-lab.ts";
import { addMarket } from "./program-market.ts";
import { LANGUAGES, type Language, type TerminalWords } from "./words/index.ts";

const { SEED_MAX } = args;

export function program(io: Io, language: Language): Command {
  const kit = kitOf(language);
  const { words, w, whole, oneOf, names, examples, add, JSON_FLAG, LANG_FLAG, WITH_FLAG } = kit;

  const tefuda = new Command("tefuda")
    .description(w.about)
    .helpCommand(false)
    // what stands behind a verb is that verb's, also where the one above it has an option of the same name
    .enablePositionalOptions()
    .helpOption("-h, --help", w.help)
    .configureHelp(helpIn(words))
    .showHelpAfterError(w.seeHelp)
    .addHelpText(
      "after",
      examples("tefuda play ttcg", "tefuda simulate ttcg --games 1000", "tefuda rules ttcg ttcg-9.3"),
    );

  add(tefuda, "play", w.play.about)
    .argument("<game>", w.game)
    .option(...WITH_FLAG)
    .option("-d, --decks <names>", w.play.decks, names)
    .option("--format <name>", w.format)
    .option("--sealed", w.play.sealed)
    .option("--packs <name>", w.packs.packs)
    .option("-s, --seed <n>", w.play.seed, whole(0, SEED_MAX))
    .option("--seats <players>", w.play.seats, names)
    .option("--save <file>", w.play.save)
    .option("--resume <file>", w.play.resume)
    .option("--from <ruling>", w.play.from)
    .option(...LANG_FLAG)
    .option("--json", w.play.json)
    .addHelpText(
      "after",
      examples(
        "tefuda play ttcg",
        "tefuda play ttcg --seats human,human --seed 7 --save game.json",
        "tefuda play ttcg --resume game.json",
        "tefuda play trails --sealed --lang ja",
        "tefuda play tails --with my-set",
        "tefuda play tails --with my-set --from my-set/scenarios/rulings.yaml#2",
      ),
    )
    .action(async (id, options) => (await import("./verbs/play.ts")).play(id, options, io));

  add(tefuda, "simulate", w.simulate.about)
    .argument("<game>", w.game)
    .option("-n, --games <n>", w.simulate.games, whole(1, 10_000_000), 1000)
    .option("-s, --seed <n>", w.simulate.seed, whole(0, SEED_MAX), 1)
    .option("--seats <n>", w.simulate.seats, whole(1, 99))
    .option("-b, --bots <names>", w.simulate.bots, names)
    .option(...WITH_FLAG)
    .option("-d, --decks <names>", w.simulate.decks, names)
    .option("--format <name>", w.format)
    .option("--sealed", w.simulate.sealed)
    .option("--packs <name>", w.packs.packs)
    .option("-w, --workers <n>", w.simulate.workers, whole(1, 256))
    .option("--turn-limit <n>", w.simulate.turnLimit, whole(1, 9999))
    .option("--rules", w.simulate.rules)
    .option("--cards", w.simulate.cards)
    .option(...LANG_FLAG)
    .option(...JSON_FLAG)
    .addHelpText(
      "after",
      examples(
        "tefuda simulate ttcg --games 10000 --seed 7",
        "tefuda simulate ttcg --bots greedy,random --decks all --json",
        "tefuda simulate tails --seats 4 --bots greedy,random,random,random --decks all --cards",
      ),
    )
    .action(async (id, options) => (await import("./verbs/simulate.ts")).simulate(id, options, io));

  add(tefuda, "duel", w.duel.about)
    .argument("<game>", w.game)
    .argument("<player>", w.duel.one)
    .argument("<other>", w.duel.other)
    .option("-n, --pairs <n>", w.duel.pairs, whole(1, 1_000_000), 100)
    .option("-s, --seed <n>", w.simulate.seed, whole(0, SEED_MAX), 1)
    .option(...WITH_FLAG)
    .option("-d, --decks <names>", w.duel.decks, names)
    .option("--random-decks", w.duel.randomDecks)
    .option("--mirror", w.duel.mirror)
    .option("--playouts <numbers>", w.duel.playouts, args.wholes(1, 100_000, words.args))
    .option("-w, --workers <n>", w.simulate.workers, whole(1, 256))
    .option(...LANG_FLAG)
    .option(...JSON_FLAG)
    .addHelpText(
      "after",
      examples("tefuda duel ttcg master greedy", "tefuda duel tails master greedy-1 --pairs 400 --mirror"),
    )
    .action(async (id, one, other, options) =>
      (await import("./verbs/duel.ts")).duel(id, one, other, options, io),
    );

  add(tefuda, "exam", w.exam.about)
    .argument("<game>", w.game)
    .option("-p, --player <name>", w.exam.player, "master")
    .option("-n, --positions <n>", w.exam.positions, whole(1, 100_000), 100)
    .option("-s, --seed <n>", w.simulate.seed, whole(0, SEED_MAX), 1)
    .option(...WITH_FLAG)
    .option("-d, --decks <names>", w.duel.decks, names)
    .option("--random-decks", w.duel.randomDecks)
    .option(...LANG_FLAG)
    .option(...JSON_FLAG)
    .addHelpText("after", examples("tefuda exam ttcg", "tefuda exam tails --player novice --random-decks"))
    .action(async (id, options) => (await import("./verbs/exam.ts")).exam(id, options, io));

  add(tefuda, "learn", w.learn.about)
    .argument("<game>", w.game)
    .option("-n, --games <n>", w.learn.games, whole(1, 100_000), 150)
    .option("--pairs <n>", w.learn.pairs, whole(1, 10_000), 20)
    .option("--rounds <n>", w.learn.rounds, whole(1, 20), 1)
    .option("--playouts <n>", w.learn.playouts, whole(1, 10_000), 150)
    .option("--turns <numbers>", w.learn.turns, args.wholes(0, 9, words.args), [0, 1, 2, 3])
    .option("-s, --seed <n>", w.simulate.seed, whole(0, SEED_MAX), 1)
    .option(...WITH_FLAG)
    .option("-w, --workers <n>", w.simulate.workers, whole(1, 256))
    .option("--out <file>", w.learn.out)
    .option(...LANG_FLAG)
    .option(...JSON_FLAG)
    .addHelpText("after", examples("tefuda learn tails", "tefuda learn ttcg --with my-set --out ahead.json"))
    .action(async (id, options) => (await import("./verbs/learn.ts")).learn(id, options, io));

  add(tefuda, "levels", w.levels.about)
    .argument("<game>", w.game)
    .option("--pairs <n>", w.levels.pairs, whole(1, 10_000), 30)
    .option("-s, --seed <n>", w.simulate.seed, whole(0, SEED_MAX), 1)
    .option(...WITH_FLAG)
    .option("-w, --workers <n>", w.simulate.workers, whole(1, 256))
    .option("--out <file>", w.learn.out)
    .option(...LANG_FLAG)
    .option(...JSON_FLAG)
    .addHelpText("after", examples("tefuda levels tails", "tefuda levels ttcg --pairs 60 --out ahead.json"))
    .action(async (id, options) => (await import("./verbs/levels.ts")).levels(id, options, io));

  add(tefuda, "new", w.new.about)
    .argument("<folder>", w.new.folder)
    .requiredOption("-g, --game <id>", w.new.game)
    .option(...LANG_FLAG)
    .option(...JSON_FLAG)
    .addHelpText("after", examples("tefuda new my-set --game tails"))
    .action(async (folder, options) => (await import("./verbs/new.ts")).makeNew(folder, options, io));

  add(tefuda, "try", w.try.about)
    .argument("<set>", w.try.set)
    .option("-n, --games <n>", w.try.games, whole(1, 10_000_000))
    .option("-s, --seed <n>", w.simulate.seed, whole(0, SEED_MAX), 1)
    .option(...WITH_FLAG)
    .option(...LANG_FLAG)
    .option(...JSON_FLAG)
    .addHelpText("after", examples("tefuda try my-set", "tefuda try my-set --games 1000 --seed 7 --json"))
    .action(async (set, options) => (await import("./verbs/try.ts")).tryOut(set, options, io));

  add(tefuda, "scenario", w.scenario.about)
    .argument("[paths...]", w.scenario.paths)
    .addOption(new Option("--way <way>", w.scenario.way).choices(["1", "2", "3", "4", "all"]).default("1"))
    .option(...WITH_FLAG)
    .option("-g, --game <id>", w.scenario.game)
    .option("--only <words>", w.scenario.only)
    .option("--words <game>", w.scenario.words)
    .option(...LANG_FLAG)
    .option(...JSON_FLAG)
    .addHelpText(
      "after",
      examples(
        "tefuda scenario packages/games/ttcg/scenarios --way all",
        "tefuda scenario my-ruling.yaml --only ttcg-9.3",
        "tefuda scenario --words ttcg",
      ),
    )
    .action(async (paths, options) => (await import("./verbs/scenario.ts")).scenario(paths, options, io));

  add(tefuda, "solve", w.solve.about)
    .argument("<paths...>", w.solve.paths)
    .addOption(new Option("--goal <goal>", w.solve.goal).choices(["win", "survive"]).default("win"))
    .option("-t, --turns <n>", w.solve.turns, whole(1, 9), 1)
    .option("--worlds <n>", w.solve.worlds, whole(1, 1_000_000), 2000)
    .option("--positions <n>", w.solve.positions, whole(1, 100_000_000), 50_000)
    .option(...WITH_FLAG)
    .option("-g, --game <id>", w.scenario.game)
    .option("--only <words>", w.scenario.only)
    .option(...LANG_FLAG)
    .option(...JSON_FLAG)
    .addHelpText(
      "after",
      examples(
        'tefuda solve packages/games/dew/scenarios --only "last bloom"',
        "tefuda solve my-puzzle.yaml --goal survive --turns 2",
      ),
    )
    .action(async (paths, options) => (await import("./verbs/solve.ts")).solve(paths, options, io));

  add(tefuda, "puzzle", w.puzzle.about)
    .argument("<game>", w.puzzle.game)
    .argument("[paths...]", w.puzzle.paths)
    .option("--positions <n>", w.solve.positions, whole(1, 100_000_000), 20_000)
    .option("--find <seconds>", w.puzzle.find, whole(1, 1_000_000))
    .addOption(new Option("--goal <goal>", w.puzzle.goal).choices(["win", "survive"]).default("win"))
    .option("--seed <n>", w.puzzle.seed, whole(0, 2_000_000_000), 1)
    .option("--question <id>", w.puzzle.question)
    .option("--lives <id>", w.puzzle.lives)
    .option("--most <n>", w.puzzle.most, whole(1, 100), 12)
    .option("--hidden <n>", w.puzzle.hidden, whole(0, 9), 0)
    .option("--own <n>", w.puzzle.own, whole(1, 9), 4)
    .option("--hand <n>", w.puzzle.hand, whole(0, 9), 3)
    .option("--theirs <n>", w.puzzle.theirs, whole(0, 9), 3)
    .option(...LANG_FLAG)
    .option(...JSON_FLAG)
    .addHelpText(
      "after",
      examples("tefuda puzzle dew", "tefuda puzzle dew --find 60 --question noon --lives bloom > found.yaml"),
    )
    .action(async (game, paths, options) =>
      (await import("./verbs/puzzle.ts")).puzzle(game, paths, options, io),
    );

  add(tefuda, "lesson", w.lesson.about)
    .argument("<game>", w.lesson.game)
    .option(...LANG_FLAG)
    .option(...JSON_FLAG)
    .addHelpText("after", examples("tefuda lesson ttcg"))
    .action(async (game, options) => (await import("./verbs/lesson.ts")).lesson(game, options, io));

  const cards = add(tefuda, "cards", w.cards.about).addHelpText(
    "after",
    examples(
      "tefuda cards check my-cards.yaml",
      'tefuda cards read --text "Draw one card."',
      "tefuda cards list ttcg --type fire",
    ),
  );
  add(cards, "check", w.check.about)
    .argument("<files...>", w.check.files)
    .option(...WITH_FLAG)
    .option("-g, --game <id>", w.check.game)
    .option(...LANG_FLAG)
    .option(...JSON_FLAG)
    .addHelpText(
      "after",
      examples("tefuda cards check my-set", "tefuda cards check packages/games/ttcg/cards/fire.yaml"),
    )
    .action(async (paths, options) => (await import("./verbs/check.ts")).check(paths, options, io));
  add(cards, "read", w.read.about)
    .option("-g, --game <id>", w.read.game)
    .option(...WITH_FLAG)
    .option("-t, --text <text>", w.read.text)
    .option("-l, --lines <file>", w.read.lines)
    .option("--card <kind>", w.read.card)
    .option("--part <part>", w.read.part)
    .option("--lang <language>", w.read.lang, oneOf(LANGUAGES), language)
    .option(...JSON_FLAG)
    .addHelpText(
      "after",
      examples(
        'tefuda cards read --game ttcg --text "Draw one card."',
        "tefuda cards read --game ttcg --lines texts.txt --json",
        'tefuda cards read --game tails --card Equipment --part bonus --text "+1 attack"',
      ),
    )
    .action(async (options) => (await import("./verbs/cards.ts")).read(options, io));
  add(cards, "language", w.cardLanguage.about)
    .requiredOption("-g, --game <game>", w.cardLanguage.game)
    .option(...LANG_FLAG)
    .option(...JSON_FLAG)
    .addHelpText(
      "after",
      examples("tefuda cards language --game tails", "tefuda cards language --game trails --lang ja"),
    )
    .action(async (options) => (await import("./verbs/language.ts")).language(options, io));

  add(cards, "matrix", w.matrix.about)
    .option("-g, --game <game>", w.matrix.game)
    .option("--node <name>", w.matrix.node)
    .option(...LANG_FLAG)
    .option(...JSON_FLAG)
    .addHelpText("after", examples("tefuda cards matrix", "tefuda cards matrix --node discard"))
    .action(async (options) => (await import("./verbs/matrix.ts")).matrix(options, io));

  add(cards, "format", w.cardFormat.about)
    .requiredOption("-g, --game <id>", w.cardFormat.game)
    .option(...LANG_FLAG)
    .option(...JSON_FLAG)
    .addHelpText(
      "after",
      examples("tefuda cards format --game tails", "tefuda cards format --game trails --lang ja"),
    )
    .action(async (options) => (await import("./verbs/format.ts")).format(options, io));
  add(cards, "list", w.list.about)
    .argument("<game>", w.game)
    .option(...WITH_FLAG)
    .option("--type <type>", w.list.type)
    .option(...LANG_FLAG)
    .option("--csv", w.list.csv)
    .option("--json", w.list.json)
    .option("--printed", w.list.printed)
    .addHelpText(
      "after",
      examples("tefuda cards list ttcg", "tefuda cards list tails --with my-set --csv > my-cards.csv"),
    )
    .action(async (id, options) => (await import("./verbs/cards.ts")).list(id, options, io));

  add(cards, "changes", w.changes.about)
    .argument("<old>", w.changes.old)
    .argument("<new>", w.changes.now)
    .option(...LANG_FLAG)
    .option(...JSON_FLAG)
    .addHelpText("after", examples("tefuda cards changes my-set-before my-set"))
    .action(async (old, now, options) => (await import("./verbs/changes.ts")).changes(old, now, options, io));

  addDrawing(cards, kit, io);
  addBooks(tefuda, kit, io);

  add(tefuda, "replay", w.replay.about)
    .argument("<file>", w.replay.file)
    .option("--at <n>", w.replay.at, whole(0, 1_000_000))
    .option("--as <observer>", w.replay.as, oneOf(["A", "B", "C", "D", "spectator"]), "spectator")
    .option("--step", w.replay.step)
    .option("--ruling <title>", w.replay.ruling)
    .option("--answers <n>", w.replay.answers, whole(0, 1000))
    .option(...WITH_FLAG)
    .option(...LANG_FLAG)
    .option(...JSON_FLAG)
    .addHelpText(
      "after",
      examples(
        "tefuda replay game.json",
        "tefuda replay game.json --at 40 --as A",
        "tefuda replay game.json --step",
        'tefuda replay game.json --at 40 --ruling "A shield holds" >> my-set/scenarios/rulings.yaml',
      ),
    )
    .action(async (file, options) => (await import("./verbs/replay.ts")).replay(file, options, io));

  add(tefuda, "packs", w.packs.about)
    .argument("<game>", w.game)
    .option("-n, --open <n>", w.packs.open, whole(1, 10_000_000), 5)
    .option("-s, --seed <n>", w.packs.seed, whole(0, SEED_MAX), 1)
    .option(...WITH_FLAG)
    .option("--packs <name>", w.packs.packs)
    .option("--pools <n>", w.packs.pools, whole(1, 10_000_000))
    .option("--games <n>", w.packs.games, whole(0, 1_000_000), 200)
    .option("--drafts <n>", w.packs.drafts, whole(1, 1_000_000))
    .option("--table <n>", w.packs.table, whole(2, 8), 8)
    .option("--worth <n>", w.packs.worth, whole(1, 10_000_000))
    .option("--equal", w.packs.equal)
    .option("--regions <n>", w.packs.regions, whole(1, 100))
    .option(...LANG_FLAG)
    .option(...JSON_FLAG)
    .addHelpText(
      "after",
      examples(
        "tefuda packs trails",
        "tefuda packs trails --open 100000 --seed 1 --json",
        "tefuda packs dew --pools 100000 --equal",
        "tefuda packs ttcg --drafts 400",
      ),
    )
    .action(async (id, options) => (await import("./verbs/packs.ts")).packs(id, options, io));

  addLab(tefuda, kit, io);
  addMarket(tefuda, kit, io);

  add(tefuda, "bench", w.bench.about)
    .argument("[game]", w.bench.game)
    .option("-n, --games <n>", w.bench.games, whole(1, 10_000_000), 3000)
    .option("--warm <n>", w.bench.warm, whole(0, 1_000_000), 3000)
    .option("--pairs <n>", w.bench.pairs, whole(5, 1000), 7)
    .option("--reference <n>", w.bench.reference, whole(100, 10_000_000), 100_000)
    .option("--rounds <n>", w.bench.rounds, whole(1, 1000), 20)
    .option("--starts <n>", w.bench.starts, whole(1, 100), 5)
    .option("--memory <n>", w.bench.memory, whole(0, 100_000_000), 0)
    .option(...JSON_FLAG)
    .addHelpText("after", examples("tefuda bench", "tefuda bench ttcg --memory 100000 --json"))
    .action(async (id, options) => (await import("./verbs/bench.ts")).bench(id, options, io));

  return tefuda;
}

/** Help in the words of a language; its letters may be wide. */
function helpIn({ program: w }: TerminalWords): Partial<Help> {
  const plain = new Help();
  const placed = (usage: string): string =>
    usage.replace("[options]", w.placeholders.options).replace("[command]", w.placeholders.command);
  return {
    displayWidth: widthOf,
    commandUsage: (command) => placed(plain.commandUsage(command)),
    subcommandTerm: (command) => placed(plain.subcommandTerm(command)),
    styleTitle: (title) => w.titles[title] ?? title,
    optionDescription: ({ description, argChoices, defaultValue, required }) => {
      const facts = [
        ...(argChoices ? [w.fact(w.choices, argChoices.join(", "))] : []),
        ...(required && defaultValue !== undefined ? [w.fact(w.default, String(defaultValue))] : []),
      ];
      return facts.length > 0 ? `${description}${w.among(facts)}` : description;
    },
  };
}
