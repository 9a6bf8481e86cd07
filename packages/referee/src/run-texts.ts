/**
 * Texts put on cards and played: each on a card of its own, which goes into decks of the game with others of its sort. What
 * is then said of a text is what was seen: that its program was begun, or that what it changes touched something.
 */
import { type Ability, Chance, type Game, keepInterpreted, Machine, type SourceFile } from "@tefuda/kernel";
import { CardWatch, textParts } from "./card-watch.ts";
import type { Example } from "./examples.ts";
import { type LoadedGame, loadLists } from "./games.ts";
import { ProblemsError } from "./problems.ts";
import { Lists } from "./steering/lists.ts";
import { Steering } from "./steering/steering.ts";
import { Watching } from "./watching.ts";

/** Carried out in a game; nothing to carry out, since it is a fact of its card; or never seen. */
export type Ran = "ran" | "fact" | "never";

/** So many games are played until all have been seen, and so many answers are given in one. */
const GAMES = 900;
const ANSWERS = 600;

/** By their English words. */
export function runTexts(loaded: LoadedGame, examples: readonly Example[]): Map<string, Ran> {
  const { pack, cardFiles } = loaded;
  const named = examples.map((example, i) => ({ example, name: `Trial ${i + 1}` }));
  const cards = named.map(({ example: { said, place }, name }) => pack.cardWith?.(name, said.en!, place));
  const trial: SourceFile = {
    path: "trial",
    text: cards.map((card) => `- ${JSON.stringify(card)}\n`).join(""),
    draft: true,
  };
  const { book, problems } = pack.assemble([...cardFiles, trial]);
  if (!book) throw new ProblemsError(problems);
  keepInterpreted(book.game);
  const { game } = book;
  const abilities = new Map<string, readonly Ability[]>();
  for (const { example, name } of named)
    abilities.set(example.said.en!, abilityOf(game, name, example.said.en!));
  const seen = play(
    loaded,
    game,
    named.map(({ name }) => game.byName.get(name)!.id),
  );
  return new Map(
    [...abilities].map(([text, own]) => {
      const fact = own.every(
        ({ statics, programs }) => statics.length === 0 && (programs ?? []).length === 0,
      );
      return [text, fact ? "fact" : own.some((ability) => seen.has(ability)) ? "ran" : "never"];
    }),
  );
}

/** Of a card that had to have other texts as well, only the one that is tried. */
function abilityOf({ byName }: Game, name: string, text: string): readonly Ability[] {
  const all = byName.get(name)!.abilities;
  const own = all.filter(({ words }) => words?.en === text);
  return own.length > 0 ? own : all.filter(({ words }) => words?.en === undefined);
}

/** Plays until the texts of some cards have been seen. */
function play(loaded: LoadedGame, game: Game, trial: readonly number[]): Set<Ability> {
  const watching = new Watching();
  const parts = textParts(game);
  const seen = new Set<Ability>();
  const watch = new CardWatch(game, watching, {
    lies: () => {},
    named: () => {},
    carriedOut: (part) => seen.add(parts[part]!.ability),
  });
  const left = (): number[] =>
    trial.filter((card) =>
      game.definitions[card]!.abilities.some(
        (ability) => !seen.has(ability) && parts.some((part) => part.ability === ability),
      ),
    );
  const chance = new Chance();
  chance.seed(1, 0);
  const given = loadLists(loaded).map((list) => list.cards.map((name) => game.byName.get(name)!.id));
  const lists = new Lists(game, given, chance);
  const steering = new Steering(chance, (definition, text) =>
    seen.has(game.definitions[definition]!.abilities[text]!),
  );
  try {
    for (let n = 1; n <= GAMES; n++) {
      const wanted = left();
      if (wanted.length === 0) break;
      steering.wanted = new Set(wanted);
      const meeting = lists.meet(game.seats.min, wanted);
      const m = new Machine(game, game.seats.min, meeting.flat().length);
      m.start(n, meeting, loaded.pack.simulation);
      for (let answers = 0; !m.over && answers < ANSWERS; answers++) {
        steering.answer(m, true, (option) => watch.answered(m, option));
        watch.look(m);
      }
    }
  } finally {
    watching.end();
  }
  return seen;
}
