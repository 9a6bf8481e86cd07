/** For how long something lasts. */
import { type TermWords, thisFight, thisTurn } from "@tefuda/language/terms";
import type { Duration } from "../tree.ts";

const self = (player: string): string => (player === "あなた" ? "(あなた|自分)" : player);

/** Until the end of the next turn of a player. */
const throughTurn = (whose: string, ja: string): TermWords => ({
  en: [
    `until the end of ${whose} next turn`,
    `(through|until [the] end of|up to the end of) ${whose} next turn`,
  ],
  ja: [
    `次の${ja}のターンの終了時まで`,
    `(次の${self(ja)}の|${self(ja)}の次の)ターン(終了時まで|の終了時まで|の終わりまで|が終わるまで)`,
  ],
});
/** Not before that turn begins. */
const inTurn = (whose: string, ja: string): TermWords => ({
  en: [`during ${whose} next turn`, `(in|on) ${whose} next turn`],
  ja: [`次の${ja}のターンの間`, `(次の${self(ja)}の|${self(ja)}の次の)ターン[の](間|中)[は|に]`],
});
const battle = thisFight("battle", "戦闘");
export const terms: Readonly<Record<Duration, TermWords>> = {
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
      "(次のあなたの|あなたの次の|次の自分の|自分の次の)(ターン|メインフェイズ)(まで|の開始時まで|開始時まで|が始まるまで|の始めまで|の初めまで|のはじめまで)",
    ],
  },
  endOfYourNextTurn: throughTurn("your", "あなた"),
  endOfOpponentsNextTurn: throughTurn("your opponent's", "相手"),
  inYourNextTurn: inTurn("your", "あなた"),
  inOpponentsNextTurn: inTurn("your opponent's", "相手"),
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
