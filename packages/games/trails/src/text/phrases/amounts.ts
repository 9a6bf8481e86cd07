/** Numbers, also such as are counted when the effect takes place: "for each UNIT you control", "equal to its STR". */
import type { Form, Production, Slots } from "@tefuda/cardtext";
import { read, say } from "@tefuda/cardtext/write";
import { type AmountWords, amount, cardsWords, pointsWords } from "@tefuda/language/phrases/measures";
import type { Who } from "../tree.ts";
import { owned } from "./describe.ts";
import { measure } from "./game.ts";

/** A number of something, also half as many as were just dealt with. */
function halves(makes: string, words: AmountWords): Production[] {
  return [
    ...amount(measure, makes, words),
    say(
      makes,
      { half: { done: true } },
      words.done.en.map((phrase) => `half ${phrase}`),
      words.done.ja.map((phrase) => `その半分、${phrase}`),
    ),
  ];
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
    ({ w, d }: Slots, form: Form) => {
      const each = owned(d, w as Who, form);
      return each && { each };
    },
    "for each of {w:Whose} {d:Desc.pl}",
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

  ...halves("CardsN", cardsWords),
  ...halves("BondN", pointsWords("bond", "絆", ["絆をN", "絆をN点", "N絆を", "絆N(を|点を)", "N点の絆を"])),
  ...halves("DamageN", pointsWords("damage", "ダメージ", ["Nダメージを", "ダメージをN", "N点のダメージを"])),
  ...halves("CpN", pointsWords("CP", "CP", ["NCPを", "CPをN", "CPN(を|点を)"])),
  ...halves("EpN", pointsWords("EP", "EP", ["NEPを", "EPをN", "EPN(を|点を)"])),
];
