/** Lists of cards to play with; one that is taken is played. */
import { parse } from "yaml";
import { accepted, Broken, type Door, refused } from "../door.ts";
import { spoilFile } from "../files.ts";
import { play } from "../use.ts";
import { checkProblem } from "../words.ts";

export const lists: Door = {
  name: "lists",
  about: "lists of cards; one that is taken is played",
  share: 130,
  open({ loaded, listFiles, lists: known }) {
    const { pack, book, game } = loaded;
    const texts = listFiles.map((file) => file.text);
    const trees = texts.map((text) => parse(text) as unknown);
    return {
      make: (dice) => spoilFile(dice.pick(texts), dice, texts, trees),
      show: (input) => input as string,
      put(input, dice) {
        const file = { path: "trial.yaml", text: input as string };
        const { list, problems } = pack.readList(file, book);
        if (!list || problems.length > 0) {
          if (problems.length === 0) throw new Broken("no list, and no problem");
          return refused(...problems.map((problem) => checkProblem(problem, file.text, file.text)));
        }
        const other = Array.from({ length: game.seats.min - 1 }, () => dice.pick(known).cards);
        return accepted(...play(game, [list.cards, ...other], pack.simulation, dice, 60, file.text));
      },
    };
  },
};
