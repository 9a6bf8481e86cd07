/** The look of the Three Kingdoms: ink and banners, each nation under its own colour. Its types, prices, walls and battles. */
import type { FightLook, FollowLook, KinLook, Look, PriceLook, Said } from "@tefuda/kernel";

/** sangoku-5.1: a nation's colour is the frame of its cards and the land behind them. */
const kin: Readonly<Record<string, KinLook>> = {
  wei: {
    sky: ["#4a1420", "#e08a63"],
    land: "#2a0b12",
    light: "#ffe2bf",
    scenery: "rays",
    frame: "#b8433f",
    ink: "#2a0608",
  },
  shu: {
    sky: ["#14432f", "#d5cf86"],
    land: "#0b2619",
    light: "#faffd6",
    scenery: "forest",
    frame: "#4e9a63",
    ink: "#04200f",
  },
  wu: {
    sky: ["#14395e", "#9fd0d4"],
    land: "#0a2036",
    light: "#effbff",
    scenery: "waves",
    frame: "#4a86c0",
    ink: "#04182c",
  },
  warlords: {
    sky: ["#23211f", "#c8a878"],
    land: "#141210",
    light: "#fff0d0",
    scenery: "storm",
    frame: "#6d6a66",
    ink: "#100e0c",
  },
  han: {
    sky: ["#39205c", "#d7a0c9"],
    land: "#1d0f33",
    light: "#fff0fb",
    scenery: "clouds",
    frame: "#9069bd",
    ink: "#190830",
  },
};

/** sangoku-5.1, 5.4, 10.13, 10.14 */
const price: PriceLook = {
  detail: "cost",
  coins: {
    R: { tone: "#a3242b", ink: "#ffffff", says: { en: "Wei", ja: "魏" } },
    G: { tone: "#1f6b3c", ink: "#ffffff", says: { en: "Shu", ja: "蜀" } },
    B: { tone: "#1d5596", ink: "#ffffff", says: { en: "Wu", ja: "呉" } },
    K: { tone: "#26231f", ink: "#ffffff", says: { en: "warlords", ja: "群雄" } },
    P: { tone: "#66409a", ink: "#ffffff", says: { en: "Han", ja: "漢" } },
    C: { tone: "#e4d9c0", ink: "#2a1d10", says: { en: "any colour", ja: "無色" } },
  },
  zone: "resources",
  pays: { wei: "R", shu: "G", wu: "B", warlords: "K", han: "P" },
  down: "C",
  also: ["Outsource", "Diplomacy"],
  says: { en: "can pay", ja: "支払い可" },
};

/** sangoku-7.14, 7.15 */
const harmed: readonly FollowLook[] = [
  {
    lines: [
      { line: "retires", card: 0 },
      { line: "hurt", card: 0 },
    ],
    says: { en: "{card} retires ({2} of {3}).", ja: "{card}は撤退する（{2}/{3}）。" },
    harms: "own",
  },
  {
    lines: [{ line: "retires", card: 0 }],
    says: { en: "{card} retires.", ja: "{card}は撤退する。" },
    harms: "own",
  },
  {
    lines: [{ line: "hurt", card: 0 }],
    says: { en: "{card} stays ({2} of {3}).", ja: "{card}は持ちこたえる（{2}/{3}）。" },
  },
];
const unhurt: Said = { en: "{card} takes no damage.", ja: "{card}はダメージを受けない。" };

/** sangoku-7.1, 7.12 to 7.17, 8.1 to 8.8, 10.20 */
const fight: FightLook = {
  strikes: { count: "role", bits: 1 },
  struck: [
    { count: "role", bits: 8 },
    { count: "role", bits: 4 },
    { count: "role", bits: 2 },
  ],
  strength: {
    value: "power",
    shown: true,
    told: [
      { line: "hurt", card: 0, n: 3 },
      { line: "confirmed", card: 0, n: 2 },
    ],
  },
  wall: {
    value: "power",
    shown: true,
    told: [
      { line: "hurt", card: 0, n: 3 },
      { line: "confirmed", card: 1, n: 3 },
    ],
  },
  breaks: { value: "fortDamage", shown: true, told: [] },
  card: "attack",
  player: "attack forts with",
  stepsIn: ["intercept", "ambush"],
  rows: [
    { count: "strikesFirst", says: { en: "{card} strikes first.", ja: "{card}が先制する。" } },
    { of: "struck", first: harmed, none: unhurt },
    { of: "strikers", first: harmed, none: unhurt },
    { zone: "forts", says: { en: "Forts of {seat} that fall: {n}.", ja: "{seat}の城壁が{n}つ落ちる。" } },
    {
      first: [
        {
          lines: [{ line: "lastHit" }],
          says: { en: "No fort is left: {1} loses.", ja: "城壁は残っていない。{1}の敗北。" },
          harms: 1,
        },
      ],
    },
  ],
  also: ["draws", "discards", "toHand", "toDeck", "away", "comes", "settles", "losesBy", "draw"],
  stops: [],
  confirm: { en: "Attack", ja: "攻撃する" },
};

const scroll = {
  sky: ["#5c4a2e", "#ead9ae"],
  land: "#2c2213",
  light: "#fff8e2",
  frame: "#a88a55",
  ink: "#1f1506",
} as const;

export const LOOK: Look = {
  types: {
    general: {
      says: { en: "general", ja: "武将" },
      ...scroll,
      scenery: "hills",
      icon: "samurai-helmet",
      icons: ["samurai-helmet", "swordman", "war-axe"],
      portrait: true,
    },
    reinforcement: {
      says: { en: "reinforcement", ja: "増援" },
      ...scroll,
      scenery: "hills",
      icon: "rally-the-troops",
      icons: ["rally-the-troops", "flying-flag", "knapsack"],
    },
    "main tactic": {
      says: { en: "main tactic", ja: "メイン計略" },
      ...scroll,
      scenery: "clouds",
      icon: "tied-scroll",
      icons: ["tied-scroll", "scroll-quill", "chess-knight", "discussion"],
    },
    "battle tactic": {
      says: { en: "battle tactic", ja: "戦闘計略" },
      ...scroll,
      scenery: "flames",
      icon: "sabers-choc",
      icons: ["sabers-choc", "crossed-swords", "flaming-arrow", "fist"],
    },
    scenario: {
      says: { en: "scenario", ja: "シナリオ" },
      ...scroll,
      scenery: "circle",
      icon: "pagoda",
      icons: ["pagoda", "castle", "tower-flag"],
    },
  },
  eaves: "curved",
  kin,
  signs: {
    cavalry: "cavalry",
    spearman: "spears",
    bowman: "pocket-bow",
    infantry: "swordman",
    elephant: "elephant",
  },
  subtypes: {
    cavalry: [
      "mounted-knight",
      "cavalry",
      "horse-head",
      "flying-flag",
      "cloaked-figure-on-horseback",
      "horseshoe",
    ],
    spearman: ["spears", "spear-hook", "halberd", "spear-feather", "pikeman", "sharp-halberd", "glaive"],
    bowman: ["pocket-bow", "bow-arrow", "high-shot", "archer", "bowman", "crossbow", "quiver"],
    infantry: [
      "swordman",
      "swordwoman",
      "samurai-helmet",
      "warlord-helmet",
      "sword-brandish",
      "crossed-swords",
      "two-handed-sword",
      "battle-axe",
      "katana",
      "ninja-heroic-stance",
      "conqueror",
    ],
    elephant: ["elephant", "elephant-head"],
    "five tiger generals": ["tiger-head", "tiger"],
    "yellow turbans": ["tattered-banner", "hood", "bandit", "prayer"],
    "tiger guards": ["tiger-head", "war-axe"],
    "five elites": ["rally-the-troops", "swords-power"],
    strategists: ["feather", "robe", "yin-yang", "meditation"],
    consorts: ["queen-crown", "lotus-flower", "kimono", "lyre"],
    nanman: ["elephant-head", "bamboo", "barbarian"],
    coalition: ["rally-the-troops", "drum", "flying-flag", "gong"],
    "inner court": ["throne-king", "king", "kneeling", "imperial-crown"],
    "river fleet": ["sailboat", "paddles"],
    "northern riders": ["horse-head", "mounted-knight", "cavalry"],
    scholars: ["open-book", "abacus", "scroll-quill", "monk-face"],
  },
  values: {
    power: { form: "left", icon: "swords-power" },
    fortDamage: { form: "right", icon: "broken-wall" },
  },
  wounds: { count: "damage", value: "power", icon: "bleeding-wound" },
  price,
  terms: [
    { word: { en: "【Haste】", ja: "【速攻】" }, rule: "sangoku-10.2" },
    { word: { en: "【Trample】", ja: "【蹂躙】" }, rule: "sangoku-10.3" },
    { word: { en: "【Avoidance】", ja: "【回避】" }, rule: "sangoku-10.4" },
    { word: { en: "【Long Spear】", ja: "【長槍】" }, rule: "sangoku-10.5" },
    { word: { en: "【Unblockable】", ja: "【突破】" }, rule: "sangoku-10.6" },
    { word: { en: "【Summon Shot】", ja: "【射撃】" }, rule: "sangoku-10.7" },
    { word: { en: "【Uprising】", ja: "【蜂起】" }, rule: "sangoku-10.8" },
    { word: { en: "【Patriotism】", ja: "【愛国】" }, rule: "sangoku-10.9" },
    { word: { en: "【Assistant】", ja: "【補佐】" }, rule: "sangoku-10.15" },
    { word: { en: "【Lord】", ja: "【君主】" }, rule: "sangoku-10.15" },
    { word: { en: "【Multiple Musou】", ja: "【無双連撃】" }, rule: "sangoku-10.16" },
    { word: { en: "【Combat Elephant】", ja: "【戦象】" }, rule: "sangoku-10.17" },
    { word: { en: "【Awaken】", ja: "【覚醒】" }, rule: "sangoku-10.18" },
    { word: { en: "【First Strike】", ja: "【先制】" }, rule: "sangoku-10.20" },
    { word: { en: "【Mercenary】", ja: "【傭兵】" }, rule: "sangoku-10.21" },
    { word: { en: "【Support】", ja: "【支援】" }, rule: "sangoku-10.22" },
    { word: { en: "【Surprise Attack】", ja: "【奇襲】" }, rule: "sangoku-10.23" },
    { word: { en: "【Nation Treasure】", ja: "【国宝】" }, rule: "sangoku-10.24" },
    { word: { en: "【Continuous Fire】", ja: "【連射】" }, rule: "sangoku-10.25" },
    { word: { en: "【Intimidate】", ja: "【威圧】" }, rule: "sangoku-10.26" },
    { word: { en: "【Defensive Stance】", ja: "【防備】" }, rule: "sangoku-10.27" },
    { word: { en: "【Dance】", ja: "【舞】" }, rule: "sangoku-9.17" },
    { word: { en: "【Musou】", ja: "【無双】" }, rule: "sangoku-9.5" },
    { word: { en: "【Forsaken Tactics】", ja: "【秘計】" }, rule: "sangoku-11.9" },
    { word: { en: "〔Tap〕", ja: "〔疲弊〕" }, rule: "sangoku-5.9" },
  ],
  // sangoku-8.5: the text in red is none of those that are used by their number
  heads: { fort: { en: "Fort", ja: "城壁" } },
  turned: { en: "tapped", ja: "疲弊状態" },
  lines: {
    turn: "heading",
    lastHit: "heading",
    attacks: "heading",
    attacksForts: "heading",
    stands: "quiet",
    pays: "quiet",
    passes: "quiet",
    noAmbush: "quiet",
    shuffles: "quiet",
    mainPhase: "quiet",
    endPhase: "quiet",
    heals: "quiet",
  },
  kinds: {},
  opening: { en: "Set-up", ja: "準備" },
  worn: ["battlefield"],
  small: ["resources"],
  apart: ["scenario"],
  walls: { zone: "forts", of: "forts", says: { en: "Forts", ja: "城壁" } },
  // sangoku-7.1
  steps: {
    from: 4,
    to: 11,
    acts: ["turn", "other", null, "turn", "other", "both", null, null],
    rest: [1, 2, 3, 12],
  },
  states: [
    { count: "strikesFirst", icon: "sprint" },
    { count: "dancing", icon: "lotus-flower" },
    { count: "prepared", icon: "scroll-unfurled" },
    { count: "again", icon: "cycle" },
    { count: "came", icon: "hourglass", when: "turn" },
    { count: "attacked", icon: "shattered-sword", when: "turn" },
  ],
  drops: {
    "place face-up": { zone: "resources", side: "own" },
    "place face-down": { zone: "resources", side: "own" },
    summon: { zone: "battlefield", side: "own" },
    "summon by alliance": { zone: "battlefield", side: "own" },
    play: { zone: "battlefield", side: "own" },
    unfold: { zone: "battlefield", side: "own" },
    "ambush with": { zone: "battlefield", side: "own" },
    "attack forts with": { zone: "forts", side: "other" },
  },
  picks: ["pay", "dance", "uprising", "patriotism", "order", "bottom"],
  fight,
};
