/** Runs a command line and gives its exit code: 0 done, 1 a check failed, 2 it could not be done as asked. */

import { visible } from "@tefuda/kernel/letters";
import { type Command, CommanderError } from "commander";
import { Failed, type Io, Misuse } from "./io.ts";
import { program } from "./program.ts";
import { languageAsked, type TerminalWords, terminalWords } from "./words/index.ts";

export async function main(argv: readonly string[], io: Io): Promise<number> {
  // known before the line is read, since what is wrong with a line is told in it as well
  const language = languageAsked(argv) ?? io.language ?? "en";
  const words = terminalWords(language);
  const command = program(io, language);
  const prepare = (c: Command): void => {
    c.exitOverride().configureOutput({
      writeOut: (text) => io.out(text),
      writeErr: (text) => io.err(visible(text)),
      outputError: (text, write) => write(lineError(text, words)),
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
    return await codeOf(error, io, words);
  }
}

const lineError = (text: string, { program: { errors } }: TerminalWords): string =>
  errors.reduce((told, [part, said]) => told.replace(part, said), text);

async function codeOf(error: unknown, io: Io, words: TerminalWords): Promise<number> {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (error instanceof Failed) return error.code;
  if (error instanceof Misuse) {
    io.err(`${visible(error.in(words))}\n`);
    return 2;
  }
  const { MachineFault, MatchError } = await import("@tefuda/kernel");
  const { ProblemsError } = await import("@tefuda/referee/problems");
  if (error instanceof MatchError) {
    io.err(`${visible(error.message)}\n`);
    return 2;
  }
  if (error instanceof MachineFault) {
    io.err(`${words.fault(visible(error.message))}\n`);
    return 1;
  }
  if (error instanceof ProblemsError) {
    for (const problem of error.problems) io.err(`${words.problem(problem)}\n`);
    return 2;
  }
  throw error;
}
