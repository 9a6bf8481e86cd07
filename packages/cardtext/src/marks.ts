/** Sentences that end with an exclamation mark say what they would say with a full stop. */
import type { ReadWords } from "./card-texts.ts";

/** The text with full stops at the ends of its sentences; each letter stays in its place. */
export const withStops = (text: string): string =>
  text.replace(/[!！](?=["”」』]?(?:\s|$))|！(?=\P{P})/gu, (mark) => (mark === "！" ? "。" : "."));

/** What reads a text as it stands, and else with full stops; then it is printed anew. */
export const readingMarks =
  <Tree>(read: ReadWords<Tree>): ReadWords<Tree> =>
  (words) => {
    const said = read(words);
    const stopped = "error" in said ? withStops(words) : words;
    if (stopped === words) return said;
    const again = read(stopped);
    return "error" in again ? said : { ...again, anew: stopped };
  };
