/** What players of other games would call things of Dewfall, so that their questions find its rulings. */
export const CALLED: readonly (readonly string[])[] = [
  ["creature", "critter", "bug", "insect", "虫"],
  ["life", "bloom", "花"],
  ["mana", "dew", "露"],
  ["graveyard", "compost", "堆肥"],
  ["destroy", "compost", "composted", "堆肥"],
  ["spell", "breeze", "風"],
  ["tap", "sleep", "sleeping", "眠"],
  ["untap", "alert", "wake", "起き", "起こ"],
  ["attack power", "bite", "牙"],
  ["defense", "shell", "殻"],
  ["flying", "Winged", "flyer", "羽"],
  ["deathtouch", "Sting", "毒針"],
  ["trample", "Piercing", "貫き"],
  ["vigilance", "Watchful", "不眠"],
  ["lifelink", "Nectar", "蜜"],
  ["haste", "Swift", "俊足"],
];
