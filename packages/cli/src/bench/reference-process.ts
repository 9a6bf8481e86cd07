/** Our side of the comparison as a program: the folder of the game and how many games; says {@link Run} as JSON. */
import { Reference } from "./reference-game.ts";

const [folder, games] = process.argv.slice(2);
const ours = new Reference(folder!);
// code that has not been compiled yet says nothing
for (let i = 0; i < 4; i++) ours.play(Math.min(Number(games), 5000));
process.stdout.write(JSON.stringify(ours.play(Number(games))));
