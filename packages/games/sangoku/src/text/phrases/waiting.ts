/** What a text with the Activate icon waits for (sangoku-9.2). */
import type { Moment as LaterMoment } from "@tefuda/language/actions/later";
import type { Happening } from "@tefuda/language/phrases/happenings";
import type { Moment, TriggerWords } from "@tefuda/language/triggers/triggers";

/** What happens to cards; the subject is one of them. In Japanese what stands after "が". */
const events: readonly Happening[] = [
  [
    { on: "enters" },
    [
      "enters the battlefield",
      "(is put|comes|is placed) (onto|on|into|to) the (battlefield|field)",
      "(enters the field|comes into play|enters play|enters)",
    ],
    ["戦場に出た", "(戦場|場)に(置かれた|出された|登場した|出た|出る)", "登場した"],
  ],
  [{ on: "summoned" }, ["is summoned"], ["召集された", "(召集される|コストを払って登場した)"]],
  [
    { on: "equipped" },
    ["is equipped", "(gets|becomes equipped with|is equipped with) a reinforcement"],
    [
      "増援を装備した",
      "増援(が装備された|を装備させられた)",
      "に増援(が|を)(装備された|装備した|付けられた|付けた|付いた|装備させた)",
    ],
  ],
  [{ on: "retires" }, ["retires", "is retired"], ["撤退した", "撤退(させられた|された|する)"]],
  [
    { on: "leaves" },
    ["leaves the battlefield", "leaves (the field|play)"],
    ["戦場を離れた", "(戦場|場)(から|を)(離れた|離れる|いなくなった)"],
  ],
  [
    { on: "attacks", target: "forts" },
    [
      "attacks forts",
      "attacks (a fort|[any] forts|your forts|[your] opponent's forts|the forts)",
      "(declares|makes|begins) a attack (on|against) (a fort|[any] forts|your forts|your opponent's forts|the opponent's forts|the forts)",
    ],
    [
      "城壁を攻撃した",
      "[相手の]城壁(を|に)攻撃(する|を行った|をした)",
      "[相手の]城壁に攻撃した",
      "相手の城壁を攻撃した",
    ],
  ],
  [
    { on: "attacks" },
    ["attacks", "makes an attack", "(declares an attack|begins attacking|declares its attack)"],
    ["攻撃した", "攻撃(する|を行った|をした|を宣言した)"],
  ],
  [
    { on: "intercepted" },
    ["is intercepted", "becomes intercepted", "has its attack intercepted"],
    ["迎撃された", "の攻撃が迎撃された", "迎撃される"],
  ],
  [{ on: "attacked" }, ["is attacked", "becomes [the|an] attack target"], ["攻撃された", "攻撃対象になった"]],
  [
    { on: "intercepts" },
    ["intercepts", "declares an interception"],
    ["迎撃した", "迎撃(する|を行った|をした|を宣言した)"],
  ],
  [
    { on: "wins" },
    ["wins a battle", "wins (the|its) battle"],
    ["戦闘に勝った", "戦闘(に|で)(勝利した|勝つ)"],
  ],
  ...(
    [
      [{}, "", ""],
      [{ kind: "special" }, "special ", "特殊"],
      [{ kind: "battle" }, "battle ", "戦闘"],
    ] as const
  ).map(
    ([kind, en, ja]): Happening => [
      { on: "damaged", ...kind },
      [`takes ${en}damage`, `(is dealt|receives|suffers) ${en}damage`],
      [`${ja}ダメージを受けた`, `${ja}ダメージを(受ける|与えられた)`],
    ],
  ),
  [
    { on: "taps" },
    ["is tapped", "(becomes tapped|taps)"],
    ["疲弊した", "疲弊(状態になった|させられた|する)"],
  ],
  [
    { on: "stands" },
    ["stands", "(stands up|becomes standing|is stood)"],
    ["待機した", "待機(状態になった|させられた|する)"],
  ],
];

/** Moments of a turn. */
const moments: readonly Moment[] = [
  [
    { on: "mainPhase", who: "$w" },
    [
      "when {w:Whose} main phase begins",
      "(at the (start|beginning) of {w:Whose} main phase|(when|whenever) {w:Whose} main phase starts)",
    ],
    [
      "{w:Whose}メインフェイズの開始時",
      "{w:Whose}メインフェイズ(開始時|の(始め|はじめ|初め)に|開始時に|の開始時に|が始まったとき)",
    ],
  ],
  [
    { on: "turnEnd", who: "$w" },
    [
      "at the end of {w:Whose} turn",
      "(when {w:Whose} (turn ends|end phase begins)|at the (start|beginning) of {w:Whose} end phase)",
    ],
    [
      "{w:Whose}ターンの終了時",
      "{w:Whose}(ターン(終了時|の終わりに|終了時に|の終了時に|が終わるとき)|終了フェイズ(開始時|の開始時|に|の始め))",
    ],
  ],
];

/** To what texts put something off. */
const self = (player: string): string => (player === "あなた" ? "(あなた|自分)" : player);

export const putOff: readonly LaterMoment[] = [
  [
    { on: "turnEnd", who: "both" },
    "thisTurn",
    ["at the end of this turn", "at [the] end of (the|this|that) turn", "when (the|this) turn ends"],
    [
      "このターンの終了時",
      "このターン(終了時|の終わりに|終了時に|の終了時に|の終わり|が終わるとき)",
      "このターンの終了フェイズ[の](開始時|開始時に|に)",
    ],
  ],
  ...(
    [
      ["you", "endOfYourNextTurn", "your", "あなた"],
      ["opponent", "endOfOpponentsNextTurn", "your opponent's", "相手"],
    ] as const
  ).flatMap(([who, term, whose, ja]): LaterMoment[] => [
    [
      { on: "mainPhase", who },
      term,
      [
        `at the start of ${whose} next main phase`,
        `(at the (start|beginning) of|when) ${whose} next (main phase|turn) [(begins|starts)]`,
      ],
      [
        `次の${ja}のメインフェイズの開始時`,
        `(次の${self(ja)}の|${self(ja)}の次の)(メインフェイズ|ターン)(開始時|の開始時|の始め|の始めに|の初め|の初めに|開始時に|の開始時に|が始まったとき)`,
      ],
    ],
    [
      { on: "turnEnd", who },
      term,
      [`at the end of ${whose} next turn`],
      [
        `次の${ja}のターンの終了時`,
        `(次の${self(ja)}の|${self(ja)}の次の)(ターン(終了時|の終わりに|の終了時|の終了時に)|終了フェイズの(開始時|開始時に))`,
      ],
    ],
  ]),
];

export const waiting: TriggerWords = {
  happenings: events,
  instead: ["retires"],
  past: {
    happened: ["retires", "leaves"],
    did: [
      "attacks",
      "attacked",
      "intercepted",
      "intercepts",
      "wins",
      "damaged",
      "enters",
      "summoned",
      "taps",
      "stands",
      "equipped",
    ],
  },
  moments,
  discards: true,
  // A general that is played is summoned.
  played: ["card", "tactic", "mainTactic", "battleTactic", "scenario", "reinforcement"],
  drawsByEffect: true,
};
