/** A player whom you choose, and points lost by "damage" (ttcg-4.5, 10.1). */
import type { Form, Production, Slots } from "@tefuda/cardtext";
import { read } from "@tefuda/cardtext/write";
import { counted } from "@tefuda/language/amounts/measure";
import type { Action } from "@tefuda/language/phrases/bones";
import { yours } from "@tefuda/language/phrases/doing";
import { ichidan } from "@tefuda/language/phrases/inflect";
import { whoOf } from "@tefuda/language/phrases/players";
import { whole } from "@tefuda/language/phrases/rows";

const SIDES = { you: "yours", opponent: "opponents" } as const;

/** What "that player" does, as one of the two does it. */
function asDoneBy(node: unknown, who: keyof typeof SIDES): unknown {
  if (Array.isArray(node)) return node.map((one) => asDoneBy(one, who));
  if (typeof node !== "object" || node === null) return node;
  const parts = Object.entries(node).map(([key, value]) => {
    if (value === "that") return [key, key === "side" ? SIDES[who] : who];
    return [key, asDoneBy(value, who)];
  });
  // you choose what you do it to, said or not
  return Object.fromEntries(parts.filter(([key, value]) => key !== "chosenBy" || value !== "you"));
}

/** "Target player draws a card": you do, or your opponent does, as you choose. */
export const targetPlayer: readonly Production[] = [
  read(
    "Choice",
    ({ d }: Slots) => {
      const does = whole(d);
      return [
        { do: "choose", who: "you", of: (["you", "opponent"] as const).map((who) => asDoneBy(does, who)) },
      ];
    },
    [
      "(target player|any [one] player|a player of your choice|one player of your choice) {d:Deeds.that.third}",
      "(choose|target) (a|one|any) player. that player {d:Deeds.that.third}",
    ],
    [
      "プレイヤー(1人|一人|ひとり)を(選ぶ|対象とする|対象に取る|選択する)。そのプレイヤーは[、]{d:Deeds.that.third}",
      "プレイヤー(1人|一人|ひとり)を(選び|対象とし|選んで|対象として)、(その|)プレイヤーは[、]{d:Deeds.that.third}",
      "(好きな|任意の|選んだ)プレイヤー(1人|一人|ひとり|)は[、]{d:Deeds.that.third}",
    ],
  ),
];

const lost = ({ n, f }: Slots, who: unknown): Action | undefined => {
  const by = counted({ n, f });
  return by === undefined
    ? undefined
    : ({ do: "points", of: "points", who, how: "lose", n: by } as unknown as Action);
};
const amount = "{n:#} (damage|points of damage|point of damage)";
const amountJa = "{n:#}[(ポイント|点)][の]ダメージを";

/** Damage is points that are lost. */
export const damage: readonly Production[] = [
  ...(
    [
      ["opponent", "(your|the) opponent", "相手[プレイヤー]"],
      ["both", "(each player|both players)", "(お互い|各プレイヤー|両方のプレイヤー)"],
      ["you", "(you|yourself)", "(あなた|自分)"],
    ] as const
  ).map(([who, en, ja]) =>
    read(
      "VP",
      (slots: Slots) => lost(slots, who),
      [`(deal|do) ${amount} to ${en} [{f:ForEach}]`, `(deal|do) ${en} ${amount} [{f:ForEach}]`],
      `[{f:ForEach}]${ja}に${amountJa}${ichidan("与え")}`,
      yours,
    ),
  ),
  read(
    "VP",
    (slots: Slots, form: Form) => lost(slots, whoOf(form)),
    `(~take|~suffer) ${amount} [{f:ForEach}]`,
    `[{f:ForEach}]${amountJa}${ichidan("受け")}`,
  ),
];
