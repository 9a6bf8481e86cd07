/** Numbers, also such as are counted when the effect takes place: "for each UNIT you control", "equal to its STR". */
import type { Production, Slots } from "@tefuda/cardtext";
import { both, read, say } from "@tefuda/cardtext/write";
import type { Amount, Description } from "../tree.ts";
import { merge } from "./describe.ts";

/** What stands behind "for each" in English and before "につき" in Japanese. */
export type Tail = { each: Description } | { halfOf: Description };

/** So many, or so many for each of something. A half is of single ones. */
export function amountOf(n: number, tail: unknown): Amount | undefined {
  if (tail === undefined) return n;
  const it = tail as Tail;
  if ("each" in it) return n === 0 ? undefined : { each: it.each, times: n };
  return n === 1 ? { half: { each: it.halfOf, times: 1 } } : undefined;
}

/** A number as a figure and what it is counted by, where it can be said so. */
export function apart(amount: Amount): { n: number; f?: Tail } | undefined {
  if (typeof amount === "number") return { n: amount };
  if ("each" in amount) return { n: amount.times, f: { each: amount.each } };
  if ("half" in amount && typeof amount.half === "object" && "each" in amount.half && amount.half.times === 1)
    return { n: 1, f: { halfOf: amount.half.each } };
  return undefined;
}

/** The slots `n` and `f` as an amount. */
export const counted = ({ n = 1, f }: Slots): Amount | undefined => amountOf(n as number, f);

/** The words for a number of something. N stands for the number, V for a value, in each language. */
interface Nouns {
  /** One, where it is said in another way than more. */
  one?: { en: readonly string[]; ja: readonly string[] };
  many: { en: readonly string[]; ja: readonly string[] };
  /** As many as something that is read off a card. */
  equal: { en: readonly string[]; ja: readonly string[] };
  /** As many as were just dealt with. */
  done: { en: readonly string[]; ja: readonly string[] };
}

function amount(makes: string, { one, many, equal, done }: Nouns): Production[] {
  const number = one ? "{n:#+}" : "{n:#d}";
  const fill = (list: readonly string[]) => list.map((phrase) => phrase.replace("N", number));
  const single = one ? 1 : 0;
  const fits = (n: number) => (n > single ? { n } : undefined);
  const phrases = (
    en: readonly string[],
    ja: readonly string[],
    take: (n: number) => { n?: number } | undefined,
  ): Production[] => [
    both(
      makes,
      ({ n = 1 }) => n,
      (it: Amount) => (typeof it === "number" ? take(it) : undefined),
      en,
      ja,
    ),
    both(
      makes,
      counted,
      (it: Amount) => {
        const said = typeof it === "number" ? undefined : apart(it);
        const n = said && take(said.n);
        return n && { ...n, f: said.f };
      },
      en.map((phrase) => `${phrase} {f:ForEach}`),
      ja.map((phrase) => `{f:ForEach}${phrase}`),
    ),
  ];
  const value = (list: readonly string[]) => list.map((phrase) => phrase.replace("V", "{v:Value}"));
  return [
    ...(one ? phrases(one.en, one.ja, (n) => (n === 1 ? {} : undefined)) : []),
    ...phrases(fill(many.en), fill(many.ja), fits),
    say(makes, "$v", value(equal.en), value(equal.ja)),
    say(makes, { done: true }, done.en, done.ja),
    say(
      makes,
      { half: { done: true } },
      done.en.map((phrase) => `half ${phrase}`),
      done.ja.map((phrase) => `その半分、${phrase}`),
    ),
  ];
}

/** Points of something: "2 bond". */
function points(makes: string, en: string, noun: string, figures: readonly string[]): Production[] {
  return amount(makes, {
    many: { en: [`N ${en}`], ja: figures },
    equal: {
      en: [`${en} equal to V`, `a amount of ${en} equal to V`],
      ja: [`${noun}をVと同じ数だけ`, `${noun}をV(と同じ値|に等しい数|の値|の数|)[だけ]`],
    },
    done: {
      en: [`that much ${en}`, `as much ${en}`],
      ja: [`${noun}を同じ数だけ`, `${noun}をその(数|分)だけ`],
    },
  });
}

export const amounts: Production[] = [
  say(
    "ForEach",
    { each: "$d" },
    ["for each {d:Desc.sg}", "(for every|per) {d:Desc.sg}", "for each of {d:Desc.pl}"],
    ["{d:Desc}1枚につき、", "{d:Desc}(1枚|1体|1つ)(につき|ごとに|毎に)[、]", "{d:Desc}(の数|の枚数)だけ、"],
  ),
  read(
    "ForEach",
    ({ s, d }: Slots) => {
      const each = merge([d, s]);
      return each && { each };
    },
    "for each of {s:Side} {d:Desc.pl}",
  ),
  say(
    "ForEach",
    { halfOf: "$d" },
    ["for every two {d:Desc.pl}", "for each two {d:Desc.pl}"],
    ["{d:Desc}2枚につき、", "{d:Desc}(2枚|2体|2つ)(につき|ごとに)[、]"],
  ),

  say(
    "Plain",
    { value: "$s", of: "it" },
    ["its {s:Stat}", "the {s:Stat} of it"],
    ["そのカードの{s:Stat}", "(それの|その){s:Stat}"],
  ),
  say(
    "Plain",
    { value: "$s", of: "them" },
    ["their {s:Stat}", "the total {s:Stat} of them"],
    ["それらの{s:Stat}", "それらの{s:Stat}の合計"],
  ),
  say(
    "Plain",
    { value: "$s", of: "$r" },
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

  ...amount("CardsN", {
    one: { en: ["a card", "(one|1) card"], ja: ["カードを1枚", "カード1枚を", "1枚[、]カードを", "1枚"] },
    many: { en: ["N cards"], ja: ["カードをN枚", "カードN枚を", "N枚[の]カードを", "N枚"] },
    equal: {
      en: ["cards equal to V", "a number of cards equal to V"],
      ja: ["カードをVと同じ枚数だけ", "カードをV(と同じ数|に等しい枚数|の枚数|)[だけ]"],
    },
    done: {
      en: ["that many cards", "as many cards"],
      ja: ["カードを同じ枚数だけ", "カードをその(枚数|数)だけ", "同じ枚数のカードを"],
    },
  }),
  ...points("BondN", "bond", "絆", ["絆をN", "絆をN点", "N絆を", "絆N(を|点を)", "N点の絆を"]),
  ...points("DamageN", "damage", "ダメージ", ["Nダメージを", "ダメージをN", "N点のダメージを"]),
  ...points("CpN", "CP", "CP", ["NCPを", "CPをN", "CPN(を|点を)"]),
  ...points("EpN", "EP", "EP", ["NEPを", "EPをN", "EPN(を|点を)"]),
];
