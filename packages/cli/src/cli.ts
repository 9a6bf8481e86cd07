/** Runs a command line and gives its exit code: 0 done, 1 a check failed, 2 it could not be done as asked. */
import { type Command, CommanderError } from "commander";
import { Failed, type Io, Misuse } from "./io.ts";
import { asTyped, forTerminal } from "./paint.ts";
import { program } from "./program.ts";
import { refusal } from "./refusals.ts";
import { type Language, languageAsked, terminalWords } from "./words/index.ts";

export async function main(argv: readonly string[], around: Io): Promise<number> {
  const io = guarded(around);
  // known before the line is read, since what is wrong with a line is told in it as well
  const language = languageAsked(argv) ?? io.language ?? "en";
  const words = terminalWords(language);
  const command = program(io, language);
  const prepare = (c: Command): void => {
    c.exitOverride().configureOutput({
      writeOut: (text) => io.out(text),
      writeErr: (text) => io.err(text),
      outputError: (text, write) => write(`${asTyped(refusal(text, words))}\n`),
      getOutHelpWidth: () => Math.min(io.columns, 110),
      getErrHelpWidth: () => Math.min(io.columns, 110),
    });
    c.commands.forEach(prepare);
  };
  prepare(command);
  try {
    await command.parseAsync(argv as string[], { from: "user" });
    return 0;
  } catch (error) {
    return await codeOf(error, io, language);
  }
}

/** The same terminal with its door: no letter that somebody wrote makes it do anything. */
export const guarded = (io: Io): Io =>
  Object.assign(Object.create(io) as Io, {
    out: (text: string) => io.out(forTerminal(text)),
    err: (text: string) => io.err(forTerminal(text)),
  });

async function codeOf(error: unknown, io: Io, language: Language): Promise<number> {
  const words = terminalWords(language);
  const tell = (message: string): void => io.err(`${asTyped(message)}\n`);
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (error instanceof Failed) return error.code;
  if (error instanceof Misuse) {
    tell(error.in(words));
    return 2;
  }
  const { MachineFault, WordsError } = await import("@tefuda/kernel");
  const { ProblemsError } = await import("@tefuda/referee/problems");
  if (error instanceof MachineFault) {
    tell(words.fault(error.words[language]));
    return 1;
  }
  if (error instanceof WordsError) {
    tell(error.words[language]);
    return 2;
  }
  if (error instanceof ProblemsError) {
    for (const problem of error.problems) tell(words.problem(problem));
    return 2;
  }
  const { code, syscall, path = "" } = error as NodeJS.ErrnoException;
  if (code !== undefined && syscall !== undefined) {
    tell(words.misuse.systemRefuses(path, code));
    return 2;
  }
  throw error;
}

/** What is said of an error that nobody thought of. */
export function lastWords(error: unknown, { language = "en" }: Io): string {
  const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return forTerminal(`${terminalWords(language).ownFault(what)}\n`);
}
