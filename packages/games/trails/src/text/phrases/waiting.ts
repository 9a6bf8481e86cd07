/** What texts wait for (trails-9.4, 9.6). */
import type { Happening } from "@tefuda/language/phrases/happenings";
import type { Moment, TriggerWords } from "@tefuda/language/triggers/triggers";

/** What happens to cards; the subject is one of them. In Japanese what stands after "が". */
const events: readonly Happening[] = [
  [
    { on: "enters" },
    [
      "enters the field",
      "(is put|comes|is placed) (onto|on|into) the field",
      "(comes into play|enters play|enters)",
    ],
    ["場に出た", "場に(置かれた|出された|登場した|配置された)", "登場した"],
  ],
  [
    { on: "stunned" },
    ["is stunned", "becomes stunned"],
    ["スタンした", "スタン(された|させられた|状態になった)"],
  ],
  [
    { on: "stunned", inCombat: true },
    ["is stunned in combat", "is stunned by combat", "becomes stunned in combat"],
    ["戦闘でスタンした", "戦闘でスタン(された|させられた|状態になった)"],
  ],
  [{ on: "cured" }, ["is cured", "becomes cured"], ["回復した", "回復(された|させられた)"]],
  [
    { on: "destroyed" },
    ["is destroyed", "is (K.O.|KO|put into its owner's trail from the field)"],
    ["破壊された", "K.O.された"],
  ],
  [
    { on: "turnedUp" },
    ["is turned face-up", "(is turned up|is flipped face-up|is revealed in your homebase|turns face-up)"],
    ["表向きになった", "表向きに(された|なった)", "表になった"],
  ],
  [{ on: "leaves" }, ["leaves the field", "leaves play"], ["場を離れた", "場から(離れた|いなくなった)"]],
  [
    { on: "attacks", group: true },
    [
      "makes a SCLM attack",
      "(joins a SCLM attack|SCLM attacks|attacks by a SCLM attack|attacks in a SCLM attack)",
    ],
    ["スクラム攻撃した", "スクラムで攻撃(した|する)", "スクラム攻撃(をした|を行った|に参加した|で攻撃した)"],
  ],
  [
    { on: "attacks" },
    ["attacks", "makes an attack", "(declares an attack|begins attacking)"],
    ["攻撃した", "攻撃(する|を行った|をした)"],
  ],
  [{ on: "attacked" }, ["is attacked", "becomes [the|an] attack target"], ["攻撃された", "攻撃対象になった"]],
  [
    { on: "overkill" },
    ["causes overkill", "(deals|causes) overkill damage", "overkills"],
    ["オーバーキルを起こした", "オーバーキル(を発生させた|した|ダメージを与えた)"],
  ],
  [
    { on: "supports" },
    [
      "gives SCLM support",
      "(gives support|gives a UNIT SCLM support|supports a UNIT|SCLM supports|provides SCLM support)",
    ],
    ["スクラムサポートを行った", "スクラムサポート(した|をした|を与えた)"],
  ],
  [
    { on: "actioned" },
    ["is actioned", "becomes actioned"],
    ["アクション状態になった", "アクション(された|した|状態にされた)"],
  ],
];

/** Moments of a turn. */
const moments: readonly Moment[] = [
  [
    { on: "deploys", who: "$w" },
    [
      "at the start of {w:Whose} deployment step",
      "(at the beginning of {w:Whose} deployment step|when {w:Whose} deployment step (begins|starts))",
    ],
    [
      "{w:Whose}配備ステップの開始時",
      "{w:Whose}配備ステップ(開始時|の(始め|はじめ|初め)に|開始時に|の開始時に|が始まったとき)",
    ],
  ],
  [
    { on: "combat" },
    [
      "at the start of the combat phase",
      "(at the beginning of the combat phase|when the combat phase (begins|starts)|at the start of combat)",
    ],
    [
      "戦闘フェイズの開始時",
      "戦闘フェイズ(開始時|の(始め|はじめ|初め)に|開始時に|の開始時に|が始まったとき)",
    ],
  ],
  [
    { on: "combatEnd" },
    [
      "at the end of the combat phase",
      "(at the end of [each] combat|at the end of each combat phase|when the combat phase ends)",
    ],
    ["戦闘フェイズの終了時", "戦闘フェイズ(終了時|の終わりに|終了時に|の終了時に|が終わるとき)"],
  ],
  [
    { on: "turnEnd" },
    [
      "at the end of the turn",
      "at the end of (each|every|this) turn",
      "at end of turn",
      "when the turn ends",
    ],
    ["ターンの終了時", "[各|この]ターン(終了時|の終わりに|終了時に|の終了時に|が終わるとき)"],
  ],
];

export const waiting: TriggerWords = {
  happenings: events,
  instead: ["destroyed", "stunned"],
  past: {
    happened: ["stunned", "destroyed", "cured", "leaves"],
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
