/** The words of `tefuda rulings`. */
export const rulings = {
  about: "search the rulings of a game by what you want to know",
  game: "id of a game, or all",
  words: "your question, or words of it",
  rule: "only rulings about this rule or chapter: ttcg-9.3, 9.3, 9",
  card: "only rulings that name this card",
  limit: "how many are shown at most",
  /** Under a ruling: the edition of the rules that it holds in, and where it is written. */
  holds: (edition: number) => `edition ${edition} of the rules`,
  play: "Run one with the command below it; in the page you can play on from it.",
  more: "These answer best; --limit shows more.",
  none: "No ruling says anything of that. Try fewer words, or other ones.",
};
export type RulingsWords = typeof rulings;
