/** The verbs of `tefuda`, their arguments and their help. What a verb does is only loaded when it is used. */
import { Command, Option } from "commander";
import { names, oneOf, SEED_MAX, whole } from "./args.ts";
import type { Io } from "./io.ts";

const JSON_FLAG = ["--json", "write the result as JSON"] as const;

export function program(io: Io): Command {
  const tefuda = new Command("tefuda")
    .description("Rulebooks and card texts go in; card games that people can play, judge and study come out.")
    .helpCommand(false)
    .showHelpAfterError("(tefuda --help shows what there is)")
    .addHelpText(
      "after",
      examples("tefuda play ttcg", "tefuda simulate ttcg --games 1000", "tefuda rules ttcg ttcg-9.3"),
    );

  add(tefuda, "play", "play a game at the terminal")
    .argument("<game>", "id of the game")
    .option("-d, --decks <names>", "decks by seat (names or files)", names)
    .option("--sealed", "each plays with freshly opened packs, where the game knows that")
    .option("-s, --seed <n>", "the same seed gives the same game", whole(0, SEED_MAX))
    .option("--seats <players>", "who plays, by seat: human, greedy, random", names)
    .option("--save <file>", "write the match there at the end, or when you quit")
    .option("--resume <file>", "go on with a saved match")
    .option("--json", "say nothing but the result and the record, as JSON")
    .addHelpText(
      "after",
      examples(
        "tefuda play ttcg",
        "tefuda play ttcg --seats human,human --seed 7 --save game.json",
        "tefuda play ttcg --resume game.json",
      ),
    )
    .action(async (id, options) => (await import("./verbs/play.ts")).play(id, options, io));

  add(tefuda, "simulate", "play many games among programs")
    .argument("<game>", "id of the game")
    .option("-n, --games <n>", "how many games", whole(1, 100_000_000), 1000)
    .option("-s, --seed <n>", "game g is played with seed n + g", whole(0, SEED_MAX), 1)
    .option("--seats <n>", "how many play; without it as few as the game allows", whole(1, 99))
    .option("-b, --bots <names>", "who plays, by seat, or one for all: random, greedy", names)
    .option(
      "-d, --decks <names>",
      "decks by seat (names or files), fewer go round; or all: every deck against every other",
      names,
    )
    .option("--sealed", "each plays with freshly opened packs, other ones in each game")
    .option(
      "-w, --workers <n>",
      "how many games at a time; the results are the same with any number",
      whole(1, 256),
    )
    .option("--turn-limit <n>", "turns after which a game is a draw", whole(1, 9999))
    .option("--rules", "count how often each rule was applied, and name those that never were")
    .option("--cards", "count which cards were drawn, played and carried out, and name those that never were")
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

  add(tefuda, "scenario", "run rulings: scenario files, or all in a folder")
    .argument("[paths...]", "files or folders; without any, those of all games")
    .addOption(
      new Option("--way <way>", "1 as it is, 2 undo and redo, 3 save and load, 4 from the record, all")
        .choices(["1", "2", "3", "4", "all"])
        .default("1"),
    )
    .option("-g, --game <id>", "the game, where neither folder nor rules tell")
    .option("--only <words>", "only scenarios with these words in the title, or of this rule")
    .option(...JSON_FLAG)
    .addHelpText(
      "after",
      examples(
        "tefuda scenario packages/games/ttcg/scenarios --way all",
        "tefuda scenario my-ruling.yaml --only ttcg-9.3",
      ),
    )
    .action(async (paths, options) => (await import("./verbs/scenario.ts")).scenario(paths, options, io));

  const cards = add(tefuda, "cards", "check card files, read card texts, list cards").addHelpText(
    "after",
    examples(
      "tefuda cards check my-cards.yaml",
      'tefuda cards read --text "Draw one card."',
      "tefuda cards list ttcg --type fire",
    ),
  );
  add(cards, "check", "check card files together with the game's own")
    .argument("<files...>", "card files")
    .option("-g, --game <id>", "the game they are for")
    .option(...JSON_FLAG)
    .addHelpText("after", examples("tefuda cards check packages/games/ttcg/cards/fire.yaml"))
    .action(async (paths, options) => (await import("./verbs/cards.ts")).check(paths, options, io));
  add(cards, "read", "read a card text, or every line of a file")
    .option("-g, --game <id>", "the game whose words it uses")
    .option("-t, --text <text>", "the text")
    .option("-l, --lines <file>", "a file with a text on each line; lines beginning with # are left out")
    .option("--lang <language>", "language of the text", oneOf(["en", "ja"]), "en")
    .option(...JSON_FLAG)
    .addHelpText(
      "after",
      examples(
        'tefuda cards read --game ttcg --text "Draw one card."',
        "tefuda cards read --game ttcg --lines texts.txt --json",
      ),
    )
    .action(async (options) => (await import("./verbs/cards.ts")).read(options, io));
  add(cards, "list", "list the cards of a game")
    .argument("<game>", "id of the game")
    .option("--type <type>", "only cards of this type")
    .option(...JSON_FLAG)
    .addHelpText("after", examples("tefuda cards list ttcg", "tefuda cards list ttcg --type spell --json"))
    .action(async (id, options) => (await import("./verbs/cards.ts")).list(id, options, io));

  add(tefuda, "rules", "read a game's rules, or check that every rule has code and a scenario")
    .argument("[game]", "id of the game")
    .argument("[rule]", "id of a rule or a section: ttcg-9.3, 9.3, 9")
    .option("--check", "check code and scenarios of all rules")
    .option(...JSON_FLAG)
    .addHelpText("after", examples("tefuda rules ttcg", "tefuda rules ttcg 9.3", "tefuda rules --check"))
    .action(async (game, rule, options) => (await import("./verbs/rules.ts")).rules(game, rule, options, io));

  add(tefuda, "replay", "play a saved match again, check it, step through it")
    .argument("<file>", "a saved match")
    .option("--at <n>", "stop after n answers and draw the table", whole(0, 1_000_000))
    .option(
      "--as <observer>",
      "in whose eyes: A, B, spectator",
      oneOf(["A", "B", "C", "D", "spectator"]),
      "spectator",
    )
    .option("--step", "step through it with the keys")
    .option(...JSON_FLAG)
    .addHelpText(
      "after",
      examples(
        "tefuda replay game.json",
        "tefuda replay game.json --at 40 --as A",
        "tefuda replay game.json --step",
      ),
    )
    .action(async (file, options) => (await import("./verbs/replay.ts")).replay(file, options, io));

  add(tefuda, "packs", "open packs of a game's set, and count what lies in many of them")
    .argument("<game>", "id of the game")
    .option("-n, --open <n>", "how many packs", whole(1, 10_000_000), 5)
    .option("-s, --seed <n>", "the same seed opens the same packs", whole(0, SEED_MAX), 1)
    .option(...JSON_FLAG)
    .addHelpText(
      "after",
      examples("tefuda packs trails", "tefuda packs trails --open 100000 --seed 1 --json"),
    )
    .action(async (id, options) => (await import("./verbs/packs.ts")).packs(id, options, io));

  add(tefuda, "bench", "measure how fast games run, beside a game written in C")
    .argument("[game]", "id of a game; all of them if none is named")
    .option("-n, --games <n>", "games to measure", whole(1, 10_000_000), 3000)
    .option("--warm <n>", "games to warm up with", whole(0, 1_000_000), 3000)
    .option("--pairs <n>", "runs of the reference game in turn with C", whole(5, 1000), 7)
    .option("--reference <n>", "games of the reference game in each run", whole(100, 10_000_000), 100_000)
    .option("--rounds <n>", "rounds of what is measured again and again", whole(1, 1000), 20)
    .option("--starts <n>", "times the program and its workers are started", whole(1, 100), 5)
    .option("--memory <n>", "games over which to watch the memory", whole(0, 100_000_000), 0)
    .option(...JSON_FLAG)
    .addHelpText("after", examples("tefuda bench", "tefuda bench ttcg --memory 100000 --json"))
    .action(async (id, options) => (await import("./verbs/bench.ts")).bench(id, options, io));

  return tefuda;
}

/** A verb that writes through `io` and leaves ending the process to whoever called. */
function add(parent: Command, name: string, about: string): Command {
  return parent.command(name).description(about).allowExcessArguments(false).helpCommand(false);
}

const examples = (...lines: string[]): string =>
  `\nExamples:\n${lines.map((line) => `  $ ${line}`).join("\n")}\n`;
