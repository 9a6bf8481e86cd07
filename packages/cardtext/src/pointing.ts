/**
 * The word of a whole text that points at nothing, or at one of several: with a card named in its place the text is read.
 */
import type { Mend, Reads } from "./mend.ts";
import type { Language, Token } from "./types.ts";

/** Words that point, as they are written, and what stands for a card, or for whose something is, in their place. */
const POINTING: Readonly<Record<Language["name"], readonly (readonly [said: RegExp, named: string])[]>> = {
  en: [
    [/^(that|those|the chosen) [a-z]+$|^(it|them|they)$/, "this card"],
    [/^(its|their)$/, "your"],
  ],
  ja: [[/^その[一-龠ァ-ヶーA-Za-z]{1,6}$|^それら?$/, "このカード"]],
};
/** So many tokens at most are one such word. */
const LONGEST = { en: 3, ja: 8 };

/** The last such word for which a card makes a text that is read. */
export function pointing(
  tokens: readonly Token[],
  { name, tokenize }: Language,
  reads: Reads,
): Mend | undefined {
  for (let to = tokens.length; to > 0; to--)
    for (let from = Math.max(0, to - LONGEST[name]); from < to; from++) {
      const said = tokens.slice(from, to).map(({ key }) => key);
      const words = said.join(name === "ja" ? "" : " ");
      const [, named] = POINTING[name].find(([pattern]) => pattern.test(words)) ?? [];
      if (named === undefined) continue;
      const read = reads([...tokens.slice(0, from), ...tokenize(named), ...tokens.slice(to)]);
      if (read === undefined) return undefined;
      if (read) return { from, to, words: named };
    }
  return undefined;
}
