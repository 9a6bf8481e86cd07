/** `npm run prove`: shows for every registered game that the laws hold. Each verb says its result and has `--json`. */
import { guarded } from "@tefuda/cli/cli";
import { Failed, Misuse, terminal } from "@tefuda/cli/io";
import { Command, CommanderError } from "commander";
import type { Verb } from "./verb.ts";

/** Loaded one by one, so that proving one thing needs nothing of the others. */
const VERBS: Record<string, () => Promise<Verb>> = {
  fuzz: async () => (await import("./verbs/fuzz.ts")).verb,
  exhaustive: async () => (await import("./verbs/exhaustive.ts")).verb,
  platforms: async () => (await import("./verbs/platforms.ts")).verb,
  golden: async () => (await import("./verbs/golden.ts")).verb,
  modes: async () => (await import("./verbs/modes.ts")).verb,
  leaks: async () => (await import("./verbs/leaks.ts")).verb,
  records: async () => (await import("./verbs/records.ts")).verb,
  seeded: async () => (await import("./verbs/seeded.ts")).verb,
  meaning: async () => (await import("./verbs/meaning.ts")).verb,
  slips: async () => (await import("./verbs/slips.ts")).verb,
  natural: async () => (await import("./verbs/natural.ts")).verb,
};

const io = guarded(terminal);
const command = new Command("prove")
  .description("shows that the laws of the house hold, for every registered game")
  .exitOverride()
  .showHelpAfterError();
try {
  const wanted = VERBS[process.argv[2] ?? ""];
  for (const load of wanted ? [wanted] : Object.values(VERBS)) (await load()).add(command, io);
  await command.parseAsync(process.argv.slice(2), { from: "user" });
} catch (error) {
  if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
  else if (error instanceof Failed) process.exitCode = error.code;
  else if (error instanceof Misuse) {
    io.err(`${error.message}\n`);
    process.exitCode = 2;
  } else throw error;
}
