/**
 * Words that say how many, whose, whether and whether not. Nothing that turns the meaning of a text round may be offered as a
 * way to have it read, so no such word is exchanged for another or left out by itself; and what holds a negation
 * is not left out at all.
 */
import type { Language, LanguageName, Token } from "./types.ts";

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

const WEIGHTY: Readonly<Record<LanguageName, ReadonlySet<string>>> = {
  en: words(
    "and or not no non never neither nor without unless except cannot can't can may must each every all any both some another other one this that you your yours opponent opponent's enemy they only up least most more less fewer higher lower first last before after from",
  ),
  ja: words("な か ず ぬ 以 外 未 全 各 他 相 手 あ 自 分 最 上 下 毎"),
};

/** What says that something is not so. */
const DENIES: Readonly<Record<LanguageName, RegExp>> = {
  en: /(^| )(not|no|non|never|neither|nor|without|unless|except|cannot|can't) /,
  ja: /ない|なか(った|ろう)|なく|なけれ|なし|ずに|以外|未|不可/,
};

/** Whether a word is one that the meaning hangs on. */
export const isWeighty = ({ key, num }: Token, language: LanguageName): boolean =>
  num !== undefined || WEIGHTY[language].has(key);

/** Whether a text would say something against what it says if these words, or but words that hold others together, were left out. */
export function turnsRound(tokens: readonly Token[], { name, small = [] }: Language): boolean {
  const weighty = tokens.filter((token) => isWeighty(token, name));
  const bare = tokens.every((token) => weighty.includes(token) || small.includes(token.key));
  const said = tokens.map(({ key }) => key).join(name === "ja" ? "" : " ");
  return (bare && weighty.length > 0) || DENIES[name].test(`${said} `);
}
