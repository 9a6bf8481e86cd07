/** What is done once, when the card is played: "Draw two cards." */
import type { Form, Production, Slots } from "@tefuda/cardtext/types";
import { explained } from "../phrases/antecedent.ts";
import type { Action, Counted } from "../phrases/bones.ts";
import { listed, whole } from "../phrases/rows.ts";
import { textOf } from "../phrases/texts.ts";
import { inBoth, type Texting, type TextWords, taking } from "./kinds.ts";

/** Whether a part of a cost is paid with other cards than those that it is played for. */
const isBesides = ({ pay, of, what }: { pay?: string; of?: string; what?: Counted }): boolean =>
  of !== "ep" && pay !== "rebuild" && what?.what?.zone?.in !== "homebase";

/** What is done when it is played, and when only it can be. */
export function effects(
  texting: Texting,
  { onEffect, onPlayed, besides }: Partial<TextWords> & Pick<TextWords, "onEffect" | "onPlayed">,
): Production[] {
  const { game, cards } = texting;
  /** Where nobody knows what a text stands on, what is done at a moment is what a text waits for. */
  const make = ({ c, a }: Slots, { on }: Form): unknown =>
    on === "anywhere" && (a as Action[])[0]!.do === "later"
      ? undefined
      : explained(game, textOf("effect", { if: c, do: whole(a) }), undefined);
  const names = ["card", ...Object.values(cards.nouns).map(({ en }) => en)].map((name) => `this ${name}`);
  const namesJa = ["カード", ...Object.values(cards.nouns).map(({ ja }) => ja)].map((name) => `この${name}`);
  const plays = [...names, "this"]
    .flatMap((name) => [`play ${name}`, `${name} (can|may) be played`])
    .join("|");
  const self = `[(${namesJa.join("|")})は][、]`;
  return [
    ...inBoth(
      texting,
      make,
      (mark) =>
        taking("effect", ({ do: act, if: c, cost }) => (c || cost ? undefined : { a: listed(mark(act)) })),
      ["{a:Act}"],
      ["{a:Act}"],
      { on: [...onEffect] },
    ),
    ...inBoth(
      texting,
      make,
      (mark) =>
        taking("effect", ({ do: act, if: c, cost }) =>
          c && !cost ? { c, a: listed(mark(act)) } : undefined,
        ),
      ["play only {c:Only}. {a:Act}", `(${plays}|can be played) only {c:Only}. {a:Act}`],
      [
        "{c:Only}にのみプレイできる。{a:Act}",
        `${self}{c:Only}(のみ|だけ|にのみ|にだけ|に限り|に)[、](プレイできる|使用できる|使える)。{a:Act}`,
        `${self}{c:Only}(にしか|しか|以外では|でなければ)[、](プレイできない|使用できない|使えない)。{a:Act}`,
      ],
      { on: [...onPlayed] },
    ),
    ...(besides
      ? inBoth(
          texting,
          ({ p, a }) =>
            (p as Parameters<typeof isBesides>[0][]).every(isBesides)
              ? explained(game, textOf("effect", { cost: p, do: whole(a) }), undefined)
              : undefined,
          (marks) =>
            taking("effect", ({ do: act, if: c, cost: p }) => {
              if (c || !p) return undefined;
              const it = marks({ cost: p, do: act });
              return { p, a: listed(it.do) };
            }),
          [
            "as an additional cost to play this card, {p:Costs}. {a:Act}",
            `as an additional cost [(to play|of playing|for playing|when you play|when playing) (${names.join("|")}|this art|it)][,] [you (must|have to)] {p:Costs}. {a:Act}`,
            `(to play (${names.join("|")}|this art), [you] [(must|have to)] [also]|in addition to its [EP] cost, [you must]) {p:Costs}. {a:Act}`,
            "[you must] {p:Costs} as an additional cost [to play this card]. {a:Act}",
          ],
          [
            "追加コストとして、{p:Costs}。{a:Act}",
            `[(${namesJa.join("|")})をプレイする[ための|とき[の|、]|際[の|、|に、]|場合[の|、]|には、]]追加(の|)(コスト|費用)(として|で)[、]{p:Costs}。{a:Act}`,
          ],
          { on: [...onPlayed] },
        )
      : []),
  ];
}
