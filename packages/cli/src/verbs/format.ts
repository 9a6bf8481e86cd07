/** `tefuda cards format`: what the files of a game are made of. */
import { formatExamples } from "@tefuda/referee/format-examples";
import { formatPage } from "@tefuda/referee/format-page";
import { type Io, Misuse, outJson } from "../io.ts";
import { knownGame } from "../open.ts";
import type { Language } from "../words/index.ts";

export interface FormatOptions {
  game: string;
  lang: Language;
  json?: boolean;
}

export async function format({ game, lang, json }: FormatOptions, io: Io): Promise<void> {
  const pack = await knownGame(game).load();
  if (!pack.forms) throw new Misuse((w) => w.noForms(game));
  if (json) outJson(io, pack.forms);
  else io.out(formatPage(pack, formatExamples(game), lang));
}
