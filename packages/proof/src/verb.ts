/** One thing that can be proved from the command line: `npm run prove -- <name> [game] [--flags]`. */
import type { Io } from "@tefuda/cli/io";
import type { Command } from "commander";

export interface Verb {
  name: string;
  /** Adds the verb with its options to the command line. */
  add(command: Command, io: Io): void;
}
