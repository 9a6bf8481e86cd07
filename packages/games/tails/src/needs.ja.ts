/** In Japanese: what the rules of Tails and Tactics say would have to be so. */
import type { NeedWords } from "@tefuda/kernel";
import { NEEDS_JA as OF_TEXTS } from "@tefuda/language/needs.ja";

export const NEEDS_JA: NeedWords = {
  ...OF_TEXTS,
  "it is your turn": "自分のターンである",
  "it is the set-up": "準備の間である",
  "the set-up is over": "準備が終わっている",

  "it is a New Rule": "新ルールである",
  "it is Equipment": "装備である",
  "it is a Trap": "罠である",
  "it is an Event or a Trap": "イベントか罠である",
  "it is a Unit, a Turf or a New Rule": "ユニット、縄張り、新ルールのいずれかである",
  "it is a Unit, a Trap, a Turf or a New Rule": "ユニット、罠、縄張り、新ルールのいずれかである",
  "it is a card that is deployed": "配備するカードである",

  "it lies on your side of the battlefield": "自分の戦場にある",
  "it lies face down before you": "自分の戦場に裏向きで置かれている",
  "it has not been laid": "まだ置かれていない",
  "that card has been laid": "そのカードが、すでに裏向きで置かれている",
  "that card still needs such a card": "そのカードの配備条件に、まだこのカードが足りない",
  "you may deploy another card this turn": "このターンに、まだカードを配備できる",
  "its own text allows it to be deployed now": "そのカードのテキストが、今の配備を認めている",
  "its requirements are on your side of the battlefield": "配備条件となるカードが自分の戦場にある",
  "its requirements cannot be met, or no unit fits it": "配備条件を満たせないか、装備できるユニットがいない",
  "it is what is required": "配備条件となるカードである",
  "the other requirements can still be met": "残りの配備条件も満たせる",
  "it is a unit that this Equipment fits": "この装備を装備できるユニットである",
  "it is a unit, one of yours if it says nothing else, that this Equipment fits":
    "この装備を装備できるユニットである（特に記されていなければ自分のユニット）",

  "it has a number of attacks": "攻撃回数を持つ",
  "it has an attack left this turn": "このターンの攻撃回数が残っている",
  "your attacks of this turn are not used up": "このターンの自分の攻撃が残っている",
  "it has not had its number of different targets this turn":
    "このターンの攻撃対象が、異なる攻撃対象の数の上限に達していない",
  "the target has health": "攻撃対象が耐久力を持つ",
  "the target is an opponent's": "攻撃対象が相手のものである",
  "an opponent has no unit that is able to defend": "守れるユニットのいない相手がいる",

  "an action was made this turn that can be stepped before": "このターンに、その前に割り込める行動があった",
  "nobody has gone out since the action made last": "直前の行動の後に脱落したプレイヤーがいない",
  "it was there before that action": "その行動の前からそこにあった",
  "the action made last is one that it answers": "直前の行動が、これで対応できるものである",
  "it does more than counter, which is too late now": "打ち消すだけのカードではない（打ち消すには遅すぎる）",
  "there was something for it to do before that action": "その行動より前に、行えることがあった",

  "all that it costs can be paid": "コストをすべて支払える",
  "what its text asks for is there": "テキストの求めるものがある",
  "it has not lost its special effects": "特殊効果を失っていない",
  "no text keeps it from attacking bases": "拠点への攻撃を禁じるテキストがない",
  "no text keeps the target from being attacked": "攻撃対象への攻撃を禁じるテキストがない",
  "no text keeps it from using abilities": "能力の使用を禁じるテキストがない",
  "no text keeps you from deploying it": "配備を禁じるテキストがない",
  "no text keeps you from turning it up": "表向きにすることを禁じるテキストがない",
};
