/** What the doors of one game are tried with: the game itself, all it comes with, and games played with it. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { botNamed, Host } from "@tefuda/bots";
import { digest, type ListInfo, Match, type MatchRecord, type SourceFile } from "@tefuda/kernel";
import {
  filesIn,
  gameEntry,
  type LoadedGame,
  loadGame,
  loadLists,
  type MakeText,
  readSource,
} from "@tefuda/referee/games";
import { CardFiles } from "@tefuda/referee/subset";
import type { Dice } from "./dice.ts";

export interface World {
  loaded: LoadedGame;
  lists: readonly ListInfo[];
  listFiles: readonly SourceFile[];
  scenarioFiles: readonly SourceFile[];
  packFiles: readonly SourceFile[];
  formatFiles: readonly SourceFile[];
  ruleFiles: readonly SourceFile[];
  cards: CardFiles;
  /** Every text of every card, by language. */
  texts: ReadonlyMap<string, readonly string[]>;
  /** Makes a text that the game's phrases can make; undefined if the game does not say how. */
  makeText: MakeText | undefined;
  /** Some games among programs, from unfinished ones to one played to its end. */
  records: readonly MatchRecord[];
  /** A folder to write into; whatever is in it may be changed. */
  folder: string;
}

export async function worldOf(id: string, folder: string): Promise<World> {
  const loaded = await loadGame(id);
  const own = join(folder, id);
  mkdirSync(own, { recursive: true });
  const lists = loadLists(loaded);
  const texts = new Map<string, string[]>();
  for (const card of loaded.book.cards)
    for (const { words } of card.texts)
      for (const [language, text] of Object.entries(words)) {
        const known = texts.get(language);
        if (known) known.push(text);
        else texts.set(language, [text]);
      }
  return {
    loaded,
    lists,
    listFiles: filesIn(join(loaded.folder, "decks"), ".yaml").map(readSource),
    scenarioFiles: filesIn(join(loaded.folder, "scenarios"), ".yaml").map(readSource),
    packFiles: filesIn(join(loaded.folder, "packs"), ".yaml").map(readSource),
    formatFiles: filesIn(join(loaded.folder, "formats"), ".yaml").map(readSource),
    ruleFiles: filesIn(join(loaded.folder, "rulebook"), "rules.yaml").map(readSource),
    cards: new CardFiles(loaded.cardFiles),
    texts,
    makeText: await gameEntry(id).texts?.(),
    records: [0, 3, 20, 60, 140, 5000].map((answers, i) => recordOf(loaded, lists, answers, i + 1)),
    folder: own,
  };
}

/** A game among players at random, up to so many answers. */
function recordOf(
  { game, pack }: LoadedGame,
  lists: readonly ListInfo[],
  answers: number,
  seed: number,
): MatchRecord {
  const seats = game.seats.min;
  const match = new Match(game, {
    seed,
    lists: Array.from({ length: seats }, (_, seat) => lists[(seed + seat) % lists.length]!.cards),
    settings: pack.simulation,
  });
  const host = new Host(pack, botNamed("random")!);
  host.begin(seed, 0);
  while (match.length < answers && !match.over)
    match.answer(match.asked!, host.answer(match.sight(match.asked!)));
  return match.record();
}

/** What must be the same before and after any input: the game, played a little. */
export function pulse({ loaded, records }: World): string {
  const { game } = loaded;
  const match = Match.replay(game, records[1]!);
  return digest(
    `${game.fingerprint} ${game.code.instructions.length} ${game.definitions.length} ${match.hash()}`,
  );
}

/** A list of so many of a game's cards, one card often if it is given. */
export function someCards(names: readonly string[], dice: Dice, count: number, often?: string): string[] {
  return Array.from({ length: count }, () =>
    often !== undefined && dice.once(3) ? often : dice.pick(names),
  );
}
