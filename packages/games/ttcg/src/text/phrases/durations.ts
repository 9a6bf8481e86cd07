/** How long something lasts (ttcg-13.6, 13.7, 15.7). */
import type { Production } from "@tefuda/cardtext";
import { say } from "@tefuda/cardtext/write";

const untilEnd = [
  "until the end of the turn",
  "until the end of this turn",
  "until end of turn",
  "until the turn ends",
  "until the end of turn",
];
const thisTurn = [
  "this turn",
  "for this turn",
  "during this turn",
  "for the rest of the turn",
  "for the rest of this turn",
  "for the turn",
];

function lasting(symbol: string): Production[] {
  return [
    say(
      symbol,
      "thisBattle",
      [
        "during this battle",
        "during that battle",
        "for this battle",
        "during this attack",
        "for this attack",
        "until the end of the battle",
        "until the end of the attack",
        "until the end of this attack",
        "until the end of this battle",
      ],
      "この戦闘の間",
    ),
    say(symbol, "thisPhase", [
      "during this battle phase",
      "this battle phase",
      "this phase",
      "until the end of the battle phase",
      "until the end of this phase",
    ]),
    say(
      symbol,
      "untilYourNextTurn",
      ["until your next turn", "until the start of your next turn", "until the beginning of your next turn"],
      "次の自分のターンまで",
    ),
    say(symbol, "untilYourNextTurnEnds", ["until the end of your next turn"], "次の自分のターンの終わりまで"),
    say(
      symbol,
      "untilOpponentsNextTurnEnds",
      ["until the end of your opponent's next turn", "until the end of their next turn"],
      "次の相手のターンの終わりまで",
    ),
    say(symbol, "untilOpponentsNextTurn", [
      "until your opponent's next turn",
      "until the start of your opponent's next turn",
    ]),
    say(
      symbol,
      { next: "opponent" },
      [
        "during your opponent's next turn",
        "during their next turn",
        "on your opponent's next turn",
        "next turn",
      ],
      "次の相手のターンの間",
    ),
    say(symbol, { next: "you" }, ["during your next turn", "on your next turn"], "次の自分のターンの間"),
    say(symbol, { next: "opponent", phase: "$p" }, [
      "during your opponent's next {p:Phase}",
      "during their next {p:Phase}",
    ]),
    say(symbol, { next: "you", phase: "$p" }, ["during your next {p:Phase}"]),
    say(
      symbol,
      { turns: "$n" },
      ["for the next {n:#} turns", "for {n:#} turns", "during the next {n:#} turns"],
      "次の{n:#}ターンの間",
    ),
    say(symbol, { turns: 1 }, ["for the next turn"]),
    say(
      symbol,
      "whileOnField",
      [
        "while this card remains on the field",
        "as long as this card remains on the field",
        "for as long as this card remains on the field",
        "while this card is on the field",
        "as long as this card is on the field",
        "while this card stays on the field",
      ],
      "このカードがフィールドに残っている間",
    ),
    say(
      symbol,
      "whileAttacking",
      ["while attacking", "when attacking", "while it attacks", "while it is attacking"],
      "攻撃している間",
    ),
    say(
      symbol,
      "whileDefending",
      [
        "while defending",
        "when defending",
        "while it is attacked",
        "while being attacked",
        "while it is defending",
      ],
      "攻撃されている間",
    ),
  ];
}

export const durations: Production[] = [
  say("DurU", "thisTurn", [...untilEnd, ...thisTurn], ["ターン終了時まで", "このターンの間"]),
  ...lasting("DurU"),
  say("DurT", "thisTurn", [...thisTurn, ...untilEnd], ["このターンの間", "ターン終了時まで"]),
  ...lasting("DurT"),

  say("Phase", "draw", "draw phase", "ドローフェイズ"),
  say("Phase", "main", "main phase", "メインフェイズ"),
  say("Phase", "battle", "battle phase", "バトルフェイズ"),
];
