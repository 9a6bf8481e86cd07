/** What happens to cards, as texts wait for it (ttcg-13.8 to 13.12). The subject is a card. */
import type { Happening } from "@tefuda/language/phrases/happenings";

const levelled = "(levelled up|ranked up|covered by a level up)";
/** A card that comes onto the field in any way is played (ttcg-5.7). */
export const ENTERS =
  "enters the field|comes onto the field|is put onto the field|enters play|comes into play|is deployed|is summoned";
const theirs = "(your opponent's|a opponent's|the opponent's)";

export const happenings: readonly Happening[] = [
  [
    { on: "attacks" },
    ["attacks", "(attack|declares a attack|declare a attack)"],
    ["攻撃した", "攻撃を行った", "攻撃を宣言した"],
  ],
  [
    { on: "attacks", target: "opponent" },
    ["attacks directly", "attacks (your opponent directly|you directly|your opponent|a player directly)"],
    ["直接攻撃した", "(相手を|相手に|プレイヤーを|プレイヤーに|)直接攻撃(した|する)"],
  ],
  [
    { on: "attacked" },
    [
      "is attacked",
      "is (attacked by a unit|the target of an attack|attacked by an enemy unit)",
      "are attacked",
      "becomes the target of an attack",
    ],
    ["攻撃された", "攻撃(の|)対象(になった|に選ばれた|にされた)", "攻撃を受けた"],
  ],
  [
    { on: "directHit" },
    ["hits directly", "hits your opponent directly"],
    ["直接攻撃を通した", "直接攻撃を成功させた", "直接攻撃に成功した"],
  ],
  [{ on: "destroyed" }, ["is destroyed", "(are destroyed|dies)"], ["破壊された"]],
  [
    { on: "destroyed", by: "battle" },
    ["is destroyed in battle", "(is|are) destroyed (in|by) (battle|a attack|combat|a battle)"],
    ["戦闘で破壊された", "戦闘によって破壊された"],
  ],
  [
    { on: "destroyed", by: "effect" },
    ["is destroyed by an effect", "is destroyed by (a card effect|effects)"],
    ["効果で破壊された", "[カードの]効果(で|によって)破壊された"],
  ],
  [
    { on: "destroyed", byWho: "opponent" },
    ["is destroyed by your opponent", "is destroyed by (a|the) opponent"],
    ["相手に破壊された", "相手によって破壊された"],
  ],
  [
    { on: "destroyed", by: "effect", byWho: "opponent" },
    [
      "is destroyed by your opponent's effect",
      `is destroyed by ${theirs} (effect|effects|card effect|card effects)`,
      "is destroyed by a (effect|card effect) (of your opponent|your opponent controls)",
    ],
    ["相手の効果で破壊された", "相手の(カードの|)効果によって破壊された"],
  ],
  [
    { on: "destroyed", by: "effect", byWho: "you" },
    ["is destroyed by your effect", "is destroyed by (your card effect|your effects|one of your effects)"],
    ["あなたの効果で破壊された", "あなたの(カードの|)効果によって破壊された"],
  ],
  [
    { on: "sentToPile" },
    [
      "is sent to the discard pile",
      "is (sent|put) (to|into) (its owner's|the) discard pile",
      "goes to the discard pile",
      "(are sent to the discard pile|is put into the discard pile|enters the discard pile|is placed in the discard pile)",
    ],
    ["捨て札に送られた", "捨て札に(置かれた|行った|なった)"],
    ".from",
  ],
  [
    { on: "sentToPile", from: "field" },
    ["is sent from the field to the discard pile", "is (put|sent) (to|into) the discard pile from the field"],
    ["場から捨て札に送られた", "場から捨て札に置かれた"],
  ],
  ...(["hand", "deck"] as const).map(
    (from): Happening => [
      { on: "sentToPile", from },
      [
        `is sent from your ${from} to the discard pile`,
        `is (put|sent) (to|into) (the|your) discard pile from your ${from}`,
        `is sent from your ${from} to your discard pile`,
      ],
      from === "hand"
        ? ["手札から捨て札に送られた", "手札から捨て札に置かれた"]
        : ["デッキから捨て札に送られた", "デッキから捨て札に置かれた"],
    ],
  ),
  [{ on: "discarded" }, ["is discarded"], ["捨てられた"], ".from"],
  [{ on: "discarded", from: "hand" }, ["is discarded from your hand"], ["手札から捨てられた"]],
  [
    { on: "milled" },
    ["is milled"],
    ["デッキから直接捨て札に送られた", "デッキから[直接]捨て札に(落ちた|落とされた)"],
  ],
  [{ on: "milled", from: "deck" }, ["is milled from your deck"], ["あなたのデッキから直接捨て札に送られた"]],
  [
    { on: "tapped" },
    ["is tapped", "(becomes tapped|are tapped|taps)"],
    ["タップされた", "タップ(状態になった|した)"],
  ],
  [
    { on: "untapped" },
    ["is untapped", "(becomes untapped|are untapped|untaps)"],
    ["アンタップされた", "アンタップ(状態になった|した)"],
  ],
  [
    { on: "leavesField" },
    ["leaves the field", "leave the field", "leaves play"],
    ["場を離れた", "場から離れた", "場を去った"],
  ],
  [
    { on: "returned" },
    [
      "is returned to its owner's hand",
      "is returned to (its owner's|the|their) hand",
      "returns to (its owner's hand|the hand)",
    ],
    ["手札に戻された", "[場から][持ち主の]手札に戻(った|された)"],
  ],
  [
    { on: "returned", whose: "you" },
    ["is returned to your hand", "returns to your hand"],
    ["あなたの手札に戻された", "あなたの手札に戻った"],
  ],
  [
    { on: "targeted" },
    ["is targeted", "is targeted by an effect", "becomes the target of an effect"],
    ["対象になった", "[効果の]対象に(選ばれた|された|なった)"],
  ],
  [
    { on: "targeted", by: "opponent" },
    [
      "is targeted by your opponent",
      `is targeted by (${theirs} effect|an effect of your opponent|an effect your opponent controls)`,
    ],
    ["相手の効果の対象になった", "相手の効果の対象に(選ばれた|された)"],
  ],
  [{ on: "equips" }, ["is equipped", "becomes equipped", "is equipped to a unit"], ["装備された"]],
  [
    { on: "played" },
    ["is played", `(${ENTERS})`],
    ["プレイされた", "(場に出された|登場した)", "場に出た", "を場に出した", "をプレイした"],
    ".from",
  ],
  [
    { on: "played", from: "hand" },
    ["is played from your hand"],
    ["手札からプレイされた", "手札から場に出た"],
  ],
  [
    { on: "levelledUp" },
    ["is levelled up", `is ${levelled}`, "(levels up|ranks up)"],
    ["レベルアップされた", "レベルアップした", "の上に[他の](カード|ユニット)が(重ねられた|重なった)"],
  ],
];
