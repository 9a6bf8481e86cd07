/** What players of other games would call things of Tails and Tactics, so that their questions find its rulings. */
export const CALLED: readonly (readonly string[])[] = [
  ["creature", "Troop", "soldier", "Position", "Vehicle", "兵士", "陣地", "車両"],
  ["life", "base health", "base", "拠点"],
  ["spell", "Event", "イベント"],
  ["ability", "special effect"],
  ["field", "Turf", "New Rule", "縄張り", "新ルール"],
];
