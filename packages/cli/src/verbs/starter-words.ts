/** A set that was just made, in another language than its starter is written in: cards, deck and ruling, and nothing beside. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn, type LoadedGame, loadGame, openSet, readSource } from "@tefuda/referee/games";
import { setOf } from "@tefuda/referee/own-set";
import { wordsOf } from "@tefuda/referee/words";
import { speechOf } from "../speech.ts";
import type { Language } from "../words/index.ts";

type Change = (text: string) => string;

export async function sayIn(language: Exclude<Language, "en">, folder: string): Promise<void> {
  const set = openSet(folder);
  const loaded = await loadGame(set.game, [set]);
  const texts = loaded.book.cards.flatMap((card) => (setOf([set], card) ? card.texts : []));
  const inTexts: Change = (file) =>
    texts.reduce(
      (text, { words }) => text.replaceAll(JSON.stringify(words.en), () => JSON.stringify(words[language])),
      file,
    );
  const named = namesIn(language, loaded);
  const ruled = ruledIn(language, loaded);
  const changes: [within: string, change: Change][] = [
    ["cards", inTexts],
    ["decks", named],
    ["scenarios", (text) => named(ruled(text))],
  ];
  for (const [within, change] of changes)
    for (const path of filesIn(join(folder, within), ".yaml"))
      writeFileSync(path, change(alone(language, readSource(path).text)));
}

/** What stands there in both languages, in one of them. */
function alone(language: "ja", text: string): string {
  const word = String.raw`("(?:[^"\\]|\\.)*"|[^,{}"\n]+?)`;
  return text
    .replaceAll(new RegExp(`\\{\\s*en: ${word},\\s*${language}: ${word},?\\s*\\}`, "g"), "$2")
    .replaceAll(new RegExp(`\\n +en: .*\\n +${language}: (.*)$`, "gm"), " $1");
}

/** The names of cards, a longer one before one that it holds. */
function namesIn(language: Language, { book }: LoadedGame): Change {
  const pairs = book.cards.map(({ name, names }) => [name, names?.[language] ?? name] as const);
  const longest = pairs.toSorted(([a], [b]) => b.length - a.length);
  return (text) => longest.reduce((all, [from, to]) => all.replaceAll(from, () => to), text);
}

/** What is answered, and what the game has words for at the table. */
function ruledIn(language: Language, loaded: LoadedGame): Change {
  const speech = speechOf(loaded, language);
  const { zones, playerNumbers, phases } = wordsOf(loaded.game, loaded.pack.layout);
  const called = (of: typeof zones, id: string): string => {
    const named = of.find((one) => one.id.split(" ").includes(id) || one.id === id);
    return named?.names[language] ?? id;
  };
  return (text) =>
    text
      .replaceAll(/^( +- [A-D]: )(.+)$/gm, (_, who: string, say: string) => who + speech.notation(say))
      .replaceAll(
        /(\b[A-D]\.|[{,] )(\w+)(?=: )/g,
        (_, before: string, id: string) => before + called([...zones, ...playerNumbers], id),
      )
      .replaceAll(/( phase: )(\w+)/g, (_, key: string, id: string) => key + called(phases, id));
}
