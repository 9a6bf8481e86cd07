/**
 * Names that nobody can tell apart by looking at them: letters of another script, of another width, put together in
 * another way, or with letters between them that nobody sees. Two of a set may not look alike, and where a name is not
 * found that looks like one that is there, it is said what differs.
 */
import type { Words } from "@tefuda/kernel";
import { LOOKS } from "./words/sets.ts";

/** Letters, each before the one that it looks like: of other scripts, and kana that look like kanji. */
const PAIRS =
  "АAВBЕEЅSІIЈJКKМMНHОOРPСCТTУYҮYХXаaеeоoрpсcуyхxіiјjѕsһhԁdԛqԝw" +
  "ΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧXαaιiκkνvοoρpυuχxıiɑaɡgօo" +
  "カ力ロ口ニ二ハ八エ工ト卜タ夕オ才チ千ヘへリりー一―一—一–-−-‐-‑-’'‘'";
const LIKE = new Map<string, string>();
for (let i = 0; i < PAIRS.length; i += 2) LIKE.set(PAIRS[i]!, PAIRS[i + 1]!);

const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;

/** What a name looks like, in large and small letters alike: the same for any two that look the same. */
export const look = (name: string): string =>
  [...name.normalize("NFKD").replace(UNSEEN, "")]
    .map((letter) => LIKE.get(letter) ?? letter)
    .join("")
    .toLowerCase();

/** The first of some names that looks like one, and is another. */
export const lookalike = (name: string, names: Iterable<string>): string | undefined => {
  const own = look(name);
  for (const other of names)
    if (look(other) === own && other.toLowerCase() !== name.toLowerCase()) return other;
  return undefined;
};

const codes = (letters: string): string =>
  [...letters]
    .map((letter) => `U+${letter.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}`)
    .join(" ");
const isUnseen = (letter: string | undefined): letter is string =>
  letter !== undefined && letter.search(UNSEEN) === 0;
const unseen = (letter: string): Words => LOOKS.unseen(codes(letter));

/** Letters as they are seen: one with all the marks on it. */
const seen = (name: string): string[] => name.match(/\P{M}\p{M}*|\p{M}+/gu) ?? [];

/** What differs in two names that look alike, as the end of a sentence about the first. */
export function whatDiffers(name: string, other: string): Words {
  const [mine, others] = [[...name], [...other]];
  const at = mine.findIndex((letter, i) => letter.toLowerCase() !== others[i]?.toLowerCase());
  if (isUnseen(mine[at])) return LOOKS.has(unseen(mine[at]));
  const there = others[at < 0 ? mine.length : at];
  if (isUnseen(there)) return LOOKS.lacks(unseen(there));
  const [a, b] = [seen(name), seen(other)];
  const n = a.findIndex((letter, i) => letter.toLowerCase() !== b[i]?.toLowerCase());
  const [own, its] = [a[n] ?? "", b[n] ?? ""];
  return LOOKS.isNot(own, codes(own), its, codes(its));
}

/** Why a name cannot be trusted by its look, whatever other names there are; undefined if it can. */
export function deceives(name: string): Words | undefined {
  const hidden = name.match(UNSEEN)?.[0];
  if (hidden) return LOOKS.hidden(codes(hidden));
  for (const word of name.split(/[^\p{L}\p{M}]+/u)) {
    if (!/\p{Script=Latin}/u.test(word)) continue;
    const odd = [...word].find(
      (letter) =>
        /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]/u.test(letter) && LIKE.has(letter),
    );
    if (odd) return LOOKS.twoScripts(word, odd, codes(odd), LIKE.get(odd)!, codes(LIKE.get(odd)!));
  }
  return undefined;
}
