/** Scenario files: they are read, and what is in them is run. */

import { loadScenarios, runSuite } from "@tefuda/referee/suite";
import { parse } from "yaml";
import { entriesOf, spoilFile } from "../../fuzz/files.ts";
import { checkProblem, checkWords } from "../../fuzz/words.ts";
import { accepted, type Door, refused } from "../door.ts";

/** So many scenarios of a file are run: each takes its time, and a file may hold as many as it likes. */
const RUN = 20;

export const scenarios: Door = {
  name: "scenarios",
  about: "scenario files; what is in them is run",
  share: 10,
  open({ loaded, scenarioFiles }) {
    const trees = scenarioFiles.flatMap((file) => {
      const all = parse(file.text, { maxAliasCount: -1 }) as unknown[];
      // One or two of a file: a whole one would take as long as its scenarios.
      return all.map((one, i) => (i % 7 === 0 ? [one, all[i + 1] ?? one] : [one]));
    });
    const texts = scenarioFiles.flatMap((file) => entriesOf(file.text));
    return {
      make: (dice) => spoilFile(dice.pick(texts), dice, texts, trees),
      show: (input) => input as string,
      async put(input) {
        const file = { path: "trial.yaml", text: input as string };
        const suite = await loadScenarios([file], loaded.pack.id);
        const said = suite.problems.map((problem) => checkProblem(problem, file.text, file.text));
        const results = runSuite({ ...suite, bound: suite.bound.slice(0, RUN) }, [1]);
        for (const { failures } of results) {
          for (const failure of failures) {
            for (const words of Object.values(failure)) checkWords(words, file.text);
            said.push(failure.en);
          }
        }
        return suite.problems.length > 0 || said.length > 0 ? refused(...said) : accepted();
      },
    };
  },
};
