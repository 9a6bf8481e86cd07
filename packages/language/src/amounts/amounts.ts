/**
 * Numbers, also such as are counted when the effect takes place: for each of some cards, half as many, what is read off a
 * card, as many as were just dealt with.
 *
 * Examples: `{ each: { noun: "unit", side: "yours" }, times: 1 }` - "a card for each UNIT you control"; `{ value: "str", of:
 * "it" }` - "equal to its STR", 「そのSTRと同じ」.
 */
import type { Form, Production, Slots } from "@tefuda/cardtext/types";
import { both, read, say } from "@tefuda/cardtext/write";
import { ofAny } from "../cards/counting.ts";
import type { Describing } from "../cards/describing.ts";
import type { CardWords } from "../cards/words.ts";
import type { Described, Who } from "../phrases/bones.ts";
import { type AmountWords, amount, cardsWords } from "../phrases/measures.ts";
import { whoOf } from "../phrases/players.ts";
import { perCounter } from "../phrases/spoken.ts";
import { measure } from "./measure.ts";

type Each = { each: Described };

/** What is counted by, perhaps up to so much in all: "for each UNIT you control, up to 3". */
const upTo: Production[] = [
  both(
    "ForEach",
    ({ f }) => f,
    (it: object) => ("capped" in it ? undefined : { f: it }),
    "{f:Every}",
    "{f:Every}",
  ),
  both(
    "ForEach",
    ({ f, m }) => ({ capped: f, most: m }),
    (it: object) => {
      const { capped: f, most: m } = it as { capped?: unknown; most?: number };
      return f === undefined ? undefined : { f, m };
    },
    [
      "{f:Every}, up to {m:#}",
      "{f:Every} [,] [\\(] ([up] to a (maximum|max|total) of|with a maximum of|maximum|max|up to) [(+|-)] {m:#} [(cards|card|points|point|damage|power|attack|defense|health|bond)] [\\)]",
    ],
    [
      "{f:Every}最大{m:#}まで、",
      "{f:Every}(最大|最高|合計)[(＋|+|－|-)]{m:#}[(枚|体|点|ポイント|つ)](まで|)[、]",
      "{f:Every}{m:#}[(枚|体|点|ポイント|つ)](まで|を(上限|限度)(に|として)|を限度)[、]",
    ],
  ),
];

/** What is counted by: each of some cards, or every two of them. */
function forEach({ counters, zones }: CardWords, { owned, possessed }: Describing): Production[] {
  const mine = ({ d, w }: Slots, form: Form) => {
    const each = owned(d, w as Who, form);
    return each && { each };
  };
  return [
    both(
      "Every",
      mine,
      (it: Each, form) => ("each" in it ? possessed(it.each, form) : undefined),
      "for each of {w:Whose} {d:Desc.pl}",
    ),
    both(
      "Every",
      ({ d }) => ({ each: ofAny(d) }),
      (it: Each) => ("each" in it ? { d: it.each } : undefined),
      ["for each {d:Desc.sg}", "(for every|per) {d:Desc.sg}", "for each of {d:Desc.pl}"],
    ),
    ...perCounter(
      counters,
      [
        "{d:Desc}1COUNTERにつき、",
        "{d:Desc}(1枚|1体|1つ)(につき|ごとに)[、]",
        "{d:Desc}(の数|の枚数)(だけ|につき)[、]",
      ],
      (fits, ja) =>
        both(
          "Every",
          ({ d }) => ({ each: ofAny(d) }),
          (it: Each) => ("each" in it && fits(it.each) ? { d: it.each } : undefined),
          [],
          ja,
        ),
    ),
    // The hand and the pile stand for the cards in them.
    ...Object.entries(zones)
      .filter(([, { nobodys }]) => !nobodys)
      .flatMap(([zone, { ja }]) =>
        read(
          "Every",
          ({ w = "you" }: Slots) => ({ each: { noun: "card", zone: { in: zone, whose: w } } }),
          [],
          [`{w:Whose}${ja}1枚(につき|ごとに)[、]`, `{w:Whose}${ja}の(数|枚数)だけ、`],
        ),
      ),
    say("Every", { halfOf: "$d" }, ["for every two {d:Desc.pl}", "for each two {d:Desc.pl}"], []),
    ...perCounter(
      counters,
      ["{d:Desc}2COUNTERにつき、", "{d:Desc}(2枚|2体|2つ)(につき|ごとに)[、]"],
      (fits, ja) =>
        both(
          "Every",
          ({ d }) => ({ halfOf: d }),
          (it: { halfOf: Described }) => ("halfOf" in it && fits(it.halfOf) ? { d: it.halfOf } : undefined),
          [],
          ja,
        ),
    ),
  ];
}

/** What is read off a card, and how many there are. */
const values = ({ owned }: Describing): Production[] => [
  say(
    "Plain",
    { value: "$s", of: "it" },
    ["its {s:Stat}", "the {s:Stat} (of it|[that] it had)"],
    ["そのカードの{s:Stat}", "(それの|その){s:Stat}"],
  ),
  say(
    "Plain",
    { value: "$s", of: "them" },
    ["their {s:Stat}", "the total {s:Stat} of them"],
    ["それらの{s:Stat}", "それらの{s:Stat}の合計"],
  ),
  both(
    "Plain",
    // "That card" is no other than "it".
    ({ s, r }) => ({ value: s, of: r === "that card" ? "it" : r }),
    (it: { value?: unknown; of?: unknown }) =>
      typeof it.of === "string" ? { s: it.value, r: it.of } : undefined,
    ["{r:Ref.sg}'s {s:Stat}", "the {s:Stat} of {r:Ref.sg}"],
    "{r:Ref.sg}の{s:Stat}",
  ),
  say("Value", "$v", "{v:Plain}", "{v:Plain}"),
  say(
    "Value",
    { half: "$v" },
    ["half {v:Plain}", "half of {v:Plain}"],
    ["{v:Plain}の半分", "{v:Plain}の半分(の値|)"],
  ),
  ...[true, false].map((once) =>
    both(
      "Value",
      ({ n = 1, d }) => (once || (n as number) > 1 ? { each: d, times: n } : undefined),
      (it: { each?: Described; times?: number; per?: number }) =>
        it.each && it.per === undefined && (it.times === 1) === once
          ? { d: it.each, ...(!once && { n: it.times }) }
          : undefined,
      once
        ? ["the number of {d:Desc.pl}", "the total number of {d:Desc.pl}"]
        : ["{n:#d} times the number of {d:Desc.pl}"],
      once ? ["{d:Desc}の数", "{d:Desc}の枚数"] : ["{d:Desc}の数の{n:#d}倍", "{d:Desc}の枚数の{n:#d}倍"],
    ),
  ),
  read(
    "Value",
    ({ w }: Slots, form: Form) => ({
      each: { noun: "card", zone: { in: "hand", whose: w ?? whoOf(form) } },
      times: 1,
    }),
    [],
    "[{w:Whose}]手札の(枚数|数)",
  ),
  read(
    "Value",
    ({ w, n }: Slots, form: Form) => ({
      each: { noun: "card", zone: { in: "hand", whose: w ?? whoOf(form) } },
      times: n,
    }),
    [],
    "[{w:Whose}]手札の(枚数|数)(の{n:#d}倍|(×|x){n:#d})",
  ),
  read(
    "Value",
    ({ d, w }: Slots, form: Form) => {
      const each = owned(d, w as Who, form);
      return each && { each, times: 1 };
    },
    "the number of {w:Whose} {d:Desc.pl}",
  ),
  read("Value", ({ n, f }: Slots) => measure.amountOf(n as number, f), "{n:#d} {f:ForEach}"),
  // "As many as": a value, or what there are.
  read("AsMany", "$v", "{v:Plain}"),
  read("AsMany", ({ d }: Slots) => ({ each: d, times: 1 }), "there are {d:Desc.pl}"),
  ...(
    [
      ["you", "you (control|have)"],
      ["opponent", "(your opponent controls|your opponent has|they control|they have)"],
    ] as const
  ).map(([who, has]) =>
    read(
      "AsMany",
      ({ d }: Slots, form: Form) => {
        const each = owned(d, who, form);
        return each && { each, times: 1 };
      },
      `${has} {d:Desc.pl}`,
    ),
  ),
  say("Unknown", "$v", "{v:Value}", "{v:Value}"),
  say("Unknown", { done: true }, ["that number", "that many"], ["その数", "その枚数"]),
  say("Unknown", { half: { done: true } }, "half that number", "その数の半分"),
];

/** A number of something, also half as many as were just dealt with. */
export const amountOf = (makes: string, words: AmountWords): Production[] => [
  ...amount(measure, makes, words),
  say(
    makes,
    { half: { done: true } },
    words.done.en.map((phrase) => `half ${phrase}`),
    words.done.ja.map((phrase) => `その半分、${phrase}`),
  ),
];

/** Half as many cards as were just dealt with, as the object of a verb. */
const halfAsMany = (
  [
    ["exactly", "", ""],
    ["upTo", "up to ", "まで"],
  ] as const
).map(([key, up, made]) =>
  say(
    "Objs",
    { count: { [key]: { half: { done: true } } }, what: "$d" },
    `${up}half that many {d:Desc.pl}`,
    `その半分の枚数${made}の{d:Desc}を`,
  ),
);

export const amounts = (words: CardWords, describing: Describing): Production[] => [
  ...upTo,
  ...forEach(words, describing),
  ...values(describing),
  ...amountOf("CardsN", cardsWords),
  read("CardsN", ({ d }: Slots) => ({ each: d, times: 1 }), [], "{d:Desc}の(数|枚数)だけカードを"),
  ...halfAsMany,
  say("Sign", 1, "+", "+"),
  say("Sign", -1, "-", "-"),
];
