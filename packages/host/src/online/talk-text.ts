/** What somebody writes freely: what it may be, the same for the page and the server. */
import type { Words } from "@tefuda/kernel";
import { TEXT } from "./talk-words.ts";

/** The most letters, counted as they are seen. */
export const LONGEST_TEXT = 200;
/** The most that is looked at, in code units: letters may be made of several. */
export const LARGEST_TEXT = 2000;

/** A joiner within one picture is part of it; anywhere else it is a letter that nobody sees. */
const JOINED =
  /(?<=\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]*)\u200d(?=\p{Extended_Pictographic})/gu;
/** Controls, letters that turn the direction or are not seen, and what no script has. */
const HIDDEN = /[\p{C}\p{Zl}\p{Zp}]|(?![\ufe00-\ufe0f])\p{Default_Ignorable_Code_Point}/u;
/** Marks on one letter beyond which they run over what stands around them. */
const PILED = /\p{M}{4,}/u;

const ENDINGS =
  "com|net|org|info|biz|io|gg|me|tv|co|cc|ai|to|ly|be|gl|app|dev|xyz|top|site|online|shop|store|club|live|link|page|" +
  "blog|fun|jp|uk|us|eu|de|fr|it|es|nl|pl|ru|cn|kr|tw|hk|in|br|ca|au|ch|at|se|no|fi|dk|cz|ua|moe|wiki|click|vip|icu";
const ADDRESS = new RegExp(
  [
    "[a-z][a-z0-9+.-]*://",
    String.raw`\bwww\.`,
    String.raw`[\p{L}\p{N}-]\.(?:${ENDINGS}|xn--[a-z0-9-]+)(?![\p{L}\p{N}-])`,
    // any ending, where a path, a port or a mailbox says what it is
    String.raw`[\p{L}\p{N}-]\.[\p{L}]{2,}(?:[/?#]\S|:\d)`,
    String.raw`\S@[\p{L}\p{N}-]+\.`,
    String.raw`(?<!\d)\d{1,3}(?:\.\d{1,3}){3}(?!\d)`,
  ].join("|"),
  "iu",
);

const letters = new Intl.Segmenter("en", { granularity: "grapheme" });

/** A text as it is kept, or what is wrong with it. */
export function readTalk(given: string): { text: string } | { wrong: Words } {
  if (given.length > LARGEST_TEXT) return { wrong: TEXT.tooLong(LONGEST_TEXT) };
  const text = given
    .normalize("NFC")
    .replace(/\p{Zs}+/gu, " ")
    .trim();
  if (HIDDEN.test(text.replace(JOINED, ""))) return { wrong: TEXT.hidden };
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(text)) return { wrong: TEXT.empty };
  if ([...letters.segment(text)].length > LONGEST_TEXT) return { wrong: TEXT.tooLong(LONGEST_TEXT) };
  if (PILED.test(text.normalize("NFD"))) return { wrong: TEXT.piled };
  // letters of another width lead to the same place
  if (ADDRESS.test(text.normalize("NFKC"))) return { wrong: TEXT.address };
  return { text };
}
