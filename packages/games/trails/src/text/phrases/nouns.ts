/** What a card has to be: adjectives, a noun, and what follows it. */
import type { Form, Production, Slots } from "@tefuda/cardtext";
import { both, read, say } from "@tefuda/cardtext/write";
import { bounds } from "@tefuda/language/phrases/asking";
import { series } from "@tefuda/language/phrases/lists";
import { whoOf } from "@tefuda/language/phrases/players";
import type { CardType, Description } from "../tree.ts";
import { merge, type Part, takeApart } from "./describe.ts";

const types: readonly CardType[] = ["unit", "item", "event", "base"];

/** Where cards are that are on no side of the field. */
const zones: readonly (readonly [zone: string, ja: string])[] = [
  ["homebase", "拠点"],
  ["hand", "手札"],
  ["trail", "軌跡"],
];

function whole({ adjs = [], more = [], noun, rels = [], share }: Slots): Part | undefined {
  return merge([...(adjs as Part[]), ...(more as Part[]), noun, ...(rels as Part[]), share]);
}

/** What is said behind the noun, and where it may also stand. */
function rel(part: Part | object, en: readonly string[], ja: readonly string[]): Production {
  return say("Rel", part, en, ja);
}

export const nouns: Production[] = [
  say("Noun", { noun: "card" }, "<num:card/cards>", "カード"),
  ...types.map((noun) => {
    const name = noun.toUpperCase();
    return say(
      "Noun",
      { noun },
      [`<num:${name}/${name}s>`, `${name} <num:card/cards>`],
      [name, `${name}カード`, `${name}のカード`],
    );
  }),
  // Of either type, said in the order of the types.
  ...types.flatMap((noun, i) =>
    types.flatMap((also, j) => {
      if (i === j) return [];
      const [one, other] = [noun.toUpperCase(), also.toUpperCase()];
      const en = [`<num:${one}/${one}s> or <num:${other}/${other}s>`];
      const ja = [`${one}または${other}`, `${one}か${other}`];
      return i < j
        ? [say("Noun", { noun, also }, en, ja)]
        : [read("Noun", { noun: also, also: noun }, en, ja)];
    }),
  ),

  // Before the noun.
  say("Adj", { other: true }, "other", ["他の", "ほかの", "別の", "その他の"]),
  read("Adj", { other: true }, [], "(このUNIT|このカード|このITEM|このBASE)以外の"),

  // After it. What somebody does with what is their own.
  say("Rel", { side: "opponents" }, "they control", ["自分の", "自分の場の", "自分がコントロールする"], {
    by: ["opponent"],
  }),
  // Of each their own: a verb that says so makes it yours and theirs (verbs.ts); elsewhere it means nothing.
  say("Rel", { side: "each" }, "they control", ["自分の", "自分の場の", "自分がコントロールする"], {
    by: ["both"],
  }),
  read("Rel", { side: "yours" }, [], ["自分の", "自分の場の", "自分がコントロールする"], { by: ["you"] }),
  rel(
    { side: "yours" },
    ["you control", "that you control", "(on your side [of the field]|on your field|controlled by you)"],
    ["あなたの", "あなたの場の", "あなた(が|の)コントロールする", "あなたがコントロールしている"],
  ),
  rel(
    { side: "opponents" },
    [
      "your opponent controls",
      "that (your|the|a) opponent controls",
      "(the|a) opponent controls",
      "controlled by (your|the|a) opponent",
    ],
    ["相手の", "相手の場の", "相手(が|の)コントロールする", "相手がコントロールしている"],
  ),
  // In Japanese what is one's own need not be said to be.
  ...zones.map(([zone, ja]) =>
    read(
      "Rel",
      (_: Slots, form: Form) => ({ zone: { in: zone, whose: whoOf(form) } }),
      [],
      [`${ja}の`, `${ja}(にある|から)`],
    ),
  ),
  // "From your trail" where cards are moved, "in your trail" where they are counted.
  ...zones.flatMap(([zone, ja]) =>
    ["from", "in"].map((dir) =>
      say(
        "Rel",
        { zone: { in: zone, whose: "$w" } },
        [`${dir} {w:Whose} ${zone}`, `(in|from) {w:Whose} ${zone}`],
        [`{w:Whose}${ja}の`, `{w:Whose}${ja}(にある|から)`],
        { dir: [dir] },
      ),
    ),
  ),
  ...Object.entries(bounds).map(([how, [en]]) =>
    read(
      "Adj",
      { bound: { of: "level", how, n: "$n" } },
      (how === "exactly" ? ["N"] : en.slice(0, 2)).map((n) => `level ${n.replace("N", "{n:#0}")}`),
    ),
  ),
  rel(
    { supported: true },
    ["with support", "that <num:has/have> support"],
    ["サポートを持つ", "サポート(を持っている|のある)"],
  ),
  rel(
    { supported: false },
    [
      "without support",
      "with no support",
      "that <num:has/have> no support",
      "that (does not|do not) have support",
    ],
    ["サポートを持たない", "サポート(を持っていない|のない)"],
  ),
  rel(
    { arts: true },
    ["with an art", "with arts", "that <num:has/have> (an art|arts)"],
    ["アーツを持つ", "アーツを持っている"],
  ),
  rel(
    { arts: false },
    ["without an art", "without arts", "with no (art|arts)", "that <num:has/have> no (art|arts)"],
    ["アーツを持たない", "アーツ(を持っていない|のない)"],
  ),
  say(
    "Share",
    { sharesOrg: { ref: "$r" } },
    [
      "that <num:shares/share> an organization with {r:Ref.sg}",
      "(sharing|that share|that shares|which share|which shares) (an|one|any) organization with {r:Ref.sg}",
      "(of the same organization as|with the same organization as) {r:Ref.sg}",
    ],
    ["{r:Ref.sg}と組織を共有する", "{r:Ref.sg}と同じ組織(の|を持つ|に属する)", "組織が{r:Ref.sg}と共通の"],
  ),
  say(
    "Share",
    { sharesOrg: "$c" },
    ["that <num:shares/share> an organization with {c:Single}", "sharing an organization with {c:Single}"],
    ["組織が{c:Single}と共通の"],
  ),
  read("Rel", { other: true }, "(other than|except|besides) this (card|UNIT|ITEM|BASE)"),

  ...series("Adjs", "Adj", { en: ["", ",", " and"], ja: ["", "かつ", "、"] }),
  ...series("Rels", "Rel", { en: ["", " and", ","], ja: ["", "、", "かつ"] }),
  both(
    "Desc",
    whole,
    (what: Description) => takeApart(what),
    [
      "[{adjs:Adjs}] {noun:Noun} [{rels:Rels}] [{share:Share}]",
      "[{adjs:Adjs}] {noun:Noun} {share:Share} {rels:Rels}",
    ],
    [
      "[{share:Share}][{rels:Rels}][{adjs:Adjs}]{noun:Noun}",
      "[{share:Share}]{adjs:Adjs}{rels:Rels}[{more:Adjs}]{noun:Noun}",
      "{rels:Rels}{share:Share}[{adjs:Adjs}]{noun:Noun}",
    ],
  ),
];
