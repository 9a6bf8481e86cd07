/** What is said of the damage that cards take. */
import type { Production, Slots } from "@tefuda/cardtext";
import { read } from "@tefuda/cardtext/write";
import { godan, negative } from "@tefuda/language/phrases/inflect";
import { tell } from "@tefuda/language/phrases/told";

export const ofDamage: Production[] = [
  // Japanese may speak of the damage itself that cards take.
  ...["sg", "pl"].map((num) =>
    read("Told", ({ c, p }: Slots) => tell({ c, p: [p] }), [], `{c:Cards.${num}.subj}(の|が){p:Taking}`),
  ),
  ...(["special", "battle"] as const).map((kind) =>
    read(
      "Taking",
      { is: "lessDamage", kind, by: "$n" },
      [],
      `受ける${kind === "special" ? "特殊" : "戦闘"}ダメージ(は|が|を){n:#d}(減る|減らす|少なくなる|軽減される|軽減する)`,
    ),
  ),
  // Damage of no kind is of either.
  read(
    "Preds",
    () => ["battle", "special"].map((kind) => ({ is: "noDamage", kind })),
    ["(takes|take) no damage", "(does|do) not take [any] damage", "cannot take damage"],
    negative("ダメージを受け"),
  ),
  read(
    "Preds",
    ({ n }: Slots) => ["battle", "special"].map((kind) => ({ is: "lessDamage", kind, by: n })),
    "(takes|take) {n:#d} less damage",
    `受けるダメージが{n:#d}(${godan("減", "る")}|少なく${godan("な", "る")})`,
  ),
];
