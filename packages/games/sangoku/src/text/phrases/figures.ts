/** Power and fort damage: what a general gains, loses, has doubled or halved, and what they are set to. */

import type { Production, Slots } from "@tefuda/cardtext";
import { both, read } from "@tefuda/cardtext/write";
import { changed, counted } from "@tefuda/language/amounts/measure";
import { yours } from "@tefuda/language/phrases/doing";
import { godan, ichidan, suru } from "@tefuda/language/phrases/inflect";
import { tell } from "@tefuda/language/phrases/told";
import { held } from "@tefuda/language/statements/keywords";

export const figures: Production[] = [
  read(
    "Gain",
    ({ n, f }: Slots) => {
      const by = counted({ n, f });
      return by === undefined ? undefined : { power: by };
    },
    "{n:#d} power [{f:ForEach}]",
  ),
  read(
    "Pred",
    ({ n, f }: Slots) => {
      const by = counted({ n: -(n as number), f });
      return by === undefined ? undefined : { is: "bonus", by: { power: by } };
    },
    "(loses|lose) {n:#d} power [{f:ForEach}]",
  ),
  // "1000 more power", "power by 1000".
  ...[1, -1].map((sign) =>
    read(
      "Pred",
      ({ n, f }: Slots) => {
        const by = counted({ n: sign * (n as number), f });
        return by === undefined ? undefined : { is: "bonus", by: { power: by } };
      },
      sign > 0
        ? ["(gains|gain|gets|get|has|have) {n:#d} (more|additional|extra) power [{f:ForEach}]"]
        : ["(gains|gain|gets|get|has|have) {n:#d} (less|fewer) power [{f:ForEach}]"],
    ),
  ),
  ...["sg", "pl"].flatMap((num) =>
    [1, -1].map((sign) =>
      read(
        "Told",
        ({ c, n, f }: Slots) => {
          const by = counted({ n: sign * (n as number), f });
          return by === undefined ? undefined : tell({ c, p: [{ is: "bonus", by: { power: by } }] });
        },
        sign > 0
          ? `{c:Cards.${num}.subj}'s power (is (increased|raised)|(increases|rises|goes up)) by {n:#d} [{f:ForEach}]`
          : `{c:Cards.${num}.subj}'s power (is (reduced|lowered|decreased)|(decreases|drops|goes down)) by {n:#d} [{f:ForEach}]`,
      ),
    ),
  ),
  ...["sg", "pl"].flatMap((num) =>
    [1, -1].map((sign) =>
      read(
        "Told",
        ({ c, n, f }: Slots) => {
          const by = counted({ n: sign * (n as number), f });
          return by === undefined ? undefined : tell({ c, p: [{ is: "fortDamage", by }] });
        },
        sign > 0
          ? `{c:Cards.${num}.subj}'s fort damage (is (increased|raised)|(increases|rises|goes up)) by {n:#d} [{f:ForEach}]`
          : `{c:Cards.${num}.subj}'s fort damage (is (reduced|lowered|decreased)|(decreases|drops|goes down)) by {n:#d} [{f:ForEach}]`,
      ),
    ),
  ),
  ...changed(
    "Pred",
    () => ({ is: "fortDamage" }),
    ({ is }: { is: string }) => (is === "fortDamage" ? {} : undefined),
    (more) => ({
      en: [
        `<num:deals/deal> {n:#d} ${more ? "more" : "less"} fort damage`,
        `(deal|deals|have|has|get|gets) ${more ? "+" : "-"}{n:#d} fort damage`,
        `(deal|deals) {n:#d} ${more ? "(additional|extra)" : "fewer"} fort damage`,
      ],
      ja: [
        `攻城力${more ? "+" : "-"}{n:#d}<end:/して/し/できる>`,
        `攻城力が{n:#d}${godan(more ? "上が" : "下が", "る")}`,
        `与える城壁ダメージが{n:#d}(${more ? ichidan("増え") : godan("減", "る")}|${more ? "多く" : "少なく"}${godan("な", "る")})`,
      ],
    }),
  ),
  // Twice or half what it is.
  ...(["power", "fortDamage"] as const).flatMap((of) => {
    const name = of === "power" ? "power" : "fort damage";
    return (["double", "halve"] as const).flatMap((by) => [
      both(
        "Pred",
        () => ({ is: "scales", of, by }),
        (it: { is: string; of?: string; by?: string }) =>
          it.is === "scales" && it.of === of && it.by === by ? {} : undefined,
        [
          `has its ${name} ${by}d`,
          `(has|have|gets|get) ${by === "double" ? "(double|twice)" : "half"} (its|their) ${name}`,
          `(has|have) their ${name} ${by}d`,
        ],
        [`${of === "power" ? "武力" : "攻城力"}が${by === "double" ? "2倍" : "半分"}に${godan("な", "る")}`],
      ),
      read(
        "VP",
        ({ c, t }: Slots) => ({ do: "lasting", what: { is: "scales", of, by, who: c }, for: t }),
        [`${by} the ${name} of {c:Obj} {t:Dur}`, `${by} {c:Obj}'s ${name} {t:Dur}`],
        [],
        yours,
      ),
      ...["sg", "pl"].map((num) =>
        read("Told", ({ c }: Slots) => tell({ c, p: [{ is: "scales", of, by }] }), [
          `{c:Cards.${num}.subj}'s ${name} is ${by}d`,
          `the ${name} of {c:Cards.${num}.obj} is ${by}d`,
        ]),
      ),
    ]);
  }),
  // What a number is set to.
  ...(["power", "fortDamage"] as const).flatMap((of) => {
    const [name, ja, called] =
      of === "power"
        ? ["power", "武力", "武力"]
        : ["fort damage", "攻城力", "(攻城力|城壁ダメージ|与える城壁ダメージ)"];
    const said = (n: unknown, how: boolean) => (typeof n === "number") === how;
    return [
      both(
        "Pred",
        ({ n }: Slots) => ({ is: "becomes", of, n }),
        (it: { is: string; of?: string; n?: unknown }) =>
          it.is === "becomes" && it.of === of && said(it.n, true) ? { n: it.n } : undefined,
        [`has its ${name} set to {n:#d}`, `(has|have) (its|their) ${name} (set to|become|changed to) {n:#d}`],
        [
          `${ja}が{n:#d}に${godan("な", "る")}`,
          `${called}(は|を|が){n:#d}(に${godan("な", "る")}|に${suru("")}|と${godan("な", "る")})`,
        ],
      ),
      both(
        "Pred",
        ({ v }: Slots) => ({ is: "becomes", of, n: v }),
        (it: { is: string; of?: string; n?: unknown }) =>
          it.is === "becomes" && it.of === of && said(it.n, false) ? { v: it.n } : undefined,
        [
          `has its ${name} set to {v:Value}`,
          `(has|have) (its|their) ${name} (set to|become equal to) {v:Value}`,
        ],
        [
          `${ja}が{v:Value}と同じに${godan("な", "る")}`,
          `${ja}(は|が){v:Value}と(同じ|等しく|同じ値に)${godan("な", "る")}`,
        ],
      ),
      ...["sg", "pl"].flatMap((num) => [
        read("Told", ({ c, n }: Slots) => tell({ c, p: [{ is: "becomes", of, n }] }), [
          `{c:Cards.${num}.subj}'s ${name} (is|becomes|is set to|becomes equal to|is changed to) {n:#d}`,
          `the ${name} of {c:Cards.${num}.obj} (is|becomes|is set to|becomes equal to|is changed to) {n:#d}`,
        ]),
        read(
          "Told",
          ({ c, v }: Slots) => tell({ c, p: [{ is: "becomes", of, n: v }] }),
          `{c:Cards.${num}.subj}'s ${name} (becomes|is|is set to) [equal to] {v:Value}`,
        ),
      ]),
      read(
        "Told",
        ({ n }: Slots) => tell({ c: { ref: "it" }, p: [{ is: "becomes", of, n }] }),
        `its ${name} (is|becomes|is set to) {n:#d}`,
      ),
    ];
  }),
  read(
    "Pred",
    { is: "becomes", of: "fortDamage", n: "$n" },
    "(deals|deal) {n:#d} fort damage [to forts]",
    [],
    held,
  ),
];
