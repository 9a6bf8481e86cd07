/** What a card has to be, in any order in which it is natural to say it (ttcg-14.1 to 14.9). */
import type { Production } from "@tefuda/cardtext";
import { both, read, say } from "@tefuda/cardtext/write";
import type { Bound, Cards, Description, Stat } from "../tree.ts";
import { mergeParts, type Part, type Taken, takeApart } from "./describe.ts";

const join = ["or", "and", "and/or", ",", ", or"];

/** One or more of something, as a list. */
function row(makes: string, item: string, en: readonly string[], ja: string): Production[] {
  return [
    both(
      makes,
      ({ a }) => [a],
      (list: unknown[]) => (list.length === 1 ? { a: list[0] } : undefined),
      `{a:${item}}`,
      `{a:${item}}`,
    ),
    both(
      makes,
      ({ a, rest }) => ((rest as unknown[]).includes(a) ? undefined : [a, ...(rest as unknown[])]),
      (list: unknown[]) => (list.length > 1 ? { a: list[0], rest: list.slice(1) } : undefined),
      en.map((word) => `{a:${item}} ${word} {rest:${makes}}`.replace(" ,", ",")),
      `{a:${item}}${ja}{rest:${makes}}`,
    ),
  ];
}

function valuePart(make: (stat: Stat, bound: Bound) => Part) {
  return ({ s, b }: Record<string, unknown>) => make(s as Stat, b as Bound);
}
const statValue = valuePart((stat, bound) =>
  stat === "rank" ? { rank: bound } : { values: [{ stat: stat as "attack" | "defense", bound }] },
);
function takeValue(part: Part): Record<string, unknown> | undefined {
  const value = part.values?.[0];
  return value && Object.keys(part).length === 1 ? { s: value.stat, b: value.bound } : undefined;
}

export const nouns: Production[] = [
  ...row("Types", "Type", join, "または"),
  ...row("SubTypes", "SubType", join, "または"),
  ...row("SubNouns", "SubNoun", join, "または"),

  // Before the noun.
  say("Adj", { other: true }, "other", "他の"),
  say("Adj", { position: "tapped" }, "tapped", "タップ状態の"),
  say("Adj", { position: "untapped" }, ["untapped", "upright"], "アンタップ状態の"),
  say("Adj", { covered: true }, "covered", "覆われた"),
  say("Adj", { attacking: true }, "attacking", "攻撃している"),
  say("Adj", { equipped: true }, "equipped", "装備された"),
  say("Adj", { rank: "$r" }, "{r:RankBound}", "{r:RankBound}の"),
  say("Adj", { anyOf: [{ rank: { how: "exactly", n: "$a" } }, { rank: { how: "exactly", n: "$b" } }] }, [
    "rank {a:#d} or rank {b:#d}",
    "(rank|level) {a:#d} or [rank|level] {b:#d}",
  ]),
  read("Adj", { notSubTypes: ["$t"] }, "non {t:SubType}"),
  read("Adj", { notTypes: ["$t"] }, "non {t:Type}"),
  read("Rel", { notSubTypes: ["$t"] }, "(except|other than) {t:SubNoun.pl}"),
  read("Rel", { notTypes: ["$t"] }, "(except|other than) {t:Type} units"),
  read(
    "Rel",
    ({ s, b }: Record<string, unknown>) => statValue({ s, b }),
    "with a {s:FightStat} of {b:Plain}",
  ),
  say("Adj", { anyOf: [{ types: ["$t"] }, { subTypes: ["$s"] }] }, [
    "{t:Type} or {s:SubType}",
    "{t:Type} and {s:SubType}",
  ]),
  read("Adj", { anyOf: [{ types: ["$t"] }, { subTypes: ["$s"] }] }, "{s:SubType} or {t:Type}"),
  say("Adj", { types: "$t" }, ["{t:Types}", "{t:Types} type"], "{t:Types}の"),
  say("Adj", { subTypes: "$t" }, ["{t:SubTypes}", "{t:SubTypes} type"], "{t:SubTypes}の"),
  read("Adj", ({ k }: Record<string, unknown>) => ({ effectKind: k }), "{k:Kind}"),
  read("Adj", { zone: { in: "field", whose: "opponent" } }, ["enemy", "opposing"]),
  read("Adj", { zone: { in: "field", whose: "you" } }, ["friendly", "allied"]),
  both(
    "Adjs",
    ({ a }) => a,
    (part: Part) => (Object.keys(part).length === 1 ? { a: part } : undefined),
    "{a:Adj}",
    "{a:Adj}",
  ),
  both(
    "Adjs",
    ({ a, rest }) => mergeParts([a as Part, rest as Part]),
    (part: Part) => {
      const [key, ...others] = Object.keys(part) as (keyof Part)[];
      if (!key || others.length === 0) return undefined;
      return { a: { [key]: part[key] }, rest: Object.fromEntries(others.map((name) => [name, part[name]])) };
    },
    ["{a:Adj} {rest:Adjs}", "{a:Adj}, {rest:Adjs}"],
    "{a:Adj}{rest:Adjs}",
  ),

  // Rank bounds (ttcg-14.3); "level" is the same word (ttcg-11.4).
  say("RankBound", { how: "exactly", n: "$n" }, "(rank|level) {n:#d}", "ランク{n:#d}"),
  say(
    "RankBound",
    { how: "atMost", n: "$n" },
    ["(rank|level) {n:#d} or (lower|less|below)", "(rank|level) {n:#d} and (lower|below)"],
    "ランク{n:#d}以下",
  ),
  say(
    "RankBound",
    { how: "atLeast", n: "$n" },
    ["(rank|level) {n:#d} or (higher|more|above|greater)", "(rank|level) {n:#d} and (higher|above)"],
    "ランク{n:#d}以上",
  ),

  // The noun.
  say("Noun", { noun: "card" }, "<num:card/cards>", "カード"),
  say("Noun", { noun: "unit" }, ["<num:unit/units>", "unit <num:card/cards>"], "ユニット"),
  say("Noun", { noun: "spell" }, ["<num:spell/spells>", "spell <num:card/cards>"], "スペル"),
  both(
    "Noun",
    ({ t }) => ({ noun: "unit", subTypes: t }),
    (part: Part) => (part.subTypes?.length === 1 && part.noun === "unit" ? { t: part.subTypes } : undefined),
    "{t:SubNouns}",
    "{t:SubNouns}",
  ),

  say("PlainNoun", { noun: "unit" }, "<num:unit/units>", "ユニット"),
  say("PlainNoun", { noun: "spell" }, ["<num:spell/spells>", "spell <num:card/cards>"], "スペル"),
  say("PlainNoun", { noun: "unit", subTypes: ["$t"] }, "{t:SubNoun}", "{t:SubNoun}"),
  say("PlainNoun", { noun: "unit", types: ["$t"] }, "{t:Type} <num:unit/units>", "{t:Type}のユニット"),
  both(
    "Noun",
    ({ a, b }) =>
      isSubOnly(a as Part) && isSubOnly(b as Part) ? undefined : { noun: "card", anyOf: [a, b] },
    (part: Part) =>
      part.noun === "card" && part.anyOf?.length === 2 && part.anyOf[0]!.noun !== undefined
        ? { a: part.anyOf[0], b: part.anyOf[1] }
        : undefined,
    ["{a:PlainNoun} or {b:PlainNoun}", "{a:PlainNoun} or (one|a) {b:PlainNoun}"],
  ),

  // After the noun.
  say(
    "Rel",
    { sameAs: { what: "$w", as: "it" } },
    ["of the same {w:Likeness}", "with the same {w:Likeness}", "of the same {w:Likeness} as it"],
    "それと同じ{w:Likeness}の",
  ),
  say(
    "Rel",
    { sameAs: { what: "$w", as: "$r" } },
    [
      "of the same {w:Likeness} as {r:Ref.sg}",
      "with the same {w:Likeness} as {r:Ref.sg}",
      "of {r:RefOwn} {w:Likeness}",
    ],
    "{r:Ref.sg}と同じ{w:Likeness}の",
  ),
  say("Rel", { sameAs: { what: "$w", as: "$r" } }, "of the same {w:Likeness} as {r:Ref.pl}"),
  say("Rel", { differs: { what: "$w", from: "it" } }, [
    "of a different {w:Likeness}",
    "of another {w:Likeness}",
  ]),
  say("Rel", { differs: { what: "$w", from: "$r" } }, [
    "of a different {w:Likeness} (than|from) {r:Ref.sg}",
    "with a different {w:Likeness} (than|from) {r:Ref.sg}",
  ]),
  say("WordKind", "type", "type", "タイプ"),
  say("WordKind", "subtype", "sub-type", "種族"),
  say("Likeness", "type", "type", "タイプ"),
  say("Likeness", "rank", ["rank", "level"], "ランク"),
  say("Likeness", "subtype", "sub-type", "種族"),
  say("Likeness", "name", "name", "名前"),
  both("Rel", statValue, takeValue, "with {b:Plain} {s:FightStat}", "{s:FightStat}が{b:Plain}の"),
  say(
    "Rel",
    { values: [{ stat: "$s", bound: { how: "$h", n: { value: "$s", of: "$r" } } }] },
    ["with {h:LessMore} {s:FightStat} than {r:Ref.sg}", "with {s:FightStat} {h:LessMore} than {r:RefsOwn}"],
    "{s:FightStat}が{r:Ref.sg}より{h:LessMore}",
  ),
  say("Rel", { values: [{ stat: "$s", bound: { how: "$h", n: { value: "$v", of: "$r" } } }] }, [
    "with {h:LessMore} {s:FightStat} than {r:NamedOwn} {v:Stat}",
    "with {s:FightStat} {h:LessMore} than {r:NamedOwn} {v:Stat}",
    "whose {s:FightStat} is {h:LessMore} than {r:NamedOwn} {v:Stat}",
  ]),
  // "Its" is the nearest card, the one described; with one value it can only be a card spoken of before.
  both(
    "Rel",
    ({ s, h, v }) => ({
      values: [{ stat: s, bound: { how: h, n: { value: v, of: s === v ? "it" : "itself" } } }],
    }),
    (part: Part) => {
      const bound = part.values?.[0]?.bound;
      if (!bound || typeof bound.n !== "object" || bound.n.of !== "itself") return undefined;
      return { s: part.values![0]!.stat, h: bound.how, v: bound.n.value };
    },
    [
      "with {h:LessMore} {s:FightStat} than <num:its/their> {v:Stat}",
      "(with {s:FightStat} {h:LessMore}|whose {s:FightStat} is {h:LessMore}) than (its|their) {v:Stat}",
      "with {h:LessMore} {s:FightStat} than (its|their) {v:Stat}",
    ],
  ),
  say(
    "Rel",
    { extreme: { which: "$w", stat: "$s" } },
    [
      "with the {w:Extreme} {s:Stat}",
      "that has the {w:Extreme} {s:Stat}",
      "whose {s:Stat} is the {w:Extreme}",
    ],
    "{s:Stat}が最も{w:Extreme}",
  ),
  say("Extreme", "lowest", ["lowest", "least"], "低い"),
  say("Extreme", "highest", ["highest", "greatest", "most"], "高い"),
  read("Rel", ({ r }: Record<string, unknown>) => ({ rank: r }), [
    "(of|with) {r:RankBound}",
    "with a {r:RankBound}",
  ]),
  say("Rel", { rank: { how: "$h", n: { value: "rank", of: "$r" } } }, [
    "with a (rank|level) {h:LessMore} than {r:RefsOwn}",
    "of a (rank|level) {h:LessMore} than {r:RefsOwn}",
    "with a (rank|level) {h:LessMore} than {r:Ref.sg}",
    "with {h:LessMore} (rank|level) than {r:Ref.sg}",
    "of {h:LessMore} (rank|level) than {r:Ref.sg}",
  ]),
  read("Rel", ({ s, b }: Record<string, unknown>) => statValue({ s, b }), [
    "with {s:FightStat} {b:Plain}",
    "with {s:FightStat} of {b:Plain}",
    "whose {s:FightStat} is {b:Plain}",
    "that has {b:Plain} {s:FightStat}",
    "that have {b:Plain} {s:FightStat}",
  ]),
  say("Rel", { named: "$n" }, ['named {n:"}', 'called {n:"}'], '{n:"}という名前の'),
  say(
    "Rel",
    { among: "it" },
    ["among them", "from among them", "of them", "from it", "among those cards", "from among those cards"],
    "その中の",
  ),
  say(
    "Rel",
    { effectKind: "$k" },
    ["with a {k:Kind} effect", "that <num:has/have> a {k:Kind} effect"],
    "{k:Kind}効果を持つ",
  ),
  both(
    "Rel",
    ({ c }) => (isPlainOne(c as Cards) ? undefined : { attachedTo: c }),
    (part: Part) => (part.attachedTo ? { c: part.attachedTo } : undefined),
    ["equipped to {c:Cards.sg.in}", "attached to {c:Cards.sg.in}"],
  ),
  say(
    "Rel",
    { equippedTo: "$r" },
    ["equipped to {r:Ref.sg}", "attached to {r:Ref.sg}"],
    "{r:Ref.sg}に装備された",
  ),
  say("Rel", { attached: true }, [
    "equipped to a card",
    "(equipped|attached) to (a unit|another card|another unit|any unit|any card|one unit|one card)",
  ]),
  read("Rel", { attacking: true }, ["that <num:attacks/attack>", "that <num:is/are> attacking"]),
  say("Rel", { chosenWord: "$w" }, "of that {w:WordKind}"),
  read("Rel", { equipped: true }, [
    "with (a card|a spell|an equip card) (equipped|attached) [to it]",
    "with an equip card",
  ]),
  say(
    "Rel",
    { covering: true },
    [
      "with a card (underneath|under|beneath) (it|them)",
      "with cards (underneath|under|beneath) (it|them)",
      "that <num:has/have> a card underneath (it|them)",
      "with one or more cards underneath (it|them)",
    ],
    "下にカードがある",
  ),
  say("Rel", { covering: false }, "with no cards (underneath|under|beneath) (it|them)", "下にカードがない"),
  say("Rel", { notTypes: ["$t"] }, [
    "that <num:is/are> not {t:Type}",
    "that is not a {t:Type} unit",
    "that are not {t:Type} units",
  ]),
  say(
    "Rel",
    { notSubTypes: ["$t"] },
    ["that is not a {t:SubType}", "that are not {t:SubNoun.pl}"],
    undefined,
    { num: ["sg"] },
  ),
  say("Rel", { notSubTypes: ["$t"] }, ["that are not {t:SubNoun.pl}"], undefined, { num: ["pl"] }),
  say(
    "Rel",
    { attackedThisTurn: true },
    ["that attacked this turn", "that has attacked this turn", "that have attacked this turn"],
    "このターンに攻撃した",
  ),
  say(
    "Rel",
    { attackedThisTurn: false },
    ["that <num:has/have> not attacked this turn", "that did not attack this turn"],
    "このターンに攻撃していない",
  ),
  say("Rel", { playedThisTurn: true }, ["that <num:was/were> played this turn", "played this turn"]),
  read("Rel", { position: "tapped" }, ["that <num:is/are> tapped"]),
  read("Rel", { position: "untapped" }, ["that <num:is/are> untapped"]),
  read("Rel", { other: true }, [
    "other than this card",
    "besides this card",
    "except this card",
    "other than this unit",
  ]),
  say("Rel", { zone: "$z" }, ["{z:InZone}", "that <num:is/are> {z:InZone}"], "{z:InZone}"),
  both(
    "Rels",
    ({ a }) => a,
    (part: Part) => (pieces(part).length === 1 ? { a: part } : undefined),
    "{a:Rel}",
    "{a:Rel}",
  ),
  both(
    "Rels",
    ({ a, rest }) => mergeParts([a as Part, rest as Part]),
    (part: Part) => {
      const [a, ...others] = pieces(part);
      return a && others.length > 0 ? { a, rest: mergeParts(others) } : undefined;
    },
    ["{a:Rel} {rest:Rels}", "{a:Rel} and {rest:Rels}"],
    "{a:Rel}{rest:Rels}",
  ),

  // All of it.
  both(
    "Desc",
    ({ noun, adjs, rels }) => whole(adjs, noun, rels),
    takeDescription,
    "[{adjs:Adjs}] {noun:Noun} [{rels:Rels}]",
    "[{rels:Rels}][{adjs:Adjs}]{noun:Noun}",
  ),
];

/** "a unit", "a card", or a card spoken of: said in other phrases. */
function isPlainOne(cards: Cards): boolean {
  return (
    !("count" in cards) ||
    (Object.keys(cards.what).every((key) => key === "noun" || key === "other") && cards.count !== "all")
  );
}

/** Sub-types in a row are one list already. */
function isSubOnly(part: Part): boolean {
  return part.subTypes !== undefined;
}

function pieces(part: Part): Part[] {
  return (Object.keys(part) as (keyof Part)[]).flatMap((key): Part[] =>
    key === "values" ? part.values!.map((value) => ({ values: [value] })) : [{ [key]: part[key] }],
  );
}

function whole(adjs: unknown, noun: unknown, rels: unknown): Description | undefined {
  const parts = [adjs, noun, rels].filter((part) => part !== undefined) as Part[];
  return mergeParts(parts) as Description | undefined;
}

function takeDescription(what: Description): Record<string, unknown> | undefined {
  const taken: Taken | undefined = takeApart(what);
  if (!taken) return undefined;
  return {
    noun: taken.noun,
    ...(taken.adjs && { adjs: mergeParts(taken.adjs) }),
    ...(taken.rels && { rels: mergeParts(taken.rels) }),
  };
}
