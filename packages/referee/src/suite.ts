/** Scenarios by the file and folder: reads them, puts their cards into the game, runs them. */
import { existsSync, statSync } from "node:fs";
import type { SourceFile } from "@tefuda/kernel";
import { bindAll, type Suite } from "./bound.ts";
import { cardFilesOf, filesIn, gameEntry, gameFolder, games, loadFormats, readSource } from "./games.ts";
import { cardFilesIn, fitsGame, type OwnSet } from "./own-set.ts";
import { ProblemsError, problemAt } from "./problems.ts";
import { FILE } from "./says.ts";
import { type Mode, runScenario, type ScenarioResult } from "./scenario.ts";
import { type ReadAs, readScenarios, type Scenario } from "./scenario-file.ts";

/** The scenario files named, and those in the folders named. Throws where there is nothing of that name. */
export function scenarioFiles(paths: readonly string[]): SourceFile[] {
  return paths.flatMap((path) => {
    if (!existsSync(path)) throw new ProblemsError([problemAt(path, FILE.noneOrFolder)]);
    const files = statSync(path).isDirectory()
      ? [...filesIn(path, ".yaml"), ...filesIn(path, ".yml")]
      : [path];
    return files.map(readSource);
  });
}

/** Which game a scenario file belongs to: by its folder, or by the rules it names. */
export function gameOf(file: SourceFile, scenarios: readonly Scenario[]): string | undefined {
  const folder = /games\/([^/]+)\//.exec(file.path)?.[1];
  if (folder && games.some((g) => g.id === folder)) return folder;
  const named = scenarios[0]?.rules[0]?.split("-")[0];
  return games.find((g) => g.id === named)?.id;
}

/** Reads scenario files of any games, or of the one that sets are for, and makes what is wanted of them ready to run. */
export async function loadScenarios(
  files: readonly SourceFile[],
  game?: string,
  wanted: (scenario: Scenario) => boolean = () => true,
  sets: readonly OwnSet[] = [],
  as: ReadAs = "rulings",
): Promise<Suite> {
  const suite: Suite = { bound: [], problems: [] };
  const byGame = new Map<string, Scenario[]>();
  for (const file of files) {
    const { doc, scenarios } = readScenarios(file, as);
    suite.problems.push(...doc.problems);
    doc.problems.length = 0;
    if (scenarios.length === 0) continue;
    const id = game ?? gameOf(file, scenarios);
    if (id === undefined) suite.problems.push(problemAt(file.path, FILE.whichGame));
    else byGame.set(id, [...(byGame.get(id) ?? []), ...scenarios.filter(wanted)]);
  }
  for (const [id, scenarios] of byGame) {
    if (scenarios.length === 0) continue;
    const pack = await gameEntry(id).load();
    for (const set of sets) fitsGame(set, id);
    const cardFiles = [
      ...cardFilesOf(id),
      ...cardFilesIn(
        pack,
        sets.flatMap((set) => set.cards),
      ),
    ];
    bindAll(pack, cardFiles, scenarios, suite, loadFormats({ pack, folder: gameFolder(id) }));
  }
  return suite;
}

/** Runs everything in the ways named, telling of each as it is done. */
export function runSuite(
  suite: Suite,
  modes: readonly Mode[],
  told: (result: ScenarioResult) => void = () => {},
): ScenarioResult[] {
  const results: ScenarioResult[] = [];
  for (const bound of suite.bound) {
    for (const mode of modes) {
      const result = runScenario(bound, mode);
      results.push(result);
      told(result);
    }
  }
  return results;
}
