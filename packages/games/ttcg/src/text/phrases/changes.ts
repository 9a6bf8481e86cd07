/** Values that change, in words: "gains 100 attack", "its attack is doubled" (ttcg-15.7). */

import type { Production, Slots } from "@tefuda/cardtext";
import { read, say } from "@tefuda/cardtext/write";
import { counted } from "@tefuda/language/amounts/measure";
import { yours } from "@tefuda/language/phrases/doing";
import { eru, godan, ichidan, sareru, suru } from "@tefuda/language/phrases/inflect";
import { series } from "@tefuda/language/phrases/lists";
import { tell } from "@tefuda/language/phrases/told";
import { FIGHT, lasting, naru, pred } from "./shorthand.ts";

/** More and less of values in words: read as "+100 attack". */
const gains: Production[] = (
  [
    [1, "(gains|gain)", "more", godan("上が", "る"), "アップ"],
    [-1, "(loses|lose)", "less", godan("下が", "る"), "ダウン"],
  ] as const
).flatMap(([sign, verb, more, rise, up]) => {
  const one = ({ n, s }: Slots) => ({ stat: s, by: sign * (n as number) });
  const times = (list: { by: number }[], f: unknown) =>
    f === undefined ? list : list.map((it) => ({ ...it, by: counted({ n: it.by, f }) }));
  const made = (list: object[], f: unknown) => ({ is: "bonus", by: times(list as { by: number }[], f) });
  return [
    read("Pred", ({ n, s, f }: Slots) => made([one({ n, s })], f), [
      `${verb} {n:#d} [(${more}|additional)] {s:Stat} [points] [{f:ForEach}]`,
      `(has|have) {n:#d} ${sign > 0 ? "(more|additional)" : more} {s:Stat} [{f:ForEach}]`,
    ]),
    read(
      "Pred",
      ({ n, s, m, t, f }: Slots) => made([one({ n, s }), one({ n: m, s: t })], f),
      `${verb} {n:#d} {s:Stat} (and|,) {m:#d} {t:Stat} [{f:ForEach}]`,
    ),
    read(
      "Pred",
      ({ n, f }: Slots) =>
        made(
          FIGHT.map((s) => one({ n, s })),
          f,
        ),
      `${verb} {n:#d} [to] attack and defense [{f:ForEach}]`,
    ),
    read("Pred", ({ s, v }: Slots) => ({ is: "bonus", by: [{ stat: s, by: sign > 0 ? v : { less: v } }] }), [
      `${verb} {s:Stat} equal to {v:Value}`,
    ]),
    read(
      "Pred",
      ({ n, s, f }: Slots) => made([one({ n, s })], f),
      [],
      [
        `[{f:ForEach}]{s:Stat}(が|を)[{f:ForEach}]{n:#d}[ポイント](${rise}|${suru(up)}|${sign > 0 ? eru : godan("失", "う")})`,
        `[{f:ForEach}]{n:#d}[ポイント]の{s:Stat}を${sign > 0 ? eru : godan("失", "う")}`,
      ],
    ),
    read(
      "Pred",
      ({ n, s, t, m = n, f }: Slots) => made([one({ n, s }), one({ n: m, s: t })], f),
      [],
      [
        `[{f:ForEach}]{s:Stat}(が|を){n:#d}、{t:Stat}(が|を){m:#d}(${rise}|${suru(up)}|${sign > 0 ? eru : godan("失", "う")})`,
        `[{f:ForEach}]{s:Stat}と{t:Stat}(が|を)[それぞれ]{n:#d}[ずつ](${rise}|${suru(up)}|${sign > 0 ? eru : godan("失", "う")})`,
      ],
    ),
  ];
});

/** Values that are set, doubled, taken from another card. */
const values: Production[] = [
  pred(
    { is: "set", stats: ["$s"], to: "$n" },
    ["<num:has/have> {s:Stat} {n:#0}", "(has|have) [a] {s:Stat} of {n:#0}"],
    [`{s:Stat}が{n:#0}に${naru}`],
  ),
  read("Told", ({ c, s, n }: Slots) => tell({ c, p: [{ is: "set", stats: [s], to: n }] }), [
    "the {s:Stat} of {c:Cards.sg.obj} (becomes|is) {n:#0}",
    "the {s:Stat} of {c:Cards.pl.obj} (becomes|is) {n:#0}",
    "{c:Cards.sg.subj}'s {s:Stat} (becomes|is) {n:#0}",
    "{c:Cards.pl.subj}'s {s:Stat} (becomes|is) {n:#0}",
  ]),
  ...["sg", "pl"].flatMap((num) => [
    read(
      "Told",
      ({ c, s, n }: Slots) => tell({ c, p: [{ is: "set", stats: [s], to: n }] }),
      [],
      [`{c:Cards.${num}.subj}の{s:Stat}(は|が){n:#0}(に${naru}|とする|である)`],
    ),
    read(
      "Told",
      ({ c, s, v }: Slots) => tell({ c, p: [{ is: "set", stats: [s], to: v }] }),
      [],
      [`{c:Cards.${num}.subj}の{s:Stat}(は|が){v:Value}(と同じ[値|数]|)に${naru}`],
    ),
  ]),
  read("Told", ({ s, n }: Slots) => tell({ c: { ref: "it" }, p: [{ is: "set", stats: [s], to: n }] }), [
    "its {s:Stat} (becomes|is) {n:#0}",
  ]),
  pred(
    { is: "set", stats: ["$s"], to: "$v" },
    ["<num:has/have> {s:Stat} equal to {v:Value}"],
    [`{s:Stat}が{v:Value}と同じに${naru}`, `{s:Stat}が{v:Value}に${naru}`],
  ),
  read("Told", ({ c, s, v }: Slots) => tell({ c, p: [{ is: "set", stats: [s], to: v }] }), [
    "the {s:Stat} of {c:Cards.sg.obj} (becomes|is|becomes equal to|is equal to) {v:Value}",
    "{c:Cards.sg.subj}'s {s:Stat} (becomes|is|becomes equal to|is equal to) {v:Value}",
  ]),
  read("Told", ({ s, v }: Slots) => tell({ c: { ref: "it" }, p: [{ is: "set", stats: [s], to: v }] }), [
    "its {s:Stat} (becomes|is|becomes equal to|is equal to) {v:Value}",
  ]),
  pred(
    { is: "set", stats: FIGHT, to: "$n" },
    ["<num:has/have> attack and defense {n:#0}", "(has|have) [a] attack and defense of {n:#0}"],
    [`攻撃力と防御力が{n:#0}に${naru}`],
  ),
  ...(
    [
      ["double", "doubled", "2倍"],
      ["halve", "halved", "半分"],
    ] as const
  ).flatMap(([by, done, ja]) => [
    pred(
      { is: "scale", stat: "$s", by },
      [`<num:has its/have their> {s:Stat} ${done}`, `(has|have) (its|their) {s:Stat} ${done}`],
      [`{s:Stat}が${ja}に${naru}`],
    ),
    read("Told", ({ c, s }: Slots) => tell({ c, p: [{ is: "scale", stat: s, by }] }), [
      `the {s:Stat} of {c:Cards.sg.obj} (is|are) ${done}`,
      `the {s:Stat} of {c:Cards.pl.obj} (is|are) ${done}`,
      `{c:Cards.sg.subj}'s {s:Stat} is ${done}`,
    ]),
    read("Told", ({ s }: Slots) => tell({ c: { ref: "it" }, p: [{ is: "scale", stat: s, by }] }), [
      `its {s:Stat} is ${done}`,
    ]),
  ]),
  say(
    "Fixed",
    { is: "invert", stats: FIGHT },
    [
      "all changes of attack and defense are inverted",
      "all attack and defense (changes|gains) (are inverted|become losses)",
    ],
    [`攻撃力と防御力の増減がすべて逆に${naru}`],
  ),
  say(
    "Fixed",
    { is: "invert", stats: ["$s"] },
    ["all gains of {s:Stat} are losses instead", "all {s:Stat} gains (become|are) losses [instead]"],
    [`{s:Stat}の増減がすべて逆に${naru}`],
  ),
];

/** Said of a value: "your units' attack is doubled", "its attack is increased by 100". */
const saidOfValues: Production[] = ["sg", "pl"].flatMap((num) =>
  [
    `{c:Cards.${num}.subj}'s {s:Stat}`,
    `the {s:Stat} of {c:Cards.${num}.obj}`,
    ...(num === "pl" ? [] : ["its {s:Stat}"]),
  ].flatMap((of) => [
    ...(
      [
        [1, "(increased|raised)"],
        [-1, "(reduced|decreased|lowered)"],
      ] as const
    ).map(([sign, done]) =>
      read(
        "Told",
        ({ c = { ref: "it" }, s, n, f }: Slots) =>
          tell({ c, p: [{ is: "bonus", by: [{ stat: s, by: counted({ n: sign * (n as number), f }) }] }] }),
        `${of} (is|are) ${done} by {n:#d} [{f:ForEach}]`,
      ),
    ),
    ...(num === "pl"
      ? [
          read(
            "Told",
            ({ c, s }: Slots) => tell({ c, p: [{ is: "scale", stat: s, by: "double" }] }),
            `${of} (is|are) doubled`,
          ),
          read(
            "Told",
            ({ c, s }: Slots) => tell({ c, p: [{ is: "scale", stat: s, by: "halve" }] }),
            `${of} (is|are) halved`,
          ),
        ]
      : []),
  ]),
);

/** In figures with their sign, or in words. */
const raised: readonly (readonly [sign: 1 | -1, ja: string, done: string])[] = [
  [
    1,
    `(+{n:#d}(${sareru("")}|${suru("")}|${eru})|{n:#d}[ポイント|ずつ](${godan("上が", "る")}|${ichidan("増え")}|${suru("上昇")}|${suru("増加")}|${suru("アップ")}))`,
    `(+{n:#d}${suru("")}|{n:#d}[ポイント|ずつ](${ichidan("上げ")}|${godan("増や", "す")}|${suru("上昇")}|${ichidan("上昇させ")}|${suru("アップ")}|${ichidan("アップさせ")}))`,
  ],
  [
    -1,
    `(-{n:#d}(${sareru("")}|${suru("")})|{n:#d}[ポイント|ずつ](${godan("下が", "る")}|${godan("減", "る")}|${suru("減少")}|${suru("低下")}|${suru("ダウン")}))`,
    `(-{n:#d}${suru("")}|{n:#d}[ポイント|ずつ](${ichidan("下げ")}|${godan("減ら", "す")}|${suru("減少")}|${ichidan("減少させ")}|${suru("ダウン")}|${ichidan("ダウンさせ")}))`,
  ],
];

/** "Its attack and defense are raised by 100", 「攻撃力と防御力は100上がる」: the numbers themselves change, or somebody changes them. */
const raisedJa: Production[] = raised.flatMap(([sign, becomes, done]) => {
  const bonusOf = ({ s, n, f }: Slots) => {
    const list = (s as string[]).map((stat) => ({ stat, by: counted({ n: sign * (n as number), f }) }));
    return list.some(({ by }) => by === undefined) ? undefined : { is: "bonus", by: list };
  };
  return [
    ...["sg", "pl"].map((num) =>
      read(
        "Told",
        ({ c, ...slots }: Slots) => {
          const p = bonusOf(slots);
          return p && tell({ c, p: [p] });
        },
        [],
        [
          `[{f:ForEach}]{c:Cards.${num}.subj}の{s:Raised}(は|が)[それぞれ]${becomes}`,
          `{c:Cards.${num}.subj}の{s:Raised}(は|が)[、]{f:ForEach}[それぞれ]${becomes}`,
        ],
      ),
    ),
    ...["", "{t:Dur.until}[、]", "{t:Dur.during}[、]"].flatMap((t) =>
      ["sg", "pl"].map((num) =>
        read(
          "VP",
          ({ c, t: term, ...slots }: Slots) => {
            const p = bonusOf(slots);
            return p && lasting({ ...p, who: c }, term);
          },
          [],
          [
            `${t}[{f:ForEach}]{c:Cards.${num}.obj}の{s:Raised}を[それぞれ]${done}`,
            `${t}{c:Cards.${num}.obj}の{s:Raised}を[、]{f:ForEach}[それぞれ]${done}`,
            ...(t === "" ? [] : [`{c:Cards.${num}.obj}の{s:Raised}を${t}[それぞれ]${done}`]),
          ],
          yours,
        ),
      ),
    ),
  ];
});

export const changes: Production[] = [
  ...gains,
  ...values,
  ...saidOfValues,
  ...series("Raised", "Stat", { en: [" and"], ja: ["と", "、", "および", "・"] }),
  ...raisedJa,
];
