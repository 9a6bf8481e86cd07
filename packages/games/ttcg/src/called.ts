/** What players of other games would call things of True Trading Card Game, so that their questions find its rulings. */
export const CALLED: readonly (readonly string[])[] = [
  ["life", "points", "ポイント"],
  ["level", "rank", "stars", "ランク"],
  ["creature", "unit", "ユニット"],
];
