/** The verbs of `tefuda` that read the books: rules and rulings. */
import type { Command } from "commander";
import type { Io } from "./io.ts";
import type { Kit } from "./program-kit.ts";

export function addBooks(tefuda: Command, kit: Kit, io: Io): void {
  const { w, words, whole, examples, add, JSON_FLAG, LANG_FLAG, WITH_FLAG } = kit;
  add(tefuda, "rules", w.rules.about)
    .argument("[game]", w.game)
    .argument("[rule]", w.rules.rule)
    .option("--check", w.rules.check)
    .option(...LANG_FLAG)
    .option(...JSON_FLAG)
    .addHelpText("after", examples("tefuda rules ttcg", "tefuda rules ttcg 9.3", "tefuda rules --check"))
    .action(async (game, rule, options) => (await import("./verbs/rules.ts")).rules(game, rule, options, io));

  const { rulings } = words;
  add(tefuda, "rulings", rulings.about)
    .argument("<game>", rulings.game)
    .argument("[words...]", rulings.words)
    .option("-r, --rule <id>", rulings.rule)
    .option("-c, --card <name>", rulings.card)
    .option(...WITH_FLAG)
    .option("-n, --limit <n>", rulings.limit, whole(1, 10_000), 5)
    .option(...LANG_FLAG)
    .option(...JSON_FLAG)
    .addHelpText(
      "after",
      examples(
        "tefuda rulings ttcg can I attack a player who has a unit",
        "tefuda rulings dew --rule 7.3",
        "tefuda rulings dew what does the moth do --with my-set",
        "tefuda rulings all 先攻は攻撃できますか --lang ja",
      ),
    )
    .action(async (game, asked, options) =>
      (await import("./verbs/rulings.ts")).rulings(game, asked, options, io),
    );
}
