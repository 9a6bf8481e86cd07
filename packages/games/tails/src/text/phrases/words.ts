/** The words of the game: what its cards are called and are, their figures, for how long, what players have. */
import { say } from "@tefuda/cardtext/write";
import type { Goals } from "@tefuda/language/actions/finding";
import type { PileWords } from "@tefuda/language/actions/piles";
import type { Verbs } from "@tefuda/language/actions/verbs";
import type { CardWords } from "@tefuda/language/cards/words";
import { aru, eru, eruShort, godan, ichidan, iru, suru } from "@tefuda/language/phrases/inflect";
import { pointsWords } from "@tefuda/language/phrases/measures";
import { kuwaeru, modosu, oku } from "@tefuda/language/phrases/moving";
import type { Points } from "@tefuda/language/points";
import type { KeywordWords } from "@tefuda/language/qualities/keywords";
import type { FigureWords } from "@tefuda/language/qualities/number";
import type { Traits } from "@tefuda/language/qualities/traits";
import { type TermWords, thisFight, thisTurn } from "@tefuda/language/terms";
import type { Vocabulary } from "@tefuda/language/vocabulary";
import type { Duration, Figure, Keyword, Stat } from "../tree.ts";
import { changedBy } from "./changed.ts";
import { deeds, playerDeeds } from "./deeds.ts";
import { happenings } from "./happenings.ts";
import { putOff } from "./later.ts";
import { playerWords } from "./players.ts";
import { states } from "./states.ts";
import { factions, furtherTypes, terrain, unitTypes } from "./types.ts";

type Words = readonly [en: readonly string[], ja: readonly string[]];

const figures: Readonly<Record<Figure, FigureWords>> = {
  health: {
    en: ["health", "health (left|remaining)", "remaining health"],
    ja: ["耐久力", "残り[の]耐久力", "残っている耐久力"],
    said: "amount",
  },
  attacks: { en: ["attacks", "attack"], ja: ["攻撃回数"], said: "amount" },
};

/** The values that bonuses change (tails-4.7). */
export const stats: Readonly<Record<Stat, Words>> = {
  attack: [
    ["attack", "attack (strength|value|values)"],
    ["攻撃", "攻撃力"],
  ],
  defense: [
    ["defense", "defense (value|values)"],
    ["防御", "防御力"],
  ],
  attacks: [
    ["attacks", "to (its|their) number of attacks", "number of attacks", "attacks per turn"],
    ["攻撃回数"],
  ],
  health: [["health"], ["耐久力"]],
};

const terms: Readonly<Record<Duration, TermWords>> = {
  thisTurn: { en: [...thisTurn.en, "for the turn"], ja: thisTurn.ja },
  untilYourNextTurn: {
    en: ["until your next turn", "until the (start|beginning) of your next turn"],
    ja: [
      "次のあなたのターンまで",
      "(あなたの次の|次のあなたの|次の自分の|自分の次の)ターン(まで|の開始時まで|が始まるまで|が来るまで)",
    ],
  },
  untilYourNextTurnEnds: {
    en: [
      "until the end of your next turn",
      "(through|until after) your next turn",
      "until your next turn (ends|is over)",
    ],
    ja: [
      "次のあなたのターンの終わりまで",
      "(あなたの次の|次のあなたの|次の自分の|自分の次の)ターン(の終わり|の終了時|終了時|の終了|終了|が終わる)まで",
    ],
  },
  untilOpponentsNextTurnEnds: {
    en: [
      "until the end of a opponent's next turn",
      "until the end of [(your|the)] (opponent's|opponents') next turn",
      "(through|until after) your opponent's next turn",
      "until your opponent's next turn (ends|is over)",
    ],
    ja: [
      "次の対戦相手のターンの終わりまで",
      "(次の(相手|対戦相手|敵)の|(相手|対戦相手|敵)の次の)ターン(の終わり|の終了時|終了時|の終了|終了|が終わる)まで",
    ],
  },
  forGood: {
    en: ["for the rest of the game", "for good", "permanently", "until the end of the game"],
    ja: ["ゲームの終わりまで", "ゲーム(終了時|が終わる)まで", "永続的に"],
  },
  whileThis: {
    en: [
      "as long as this card is on the battlefield",
      "[for] as long as (this|it|this card|this unit|this Troop|this Position|this Vehicle|this Equipment|this Turf|this New Rule) (is|remains|stays|lies) (on the battlefield|in play|there)",
      "until (this card|this unit|this Troop|this Position|this Vehicle|this Equipment|this Turf|this New Rule|it) leaves (the battlefield|play)",
    ],
    ja: [
      "このカードが戦場にある間",
      "(このカード|このユニット|この兵士|この陣地|この車両|この装備|この縄張り)が戦場に(ある|いる)(間|限り)",
      "(このカード|このユニット|この兵士|この陣地|この車両|この装備|この縄張り)が戦場を離れるまで",
    ],
  },
  thisAttack: {
    en: ["for this attack", "(during|for) (this|that|the) attack", "until the end of (this|the) attack"],
    ja: thisFight("attack", "攻撃").ja,
  },
};

/** tails-5.6, 5.7 */
export const keywordNames: Readonly<Record<Keyword, readonly [en: string, ja: string]>> = {
  direct: ["Direct", "直撃"],
  explosive: ["Explosive", "爆発"],
};
const keywords: KeywordWords = {
  words: keywordNames,
  bare: true,
  says: ['"Direct" or "Explosive"', "「直撃」か「爆発」"],
  joined: { en: [" and"], more: [","], ja: ["と", "、"] },
};

/** A list of words of one sort, told by their English. */
const named = (words: Readonly<Record<string, string>>): Traits[string]["words"] =>
  Object.fromEntries(Object.entries(words).map(([en, ja]) => [en.toLowerCase(), { en: [en], ja: [ja] }]));
const none = { en: ["that <num:is not/are not> N"], ja: ["Nでない", "N以外の"] };

export const traits = {
  faction: {
    symbol: "Faction",
    says: ["a faction", "勢力"],
    words: named(factions),
    ja: ["Nの", "Nに属する"],
    not: none,
    open: ["faction"],
  },
  terrain: {
    symbol: "Terrain",
    says: ["terrain", "地形"],
    words: named(terrain),
    ja: ["Nの", "地形がNの"],
    not: none,
    open: ["terrain"],
  },
  unit: {
    symbol: "UnitType",
    says: ["a unit type", "ユニットのタイプ"],
    words: Object.fromEntries(
      Object.entries(unitTypes).map(([type, [one, , ja]]) => [type, { en: [one], ja: [ja] }]),
    ),
    ja: ["Nの"],
  },
  type: {
    symbol: "Type",
    says: ["a card type", "カードのタイプ"],
    open: ["types"],
    words: Object.fromEntries(
      Object.entries(furtherTypes).map(([type, [one, , ja]]) => [type, { en: [one], ja: [ja] }]),
    ),
    ja: ["Nの"],
    joins: {
      en: [
        "<num:is/are> also <num:a/> N <num:card/cards>",
        "(is|are) also [a] N (unit|units|card|cards)",
        "(counts|count) [also] as [a] N (card|cards|unit|units) [(as well|too)]",
        "(gains|gain|gets|get) the N (type|types)",
      ],
      ja: [
        `Nのカードとしても${godan("扱", "う")}`,
        `N(の(ユニット|カード)|)(としても${godan("扱", "う")}|でもある)`,
        `タイプNを${eru}`,
      ],
    },
  },
} as const satisfies Traits;

const verbs: Verbs = {
  destroy: {
    en: ["destroy WHAT", "(kill|choose and destroy|wreck) WHAT"],
    ja: [suru("破壊")],
    away: true,
  },
  turnUp: {
    en: [
      "turn up WHAT",
      "turn WHAT (face-up|up)",
      "turn over WHAT",
      "reveal WHAT and leave it (there|where it is)",
    ],
    ja: [suru("表向きに")],
  },
};

/** Where cards go that were searched for. */
const goals: Goals = {
  hand: [
    ["put IT into your hand", "(put|add|take) IT (into|to|in) your hand"],
    [`手札に${kuwaeru}`, `[あなたの]手札に(${kuwaeru}|${modosu})`],
  ],
  field: [
    ["deploy IT", "(deploy|put) IT [(onto|on) the battlefield]"],
    [suru("配備"), `戦場に${oku}`],
  ],
};

const piles: PileWords = {
  deck: { en: "(draw pile|deck)", many: "(draw piles|decks)", ja: "山札" },
  discards: { anywhere: true },
  pile: { zone: "pile", en: "discard pile", ja: "捨て札", all: "捨て札" },
  put: [`捨て札に${oku}`, `捨て札に(${godan("送", "る")}|${suru("")})`, ichidan("捨て")],
  mill: {
    one: ["~discard the top card of <own:your/their> (draw pile|deck)"],
    many: ["~discard the top {n:#+} cards of <own:your/their> (draw pile|deck)"],
    number: ["~mill {n:CardsN}"],
    first: true,
  },
};

/** tails-2.1 */
const points: Points = {
  base: {
    en: "base health",
    ja: "拠点の耐久力",
    amounts: {
      BaseN: pointsWords("base health", "拠点の耐久力", ["拠点の耐久力をN", "拠点の耐久力(をN点|N点を|Nを)"]),
    },
    changes: {
      gain: {
        n: "BaseN",
        en: ["gain", "regain", "recover", "restore", "heal"],
        ja: [eru, eruShort, suru("回復")],
      },
      lose: {
        n: "BaseN",
        en: ["lose", "pay"],
        ja: [godan("失", "う"), `(${godan("支払", "う")}|${godan("払", "う")})`],
      },
    },
    asked: "more",
    lost: {
      en: ["~lose base health", "~lose [one or more] base health"],
      ja: ["拠点の耐久力を失った", "拠点の耐久力(が減った|を1以上失った)"],
    },
  },
};

const self = { en: ["this unit", "this card", "this"], ja: ["このユニット", "このカード", "これ"] };
const asCard = { en: ["this card", "this unit", "this"], ja: ["このカード", "このユニット", "これ"] };

const cards: CardWords = {
  // tails-1.6
  nouns: {
    unit: { en: "unit", ja: "ユニット" },
    equipment: { en: "Equipment", many: "Equipment cards", ja: "装備" },
    event: { en: "Event", ja: "イベント" },
    trap: { en: "Trap", ja: "罠" },
    turf: { en: "Turf", ja: "縄張り" },
    newRule: { en: "New Rule", ja: "新ルール" },
  },
  usual: "unit",
  zones: {
    hand: { en: "hand", more: ["hands"], ja: "手札" },
    pile: { en: "discard pile", more: ["discard piles"], ja: "捨て札" },
    deck: { en: "draw pile", more: ["(draw piles|draw deck|deck|decks)"], ja: "山札" },
  },
  field: { en: ["battlefield", "field"], ja: ["戦場"] },
  selves: [
    { on: "onCard", ...self, moved: asCard },
    { on: "onEvent", ...asCard },
    { on: "onEquipment", en: ["this card", "this"], ja: ["このカード", "これ"] },
  ],
  own: { en: "this (card|unit)", ja: "(このユニット|このカード)" },
  // Units on the battlefield are counted as persons, Positions as what they are, all else as cards.
  counters: [
    { ja: "体", is: iru, of: (what) => isUnit(what) && !isPosition(what) },
    { ja: "つ", is: aru, of: (what) => isUnit(what) && isPosition(what) },
    { ja: "枚", is: aru, of: (what) => !isUnit(what) },
  ],
  ofEach: "they",
  style: { possessive: "all", each: true, all: "all" },
  opposing: { en: ["enemy", "opposing", "hostile"], ja: ["敵の", "(敵|対戦相手の|相手の)"] },
  rivals: {
    en: ["a opponent", "(your|the|any|one) opponent"],
    ja: "敵",
  },
  called: { unit: "unit", type: "card" },
  noCommas: true,
  further: ["bears", "bearsNo", "without", "ofFaction", "attacked"],
  tail: "attachedTo",
};

type What = Parameters<CardWords["counters"][number]["of"]>[0] & { traits?: { unit?: readonly string[] } };
const isUnit = ({ noun, zone }: What): boolean => noun === "unit" && !zone;
const isPosition = ({ traits: any }: What): boolean => any?.unit?.length === 1 && any.unit[0] === "position";

export const vocabulary: Vocabulary = {
  extremes: true,
  dice: true,
  later: putOff,
  verbs,
  // tails-9.1: the top of somebody's draw pile is discarded by you
  yours: ["mill"],
  mustAttack: false,
  bonus: {
    ja: [
      `{b:Bonus}を${eru}`,
      `{b:Bonus}(の修正|)を(${ichidan("受け")}|${godan("持", "つ")})`,
      `{b:Bonus}${godan("にな", "る")}`,
      `{b:Bonus}${suru("")}`,
    ],
    changing: {
      names: Object.fromEntries(Object.entries(stats).map(([stat, [, ja]]) => [stat, ja])),
      by: changedBy,
      counts: ["attacks"],
    },
  },
  prices: {},
  deeds,
  playerDeeds,
  triggers: {
    happenings,
    past: {
      happened: ["dies", "leaves", "deployed", "attacks", "attackedBy", "dodges", "damaged", "isHit"],
      did: ["deployed", "attackedBy", "dodges", "damaged", "isHit", "hits"],
      played: ["event", "trap"],
      called: { attacked: "attacks" },
    },
    played: [],
    moments: [],
  },
  goals,
  places: [],
  players: playerWords,
  points,
  cards,
  states,
  traits,
  keywords,
  figures,
  costs: {},
  piles,
  terms,
};

export const words = Object.entries(stats).map(([stat, [en, ja]]) => say("BonusStat", stat, en, ja));
