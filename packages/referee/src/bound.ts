/** Scenarios with their names found in a game and its cards: then they can be run. */
import type { Book, FormatInfo, GamePackage, Problem, SourceFile } from "@tefuda/kernel";
import { Naming } from "./naming.ts";
import { readStart } from "./position.ts";
import { formatProblem } from "./problems.ts";
import type { Bound } from "./scenario.ts";
import { besideIt, fillingOf, ownBook } from "./scenario-book.ts";
import type { Scenario } from "./scenario-file.ts";
import { bindStep, type Step } from "./steps.ts";
import { CardFiles } from "./subset.ts";

export interface Suite {
  bound: Bound[];
  problems: Problem[];
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
