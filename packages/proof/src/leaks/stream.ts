/**
 * What an observer is given of a match besides what a screen is sent (client.ts), part by part, each as a text: what it
 * sees and reads in every language, what it is told of going back, what a program in its place gets and decides, and what
 * a person at the terminal reads.
 */
import type { Language } from "@tefuda/cli/words/index";
import { type Match, SPECTATOR } from "@tefuda/kernel";
import type { Arena } from "./arena.ts";
import { Programs } from "./programs.ts";
import { terminalText } from "./terminal.ts";

/** One side of a pair: a match, and where in it the pair began. */
export interface Side {
  arena: Arena;
  match: Match;
  from: number;
  programs: Programs;
}

export const sideOf = (arena: Arena, match: Match): Side => ({
  arena,
  match,
  from: match.length,
  programs: new Programs(arena.pack),
});

/** What is asked of a side besides what it is given anyway. */
export interface Questions {
  languages: readonly string[];
  /** Things to say at the terminal, if a person sits there, and the language that is spoken. */
  terminal: { sayings: readonly string[]; language: Language } | undefined;
  /** Whether the log is read from where the pair began, or only its end. */
  whole: boolean;
  /** Seed of a program's chance. */
  program: number | undefined;
  /** Which of the programs' decisions is asked for. */
  decision: number | undefined;
}

export type Part = [name: string, text: () => string | Promise<string>];

/** The names of the parts, and how each is made. */
export function* parts(side: Side, observer: number, ask: Questions): Generator<Part> {
  const { match, arena, programs } = side;
  for (const language of ask.languages) {
    yield [`view (${language})`, () => JSON.stringify(match.view(observer, language))];
    const since = ask.whole ? side.from : Math.max(side.from, match.length - 1);
    yield [`log (${language})`, () => JSON.stringify(match.logSince(observer, since, language))];
  }
  yield ["taking back", () => history(side, observer)];
  if (match.asked !== observer) return;
  const { program, decision, terminal } = ask;
  if (program !== undefined) yield ["what a program gets", () => programs.given(match, observer, program)];
  if (decision !== undefined) yield ["what a program decides", () => programs.decision(match, decision)];
  if (!terminal) return;
  const back = match.stepsBack(observer);
  const { sayings, language } = terminal;
  yield [
    `terminal (${language})`,
    () =>
      terminalText(
        arena,
        match,
        programs.spy,
        observer,
        sayings,
        language,
        back > 0 && back <= match.length - side.from,
      ),
  ];
}

/** What a table may tell a seat of going back and forth. */
function history({ match, from }: Side, observer: number): string {
  const innocent: boolean[] = [];
  for (let steps = 1; steps <= Math.min(6, match.length - from); steps++)
    innocent.push(match.undoIsInnocent(steps));
  const back = observer === SPECTATOR ? 0 : match.stepsBack(observer);
  return JSON.stringify([match.length, match.over, match.canRedo, back, innocent]);
}

/** Where two texts first differ, with a little around it. */
export function firstDifference(real: string, twin: string): { real: string; twin: string } {
  let at = 0;
  while (at < real.length && real[at] === twin[at]) at++;
  const from = Math.max(0, at - 40);
  return { real: real.slice(from, at + 60), twin: twin.slice(from, at + 60) };
}
