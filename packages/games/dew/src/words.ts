/** The words of Dewfall in both languages: what its cards are called, what happens to them, what players have. */
import { aru, eru, eruShort, godan, ichidan, iru, suru } from "@tefuda/language/phrases/inflect";
import { pointsWords } from "@tefuda/language/phrases/measures";
import {
  drawCards,
  plainTexts,
  playCards,
  turnMoments,
  usualGoals,
  usualJoined,
} from "@tefuda/language/phrases/usual";
import { inFight } from "@tefuda/language/qualities/states";
import { bonusJa } from "@tefuda/language/statements/keywords";
import { thisTurn } from "@tefuda/language/terms";
import type { Vocabulary } from "@tefuda/language/vocabulary";

type Pair = readonly [en: string, ja: string];

/** dew-8.1 to 8.6 */
export const KEYWORDS = {
  swift: ["Swift", "俊足"],
  winged: ["Winged", "羽"],
  sting: ["Sting", "毒針"],
  piercing: ["Piercing", "貫き"],
  nectar: ["Nectar", "蜜"],
  watchful: ["Watchful", "不眠"],
} as const satisfies Record<string, Pair>;
export type Keyword = keyof typeof KEYWORDS;

/** dew-1.3 */
export const KINS = {
  bee: { en: "Bee", ja: "蜂族" },
  beetle: { en: "Beetle", ja: "甲虫族" },
  moth: { en: "Moth", ja: "蛾族" },
  spider: { en: "Spider", ja: "蜘蛛族" },
  snail: { en: "Snail", ja: "蝸牛族" },
} as const;

const cards: Vocabulary["cards"] = {
  nouns: {
    critter: { en: "critter", ja: "虫" },
    plant: { en: "plant", ja: "草" },
    breeze: { en: "breeze", ja: "風" },
  },
  usual: "critter",
  zones: { hand: { en: "hand", ja: "手札" }, compost: { en: "compost", ja: "堆肥" } },
  turned: { yes: ["sleeping", "眠った状態"], no: ["alert", "起きた状態"] },
  field: { en: ["meadow"], ja: ["草地"] },
  selves: [
    { on: "onCritter", en: ["this critter", "this card"], ja: ["この虫", "このカード"] },
    { on: "onPlant", en: ["this plant", "this card"], ja: ["この草", "このカード"] },
    { on: "onBreeze", en: ["this card", "this breeze"], ja: ["このカード", "この風"] },
    {
      on: "anywhere",
      en: ["this critter", "this (card|plant|breeze)"],
      ja: ["この虫", "この(カード|草|風)"],
    },
  ],
  own: { en: "this (card|critter|plant)", ja: "(この虫|このカード|この草)" },
  counters: [
    { ja: "匹", is: iru, of: ({ noun, zone }) => noun === "critter" && !zone },
    { ja: "株", is: aru, of: ({ noun, zone }) => noun === "plant" && !zone },
    { ja: "枚", is: aru, of: ({ noun, zone }) => zone !== undefined || !["critter", "plant"].includes(noun) },
  ],
  style: { possessive: false, each: false },
};

const state = (en: string, stem: string): Vocabulary["states"][string][string] => ({
  en: [en],
  ja: [`${stem}いる`],
  being: [`${stem}${iru}`],
});

const points: Vocabulary["points"] = {
  // dew-2.2
  bloom: {
    en: "bloom",
    ja: "花",
    amounts: { BloomN: pointsWords("bloom", "花", ["花をN", "花N(を|つを)", "N[つ]の花を"]) },
    changes: {
      gain: { n: "BloomN", en: ["gain", "get"], ja: [eru, eruShort] },
      lose: { n: "BloomN", en: ["lose"], ja: [godan("失", "う")] },
    },
    asked: "more",
    lost: {
      en: ["~lose bloom", "~lose one or more bloom"],
      ja: ["花を失った", "花(が減った|を1以上失った)"],
    },
  },
  // dew-4.3
  dew: {
    en: "dew",
    ja: "露",
    amounts: { DewN: pointsWords("dew", "露", ["露をN", "露N(を|つを)", "N[つ]の露を"]) },
    changes: { gain: { n: "DewN", en: ["gain", "get"], ja: [eru, eruShort] } },
    cost: { en: ["{n:#d} dew", "pay {n:#d} dew"], ja: ["露{n:#d}", "露を{n:#d}支払う"] },
  },
};

export const vocabulary: Vocabulary = {
  cards,
  states: {
    state: { alert: state("alert", "起きて"), sleeping: state("sleeping", "眠って") },
    fight: { attacking: inFight("attacking", "攻撃中"), blocking: inFight("blocking", "ブロック中") },
  },
  traits: {
    kin: {
      symbol: "Kin",
      says: ["a kin", "仲間"],
      words: Object.fromEntries(
        Object.entries(KINS).map(([kin, { en, ja }]) => [kin, { en: [en], ja: [ja] }]),
      ),
      ja: ["Nの", "Nに属する"],
      being: { en: ["is N", "is a N"], ja: [`Nに属して${iru}`] },
      joins: {
        en: ["<num:is/are> also N", "(is|are) N as well"],
        ja: [`Nにも${suru("属")}`, "Nでもある"],
      },
    },
  },
  keywords: {
    words: KEYWORDS,
    says: ["a keyword", "キーワード"],
    joined: usualJoined,
  },
  figures: {
    bite: { en: ["bite"], ja: ["牙"] },
    shell: { en: ["shell"], ja: ["殻"] },
    cost: { en: ["cost"], ja: ["コスト"] },
  },
  costs: { cost: "" },
  piles: {
    deck: { en: "deck", ja: "山札" },
    pile: { zone: "compost", en: "compost", ja: "堆肥", all: "堆肥のカード" },
    put: [`堆肥に${godan("置", "く")}`, `堆肥に${godan("送", "る")}`],
  },
  verbs: {
    compost: {
      en: ["compost WHAT", "(destroy|kill) WHAT"],
      ja: [suru("堆肥に"), suru("破壊")],
      own: ["~compost WHAT"],
      cost: { en: ["sacrifice WHAT"] },
      sacrifice: true,
      away: true,
    },
    lull: {
      en: ["lull WHAT", "put WHAT to sleep"],
      ja: [ichidan("眠らせ")],
      own: ["~lull WHAT"],
      cost: {},
      icon: { en: ["〔Sleep〕", "(〔|【)Sleep(〕|】)"], ja: ["〔眠り〕", "(〔|【)眠り(〕|】)"] },
    },
    wake: { en: ["wake WHAT", "wake WHAT up"], ja: [godan("起こ", "す")] },
  },
  texts: plainTexts(["onCritter", "onPlant"], ["onBreeze"]),
  bonus: { ja: bonusJa, pair: ["bite", "shell"] },
  prices: { cost: { en: "cost", ja: "コスト", unit: "", verb: true } },
  deeds: {
    attack: [["attack"], ["攻撃でき"]],
    block: [["block"], ["ブロックでき"]],
    beBlocked: [["be blocked"], ["ブロックされ"]],
    beComposted: [
      ["be composted", "be destroyed"],
      ["堆肥になら", "堆肥にされ"],
    ],
    wake: [["wake", "be woken"], ["起き"]],
    beChosen: [
      ["be chosen by your opponent's texts", "be (chosen|targeted) [by (your|the) opponent]"],
      ["相手のテキストで選ばれ", "相手に選ばれ"],
    ],
  },
  playerDeeds: {
    play: playCards,
    draw: drawCards,
    gainBloom: { en: ["gain bloom"], ja: ["花を得られ"] },
  },
  triggers: {
    happenings: [
      [
        { on: "enters" },
        ["enters the meadow", "(is put|comes) (onto|on|into) the meadow", "enters"],
        ["草地に出た", "草地に(置かれた|出された)"],
      ],
      [{ on: "composted" }, ["is composted", "is destroyed"], ["堆肥になった", "堆肥にされた"]],
      [{ on: "leaves" }, ["leaves the meadow"], ["草地を離れた"]],
      [{ on: "attacks" }, ["attacks"], ["攻撃した", "攻撃する"]],
      [{ on: "blocks" }, ["blocks"], ["ブロックした", "ブロックする"]],
      [{ on: "blocked" }, ["is blocked", "becomes blocked"], ["ブロックされた"]],
      [{ on: "reaches" }, ["reaches the bloom"], ["花に届いた"]],
      [{ on: "lulled" }, ["falls asleep"], ["眠った"]],
    ],
    takesAway: ["composted", "leaves"],
    moments: turnMoments("dawn", "dusk"),
    discards: true,
    played: ["card", "critter", "plant", "breeze"],
  },
  goals: usualGoals("meadow", "草地"),
  places: [],
  points,
  terms: { thisTurn },
};
