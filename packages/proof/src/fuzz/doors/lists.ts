/**
 * Lists of cards to play with, the packs of a set, and formats: a list that is taken is played, packs that are taken are
 * opened, and in a format that is taken a match begins.
 */
import { openPacks, packChance, sealedDeal } from "@tefuda/market";
import { parse, stringify } from "yaml";
import { spoilFile } from "../../fuzz/files.ts";
import { checkProblem } from "../../fuzz/words.ts";
import { accepted, Broken, type Door, refused } from "../door.ts";
import { play } from "../use.ts";

export const lists: Door = {
  name: "lists",
  about:
    "lists of cards, packs and formats; a list that is taken is played, packs are opened, a format is played in",
  share: 130,
  open({ loaded, listFiles, packFiles, formatFiles, lists: known }) {
    const { pack, book, game } = loaded;
    const sets = packFiles.map((file) => pack.readPacks!(file, book).packs!);
    const sealed = sets.map((set) => {
      const { packs, lists: cards } = sealedDeal(set, pack.limited?.packs.sealed ?? 1, 1, 1);
      return stringify({
        name: "Opened",
        plan: "",
        packs: packs[0],
        cards: cards[0]!.map((name) => `1 ${name}`),
      });
    });
    const texts = [...listFiles, ...packFiles, ...formatFiles].map((file) => file.text).concat(sealed);
    const trees = texts.map((text) => parse(text) as unknown);
    return {
      make: (dice) => spoilFile(dice.pick(texts), dice, texts, trees),
      show: (input) => input as string,
      put(input, dice) {
        const file = { path: "trial.yaml", text: input as string };
        const set = pack.readPacks?.(file, book);
        if (set?.packs) {
          const names = openPacks(set.packs, 20, packChance(dice.below(1000))).flat();
          if (names.some((name) => !game.byName.has(name))) throw new Broken("a pack holds what is no card");
          return accepted();
        }
        if (set) for (const problem of set.problems) checkProblem(problem, file.text, file.text);
        const lists = (first: readonly string[]): (readonly string[])[] => [
          first,
          ...Array.from({ length: game.seats.min - 1 }, () => dice.pick(known).cards),
        ];
        const form = pack.readFormat?.(file);
        if (form?.format) {
          const settings = { ...form.format.settings, ...pack.simulation };
          return accepted(...play(game, lists(dice.pick(known).cards), settings, dice, 60, file.text));
        }
        if (form) for (const problem of form.problems) checkProblem(problem, file.text, file.text);
        const { list, problems } = pack.readList(file, book);
        if (!list || problems.length > 0) {
          if (problems.length === 0) throw new Broken("no list, and no problem");
          return refused(...problems.map((problem) => checkProblem(problem, file.text, file.text)));
        }
        return accepted(...play(game, lists(list.cards), pack.simulation, dice, 60, file.text));
      },
    };
  },
};
