/** Numbers that only this game speaks of: special damage, and changes of power. */
import type { Production, Slots } from "@tefuda/cardtext";
import { both, read } from "@tefuda/cardtext/write";
import { amountOf } from "@tefuda/language/amounts/amounts";
import { counted, measure } from "@tefuda/language/amounts/measure";
import type { Amount } from "../tree.ts";

/** What was done "this way": of what only one action does it is kept which that is. */
const doneSo: readonly { by?: string; en: string; ja?: string }[] = [
  { en: "[(discarded|drawn|returned)]", ja: "(捨てた|引いた|戻した|置いた)" },
  { by: "retire", en: "retired", ja: "撤退させた" },
  { by: "tap", en: "tapped", ja: "疲弊させた" },
  { by: "turnUp", en: "turned face-up" },
  { by: "turnDown", en: "turned face-down" },
];

export const amounts: Production[] = [
  ...doneSo.flatMap(({ en, ja, ...by }) =>
    ["CardsN", "FortsN"].map((makes) =>
      read(
        makes,
        { done: true, ...by },
        `${makes === "CardsN" ? "(a|1|one) card" : "1 fort damage"} for each (card|general|reinforcement|tactic|resource|one) ${en} this way`,
        makes === "CardsN" && ja !== undefined
          ? `(この方法で|こうして)${ja}(カード|武将)(1枚|1体)につき[、]カードを1枚`
          : [],
      ),
    ),
  ),
  ...amountOf("DamageN", {
    many: {
      en: ["N special damage", "N damage", "N points of [special] damage"],
      ja: ["Nの特殊ダメージを", "N特殊ダメージを", "特殊ダメージ[を]N[を]", "N[の]ダメージを"],
    },
    equal: {
      en: ["special damage equal to V", "damage equal to V"],
      ja: [
        "Vと同じ値の特殊ダメージを",
        "V(と同じ値の|に等しい|と同じ数の|と同じだけの|分の)[特殊]ダメージを",
      ],
    },
    done: {
      en: ["that much special damage", "that much damage"],
      ja: ["同じ値の特殊ダメージを", "(同じ値の|同じ数の|その数の|同じだけの)[特殊]ダメージを"],
    },
  }),

  read(
    "DamageN",
    ({ n, d }: Slots) => measure.amountOf(n as number, { each: d }),
    [],
    [
      "{d:Desc}の(数|枚数|人数)(×|x){n:#d}[の][特殊]ダメージを",
      "{d:Desc}の(数|枚数|人数)の{n:#d}倍の[特殊]ダメージを",
    ],
  ),
  ...doneSo.flatMap(({ en: _, ja, ...by }) =>
    ja === undefined
      ? []
      : [
          read(
            "DamageN",
            ({ n }: Slots) => ({ done: true, times: n, ...by }),
            [],
            `[(この方法で|こうして)]${ja}[(カード|武将)の](枚数|数)(×|x|の){n:#d}[倍][の][特殊]ダメージを`,
          ),
        ],
  ),
  // "+500", "+X": by how much a value changes.
  both(
    "Bonus",
    ({ g, n, f }) => powerBy(counted({ n: (g as number) * (n as number), f })),
    ({ power }: Bonus) => {
      const said = measure.apart(power);
      if (!said || said.n === 0) return undefined;
      const { n, f } = said;
      return { g: Math.sign(n), n: Math.abs(n), ...(f !== undefined && { f }) };
    },
    ["{g:Sign}{n:#d} [{f:ForEach}]", "{g:Sign}{n:#d} [to [its]] power [{f:ForEach}]"],
    "[{f:ForEach}]武力{g:Sign}{n:#d}",
  ),
  both(
    "Bonus",
    ({ v }) => powerBy(v),
    ({ power }: Bonus) => (typeof power !== "object" || "times" in power ? undefined : { v: power }),
    ["+X, where X is {v:Unknown}", "+X [power] where X is {v:Unknown}"],
    ["{v:Unknown}をXとして、武力+X", "{v:Unknown}をXとして武力+X"],
  ),
];

interface Bonus {
  power: Amount;
}
const powerBy = (power: unknown) => (power === undefined ? undefined : { power });
