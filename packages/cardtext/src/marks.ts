/**
 * Ways to say the same that no table of phrases has: sentences that end with an exclamation mark say what they would say with a full
 * stop, a text behind a bullet is one without, "he or she" is "they", a card that is somebody is spoken of as one: "he gets +500
 * power", and behind a cost in brackets no colon is needed, as on the drawn card, where a mark stands in its place.
 */
import type { ReadWords } from "./card-texts.ts";
import { looserWays } from "./looser.ts";

/** The text with full stops at the ends of its sentences; each letter stays in its place. */
export const withStops = (text: string): string =>
  text.replace(/[!！](?=["”」』]?(?:\s|$))|！(?=\P{P})/gu, (mark) => (mark === "！" ? "。" : "."));

/** The text without a bullet that it begins with, or another of its texts does; each letter stays in its place. */
export const withoutBullet = (text: string): string =>
  text.replace(/(^|[.。】〕)）])(\s*)[▪■●•◆・►▶](?=\s*\S)/gu, "$1$2 ");

/** What one does, as several do it. */
const ofSeveral = (verb: string): string =>
  ({ has: "have", does: "do", "doesn't": "don't", is: "are", was: "were" })[verb] ??
  verb.replace(/ies$/, "y").replace(/(?<=ch|sh|ss|x)es$|(?<=[^s'])s$/, "");

/** The text with "they" for a player who may be a man or a woman. */
const withThey = (text: string): string =>
  text.replace(
    /\b(?:he or she|he\/she)\b( (?:may|must|can) \w+| [\w']+)?/gi,
    (said, does: string | undefined = "") => {
      const they = said.startsWith("H") ? "They" : "they";
      return /^ (may|must|can)\b/.test(does) ? they + does : `${they} ${ofSeveral(does.trim())}`.trimEnd();
    },
  );

/** The text with what is most in all behind what is counted, and not at its end in brackets. */
const withMost = (text: string): string =>
  text.replace(/(につき|ごとに)、?([^。（(]*)[（(](最大[+＋]?\d+[^（(）)]*)[）)]/g, "$1、$3、$2");

/** Where a text speaks of people who play, he may be one of them. */
const PEOPLE = /\b(?:players?|opponents?|owners?|controllers?|everyone|everybody|whoever)\b/i;

/** The text with "it" for whoever is no player. */
export const withIt = (text: string): string =>
  PEOPLE.test(text)
    ? text
    : text.replace(/\b(?:he|she|him)\b/gi, (word) => (/^[HS]/.test(word) ? "It" : "it"));

/** The text with a colon behind a cost that stands in brackets at its beginning. */
export const withColon = (text: string): string =>
  text
    .replace(/^((?:[【〔][^】〕]*[】〕]\s*)*\([^()]+\)) (?=[A-Z])/u, "$1: ")
    .replace(/^((?:[【〔][^】〕]*[】〕])*（[^（）]+）)(?![：:。])/u, "$1：");

/** Other ways in which a text may be meant that is not read as it stands; one that has not come to its end is not guessed at. */
export function otherWays(text: string): string[] {
  const ways = [text, text.replace(/[▪■●◆►▶]/gu, "•"), withoutBullet(text)].flatMap((said) => {
    const plain = withMost(withThey(withStops(said)));
    const it = withIt(plain);
    return [said, plain, it, withColon(plain), withColon(it), ...(isEnded(plain) ? looserWays(it) : [])];
  });
  return [...new Set(ways)].filter((way) => way !== text);
}

/** Whether the last sentence of a text is at its end. */
export const isEnded = (text: string): boolean => /[.。!！]["'”」』]?\s*$/.test(text);

/** What reads a text as it stands, and else in another way; then it is printed anew. */
export const readingMarks =
  <Tree>(read: ReadWords<Tree>): ReadWords<Tree> =>
  (words) => {
    const said = read(words);
    if (!("error" in said)) return said;
    for (const way of otherWays(words)) {
      const again = read(way);
      if (!("error" in again)) return { ...again, anew: way.trim() };
    }
    const bare = withoutBullet(words);
    const without = bare === words ? said : read(bare);
    return "error" in without && without.error.column > said.error.column ? without : said;
  };
