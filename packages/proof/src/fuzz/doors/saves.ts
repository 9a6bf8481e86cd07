/** Saved matches as files: spoiled letter by letter and value by value; one that is taken is used. */
import { recordIn, replaySaved } from "@tefuda/cli/files";
import { ProblemsError } from "@tefuda/referee/problems";
import { readFileText } from "@tefuda/web/state/read";
import { spoilFile } from "../../fuzz/files.ts";
import { checkProblem } from "../../fuzz/words.ts";
import type { Dice } from "../dice.ts";
import { accepted, Broken, type Door, refused } from "../door.ts";
import { use } from "../matches.ts";

export const saves: Door = {
  name: "saves",
  about: "saved matches as files; one that is taken is played again, and on",
  share: 110,
  open({ loaded, records }) {
    // The longer a match, the longer it is played again: a whole one only now and then.
    const few = records.slice(0, -1);
    const write = (tree: unknown, dice: Dice): string =>
      JSON.stringify(tree, null, dice.pick([0, 1, 1, 2])) ?? "";
    const texts = few.map((record) => JSON.stringify(record, null, 1));
    return {
      make: (dice) => {
        if (dice.once(300)) return JSON.stringify(records.at(-1), null, 1);
        return dice.once(20) ? dice.pick(texts) : spoilFile(dice.pick(texts), dice, texts, few, write);
      },
      show: (input) => input as string,
      put(input, dice) {
        const text = input as string;
        const file = { path: "trial.json", text };
        // The table reads the same files; whatever it makes of one is checked where it asks for it.
        readFileText(text);
        try {
          const saved = recordIn(file);
          const match = replaySaved(saved, loaded);
          return accepted(...use(match, loaded.pack, dice, text));
        } catch (error) {
          if (!(error instanceof ProblemsError)) throw error;
          if (error.problems.length === 0) throw new Broken("refused without a problem");
          return refused(...error.problems.map((problem) => checkProblem(problem, text, text)));
        }
      },
    };
  },
};
