/** Cards and where they lie, and what is done to them in words of the game's own. */
import type { Goals } from "@tefuda/language/actions/finding";
import type { PileWords } from "@tefuda/language/actions/piles";
import type { Verbs } from "@tefuda/language/actions/verbs";
import type { CardWords } from "@tefuda/language/cards/words";
import { aru, godan, ichidan, iru, suru } from "@tefuda/language/phrases/inflect";
import { pointsWords } from "@tefuda/language/phrases/measures";
import { dasu, kuwaeru, modosu, oku, type Place, their } from "@tefuda/language/phrases/moving";
import type { Points } from "@tefuda/language/points";

export const piles: PileWords = {
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

export const cards: CardWords = {
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
      en: ["this general", "this card"],
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
      moved: {
        en: ["this card", "this (card|general|reinforcement|tactic) [from (your|its owner's) discard pile]"],
        ja: ["このカード", "この(武将|増援|計略)"],
      },
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
export const points: Points = {
  forts: {
    en: "forts",
    ja: "城壁",
    thing: { en: "fort", counter: "つ" },
    amounts: {
      FortsN: pointsWords("fort damage", "城壁ダメージ", [
        "城壁ダメージをN",
        "N[の|点の]城壁ダメージを",
        "城壁ダメージN[点]を",
        "城壁にN[の|点の]ダメージを",
      ]),
    },
    changes: { damage: { n: "FortsN", en: ["take", "receive"], ja: [ichidan("受け")], dealt: true } },
    asked: "fewer",
  },
};

export const verbs: Verbs = {
  retire: {
    en: ["retire WHAT", "(choose and retire|force to retire) WHAT"],
    ja: [ichidan("撤退させ")],
    itselfJa: [suru("撤退")],
    itself: ["<num:retires/retire>", "<num:is/are> (destroyed|sacrificed)"],
    own: ["~retire WHAT"],
    cost: { en: ["(sacrifice|have retire) WHAT"] },
    sacrifice: true,
    away: true,
  },
  tap: {
    en: ["tap WHAT", "choose and tap WHAT"],
    ja: [ichidan("疲弊させ"), suru("疲弊状態に"), suru("疲弊")],
    itself: ["<num:becomes/become> tapped"],
    itselfJa: [suru("疲弊"), `疲弊状態に${godan("な", "る")}`],
    own: ["~tap WHAT"],
    cost: {},
    icon: {
      en: ["〔Tap〕", "(〔|【)Tap(〕|】)", "tap this (general|card)", "tap", "tapped"],
      ja: ["〔疲弊〕", "(〔|【)疲弊(〕|】)", "疲弊", "この(武将|カード)を(疲弊させる|疲弊する|疲弊)"],
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
    itselfJa: [suru("待機"), `待機状態に${godan("な", "る")}`],
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

export const goals: Goals = {
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
  battlefieldTapped: [
    [
      "put IT onto the battlefield tapped",
      "(put|play|place) IT (onto|on|into|to) (the|your) (battlefield|field) tapped [without paying its cost]",
    ],
    [
      `疲弊状態で戦場に${dasu}`,
      `[あなたの](戦場|場)に疲弊状態で(${dasu}|${oku})`,
      `疲弊状態で[あなたの](戦場|場)に(${dasu}|${oku})`,
    ],
  ],
  resources: [
    ["put IT into your resources", "(put|place|add) IT (into|in|to|as) your resources"],
    [`国力に${oku}`, `[あなたの]国力に(${oku}|${kuwaeru})`],
  ],
};

/** sangoku-2.9: behind the last. */
const last =
  "[,] [(at the end|as the last (one|fort))] [,] [face-down] [,] [(at the end|as the last (one|fort))] [,] [without looking at (it|them)]";
const unseen = "[(見ずに|見ないで|中身を見ずに)][、]";
const toForts: Place = {
  noun: "forts",
  name: "forts",
  plural: "forts",
  node: { do: "toForts" },
  en: "add WHAT to OWN face-down",
  more: `[without looking at (it|them) ,] (put|add|place|lay|move) WHAT [face-down] (to|into|onto|on|in|at the end of|at the bottom of|under|behind|to the end of|as the last one of) OWN ${last}`,
  mine: `裏向きで城壁に${kuwaeru}`,
  ja: [
    `WHAT[、]${unseen}[裏向きで][、]${unseen}${their}城壁[の列][の(最後|最後尾|一番下|末尾|一番後ろ)][に](裏向きで|)(${kuwaeru}|${oku}|${suru("追加")})`,
  ],
};

/** sangoku-5.2: into the resources, turned as the text says. */
export const places: readonly Place[] = [
  toForts,
  ...(["down", "up"] as const).flatMap((face) =>
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
          `WHAT${ja}で${their}国力に${side}で${oku}`,
          `WHAT${side}で${their}国力に${ja}で${oku}`,
          // where nothing is said of it, it comes standing
          ...(is ? [] : [`WHAT${side}で${their}国力に${oku}`, `WHAT${their}国力に${side}で${oku}`]),
        ],
      };
    }),
  ),
];
