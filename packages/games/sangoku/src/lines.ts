/** The lines that the game writes into the log, in both languages. Each names the rule it rests on, so that a reader can open it. */
import { linesOf } from "@tefuda/language/standard/index";

export const LINES = linesOf({
  // set-up and turn
  heads: ["sangoku-1.7", "seat", "{0} flips a coin: heads.", "{0}のコインは表。"],
  under: ["sangoku-1.7", "seat", "{0} flips a coin: tails.", "{0}のコインは裏。"],
  decides: ["sangoku-2.4", "seat", "{0} decides who begins.", "{0}が先攻か後攻かを選ぶ。"],
  begins: ["sangoku-2.4", "seat", "{0} takes the first turn.", "先攻は{0}。"],
  changes: [
    "sangoku-2.6",
    "seat number",
    "{0} changes {1} {1:card|cards} of the opening hand.",
    "{0}は手札を{1}枚引き直す。",
  ],
  laysForts: ["sangoku-2.9", "seat number", "{0} lays {1} {1:fort|forts}.", "{0}は城壁を{1}つ築く。"],
  turn: ["sangoku-4.1", "number seat", "Turn {0}: {1}.", "ターン{0}：{1}。"],
  noCards: [
    "sangoku-8.9",
    "seat",
    "{0} has no card left to draw and loses.",
    "{0}の山札は尽きた。{0}の敗北。",
  ],
  draws: ["sangoku-4.2", "seat card", "{0} draws {1}.", "{0}は{1}を引く。"],
  placesUp: [
    "sangoku-4.4",
    "seat card",
    "{0} places {1} face-up as a resource.",
    "{0}は{1}を表向きで国力に置く。",
  ],
  placesDown: [
    "sangoku-4.4",
    "seat card",
    "{0} places {1} face-down as a resource.",
    "{0}は{1}を裏向きで国力に置く。",
  ],
  mainPhase: ["sangoku-4.5", "seat", "Main phase of {0}.", "{0}のメインフェイズ。"],
  endPhase: ["sangoku-4.8", "seat", "End phase of {0}.", "{0}のエンドフェイズ。"],
  turnLimit: [
    "sangoku-4.10",
    "",
    "The last turn is over: the game is a draw.",
    "最終ターンが終わった。引き分け。",
  ],
  endless: [
    "sangoku-4.10",
    "",
    "Effects repeat without end: the game is a draw.",
    "効果が際限なく繰り返される。引き分け。",
  ],

  // costs and cards
  pays: ["sangoku-5.5", "seat card", "{0} taps {1} to pay.", "{0}は{1}を疲弊させて支払う。"],
  plays: ["sangoku-6.1", "seat card", "{0} plays {1}.", "{0}は{1}をプレイする。"],
  equips: ["sangoku-6.5", "card card", "{0} is equipped to {1}.", "{0}は{1}に装備される。"],
  fallsOff: ["sangoku-6.7", "card", "{0} goes to the discard pile with it.", "{0}も捨て札に置かれる。"],
  replaced: ["sangoku-6.11", "card", "{0} is over.", "{0}は終わる。"],
  uses: ["sangoku-9.1", "seat card number", "{0} uses text {2} of {1}.", "{0}は{1}の能力{2}を使用する。"],
  turnsUp: [
    "sangoku-5.2",
    "seat card",
    "{0} turns the resource {1} face-up.",
    "{0}は国力の{1}を表向きにする。",
  ],
  turnsDown: [
    "sangoku-5.2",
    "seat card",
    "{0} turns the resource {1} face-down.",
    "{0}は国力の{1}を裏向きにする。",
  ],
  taps: ["sangoku-5.9", "card", "{0} is tapped.", "{0}は疲弊する。"],
  stands: ["sangoku-5.9", "card", "{0} stands.", "{0}は待機状態になる。"],
  discards: ["sangoku-11.7", "seat card", "{0} discards {1}.", "{0}は{1}を捨てる。"],
  toPile: [
    "sangoku-3.2",
    "card",
    "{0} goes from the deck to the discard pile.",
    "山札から{0}が捨て札に置かれる。",
  ],
  toHand: ["sangoku-3.4", "card", "{0} goes to the hand.", "{0}は手札に入る。"],
  toDeck: ["sangoku-3.4", "card", "{0} goes into the deck.", "{0}は山札に戻る。"],
  away: ["sangoku-11.11", "card", "{0} is out of the game.", "{0}はゲームから除外される。"],
  dropped: ["sangoku-3.2", "card", "{0} goes to the discard pile.", "{0}は捨て札に置かれる。"],
  comes: ["sangoku-9.4", "card seat", "{0} comes to the battlefield of {1}.", "{0}が{1}の戦場に出る。"],
  settles: ["sangoku-5.2", "seat card", "{0} puts {1} into the resources.", "{0}は{1}を国力に置く。"],
  fortTaken: ["sangoku-2.9", "seat", "{0} takes a fort into hand.", "{0}は城壁を1つ手札に加える。"],
  fortLaid: ["sangoku-2.9", "seat", "{0} lays another fort.", "{0}は城壁を1つ加える。"],
  calledOff: ["sangoku-7.17", "", "The battle is over.", "戦闘は終わる。"],
  finds: ["sangoku-12.7", "seat card", "{0} takes {1}.", "{0}は{1}を取る。"],
  shows: ["sangoku-11.8", "card", "{0} is revealed.", "{0}が公開される。"],
  sees: ["sangoku-12.7", "seat card", "{0} looks at {1}.", "{0}は{1}を見る。"],
  looks: ["sangoku-12.7", "seat seat", "{0} looks at the hand of {1}.", "{0}は{1}の手札を見る。"],
  shuffles: ["sangoku-2.3", "seat", "{0} shuffles the deck.", "{0}は山札を切り直す。"],

  // battle
  attacks: ["sangoku-7.2", "card card", "{0} attacks {1}.", "{0}が{1}を攻撃する。"],
  attacksForts: ["sangoku-7.3", "card seat", "{0} attacks the forts of {1}.", "{0}が{1}の城壁を攻撃する。"],
  strikesFirst: ["sangoku-10.20", "card", "{0} will strike first.", "{0}は先制する。"],
  intercepts: ["sangoku-7.5", "card card", "{0} intercepts {1}.", "{0}が{1}を迎撃する。"],
  // with the power of both, which its words leave out
  confirmed: ["sangoku-7.9", "card card number number", "{0} fights {1}.", "{0}と{1}が戦闘する。"],
  ambushes: [
    "sangoku-10.10",
    "seat card card",
    "{0} lies in ambush with {1}, in place of {2}.",
    "{0}の伏兵！ {2}に代わって{1}が現れる。",
  ],
  noAmbush: ["sangoku-7.10", "seat", "No ambush by {0}.", "{0}は伏兵を出さない。"],
  passes: ["sangoku-7.11", "seat", "{0} passes.", "{0}はパスする。"],
  // with its power, which its words leave out
  hurt: [
    "sangoku-7.14",
    "card number number number",
    "{0} takes {1} damage ({2} in all).",
    "{0}は{1}ダメージを受ける（合計{2}）。",
  ],
  retires: ["sangoku-7.15", "card", "{0} retires.", "{0}は撤退する。"],
  wins: ["sangoku-7.16", "card", "{0} has won the battle.", "{0}が戦闘に勝つ。"],
  fortDown: ["sangoku-8.2", "seat card", "A fort of {0} goes down: {1}.", "{0}の城壁が落ちる：{1}。"],
  lastHit: [
    "sangoku-8.7",
    "card seat",
    "{0} breaks into the last stronghold of {1}.",
    "{0}が{1}の本城を落とす。",
  ],

  // icons and emblems
  musou: ["sangoku-9.5", "seat card", "{0} uses Musou on {1}.", "{0}は{1}で無双連撃を行う。"],
  awakens: ["sangoku-10.18", "card", "{0} awakens.", "{0}は覚醒する。"],
  dances: ["sangoku-9.17", "card", "{0} dances.", "{0}は舞う。"],
  prepares: ["sangoku-11.9", "card", "{0} prepares forsaken tactics.", "{0}は秘計を仕込む。"],
  tramples: ["sangoku-10.3", "card", "{0} tramples on.", "{0}は蹂躙する。"],
  treasure: ["sangoku-10.24", "card", "{0} is raised by the nation's treasure.", "{0}は国宝により奮い立つ。"],
  stance: ["sangoku-10.27", "card", "{0} takes a defensive stance.", "{0}は防備を固める。"],
  stanceSpent: ["sangoku-10.28", "card card", "The stance of {1} is spent: {0}.", "{1}の防備は解ける：{0}。"],
  peels: ["sangoku-10.19", "card", "{0} is taken from its general.", "{0}が武将から取り除かれる。"],
  heals: ["sangoku-7.14", "card", "All damage on {0} is removed.", "{0}のダメージはすべて取り除かれる。"],

  // end
  losesBy: ["sangoku-8.10", "seat", "{0} loses the game.", "{0}はゲームに敗北する。"],
  draw: ["sangoku-8.10", "", "Both players lose: the game is a draw.", "両者敗北。引き分け。"],
  gaveUp: ["sangoku-8.10", "seat", "{0} gives up.", "{0}は投了する。"],
});
