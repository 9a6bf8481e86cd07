/** Names of people: what one may be, and when two look the same. */
import { deceives, look } from "@tefuda/cardtext/looks";
import type { Words } from "@tefuda/kernel";
import { NAMES } from "./words.ts";

export const LONGEST_NAME = 24;

/** Marks on one letter beyond which they run over what stands around them. */
const PILED = /\p{M}{4,}/u;

/** Besides what `look` knows: digits and letters that are read for each other in most typefaces. */
const READ_AS: Record<string, string> = { i: "l", "1": "l", "|": "l", "0": "o" };

/** The same for all names that look alike, in large and small letters; accounts are found by it. */
export const lookOf = (name: string): string => {
  const seen = look(name.slice(0, 200)).normalize("NFC").trim().replace(/\s+/gu, " ");
  return [...seen].map((letter) => READ_AS[letter] ?? letter).join("");
};

/** Digits that are read as letters where somebody means them to be. */
const DISGUISES: Record<string, string> = { "3": "e", "4": "a", "5": "s", "7": "t", "@": "a", $: "s" };

const undisguised = (name: string): string =>
  [...lookOf(name)].map((letter) => DISGUISES[letter] ?? letter).join("");

/** Nobody has these in a name. */
const NOWHERE = ["Tefuda", "moderator", "administrator", "運営", "公式", "管理者", "モデレーター"].map(
  undisguised,
);
/** Nobody has these as a word of a name. */
const NO_WORD = [
  ...["admin", "mod", "operator", "official", "system", "server", "staff", "support", "judge"],
  ...["管理人", "オペレーター", "スタッフ", "システム", "サポート", "サーバー", "審判", "ジャッジ"],
].map(undisguised);

function isOfficial(name: string): boolean {
  const words = undisguised(name).split(/[^\p{L}\p{M}\p{N}]+/u);
  const squeezed = words.join("");
  return (
    NOWHERE.some((word) => squeezed.includes(word)) || [...words, squeezed].some((w) => NO_WORD.includes(w))
  );
}

/** A name as it is kept, or what is wrong with it. Whether an account has it is found out elsewhere. */
export function readName(given: string): { name: string } | { wrong: Words } {
  const name = given
    .slice(0, 1000)
    .normalize("NFC")
    .trim()
    .replace(/\p{Zs}+/gu, " ");
  if (/[\p{C}\p{Zl}\p{Zp}]/u.test(name)) return { wrong: NAMES.hidden };
  const deceit = deceives(name);
  if (deceit) return { wrong: deceit };
  if (!/[\p{L}\p{N}]/u.test(name)) return { wrong: NAMES.empty };
  if ([...name].length > LONGEST_NAME) return { wrong: NAMES.tooLong(LONGEST_NAME) };
  if (PILED.test(name.normalize("NFD"))) return { wrong: NAMES.piled };
  if (isOfficial(name)) return { wrong: NAMES.official };
  return { name };
}
