/** What texts wait for (trails-9.4, 9.6). */
import type { Moment as LaterMoment } from "@tefuda/language/actions/later";
import type { Happening } from "@tefuda/language/phrases/happenings";
import { YOU } from "@tefuda/language/phrases/players";
import type { Moment, TriggerWords } from "@tefuda/language/triggers/triggers";

/** What happens to cards; the subject is one of them. In Japanese what stands after "が". */
const events: readonly Happening[] = [
  [
    { on: "enters" },
    [
      "enters the field",
      "(is put|comes|is placed) (onto|on|into) the field",
      "(comes into play|enters play|enters)",
      "is deployed",
    ],
    [
      "場に出た",
      "場に置かれた",
      "場に出された",
      "場に登場した",
      "場に配置された",
      "登場した",
      "配備された",
      "場に配備された",
    ],
  ],
  ...(
    [
      ["hand", "hand", "手札"],
      ["homebase", "homebase", "拠点"],
      ["trail", "trail", "軌跡"],
    ] as const
  ).flatMap(([from, en, ja]): Happening[] => [
    [
      { on: "enters", from },
      [
        `enters the field from your ${en}`,
        `(is put|comes|is placed|enters) [(onto|on|into) the field] from (your|a|its owner's) ${en}`,
      ],
      [`${ja}から場に出た`, `${ja}から場に置かれた`, `${ja}から場に出された`, `${ja}から登場した`],
    ],
    ...(from === "trail"
      ? []
      : ([
          [
            { on: "enters", from, played: true },
            [`is played from your ${en}`, `is played from (your|a|its owner's) ${en}`],
            [
              `${ja}からプレイされた`,
              `${ja}からプレイされて場に出た`,
              `${ja}からプレイされ場に出た`,
              `${ja}からプレイされて登場した`,
            ],
          ],
        ] satisfies Happening[])),
  ]),
  [
    { on: "stunned" },
    ["is stunned", "becomes stunned"],
    ["スタンした", "スタンされた", "スタンさせられた", "スタン状態になった"],
  ],
  [
    { on: "stunned", inCombat: true },
    ["is stunned in combat", "is stunned by combat", "becomes stunned in combat"],
    by("戦闘", ["スタンした", "スタンされた", "スタンさせられた", "スタン状態になった"]),
  ],
  [
    { on: "stunned", byEffect: true },
    ["is stunned by an effect", "(is|becomes) stunned by (an effect|effects|a card effect|a text)"],
    [...by("効果", ["スタンした", "スタンされた"]), ...by("カードの効果", ["スタンした", "スタンされた"])],
  ],
  [{ on: "cured" }, ["is cured", "becomes cured"], ["回復した", "回復された", "回復させられた"]],
  [
    { on: "destroyed" },
    [
      "is destroyed",
      "is (K.O.|KO|K.O.'d|KO'd|KO'ed|K.O.'ed|K.O.ed|killed)",
      "dies",
      "is (put|placed|sent) (into|to|in) (its owner's|your|the) trail from (the field|play)",
      "is (put|placed|sent) from (the field|play) (into|to|in) (its owner's|your|the) trail",
      "goes (to|into) [(its owner's|your|the)] trail from the field",
    ],
    [
      "破壊された",
      "K.O.された",
      "破壊されて軌跡に置かれた",
      "場で破壊された",
      "場から軌跡に置かれた",
      "場から軌跡に送られた",
      "場で破壊されて軌跡に置かれた",
    ],
  ],
  [
    { on: "destroyed", byEffect: true },
    ["is destroyed by an effect", "is (destroyed|K.O.'d|KO'd) by (an effect|effects|a card effect|a text)"],
    [...by("効果", ["破壊された"]), ...by("カードの効果", ["破壊された"])],
  ],
  [
    { on: "turnedUp" },
    ["is turned face-up", "(is turned up|is flipped face-up|is revealed in your homebase|turns face-up)"],
    ["表向きになった", "表向きにされた", "表になった", "拠点で表向きになった", "拠点で表になった"],
  ],
  [
    { on: "leaves" },
    ["leaves the field", "leaves play"],
    ["場を離れた", "場から離れた", "場からいなくなった"],
  ],
  [
    { on: "attacks", group: true },
    [
      "makes a SCLM attack",
      "(joins a SCLM attack|SCLM attacks|attacks by a SCLM attack|attacks in a SCLM attack|takes part in a SCLM attack)",
      "(participates in a SCLM attack|attacks as part of a SCLM (attack|group)|attacks with a SCLM attack|attacks in a SCLM group|attacks as a SCLM)",
    ],
    [
      "スクラム攻撃した",
      "スクラムで攻撃した",
      "スクラム攻撃をした",
      "スクラム攻撃を行った",
      "スクラム攻撃に参加した",
      "スクラム攻撃で攻撃した",
    ],
  ],
  [
    { on: "attacks", group: false },
    ["attacks alone", "attacks (by itself|on its own)"],
    ["単独で攻撃した", "単独攻撃した", "単独攻撃を行った"],
  ],
  [
    { on: "attacks" },
    ["attacks", "makes an attack", "(declares an attack|begins attacking)"],
    ["攻撃した", "攻撃を行った", "攻撃をした", "攻撃を宣言した"],
  ],
  [
    { on: "attacked" },
    ["is attacked", "becomes [the|an] attack target", "defends", "is chosen as (the|an) attack target"],
    ["攻撃された", "攻撃対象になった", "攻撃を受けた", "攻撃の対象になった", "攻撃対象に選ばれた"],
  ],
  [
    { on: "overkill" },
    [
      "causes overkill",
      "(deals|causes|does|inflicts) overkill [damage] [to (your opponent|the opponent|a player)]",
      "overkills",
    ],
    [
      "オーバーキルを起こした",
      "オーバーキルを発生させた",
      "オーバーキルを与えた",
      "オーバーキルした",
      "オーバーキルダメージを与えた",
      "相手にオーバーキルを与えた",
      "相手にオーバーキルダメージを与えた",
      "の攻撃でオーバーキルを与えた",
      "の攻撃で相手にオーバーキルを与えた",
      "の攻撃により相手にオーバーキルを与えた",
      "の攻撃によって相手にオーバーキルを与えた",
      "の攻撃でオーバーキルを起こした",
    ],
  ],
  [
    { on: "supports" },
    [
      "gives SCLM support",
      "(gives support|gives a UNIT SCLM support|supports a UNIT|SCLM supports|provides SCLM support|supports)",
      "is actioned (to give|for) SCLM support",
    ],
    [
      "スクラムサポートを行った",
      "スクラムサポートした",
      "スクラムサポートをした",
      "スクラムサポートを与えた",
      "サポートした",
      "サポートを行った",
      "サポートをした",
    ],
  ],
  [
    { on: "readied" },
    ["becomes ready", "(is readied|readies)"],
    ["レディ状態になった", "レディになった", "レディ状態にされた"],
  ],
  [
    { on: "actioned" },
    ["is actioned", "becomes actioned"],
    ["アクション状態になった", "アクションされた", "アクションした", "アクション状態にされた"],
  ],
];

/** What happens by something, in the words that stand for "by". */
function by(cause: string, happens: readonly string[]): string[] {
  return ["で", "によって", "により"].flatMap((way) => happens.map((it) => `${cause}${way}${it}`));
}

/** Steps of players, in order: what the beginning and the end of each are called in trees. */
const steps = [
  ["drawStep", "drawStepEnd", "draw step", "ドローステップ"],
  ["homebaseStep", "homebaseStepEnd", "homebase step", "拠点ステップ"],
  ["deploys", "deployEnd", "deployment step", "配備ステップ"],
] as const;

/** The beginning of something, and its end. */
const begins = (en: string): string[] => [
  `at the start of ${en}`,
  `at the beginning of ${en}`,
  `(when|whenever|each time) ${en} (begins|starts)`,
];
const beginsJa = (ja: string): string[] => [
  `${ja}の開始時`,
  `(毎ターン|各ターン)[、|の]${ja}の開始時[に]`,
  `${ja}[の](開始時|始め|はじめ|初め|最初)[に]`,
  `${ja}(が(始まった|始まる|開始した|開始された|開始する)|を開始する)とき`,
];
const ends = (en: string): string[] => [
  `at the end of ${en}`,
  `(at|on) [the] end of ${en}`,
  `(when|whenever|each time) ${en} ends`,
];
const endsJa = (ja: string): string[] => [
  `${ja}の終了時`,
  `(毎ターン|各ターン)[、|の]${ja}の終了時[に]`,
  `${ja}[の](終了時|終わり|最後)[に]`,
  `${ja}(が(終わる|終わった|終了する|終了した)|を終える)とき`,
];

/** Moments of a turn. */
const moments: readonly Moment[] = [
  ...steps.flatMap(([start, end, en, ja]): Moment[] => [
    [{ on: start, who: "$w" }, begins(`{w:Whose} ${en}`), beginsJa(`{w:Whose}${ja}`)],
    [{ on: end, who: "$w" }, ends(`{w:Whose} ${en}`), endsJa(`{w:Whose}${ja}`)],
    [{ on: start, who: "both" }, begins(`(each|every) ${en}`), beginsJa(`(各|毎|)${ja}`)],
    [{ on: end, who: "both" }, ends(`(each|every) ${en}`), endsJa(`(各|毎|)${ja}`)],
  ]),
  [
    { on: "turnStart" },
    ["at the start of the turn", ...begins("(each|every|the) (turn|preparation phase)")],
    ["ターンの開始時", ...beginsJa("(各|毎|)(ターン|準備フェイズ)")],
  ],
  [
    { on: "combat" },
    ["at the start of the combat phase", ...begins("(the|each|every) (combat phase|combat)")],
    ["戦闘フェイズの開始時", ...beginsJa("(各|毎|)戦闘フェイズ")],
  ],
  [
    { on: "combatEnd" },
    [
      "at the end of the combat phase",
      "at the end of [each] combat",
      ...ends("(the|each|every) combat phase"),
    ],
    ["戦闘フェイズの終了時", ...endsJa("(各|毎|)戦闘フェイズ")],
  ],
  [
    { on: "cure" },
    ["at the start of the cure phase", ...begins("(the|each|every) cure phase")],
    ["回復フェイズの開始時", ...beginsJa("(各|毎|)回復フェイズ")],
  ],
  [
    { on: "turnEnd" },
    [
      "at the end of the turn",
      ...ends("(the|each|every|this) (turn|cure phase)"),
      "at end of turn",
      "when the turn ends",
    ],
    ["ターンの終了時", ...endsJa("(各|毎|この|)(ターン|回復フェイズ)")],
  ],
];

/** A moment to come, which comes once. */
const toCome = (
  on: object,
  [en, ...alsoEn]: readonly string[],
  [ja, ...alsoJa]: readonly string[],
): LaterMoment => [on, "forGood", [en!, ...alsoEn.map(onlyOnce)], [ja!, ...alsoJa], true];
/** What comes once does not come each time. */
const onlyOnce = (words: string): string => words.replace("(when|whenever|each time)", "when");

/** Moments that an effect may wait for. */
export const putOff: readonly LaterMoment[] = [
  toCome(
    { on: "turnEnd" },
    ["at the end of this turn", ...ends("(the|this) turn"), "at end of turn"],
    ["このターンの終了時に", ...endsJa("(この|その|)ターン")],
  ),
  toCome(
    { on: "combatEnd" },
    [
      "at the end of the combat phase",
      ...ends("(the|this) [turn's] combat [phase]"),
      ...ends("this turn's combat phase"),
    ],
    ["戦闘フェイズの終了時に", ...endsJa("(この|このターンの|)戦闘フェイズ")],
  ),
  toCome(
    { on: "combat" },
    ["at the start of the next combat phase", ...begins("(the|this turn's) [next] combat [phase]")],
    ["次の戦闘フェイズの開始時に", ...beginsJa("(次の|このターンの|)戦闘フェイズ")],
  ),
  toCome(
    { on: "cure" },
    ["at the start of the next cure phase", ...begins("(the|this turn's) [next] cure phase")],
    ["次の回復フェイズの開始時に", ...beginsJa("(次の|このターンの|)回復フェイズ")],
  ),
  toCome(
    { on: "turnStart" },
    ["at the start of the next turn", ...begins("(the|your) next turn")],
    ["次のターンの開始時に", ...beginsJa("次の[(あなた|自分)の](ターン|準備フェイズ)")],
  ),
  ...steps.flatMap(([start, end, en, ja]) =>
    (
      [
        ["you", "your", "あなた", YOU],
        ["opponent", "your opponent's", "相手", "相手"],
      ] as const
    ).flatMap(([who, whose, first, whoJa]): LaterMoment[] => {
      const next = `[次のターンの](次の${whoJa}の|${whoJa}の[次の])${ja}`;
      return [
        toCome(
          { on: start, who },
          [`at the start of ${whose} next ${en}`, ...begins(`${whose} [next] ${en}`)],
          [`${first}の次の${ja}の開始時に`, ...beginsJa(next)],
        ),
        toCome(
          { on: end, who },
          [`at the end of ${whose} next ${en}`, ...ends(`${whose} [next] ${en}`)],
          [`${first}の次の${ja}の終了時に`, ...endsJa(next)],
        ),
      ];
    }),
  ),
];

export const waiting: TriggerWords = {
  happenings: events,
  takesAway: ["destroyed", "leaves", "discarded"],
  strikes: (on) => "player" in on || (on as { on?: string }).on === "overkill",
  instead: ["destroyed", "stunned"],
  doneBy: { stunned: "stuns", attacked: "attacks" },
  past: {
    happened: ["stunned", "destroyed", "cured", "leaves", "attacks"],
    did: ["attacks", "attacked", "enters", "actioned", "supports", "overkill"],
  },
  moments,
  discards: true,
  played: ["card", "unit", "item", "event", "base"],
  playedFrom: [
    ["hand", "hand", "手札"],
    ["homebase", "homebase", "拠点"],
  ],
};
