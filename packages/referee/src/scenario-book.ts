/** The game that a scenario is played with: with a place outside of it, and with its own cards where it brings some. */
import type { Book, GamePackage, Problem, SourceFile } from "@tefuda/kernel";
import { type Filler, withAside } from "./position.ts";
import type { Scenario } from "./scenario-file.ts";
import type { CardFiles } from "./subset.ts";

/** A game with a place outside of it. */
export const besideIt = ({ game, cards }: Book): Book => ({ game: withAside(game), cards });

/** What lies wherever a scenario does not say which cards lie there. */
export const fillingOf = ({ filled }: GamePackage, card: string): Filler => ({
  card,
  ...(filled ? { filled } : {}),
});

/**
 * The game with a scenario's own cards and, of the others, those that the scenario names anywhere, or that a text of one
 * of these cards does. What is wrong with its own cards is told at its place in the scenario's file.
 */
export function ownBook(
  pack: GamePackage,
  sources: CardFiles,
  scenario: Scenario,
  filler: string,
): { book?: Book; problems: Problem[] } {
  const own = scenario.cards ? [sources.asTheirs(scenario.cards.file)] : [];
  const said = JSON.stringify([scenario.start, scenario.steps.map((step) => step.value)]);
  const words = (files: readonly SourceFile[]): string =>
    [said, ...[...own, ...files].map(({ text }) => text.replace(/\s+/g, " "))].join("\n").toLowerCase();
  let files: SourceFile[] = [];
  for (let written = "", next = words([]); next !== written; next = words(files)) {
    written = next;
    files = sources.only((names) =>
      names.some((name) => name === filler || written.includes(name.toLowerCase())),
    );
  }
  const { book, problems } = pack.assemble([...files, ...own]);
  if (book) return { book: besideIt(book), problems: [] };
  const placed = problems.map((one) =>
    one.file === scenario.file ? (scenario.cards?.placed(one) ?? one) : one,
  );
  return { problems: placed };
}
