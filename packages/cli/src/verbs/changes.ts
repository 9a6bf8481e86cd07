/** `tefuda cards changes`: what changed between two versions of a set. */
import { cardFilesOf, gameEntry, openSet } from "@tefuda/referee/games";
import { fitsGame } from "@tefuda/referee/own-set";
import { tellChanges } from "@tefuda/workshop/tell-changes";
import { changesBetween, playsTheSame } from "@tefuda/workshop/versions";
import { CHANGES } from "@tefuda/workshop/words/changes";
import { type Io, outJson } from "../io.ts";
import { oneLine } from "../paint.ts";
import { setFilesAt } from "../set-files.ts";
import type { Language } from "../words/index.ts";

export interface ChangesOptions {
  lang: Language;
  json?: boolean;
}

export async function changes(
  old: string,
  now: string,
  { lang, json }: ChangesOptions,
  io: Io,
): Promise<void> {
  // both are read as every set is, so that what is wrong is told with the place where it lies
  const { game } = openSet(now);
  fitsGame(openSet(old), game);
  const pack = await gameEntry(game).load();
  const found = changesBetween(setFilesAt(old), setFilesAt(now), pack, cardFilesOf(game));
  if (json) return outJson(io, found);
  const told = tellChanges(found);
  if (told.length === 0) io.out(`${CHANGES.none[lang]}\n`);
  for (const { title, changes } of told) {
    io.out(`${title[lang]}\n`);
    for (const { name, says, details } of changes) {
      io.out(`  ${oneLine(CHANGES.one(name, says)[lang])}\n`);
      for (const detail of details) io.out(`    ${oneLine(detail[lang])}\n`);
    }
  }
  if (told.length > 0 && playsTheSame(found)) io.out(`${CHANGES.onlyWords[lang]}\n`);
}
