/** The lines that the game writes into the log, in both languages. Each names the rule it rests on, so that a reader can open it. */
import { type Message, message } from "@tefuda/kernel";

const line = (name: string, args: Message["args"], en: string, ja: string, rule: string): Message =>
  message(name, args, { en, ja }, `sangoku-${rule}`);

export const LINES = {
  // set-up and turn
  decides: line("decides", ["seat"], "{0} decides who begins.", "{0}が先攻か後攻かを選ぶ。", "2.4"),
  begins: line("begins", ["seat"], "{0} takes the first turn.", "先攻は{0}。", "2.4"),
  changes: line(
    "changes",
    ["seat", "number"],
    "{0} changes {1} {1:card|cards} of the opening hand.",
    "{0}は手札を{1}枚引き直す。",
    "2.6",
  ),
  laysForts: line(
    "laysForts",
    ["seat", "number"],
    "{0} lays {1} {1:fort|forts}.",
    "{0}は城壁を{1}つ築く。",
    "2.9",
  ),
  turn: line("turn", ["number", "seat"], "Turn {0}: {1}.", "ターン{0}：{1}。", "4.1"),
  noCards: line(
    "noCards",
    ["seat"],
    "{0} has no card left to draw and loses.",
    "{0}の山札は尽きた。{0}の敗北。",
    "8.9",
  ),
  draws: line("draws", ["seat", "card"], "{0} draws {1}.", "{0}は{1}を引く。", "4.2"),
  placesUp: line(
    "placesUp",
    ["seat", "card"],
    "{0} places {1} face-up as a resource.",
    "{0}は{1}を表向きで国力に置く。",
    "4.4",
  ),
  placesDown: line(
    "placesDown",
    ["seat", "card"],
    "{0} places {1} face-down as a resource.",
    "{0}は{1}を裏向きで国力に置く。",
    "4.4",
  ),
  mainPhase: line("mainPhase", ["seat"], "Main phase of {0}.", "{0}のメインフェイズ。", "4.5"),
  endPhase: line("endPhase", ["seat"], "End phase of {0}.", "{0}のエンドフェイズ。", "4.8"),
  turnLimit: line(
    "turnLimit",
    [],
    "The last turn is over: the game is a draw.",
    "最終ターンが終わった。引き分け。",
    "4.10",
  ),
  endless: line(
    "endless",
    [],
    "Effects repeat without end: the game is a draw.",
    "効果が際限なく繰り返される。引き分け。",
    "4.10",
  ),

  // costs and cards
  pays: line("pays", ["seat", "card"], "{0} taps {1} to pay.", "{0}は{1}を疲弊させて支払う。", "5.5"),
  plays: line("plays", ["seat", "card"], "{0} plays {1}.", "{0}は{1}をプレイする。", "6.1"),
  equips: line("equips", ["card", "card"], "{0} is equipped to {1}.", "{0}は{1}に装備される。", "6.5"),
  fallsOff: line(
    "fallsOff",
    ["card"],
    "{0} goes to the discard pile with it.",
    "{0}も捨て札に置かれる。",
    "6.7",
  ),
  replaced: line("replaced", ["card"], "{0} is over.", "{0}は終わる。", "6.11"),
  uses: line(
    "uses",
    ["seat", "card", "number"],
    "{0} uses text {2} of {1}.",
    "{0}は{1}の能力{2}を使用する。",
    "9.1",
  ),
  turnsUp: line(
    "turnsUp",
    ["seat", "card"],
    "{0} turns the resource {1} face-up.",
    "{0}は国力の{1}を表向きにする。",
    "5.2",
  ),
  turnsDown: line(
    "turnsDown",
    ["seat", "card"],
    "{0} turns the resource {1} face-down.",
    "{0}は国力の{1}を裏向きにする。",
    "5.2",
  ),
  taps: line("taps", ["card"], "{0} is tapped.", "{0}は疲弊する。", "5.9"),
  stands: line("stands", ["card"], "{0} stands.", "{0}は待機状態になる。", "5.9"),
  discards: line("discards", ["seat", "card"], "{0} discards {1}.", "{0}は{1}を捨てる。", "11.7"),
  toPile: line(
    "toPile",
    ["card"],
    "{0} goes from the deck to the discard pile.",
    "山札から{0}が捨て札に置かれる。",
    "3.2",
  ),
  toHand: line("toHand", ["card"], "{0} goes to the hand.", "{0}は手札に入る。", "3.4"),
  toDeck: line("toDeck", ["card"], "{0} goes into the deck.", "{0}は山札に戻る。", "3.4"),
  away: line("away", ["card"], "{0} is out of the game.", "{0}はゲームから除外される。", "11.11"),
  dropped: line("dropped", ["card"], "{0} goes to the discard pile.", "{0}は捨て札に置かれる。", "3.2"),
  comes: line(
    "comes",
    ["card", "seat"],
    "{0} comes to the battlefield of {1}.",
    "{0}が{1}の戦場に出る。",
    "9.4",
  ),
  settles: line(
    "settles",
    ["seat", "card"],
    "{0} puts {1} into the resources.",
    "{0}は{1}を国力に置く。",
    "5.2",
  ),
  finds: line("finds", ["seat", "card"], "{0} takes {1}.", "{0}は{1}を取る。", "12.7"),
  shows: line("shows", ["card"], "{0} is revealed.", "{0}が公開される。", "11.8"),
  sees: line("sees", ["seat", "card"], "{0} looks at {1}.", "{0}は{1}を見る。", "12.7"),
  looks: line("looks", ["seat", "seat"], "{0} looks at the hand of {1}.", "{0}は{1}の手札を見る。", "12.7"),
  shuffles: line("shuffles", ["seat"], "{0} shuffles the deck.", "{0}は山札を切り直す。", "2.3"),

  // battle
  attacks: line("attacks", ["card", "card"], "{0} attacks {1}.", "{0}が{1}を攻撃する。", "7.2"),
  attacksForts: line(
    "attacksForts",
    ["card", "seat"],
    "{0} attacks the forts of {1}.",
    "{0}が{1}の城壁を攻撃する。",
    "7.3",
  ),
  strikesFirst: line("strikesFirst", ["card"], "{0} will strike first.", "{0}は先制する。", "10.20"),
  intercepts: line("intercepts", ["card", "card"], "{0} intercepts {1}.", "{0}が{1}を迎撃する。", "7.5"),
  // with the power of both, which its words leave out
  confirmed: line(
    "confirmed",
    ["card", "card", "number", "number"],
    "{0} fights {1}.",
    "{0}と{1}が戦闘する。",
    "7.9",
  ),
  ambushes: line(
    "ambushes",
    ["seat", "card", "card"],
    "{0} lies in ambush with {1}, in place of {2}.",
    "{0}の伏兵！ {2}に代わって{1}が現れる。",
    "10.10",
  ),
  noAmbush: line("noAmbush", ["seat"], "No ambush by {0}.", "{0}は伏兵を出さない。", "7.10"),
  passes: line("passes", ["seat"], "{0} passes.", "{0}はパスする。", "7.11"),
  // with its power, which its words leave out
  hurt: line(
    "hurt",
    ["card", "number", "number", "number"],
    "{0} takes {1} damage ({2} in all).",
    "{0}は{1}ダメージを受ける（合計{2}）。",
    "7.14",
  ),
  retires: line("retires", ["card"], "{0} retires.", "{0}は撤退する。", "7.15"),
  wins: line("wins", ["card"], "{0} has won the battle.", "{0}が戦闘に勝つ。", "7.16"),
  fortDown: line(
    "fortDown",
    ["seat", "card"],
    "A fort of {0} goes down: {1}.",
    "{0}の城壁が落ちる：{1}。",
    "8.2",
  ),
  lastHit: line(
    "lastHit",
    ["card", "seat"],
    "{0} breaks into the last stronghold of {1}.",
    "{0}が{1}の本城を落とす。",
    "8.7",
  ),

  // icons and emblems
  musou: line("musou", ["seat", "card"], "{0} uses Musou on {1}.", "{0}は{1}で無双連撃を行う。", "9.5"),
  awakens: line("awakens", ["card"], "{0} awakens.", "{0}は覚醒する。", "10.18"),
  dances: line("dances", ["card"], "{0} dances.", "{0}は舞う。", "9.17"),
  prepares: line("prepares", ["card"], "{0} prepares forsaken tactics.", "{0}は秘計を仕込む。", "11.9"),
  tramples: line("tramples", ["card"], "{0} tramples on.", "{0}は蹂躙する。", "10.3"),
  treasure: line(
    "treasure",
    ["card"],
    "{0} is raised by the nation's treasure.",
    "{0}は国宝により奮い立つ。",
    "10.24",
  ),
  stance: line("stance", ["card"], "{0} takes a defensive stance.", "{0}は防備を固める。", "10.27"),
  stanceSpent: line(
    "stanceSpent",
    ["card", "card"],
    "The stance of {1} is spent: {0}.",
    "{1}の防備は解ける：{0}。",
    "10.28",
  ),
  peels: line("peels", ["card"], "{0} is taken from its general.", "{0}が武将から取り除かれる。", "10.19"),
  heals: line(
    "heals",
    ["card"],
    "All damage on {0} is removed.",
    "{0}のダメージはすべて取り除かれる。",
    "7.14",
  ),

  // end
  losesBy: line("losesBy", ["seat"], "{0} loses the game.", "{0}はゲームに敗北する。", "8.10"),
  draw: line("draw", [], "Both players lose: the game is a draw.", "両者敗北。引き分け。", "8.10"),
  gaveUp: line("gaveUp", ["seat"], "{0} gives up.", "{0}は投了する。", "8.10"),
} as const;

export const MESSAGES: readonly Message[] = Object.values(LINES);
