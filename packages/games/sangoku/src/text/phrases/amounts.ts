/** Numbers, also such as are counted when the effect takes place: "for each Wei general", "equal to its power". */
import type { Form, Production, Slots } from "@tefuda/cardtext";
import { both, read, say } from "@tefuda/cardtext/write";
import { amount, cardsWords, pointsWords } from "@tefuda/language/phrases/measures";
import { perCounter } from "@tefuda/language/phrases/spoken";
import type { Amount, Description, Who } from "../tree.ts";
import { owned, possessed } from "./describe.ts";
import { counted, measure } from "./game.ts";
import { vocabulary } from "./words.ts";

type Each = { each: Description };

export const amounts: Production[] = [
  both(
    "ForEach",
    ({ d, w }, form) => {
      const each = owned(d, w as Who, form);
      return each && { each };
    },
    (it: Each, form) => ("each" in it ? possessed(it.each, form) : undefined),
    "for each of {w:Whose} {d:Desc.pl}",
  ),
  both(
    "ForEach",
    ({ d }) => ({ each: d }),
    (it: Each) => ("each" in it ? { d: it.each } : undefined),
    ["for each {d:Desc.sg}", "(for every|per) {d:Desc.sg}", "for each of {d:Desc.pl}"],
  ),
  ...perCounter(
    vocabulary.cards.counters,
    [
      "{d:Desc}1COUNTERにつき、",
      "{d:Desc}(1枚|1体|1つ)(につき|ごとに|毎に)[、]",
      "{d:Desc}(の数|の枚数)だけ、",
    ],
    (fits, ja) =>
      both(
        "ForEach",
        ({ d }) => ({ each: d }),
        (it: Each) => ("each" in it && fits(it.each) ? { d: it.each } : undefined),
        [],
        ja,
      ),
  ),
  ...["you", "opponent", "owner", "its"].map((who) =>
    both(
      "ForEach",
      ({ w }) => (w === who ? { eachFort: w } : undefined),
      (it: { eachFort: Who }) => (it.eachFort === who ? { w: who } : undefined),
      ["for each of {w:Whose} forts", "(for every one of|per one of) {w:Whose} forts"],
      ["{w:Whose}城壁1つにつき、", "{w:Whose}城壁(1つ|1枚)(につき|ごとに)[、]", "{w:Whose}城壁の数だけ、"],
    ),
  ),
  say(
    "ForEach",
    { eachFort: "both" },
    ["for each fort", "(for every|per) fort"],
    ["各プレイヤーの城壁1つにつき、", "(各プレイヤーの|お互いの|)城壁(1つ|1枚)(につき|ごとに)[、]"],
  ),
  read(
    "ForEach",
    (_: Slots, form: Form) => ({ eachFort: form.by === "opponent" ? "opponent" : "you" }),
    "for each fort (you|they) (have|control)",
  ),

  say(
    "Plain",
    { value: "$s", of: "it" },
    ["its {s:Stat}", "the {s:Stat} of it"],
    ["そのカードの{s:Stat}", "(それの|その|その武将の){s:Stat}"],
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
  read(
    "Value",
    ({ d }: Slots) => ({ each: d, times: 1 }),
    "the number of {d:Desc.pl}",
    "{d:Desc}の(数|枚数)",
  ),
  read(
    "Value",
    ({ d, w }: Slots, form: Form) => {
      const each = owned(d, w as Who, form);
      return each && { each, times: 1 };
    },
    "the number of {w:Whose} {d:Desc.pl}",
  ),
  read("Value", { eachFort: "$w", times: 1 }, "the number of {w:Whose} forts", "{w:Whose}城壁の数"),

  ...amount(measure, "CardsN", cardsWords),
  read("CardsN", ({ d }: Slots) => ({ each: d, times: 1 }), [], "{d:Desc}の(数|枚数)だけカードを"),
  read("CardsN", { eachFort: "$w", times: 1 }, [], "{w:Whose}城壁の数だけカードを"),
  ...["CardsN", "FortsN"].map((makes) =>
    read(
      makes,
      { done: true },
      `${makes === "CardsN" ? "(a|1|one) card" : "1 fort damage"} for each (card|general|reinforcement|tactic|resource|one) [(discarded|drawn|retired|tapped|returned|turned face-up|turned face-down)] this way`,
      makes === "CardsN"
        ? "(この方法で|こうして)(捨てた|引いた|撤退させた|疲弊させた|戻した)(カード|武将)(1枚|1体)につき[、]カードを1枚"
        : [],
    ),
  ),
  ...amount(
    measure,
    "FortsN",
    pointsWords("fort damage", "城壁ダメージ", [
      "城壁ダメージをN",
      "N[の|点の]城壁ダメージを",
      "城壁にN[の|点の]ダメージを",
    ]),
  ),
  ...amount(measure, "DamageN", {
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

  // "+500", "+X": by how much a value changes.
  both(
    "Bonus",
    ({ g, n, f }) => counted({ n: (g as number) * (n as number), f }),
    (it: Amount) => {
      const said = measure.apart(it);
      if (!said || said.n === 0) return undefined;
      const { n, f } = said;
      return { g: Math.sign(n), n: Math.abs(n), ...(f !== undefined && { f }) };
    },
    ["{g:Sign}{n:#d} [{f:ForEach}]", "{g:Sign}{n:#d} power [{f:ForEach}]"],
    "[{f:ForEach}]武力{g:Sign}{n:#d}",
  ),
  both(
    "Bonus",
    ({ v }) => v,
    (v: Amount) => (typeof v === "number" || "times" in v ? undefined : { v }),
    ["+X, where X is {v:Unknown}", "+X [power] where X is {v:Unknown}"],
    ["{v:Unknown}をXとして、武力+X", "{v:Unknown}をXとして武力+X"],
  ),
  say("Unknown", "$v", "{v:Value}", "{v:Value}"),
  say("Unknown", { done: true }, ["that number", "that many"], ["その数", "その枚数"]),
];
