/** The icons of the table itself. */
export const tableIcons = [
  "card-pick",
  "card-draw",
  "card-play",
  "card-exchange",
  "perspective-dice-six",
  "crossed-swords",
  "hourglass",
  "linked-rings",
  "lotus",
  "checked-shield",
] as const;
