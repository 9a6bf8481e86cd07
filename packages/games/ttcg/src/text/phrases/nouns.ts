/** What a card has to be, in any order in which it is natural to say it (ttcg-14.1 to 14.9). */
import type { Form, Production, Slots } from "@tefuda/cardtext";
import { both, read, say } from "@tefuda/cardtext/write";
import { series } from "@tefuda/language/phrases/lists";
import type { Cards, Description } from "../tree.ts";
import { mergeParts, type Part, takeApart } from "./describe.ts";
import { traits } from "./words.ts";

export const nouns: Production[] = [
  ...series("SubNouns", "SubNoun", traits.subtype.joined),

  // Before the noun.
  say("Adj", { other: true }, "other", "他の"),
  say("Adj", { anyOf: ["$a", "$b"].map((n) => ({ bounds: [{ of: "rank", how: "exactly", n }] })) }, [
    "rank {a:#d} or rank {b:#d}",
    "(rank|level) {a:#d} or [rank|level] {b:#d}",
  ]),
  read("Adj", { not: { subtype: ["$t"] } }, "non {t:SubType}"),
  read("Adj", { not: { type: ["$t"] } }, "non {t:Type}"),
  read("Rel", { not: { subtype: ["$t"] } }, "(except|other than) {t:SubNoun.pl}"),
  read("Rel", { not: { type: ["$t"] } }, "(except|other than) {t:Type} units"),
  say("Adj", { anyOf: [{ traits: { type: ["$t"] } }, { traits: { subtype: ["$s"] } }] }, [
    "{t:Type} or {s:SubType}",
    "{t:Type} and {s:SubType}",
  ]),
  read(
    "Adj",
    { anyOf: [{ traits: { type: ["$t"] } }, { traits: { subtype: ["$s"] } }] },
    "{s:SubType} or {t:Type}",
  ),
  read("Adj", { traits: { type: "$t" } }, "{t:Types} type"),
  read("Adj", { traits: { subtype: "$t" } }, "{t:SubTypes} type"),
  read("Adj", ({ k }: Record<string, unknown>) => ({ effectKind: k }), "{k:Kind}"),
  read("Adj", { zone: { in: "field", whose: "opponent" } }, ["enemy", "opposing"]),
  read("Adj", { zone: { in: "field", whose: "you" } }, ["friendly", "allied"]),
  ...series("Adjs", "Adj", { en: ["", ","], ja: [""] }),

  // The noun.
  say("Noun", { noun: "card" }, "<num:card/cards>", "カード"),
  say("Noun", { noun: "unit" }, ["<num:unit/units>", "unit <num:card/cards>"], "ユニット"),
  say("Noun", { noun: "spell" }, ["<num:spell/spells>", "spell <num:card/cards>"], "スペル"),
  both(
    "Noun",
    ({ t }) => ({ noun: "unit", traits: { subtype: t } }),
    ({ noun, traits: of }: Part) =>
      noun === "unit" && of?.subtype?.length === 1 ? { t: of.subtype } : undefined,
    "{t:SubNouns}",
    "{t:SubNouns}",
  ),

  say("PlainNoun", { noun: "unit" }, "<num:unit/units>", "ユニット"),
  say("PlainNoun", { noun: "spell" }, ["<num:spell/spells>", "spell <num:card/cards>"], "スペル"),
  say("PlainNoun", { noun: "unit", traits: { subtype: ["$t"] } }, "{t:SubNoun}", "{t:SubNoun}"),
  say(
    "PlainNoun",
    { noun: "unit", traits: { type: ["$t"] } },
    "{t:Type} <num:unit/units>",
    "{t:Type}のユニット",
  ),
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
  say(
    "Rel",
    { bounds: [{ of: "$s", how: "$h", n: { value: "$s", of: "$r" } }] },
    ["with {h:LessMore} {s:FightStat} than {r:Ref.sg}", "with {s:FightStat} {h:LessMore} than {r:RefsOwn}"],
    "{s:FightStat}が{r:Ref.sg}より{h:LessMore}",
  ),
  say("Rel", { bounds: [{ of: "$s", how: "$h", n: { value: "$v", of: "$r" } }] }, [
    "with {h:LessMore} {s:FightStat} than {r:NamedOwn} {v:Stat}",
    "with {s:FightStat} {h:LessMore} than {r:NamedOwn} {v:Stat}",
    "whose {s:FightStat} is {h:LessMore} than {r:NamedOwn} {v:Stat}",
  ]),
  // "Its" is the nearest card, the one described; with one value it can only be a card spoken of before.
  both(
    "Rel",
    ({ s, h, v }) => ({ bounds: [{ of: s, how: h, n: { value: v, of: s === v ? "it" : "itself" } }] }),
    ({ bounds: [bound] = [] }: Part) =>
      bound && typeof bound.n === "object" && bound.n.of === "itself"
        ? { s: bound.of, h: bound.how, v: bound.n.value }
        : undefined,
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
  say("Rel", { bounds: [{ of: "rank", how: "$h", n: { value: "rank", of: "$r" } }] }, [
    "with a (rank|level) {h:LessMore} than {r:RefsOwn}",
    "of a (rank|level) {h:LessMore} than {r:RefsOwn}",
    "with a (rank|level) {h:LessMore} than {r:Ref.sg}",
    "with {h:LessMore} (rank|level) than {r:Ref.sg}",
    "of {h:LessMore} (rank|level) than {r:Ref.sg}",
  ]),
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
  read("Rel", { is: { fight: "attacking" } }, "that <num:attacks/attack>"),
  say("Rel", { chosenWord: "$w" }, "of that {w:WordKind}"),
  read("Rel", { is: { equip: "equipped" } }, [
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
  say(
    "Rel",
    { not: { subtype: ["$t"] } },
    ["that is not a {t:SubType}", "that are not {t:SubNoun.pl}"],
    undefined,
    { num: ["sg"] },
  ),
  say("Rel", { not: { subtype: ["$t"] } }, ["that are not {t:SubNoun.pl}"], undefined, { num: ["pl"] }),
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
  read("Rel", { other: true }, [
    "other than this card",
    "besides this card",
    "except this card",
    "other than this unit",
  ]),
  say("Rel", { zone: "$z" }, ["{z:InZone}", "that <num:is/are> {z:InZone}"], "{z:InZone}"),
  // What cannot be said of one card is no row: what follows then says where it goes.
  ...series("Rels", "Rel", { en: ["", " and"], ja: [""] }).map(({ make, ...it }) => ({
    ...it,
    make: (slots: Slots, form: Form) => {
      const list = make?.(slots, form) as Part[] | undefined;
      return list && mergeParts(list) ? list : undefined;
    },
  })),

  // All of it.
  both(
    "Desc",
    ({ noun, adjs = [], rels = [] }) =>
      mergeParts([...(adjs as Part[]), noun as Part, ...(rels as Part[])]) as Description | undefined,
    takeApart,
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
  return part.traits?.subtype !== undefined;
}
