/** The command `tefuda`. */
import { main } from "./cli.ts";
import { terminal, watchOutput } from "./io.ts";

watchOutput();
process.exitCode = await main(process.argv.slice(2), terminal);
