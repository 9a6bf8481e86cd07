/** The words of the language that is set. A language is a file of the same shape as English. */

import { HostError } from "@tefuda/host/host";
import { WordsError } from "@tefuda/kernel";
import { createContext, useCallback, useContext } from "react";
import { isUnfetched } from "../offline/unfetched.ts";
import { en, type Words } from "./en.ts";
import { ja } from "./ja.ts";

export type Language = "en" | "ja";
export const languages: Readonly<Record<Language, Words>> = { en, ja };

interface Speaking {
  language: Language;
  words: Words;
}

export const LanguageContext = createContext<Speaking>({ language: "en", words: en });

export const useWords = (): Words => useContext(LanguageContext).words;
export const useLanguage = (): Language => useContext(LanguageContext).language;

/** What went wrong, in the language that is set where that is known of it. */
export function faultIn(words: Words, error: Error): string {
  // which texts go on without end the host says itself, in the language that is set
  if (error instanceof HostError && error.code && error.code !== "endless")
    return words.hostFaults[error.code];
  if (error instanceof WordsError) return error.words[words === ja ? "ja" : "en"];
  return isUnfetched(error) ? words.unfetched : error.message;
}

/** Words by language as a game has them, in the language that is set. */
export function useSaid(): (
  said: Readonly<Record<string, string>> | undefined,
  otherwise?: string,
) => string {
  const language = useLanguage();
  return useCallback((said, otherwise = "") => said?.[language] ?? said?.en ?? otherwise, [language]);
}
