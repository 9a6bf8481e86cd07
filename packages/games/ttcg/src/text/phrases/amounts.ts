/** Numbers that only this game says: of a card that is chosen for it, up to so many, of what happened this turn. */
import type { Production, Slots } from "@tefuda/cardtext";
import { both, read, say } from "@tefuda/cardtext/write";
import { merge } from "@tefuda/language/phrases/parts";

const numbers = ["sg", "pl"] as const;

type ValueAmount = { value?: unknown; of?: unknown; times?: number };
type Done = { done?: unknown; own?: true; points?: true };

/** What may have been done to cards, as it is said of them, and the actions that do it. */
const DONE: readonly (readonly [by: readonly string[], en: string, ja: string])[] = [
  [["discard", "mill", "discardDownTo", "destroy", "move"], "discarded", "捨てた|捨てられた"],
  [["destroy"], "destroyed", "破壊した|破壊された"],
  [["mill"], "milled", ""],
  [["tap"], "tapped", "タップした"],
  [["untap"], "untapped", "アンタップした"],
  [["draw", "drawUntil"], "drawn", "引いた"],
  [["reveal", "look"], "revealed", "公開した|公開された"],
  [["play", "enter", "search"], "played", "プレイした"],
  [
    ["move", "mill", "discard", "destroy", "recover", "search", "place", "enter", "shuffle"],
    "(sent|returned|moved|added|shuffled|put [(there|into the discard pile)])",
    "置いた|置かれた|送った|送られた|戻した|戻された|加えた|出した",
  ],
];
export const DONE_JA = `(${DONE.flatMap(([, , ja]) => (ja === "" ? [] : [ja])).join("|")})`;

export const amounts: Production[] = [
  // "The rank of one unit your opponent controls"
  ...numbers.slice(0, 1).map((num) =>
    both(
      "Plain",
      ({ s, c }) => ("ref" in (c as object) ? undefined : { value: s, of: c }),
      (it: { value?: unknown; of?: unknown }) =>
        typeof it.of === "object" ? { s: it.value, c: it.of } : undefined,
      `the {s:Stat} of {c:Cards.${num}.obj}`,
      `{c:Cards.${num}.obj}の{s:Stat}`,
    ),
  ),
  // "The highest attack among units your opponent controls"
  ...(["highest", "lowest"] as const).map((which) =>
    read(
      "Value",
      ({ s, d }: Slots) => {
        const what = merge([d, { extreme: { which, stat: s } }]);
        return what && { value: s, of: { count: { exactly: 1 }, what } };
      },
      `the ${which} {s:Stat} (among|of) [(all|the)] {d:Desc.pl}`,
      `{d:Desc}の(中で|うち|)(最も|一番|もっとも)${which === "highest" ? "高い" : "低い"}{s:Stat}`,
    ),
  ),
  say("CardsN", { upTo: 1 }, ["up to one card", "up to (1|a) card"], ["カードを1枚まで"]),
  say("CardsN", { upTo: "$n" }, ["up to {n:#+} cards"], ["カードを{n:#+}枚まで"]),
  say("PointsN", { upTo: "$n" }, ["up to {n:#} points", "up to {n:#} point"], ["{n:#}ポイントまで"]),
  say(
    "PointsN",
    { half: { eachOf: "points", whose: "$w", times: 1 } },
    ["half of {w:Whose} points", "half {w:Whose} points"],
    ["{w:Whose}ポイントの半分"],
  ),
  read("CardsN", { done: true }, ["the same number of cards", "as many cards"]),
  read("Every", { done: true }, ["for each", "for each of (them|those cards)", "for each one"]),
  // "For each card discarded this way": which has to have been done.
  ...(
    [
      ["card", "カード"],
      ["unit", "ユニット"],
      ["spell", "スペル"],
    ] as const
  ).flatMap(([noun, called]) =>
    DONE.map(([by, en, ja]) =>
      read(
        "Every",
        { done: true, by, ...(noun !== "card" && { noun }) },
        `for each ${noun} ${en} (this way|in this way|by this effect)`,
        ja === "" ? [] : `[(これで|この方法で)](${ja})${called}1(枚|体|つ)(につき|ごとに)[、]`,
      ),
    ),
  ),
  read("Every", { each: "$d" }, [], "{d:Desc}の(数|枚数)×"),
  // Of points, behind what gains or loses them or waits for that.
  both(
    "Every",
    () => ({ done: true, points: true }),
    (it: Done) => (it.done === true && it.points ? {} : undefined),
    [
      "for each of those points",
      "for (each|every) point ((lost|gained|paid) [(this way|in this way)]|[that] (you|they|your opponent) (lost|gained|paid|lose|gain|loses|gains) [this way])",
    ],
    [
      "そのポイント1につき、",
      "[(これで|この方法で)](失った|得た|支払った)ポイント1[(点|ポイント)](につき|ごとに)[、]",
      "[(これで|この方法で)](失った|得た|支払った)1(点|ポイント)(につき|ごとに)[、]",
    ],
  ),
  both(
    "Every",
    () => ({ done: true }),
    (it: Done) => (it.done === true && !it.own && !it.points ? {} : undefined),
    "for each card this was done to",
    "そのカード1枚につき、",
  ),
  both(
    "Every",
    () => ({ done: true, own: true }),
    (it: Done) => (it.done === true && it.own ? {} : undefined),
    [
      "for each card they lost this way",
      "for each of their (cards|spells|units) (destroyed|discarded|sent) this way",
      "for each (card|unit|spell) they (lost|discarded) this way",
    ],
    ["それであなたが失ったカード1枚につき、"],
  ),
  ...(
    [
      ["destroyed", "destroyed", "破壊された"],
      ["played", "played", "プレイされた"],
      ["discarded", "discarded", "捨てられた"],
    ] as const
  ).map(([event, en, ja]) =>
    say(
      "Every",
      { event, what: "$d" },
      [`for each {d:Desc.sg} ${en} this turn`, `for each {d:Desc.sg} that was ${en} this turn`],
      [`このターンに${ja}{d:Desc}1枚につき、`],
    ),
  ),
  ...(
    [
      ["type", "type", "タイプ"],
      ["subtype", "sub-type", "種族"],
      ["rank", "(rank|level)", "ランク"],
      ["name", "name", "名前"],
    ] as const
  ).flatMap(([different, en, ja]) => {
    const first = en.replace(/\((\w+).*/, "$1");
    const among = "(among|of|between)";
    return [
      say(
        "Every",
        { different, among: "$d" },
        [
          `for each different ${first} among {d:Desc.pl}`,
          `for (each|every) (different|distinct) ${en} ${among} [(all|the)] {d:Desc.pl}`,
          `for (each|every) ${en} ${among} [(all|the)] {d:Desc.pl}`,
        ],
        [`{d:Desc}の異なる${ja}1つにつき、`, `{d:Desc}の${ja}1種類(につき|ごとに)[、]`],
      ),
      read("Value", { different, among: "$d", times: 1 }, [
        `the number of different ${en}s ${among} [(all|the)] {d:Desc.pl}`
          .replaceAll(")s", "s)")
          .replace("(rank|levels)", "(ranks|levels)"),
      ]),
    ];
  }),
  both(
    "Every",
    ({ n, d }) => ((n as number) > 2 ? { each: d, per: n } : undefined),
    (it: { each?: unknown; per?: number }) => (it.per !== undefined ? { n: it.per, d: it.each } : undefined),
    ["for every {n:#+} {d:Desc.pl}", "for each {n:#+} {d:Desc.pl}"],
    ["{d:Desc}{n:#+}枚につき、"],
  ),
  ...(["hand", "pile"] as const).map((place) =>
    read(
      "Every",
      ({ w, n }: Slots) => {
        const all = { noun: "card", zone: { in: place, whose: w } };
        return n === 2 ? { halfOf: all } : { each: all, per: n };
      },
      [],
      `{w:Whose}${place === "hand" ? "手札" : "捨て札"}{n:#+}枚(につき|ごとに)[、]`,
    ),
  ),
  // "For each level it has": so many times a value.
  both(
    "Every",
    ({ s, r }) => ({ value: s, of: r }),
    (it: ValueAmount) =>
      it.value !== undefined && typeof it.of === "string" ? { s: it.value, r: it.of } : undefined,
    ["for each {s:Stat} of {r:Ref.sg}", "for (each|every) (point of|) {s:Stat} {r:Ref.sg.subj} has"],
    ["{r:Ref.sg}の{s:Stat}1につき、", "{r:Ref.sg}の{s:Stat}1(につき|ごとに)[、]"],
  ),
  read(
    "Every",
    { value: "$s", of: "it" },
    "for (each|every) [of its] {s:Stat} it has",
    "(その|自身の){s:Stat}1(につき|ごとに)[、]",
  ),
  // "Twice its level", "100 times its level"
  both(
    "Value",
    ({ n = 2, v }) => {
      const it = v as ValueAmount;
      return it.value !== undefined && it.times === undefined && n !== 1 ? { ...it, times: n } : undefined;
    },
    (it: ValueAmount) => {
      const { times, ...v } = it;
      return it.value !== undefined && times !== undefined && times > 1 ? { n: times, v } : undefined;
    },
    ["{n:#d} times {v:Plain}", "{v:Plain} (times|x) {n:#d}"],
    ["{v:Plain}の{n:#d}倍", "{v:Plain}(×|x|X){n:#d}"],
  ),
  read(
    "Value",
    ({ v }: Slots) => {
      const it = v as ValueAmount;
      return it.value !== undefined && it.times === undefined ? { ...it, times: 2 } : undefined;
    },
    "(twice|double) {v:Plain}",
  ),
];
