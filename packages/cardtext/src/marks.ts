/**
 * Ways to say the same that no table of phrases has: sentences that end with an exclamation mark say what they would say with a full
 * stop, a card that is somebody is spoken of as one: "he gets +500 power", and behind a cost in brackets no colon is needed, as on the
 * drawn card, where a mark stands in its place.
 */
import type { ReadWords } from "./card-texts.ts";

/** The text with full stops at the ends of its sentences; each letter stays in its place. */
export const withStops = (text: string): string =>
  text.replace(/[!！](?=["”」』]?(?:\s|$))|！(?=\P{P})/gu, (mark) => (mark === "！" ? "。" : "."));

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

/** Other ways in which a text may be meant that is not read as it stands. */
export function otherWays(text: string): string[] {
  const stopped = withStops(text);
  const it = withIt(stopped);
  return [...new Set([stopped, it, withColon(stopped), withColon(it)])].filter((way) => way !== text);
}

/** What reads a text as it stands, and else in another way; then it is printed anew. */
export const readingMarks =
  <Tree>(read: ReadWords<Tree>): ReadWords<Tree> =>
  (words) => {
    const said = read(words);
    if (!("error" in said)) return said;
    for (const way of otherWays(words)) {
      const again = read(way);
      if (!("error" in again)) return { ...again, anew: way };
    }
    return said;
  };
