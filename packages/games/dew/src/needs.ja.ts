/** In Japanese: what Dewfall's rules say would have to be so. */
import type { NeedWords } from "@tefuda/kernel";
import { NEEDS_JA as OF_TEXTS } from "@tefuda/language/needs.ja";

export const NEEDS_JA: NeedWords = {
  ...OF_TEXTS,
  "it is noon of your turn": "自分のターンの昼である",
  "it lies on your side of the field": "自分の側の草地にある",
  "it is a critter on your meadow": "自分の草地の虫である",
  "it is alert": "起きている",
  "it did not come this turn, or is Swift": "このターンより前に出た虫であるか、【俊足】を持つ",
  "it is Winged, as the attacker is": "攻撃した虫と同じく【羽】を持つ",
  "no critter is left that must attack": "攻撃しなければならない虫が残っていない",
  "no text keeps it from blocking": "ブロックを禁じるテキストがない",
  "you have the dew that it costs": "コストを支払うだけの露がある",
  "there are alert cards to lull": "眠らせることのできる、起きているカードがある",
  "there are cards to compost": "堆肥にするカードがある",
};
