/** What is to be told of the rulings of a set while it is written: that one is not so any more, and what has changed since it was filed. */
import type { FormatInfo, GamePackage, SourceFile, Words } from "@tefuda/kernel";
import { bindAll, type Suite } from "@tefuda/referee/bound";
import { sinceFiled } from "@tefuda/referee/filed";
import { ProblemsError, sayProblem } from "@tefuda/referee/problems";
import { runScenario } from "@tefuda/referee/scenario";
import { readScenarios, type Scenario } from "@tefuda/referee/scenario-file";
import type { Standing } from "@tefuda/referee/standing";

/** Of a ruling with which there is something: its file, and its place there. */
export interface RulingTold {
  path: string;
  at: number;
  /** What comes out otherwise now. */
  noLongerSo?: Words;
  /** What has changed since it was filed. */
  since?: Words;
}

/** With what rulings are run: the game, and its cards as they are now with those of the set. */
interface Ground {
  pack: GamePackage;
  cards: readonly SourceFile[];
  formats: readonly FormatInfo[];
  standing: Standing;
}

/** `files`: those of the set, of which those with scenarios are read. */
export function rulingsTold(files: readonly SourceFile[], ground: Ground): RulingTold[] {
  return files
    .filter(({ path }) => /^scenarios\/.*\.ya?ml$/.test(path))
    .flatMap((file): RulingTold[] => {
      const { doc, scenarios } = readScenarios(file);
      const suite: Suite = { bound: [], problems: doc.problems.splice(0) };
      bindAll(ground.pack, ground.cards, scenarios, suite, ground.formats);
      const bound = new Map(suite.bound.map((one) => [one.scenario, one]));
      return scenarios.flatMap((scenario, at): RulingTold[] => {
        const ready = bound.get(scenario);
        const [failure] = ready ? runScenario(ready, 1).failures : [];
        const [problem] = ready ? [] : suite.problems;
        const no = failure ?? (problem && { en: sayProblem(problem, "en"), ja: sayProblem(problem, "ja") });
        const since = sinceThen(scenario, ground.standing);
        if (!no && !since) return [];
        return [
          { path: file.path, at, ...(no && { noLongerSo: withoutPlace(no) }), ...(since && { since }) },
        ];
      });
    });
}

/** Nothing where the cards that it names cannot be read. */
function sinceThen(scenario: Scenario, standing: Standing): Words | undefined {
  try {
    return scenario.filed && sinceFiled(scenario.filed, standing.bookOf(scenario));
  } catch (error) {
    if (error instanceof ProblemsError) return undefined;
    throw error;
  }
}

/** What went wrong, without the file and line that it stands in. */
const withoutPlace = ({ en, ja }: Words): Words => ({
  en: en.replace(/^\S+\.ya?ml:\d+: /, ""),
  ja: ja.replace(/^\S+\.ya?ml:\d+: /, ""),
});
