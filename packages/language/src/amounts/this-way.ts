/**
 * How many were just dealt with, in the words for what was done to them; and as many as there are of something.
 *
 * Examples: `{ done: true, times: 2 }` - "2 bond for each of them", read as "2 bond for each card put there this way";
 * `{ each: ..., times: 1 }` - "as many cards as your opponent has in hand".
 */
import type { Production, Slots } from "@tefuda/cardtext/types";
import { both, read } from "@tefuda/cardtext/write";
import type { Describing } from "../cards/describing.ts";
import type { CardWords } from "../cards/words.ts";
import type { Who } from "../phrases/bones.ts";
import { by, type DoneWords } from "../phrases/done.ts";
import type { Subject } from "../phrases/players.ts";
import type { Points } from "../points.ts";

const way = "(this way|in this way|by this effect)";
const wayJa = "(これで|この方法で|こうして)";
const each = "(for each|for every|per)";

/** "For each UNIT destroyed this way": what they are called has to be what was dealt with, and what was done be that. */
function thisWay({ nouns }: CardWords, points: Points, done: DoneWords): Production[] {
  const one = (noun: string, en: string, ja: string): Production[] =>
    done.sorts.map((sort) =>
      read(
        "Every",
        { done: true, ...(noun !== "card" && { noun }), ...by(sort) },
        sort.en === undefined
          ? []
          : `${each} ${en} [((that|which) [(was|were)]|[that] (you|they|your opponent))] ${sort.en} ${way}`,
        sort.ja === undefined
          ? []
          : [
              `[${wayJa}]${sort.ja}${ja}1(枚|体|つ)(につき|ごとに)[、]`,
              `[${wayJa}]${sort.ja}${ja}の(数|枚数)だけ、`,
              ...(noun === "card" ? [`[${wayJa}]${sort.ja}1(枚|体|つ)(につき|ごとに)[、]`] : []),
            ],
      ),
    );
  return [
    both(
      "Every",
      () => ({ done: true }),
      (it: { done?: unknown; times?: number; points?: true }) =>
        it.done === true && it.times && !it.points ? {} : undefined,
      "for each of them",
      ["それらの1枚につき、", "それら[の](1枚|1体|1つ)(につき|ごとに)[、]"],
    ),
    ...one("card", "(card|one|of them)", "カード"),
    ...Object.entries(nouns).flatMap(([noun, { en, ja }]) => one(noun, `${en} [card]`, ja)),
    ...Object.values(points).map(({ en, ja, thing }) =>
      read(
        "Every",
        { done: true },
        `${each} (${[en, ...(thing ? [thing.en] : [])].join("|")}) [(you|they|your opponent)] (lost|gained|paid) ${way}`,
        `${wayJa}(失った|得た|支払った)${ja}1[点](につき|ごとに)[、]`,
      ),
    ),
    read("CardsN", { done: true }, `as many cards as [(you|they|were)] ${done.en} [${way}]`, [
      `([${wayJa}]${done.ja}[(カード|${Object.values(nouns)
        .map(({ ja }) => ja)
        .join("|")})の]|その|それと)(枚数|数|同じ枚数)(だけ|分だけ|と同じ(枚数|数)だけ)[、]カードを`,
      `([${wayJa}]${done.ja}[(カード|${Object.values(nouns)
        .map(({ ja }) => ja)
        .join("|")})の](枚数|数)|その(枚数|数)|それ)と同じ(枚数|数)のカードを`,
    ]),
  ];
}

/** "As many cards as your opponent has in hand". */
function asMany(subjects: readonly Subject[], { owned }: Describing): Production[] {
  const had = (who: Who, names: readonly string[], has: string, holds: string): Production[] =>
    names.flatMap((name) => [
      read(
        "CardsN",
        { each: { noun: "card", zone: { in: "hand", whose: who } }, times: 1 },
        `as many cards as ${name} (${has}|${holds}) [cards] in [(your|their)] hand`,
      ),
      ...(who === "you" || who === "opponent"
        ? [
            read(
              "CardsN",
              ({ d }: Slots) => {
                const each = owned(d, who, { by: "you" });
                return each && { each, times: 1 };
              },
              `as many cards as ${name} (${has}|${who === "you" ? "control" : "controls"}) {d:Desc.pl}`,
            ),
          ]
        : []),
    ]);
  return [
    read("CardsN", { each: "$d", times: 1 }, "as many cards as there are {d:Desc.pl}"),
    ...had("you", ["you"], "have", "hold"),
    ...subjects
      .filter(({ agr, by }) => agr === "third" && by !== "both")
      .flatMap(({ by, en }) => had(by, en, "has", "holds")),
  ];
}

export const countedSo = (
  words: CardWords,
  points: Points,
  done: DoneWords,
  subjects: readonly Subject[],
  describing: Describing,
): Production[] => [...thisWay(words, points, done), ...asMany(subjects, describing)];
