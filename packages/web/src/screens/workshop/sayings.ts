/** What cards of a game can say: the page of its language, taken apart, so that it can be searched where texts are written. */

export interface Saying {
  chapter: string;
  /** A whole text that the game takes; every other piece is of the phrase that it stands for. */
  pieces: readonly string[];
  /** The same in the other language, where it has it; and a card that says it. */
  other?: string;
  on?: string;
  /** What it is understood as, where it is said in other words there. */
  as?: string;
}

/** "- It says this as That means the same": the second begins like a sentence, or else with whatever word. */
const ALSO = /^- (.*) (?:as(?= [A-Z0-9【〔])|→) (.*)$/;
const ALSO_IN_WORDS = /^- (.*) as (.*)$/;

/** The rows of tables, and the lines of what is understood as well, by chapter. */
export function sayingsIn(page: string): Saying[] {
  let chapter = "";
  return page.split("\n").flatMap((line): Saying[] => {
    const [, title] = /^## (.*)$/.exec(line) ?? [];
    if (title !== undefined) chapter = title;
    const [, text, other = "", on = ""] = /^\| (.*?) \| (.*?) \| ?(.*?) ?\|$/.exec(line) ?? [];
    if (text !== undefined)
      return /^(-+|text|文)$/.test(text)
        ? []
        : [{ chapter, pieces: piecesOf(text), other: plain(other), ...(on ? { on } : {}) }];
    const [, also, as] = ALSO.exec(line) ?? ALSO_IN_WORDS.exec(line) ?? [];
    return also === undefined ? [] : [{ chapter, pieces: piecesOf(also), as: plain(as!) }];
  });
}

const piecesOf = (text: string): string[] => text.split("**");
const plain = (text: string): string => text.replaceAll("**", "");

/** Those in which all of these words stand, in either language. */
export function sought(sayings: readonly Saying[], words: string): Saying[] {
  const all = words
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "");
  return sayings.filter(({ pieces, other = "", as = "" }) => {
    const said = `${pieces.join("")} ${other} ${as}`.toLowerCase();
    return all.every((word) => said.includes(word));
  });
}
