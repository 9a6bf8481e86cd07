/**
 * Descriptions: what a card has to be, as adjectives, a noun, and what follows it.
 *
 * Example: `{ noun: "unit", side: "yours", other: true, is: { state: "ready" } }` - "other ready UNIT you control",
 * 「あなたの他のレディ状態のUNIT」.
 */
import { equal } from "@tefuda/cardtext/template";
import type { Form, Production, Slots } from "@tefuda/cardtext/types";
import { both, read, say } from "@tefuda/cardtext/write";
import type { Who, Zone } from "../phrases/bones.ts";
import { series } from "../phrases/lists.ts";
import { merge } from "../phrases/parts.ts";
import { bareOwner, type Describing } from "./describing.ts";
import type { CardWords, NounWords, ZoneWords } from "./words.ts";

const counted = ({ en, many = `${en}s` }: NounWords) => `<num:${en}/${many}>`;

/** What cards are called: of one sort, of either of two, and by where they lie. */
function nouns({ nouns: words, zones }: CardWords): Production[] {
  const sorts = Object.entries(words);
  return [
    say("Noun", { noun: "card" }, "<num:card/cards>", "カード"),
    ...sorts.map(([noun, it]) =>
      say(
        "Noun",
        { noun },
        [counted(it), `${it.en} <num:card/cards>`],
        [it.ja, `${it.ja}カード`, `${it.ja}のカード`],
      ),
    ),
    // Of either sort, said in the order of the vocabulary.
    ...sorts.flatMap(([noun, one], i) =>
      sorts.flatMap(([also, other], j) => {
        if (i === j) return [];
        const en = `${counted(one)} or ${counted(other)}`;
        const ja = [`${one.ja}または${other.ja}`, `${one.ja}か${other.ja}`];
        return i < j
          ? [say("Noun", { noun, also }, en, ja)]
          : [read("Noun", { noun: also, also: noun }, en, ja)];
      }),
    ),
    // of a card only: "a general other than a general" is none
    ...sorts.map(([unlike, it]) => {
      const one = `<num:a ${it.en}/${it.many ?? `${it.en}s`}>`;
      return say(
        "Rel",
        { unlike },
        [
          `other than ${one}`,
          `(that <num:is/are> not|that <num:isn't/aren't>|except) ${one} [<num:card/cards>]`,
          `other than ${it.en} cards`,
        ],
        [`${it.ja}以外の`, `${it.ja}(ではない|でない)`],
      );
    }),
    ...Object.entries(zones).flatMap(([zone, { noun }]) =>
      noun ? [say("Noun", { noun: "card", zone: { in: zone, whose: "open" } }, counted(noun), noun.ja)] : [],
    ),
  ];
}

/** Whether a card is on somebody's side of the field. */
function sides({ field, had, opposing = { en: ["opposing"], ja: [] } }: CardWords): Production[] {
  const there = `[(on|in) the (${field.en.join("|")})|in play]`;
  const control = had ? "control" : "(control|have)";
  const controls = had ? "controls" : "(controls|has)";
  const side = `(side [of the (${field.en.join("|")})]|${field.en.join("|")})`;
  const mine = `(on|from) your ${side}`;
  return [
    say("Adj", { side: "opponents" }, opposing.en, opposing.ja),
    say("Rel", { own: "opponent" }, "they control", [], { by: ["opponent"] }),
    say("Rel", { own: "both" }, "they control", [], { by: ["both"] }),
    say(
      "Rel",
      { own: "you" },
      ["you control", `[that] you ${control} ${there}`, `(${mine}|controlled by you|of your own)`],
      [],
    ),
    say(
      "Rel",
      { own: "opponent" },
      [
        "your opponent controls",
        `[that] (your|the|a|any) opponent ${controls} ${there}`,
        `[that] (your|the) opponents ${control} ${there}`,
        "controlled by (your|the|a) opponent",
        `(on|from) (your|the|a) opponent's ${side}`,
        "belonging to (your|the|a) opponent",
      ],
      [],
    ),
    say(
      "Rel",
      { own: "$w" },
      [],
      [
        "{w:Whose}",
        `{w:Whose}(${field.ja.join("|")})${lies}`,
        `(${field.ja.join("|")})に(ある|いる){w:Whose}`,
      ],
    ),
    ...(
      [
        ["you", "あなた", undefined],
        ["opponent", "相手", undefined],
        ["you", "自分", ["you"]],
        ["opponent", "自分", ["opponent"]],
        ["both", "自分", ["both"]],
      ] as const
    ).map(([own, ja, by]) =>
      read("Rel", { own }, [], `${ja}(が|の)コントロール(する|している)`, by && { by: [...by] }),
    ),
  ];
}

/** Where something is, in Japanese behind the place. */
const lies = "(の|にいる|にある|に出ている|の上にある)";
const inside = "(にある|にいる|から|の中の|の中にある|の中から)";

/** What is in play is, where nothing else is said. */
export function inPlay({ field: { en, ja } }: CardWords): Production[] {
  const all = "(both|all|either|any)";
  return [
    read(
      "Rel",
      { inPlay: true },
      [
        `(on|from) (the|${all} [(of the|players')]) (${en.join("|")})`,
        `(on|from) ${all} (${en.map((name) => `${name}s`).join("|")})`,
        "in play",
        "[in play] [,] (no matter who controls (it|them)|regardless of (who controls (it|them)|[its|their] controller)|yours and your opponent's [alike]|on both sides) [,]",
      ],
      `(${ja.join("|")})${lies}`,
    ),
    read("Rel", { inPlay: true }, [], "各プレイヤーの", { by: ["you"] }),
  ];
}

/** A card of either player's, wherever it lies. */
function inAny(zone: string, en: string, more: readonly string[], ja: string): Production[] {
  const any = lyingIn(zone, "both");
  const spoken = [en, ...more].map(
    (name) =>
      `(in|from|of) (any (${name}|${name}s)|either (${name}|player's ${name})|any player's ${name}|a ${name})`,
  );
  return [
    ...["from", "in"].map((dir) =>
      both(
        "Rel",
        () => any,
        (it: object, form) => (form.by !== "both" && equal(it, any) ? {} : undefined),
        [`${dir} any ${en}`, ...spoken],
        [],
        { dir: [dir] },
      ),
    ),
    read(
      "Rel",
      any,
      [],
      `(いずれか|どちらか|好きなプレイヤー|任意のプレイヤー|どちらかのプレイヤー|いずれかのプレイヤー)の${ja}(の|${inside})`,
    ),
  ];
}

/** Where a card lies that is on no side of the field. */
function places(zone: string, { en, more = [], ja, nobodys }: ZoneWords, ofEach?: Who): Production[] {
  if (nobodys) return [say("Rel", { zone: { in: zone, whose: "open" } }, nobodys.en, nobodys.ja)];
  return [
    // In Japanese what is one's own need not be said to be.
    read(
      "Rel",
      (_: Slots, form: Form) => ({ zone: { in: zone, whose: bareOwner(form, ofEach) } }),
      [],
      [`${ja}の`, `${ja}${inside}`],
    ),
    read("Rel", ({ w }: Slots, form: Form) => lyingIn(zone, w as Who, form), `lying in {w:Whose} ${en}`),
    ...(zone === "hand" ? [] : inAny(zone, en, more, ja)),
    // "From your hand" where cards are moved, "in your hand" where they are counted.
    ...["from", "in"].flatMap((dir) => [
      both(
        "Rel",
        ({ w }, form) => lyingIn(zone, w as Who, form),
        (it: { zone?: Zone }, form) => {
          const whose = it.zone?.whose;
          const said = whose && !lyingIn(zone, whose, form).zone.each;
          return said && equal(it, lyingIn(zone, whose)) ? { w: whose } : undefined;
        },
        [`${dir} {w:Whose} ${en}`, ...[en, ...more].map((name) => `(in|from|of) {w:Whose} ${name}`)],
        [],
        { dir: [dir] },
      ),
      say("Rel", { zone: { in: zone, whose: "$w" } }, [], [`{w:Whose}${ja}の`, `{w:Whose}${ja}${inside}`], {
        dir: [dir],
      }),
    ]),
  ];
}

/**
 * A place and whose it is. In English "in each player's discard pile" is marked, unless each player does something with
 * their own: a card from each is not one from any. Nothing prints the mark (`ofAny`).
 */
const lyingIn = (zone: string, whose: Who, form?: Form): { zone: Zone } => ({
  zone: {
    in: zone,
    whose,
    ...(form && whose === "both" && form.by !== "both" && zone !== "hand" && { each: true }),
  },
});

/** What can be said of one card together. */
const together = ({ make, ...it }: Production) => ({
  ...it,
  make: (slots: Slots, form: Form): unknown => {
    const list = make?.(slots, form) as unknown[] | undefined;
    return list && merge(list) ? list : undefined;
  },
});

export function descriptions(words: CardWords, { whole, inEnglish, inJapanese }: Describing): Production[] {
  const parts = ({ adjs = [], more = [], noun, rels = [], behind = [], tail }: Slots): unknown[] => [
    ...(adjs as unknown[]),
    ...(more as unknown[]),
    noun,
    ...(rels as unknown[]),
    ...(behind as unknown[]),
    tail,
  ];
  const tailed = words.tail !== undefined;
  return [
    ...nouns(words),
    say("Adj", { other: true }, "other", ["他の", "別の", "その他の"]),
    read("Adj", { other: true }, [], `${words.own.ja}以外の`),
    read("Rel", { other: true }, `(other than|except|besides) ${words.own.en}`),
    ...sides(words),
    ...Object.entries(words.zones).flatMap(([zone, it]) => places(zone, it, words.ofEach)),
    ...series("Adjs", "Adj", {
      en: words.noCommas ? ["", " and"] : ["", ",", " and"],
      ja: ["", "かつ", "、"],
    }),
    // What cannot be said of one card is no row: what follows then says something else.
    ...series("Rels", "Rel", { en: [""], ja: ["", "、", "かつ"] }).map(together),
    // Whose they are is not said behind "and": "a card named ... and you have" goes on with what you have.
    ...series("Rels", "Rel", { en: [" and", ","], ja: [] })
      .slice(1)
      .map(together)
      .map(({ make, ...it }) => ({
        ...it,
        make: (slots: Slots, form: Form) =>
          "own" in (slots.rest as object[])[0]! ? undefined : make(slots, form),
      })),
    both("Desc", (slots, form) => whole(parts(slots), form, "both"), inEnglish, [
      `[{adjs:Adjs}] {noun:Noun} [{rels:Rels}]${tailed ? " [{tail:Tail}]" : ""}`,
      ...(tailed ? ["[{adjs:Adjs}] {noun:Noun} {tail:Tail} {rels:Rels}"] : []),
    ]),
    // 「UNITのうち、CPコストが3以下のもの」
    read(
      "Desc",
      (slots: Slots, form: Form) => whole(parts(slots), form, bareOwner(form)),
      [],
      `${tailed ? "[{tail:Tail}]" : ""}[{rels:Rels}][{adjs:Adjs}]{noun:Noun}(のうち|の中で)[、]{behind:Rels}もの`,
    ),
    both(
      "Desc",
      (slots, form) => whole(parts(slots), form, bareOwner(form)),
      inJapanese,
      [],
      [
        `${tailed ? "[{tail:Tail}]" : ""}[{rels:Rels}][{adjs:Adjs}]{noun:Noun}`,
        `${tailed ? "[{tail:Tail}]" : ""}{adjs:Adjs}{rels:Rels}[{more:Adjs}]{noun:Noun}`,
        `${tailed ? "[{tail:Tail}]" : ""}{rels:Rels}{adjs:Adjs}{behind:Rels}[{more:Adjs}]{noun:Noun}`,
        ...(tailed ? ["{rels:Rels}{tail:Tail}[{adjs:Adjs}]{noun:Noun}"] : []),
      ],
    ),
  ];
}
