/** Runs a command line and gives its exit code: 0 done, 1 a check failed, 2 it could not be done as asked. */
import { type Command, CommanderError } from "commander";
import { Failed, type Io, Misuse } from "./io.ts";
import { program } from "./program.ts";

export async function main(argv: readonly string[], io: Io): Promise<number> {
  const command = program(io);
  const prepare = (c: Command): void => {
    c.exitOverride().configureOutput({
      writeOut: (text) => io.out(text),
      writeErr: (text) => io.err(text),
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
    return codeOf(error, io);
  }
}

function codeOf(error: unknown, io: Io): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (error instanceof Failed) return error.code;
  if (error instanceof Misuse) {
    io.err(`${error.message}\n`);
    return 2;
  }
  // Files that cannot be used, by name so that the reader of files need not be loaded to know it.
  if (error instanceof Error && "problems" in error) {
    io.err(`${error.message}\n`);
    return 2;
  }
  throw error;
}
