/** The single words of the game: nations, unit types, sub-types, emblems, figures, for how long, prices. */
import { capital, type Production } from "@tefuda/cardtext";
import { both, say } from "@tefuda/cardtext/write";
import type { Goals } from "@tefuda/language/actions/finding";
import type { PileWords } from "@tefuda/language/actions/piles";
import type { Verbs } from "@tefuda/language/actions/verbs";
import type { CardWords } from "@tefuda/language/cards/words";
import type { Deeds, PlayerDeeds } from "@tefuda/language/phrases/bans";
import { aru, eru, eruShort, godan, ichidan, iru, polar, suru } from "@tefuda/language/phrases/inflect";
import { series } from "@tefuda/language/phrases/lists";
import { pointsWords } from "@tefuda/language/phrases/measures";
import { dasu, kuwaeru, modosu, oku, type Place, their } from "@tefuda/language/phrases/moving";
import type { Points } from "@tefuda/language/points";
import type { KeywordWords } from "@tefuda/language/qualities/keywords";
import type { FigureWords } from "@tefuda/language/qualities/number";
import type { Traits } from "@tefuda/language/qualities/traits";
import { type TermWords, thisFight, thisTurn } from "@tefuda/language/terms";
import type { Vocabulary } from "@tefuda/language/vocabulary";
import type { Deed, Duration, Figure, Nation, PlainEmblem, PlayerDeed, Price, UnitType } from "../tree.ts";
import { states } from "./states.ts";
import { putOff, waiting } from "./waiting.ts";

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

/** Sub-types of our world, by their English names in small letters (sangoku-11.4). */
export const subtypes: Readonly<Record<string, string>> = {
  "Five Tiger Generals": "五虎将",
  "Yellow Turbans": "黄巾",
  "Tiger Guards": "虎衛",
  "Five Elites": "五将",
  Strategists: "軍師",
  Consorts: "妃",
  Nanman: "南蛮",
  Coalition: "連合",
  "Inner Court": "内廷",
  "River Fleet": "水軍",
  "Northern Riders": "北騎",
  Scholars: "文士",
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

const figures: Readonly<Record<Figure, FigureWords>> = {
  power: { en: ["power"], ja: ["武力"] },
  originalPower: { en: ["original power", "base power"], ja: ["元の武力", "元々の武力", "もとの武力"] },
  cost: { en: ["cost"], ja: ["コスト"] },
  fortDamage: { en: ["fort damage"], ja: ["攻城力", "城壁ダメージ"] },
  damage: { en: ["damage"], ja: ["ダメージ"] },
};

/** Until the end of the next turn of a player. */
const throughTurn = (whose: string, ja: string): TermWords => ({
  en: [
    `until the end of ${whose} next turn`,
    `(through|until [the] end of|up to the end of) ${whose} next turn`,
    `(during|in) ${whose} next turn`,
  ],
  ja: [
    `次の${ja}のターンの終了時まで`,
    `(次の${ja}の|${ja}の次の)ターン(終了時まで|の終わりまで|が終わるまで|の間|中)`,
  ],
});
const battle = thisFight("battle", "戦闘");
const terms: Readonly<Record<Duration, TermWords>> = {
  thisTurn,
  thisBattle: {
    en: [...battle.en, "[(during|for)] this attack"],
    ja: battle.ja,
  },
  yourNextTurn: {
    en: [
      "until your next turn begins",
      "until [the] (start|beginning) of your next turn",
      "until your next turn",
    ],
    ja: [
      "次のあなたのターンが始まるまで",
      "(次のあなたの|あなたの次の|次の自分の)ターン(まで|の開始時まで|開始時まで|が始まるまで|の始めまで)",
    ],
  },
  endOfYourNextTurn: throughTurn("your", "あなた"),
  endOfOpponentsNextTurn: throughTurn("your opponent's", "相手"),
  stays: {
    en: [
      "for as long as it stays on the battlefield",
      "[for] (as long as|while) (it|this general|that general|this card) (stays|remains|is) (on the battlefield|in play|on the field|there)",
      "(until it leaves|until this general leaves|until that general leaves) (the battlefield|play|the field)",
      "permanently",
    ],
    ja: ["戦場にいる間", "(戦場|場)(を離れる|から離れる)まで", "(戦場|場)に(いる|ある|残っている)(間|限り)"],
  },
};

/** What a card does or suffers, as it stands after "cannot"; in Japanese the stem of "できない". */
const deeds: Readonly<Record<Deed, Deeds[string]>> = {
  attack: [["attack"], ["攻撃でき", "攻撃をでき"], [["attack WHOM"], ["WHOMを攻撃でき", "WHOMに攻撃でき"]]],
  attackForts: [
    ["attack forts", "attack (the|your opponent's|your|any|the opponent's|a) (fort|forts)"],
    ["城壁を攻撃でき", "[相手の]城壁(を|に)攻撃でき"],
  ],
  beAttacked: [
    ["be attacked", "be (chosen as|the target of) [an] (attack target|attack|attacks)"],
    ["攻撃され", "攻撃対象に[選ば]れ", "攻撃[の]対象になら"],
    [["be attacked by WHOM"], ["WHOMに攻撃され", "WHOM(から|によって)攻撃され"]],
  ],
  intercept: [["intercept"], ["迎撃でき", "迎撃をでき"], [["intercept WHOM"], ["WHOMを迎撃でき"]]],
  beIntercepted: [
    ["be intercepted"],
    ["迎撃され"],
    [["be intercepted by WHOM"], ["WHOMに迎撃され", "WHOM(から|によって)迎撃され"]],
  ],
  retire: [
    ["retire", "be retired"],
    ["撤退する", "撤退させられ", "撤退され"],
  ],
  beRetired: [
    [],
    [],
    undefined,
    [
      ["be retired by CAUSE", "(be retired|be destroyed|retire) (by|because of|through|due to) CAUSE"],
      ["CAUSEによって撤退する", "CAUSE(で|では|により|によって)撤退(させられ|され)"],
    ],
  ],
  standUp: [
    [
      "stand at the start of the main phase",
      "(stand|stand up|become standing|be stood) (at the start of|at the beginning of|during|in) (your|its player's|its controller's|their player's|their|the|its) main phase",
    ],
    [
      "メインフェイズの開始時に待機し",
      "メインフェイズ(開始時に|の(始め|はじめ|初め)に|に)待機(し|状態になら)",
    ],
  ],
  stand: [
    ["stand", "be stood", "stand up", "become standing"],
    ["待機する", "待機状態になら", "待機でき", "待機させられ"],
  ],
  beChosen: [
    [
      "be chosen by your opponent's effects",
      "be (chosen|targeted) (by|for|as a target of|as the target of|as a target by) [(your|a|the)] (opponent|opponents|opponent's) [(texts|effects|text|effect|cards|abilities)]",
      "be chosen",
      "be targeted [by your opponent]",
    ],
    [
      "相手の効果で選ばれ",
      "相手の(効果|カード|テキスト)(では|で|に|によって|によっては)選ばれ",
      "相手の(効果|カード|テキスト)の対象になら",
      "相手に選ばれ",
      "選ばれ",
    ],
    [
      [
        "be chosen by WHOM",
        "be (chosen|targeted) (by|for|as a target of|as a target by|as the target of) WHOM",
      ],
      ["WHOMで選ばれ", "WHOM(に|では|によって)選ばれ", "WHOMの対象になら"],
    ],
  ],
  strikeBack: [
    ["deal battle damage", "deal any battle damage", "strike back"],
    ["戦闘ダメージを与え", "戦闘ダメージを与えられ"],
  ],
};

const colours = [...Object.entries(nations).map(([nation, [, , letter]]) => [nation, letter]), ["any", "C"]];

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
      Object.entries(subtypes).map(([en, ja]) => [en.toLowerCase(), { en: [en], ja: [ja] }]),
    ),
    ja: ["Nの"],
  },
  unit: {
    symbol: "Unit",
    says: ["a unit type", "兵種"],
    words: Object.fromEntries(
      Object.entries(units).map(([unit, [one, , ja]]) => [unit, { en: [one], ja: [ja] }]),
    ),
    ja: ["Nの"],
  },
} as const satisfies Traits;

export const keywords: KeywordWords = {
  words: emblems,
  says: ["an emblem", "エンブレム"],
  joined: { en: [" and", ", and", ""], more: [","], ja: ["と", "", "、", "および"] },
};

const piles: PileWords = {
  deck: { en: "deck", ja: "山札" },
  pile: { zone: "pile", en: "discard pile", ja: "捨て札", all: "捨て札" },
  milled: true,
  put: [`捨て札に${oku}`, `捨て札に${godan("送", "る")}`, ichidan("捨て")],
  mill: {
    one: ["~discard the top card of (your|their) deck"],
    many: ["~discard the top {n:#+} cards of (your|their) deck"],
  },
};

export const turned = { yes: ["tapped", "疲弊状態"], no: ["standing", "待機状態"] } as const;

const cards: CardWords = {
  // sangoku-11.1
  nouns: {
    tactic: { en: "tactic", ja: "計略" },
    general: { en: "general", ja: "武将" },
    reinforcement: { en: "reinforcement", ja: "増援" },
    mainTactic: { en: "main tactic", ja: "メイン計略" },
    battleTactic: { en: "battle tactic", ja: "戦闘計略" },
    scenario: { en: "scenario", ja: "シナリオ" },
  },
  usual: "general",
  zones: {
    hand: { en: "hand", ja: "手札" },
    pile: { en: "discard pile", more: ["discard"], ja: "捨て札" },
    resources: { en: "resources", ja: "国力", noun: { en: "resource", ja: "国力" } },
    out: {
      en: "game",
      ja: "ゲーム",
      nobodys: {
        en: ["out of the game", "(that <num:is/are>|removed) (out of|removed from|from) the game"],
        ja: ["ゲームから除外されている", "ゲームから除外された", "ゲーム外の"],
      },
    },
  },
  ownSides: true,
  // A fort that went down and a tactic that is played lie nowhere.
  nowhere: ["onFort", "onTactic"],
  turned,
  freely: true,
  field: { en: ["battlefield", "field"], ja: ["戦場", "場"] },
  selves: [
    {
      on: "onGeneral",
      en: ["this general", "this card", "this (card|general) from (your|its owner's) discard pile"],
      ja: ["この武将", "このカード"],
    },
    { on: "onReinforcement", en: ["this card", "this reinforcement"], ja: ["このカード", "この増援"] },
    {
      on: "onTactic",
      en: ["this card", "this [(main|battle)] tactic"],
      ja: ["このカード", "この[メイン|戦闘]計略"],
    },
    { on: "onScenario", en: ["this card", "this scenario"], ja: ["このカード", "このシナリオ"] },
    {
      on: "onFort",
      en: ["this card", "this card from (your|its owner's) discard pile"],
      ja: ["このカード"],
    },
    {
      on: "anywhere",
      en: ["this general", "this (card|reinforcement|scenario|tactic)"],
      ja: ["この武将", "この(カード|増援|シナリオ|計略)"],
    },
  ],
  own: { en: "(this (card|general)|the equipped general)", ja: "(この武将|このカード|装備した武将)" },
  // Generals on the battlefield are counted as persons, all else as cards.
  counters: [
    { ja: "体", is: iru, of: ({ noun, zone }) => noun === "general" && !zone },
    { ja: "枚", is: aru, of: ({ noun, zone }) => noun !== "general" || zone !== undefined },
  ],
  fight: { noun: "general", group: "battle", state: "fighting" },
  style: { possessive: true, each: true },
};

/** sangoku-8.1, 8.8 */
const points: Points = {
  forts: {
    en: "forts",
    ja: "城壁",
    thing: { en: "fort", counter: "つ" },
    amounts: {
      FortsN: pointsWords("fort damage", "城壁ダメージ", [
        "城壁ダメージをN",
        "N[の|点の]城壁ダメージを",
        "城壁にN[の|点の]ダメージを",
      ]),
    },
    changes: { damage: { n: "FortsN", en: ["take", "receive"], ja: [ichidan("受け")], dealt: true } },
    asked: "fewer",
  },
};

const playing = (card: string, en: string, ja: string): PlayerDeeds[string] => ({
  en: [`play ${en}s`, `play (any|a) (${en}s|${en})`],
  ja: [`${ja}をプレイでき`, `${ja}を(使え|使用でき|使うことができ)`],
  card,
  of: { en: "play {d:Desc.pl}", ja: "{d:Desc}をプレイでき" },
});

const playerDeeds: Readonly<Record<PlayerDeed, PlayerDeeds[string]>> = {
  summon: {
    en: ["summon generals", "summon (any generals|a general)"],
    ja: ["武将を召集でき", "召集でき"],
    card: "general",
    of: { en: "summon {d:Desc.pl}", ja: "{d:Desc}を召集でき" },
  },
  equip: {
    en: ["equip reinforcements", "equip (any reinforcements|a reinforcement)"],
    ja: ["増援を装備でき", "増援を装備させられ"],
    card: "reinforcement",
    of: { en: "equip {d:Desc.pl}", ja: "{d:Desc}を装備でき" },
  },
  playMainTactics: playing("mainTactic", "main tactic", "メイン計略"),
  playBattleTactics: playing("battleTactic", "battle tactic", "戦闘計略"),
  playScenarios: playing("scenario", "scenario", "シナリオ"),
  intercept: { en: ["intercept"], ja: ["迎撃でき"] },
  ambush: {
    en: ["ambush", "use [【]ambush[】]"],
    ja: ["伏兵を使え", "(【伏兵】|伏兵)を(使え|使用でき|行え)"],
  },
  musou: {
    en: ["use Musou", "use [【]musou[】]"],
    ja: ["無双を使え", "(【無双】|無双)を(使え|使用でき|行え)"],
  },
  draw: {
    // the draw phase has one draw whatever is said of effects (sangoku-4.2)
    en: [
      "draw cards by effects",
      "draw (cards|any cards|a card) (by (effects|a effect)|except (in|during) (their|your|the) draw phase|outside [of] (their|your|the) draw phase|other than in (their|your) draw phase)",
    ],
    ja: ["効果でカードを引け"],
  },
};

const verbs: Verbs = {
  retire: {
    en: ["retire WHAT", "(choose and retire|force to retire) WHAT"],
    ja: [ichidan("撤退させ")],
    itself: ["<num:retires/retire>", "<num:is/are> (destroyed|sacrificed)"],
    own: ["~retire WHAT"],
    cost: { en: ["(sacrifice|have retire) WHAT"] },
    away: true,
  },
  tap: {
    en: ["tap WHAT", "choose and tap WHAT"],
    ja: [ichidan("疲弊させ"), suru("疲弊状態に"), suru("疲弊")],
    itself: ["<num:becomes/become> tapped"],
    own: ["~tap WHAT"],
    cost: {},
    icon: {
      en: ["〔Tap〕", "(〔|【)Tap(〕|】)", "tap this (general|card)", "tap"],
      ja: ["〔疲弊〕", "(〔|【)疲弊(〕|】)", "この(武将|カード)を(疲弊させる|疲弊する|疲弊)"],
    },
  },
  stand: {
    en: [
      "stand WHAT",
      "choose and stand WHAT",
      "(stand|ready) WHAT up",
      "(ready|make stand|let stand) WHAT",
      "(make|have|let) WHAT stand [up]",
    ],
    ja: [ichidan("待機させ"), suru("待機状態に"), suru("待機")],
    itself: ["<num:stands/stand> [up]", "<num:becomes/become> standing"],
    own: ["~stand WHAT"],
  },
  turnUp: {
    en: ["turn WHAT face-up", "(turn|flip) up WHAT", "flip WHAT face-up"],
    ja: [suru("表向きに"), suru("表に")],
    own: ["~turn WHAT face-up"],
  },
  turnDown: {
    en: ["turn WHAT face-down", "(turn|flip) down WHAT", "flip WHAT face-down"],
    ja: [suru("裏向きに"), suru("裏に")],
    own: ["~turn WHAT face-down"],
    cost: { place: "resources", named: true },
  },
};

const goals: Goals = {
  hand: [
    ["add IT to your hand", "(put|take|add|return) IT (into|to|in) your hand"],
    [`手札に${kuwaeru}`, `[あなたの]手札に(${kuwaeru}|${modosu})`],
  ],
  battlefield: [
    [
      "put IT onto the battlefield",
      "(put|play|place) IT (onto|on|into|to) (the|your) (battlefield|field) [without paying its cost]",
    ],
    [`戦場に${dasu}`, `[あなたの](戦場|場)に(${dasu}|${oku})`],
  ],
  resources: [
    ["put IT into your resources", "(put|place|add) IT (into|in|to|as) your resources"],
    [`国力に${oku}`, `[あなたの]国力に(${oku}|${kuwaeru})`],
  ],
};

/** sangoku-5.2: into the resources, turned as the text says. */
const places: readonly Place[] = (["down", "up"] as const).flatMap((face) =>
  [true, false].map((is): Place => {
    const [en, ja] = turned[is ? "yes" : "no"];
    const side = face === "down" ? "裏向き" : "表向き";
    return {
      noun: "resources",
      name: "resources",
      plural: "resources",
      node: { do: "toResources", face, turned: is },
      en: `put WHAT into OWN face-${face} and ${en}`,
      // where nothing is said of it, it comes standing
      more: `(put|place|add|return|move) WHAT (face-${face} [(,|and)] ${en} (into|in|to|as) OWN|${en} [(,|and)] face-${face} (into|in|to|as) OWN|(into|in|to) OWN [,] (face-${face} [(,|and)] ${en}|${en} [(,|and)] face-${face})|face-${face} (into|in|to) OWN [(,|and)] ${en}${is ? "" : `|face-${face} (into|in|to) OWN|(into|in|to) OWN [,] face-${face}`})`,
      mine: `国力に${side}の${ja}で${oku}`,
      ja: [
        `WHAT${their}国力に${side}(の|で|かつ|、)${ja}で${oku}`,
        `WHAT(${side}(の|で|かつ|、)${ja}で|${ja}(の|で|かつ|、)${side}で)${their}国力に${oku}`,
      ],
    };
  }),
);

export const vocabulary: Vocabulary = {
  extremes: true,
  coinUnder: "tails",
  texts: {
    // sangoku-9.3, 9.18, 9.20
    always: {
      passive: ["Passive", "常時"],
      dance: ["Dance Mode", "舞状態"],
      awaken: ["Awaken Mode", "覚醒状態"],
    },
    use: ["Main", "メイン"],
    when: ["Activate", "誘発"],
    unmarked: true,
    // sangoku-9.21
    often: {
      turn: {
        mark: ["Once per Turn", "ターン1回"],
        en: ["once a turn", "once (per|a|each|every|in a|in each|during each) turn"],
        ja: ["1ターンに1回", "1ターンに1(回|度)[だけ|まで]"],
      },
    },
    free: true,
    onCard: ["anywhere", "onGeneral", "onReinforcement", "onScenario"],
    onEffect: ["anywhere", "onTactic", "onFort"],
    onPlayed: ["anywhere", "onTactic"],
    named: { en: ["Fort Trigger"], ja: ["城壁誘発"] },
  },
  deeds,
  playerDeeds,
  prices: {
    cost: {
      en: "cost",
      ja: "コスト",
      unit: "",
      verb: true,
      others: true,
      play: { en: "summon|equip", ja: "召集する" },
    },
  },
  bonus: {
    changing: {
      names: { power: ["武力"], fortDamage: ["攻城力", "城壁ダメージ", "与える城壁ダメージ"] },
      by: (names, n) =>
        names.map((name) =>
          name === "power" ? { is: "bonus", by: { power: n } } : { is: "fortDamage", by: n },
        ),
    },
    ja: [
      "{b:Bonus}<end:/して/し/できる>",
      `{b:Bonus}(の修正|の修整|)を(${eru}|${eruShort}|${ichidan("受け")})`,
      `{b:Bonus}(${godan("にな", "る")}|${suru("")}|さ<end:れる/れて/れ/れる>)`,
    ],
  },
  later: putOff,
  triggers: waiting,
  goals,
  places,
  verbs,
  points,
  cards,
  states,
  traits,
  keywords,
  figures,
  costs: { cost: "" },
  piles,
  terms,
};

export const words: Production[] = [
  // On an emblem, where each stands as a name.
  ...Object.entries(nations).map(([nation, [en, ja]]) => say("Realm", nation, capital(en), ja)),
  ...series("Realms", "Realm", { en: [",", " and", ", and"], ja: ["、", "と"] }),
  // 2R1C: in whatever order it is written, it is printed in that of the nations (sangoku-5.6).
  ...colours.map(([colour, letter]) =>
    say("Coins", { colour, n: "$n" }, `{n:#d}${letter}`, `{n:#d}${letter}`),
  ),
  ...series("Purse", "Coins", { en: [""], ja: [""] }),
  both(
    "Price",
    ({ p }) => priceOf(p as Coins[]),
    (it: Price) => ({
      p: colours.flatMap(([colour]) => {
        const n = it[colour as keyof Price];
        return n === undefined ? [] : [{ colour, n }];
      }),
    }),
    "{p:Purse}",
    "{p:Purse}",
  ),
];

interface Coins {
  colour: keyof Price;
  n: number;
}

/** A price of coins; no colour is named twice. */
function priceOf(coins: readonly Coins[]): Price | undefined {
  const price: Price = {};
  for (const { colour, n } of coins) {
    if (price[colour] !== undefined) return undefined;
    price[colour] = n;
  }
  return price;
}
