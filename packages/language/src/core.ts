/** All nodes of the language in the words of one game: the phrases of its table, and the symbols they stand on. */
import type { Production, SymbolInfo } from "@tefuda/cardtext/types";
import { drawPhrase } from "./actions/draw.ts";
import { millPhrases } from "./actions/mill.ts";
import { seePhrases } from "./actions/see.ts";
import { shufflePhrases } from "./actions/shuffle.ts";
import { keywordPhrases, keywordSymbols } from "./qualities/keywords.ts";
import { namePhrase } from "./qualities/name.ts";
import { numberPhrases } from "./qualities/number.ts";
import { statePhrases } from "./qualities/states.ts";
import { traitPhrases, traitSymbols } from "./qualities/traits.ts";
import { termPhrases } from "./terms.ts";
import type { Vocabulary } from "./vocabulary.ts";

export const corePhrases = (v: Vocabulary): Production[] => [
  ...statePhrases(v.states),
  ...traitPhrases(v.traits),
  ...keywordPhrases(v.keywords),
  ...numberPhrases(v.figures, v.costs),
  namePhrase,
  drawPhrase,
  ...millPhrases(v.piles),
  ...seePhrases,
  ...shufflePhrases(v.piles),
  ...termPhrases(v.terms),
];

export const coreSymbols = ({ traits, keywords }: Vocabulary): Record<string, SymbolInfo> => ({
  ...traitSymbols(traits),
  ...keywordSymbols(keywords),
});
