/** Types that cards become (ttcg-12.1, 12.2). */

import type { Production, Slots } from "@tefuda/cardtext";
import { read, say } from "@tefuda/cardtext/write";
import { godan } from "@tefuda/language/phrases/inflect";
import { tell } from "@tefuda/language/phrases/told";
import { naru, pred } from "./shorthand.ts";

export const becoming: Production[] = [
  // Said of the type itself.
  ...["sg", "pl"].flatMap((num) => [
    read(
      "Told",
      ({ c, t }: Slots) => tell({ c, p: [{ is: "becomes", traits: { type: [t] } }] }),
      [],
      [`{c:Cards.${num}.subj}の(タイプ|属性)(は|が){t:Type}[タイプ|属性]に${naru}`],
    ),
    read(
      "Told",
      ({ c, t }: Slots) => tell({ c, p: [{ is: "becomes", traits: { subtype: [t] } }] }),
      [],
      [`{c:Cards.${num}.subj}の種族(は|が){t:SubType}[族]に${naru}`],
    ),
  ]),
  pred(
    { is: "becomes", traits: { type: ["$t"] } },
    [
      "<num:becomes a/become> {t:Type} <num:unit/units>",
      "(becomes|become|is|are) [a] {t:Type} [(unit|units)]",
    ],
    [`{t:Type}タイプに${naru}`, `{t:Type}(の|属性の)ユニットに${naru}`, `{t:Type}(属性|)に${naru}`],
  ),
  pred(
    { is: "becomes", traits: { subtype: ["$t"] } },
    ["<num:becomes a/become> {t:BecomeSub}", "(becomes|become) [a] {t:BecomeSub}"],
    [`{t:SubType}に${naru}`, `{t:SubType}族に${naru}`],
  ),
  pred(
    { is: "becomes", traits: { subtype: ["$t"] }, also: true },
    [
      "<num:is also a/are also> {t:BecomeSub}",
      `(is|are) also (treated as|considered) [a] {t:BecomeSub}`,
      "(counts|count) as [a] {t:BecomeSub}",
      "(is|are) treated as [a] {t:BecomeSub}",
      "(becomes|become) [a] {t:BecomeSub} in addition to (its|their) other (sub-types|types)",
      "(gains|gain) the sub-type {t:SubType}",
    ],
    [`{t:SubType}にも${naru}`, `{t:SubType}としても${godan("扱", "う")}`],
  ),
  pred(
    { is: "becomes", traits: { type: ["$t"] }, also: true },
    [
      "<num:is also a/are also> {t:Type} <num:unit/units>",
      "(is|are) also (treated as|considered|) [a] {t:Type} [(unit|units)]",
      "(is|are) treated as [a] {t:Type} (unit|units)",
      "(becomes|become) [a] {t:Type} [(unit|units)] in addition to (its|their) other types",
      "(gains|gain) the type {t:Type}",
    ],
    [`{t:Type}タイプにも${naru}`, `{t:Type}[(タイプ|のユニット)]としても${godan("扱", "う")}`],
  ),
  say("BecomeSub", "$t", "{t:SubNoun}", "{t:SubNoun}"),
  say("BecomeSub", "$t", "{t:SubType} <num:unit/units>", "{t:SubType}のユニット"),
  pred(
    { is: "becomes", traits: { type: ["$t"], subtype: ["$s"] } },
    ["<num:becomes a/become> {t:Type} {s:SubNoun}", "(becomes|become) [a] {t:Type} {s:SubNoun}"],
    [`{t:Type}タイプの{s:SubType}に${naru}`, `{t:Type}の{s:SubType}に${naru}`],
  ),
  pred({ is: "loses", traits: { subtype: ["$t"] } }, "<num:loses/lose> the sub-type {t:SubType}", [
    `{t:SubType}の種族を${godan("失", "う")}`,
    `{t:SubType}を${godan("失", "う")}`,
  ]),
  pred(
    { is: "becomes", traits: { type: ["$t"] }, also: true },
    [
      "<num:is also a/are also> {t:Type} <num:unit/units>",
      "(is|are) also [treated as] [a] {t:Type} [unit|units]",
      "(becomes|become) [a] {t:Type} [unit|units] in addition to (its|their) other types",
      "(counts|count) (also as|as also) [a] {t:Type} [(unit|units|card|cards)]",
    ],
    [`{t:Type}タイプにも${naru}`, `{t:Type}タイプとしても${godan("扱", "う")}`],
  ),
  pred(
    { is: "becomes", traits: { type: ["$a", "$b"] } },
    [
      "<num:is/are> both {a:Type} and {b:Type}",
      "is both [a] {a:Type} [unit] and [a] {b:Type} [unit]",
      "are both {a:Type} and {b:Type} [units]",
    ],
    [`{a:Type}タイプと{b:Type}タイプの両方に${naru}`],
  ),
  ...(
    [
      ["type", "type", "タイプ"],
      ["subtype", "sub-type", "種族"],
    ] as const
  ).map(([chosen, en, ja]) =>
    pred(
      { is: "becomes", chosen },
      [`<num:becomes/become> that ${en}`, `(becomes|become) the chosen ${en}`],
      [`選ばれた${ja}に${naru}`, `(その|選んだ)${ja}に${naru}`],
    ),
  ),
  pred(
    { is: "everyType" },
    ["<num:counts/count> as every type", "(counts|count) as (every|any) type [(when|for) levelling up]"],
    [`すべてのタイプとして${godan("扱", "う")}`],
  ),
];
