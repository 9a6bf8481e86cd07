import { useLanguage } from "../../../words/index.tsx";
import { OPENING_WORDS } from "../../../words/opening.ts";

export const useOpeningWords = () => OPENING_WORDS[useLanguage()];
