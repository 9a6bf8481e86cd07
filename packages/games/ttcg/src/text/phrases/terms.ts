/** How long something lasts (ttcg-13.6, 13.7, 15.7). */
import type { Production } from "@tefuda/cardtext";
import { say } from "@tefuda/cardtext/write";
import { type TermWords, thisFight, thisTurn } from "@tefuda/language/terms";
import type { Duration } from "../tree.ts";

export const terms: Readonly<Record<Extract<Duration, string>, TermWords>> = {
  thisTurn: {
    en: ["this turn", "(for|during) this turn", "for the rest of (the|this) turn", "for the turn"],
    ja: thisTurn.ja,
    until: {
      en: [
        "until the end of the turn",
        "until the end of this turn",
        "until [the] end of turn",
        "until the turn ends",
      ],
      ja: ["ターン終了時まで", "[この]ターンの(終わり|終了時)まで"],
    },
  },
  thisBattle: {
    en: [
      "during this battle",
      "during that battle",
      "for this battle",
      "(during|for) this attack",
      "until the end of (the|this) (battle|attack)",
    ],
    ja: thisFight("battle", "戦闘").ja,
  },
  thisPhase: {
    en: [
      "during this battle phase",
      "this battle phase",
      "this phase",
      "until the end of (the battle|this) phase",
    ],
    ja: ["このフェイズの間", "この[バトル|メイン]フェイズ[の](間|中|終了時まで|終わりまで)"],
  },
  untilYourNextTurn: {
    en: ["until your next turn", "until the (start|beginning) of your next turn"],
    ja: ["次のあなたのターンまで", "次のあなたのターン(の開始時|の始め|が始まる)まで"],
  },
  untilYourNextTurnEnds: {
    en: ["until the end of your next turn"],
    ja: ["次のあなたのターンの終わりまで", "次のあなたのターン(終了時|の終了時|が終わる)まで"],
  },
  untilOpponentsNextTurn: {
    en: ["until your opponent's next turn", "until the start of your opponent's next turn"],
    ja: ["次の相手のターンまで", "次の相手のターン(の開始時|の始め|が始まる)まで"],
  },
  untilOpponentsNextTurnEnds: {
    en: ["until the end of your opponent's next turn", "until the end of their next turn"],
    ja: ["次の相手のターンの終わりまで", "次の相手のターン(終了時|の終了時|が終わる)まで"],
  },
  whileOnField: {
    en: [
      "while this card remains on the field",
      "[for] as long as this card (remains|is|stays|lies) (on the field|in play)",
      "while this card (remains|is|stays|lies) (on the field|in play)",
      "until this card leaves the field",
    ],
    ja: ["このカードが場にある間", "このカードが(場|フィールド)に(残っている|ある)(間|限り)"],
  },
  whileAttacking: {
    en: ["while attacking", "when attacking", "while it attacks", "while it is attacking"],
    ja: ["攻撃している間", "攻撃(中|する間)"],
  },
  whileDefending: {
    en: [
      "while defending",
      "when defending",
      "while it is attacked",
      "while being attacked",
      "while it is defending",
    ],
    ja: ["攻撃されている間"],
  },
};

export const durations: Production[] = [
  say(
    "Dur",
    { next: "opponent" },
    [
      "during your opponent's next turn",
      "(during|on|in) their next turn",
      "on your opponent's next turn",
      "next turn",
    ],
    ["次の相手のターンの間", "次の相手のターン(中|)", "次のターン[の](間|中)"],
  ),
  say(
    "Dur",
    { next: "you" },
    ["during your next turn", "on your next turn"],
    ["次のあなたのターンの間", "次のあなたのターン(中|)"],
  ),
  say(
    "Dur",
    { next: "opponent", phase: "$p" },
    ["during your opponent's next {p:Phase}", "(during|in|on) (their|your opponent's) next {p:Phase}"],
    ["次の相手の{p:Phase}の間", "次の相手の{p:Phase}(中|)"],
  ),
  say("Dur", { next: "you", phase: "$p" }, "during your next {p:Phase}", "次のあなたの{p:Phase}の間"),
  say(
    "Dur",
    { turns: "$n" },
    ["for the next {n:#} turns", "for {n:#} turns", "during the next {n:#} turns"],
    "次の{n:#}ターンの間",
  ),
  say("Dur", { turns: 1 }, "for the next turn"),

  say("Phase", "draw", "draw phase", "ドローフェイズ"),
  say("Phase", "main", "main phase", "メインフェイズ"),
  say("Phase", "battle", "battle phase", "バトルフェイズ"),
];
