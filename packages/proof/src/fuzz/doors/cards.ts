/** Card files; what is taken is put together with some of the game's own cards and played. */
import type { SourceFile } from "@tefuda/kernel";
import { among } from "@tefuda/referee/subset";
import { parse } from "yaml";
import { entriesOf, spoilFile } from "../../fuzz/files.ts";
import { checkProblem } from "../../fuzz/words.ts";
import { someCards } from "../../fuzz/world.ts";
import { accepted, Broken, type Door, refused } from "../door.ts";
import { play } from "../use.ts";

export const cards: Door = {
  name: "cards",
  about: "card files; what is taken is played",
  share: 150,
  open({ loaded, cards }) {
    const { pack } = loaded;
    // A few cards at a time: what is wrong with a file does not hang on how many are in it.
    const trees = loaded.book.cards.map((card) => parse(cards.only(among([card]))[0]!.text));
    const texts = loaded.cardFiles.flatMap((file) => entriesOf(file.text));
    const filler: readonly SourceFile[] = pack.filler ? [pack.filler] : [];
    return {
      make: (dice) => {
        const count = dice.few(4);
        const text = Array.from({ length: count }, () => dice.pick(texts)).join("");
        return spoilFile(text, dice, texts, trees);
      },
      show: (input) => input as string,
      put(input, dice) {
        const file = { path: "trial.yaml", text: input as string };
        const { book, problems } = pack.assemble([...filler, file]);
        if (!book) {
          if (problems.length === 0) throw new Broken("no game, and no problem");
          return refused(
            ...problems.map((problem) => {
              if (problem.file !== file.path)
                throw new Broken(`a problem in ${problem.file}: ${problem.message.en}`);
              return checkProblem(problem, file.text, file.text);
            }),
          );
        }
        const names = book.cards.map((card) => card.name);
        if (names.length === 0) return accepted();
        const lists = Array.from({ length: book.game.seats.min }, () =>
          someCards(names, dice, dice.from(10, 60)),
        );
        return accepted(...play(book.game, lists, pack.simulation, dice, 60, file.text));
      },
    };
  },
};
