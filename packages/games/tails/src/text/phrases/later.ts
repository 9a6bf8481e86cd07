/** What texts put off: to the next moment of a sort, whenever that is. */
import type { Moment } from "@tefuda/language/actions/later";

const start = "(start|beginning)";
/** Moments that come once; "the end of the turn" is that of this one. */
export const putOff: readonly Moment[] = [
  [
    { on: "turnStart", whose: "you" },
    undefined,
    [
      "at the start of your next turn",
      `(at|on) the ${start} of your next turn`,
      "when your next turn (begins|starts)",
    ],
    [
      "次のあなたのターンの開始時に",
      "(次の(あなたの|自分の)|あなたの次の|自分の次の)ターンの(開始時|初め|始め)[に]",
    ],
  ],
  [
    { on: "turnStart", whose: "opponent" },
    undefined,
    [
      "at the start of a opponent's next turn",
      `(at|on) the ${start} of (a|your|the) opponent's next turn`,
      "when (a|your|the) opponent's next turn (begins|starts)",
    ],
    ["次の対戦相手のターンの開始時に", "(次の(対戦|)相手の|(対戦|)相手の次の)ターンの(開始時|初め|始め)[に]"],
  ],
  [
    { on: "turnStart", whose: "both" },
    undefined,
    ["at the start of the next turn", `(at|on) the ${start} of the next turn`],
    ["次のターンの開始時に", "次のターンの(開始時|初め|始め)[に]"],
  ],
  [
    { on: "turnEnd", whose: "both" },
    undefined,
    ["at the end of this turn", "(at|on) [the] end of [(the|this)] turn", "when (the|this) turn ends"],
    ["このターンの終了時に", "[この]ターン[の](終了時|終わり)[に]"],
  ],
];
