/** The command `tefuda`. */
import { main } from "./cli.ts";
import { terminal } from "./io.ts";

// Whoever reads what is written may have seen enough.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code === "EPIPE") process.exit(0);
  throw error;
});

process.exitCode = await main(process.argv.slice(2), terminal);
