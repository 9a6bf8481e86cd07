/** The phrase table of a game whose texts are the language's: all nodes in its words, and what only it can say. */
import { english, japanese, type PhraseTable, type Production, type SymbolInfo } from "@tefuda/cardtext";
import { corePhrases, coreSymbols, ownWords } from "./core.ts";
import { alikeEverywhere, sameOfTwo, tableFeatures } from "./phrases/features.ts";
import { commonSymbols } from "./phrases/symbols.ts";
import type { Vocabulary } from "./vocabulary.ts";

export interface TableWords {
  /** What a text may stand on, as far as its words depend on it: the values of the feature "on". */
  on: readonly string[];
  /** Of whom texts speak, if not only of two players, owners and controllers. */
  by?: readonly string[];
  /** English and Japanese spellings that are read as another. */
  alike?: Readonly<Record<string, string>>;
  same?: Readonly<Record<string, string>>;
  /** What is the game's own goes before what is said like it everywhere. */
  own?: readonly Production[];
  symbols?: Readonly<Record<string, SymbolInfo>>;
  /** How English sentences of the game are written, if it has ways of its own. */
  writing?: Parameters<typeof english>[1];
}

export const tableOf = (
  vocabulary: Vocabulary,
  { on, by, alike, same, own = [], symbols, writing = { capitalAfterColon: true } }: TableWords,
): PhraseTable => ({
  start: "Text",
  ...tableFeatures({ on, ...(by && { by }) }),
  symbols: { ...commonSymbols(), ...coreSymbols(vocabulary), ...symbols },
  productions: [...own, ...corePhrases(vocabulary), ...ownWords(vocabulary)],
  languages: {
    en: english({ ...alikeEverywhere, ...alike }, writing),
    ja: japanese({ ...sameOfTwo, ...same }),
  },
});
