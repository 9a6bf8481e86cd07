/** Prints how far the strongest level can be exploited in Kuhn poker and Leduc hold'em, by its play-outs a decision. */
import { botNamed } from "../../src/index.ts";
import { exploitability } from "./exploit.ts";
import { strategyOf } from "./played.ts";
import { KUHN, LEDUC, poker, thinkingIn } from "./poker.ts";

for (const [name, rules, times] of [
  ["Kuhn", KUHN, 200],
  ["Leduc", LEDUC, 40],
] as const)
  for (const playouts of [4, 16, 64, 256]) {
    const strategy = strategyOf(botNamed("master")!, thinkingIn(poker(rules), playouts), times);
    console.log(`${name}, ${playouts} play-outs: ${exploitability(rules, strategy).toFixed(3)} chips a game`);
  }
