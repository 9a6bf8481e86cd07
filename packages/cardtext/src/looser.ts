/**
 * How people say what a table of phrases has in one form: tried where a text is not read as it stands, so that nothing of it can make a
 * text ambiguous that is read. What is then understood is printed anew, and whoever wrote it sees that.
 */

/** More words than are needed, and other ones. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/, including your own\b/gi, ""],
  [/\byou're\b/g, "you are"],
  [/\beach (gets?|gains?|has|have)\b/gi, "$1"],
  [/\b(?:Play|Activate|Use) this (?:craft|ability|effect|text) only\b/g, "Use this only"],
  [/\b(into|to|in|on|onto) their (deck|hand|discard pile)\b/gi, "$1 its owner's $2"],
  [/\bfor as long as\b/gi, "as long as"],
  [/\bfor that (battle|fight|combat)\b/gi, "for this $1"],
  [/\bfor the (?:rest|remainder) of (?:this|the) turn\b/gi, "this turn"],
  [/\b(can't|cannot|may not) attack again\b/gi, "$1 attack"],
  [/\b(?:can|may) only (\w+) if\b/gi, "cannot $1 unless"],
  [/\b(counter|cancel|negate) the effects? of\b/gi, "$1"],
];

/** "Choose an opponent. That player discards a card." */
const withOne = (text: string): string =>
  text.replace(/\b([Cc])hoose (?:an|one) opponent\. (?:That (?:player|opponent)|They) /g, (_, c: string) =>
    c === "C" ? "An opponent " : "an opponent ",
  );

/** What sets a text off, asked for as if it were a condition: "If this unit dies, ..." */
const withWhen = (text: string): string =>
  text.replace(
    /(^|[.:】〕] ?)If (?=[^,.]*\b(?:dies|retires|leaves|(?:is|are|gets) (?:destroyed|discarded|retired|stunned|defeated|killed|attacked))\b[^,.]*,)/g,
    "$1When ",
  );

/** "Discard a card to draw a card" as a cost and what is done for it, parted at the first "to" or at the last. */
const withCost = (text: string): string[] =>
  ["*?", "*"].map((some) =>
    text.replace(
      new RegExp(`(^|[.:】〕] ?)([A-Z][a-z]+ [^.:]${some}) to ([a-z])(?=[^.]*\\.)`),
      (_, before: string, cost: string, does: string) => `${before}${cost}: ${does.toUpperCase()}`,
    ),
  );

/** "You may discard a card to draw a card." */
const withIfSo = (text: string): string =>
  text.replace(/\b([Yy]ou may [^.:]*?) to ([a-z][^.]*\.)/g, "$1. If you do, $2");

/** A text that is not read, as it may be meant. */
export function looserWays(text: string): string[] {
  const plain = withOne(SAME.reduce((said, [from, to]) => said.replace(from, to), text));
  return [plain, withWhen(plain), ...withCost(plain), withIfSo(plain)];
}
