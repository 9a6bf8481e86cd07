/** The look of Trails: ten organizations along the lantern roads, each in its own land. Its types, values, verbs and fights. */
import type { FightLook, FollowLook, KinLook, Look, Said } from "@tefuda/kernel";

const kin: Readonly<Record<string, KinLook>> = {
  "lantern guild": {
    sky: ["#1b2750", "#e7a45a"],
    land: "#141a33",
    light: "#ffe3a1",
    scenery: "hills",
  },
  "amber order": {
    sky: ["#8a5a1d", "#f3d089"],
    land: "#3a2208",
    light: "#fff1c4",
    scenery: "rays",
  },
  tidewatch: {
    sky: ["#2b4a5e", "#b7cfd2"],
    land: "#0f2733",
    light: "#eefaff",
    scenery: "waves",
  },
  "cogwright union": {
    sky: ["#5c3320", "#dc9d63"],
    land: "#2b150b",
    light: "#ffe0b8",
    scenery: "circle",
  },
  "moonlit circle": {
    sky: ["#10122f", "#5a5f9e"],
    land: "#090a1d",
    light: "#dfe4ff",
    scenery: "moon",
  },
  "skyrail company": {
    sky: ["#3f7fb5", "#e3eff0"],
    land: "#1b3a55",
    light: "#ffffff",
    scenery: "clouds",
  },
  "verdant school": {
    sky: ["#275440", "#cfdc92"],
    land: "#10291d",
    light: "#f5ffd0",
    scenery: "forest",
  },
  "ironhound corps": {
    sky: ["#471a1a", "#e0784a"],
    land: "#240c0c",
    light: "#ffd3a6",
    scenery: "flames",
  },
  "glass theatre": {
    sky: ["#5b1f52", "#eaa9c4"],
    land: "#2b0d2a",
    light: "#ffe9f6",
    scenery: "rays",
  },
  "free wayfarers": {
    sky: ["#2f5c66", "#e5c99a"],
    land: "#16302f",
    light: "#fff3d2",
    scenery: "hills",
  },
};

/** trails-6.7 to 6.9; without the damage where a text spares it. */
const stunned: readonly FollowLook[] = [
  {
    lines: [{ line: "stunDamage", card: 2 }],
    says: {
      en: "{card} is stunned: {1} stun damage to {0}.",
      ja: "{card}はスタンする：{0}にスタンダメージ{1}。",
    },
    may: {
      en: "{card} could be stunned: {1} stun damage to {0}.",
      ja: "{card}はスタンしうる：{0}にスタンダメージ{1}。",
    },
    harms: 0,
  },
  {
    lines: [{ line: "stunned", card: 0 }],
    says: { en: "{card} is stunned.", ja: "{card}はスタンする。" },
    may: { en: "{card} could be stunned.", ja: "{card}はスタンしうる。" },
    harms: "own",
  },
];
const fightsBack: Said = { en: "{card} fights back with STR {1}.", ja: "{card}がSTR{1}で反撃する。" };

/** trails-6.7 to 6.11, 7.2 to 7.5, 7.8, 9.8 */
const fight: FightLook = {
  strikes: { count: "strikes" },
  struck: [{ count: "defends" }],
  strength: { value: "str", shown: true, told: [{ line: "strikes", n: 0 }] },
  wall: { value: "def", shown: true, told: [{ line: "strikes", n: 2 }] },
  breaks: { value: "str", shown: true, told: [{ line: "overkill", n: 2 }] },
  card: "attack",
  player: "attack player with",
  members: { prompt: "group", enough: "enough" },
  target: "target",
  back: "fightBack",
  rows: [
    { of: "struck", first: stunned, none: { en: "{card} is not stunned.", ja: "{card}はスタンしない。" } },
    {
      first: [
        {
          lines: [{ line: "overkill" }],
          says: { en: "{1} overkill damage to {0}.", ja: "{0}にオーバーキルダメージ{1}。" },
          may: {
            en: "{1} overkill damage to {0} is possible.",
            ja: "{0}にオーバーキルダメージ{1}を与えうる。",
          },
          harms: 0,
        },
      ],
      none: { en: "No overkill.", ja: "オーバーキルなし。" },
      beyond: true,
    },
    {
      first: [{ lines: [{ line: "fightsBack" }], says: fightsBack, may: fightsBack }],
      none: { en: "{card} cannot fight back.", ja: "{card}は反撃できない。" },
    },
    { of: "strikers", first: stunned, none: { en: "{card} is not stunned.", ja: "{card}はスタンしない。" } },
  ],
  also: [
    "stops",
    "destroyed",
    "gainsBond",
    "cures",
    "readies",
    "draws",
    "discards",
    "toHand",
    "toDeck",
    "toTrail",
    "comes",
    "wins",
  ],
  stops: ["stops"],
  sum: { en: "STR {strength} together", ja: "STR合計{strength}" },
  confirm: { en: "Attack", ja: "攻撃する" },
};

export const LOOK: Look = {
  types: {
    unit: {
      says: { en: "UNIT", ja: "UNIT" },
      sky: ["#2a3358", "#e3b07a"],
      land: "#151a30",
      light: "#ffe9be",
      frame: "#c8a15a",
      ink: "#231604",
      scenery: "hills",
      icon: "person",
      icons: ["person", "light-backpack", "walking-boot"],
    },
    item: {
      says: { en: "ITEM", ja: "ITEM" },
      sky: ["#33433f", "#c9c7a3"],
      land: "#17211f",
      light: "#fbf7da",
      frame: "#7fa39a",
      ink: "#08201a",
      scenery: "circle",
      icon: "open-chest",
      icons: ["open-chest", "toolbox", "backpack"],
    },
    event: {
      says: { en: "EVENT", ja: "EVENT" },
      sky: ["#2c2160", "#d58fc0"],
      land: "#170f33",
      light: "#ffe6ff",
      frame: "#8b7bd0",
      ink: "#130a33",
      scenery: "storm",
      icon: "tied-scroll",
      icons: ["tied-scroll", "sparkles", "horizon-road"],
    },
    base: {
      says: { en: "BASE", ja: "BASE" },
      sky: ["#6a3a2c", "#e9c58e"],
      land: "#2c1710",
      light: "#fff0cf",
      frame: "#b9705a",
      ink: "#290c04",
      scenery: "clouds",
      icon: "house",
      icons: ["house", "castle", "stone-tower"],
    },
  },
  subtypes: {
    "lantern guild": ["lantern-flame", "old-lantern", "candle-holder", "street-light"],
    "amber order": ["templar-shield", "mounted-knight", "honeycomb", "visored-helm"],
    tidewatch: ["anchor", "small-fishing-sailboat", "lighthouse", "wave-crest"],
    "cogwright union": ["gears", "monkey-wrench", "gear-hammer", "big-gear"],
    "moonlit circle": ["moon-bats", "owl", "cowled", "domino-mask"],
    "skyrail company": ["rail-road", "air-balloon", "steam-locomotive", "pocket-watch"],
    "verdant school": ["open-book", "tree-door", "oak-leaf", "graduate-cap"],
    "ironhound corps": ["sniffing-dog", "wolf-head", "cannon", "drum"],
    "glass theatre": ["drama-masks", "theater-curtains", "carnival-mask"],
    "free wayfarers": ["walking-boot", "crossroad", "campfire", "light-backpack"],
  },
  kin,
  values: {
    cp: { form: "cost", icon: "two-coins", tone: "#8a5a06" },
    ep: { form: "cost", icon: "lightning-trio", tone: "#1d5a92" },
    level: { form: "cost", icon: "stone-tower", tone: "#7a3b2a" },
    str: { form: "left", icon: "crossed-swords" },
    def: { form: "right", icon: "checked-shield" },
  },
  titles: { art: { en: "Art", ja: "アーツ" } },
  terms: [
    { word: { en: "【Covert】", ja: "【隠密】" }, rule: "trails-10.1" },
    { word: { en: "【Reinforcement】", ja: "【増援】" }, rule: "trails-10.2" },
    { word: { en: "【Attribution】", ja: "【帰属】" }, rule: "trails-10.3" },
    { word: { en: "【Dispatch】", ja: "【派遣】" }, rule: "trails-10.4" },
    { word: { en: "【Martial Arts】", ja: "【武術】" }, rule: "trails-10.5" },
    { word: { en: "【Hate】", ja: "【ヘイト】" }, rule: "trails-10.6" },
    { word: { en: "〔Action〕", ja: "〔アクション〕" }, rule: "trails-4.14" },
    { word: { en: "〔Entry〕", ja: "〔登場〕" }, rule: "trails-4.14" },
  ],
  turned: { en: "actioned", ja: "アクション状態" },
  lines: {
    turn: "heading",
    combat: "heading",
    curePhase: "heading",
    wins: "heading",
    drawStep: "quiet",
    homebaseStep: "quiet",
    readiesAll: "quiet",
    opening: "quiet",
    shuffles: "quiet",
  },
  kinds: { player: { en: "the player", ja: "相手プレイヤー" } },
  fallen: { count: "stunned" },
  opening: { en: "Set-up", ja: "準備" },
  pools: ["cp", "ep"],
  holder: {
    number: "initiative",
    icon: "lantern-flame",
    says: { en: "Initiative", ja: "イニシアチブ" },
  },
  passed: { number: "passes", phase: 4, says: { en: "passed", ja: "パス済み" } },
  // trails-9.2: one may pass in advance for a stretch
  stretch: {
    prompt: "action",
    own: 3,
    stops: ["plays", "playsArt", "turnsUp", "uses", "supports", "attacks", "attacksPlayer", "stops"],
  },
  picks: ["mulligan", "homebase", "replace", "group", "target", "fightBack", "cure", "bottom", "top"],
  fight,
};
