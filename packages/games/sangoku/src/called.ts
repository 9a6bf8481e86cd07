/** What players of other games would call things of the Three Kingdoms game, so that their questions find its rulings. */
export const CALLED: readonly (readonly string[])[] = [
  ["creature", "general", "武将"],
  ["life", "forts", "wall", "城壁"],
  ["mana", "resource", "国力"],
  ["spell", "tactic", "計略"],
  ["equip", "reinforcement", "増援"],
  ["destroy", "retire", "撤退"],
  ["untap", "stand", "standing", "待機"],
  ["attack power", "power", "武力"],
  ["keyword", "emblem", "エンブレム"],
];
