/** The command `tefuda`. */
import { lastWords, main } from "./cli.ts";
import { terminal, watchOutput } from "./io.ts";

watchOutput();
try {
  process.exitCode = await main(process.argv.slice(2), terminal);
} catch (error) {
  terminal.err(lastWords(error, terminal));
  process.exitCode = 1;
}
