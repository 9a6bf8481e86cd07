/** Files become a draft of one's own, which is kept and entered. */
import type { SourceFile } from "@tefuda/kernel";
import { type Draft, draftOf } from "@tefuda/workshop/draft";
import { type BenchLink, benchLink } from "../../host/bench.ts";
import { keepDraft, newDraftId } from "../../state/drafts.ts";
import { addressOf } from "../../state/screen.ts";
import { nameOf } from "./manifest.ts";

/** A set out of its files, of a folder or one file. */
export async function enterSet(
  files: readonly SourceFile[],
  game: string,
  language: "en" | "ja",
): Promise<void> {
  enter(await keepSet(files, game, language));
}

/** The same without leaving the page that is there. */
export const keepSet = (files: readonly SourceFile[], game: string, language: "en" | "ja"): Promise<Draft> =>
  atBench(game, async (link) => keepFiles(await link.folder(files), game, language));

/** A new set, of what the game's sets begin with. */
export async function enterNew(game: string, name: string, language: "en" | "ja"): Promise<void> {
  enter(await atBench(game, async (link) => keepFiles(await link.begun(name, language), game, language)));
}

async function atBench<T>(game: string, work: (link: BenchLink) => Promise<T>): Promise<T> {
  const link = benchLink();
  try {
    await link.open(game);
    return await work(link);
  } finally {
    link.end();
  }
}

async function keepFiles(files: readonly SourceFile[], game: string, language: "en" | "ja"): Promise<Draft> {
  const manifest = files.find(({ path }) => /(^|\/)set\.ya?ml$/.test(path)) ?? files[0]!;
  const folder = manifest.path.slice(0, manifest.path.lastIndexOf("/") + 1);
  const within = files.flatMap(({ path, text }) =>
    path.startsWith(folder) ? [{ path: path.slice(folder.length), text }] : [],
  );
  const draft = draftOf(newDraftId(), game, within);
  await keepDraft(draft, nameOf(draft, language), 0);
  return draft;
}

function enter({ id, cards }: Draft): void {
  location.hash = addressOf({ at: "workshop", set: id, card: cards[0]?.path ?? null });
}
