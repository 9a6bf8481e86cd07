/** `tefuda cards language`: what cards of a game can say, phrase by phrase. */
import { examplesOf } from "@tefuda/referee/examples";
import { loadGame } from "@tefuda/referee/games";
import { languagePage, phrasesOf } from "@tefuda/referee/language-page";
import { type Io, Misuse, outJson } from "../io.ts";
import { knownGame } from "../open.ts";
import type { Language } from "../words/index.ts";

export interface LanguageOptions {
  game: string;
  lang: Language;
  json?: boolean;
}

export async function language({ game, lang, json }: LanguageOptions, io: Io): Promise<void> {
  const { grammars } = knownGame(game);
  if (!grammars) throw new Misuse((w) => w.noPhrases(game));
  const { pack, book } = await loadGame(game);
  const { examples, without } = examplesOf(pack, book, await grammars());
  if (json) outJson(io, { chapters: Object.fromEntries(phrasesOf(examples)), without: without.map(told) });
  else io.out(languagePage(pack, examples, lang));
}

/** A phrase that no text was found for. */
const told = ({
  production,
  language,
  tried,
  because,
}: ReturnType<typeof examplesOf>["without"][number]) => ({
  makes: production.makes,
  words: production[language],
  ...(tried === undefined ? {} : { tried }),
  ...(because ? { because: because[language] } : {}),
});
