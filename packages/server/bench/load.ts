/**
 * What a crowd costs: `node packages/server/bench/load.ts [game] [pairs] [answers a second] [seconds]`. Prints how long it
 * takes from sending an answer until both have been shown what came of it, and what that cost the server's processor.
 */
import { crowd } from "./crowd.ts";

const [game = "dew", pairs = "40", rate = "300", seconds = "20"] = process.argv.slice(2);
const found = await crowd({ game, pairs: Number(pairs), rate: Number(rate), seconds: Number(seconds) });
const { half, most, all } = found.shown;
console.log(`${game}: ${pairs} pairs, ${found.rate.toFixed(0)} answers a second`);
console.log(
  `   shown to both after ${half.toFixed(1)} ms, of 99 in 100 after ${most.toFixed(1)} ms, of all after ${all.toFixed(1)} ms`,
);
console.log(
  `   ${found.cpu.toFixed(3)} ms of the server's processor an answer, the database's share left out`,
);
console.log(`   ${(found.memory / 1e6).toFixed(0)} MB`);
process.exit(0);
