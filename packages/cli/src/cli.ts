/** Runs a command line and gives its exit code: 0 done, 1 a check failed, 2 it could not be done as asked. */

import { visible } from "@tefuda/kernel/letters";
import { type Command, CommanderError } from "commander";
import { Failed, type Io, Misuse } from "./io.ts";
import { program } from "./program.ts";

export async function main(argv: readonly string[], io: Io): Promise<number> {
  const command = program(io);
  const prepare = (c: Command): void => {
    c.exitOverride().configureOutput({
      writeOut: (text) => io.out(text),
      writeErr: (text) => io.err(visible(text)),
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
    return await codeOf(error, io);
  }
}

async function codeOf(error: unknown, io: Io): Promise<number> {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (error instanceof Failed) return error.code;
  const { MachineFault, MatchError } = await import("@tefuda/kernel");
  if (error instanceof Misuse || error instanceof MatchError) {
    io.err(`${visible(error.message)}\n`);
    return 2;
  }
  if (error instanceof MachineFault) {
    io.err(`the rules ran into a fault: ${visible(error.message)}\n`);
    return 1;
  }
  // Files that cannot be used, by name so that the reader of files need not be loaded to know it.
  if (error instanceof Error && "problems" in error) {
    io.err(`${error.message}\n`);
    return 2;
  }
  throw error;
}
