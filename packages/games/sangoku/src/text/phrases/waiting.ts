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
  [
    { on: "retires", battle: true },
    ["retires in battle", "(retires|is retired|dies|is destroyed) (in|during|by) (a battle|battle|combat)"],
    ["戦闘で撤退した", "戦闘(で|中に|によって)撤退(させられた|された|する)"],
  ],
  [
    { on: "retires", battle: false },
    [
      "retires outside of battle",
      "(retires|is retired) (outside [of] (a battle|battles|battle|combat)|other than in [a] battle)",
    ],
    ["戦闘以外で撤退した", "戦闘以外(で|によって)撤退(させられた|された|する)"],
  ],
  [
    { on: "retires" },
    ["retires", "is retired", "dies", "is destroyed"],
    ["撤退した", "撤退(させられた|された|する)", "破壊され(た|る)"],
  ],
  [
    { on: "leaves" },
    ["leaves the battlefield", "leaves (the field|play)"],
    ["戦場を離れた", "(戦場|場)(から|を)(離れた|離れる|いなくなった)"],
  ],
  [
    { on: "attacks", target: "forts" },
    [
      "attacks forts",
      "attacks (a fort|[any] forts|the forts)",
      "(declares|makes|begins) a attack (on|against) (a fort|[any] forts|the forts)",
    ],
    ["城壁を攻撃した", "城壁(を|に)攻撃(する|を行った|をした)", "城壁に攻撃した"],
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
    { on: "fights" },
    ["fights a battle", "(fights|enters a battle|begins a battle|enters battle|takes part in a battle)"],
    ["戦闘を行った", "戦闘(した|する|に入った|を始めた|が発生した)"],
  ],
  [
    { on: "wins", as: "attacker" },
    [
      "wins a battle as the attacker",
      "(wins a battle as [a] attacker|successfully attacks a general|wins a attack|attacks successfully|wins a battle it attacked in)",
    ],
    ["攻撃側として戦闘に勝った", "攻撃に成功した", "攻撃側として戦闘(に|で)勝利した"],
  ],
  [
    { on: "wins", as: "interceptor" },
    [
      "wins a battle as the interceptor",
      "(wins a battle as [a] interceptor|intercepts successfully|successfully intercepts [(a attack|a general)]|intercepts and wins)",
    ],
    ["迎撃側として戦闘に勝った", "迎撃に成功した", "迎撃側として戦闘(に|で)勝利した"],
  ],
  [
    { on: "hitsForts" },
    [
      "deals fort damage",
      "(successfully attacks (the fort|a fort|the forts|forts|your opponent's fort|your opponent's forts)|attacks (the fort|a fort|the forts|forts|your opponent's fort|your opponent's forts) successfully|deals fort damage to your opponent|deals damage to (the fort|a fort|the forts|forts|your opponent's forts|your opponent's fort)|damages (a fort|the fort|forts|your opponent's forts))",
    ],
    [
      "城壁にダメージを与えた",
      "[相手の]城壁への攻撃に成功した",
      "[相手の]城壁(攻撃|の攻撃)に成功した",
      "城壁ダメージを与えた",
      "相手の城壁にダメージを与えた",
      "攻城に成功した",
    ],
  ],
  [
    { on: "wins" },
    ["wins a battle", "wins (the|its|this|that) battle", "wins"],
    ["戦闘に勝った", "戦闘(に|で)(勝利した|勝つ)", "勝った", "勝利した"],
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
  ...(
    [
      ["turnStart", "turn", "ターン", "(turn begins|turn starts)"],
      ["resourcePhase", "resource phase", "国力フェイズ", "(resource phase begins|resource phase starts)"],
    ] as const
  ).map(
    ([on, en, ja, begins]): Moment => [
      { on, who: "$w" },
      [
        `at the start of {w:Whose} ${en}`,
        `(at the beginning of {w:Whose} ${en}|(when|whenever) {w:Whose} ${begins})`,
      ],
      [`{w:Whose}${ja}の開始時`, `{w:Whose}${ja}(開始時|開始時に|の開始時に|が始まったとき|の最初に)`],
    ],
  ),
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
    { on: "battleEnd" },
    "thisBattle",
    [
      "at the end of this battle",
      "(at [the] end of (the|this|that) battle|at end of [the] (battle|combat)|when (the|this|that) battle (ends|is over)|after (the|this|that) battle|at the end of combat)",
    ],
    [
      "この戦闘の終了時",
      "(この|その)戦闘(終了時|の終了時|終了時に|の終了時に|の終わりに|が終わったとき|の後|後)",
      "戦闘(終了時|の終了時|終了時に|の終了時に)",
    ],
  ],
  [
    { on: "turnEnd", who: "both" },
    "thisTurn",
    ["at the end of this turn", "at [the] end of [(the|this|that)] turn", "when (the|this) turn ends"],
    [
      "このターンの終了時",
      "このターン(終了時|の終わりに|終了時に|の終了時に|の終わり|が終わるとき)",
      "ターン(終了時|の終了時)[に]",
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
  takesAway: ["retires", "leaves"],
  strikes: (on) => "target" in on || (on as { on?: string }).on === "hitsForts",
  instead: ["retires"],
  // who retires goes there (sangoku-7.15)
  rather: {
    en: [
      "(rather than|instead of) (going|being put|putting it|being placed) (to|into|in|on) (your|its owner's|the) discard pile",
      "(rather than|instead of) (to|into) (your|its owner's|the) discard pile",
    ],
    ja: "[捨て札に(置く|置かれる|行く|送る|送られる)]",
  },
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
  comes: { general: "summoned" },
  drawsByEffect: true,
};
