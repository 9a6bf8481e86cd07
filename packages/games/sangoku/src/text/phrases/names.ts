/** What the game calls things by name: nations, unit types, sub-types, emblems, and the numbers of cards. */
import { godan, iru, polar, suru } from "@tefuda/language/phrases/inflect";
import type { KeywordWords } from "@tefuda/language/qualities/keywords";
import type { FigureWords } from "@tefuda/language/qualities/number";
import type { Traits } from "@tefuda/language/qualities/traits";
import type { Figure, Nation, PlainEmblem, UnitType } from "../tree.ts";

/** sangoku-5.1: what they are called, and the letter of their colour. */
export const nations: Readonly<Record<Nation, readonly [en: string, ja: string, letter: string]>> = {
  wei: ["Wei", "魏", "R"],
  shu: ["Shu", "蜀", "G"],
  wu: ["Wu", "呉", "B"],
  warlords: ["warlords", "群雄", "K"],
  han: ["Han", "漢", "P"],
};

/** sangoku-11.4 */
export const units: Readonly<Record<UnitType, readonly [one: string, many: string, ja: string]>> = {
  cavalry: ["cavalry", "cavalry", "騎兵"],
  spearman: ["spearman", "spearmen", "槍兵"],
  bowman: ["bowman", "bowmen", "弓兵"],
  infantry: ["infantry", "infantry", "歩兵"],
  elephant: ["elephant", "elephants", "象兵"],
};

/**
 * Sub-types of our world, by their English names in small letters (sangoku-11.4); what else is read stands behind them, of one
 * card in English.
 */
export const subtypes: Readonly<
  Record<string, readonly [ja: string, one?: string | undefined, moreJa?: readonly string[]]>
> = {
  "Five Tiger Generals": ["五虎将", "Five Tiger General", ["五虎大将軍", "五虎大将"]],
  "Yellow Turbans": ["黄巾", "Yellow Turban", ["黄巾党", "黄巾軍", "黄巾賊"]],
  "Tiger Guards": ["虎衛", "Tiger Guard", ["虎衛軍"]],
  "Five Elites": ["五将", "Five Elite"],
  Strategists: ["軍師", "Strategist"],
  Consorts: ["妃", "Consort"],
  Nanman: ["南蛮", undefined, ["南蛮軍"]],
  Coalition: ["連合", undefined, ["連合軍"]],
  "Inner Court": ["内廷"],
  "River Fleet": ["水軍"],
  "Northern Riders": ["北騎", "Northern Rider"],
  Scholars: ["文士", "Scholar"],
};

/** sangoku-10 */
export const emblems: Readonly<Record<PlainEmblem, readonly [en: string, ja: string]>> = {
  haste: ["Haste", "速攻"],
  trample: ["Trample", "蹂躙"],
  avoidance: ["Avoidance", "回避"],
  longSpear: ["Long Spear", "長槍"],
  unblockable: ["Unblockable", "突破"],
  summonShot: ["Summon Shot", "射撃"],
  uprising: ["Uprising", "蜂起"],
  patriotism: ["Patriotism", "愛国"],
  assistant: ["Assistant", "補佐"],
  lord: ["Lord", "君主"],
  multipleMusou: ["Multiple Musou", "無双連撃"],
  combatElephant: ["Combat Elephant", "戦象"],
  awaken: ["Awaken", "覚醒"],
  firstStrike: ["First Strike", "先制"],
  mercenary: ["Mercenary", "傭兵"],
  support: ["Support", "支援"],
  surpriseAttack: ["Surprise Attack", "奇襲"],
  nationTreasure: ["Nation Treasure", "国宝"],
  continuousFire: ["Continuous Fire", "連射"],
  intimidate: ["Intimidate", "威圧"],
  defensiveStance: ["Defensive Stance", "防備"],
  dance: ["Dance", "舞"],
};

export const figures: Readonly<Record<Figure, FigureWords>> = {
  power: { en: ["power"], ja: ["武力"] },
  originalPower: { en: ["original power", "base power"], ja: ["元の武力", "元々の武力", "もとの武力"] },
  cost: { en: ["cost"], ja: ["コスト"] },
  fortDamage: { en: ["fort damage"], ja: ["攻城力", "城壁ダメージ"] },
  damage: { en: ["damage"], ja: ["ダメージ"] },
};

export const traits = {
  nation: {
    symbol: "Nation",
    says: ["a nation", "国"],
    words: Object.fromEntries(
      Object.entries(nations).map(([nation, [en, ja]]) => [
        nation,
        { en: nation === "warlords" ? [en, "warlord"] : [en], ja: [ja] },
      ]),
    ),
    ja: ["Nの", "Nに(属する|所属する)"],
    not: {
      en: [
        "of a nation other than N",
        "that <num:is/are> not N",
        "(other than N|not of [the] N|of (any|another) nation (but|except|other than) N)",
      ],
      ja: ["N以外の", "Nでない", "N以外の国の"],
    },
    being: { en: ["is N"], ja: [`Nに属して${iru}`, `Nに${polar("属する", "属さない")}`] },
    joins: {
      en: [
        "<num:is/are> also <num:a/> N <num:card/cards>",
        "(is|are) also [a] N [(general|generals|card|cards)]",
        "(is|are) [a] N [(card|cards|general|generals)] as well",
        "(counts|count) as [a] N [(card|cards|general|generals)]",
      ],
      ja: [
        `Nのカードとしても${godan("扱", "う")}`,
        `N(の武将|)としても${godan("扱", "う")}`,
        `N(でもある|にも${suru("属")})`,
      ],
    },
  },
  subtype: {
    symbol: "Subtype",
    says: ["a sub-type", "サブタイプ"],
    open: ["subtypes"],
    words: Object.fromEntries(
      Object.entries(subtypes).map(([en, [ja, one, moreJa = []]]) => [
        en.toLowerCase(),
        { en: [en, ...(one ? [one] : [])], ja: [ja, ...moreJa] },
      ]),
    ),
    ja: ["Nの"],
  },
  unit: {
    symbol: "Unit",
    says: ["a unit type", "兵種"],
    words: Object.fromEntries(
      Object.entries(units).map(([unit, [one, , ja]]) => [unit, { en: [one], ja: [ja] }]),
    ),
    not: {
      en: ["that <num:is/are> not N", "(other than N|of a unit type other than N)"],
      ja: ["N以外の", "Nでない"],
    },
    ja: ["Nの"],
  },
} as const satisfies Traits;

export const keywords: KeywordWords = {
  words: emblems,
  says: ["an emblem", "エンブレム"],
  joined: { en: [" and", ", and", ""], more: [","], ja: ["と", "", "、", "および"] },
};
