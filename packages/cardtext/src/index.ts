/** The grammar that reads card text and prints it again, word for word. */
export { distance, nearest } from "./distance.ts";
export { capital, english } from "./english.ts";
export {
  type Accounted,
  compileGrammar,
  type Grammar,
  grammarsOf,
  inWords,
  longestText,
  wordsIfAny,
} from "./grammar.ts";
export { japanese } from "./japanese.ts";
export { sample } from "./sample.ts";
export { equal } from "./template.ts";
export type {
  Diagnostic,
  Form,
  Inflection,
  Language,
  LanguageName,
  PhraseTable,
  Production,
  ReadResult,
  Slots,
  SymbolInfo,
  Token,
} from "./types.ts";
