/** English words as a search compares them: without the endings that only bend them, and without those that say nothing. */

/** Words that stand in every question and every rule. */
const EMPTY = new Set(
  (
    "a an the of to in on at by for with from into as is are was were be been being am do does did done have has had " +
    "i me my you your he she it its they them their we our this that these those there here and or but nor not no if " +
    "than then so too also only just even still can could may might will would shall should must cannot when while " +
    "what which who whom whose how where why any some such other another one ones own each every all s t d ll re ve"
  ).split(" "),
);

/** How else some words are written that players use all the time. */
const BENT: Readonly<Record<string, string>> = {
  ...{ came: "come", drew: "draw", drawn: "draw", fell: "fall", fallen: "fall", gave: "give", given: "give" },
  ...{
    gone: "go",
    goes: "go",
    went: "go",
    held: "hold",
    kept: "keep",
    laid: "lay",
    lain: "lie",
    left: "leave",
  },
  ...{
    lost: "lose",
    made: "make",
    paid: "pay",
    said: "say",
    seen: "see",
    took: "take",
    taken: "take",
    won: "win",
  },
  ...{ died: "die", dies: "die", dying: "die", dead: "die", struck: "strike", woke: "wake", asleep: "sleep" },
};

/** Whether a word says anything by itself. */
export const says = (word: string): boolean => !EMPTY.has(word);

/** The part of a word, in small letters, that its forms share: `attacks`, `attacked` and `attacking` are one word. */
export function stem(word: string): string {
  const known = BENT[word];
  if (known !== undefined) return stem(known);
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  const bare = word
    .replace(/ies$/, "y")
    .replace(/(?<=ss|x|ch|sh)es$/, "")
    .replace(/(?<=[^su])s$/, "");
  const cut = bare.replace(/(?<=[a-z]{3})(?:ing|ed|er)$/, "").replace(/(?<=[a-z]{3})ly$/, "");
  // a letter that was doubled for the ending, and the one that the ending took away
  return cut.replace(/([bdgmnprt])\1$/, "$1").replace(/(?<=[a-z]{2})[ey]$/, "");
}
