/** What players of other games would call things of Trails, so that their questions find its rulings. */
export const CALLED: readonly (readonly string[])[] = [
  ["creature", "UNIT"],
  ["life", "bond", "絆"],
  ["graveyard", "trail", "軌跡"],
  ["mana", "CP", "EP"],
  ["tap", "actioned", "アクション状態"],
  ["ability", "craft", "クラフト"],
  ["destroy", "stun", "stunned", "K.O.", "スタン"],
  ["revive", "cure", "cured", "回復"],
  ["together", "SCLM", "group", "スクラム"],
  ["spell", "EVENT", "arts", "アーツ"],
];
