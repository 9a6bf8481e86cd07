/** Levelling up by effects, and what is attached (ttcg-8.1, 7.4). */

import type { Production, Slots } from "@tefuda/cardtext";
import { both, read } from "@tefuda/cardtext/write";
import type { Cards } from "@tefuda/language/phrases/bones";
import { yours } from "@tefuda/language/phrases/doing";
import { ichidan, suru } from "@tefuda/language/phrases/inflect";
import { placeless } from "@tefuda/language/phrases/moving";
import { mine } from "./shorthand.ts";

/** Levelling up (ttcg-8.1) and moving what is attached. */
export const levels: Production[] = [
  both(
    "VP",
    ({ a, b }) => (unplaced(b as Cards) ? undefined : { do: "levelUp", what: a, with: b }),
    (it: { do: string; what?: unknown; with?: unknown }) =>
      it.do === "levelUp" ? { a: it.what, b: it.with } : undefined,
    [
      "level up {a:Obj} with {b:Obj.from}",
      "(level|rank) up {a:Obj} (with|using|by playing) {b:Obj.from}",
      "play {b:Obj.from} on top of {a:Obj}",
    ],
    [
      `{a:Obj}を{b:Obj.from}で${suru("レベルアップ")}`,
      `{a:Obj}を[、]{b:Obj.from}(で|によって|を(使って|用いて|重ねて))[、](${suru("レベルアップ")}|${ichidan("レベルアップさせ")})`,
      `{b:Obj.from}(で|によって|を(使って|用いて))[、]{a:Obj}を(${suru("レベルアップ")}|${ichidan("レベルアップさせ")})`,
      `{a:Obj}[の上]に{b:Obj.from}を${ichidan("重ね")}`,
    ],
    yours,
  ),
  // One, where no number is said.
  read(
    "VP",
    ({ a, d }: Slots) => {
      const b = { count: { exactly: 1 }, what: d };
      return unplaced(b as Cards) ? undefined : { do: "levelUp", what: a, with: b };
    },
    [],
    [
      `{a:Obj}を[、]{d:Desc.from}(で|によって|を(使って|用いて))[、](${suru("レベルアップ")}|${ichidan("レベルアップさせ")})`,
      `{d:Desc.from}(で|によって|を(使って|用いて))[、]{a:Obj}を(${suru("レベルアップ")}|${ichidan("レベルアップさせ")})`,
    ],
    yours,
  ),
  mine(
    { do: "equip", to: "$c" },
    [
      "equip this card to {c:Obj}",
      "equip [this card] [only] (to|onto) {c:Obj}",
      "attach this card to {c:Obj}",
      "equip {c:Obj} with this card",
    ],
    [
      `このカードを{c:Obj}に${suru("装備")}`,
      `[(このカードを|このカードは)]{c:Obj}に[このカードを](${suru("装備")}|${ichidan("付け")})`,
    ],
  ),
  both(
    "VP",
    ({ a, b }) =>
      "ref" in (a as object) || !placeless(b as Cards) ? undefined : { do: "attach", what: a, to: b },
    (it: { do: string; what?: unknown; to?: unknown }) =>
      it.do === "attach" ? { a: it.what, b: it.to } : undefined,
    ["attach {a:Obj} to {b:Obj}", "(move|equip) {a:Obj} to {b:Obj}"],
    [`{a:Obj}を{b:Obj}に${ichidan("付け替え")}`, `{a:Obj}を{b:Obj}に(${suru("装備")}|${ichidan("付け")})`],
    yours,
  ),
];

/** "A unit of another type", from nowhere: that is a permission, not a level-up. */
function unplaced(cards: Cards): boolean {
  return "count" in cards && "differs" in cards.what && placeless(cards);
}
