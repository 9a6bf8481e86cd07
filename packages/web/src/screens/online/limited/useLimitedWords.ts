import { useLanguage } from "../../../words/index.tsx";
import { LIMITED_WORDS } from "../../../words/limited.ts";

export const useLimitedWords = () => LIMITED_WORDS[useLanguage()];
