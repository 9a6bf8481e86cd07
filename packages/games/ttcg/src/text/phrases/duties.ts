/** What cards must and may do, and which effects they have (ttcg-6.1, 8.1, 9). */

import type { Production, Slots } from "@tefuda/cardtext";
import { both, read, say } from "@tefuda/cardtext/write";
import { eru, godan, ichidan, negative, suru } from "@tefuda/language/phrases/inflect";
import { tell } from "@tefuda/language/phrases/told";
import { dekiru, lasting, may, naru, pred } from "./shorthand.ts";

/** That is what it means: without it only who faces no units may be attacked (ttcg-9). */
const despite =
  "(相手(の場に|が)ユニット(がい|があっ|が存在し|をコントロールしてい|が残ってい)ても|相手の場のユニット(の有無にかかわらず|に関係なく|を無視して))[、]";

export const duties: Production[] = [
  ...["sg", "pl"].map((num) =>
    pred(
      { is: "must", what: "attackTarget", target: "$c" },
      [`must attack {c:Cards.${num}.obj} if able`, `must attack {c:Cards.${num}.obj}`],
      [`可能なら{c:Cards.${num}.obj}を攻撃しなければ${negative("なら")}`],
    ),
  ),
  pred(
    { is: "may", what: "attackTimes", n: "$n" },
    [`may attack {n:TimesWord}`, `${may} attack [up to] {n:TimesWord}`],
    [`{n:TimesWord}攻撃${dekiru}`, `{n:TimesWord}まで攻撃${dekiru}`],
  ),
  pred(
    { is: "may", what: "attackTimes", n: "$n", eachTurn: true },
    [
      "may attack {n:TimesWord} each turn",
      `${may} attack {n:TimesWord} (each|every|per|(in|during) each|(in|during) each of your) (turn|turns|battle phase|battle phases)`,
    ],
    [
      `毎ターン{n:TimesWord}攻撃${dekiru}`,
      `(1ターンに|各ターン[に]|(1回の|各|毎|1)バトルフェイズ[中]に[つき]|バトルフェイズごとに|毎ターン)[、]{n:TimesWord}[まで]攻撃${dekiru}`,
    ],
  ),
  pred(
    { is: "may", what: "attackAgain" },
    [
      "may attack again",
      `${may} (attack again|attack once more|attack one more time|attack an additional time|make another attack|make (one|a) additional attack)`,
    ],
    [
      `もう一度攻撃${dekiru}`,
      `((もう一度|もう1回|もう1度)[だけ]|再び|再度|続けて[(もう一度|もう1回)])[、]攻撃${dekiru}`,
    ],
  ),
  pred(
    { is: "may", what: "attackDirectly" },
    [
      "may attack directly",
      `${may} (attack directly|attack (your opponent|the opponent) directly|make direct attacks) [even (if|while|though|when) (your opponent|they|that player) (controls|control|has|have) [other] units]`,
    ],
    [
      `直接攻撃${dekiru}`,
      `[${despite}](相手プレイヤーに|相手プレイヤーを|相手に|相手を|プレイヤーを|プレイヤーに|)直接攻撃${dekiru}`,
    ],
  ),
  ...["sg", "pl"].map((num) =>
    read(
      "Becoming",
      ({ c, t }: Slots) =>
        tell({ c, p: [{ is: "may", what: "attackDirectly" }] }).map((what) => lasting(what as object, t)),
      `{c:Cards.${num}.subj} ${may} attack [your opponent] directly {t:Dur} even (if|while|though|when) (your opponent|they|that player) (controls|control|has|have) [other] units`,
    ),
  ),
  pred(
    { is: "may", what: "attackEach" },
    [
      "may attack each unit your opponent controls once",
      `${may} attack (every|each) unit your opponent controls [once|once each]`,
      `${may} attack (all units your opponent controls|all enemy units|every enemy unit|all your opponent's units|all of your opponent's units) [once|once each]`,
    ],
    [`相手のすべてのユニットに1回ずつ攻撃${dekiru}`],
  ),
  pred(
    { is: "may", what: "activateInOpponentsTurn" },
    [
      "may activate <num:its/their> effects during your opponent's turn",
      `${may} activate [its|their] effects (during|in) your opponent's turn`,
    ],
    [`相手のターンにも効果を発動${dekiru}`, `相手のターン[中](に|でも|にも)効果を発動${dekiru}`],
  ),
  pred(
    { is: "may", what: "activateTapped" },
    [
      "may activate <num:its/their> effects while tapped",
      `${may} activate [its|their] effects while (tapped|it is tapped)`,
    ],
    [`タップ状態でも効果を発動${dekiru}`],
  ),
  pred(
    { is: "may", what: "beLevelledBy", by: "$d" },
    [
      "may be levelled up by {d:Desc.pl}",
      `${may} be (levelled|ranked) up (by|with) ({d:Desc.pl}|(a|any) {d:Desc.sg})`,
    ],
    [`{d:Desc}でレベルアップ${dekiru}`],
  ),
  pred(
    { is: "may", what: "beLevelledBy", ranksHigher: "$n" },
    [
      "may be levelled up by a unit {n:#} ranks higher",
      `${may} be (levelled|ranked) up (by|with) (a (unit|card) {n:#} (ranks|levels) higher|units {n:#} ranks higher)`,
    ],
    [`ランクが{n:#}高いユニットでレベルアップ${dekiru}`],
  ),
  read("Pred", { is: "may", what: "attackTimes", n: "$n", eachTurn: true }, [
    "(attacks|attack) {n:TimesWord} (each|every|per|a|(in|during) each) (turn|battle phase)",
  ]),
  say("TimesWord", 2, ["twice", "(two|2) times"], ["2回", "二回"]),
  both(
    "TimesWord",
    ({ n }) => ((n as number) > 2 ? n : undefined),
    (n: number) => (n > 2 ? { n } : undefined),
    "{n:#} times",
    "{n:#}回",
  ),
  pred(
    { is: "losesEffects" },
    [
      "<num:loses its effects/lose their effects>",
      "(loses|lose) (its|their|all|all its|all their|all of its|all of their) effects",
      "(has|have) no (effects|effect)",
    ],
    [`効果を${godan("失", "う")}`, `(すべての|すべての自身の)効果を${godan("失", "う")}`],
  ),
  ...["sg", "pl"].map((num) =>
    pred(
      { is: "hasEffects", of: "$c" },
      [
        `<num:has/have> the effects of {c:Cards.${num}.obj}`,
        `(gains|gain|has|have) the (effects|effect) of {c:Cards.${num}.obj}`,
      ],
      [`{c:Cards.${num}.obj}の効果を${eru}`],
    ),
  ),
  ...["sg", "pl"].map((num) =>
    say(
      "Fixed",
      { is: "only", who: "$c", what: "attack" },
      [`only {c:Cards.${num}.subj} may attack`, `only {c:Cards.${num}.subj} can attack`],
      [`{c:Cards.${num}.subj}しか攻撃できない`],
    ),
  ),
  ...["sg", "pl"].flatMap((num) =>
    ["sg", "pl"].map((other) =>
      say(
        "Fixed",
        { is: "redirected", from: "$a", to: "$b" },
        [
          `all attacks against {a:Cards.${num}.subj} are redirected to {b:Cards.${other}.obj}`,
          `[all] attacks (against|on) {a:Cards.${num}.obj} are redirected to {b:Cards.${other}.obj}`,
        ],
        [
          `{a:Cards.${num}.obj}への攻撃の対象はすべて{b:Cards.${other}.obj}に${naru}`,
          `{a:Cards.${num}.subj}への攻撃(を|は)[、][すべて][、]{b:Cards.${other}.obj}への攻撃に(${naru}|${suru("変更")}|${ichidan("変え")})`,
        ],
      ),
    ),
  ),
  read(
    "Fixed",
    { is: "playersCannot", who: "both", what: "play", card: "$d" },
    "{d:Desc.pl.from} cannot be played",
    ["{d:Desc.from}はプレイできない"],
  ),
];
