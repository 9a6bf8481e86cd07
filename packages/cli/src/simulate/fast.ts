/** Making a game as fast as Node can run it: its programs as functions, with more of them built into one another. */
import { setFlagsFromString } from "node:v8";
import { compileToSource, type Game } from "@tefuda/kernel";

let told = false;

export function makeFast(game: Game): void {
  // A program is one function with many small leaves in it; the host's usual bound is met after thirty of them.
  if (!told) setFlagsFromString("--max-inlined-bytecode-size-cumulative=4000");
  told = true;
  compileToSource(game);
}
