/** Card texts, one at a time: mended, broken and made ones; what is read is put on a card and played. */
import { longestText } from "@tefuda/cardtext";
import { type Book, type GamePackage, Match, type Problem, type SourceFile } from "@tefuda/kernel";
import { among } from "@tefuda/referee/subset";
import { parse } from "yaml";
import { long, noise, spoil } from "../../fuzz/strings.ts";
import { checkProblem } from "../../fuzz/words.ts";
import { someCards, type World } from "../../fuzz/world.ts";
import { Dice } from "../dice.ts";
import { accepted, Broken, type Door, type Outcome, refused } from "../door.ts";
import { playOn } from "../matches.ts";
import { play } from "../use.ts";

export interface Text {
  language: string;
  words: string;
}

export const texts: Door = {
  name: "texts",
  about: "card texts; what reads is compiled into a card and played",
  share: 420,
  open(world) {
    const { pack } = world.loaded;
    const press = new Press(world);
    const make = textMaker(world);
    return {
      make,
      show: (input) => (input as Text).words,
      put(input, dice) {
        const { words, language } = input as Text;
        const read = pack.readText(words, language);
        if (read.print === undefined || read.problem) {
          if (!read.problem) throw new Broken("a text that is not read, and no problem with it");
          return refused(checkProblem(read.problem, words, words));
        }
        const again = pack.readText(read.print, language, read.place);
        // Said in full it may be longer than any text may be.
        if (again.print !== read.print && read.print.length <= longestText)
          throw new Broken(`"${read.print}" is printed and not read as it is`);
        return language === press.language ? press.try(words, dice) : accepted();
      },
    };
  },
};

/** How many of the texts that the game's phrases can make are used, of each language, besides those made for one input. */
const MADE = 300;

/** Makes texts to try: of a card, spoiled, made from the game's phrases, put together from several, or noise. */
export function textMaker(world: World): (dice: Dice) => Text {
  const languages = [...world.texts.keys()];
  const sample = (language: string, dice: Dice): string =>
    world.makeText?.((n) => dice.below(n), dice.from(4, 60), language) ??
    dice.pick(world.texts.get(language)!);
  // Making one takes longer than reading it: of each language some are made, when they are wanted, and kept.
  const kept = new Map<string, string>();
  const phrases = (language: string, n: number): string => {
    const key = `${language} ${n}`;
    const text = kept.get(key) ?? sample(language, new Dice(n, language));
    kept.set(key, text);
    return text;
  };
  return (dice) => {
    const language = dice.once(8) ? dice.pick(languages) : languages[0]!;
    const known = world.texts.get(language)!;
    const made = (): string => (dice.once(2) ? phrases(language, dice.below(MADE)) : dice.pick(known));
    switch (dice.below(12)) {
      case 0:
        return { language, words: noise(dice) };
      case 1:
        return {
          language,
          words: dice.once(40) ? long(dice.pick([made(), "(", '"', "and "]), dice) : made(),
        };
      case 2:
        return { language, words: chained(made, dice, [" "]) };
      case 3:
        return { language, words: chained(made, dice, [" ", ". ", ", ", " and ", " or ", ": ", ", then "]) };
      case 4:
        return { language, words: sample(language, dice) };
      case 5:
      case 6:
        return { language, words: spoil(made(), dice, [made(), made()]) };
      default:
        return { language, words: spoil(dice.pick(known), dice, known) };
    }
  };
}

function chained(made: () => string, dice: Dice, links: readonly string[]): string {
  let text = made();
  for (let n = dice.few(12); n > 0; n--)
    text = text.replace(/\.$/, dice.once(2) ? "." : "") + dice.pick(links) + made();
  return text;
}

/** Puts texts on cards, and cards into small games. */
export class Press {
  readonly language: string;
  private readonly pack: GamePackage;
  /** The cards around it, in one short file: putting a game together is most of what a text costs. */
  private readonly plain: SourceFile;
  private readonly others: readonly string[];
  private readonly entries: readonly { name: string; texts: readonly string[]; entry: unknown }[];

  constructor(world: World) {
    this.pack = world.loaded.pack;
    this.language = [...world.texts.keys()][0]!;
    this.entries = world.loaded.book.cards.map((card) => {
      const file = world.cards.only(among([card]))[0]!;
      const [entry] = parse(file.text) as unknown[];
      return { name: card.name, texts: card.texts.map((text) => text.words[this.language]!), entry };
    });
    const step = Math.ceil(this.entries.length / 3);
    const around = this.entries.filter((_, i) => i % step === 0);
    this.others = around.map(({ name }) => name);
    this.plain = { path: "around.yaml", text: JSON.stringify(around.map(({ entry }) => entry)) };
  }

  /** Compiles a text as a text of some card, and plays. */
  try(words: string, dice: Dice): Outcome {
    const said: string[] = [];
    for (let n = 0; n < 3; n++) {
      const file = this.withText(words, dice);
      const { book, problems } = this.pack.assemble([this.plain, file]);
      if (book) return accepted(...this.play(book, file, dice, words));
      if (problems.length === 0) throw new Broken("no game, and no problem");
      said.push(...problems.map((problem) => this.check(problem, file, words)));
    }
    return refused(...said);
  }

  private check(problem: Problem, file: SourceFile, words: string): string {
    if (problem.file !== file.path) throw new Broken(`a problem in ${problem.file}: ${problem.message.en}`);
    return checkProblem(problem, file.text, words);
  }

  /** The file of one card with one of its texts another. */
  private withText(words: string, dice: Dice): SourceFile {
    const { name, texts, entry } = dice.pick(this.entries);
    const old = dice.pick(texts);
    const changed = (value: unknown): unknown => {
      if (value === old) return words;
      if (value === name) return "Under Trial";
      if (Array.isArray(value)) return value.map(changed);
      if (typeof value !== "object" || value === null) return value;
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, changed(inner)]));
    };
    return { path: "trial.yaml", text: JSON.stringify([changed(entry)]) };
  }

  private play(book: Book, file: SourceFile, dice: Dice, words: string): string[] {
    const { game } = book;
    const own = book.cards.find((card) => card.file === file.path)!.name;
    const lists = Array.from({ length: game.seats.min }, () =>
      someCards(this.others, dice, dice.from(30, 60), own),
    );
    if (dice.once(12)) {
      // Some as a match, which stands as it was where a bound is reached.
      const match = new Match(game, { seed: dice.below(1000), lists, settings: this.pack.simulation });
      return playOn(match, this.pack, dice, words, 120);
    }
    return play(game, lists, this.pack.simulation, dice, 150, words);
  }
}
