/**
 * Where the trouble of a text lies that is whole and means nothing: at a word that points at nothing, or at one of several,
 * as with a card or player named in its place the text is read; or at words that do not go with the others.
 */
import { type Mend, partedAt, type Reads } from "./mend.ts";
import type { Language, Token } from "./types.ts";

/** Words that point, as they are written, and what stands for a card, or for whose something is, in their place. */
const POINTING: Readonly<Record<Language["name"], readonly (readonly [said: RegExp, named: string])[]>> = {
  en: [
    [/^that player$/, "your opponent"],
    [/^(that|those|the chosen) [a-z]+$|^(it|them|they)$/, "this card"],
    [/^(its|their)$/, "your"],
  ],
  ja: [
    [/^そのプレイヤー$/, "相手"],
    [/^その[一-龠ァ-ヶーA-Za-z]{1,6}$|^それら?$/, "このカード"],
  ],
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

/** The first sentence with which a text is not read any more, as tokens from..to: all before it is. */
function sentenceOf(tokens: readonly Token[], reads: Reads): [from: number, to: number] {
  let from = 0;
  for (const [i, { key }] of tokens.entries()) {
    if (!/^[.。]$/.test(key) || i === tokens.length - 1) continue;
    if (!reads(tokens.slice(0, i + 1))) return [from, i + 1];
    from = i + 1;
  }
  return [from, tokens.length];
}

/**
 * The words that do not go with the others: the fewest, and the last of those, without which the text is read up to the end of
 * their sentence. Where there are none, that sentence, unless it is the whole text.
 */
export function apart(tokens: readonly Token[], language: Language, reads: Reads): Mend | undefined {
  const [begin, end] = sentenceOf(tokens, reads);
  const parted = partedAt(tokens, language);
  for (let length = 1; length < end - begin - 1; length++)
    for (let from = end - 1 - length; from >= begin; from--) {
      const to = from + length;
      if (!parted(from) || !parted(to)) continue;
      const read = reads([...tokens.slice(0, from), ...tokens.slice(to, end)]);
      if (read === undefined) return undefined;
      if (read) return { from, to: /^[,、]$/.test(tokens[to - 1]!.key) ? to - 1 : to, words: "" };
    }
  return begin > 0 ? { from: begin, to: end, words: "" } : undefined;
}
