/** What a text waits for (trails-9.4, 9.6). */
import type { Form, Production, Slots } from "@tefuda/cardtext";
import { both, read, say } from "@tefuda/cardtext/write";
import { type Happening, happenings } from "@tefuda/language/phrases/happenings";
import { without } from "@tefuda/language/phrases/parts";
import { whoOf } from "@tefuda/language/phrases/players";
import type { Cards, Description, Trigger } from "../tree.ts";
import { subjects } from "./game.ts";

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
  [{ on: "cured" }, ["is cured", "becomes cured"], ["回復した", "回復(された|させられた)"]],
  [
    { on: "destroyed" },
    ["is destroyed", "is (K.O.|KO|put into its owner's trail from the field)"],
    ["破壊された", "K.O.された"],
  ],
  [{ on: "leaves" }, ["leaves the field", "leaves play"], ["場を離れた", "場から(離れた|いなくなった)"]],
  [
    { on: "attacks", group: true },
    [
      "makes a SCLM attack",
      "(joins a SCLM attack|SCLM attacks|attacks by a SCLM attack|attacks in a SCLM attack)",
    ],
    ["スクラム攻撃した", "スクラム攻撃(をした|を行った|に参加した|で攻撃した)"],
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
    ["gives SCLM support", "(gives support|SCLM supports|provides SCLM support)"],
    ["スクラムサポートを行った", "スクラムサポート(した|をした|を与えた)"],
  ],
  [
    { on: "actioned" },
    ["is actioned", "becomes actioned"],
    ["アクション状態になった", "アクション(された|した|状態にされた)"],
  ],
];

/** Moments of a turn. */
const moments: readonly (readonly [node: object, en: readonly string[], ja: readonly string[]])[] = [
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

/** The card that was played, with the place it came from as part of what it is. */
function played(what: Description, form: Form): Trigger | undefined {
  const { zone } = what;
  const who = whoOf(form);
  if (!zone) return { on: "played", who, what };
  if ((zone.in !== "hand" && zone.in !== "homebase") || zone.whose !== who) return undefined;
  return { on: "played", who, what: without(what, "zone"), from: zone.in };
}

const foreign: Cards = { count: { exactly: 1 }, what: { noun: "unit", side: "opponents" } };

export const triggers: Production[] = [
  ...happenings(subjects, events),
  ...[true, false].map((fought) =>
    both(
      "Event",
      ({ c, d }) => ({ on: "stuns", what: c, whom: d, ...(fought && { inCombat: true }) }),
      (it: Trigger) =>
        it.on === "stuns" && fought === (it.inCombat === true) ? { c: it.what, d: it.whom } : undefined,
      `{c:Cards.sg.event} stuns {d:Cards.sg.event}${fought ? " in combat" : ""}`,
      [
        `{c:Cards.sg.event}が${fought ? "戦闘で" : ""}{d:Cards.sg.event}をスタンさせた`,
        `{c:Cards.sg.event}が${fought ? "戦闘で[、]" : ""}{d:Cards.sg.event}を(スタンさせた|スタン状態にした)`,
      ],
    ),
  ),
  ...(["hand", "homebase"] as const).map((from) =>
    say(
      "Happens",
      { on: "played", who: "@by", what: "$d", from },
      `~play a {d:Desc.sg} from <own:your/their> ${from}`,
      `${from === "hand" ? "手札" : "拠点"}から{d:Desc.sg}をプレイした`,
    ),
  ),
  both(
    "Happens",
    ({ d }, form) => played(d as Description, form),
    (it: Trigger, form) => {
      return it.on === "played" && it.who === whoOf(form) && !it.from ? { d: it.what } : undefined;
    },
    ["~play a {d:Desc.sg}", "~play {d:Desc.pl}"],
    ["{d:Desc.sg}をプレイした", "{d:Desc.sg}を(1枚|1体|)(プレイした|使用した|プレイする)"],
  ),
  ...["", " in combat"].map((fought) =>
    read(
      "Event",
      ({ c }: Slots) => ({ on: "stuns", what: c, whom: foreign, ...(fought && { inCombat: true }) }),
      `{c:Cards.sg.event} stuns (an|your) opponent's UNIT${fought}`,
    ),
  ),
  say(
    "Happens",
    { on: "rebuilt", who: "@by" },
    ["~rebuild a card", "~rebuild a card in (your|their) homebase"],
    ["カードを再建した", "[カードを]再建(した|を行った)"],
  ),
  say(
    "Happens",
    { on: "points", of: "bond", who: "@by", how: "lose" },
    ["~lose bond", "~lose one or more bond"],
    ["絆を失った", "絆(が減った|を1以上失った)"],
  ),
  // For each card, or each time that there are any.
  say(
    "Happens",
    { on: "draws", who: "@by", each: true },
    ["~draw a card", "~draw (one|any) card"],
    ["カードを引いた", "カードを1枚引いた"],
  ),
  say(
    "Happens",
    { on: "draws", who: "@by" },
    ["~draw one or more cards", "~draw (cards|any cards)"],
    ["カードを1枚以上引いた"],
  ),
  read(
    "Event",
    ({ d }: Slots) => played(d as Description, { by: "both" }),
    "a {d:Desc.sg} is played",
    "{d:Desc.sg}がプレイされた",
  ),

  ...moments.map(([node, en, ja]) => say("Moment", node, en, ja)),
];
