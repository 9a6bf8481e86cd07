/** The single words of the game: organizations (trails-10.11), icon crafts (trails-10.12), values, for how long. */
import type { Production } from "@tefuda/cardtext";
import type { Goals } from "@tefuda/language/actions/finding";
import type { PileWords } from "@tefuda/language/actions/piles";
import type { Verbs } from "@tefuda/language/actions/verbs";
import type { CardWords } from "@tefuda/language/cards/words";
import { aru, eru, eruShort, godan, ichidan, iru, polar, suru } from "@tefuda/language/phrases/inflect";
import { series } from "@tefuda/language/phrases/lists";
import { pointsWords } from "@tefuda/language/phrases/measures";
import { oku } from "@tefuda/language/phrases/moving";
import { onceATurn, usualGoals, usualJoined } from "@tefuda/language/phrases/usual";
import type { Points } from "@tefuda/language/points";
import type { KeywordWords } from "@tefuda/language/qualities/keywords";
import type { FigureWords } from "@tefuda/language/qualities/number";
import type { Traits } from "@tefuda/language/qualities/traits";
import type { CostWords } from "@tefuda/language/statements/costs";
import { bonusJa } from "@tefuda/language/statements/keywords";
import { type TermWords, thisFight, thisTurn } from "@tefuda/language/terms";
import type { Vocabulary } from "@tefuda/language/vocabulary";
import type { Duration, Figure, Icon } from "../tree.ts";
import { deeds, playerDeeds } from "./deeds.ts";
import { states } from "./states.ts";
import { putOff, waiting } from "./waiting.ts";

/** Organizations of our world, by their English names in small letters. */
export const organizations: Readonly<Record<string, string>> = {
  "Lantern Guild": "灯火組合",
  "Amber Order": "琥珀騎士団",
  Tidewatch: "潮見隊",
  "Cogwright Union": "歯車同盟",
  "Moonlit Circle": "月影の輪",
  "Skyrail Company": "空路社",
  "Verdant School": "翠樹学院",
  "Ironhound Corps": "鉄犬兵団",
  "Glass Theatre": "硝子座",
  "Free Wayfarers": "自由旅団",
};

export const icons: Readonly<Record<Icon, readonly [en: string, ja: string]>> = {
  covert: ["Covert", "隠密"],
  reinforcement: ["Reinforcement", "増援"],
  attribution: ["Attribution", "帰属"],
  dispatch: ["Dispatch", "派遣"],
  martialArts: ["Martial Arts", "武術"],
  hate: ["Hate", "ヘイト"],
};

const figures: Readonly<Record<Figure, FigureWords>> = {
  str: { en: ["STR"], ja: ["STR"] },
  def: { en: ["DEF"], ja: ["DEF"] },
  cp: { en: ["CP cost", "CP"], ja: ["CPコスト", "CP"] },
  ep: { en: ["EP cost", "EP"], ja: ["EPコスト", "EP"] },
  level: { en: ["level", "building level"], ja: ["拠点レベル", "レベル"] },
};

const terms: Readonly<Record<Duration, TermWords>> = {
  thisTurn,
  nextTurn: {
    en: [
      "until the end of the next turn",
      "(until|through|till) [the] end of (the|your|its controller's|your opponent's) next turn",
      "(through|during this turn and) the next turn",
    ],
    ja: [
      "次のターンの終了時まで",
      "次の[(あなた|自分|相手)の]ターン[の](終了時|終わり|最後)まで",
      "(あなた|自分|相手)の次のターン[の](終了時|終わり|最後)まで",
      "次のターンが終わるまで",
    ],
  },
  thisPhase: {
    en: [
      "until the end of this phase",
      "(for|during) this [(combat|preparation)] phase",
      "(until [the] end of|for the rest of) (this|the) [(combat|preparation)] phase",
    ],
    ja: [
      "このフェイズの終了時まで",
      "この[(戦闘|準備)]フェイズ(の間|中|の終わりまで|終了時まで|が終わるまで)",
      "(戦闘|準備)フェイズ(終了時まで|の終了時まで)",
    ],
  },
  thisCombat: thisFight("combat", "戦闘"),
  forGood: {
    en: ["for the rest of the game", "until the end of the game", "for good", "permanently"],
    ja: ["ゲームの終わりまで", "ゲーム(終了時|が終わる)まで", "永続的に"],
  },
};

export const traits = {
  org: {
    symbol: "Org",
    says: ["an organization", "組織"],
    open: ["orgs"],
    words: Object.fromEntries(
      Object.entries(organizations).map(([en, ja]) => [en.toLowerCase(), { en: [en], ja: [ja] }]),
    ),
    ja: ["Nの", "N", "Nに(属する|所属する)"],
    being: {
      en: ["is N", "(belongs to|is of) N"],
      ja: [`Nに属して${iru}`, `N(に所属して${iru}|に${polar("属する", "属さない")})`],
    },
    joins: {
      en: [
        "<num:is/are> also N",
        "(gain|gains) [the] [(organization|organizations)] N [(organization|organizations)]",
        "(is|are) N as well",
        "(counts|count|is treated|are treated) as [(a|an)] N [(UNIT|UNITs|card|cards)] [as well]",
        "(has|have) [the] [(organization|organizations)] N [(organization|organizations)] in addition to (its|their) other organizations",
      ],
      ja: [
        `Nにも${suru("属")}`,
        `(組織|組織に)Nを${eru}`,
        `N(の組織を(${eru}|${eruShort}|${godan("持", "つ")})|に[も](${suru("所属")}|${suru("属")})|でもある|としても${godan("扱", "う")})`,
      ],
    },
  },
} as const satisfies Traits;

export const keywords: KeywordWords = {
  words: icons,
  says: ["an icon craft", "アイコンクラフト"],
  joined: usualJoined,
};

/** The deck and the discard pile, which is a trail here (trails-3.6). */
const piles: PileWords = {
  deck: { en: "deck", ja: "デッキ" },
  pile: { zone: "trail", en: "trail", ja: "軌跡", all: "軌跡のカード" },
  put: [`軌跡に${godan("置", "く")}`, `軌跡に${godan("送", "る")}`],
  mill: { one: ["~mill (a|1|one) card"], number: ["~mill {n:CardsN}"] },
};

const selves = (["UNIT", "ITEM", "BASE"] as const).map((name) => ({
  on: `on${name.charAt(0)}${name.slice(1).toLowerCase()}`,
  en: [`this ${name}`, "this card"],
  ja: [`この${name}`, "このカード"],
}));

export const turned = { yes: ["actioned", "アクション状態"], no: ["ready", "レディ状態"] } as const;

/** What "cost" means of a card. */
export const payment: Readonly<Record<string, "cp" | "ep">> = { unit: "cp", item: "cp", event: "ep" };

const cards: CardWords = {
  // trails-1.7
  nouns: {
    unit: { en: "UNIT", ja: "UNIT" },
    item: { en: "ITEM", ja: "ITEM" },
    event: { en: "EVENT", ja: "EVENT" },
    base: { en: "BASE", ja: "BASE" },
  },
  usual: "unit",
  zones: {
    homebase: { en: "homebase", ja: "拠点" },
    hand: { en: "hand", ja: "手札" },
    trail: { en: "trail", ja: "軌跡" },
  },
  turned,
  field: { en: ["field"], ja: ["場"] },
  selves: [
    ...selves,
    { on: "onEvent", en: ["this card", "this EVENT"], ja: ["このカード", "このEVENT"] },
    {
      on: "anywhere",
      en: ["this UNIT", "this (card|ITEM|BASE|EVENT)"],
      ja: ["このUNIT", "この(カード|ITEM|BASE|EVENT)"],
    },
  ],
  own: { en: "this [(card|UNIT|ITEM|BASE|one)]", ja: "(このUNIT|このカード|このITEM|このBASE)" },
  // Whatever it is, it is counted as cards are.
  counters: [{ ja: "枚", is: aru, of: () => true }],
  fight: { noun: "unit", group: "combat", state: "combating", behind: true },
  style: { possessive: false, each: false },
  further: ["supported", "arts"],
  unsaid: { cost: payment },
  tail: "sharesOrg",
};

/** trails-2.1, 2.5, 4.2 */
const points: Points = {
  bond: {
    en: "bond",
    ja: "絆",
    amounts: {
      BondN: pointsWords("bond", "絆", ["絆をN", "絆をN点", "N絆を", "絆N(を|点を)", "N点の絆を"]),
      DamageN: pointsWords("damage", "ダメージ", ["Nダメージを", "ダメージをN", "N点のダメージを"]),
    },
    changes: {
      gain: { n: "BondN", en: ["gain", "recover", "get"], ja: [eru, eruShort, suru("回復")] },
      lose: { n: "BondN", en: ["lose", "pay"], ja: [godan("失", "う"), godan("支払", "う")] },
      damage: { n: "DamageN", en: ["take", "receive"], ja: [ichidan("受け")], dealt: true },
    },
    asked: "more",
    lost: {
      en: ["~lose bond", "~lose (one or more|any) bond"],
      ja: ["絆を失った", "絆が減った", "絆を1以上失った"],
    },
    gained: {
      en: ["~gain bond", "~gain (one or more|any) bond"],
      ja: ["絆を得た", "絆が増えた", "絆を1以上得た", "絆を回復した"],
    },
    cost: {
      en: ["{n:#d} bond", "(pay|lose) {n:#d} bond"],
      ja: ["絆{n:#d}", `絆を{n:#d}(${godan("支払", "う")}|${godan("失", "う")})`],
    },
  },
  cp: {
    en: "CP",
    ja: "CP",
    amounts: { CpN: pointsWords("CP", "CP", ["NCPを", "CPを[追加で|さらに]N", "CPN(を|点を)"]) },
    changes: { gain: { n: "CpN", en: ["gain"], ja: [eru] } },
    asked: "alone",
  },
  ep: {
    en: "EP",
    ja: "EP",
    amounts: { EpN: pointsWords("EP", "EP", ["NEPを", "EPを[追加で|さらに]N", "EPN(を|点を)"]) },
    changes: {
      gain: { n: "EpN", en: ["gain"], ja: [eru] },
      lose: { n: "EpN", en: ["pay", "spend"], ja: [godan("支払", "う"), godan("失", "う")] },
    },
    asked: "alone",
    cost: {
      en: ["{n:#0} EP", "(pay|spend) {n:#0} EP", "EP {n:#0}"],
      ja: [
        "{n:#0}EP",
        "EP{n:#0}",
        `({n:#0}EP|EP{n:#0}|EPを{n:#0})[を](${godan("支払", "う")}|${godan("払", "う")})`,
      ],
    },
  },
};

const prices: Readonly<Record<"cp" | "ep" | "level", CostWords>> = {
  cp: { en: "CP cost", ja: "CPコスト", unit: " CP" },
  ep: { en: "EP cost", ja: "EPコスト", unit: " EP" },
  level: { en: "level", ja: "拠点レベル" },
};

const verbs: Verbs = {
  destroy: {
    en: ["destroy WHAT", "(K.O.|KO|kill|choose and destroy) WHAT"],
    ja: [suru("破壊"), suru("K.O.")],
    own: ["~destroy WHAT"],
    cost: { en: ["sacrifice WHAT"] },
    sacrifice: true,
    away: true,
  },
  stun: {
    en: ["stun WHAT", "choose and stun WHAT"],
    ja: [ichidan("スタンさせ"), suru("スタン"), suru("スタン状態に")],
    own: ["~stun WHAT"],
    cost: {},
  },
  cure: { en: ["cure WHAT", "choose and cure WHAT"], ja: [ichidan("回復させ"), suru("回復")] },
  action: {
    en: ["action WHAT"],
    ja: [suru("アクション"), ichidan("アクションさせ"), suru("アクション状態に")],
    own: ["~action WHAT"],
    cost: {},
    // trails-4.14
    icon: {
      en: ["〔Action〕", "(〔|【)Action(〕|】)", "Action", "action this UNIT"],
      ja: [
        "〔アクション〕",
        "(〔|【)アクション(〕|】)",
        "アクション",
        "この(UNIT|ITEM|BASE|カード)をアクション[状態に][する]",
      ],
    },
  },
  ready: {
    en: ["ready WHAT"],
    ja: [
      suru("レディ状態に"),
      `レディ状態に${godan("戻", "す")}`,
      suru("レディに"),
      ichidan("レディさせ"),
      suru("レディ"),
    ],
  },
  turnUp: {
    en: ["turn WHAT face-up", "turn up WHAT", "flip WHAT face-up"],
    ja: [
      suru("表向きに"),
      suru("表に"),
      suru("公開して表向きに"),
      `[拠点]レベル(を無視して|に関係なく|にかかわらず)[、]${suru("表向きに")}`,
    ],
  },
  turnDown: {
    en: ["turn WHAT face-down", "turn down WHAT", "flip WHAT face-down"],
    ja: [suru("裏向きに"), suru("裏に"), `裏向きに${godan("戻", "す")}`],
  },
  // trails-10.9
  rebuild: {
    en: ["rebuild WHAT"],
    ja: [suru("再建"), ichidan("再建させ")],
    place: "homebase",
    cost: { place: "homebase" },
  },
};

const goals: Goals = {
  ...usualGoals("field", "場"),
  homebase: [
    ["put IT face-down into your homebase", "(put|lay) IT [face-down] (into|in) your homebase [face-down]"],
    [`裏向きで拠点に${oku}`, `[裏向きで][あなたの]拠点に[裏向きで]${oku}`],
  ],
};

export const vocabulary: Vocabulary = {
  extremes: true,
  coinUnder: "tails",
  orders: true,
  texts: {
    always: undefined,
    use: undefined,
    when: undefined,
    often: {
      turn: onceATurn,
      game: {
        en: ["once a game", "once (per|each) game"],
        ja: ["1ゲームに1回", "(1ゲーム|ゲーム)(に|中|中に|)(1回|1度)[だけ|まで]"],
      },
    },
    free: false,
    besides: true,
    otherwise: true,
    onCard: ["anywhere", "onUnit", "onItem", "onBase"],
    onEffect: ["anywhere", "onEvent"],
    onPlayed: ["anywhere", "onEvent"],
  },
  deeds,
  playerDeeds,
  prices,
  bonus: {
    ja: bonusJa,
    pair: ["str", "def"],
  },
  later: putOff,
  triggers: waiting,
  goals,
  places: [],
  verbs,
  points,
  cards,
  states,
  traits,
  keywords,
  figures,
  costs: { cp: " CP", ep: " EP" },
  piles,
  terms,
};

export const words: Production[] = [
  ...series("OrgsLinked", "Org", {
    en: [" and", ", and", " and the"],
    more: [","],
    ja: ["と", "、", "および", "・"],
    rest: "OrgsAnd",
  }),
];
