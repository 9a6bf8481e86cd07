/** `tefuda scenario --words`: all the words with which a scenario can speak of a game. */
import { loadFormats } from "@tefuda/referee/games";
import { type GameWords, type Named, spellings, wordsOf } from "@tefuda/referee/words";
import { type Io, outJson } from "../io.ts";
import { openGame } from "../open.ts";
import { oneLine } from "../paint.ts";
import { type Language, terminalWords } from "../words/index.ts";

export async function listWords(
  id: string,
  options: { lang: Language; json?: boolean },
  io: Io,
): Promise<void> {
  const loaded = await openGame(id);
  const formats = loadFormats(loaded).map(({ id: format, name }): Named => ({ id: format, names: name }));
  const words: GameWords & { formats: readonly Named[] } = {
    ...wordsOf(loaded.game, loaded.pack.layout),
    formats,
  };
  if (options.json) {
    outJson(io, words);
    return;
  }
  const { scenario: w } = terminalWords(options.lang);
  for (const [kind, list] of Object.entries(words) as [keyof typeof words, readonly Named[]][]) {
    if (list.length === 0) continue;
    io.out(`${w.words[kind]}\n`);
    for (const { id: word, names, hidden } of list) {
      const all = spellings([{ id: word, names }]);
      io.out(`  ${oneLine(all.join(" / "))}${hidden ? w.hidden : ""}\n`);
    }
  }
}
