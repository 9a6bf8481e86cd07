/**
 * So many cards: on a side, in a zone, anywhere, in somebody's hand.
 *
 * Examples: `{ if: "count", what: { noun: "unit", side: "yours" }, how: "atLeast", n: 2 }` - "you control two or more UNITs",
 * 「あなたのUNITが2枚以上ある」; `{ if: "hand", who: "opponent", how: "exactly", n: 0 }` - "your opponent has no cards in hand",
 * 「相手の手札が0枚である」.
 */
import type { Form, Production, Slots } from "@tefuda/cardtext/types";
import { both, read } from "@tefuda/cardtext/write";
import { type Describing, says } from "../cards/describing.ts";
import type { CardWords } from "../cards/words.ts";
import type { Condition, Described, Who } from "../phrases/bones.ts";
import { type Bounded, boundedCards, boundedHand, boundedNumbers } from "../phrases/bounded.ts";
import { aru, bare, deAru, iru, ofIt } from "../phrases/inflect.ts";
import { without } from "../phrases/parts.ts";

type Count = Condition & { what: Described; how: string; n: number };

/** Of cards: those in a hand are counted by a condition of their own. */
function count({ how, n, what }: Bounded, of: unknown = what): object | undefined {
  if (of === undefined) return undefined;
  const cards = of as Described;
  const { zone } = cards;
  if (zone?.in === "hand" && cards.noun === "card" && says(cards, "zone"))
    return { if: "hand", who: zone.whose, how, n };
  return { if: "count", what: cards, how, n };
}

const holdersOf = ({ rivals = { en: ["your opponent", "(the|a) opponent"], ja: "相手" } }: CardWords) =>
  [
    { who: "you", en: ["you"], control: "control", have: "have", ja: "あなた" },
    { who: "opponent", control: "controls", have: "has", ...rivals },
  ] as const;

const numbers = ["sg", "pl"] as const;

export function countConditions(words: CardWords, { owned, possessed }: Describing): Production[] {
  const you = { by: "you" };
  /** Whose a counted card is where its player has it: "you control two generals", "you have five resources". */
  function had(it: Count, who: Who, verb: "control" | "have"): Slots | undefined {
    if (it.if !== "count") return undefined;
    const sides = { yours: "you", opponents: "opponent" } as const;
    const side = it.what.side as keyof typeof sides | undefined;
    const own = side ? { w: sides[side], d: without(it.what, "side") } : possessed(it.what, you);
    if (own?.w !== who || (verb === "have") !== (it.what.zone !== undefined)) return undefined;
    return { b: { how: it.how, n: it.n, what: own.d } };
  }
  const placed = (it: Bounded, zone: string, whose: unknown) =>
    it.what.zone || it.what.side ? undefined : count(it, { ...it.what, zone: { in: zone, whose } });
  const zones = Object.entries(words.zones).filter(([zone, { nobodys }]) => zone !== "hand" && !nobodys);
  const field = `(${words.field.ja.join("|")})`;

  const ofSomebody = ({ w, d }: Slots, form: Form) => owned(d, w as Who, form);
  return [
    ...boundedCards(words.counters),
    // some or none of somebody's
    ...(
      [
        ["atLeast", 1, "sg", "(one|any|at least one) of {w:Whose} {d:Desc.pl}"],
        ["atLeast", 1, "sg", "{w:Whose} {d:Desc.sg}"],
        ["atLeast", 1, "pl", "one or more of {w:Whose} {d:Desc.pl}"],
        ["exactly", 0, "sg", "none of {w:Whose} {d:Desc.pl}"],
        ["atLeast", undefined, "pl", "({n:#+} or more|at least {n:#+}) of {w:Whose} {d:Desc.pl}"],
      ] as const
    ).map(([how, fixed, num, en]) =>
      read(
        "Bounded",
        ({ n = fixed, ...slots }: Slots, form: Form) => {
          const what = (fixed !== undefined || (n as number) > 1) && ofSomebody(slots, form);
          return what ? { how, n, what } : undefined;
        },
        en,
        [],
        { num: [num] },
      ),
    ),
    ...boundedHand(),
    ...holdersOf(words).flatMap(({ who, en, control, have, ja }) => {
      const sideJa = who === "you" ? "(あなた|自分)" : `(${ja}|[対戦]相手[1人])`;
      return numbers.flatMap((num) => [
        ...(["control", "have"] as const).map((verb) => {
          const [first, also] = verb === "control" ? [control, have] : [have, control];
          return both(
            "Cond",
            ({ b }) => {
              const it = owned((b as Bounded).what, who, you);
              return it && (it.zone !== undefined) === (verb === "have")
                ? count(b as Bounded, it)
                : undefined;
            },
            (it: Count) => had(it, who, verb),
            en.flatMap((name) => [
              `${name} ${first} {b:Bounded.${num}}`,
              ...(words.had && verb === "control" ? [] : [`${name} ${also} {b:Bounded.${num}}`]),
            ]),
          );
        }),
        read(
          "Cond",
          ({ b }: Slots) => ((b as Bounded).what.zone?.whose === who ? count(b as Bounded) : undefined),
          en.map((name) => `${name} ${have} {b:Bounded.${num}}`),
        ),
        read(
          "Cond",
          ({ b }: Slots) => count(b as Bounded, owned((b as Bounded).what, who, you)),
          [],
          [
            `${sideJa}(が|は){b:Held.${num}}コントロールして${iru}`,
            `${sideJa}の${field}に{b:Bounded.${num}}`,
          ],
        ),
      ]);
    }),
    // Whose they are may stand with the cards: "on the field there is a general of yours".
    ...numbers.map((num) =>
      read(
        "Cond",
        ({ b }: Slots) => ((b as Bounded).what.zone ? undefined : count(b as Bounded)),
        [],
        `${field}に{b:Bounded.${num}}`,
      ),
    ),
    ...holdersOf(words).map(({ who, ja }) =>
      read(
        "Cond",
        ({ a, b }: Slots) => {
          const parts = [a, b].map((one) =>
            count({ how: "atLeast", n: 1, what: one as Described }, owned(one, who, you)),
          );
          return parts.includes(undefined) ? undefined : { if: "and", of: parts };
        },
        [],
        [`(が|は){a:Desc}と{b:Desc}を`, `の${field}に{a:Desc}と{b:Desc}が`].map(
          (phrase) =>
            `${who === "you" ? "(あなた|自分)" : ja}${phrase}[両方[とも]|どちらも|それぞれ1(枚|体)以上]${phrase.endsWith("を") ? "コントロールしている" : "いる"}`,
        ),
        { pol: ["aff"] },
      ),
    ),
    // Two things at once, of one player; the same of both players.
    ...holdersOf(words).flatMap(({ who, en, control }) =>
      read(
        "Cond",
        ({ a, b }: Slots) => {
          const parts = [a, b].map((one) => count(one as Bounded, owned((one as Bounded).what, who, you)));
          return parts.includes(undefined) ? undefined : { if: "and", of: parts };
        },
        en.map((name) => `${name} ${control} [both] {a:Bounded.sg} and {b:Bounded.sg}`),
      ),
    ),
    ...numbers.map((num) =>
      read(
        "Cond",
        ({ b }: Slots) => {
          const parts = (["you", "opponent"] as const).map((who) =>
            count(b as Bounded, owned((b as Bounded).what, who, you)),
          );
          return parts.includes(undefined) ? undefined : { if: "and", of: parts };
        },
        `(both players|you and your opponent) [each] (control|have) {b:Bounded.${num}}`,
      ),
    ),
    ...zones.flatMap(([zone, { en }]) =>
      numbers.flatMap((num) => [
        read(
          "Cond",
          ({ w, b }: Slots) => placed(b as Bounded, zone, w),
          `{w:Whose} ${en} (has|contains|holds) {b:Bounded.${num}} [in it]`,
        ),
        // "your opponent has five cards in their deck"
        ...holdersOf(words).flatMap(({ who, en: names, have }) =>
          who === "you"
            ? []
            : read(
                "Cond",
                ({ b }: Slots) => placed(b as Bounded, zone, who),
                names.map((name) => `${name} ${have} {b:Bounded.${num}} in (their|his|her) ${en}`),
              ),
        ),
      ]),
    ),
    ...holdersOf(words).map(({ who, en }) =>
      read(
        "Cond",
        ({ d }: Slots) => count({ how: "exactly", n: 0, what: d as Described }, owned(d, who, you)),
        en.flatMap((name) => [
          `${name} (do|does) not (control|have) (a|any|another) {d:Desc.sg}`,
          `${name} (do|does) not (control|have) any {d:Desc.pl}`,
        ]),
      ),
    ),
    ...Object.entries(words.zones).flatMap(([zone, { en, nobodys }]) =>
      nobodys
        ? []
        : [
            read(
              "Cond",
              ({ w }: Slots) =>
                count({ how: "exactly", n: 0, what: { noun: "card", zone: { in: zone, whose: w as Who } } }),
              `{w:Whose} ${en} is empty`,
            ),
          ],
    ),
    // The pile itself stands for the cards in it.
    ...zones.flatMap(([zone, { ja }]) =>
      boundedNumbers(`{w:Whose}${ja}[の(数|枚数)](が|は)`, ({ w = "you" }, { how, n }) => ({
        if: "count",
        what: { noun: "card", zone: { in: zone, whose: w } },
        how,
        n,
      })),
    ),
    ...zones.flatMap(([zone, { ja }]) =>
      numbers.flatMap((num) => [
        read(
          "Cond",
          ({ w, b }: Slots) => placed(b as Bounded, zone, w),
          [],
          `{w:Whose}${ja}に{b:Bounded.${num}}`,
        ),
        read("Cond", ({ b }: Slots) => placed(b as Bounded, zone, "you"), [], `${ja}に{b:Bounded.${num}}`),
      ]),
    ),
    // Japanese counts what lies there by the name of the place: 「相手の捨て札が5枚以上ある」.
    ...zones
      .filter(([, { noun }]) => noun === undefined)
      .flatMap(([zone, { ja }]) =>
        (
          [
            ["atLeast", "{n:#}枚以上"],
            ["atMost", "{n:#0}枚以下"],
            ["lessThan", "{n:#}枚未満"],
            ["moreThan", "{n:#}枚より多く"],
            ["exactly", "ちょうど{n:#}枚"],
          ] as const
        ).map(([how, number]) =>
          read(
            "Cond",
            ({ w, n }: Slots) => placed({ how, n: n as number, what: { noun: "card" } }, zone, w),
            [],
            `{w:Whose}${ja}[の枚数](が|は)${number}(${aru}|${ofIt}|${bare}|${deAru})`,
          ),
        ),
      ),
    ...numbers.map((num) =>
      both(
        "Cond",
        ({ b }) => count(b as Bounded),
        (it: Count) => (it.if === "count" ? { b: { how: it.how, n: it.n, what: it.what } } : undefined),
        `there ${num === "sg" ? "is" : "are"} {b:Bounded.${num}}`,
        [`{b:Bounded.${num}}`, `${field}に{b:Bounded.${num}}`],
      ),
    ),
  ];
}
