/** Numbers that only this game says: of a card that is chosen for it, up to so many, of what happened this turn. */
import type { Production } from "@tefuda/cardtext";
import { both, read, say } from "@tefuda/cardtext/write";

const numbers = ["sg", "pl"] as const;

type Done = { done?: unknown; own?: true };

/** What may have been done to cards. */
const DONE =
  "(discarded|destroyed|milled|sent|returned|revealed|drawn|moved|tapped|untapped|played|added|shuffled|put [(there|into the discard pile)])";
const DONE_JA =
  "(捨てた|捨てられた|破壊した|破壊された|置いた|置かれた|送った|送られた|戻した|戻された|公開した|公開された|引いた|タップした|プレイした|加えた|出した)";

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
  // In any wording that leaves open what was done: "for each card discarded this way".
  read("ForEach", { done: true }, [
    "for each",
    `for each card ${DONE} (this way|in this way|by this effect)`,
    "for each of (them|those cards)",
    "for each one",
  ]),
  ...(
    [
      ["card", "カード"],
      ["unit", "ユニット"],
      ["spell", "スペル"],
    ] as const
  ).map(([noun, ja]) =>
    read(
      "ForEach",
      noun === "card" ? { done: true } : { done: true, noun },
      noun === "card" ? [] : `for each ${noun} ${DONE} (this way|in this way|by this effect)`,
      `[(これで|この方法で)]${DONE_JA}${ja}1(枚|体|つ)(につき|ごとに)[、]`,
    ),
  ),
  read("ForEach", { each: "$d" }, [], "{d:Desc}の(数|枚数)×"),
  read("ForEach", { done: true }, "for each point (lost|gained|paid) this way", [
    "[(これで|この方法で)](失った|得た|支払った)ポイント1[点](につき|ごとに)[、]",
  ]),
  both(
    "ForEach",
    () => ({ done: true }),
    (it: Done) => (it.done === true && !it.own ? {} : undefined),
    "for each card this was done to",
    "そのカード1枚につき、",
  ),
  both(
    "ForEach",
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
      "ForEach",
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
        "ForEach",
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
    "ForEach",
    ({ n, d }) => ((n as number) > 2 ? { each: d, per: n } : undefined),
    (it: { each?: unknown; per?: number }) => (it.per !== undefined ? { n: it.per, d: it.each } : undefined),
    ["for every {n:#+} {d:Desc.pl}", "for each {n:#+} {d:Desc.pl}"],
    ["{d:Desc}{n:#+}枚につき、"],
  ),
];
