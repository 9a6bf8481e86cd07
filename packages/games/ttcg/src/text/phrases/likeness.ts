/** Cards beside other cards: of the same type, with more attack than it, with the highest rank (ttcg-14.3, 14.8). */

import type { Production } from "@tefuda/cardtext";
import { read } from "@tefuda/cardtext/write";
import { rel } from "./shorthand.ts";

/** Beside another card, or beside a number of the card itself. */
const beside = (h: "moreThan" | "lessThan") =>
  h === "moreThan"
    ? { en: "(more|higher|greater)", first: "more", rank: "higher", ja: "高い" }
    : { en: "(less|lower|fewer)", first: "less", rank: "lower", ja: "低い" };

const NAMES: Readonly<Record<string, string>> = { attack: "攻撃力", defense: "防御力", rank: "ランク" };

/** As high or higher, as low or lower. */
const atLeastAs = (how: "moreThan" | "lessThan", of: string) => ({
  bounds: [{ of: "rank", how: how === "moreThan" ? "atLeast" : "atMost", n: { value: "rank", of } }],
});
const orAs = (how: "moreThan" | "lessThan"): string =>
  how === "moreThan" ? "(と同じか高い|以上)" : "(と同じか低い|以下)";

/** The same of the values of fights: "with attack equal to or less than this card's defense". */
const asMuch = (["moreThan", "lessThan"] as const).flatMap((more) => {
  const { en, first, ja } = beside(more);
  const how = more === "moreThan" ? "atLeast" : "atMost";
  return ["attack", "defense"].flatMap((stat) =>
    ["attack", "defense"].flatMap((other) => {
      const bound = (of: string) => ({ bounds: [{ of: stat, how, n: { value: other, of } }] });
      const as = `(equal to or ${en} than|${en} than or equal to)`;
      const orJa = more === "moreThan" ? "以上" : "以下";
      return [
        rel(
          bound("$r"),
          [
            `with ${stat} equal to or ${first} than {r:Ref.sg}'s ${other}`,
            `(with ${stat}|whose ${stat} is) ${as} {r:Ref.sg}'s ${other}`,
            ...(stat === other ? [`(with ${stat}|whose ${stat} is) ${as} {r:Ref.sg}`] : []),
          ],
          [
            `${NAMES[stat]}が{r:Ref.sg}の${NAMES[other]}${orJa}の`,
            ...(stat === other
              ? [
                  `${NAMES[stat]}が{r:Ref.sg}${orJa}の`,
                  `{r:Ref.sg}(以上|以下)の${NAMES[stat]}を持つ`.replace("(以上|以下)", orJa),
                  `${NAMES[stat]}が{r:Ref.sg}(と同じか${ja}|${orJa}である)`,
                ]
              : []),
            `${NAMES[stat]}が{r:Ref.sg}の${NAMES[other]}(${orJa}である|と同じか${ja})`,
          ],
        ),
        read("Rel", bound(stat === other ? "it" : "itself"), [
          `(with ${stat}|whose ${stat} is) ${as} (its|their) [own] ${other}`,
        ]),
      ];
    }),
  );
});

/** A value beside that of a card that was spoken of. */
const compared = (["moreThan", "lessThan"] as const).flatMap((how) => {
  const { en, first, rank, ja } = beside(how);
  const bound = (of: string, n: object) => ({ bounds: [{ of, how, n }] });
  return [
    ...["attack", "defense"].flatMap((stat) => [
      rel(
        bound(stat, { value: stat, of: "$r" }),
        [`with ${first} ${stat} than {r:Ref.sg}`, `with (${en} ${stat}|${stat} ${en}) than {r:Ref.sg}`],
        `${stat === "attack" ? "攻撃力" : "防御力"}が{r:Ref.sg}より${ja}`,
      ),
      read("Rel", bound(stat, { value: stat, of: "it" }), [
        `with (${en} ${stat}|${stat} ${en}) than (its|their)`,
      ]),
      ...["attack", "defense", "rank"].flatMap((other) => [
        rel(
          bound(stat, { value: other, of: "$r" }),
          [
            `with ${first} ${stat} than {r:Ref.sg}'s ${other}`,
            `(with (${en} ${stat}|${stat} ${en})|whose ${stat} is ${en}) than {r:Ref.sg}'s ${other}`,
          ],
          `${stat === "attack" ? "攻撃力" : "防御力"}が{r:Ref.sg}の${{ attack: "攻撃力", defense: "防御力", rank: "ランク" }[other]!}より${ja}`,
        ),
        ...(other === "rank" || other === stat
          ? []
          : [
              read(
                "Rel",
                bound(stat, { value: other, of: "itself" }),
                [],
                [
                  `${NAMES[other]}より${NAMES[stat]}(の|が)${ja}`,
                  `${NAMES[stat]}(の|が)${NAMES[other]}より${ja}`,
                ],
              ),
            ]),
        // "Its" is the nearest card, the one described; with one value it can only be a card spoken of before.
        rel(
          bound(stat, { value: other, of: other === stat ? "it" : "itself" }),
          [
            `with ${first} ${stat} than <num:its/their> ${other}`,
            `(with (${en} ${stat}|${stat} ${en})|whose ${stat} is ${en}) than (its|their) [own] ${other}`,
          ],
          `${stat === "attack" ? "攻撃力" : "防御力"}が${other === stat ? "その" : "自身の"}${{ attack: "攻撃力", defense: "防御力", rank: "ランク" }[other]!}より${ja}`,
        ),
      ]),
    ]),
    rel(
      bound("rank", { value: "rank", of: "$r" }),
      [
        `with a rank ${rank} than {r:Ref.sg}`,
        `(with|of) (a (rank|level) ${en}|${en} (rank|level)) than {r:Ref.sg}`,
        `(with|of) (a (rank|level) ${en}|[a] ${en} (rank|level)) than {r:Ref.sg}'s [(rank|level)]`,
        `whose (rank|level) is ${en} than {r:Ref.sg}['s [(rank|level)]]`,
      ],
      `ランクが{r:Ref.sg}より${ja}`,
    ),
    read(
      "Rel",
      atLeastAs(how, "it"),
      [
        `(of|with) (the same or [a] ${rank} (rank|level)|[a] (rank|level) (equal|equal to) or ${rank}) [than it]`,
        `(of|with) (the same (rank|level) or ${rank}|[a] equal or ${rank} (rank|level)|[a] ${rank} or equal (rank|level)) [(than|as) it]`,
        `(of|with) [a] (rank|level) (equal to or ${rank} than|${rank} than or equal to) (it|its|its (rank|level)|theirs)`,
      ],
      `ランクがそれ${orAs(how)}の`,
    ),
    rel(
      atLeastAs(how, "$r"),
      [
        `with a rank equal to or ${rank} than {r:Ref.sg}`,
        `(of|with) (the same or [a] ${rank} (rank|level)|a (rank|level) equal to or ${rank}) (as|than) {r:Ref.sg}`,
        `(of|with) [a] (rank|level) (equal to or ${rank} than|${rank} than or equal to) {r:Ref.sg}['s [(rank|level)]]`,
        `whose (rank|level) is (equal to or ${rank} than|not ${how === "moreThan" ? "lower" : "higher"} than|the same as or ${rank} than) {r:Ref.sg}['s [(rank|level)]]`,
      ],
      [`ランクが{r:Ref.sg}${how === "moreThan" ? "以上" : "以下"}の`, `ランクが{r:Ref.sg}${orAs(how)}の`],
    ),
    // Behind a card that was spoken of: "destroy a unit with a lower level".
    read("Rel", bound("rank", { value: "rank", of: "it" }), `(with|of) [a] ${rank} (rank|level)`),
    read("Rel", bound("rank", { value: "rank", of: "it" }), [
      `(with|of) (a (rank|level) ${en}|${en} (rank|level)) than (its|theirs|their)`,
    ]),
  ];
});

const likeness: readonly (readonly [what: string, en: string, ja: string])[] = [
  ["type", "type", "タイプ"],
  ["rank", "(rank|level)", "ランク"],
  ["subtype", "sub-type", "種族"],
  ["name", "name", "名前"],
];

/** One card beside another in what it is. */
const alike = likeness.flatMap(([what, en, ja]) => {
  const first = en.replace(/\((\w+).*/, "$1");
  return [
    rel(
      { sameAs: { what, as: "it" } },
      [`of the same ${first}`, `(of|with) the same ${en} [as it]`],
      [`それと同じ${ja}の`],
    ),
    rel(
      { sameAs: { what, as: "$r" } },
      [
        `of the same ${first} as {r:Ref.sg}`,
        `(of|with) the same ${en} as {r:Ref.sg}`,
        `of {r:Ref.sg}'s ${en}`,
      ],
      `{r:Ref.sg}と同じ${ja}の`,
    ),
    rel(
      { sameAs: { what, as: "$r" } },
      [`of the same ${first} as {r:Ref.pl.obj}`, `with the same ${en} as {r:Ref.pl.obj}`],
      `{r:Ref.pl.obj}と同じ${ja}の`,
    ),
    rel(
      { differs: { what, from: "it" } },
      [`of a different ${first}`, `(of|with) (a different|another) ${en}`],
      [`それと異なる${ja}の`, `それと(違う|別の)${ja}の`],
    ),
    rel(
      { differs: { what, from: "$r" } },
      [
        `of a different ${first} than {r:Ref.sg}`,
        `(of|with) (a different|another) ${en} (than|from) {r:Ref.sg}`,
      ],
      [`{r:Ref.sg}と異なる${ja}の`, `{r:Ref.sg}と(違う|別の)${ja}の`],
    ),
  ];
});

const stats: readonly (readonly [stat: string, en: string, ja: string])[] = [
  ["attack", "attack", "攻撃力"],
  ["defense", "defense", "防御力"],
  ["rank", "(rank|level)", "ランク"],
];

const extremes = stats.flatMap(([stat, en, ja]) =>
  (
    [
      ["lowest", "(lowest|least)", "低い", "小さい"],
      ["highest", "(highest|greatest|most)", "高い", "大きい"],
    ] as const
  ).map(([which, words, high, more]) =>
    rel(
      { extreme: { which, stat } },
      [
        `with the ${which} ${en.replace(/\((\w+).*/, "$1")}`,
        `(with the|that has the) ${words} ${en}`,
        `whose ${en} is the ${words}`,
      ],
      [
        `${ja}が最も${high}`,
        `(最も|一番|もっとも)${ja}(の|が)(${high}|${more})`,
        `${ja}(が|の)(最も|一番|もっとも)(${high}|${more})`,
      ],
    ),
  ),
);

/** How strong a unit is in a fight that it begins is its attack. */
const strength = (
  [
    ["highest", "strongest", "強い"],
    ["lowest", "weakest", "弱い"],
  ] as const
).map(([which, en, ja]) =>
  read("Adj", { extreme: { which, stat: "attack" } }, en, `(最も|一番|もっとも)${ja}`),
);

export const likenesses: Production[] = [...alike, ...compared, ...asMuch, ...extremes, ...strength];
