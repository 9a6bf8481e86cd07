/** In Japanese: what the rules of Trails TCG say would have to be so. */
import type { NeedWords } from "@tefuda/kernel";
import { NEEDS_JA as OF_TEXTS } from "@tefuda/language/needs.ja";

export const NEEDS_JA: NeedWords = {
  ...OF_TEXTS,
  "it is action timing": "アクションタイミングである",
  "it is your deployment step": "自分の配備ステップである",
  "it is your proposal": "自分の攻撃選択である",

  "it is a UNIT or an ITEM": "UNITかITEMである",
  "it is an EVENT": "EVENTである",
  "it is a BASE": "BASEである",
  "it has an art": "アーツを持つ",
  "it has 【Dispatch】": "【派遣】を持つ",
  "it is yours": "自分のカードである",
  "you control it": "自分がコントロールしている",
  "it lies in your homebase": "自分の拠点にある",
  "it lies face down": "裏向きである",
  "it is ready": "レディ状態である",
  "this UNIT is ready": "このUNITがレディ状態である",
  "it is a stunned UNIT": "スタン状態のUNITである",
  "it is a ready UNIT that is not stunned": "スタン状態でない、レディ状態のUNITである",
  "it is a UNIT that your opponent controls": "相手がコントロールするUNITである",

  "you have the CP that it costs": "CPコストを支払える",
  "you can have the EP that it costs": "EPコストを支払える",
  "you control a UNIT that shares an organization with it": "それと組織を共有するUNITをコントロールしている",
  "its level is not above the number of cards in your homebase":
    "拠点レベルが、自分の拠点のカードの枚数以下である",
  "it lies face up where its crafts work": "クラフトが働く場所に表向きで置かれている",
  "it is a craft with a cost": "コストのあるクラフトである",
  "an EVENT is played": "クラフトとしてではなく、EVENTとしてプレイする",
  "an art is played from hand or homebase": "手札か拠点から、アーツとしてプレイする",
  "there are cards to destroy": "破壊するカードがある",
  "there are cards to rebuild": "再建するカードがある",
  "there are UNITs to stun": "スタンさせるUNITがいる",
  "there are ready cards to action": "アクションする、レディ状態のカードがある",

  "it may attack it": "それを攻撃できる",
  "it attacks a UNIT of your opponent that is not stunned": "攻撃対象が、スタン状態でない相手のUNITである",
  "it attacks a UNIT with 【Hate】 that it can attack": "攻撃できる【ヘイト】を持つUNITを攻撃する",
  "it can attack no UNIT of your opponent": "相手のどのUNITも攻撃できない",
  "both have 【Covert】 or neither has": "どちらも【隠密】を持つか、どちらも持たない",
  "no UNIT of yours must attack": "攻撃しなければならない自分のUNITがいない",
  "it is one of the attackers that are left": "残っている攻撃中のUNITである",
  "another that shares an organization could join it": "組織を共有し、スクラムに加われるUNITがほかにいる",
  "it is not in the group already": "まだスクラムに加わっていない",
  "one organization is common to it and all of the group": "スクラムの全員と共有する組織がある",
  "a group has at least two members": "スクラムのUNITが2体以上である",
  "each of them could choose it alone": "それぞれが単独でも、それを攻撃対象に選べる",
  "each of them could attack the player alone": "それぞれが単独でも、プレイヤーを攻撃できる",
  "there is a target that each of them could choose alone": "それぞれが単独でも選べる攻撃対象がある",
  "there is a target that it and one that could join it could each choose alone":
    "それと、スクラムに加われるUNITとが、それぞれ単独でも選べる攻撃対象がある",

  "it supports another UNIT": "別のUNITをサポートする",
  "it supports a UNIT of yours that is not stunned": "スタン状態でない自分のUNITをサポートする",
  "they share an organization": "組織を共有している",
  "one with 【Covert】 is supported by another with 【Covert】":
    "【隠密】を持つUNITは、【隠密】を持つ別のUNITがサポートする",
  "it is one of the cards looked at that are left": "見たカードの残りのうちの1枚である",

  "no text keeps it from attacking alone": "単独での攻撃を禁じるテキストがない",
  "no text keeps it from attacking with others": "スクラムでの攻撃を禁じるテキストがない",
  "no text keeps it from attacking the player": "プレイヤーへの攻撃を禁じるテキストがない",
  "no text keeps it from being attacked": "それへの攻撃を禁じるテキストがない",
  "no text keeps it from being attacked by several together":
    "それへのスクラムでの攻撃を禁じるテキストがない",
  "no text keeps it from supporting": "それがサポートすることを禁じるテキストがない",
  "no text keeps it from being supported": "それへのサポートを禁じるテキストがない",
  "no text keeps it from being cured": "回復を禁じるテキストがない",
  "no text keeps you from gaining EP": "EPを得ることを禁じるテキストがない",
  "no text keeps you from playing arts": "アーツのプレイを禁じるテキストがない",
  "no text keeps you from using its crafts": "クラフトの使用を禁じるテキストがない",
};
