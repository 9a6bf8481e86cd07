/** Scenarios by the file and folder: reads them, puts their cards into the game, runs them. */
import { existsSync, statSync } from "node:fs";
import type { Book, FormatInfo, GamePackage, Problem, SourceFile } from "@tefuda/kernel";
import { cardFilesOf, filesIn, gameEntry, gameFolder, games, loadFormats, readSource } from "./games.ts";
import { Naming } from "./naming.ts";
import { cardFilesIn, fitsGame, type OwnSet } from "./own-set.ts";
import { readStart } from "./position.ts";
import { formatProblem, ProblemsError, problemAt } from "./problems.ts";
import { FILE } from "./says.ts";
import { type Bound, type Mode, runScenario, type ScenarioResult } from "./scenario.ts";
import { besideIt, fillingOf, ownBook } from "./scenario-book.ts";
import { type ReadAs, readScenarios, type Scenario } from "./scenario-file.ts";
import { bindStep, type Step } from "./steps.ts";
import { CardFiles } from "./subset.ts";

export interface Suite {
  bound: Bound[];
  problems: Problem[];
}

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

/** Looks up all names of scenarios of one game, whose cards stand in `cardFiles`. */
export function bindAll(
  pack: GamePackage,
  cardFiles: readonly SourceFile[],
  scenarios: readonly Scenario[],
  suite: Suite,
  formats: readonly FormatInfo[] = [],
): void {
  const files = pack.filler ? [...cardFiles, pack.filler] : cardFiles;
  const plain = pack.assemble(files);
  // Cards that cannot be read fail by themselves; scenarios that do without them still run.
  suite.problems.push(...plain.problems);
  const cards = plain.book?.cards ?? pack.assemble(pack.filler ? [pack.filler] : []).book?.cards ?? [];
  const filler = cards.find((card) => card.file === pack.filler?.path)?.name ?? cards[0]?.name;
  if (filler === undefined) return;
  const common = plain.book && besideIt(plain.book);
  // what a card left out would have brought is said by those that are kept
  const brought = plain.book?.game.words;
  const sources = new CardFiles(
    brought ? files.map((file) => (file.words ? { ...file, words: brought } : file)) : files,
  );
  for (const scenario of scenarios) {
    const book = scenario.cards || !common ? ownGame(pack, sources, scenario, filler, suite) : common;
    if (book) bindOne(scenario, pack, book, sources, filler, suite, formats);
  }
}

/** The game of a scenario by itself; what is wrong with its cards is told once. */
function ownGame(
  pack: GamePackage,
  sources: CardFiles,
  scenario: Scenario,
  filler: string,
  suite: Suite,
): Book | undefined {
  const { book, problems } = ownBook(pack, sources, scenario, filler);
  const told = new Set(suite.problems.map(formatProblem));
  suite.problems.push(...problems.filter((problem) => !told.has(formatProblem(problem))));
  return book;
}

function bindOne(
  scenario: Scenario,
  pack: GamePackage,
  book: Book,
  files: CardFiles,
  filler: string,
  suite: Suite,
  formats: readonly FormatInfo[],
): void {
  const { doc } = scenario;
  const { game } = book;
  scenario.rules.forEach((rule, i) => {
    if (!game.ruleNumber.has(rule))
      doc.reportWord([...scenario.at, "rules", i], "rule", rule, game.rules, {
        listedBy: `tefuda rules ${game.id}`,
      });
  });
  const start = readStart(scenario, book, pack.layout, fillingOf(pack, filler), formats);
  const { settings } = start;
  const naming = new Naming(book, pack.layout, start.position.seats.length);
  const steps: Step[] = [];
  for (const raw of scenario.steps) {
    const step = bindStep({ scenario, pack, game, naming, settings, files }, raw);
    if (step) steps.push(step);
  }
  if (doc.problems.length > 0) suite.problems.push(...doc.problems);
  else suite.bound.push({ scenario, pack, game, naming, settings, files, start, steps });
  doc.problems.length = 0;
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
