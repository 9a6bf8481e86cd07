/** Values that change, in words: "gains 100 attack", "its attack is doubled" (ttcg-15.7). */

import type { Production, Slots } from "@tefuda/cardtext";
import { read, say } from "@tefuda/cardtext/write";
import { counted } from "@tefuda/language/amounts/measure";
import { suru } from "@tefuda/language/phrases/inflect";
import { verbsOfChange } from "@tefuda/language/phrases/measures";
import { tell } from "@tefuda/language/phrases/told";
import { FIGHT, lasting, naru, pred } from "./shorthand.ts";

/** More and less of values in words: read as "+100 attack". What is gained goes with keywords under one verb. */
const gains: Production[] = (
  [
    [1, "more"],
    [-1, "less"],
  ] as const
).flatMap(([sign, more]) => {
  const one = ({ n, s }: Slots) => ({ stat: s, by: sign * (n as number) });
  const times = (list: { by: number }[], f: unknown) =>
    f === undefined ? list : list.map((it) => ({ ...it, by: counted({ n: it.by, f }) }));
  const pred = (by: unknown) => ({ is: "bonus", by });
  const ways: readonly [make: (slots: Slots) => unknown, en: string][] = [
    [
      ({ n, s, f }) => times([one({ n, s })], f),
      `{n:#d} [(${more}|additional)] {s:Stat} [points] [{f:ForEach}]`,
    ],
    [
      ({ n, s, m, t, f }) => times([one({ n, s }), one({ n: m, s: t })], f),
      "{n:#d} {s:Stat} (and|,) {m:#d} {t:Stat} [{f:ForEach}]",
    ],
    [
      ({ n, f }) =>
        times(
          FIGHT.map((s) => one({ n, s })),
          f,
        ),
      "{n:#d} [to] attack and defense [{f:ForEach}]",
    ],
    [({ s, v }) => [{ stat: s, by: sign > 0 ? v : { less: v } }], "{s:Stat} equal to {v:Value}"],
  ];
  return [
    ...ways.map(([make, en]) =>
      sign > 0
        ? read("Gain", make, en)
        : read("Pred", (slots: Slots) => pred(make(slots)), `(loses|lose) ${en}`),
    ),
    read(
      "Pred",
      ({ n, s, f }: Slots) => pred(times([one({ n, s })], f)),
      `(has|have) {n:#d} ${sign > 0 ? "(more|additional)" : more} {s:Stat} [{f:ForEach}]`,
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

/** What it is for each of may stand behind the time: "gains 50 attack this turn for each card in your hand". */
const timedFirst: Production[] = ["sg", "pl"].flatMap((num) =>
  (
    [
      [1, "(gains|gain|gets|get) {n:#d} {s:Stat}"],
      [1, "(gains|gain|gets|get) +{n:#d} {s:Stat}"],
      [-1, "(loses|lose) {n:#d} {s:Stat}"],
      [-1, "(gains|gain|gets|get) -{n:#d} {s:Stat}"],
    ] as const
  ).map(([sign, words]) =>
    read(
      "Becoming",
      ({ c, n, s, t, f }: Slots) =>
        tell({ c, p: [{ is: "bonus", by: [{ stat: s, by: counted({ n: sign * (n as number), f }) }] }] }).map(
          (what) => lasting(what as object, t),
        ),
      `{c:Cards.${num}.subj} ${words} {t:Dur} {f:ForEach}`,
    ),
  ),
);

/** 「攻撃力をこのカードの攻撃力分下げる」, 「防御力は攻撃力と同じになる」 */
const byValues: Production[] = [
  ...([true, false] as const).map((more) =>
    read(
      "ChangedBy",
      ({ v }: Slots) => ({ by: more ? v : { less: v } }),
      [],
      verbsOfChange(more).map((verb) => `{v:Value}(分|だけ|分だけ|と同じだけ|に等しい分だけ)[、]${verb}`),
    ),
  ),
  read(
    "ChangedBy",
    { to: { value: "$s", of: "it" } },
    [],
    `[(その|自身の|自分の)]{s:Stat}(と同じ|に等しい)[(値|数値)]に(${naru}|${suru("")})`,
  ),
];

export const changes: Production[] = [...byValues, ...timedFirst, ...gains, ...values, ...saidOfValues];
