/**
 * A card that calls itself by its name: "When Lamp Otter attacks, draw a card." A table has no names of cards, so the name is
 * read as "this card". Where others of that name are meant ("another Lamp Otter", "named "Lamp Otter"") it stays what it is.
 */
import type { Words } from "@tefuda/kernel";
import type { ReadWords, TextError } from "./card-texts.ts";
import type { LanguageName } from "./types.ts";
import { writtenIn } from "./written-in.ts";

const THIS: Readonly<Record<LanguageName, string>> = { en: "this card", ja: "このカード" };

/** Names in quotation marks are of any card that bears them. */
const QUOTED = '"[^"]*"|“[^”]*”|「[^」]*」';

/** Where the name is the card's own: what stands before it, and behind it. */
const OWN: Readonly<Record<LanguageName, { before: RegExp; behind: RegExp }>> = {
  en: {
    before:
      /(?<![\p{L}\p{N}"“'’-]|\b(?:named?|called|another|other|an?|each|every|all|any|no|your|target|enemy|deck for|pile for)\s+|\bnon\s)$/iu,
    behind: /^(?!['’]?[\p{L}\p{N}]|["”-]|\s+(?:cards?|copy|copies)\b)|^['’]s(?!\p{L})/iu,
  },
  ja: {
    before: /(?:^|[\s、。，．,.:：；;）)】〕《〈はがをにでともへばら時間後])$/u,
    behind:
      /^(?:$|[\s、。，．,.:：；;（(》〉はがをにでもへ]|と(?!いう|名)|の(?!カード|名)|以外|自身|自体|から|まで|より|だけ)/u,
  },
};

/** A text with a card's own name put as "this card". */
interface Put {
  text: string;
  /** The column of the text as it was written, by one of this. */
  column: (at: number) => number;
}

const plain = (name: string): string => name.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

/** As texts have it: the name, alone or with what follows it in full; of one that has a comma also what stands before that. */
function forms([name, ...further]: readonly Words[]): string[] {
  const found = (["en", "ja"] as const).flatMap((language) => {
    const whole = name?.[language] ?? "";
    const short = whole.split(/[,，、]/)[0]!;
    const more = further.map((one) => `(?:[,，、]?\\s*${plain(one[language])})?`).join("");
    return [whole, short].filter(Boolean).map((one) => `${plain(one)}${more}`);
  });
  return [...new Set(found)].toSorted((a, b) => b.length - a.length);
}

/** @param names what the card is called, and what follows its name in full */
export function putThis(text: string, names: readonly Words[]): Put | undefined {
  const all = forms(names);
  if (all.length === 0) return undefined;
  const pattern = new RegExp(`${QUOTED}|(?:(?<!\\p{L})[Tt]he )?(?:${all.join("|")})`, "gu");
  const language = writtenIn(text.replace(pattern, ""));
  const shifts: { at: number; by: number }[] = [];
  let put = "";
  let from = 0;
  for (const { 0: found, index } of text.matchAll(pattern)) {
    const to = index + found.length;
    const { before, behind } = OWN[language];
    if (/^["“「]/.test(found) || !before.test(text.slice(0, index)) || !behind.test(text.slice(to))) continue;
    put += text.slice(from, index) + THIS[language];
    shifts.push({ at: put.length, by: to - put.length });
    from = to;
  }
  if (shifts.length === 0) return undefined;
  const column = (at: number): number => at + (shifts.findLast((shift) => shift.at < at)?.by ?? 0);
  return { text: put + text.slice(from), column };
}

/** What reads a text as it stands, and else with the card's own name in it: then it is printed anew. */
export const readingNames =
  <Tree>(names: readonly Words[], read: ReadWords<Tree>): ReadWords<Tree> =>
  (words) => {
    const said = read(words);
    const put = "error" in said ? putThis(words, names) : undefined;
    if (!("error" in said) || !put) return said;
    const again = read(put.text);
    if (!("error" in again)) return { ...again, anew: put.text };
    // where it is read farther is said best what is wrong
    const error = asWritten(again.error, put);
    return error.column > said.error.column ? { error } : said;
  };

const asWritten = (error: TextError, put: Put): TextError => {
  const { closer } = error;
  return {
    ...error,
    column: put.column(error.column),
    ...(closer && { closer: () => asWritten(closer(), put) }),
  };
};
