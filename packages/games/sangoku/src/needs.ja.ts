/** In Japanese: what the rules of Three Kingdoms say would have to be so. */
import type { NeedWords } from "@tefuda/kernel";
import { NEEDS_JA as OF_TEXTS } from "@tefuda/language/needs.ja";

export const NEEDS_JA: NeedWords = {
  ...OF_TEXTS,
  "opening hands are being changed": "最初の手札を引き直すときである",
  "it is your resource phase": "自分の国力フェイズである",
  "it is your main phase": "自分のメインフェイズである",
  "it is your main phase, outside of battles": "自分のメインフェイズの、戦闘中でないときである",
  "it is the interception step of an attack on you": "自分への攻撃の、迎撃宣言のときである",
  "it is your ambush step of a battle between generals": "武将どうしの戦闘の、自分の伏兵ステップである",
  "it is the tactics step of a battle": "戦闘の戦闘計略ステップである",
  "it is the end phase of your turn": "自分のターンのエンドフェイズである",

  "it is a general": "武将である",
  "it is a reinforcement": "増援である",
  "it is a general or a reinforcement": "武将か増援である",
  "it is a main tactic": "メイン計略である",
  "it is a battle tactic": "戦闘計略である",
  "it is a scenario": "シナリオである",
  "it is forsaken tactics": "秘計である",
  "it is an ability with the Main icon": "【メイン】の能力である",
  "it has Alliance": "【同盟】を持つ",
  "it has Ambush": "【伏兵】を持つ",
  "it has Dance": "【舞】を持つ",
  "that general has Awaken": "その武将が【覚醒】を持つ",

  "it is yours": "自分のカードである",
  "it is your general": "自分の武将である",
  "it is a general of yours on the battlefield": "戦場にいる自分の武将である",
  "it is for one of your generals on the battlefield": "戦場にいる自分の武将に使う",
  "it is for one of your own generals on the battlefield": "戦場にいる自分の武将に装備する",
  "it lies on the battlefield, where its abilities work": "能力の働く戦場にある",
  "it is one of these cards": "これらのカードのうちの1枚である",
  "it is one of your resources": "自分の国力である",
  "it is a face-up resource of yours": "自分の表向きの国力である",
  "it is standing": "待機状態である",
  "that general is tapped": "その武将が疲弊状態である",
  "it is a tapped general of your opponent": "相手の疲弊状態の武将である",
  "its target is a tapped general of your opponent": "対象が、相手の疲弊状態の武将である",
  "it is a general that takes such damage": "そのダメージを受ける武将である",
  "it is a tapped general of yours with forsaken tactics, and you can pay 1B":
    "秘計を持つ、自分の疲弊状態の武将であり、1Bを支払える",
  "it is a tapped general without such a card, and you have cards in your deck":
    "防備のカードを持たない、疲弊状態の武将であり、自分の山札にカードがある",

  "you have not placed a resource this turn": "このターンに、まだ国力を置いていない",
  "the format allows you another resource": "フォーマットが、さらに国力を置くことを認めている",
  "it may lie face-up, and you have no other general of its name":
    "表向きに置けるカードであり、自分に同じ名前の武将がほかにいない",
  "you have no other general of its name": "自分に、同じ名前の武将がほかにいない",
  "you have no general of its name on the battlefield": "自分の戦場に、同じ名前の武将がいない",
  "no general of its name lies face-up in your resources":
    "自分の国力に、同じ名前の武将が表向きで置かれていない",
  "you have no general of its name, and no face-up resource":
    "自分の戦場にも、表向きの国力にも、同じ名前の武将がいない",
  "that general has no reinforcement": "その武将が増援を装備していない",
  "both have the same card code": "2枚のカード番号が同じである",

  "your standing resources pay its cost": "待機状態の国力でコストを支払える",
  "your standing resources pay its alliance cost": "待機状態の国力で【同盟】のコストを支払える",
  "you have as many standing resources as it costs": "待機状態の国力が、コストの数だけある",
  "enough of your standing resources pay its colours": "待機状態の国力で、コストの色を支払える",
  "it pays a part of the cost that is still open": "コストの、まだ支払われていない部分を支払える",
  "there are standing cards to tap": "疲弊させる、待機状態のカードがある",
  "there are generals to retire": "撤退させる武将がいる",
  "there are face-up resources to turn face-down": "裏向きにする、表向きの国力がある",
  "your deck has as many cards": "自分の山札に、それだけの枚数がある",

  "its abilities work": "能力が働いている",
  "it has not been used this turn": "このターンに、まだ使用していない",
  "it has been used less than 20 times this turn": "このターンの使用が20回未満である",
  "no use of it waits": "まだ秘計を仕込んでいない",
  "you have not used Musou this turn": "このターンに、まだ無双連撃を行っていない",
  "it is no Lord beside an Assistant": "【補佐】を持つ武将とともにいる【君主】ではない",
  "your effects reach it": "自分の効果を受ける",

  "the format allows attacks in the first turn": "フォーマットが、最初のターンの攻撃を認めている",
  "it did not come to the battlefield this turn, or has Haste":
    "このターンより前に戦場に出た武将であるか、【速攻】を持つ",
  "it has not attacked as often as it may this turn": "このターンに攻撃できる回数が残っている",
  "none of your generals still has to attack": "攻撃しなければならない自分の武将が残っていない",
  "it is not the general attacked": "攻撃された武将ではない",
  "the attacker has no Unblockable": "攻撃側の武将が【突破】を持たない",
  "the attack began without Surprise attack": "その戦闘を始めた武将が【奇襲】を持たなかった",
  "your fighting general is of its nation, and you have as many resources as it names":
    "戦闘中の自分の武将がその勢力であり、自分の国力がその数以上ある",
  "your fighting general can retire": "戦闘中の自分の武将が撤退できる",

  "no text keeps it from attacking forts": "城壁への攻撃を禁じるテキストがない",
  "no text keeps it from attacking that general": "それがその武将を攻撃することを禁じるテキストがない",
  "no text keeps that general from being attacked": "その武将への攻撃を禁じるテキストがない",
  "no text keeps it from intercepting": "それが迎撃することを禁じるテキストがない",
  "no text keeps the attacker from being intercepted by it":
    "それが攻撃側の武将を迎撃することを禁じるテキストがない",
  "no text keeps it from that general": "その武将への装備を禁じるテキストがない",
  "no text keeps you from intercepting": "自分の迎撃を禁じるテキストがない",
  "no text keeps you from ambushing": "伏兵を出すことを禁じるテキストがない",
  "no text keeps you from Musou": "無双連撃を禁じるテキストがない",
  "no text keeps you from placing resources": "国力を置くことを禁じるテキストがない",
};
