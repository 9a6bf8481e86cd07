/** Names may be written in any language, whichever the page is in: Japanese ones need their type. */
import { useJapaneseType } from "../ui/useJapaneseType.ts";

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

export function useNamesType(names: readonly (string | null)[]): void {
  useJapaneseType(names.some((name) => name !== null && JAPANESE.test(name)));
}
