/** The verbs of `tefuda cards` that draw cards to be held, their arguments and their help. */
import { BLEEDS, PAPERS } from "@tefuda/print/geometry";
import { BACKS } from "@tefuda/print/pdf/places";
import { type Command, Option } from "commander";
import type { Io } from "./io.ts";
import type { Kit } from "./program-kit.ts";

export function addDrawing(cards: Command, kit: Kit, io: Io): void {
  const { w, whole, examples, add, JSON_FLAG, LANG_FLAG, WITH_FLAG } = kit;
  const bleed = (): Option =>
    new Option("--bleed <mm>", w.draw.bleed).choices(BLEEDS.map(String)).default("0");
  add(cards, "draw", w.draw.about)
    .argument("<game>", w.game)
    .argument("[cards...]", w.draw.cards)
    .option(...WITH_FLAG)
    .requiredOption("--out <folder>", w.draw.out)
    .addOption(new Option("--format <format>", w.draw.format).choices(["svg", "png"]).default("svg"))
    .addOption(bleed())
    .option(...LANG_FLAG)
    .option(...JSON_FLAG)
    .addHelpText(
      "after",
      examples(
        'tefuda cards draw dew "Errand Bee" --out cards --format png',
        "tefuda cards draw tails --with my-set --out cards",
      ),
    )
    .action(async (id, names, options) => (await import("./verbs/draw.ts")).draw(id, names, options, io));
  add(cards, "print", w.printing.about)
    .argument("<game>", w.game)
    .option("-d, --deck <name>", w.printing.deck)
    .option(...WITH_FLAG)
    .option("--copies <n>", w.printing.copies, whole(1, 99), 1)
    .addOption(new Option("--paper <size>", w.printing.paper).choices(Object.keys(PAPERS)).default("a4"))
    .addOption(bleed())
    .addOption(new Option("--backs <edge>", w.printing.backs).choices([...BACKS]).default("none"))
    .requiredOption("--out <file>", w.printing.out)
    .option(...LANG_FLAG)
    .option(...JSON_FLAG)
    .addHelpText(
      "after",
      examples(
        "tefuda cards print ttcg --deck ember-rush --out deck.pdf",
        "tefuda cards print tails --with my-set --paper letter --bleed 3 --backs long --lang ja --out set.pdf",
      ),
    )
    .action(async (id, options) => (await import("./verbs/draw.ts")).print(id, options, io));
  add(cards, "sheet", w.sheet.about)
    .argument("<game>", w.game)
    .option("-d, --deck <name>", w.printing.deck)
    .option(...WITH_FLAG)
    .requiredOption("--out <folder>", w.draw.out)
    .option(...LANG_FLAG)
    .option(...JSON_FLAG)
    .addHelpText("after", examples("tefuda cards sheet trails --with my-set --out sheets"))
    .action(async (id, options) => (await import("./verbs/draw.ts")).sheet(id, options, io));
}
