/** What somebody gives cards, or has them do: what becomes of them, said as a deed. */
import type { Production, Slots } from "@tefuda/cardtext/types";
import { both, read } from "@tefuda/cardtext/write";
import type { Lasting, Statement } from "./bones.ts";
import { ichidan, suru } from "./inflect.ts";
import { whole } from "./rows.ts";
import { type Predicate, tell, untell } from "./told.ts";

/** What somebody gives a card: what becomes of it, said as a deed. The words, and the predicate made and taken. */
type Gift = readonly [words: string, make: (g: unknown) => object, take: (it: Predicate) => unknown];

const gifts: readonly Gift[] = [
  ["{g:Bonus}", (g) => ({ is: "bonus", by: g }), (it) => (it.is === "bonus" ? it.by : undefined)],
  ["{g:Keywords}", (g) => ({ is: "has", keywords: g }), (it) => (it.is === "has" ? it.keywords : undefined)],
];

/** "Have a UNIT gain 2 STR this turn": what becomes of cards, as what somebody does. */
const having: readonly Production[] = ["sg", "pl"].flatMap((num) =>
  ["", " {t:Dur}"].map((t) =>
    read(
      "VP",
      ({ c, p, t: term }: Slots) =>
        (p as Statement[]).some(({ is }) => is === "must" || is === "cannot")
          ? undefined
          : whole(
              tell({ c, p }).map((what) => ({
                do: "lasting",
                what,
                ...(term !== undefined && { for: term }),
              })),
            ),
      `(have|let|make) {c:Cards.${num}.obj} {p:Preds.pl.lent}${t}`,
      [],
      { agr: ["base", "may"] },
    ),
  ),
);

/** Both of what may be given. */
const givingBoth: readonly Production[] = [
  ["{k:Keywords} and {g:Bonus}", "{g:Bonus}と{k:Keywords}"],
  ["{g:Bonus} and {k:Keywords}", "{k:Keywords}と{g:Bonus}"],
  ["{k:Keywords} and {g:Gain}"],
  ["{g:Gain} and {k:Keywords}"],
].map(([en, ja]) =>
  read(
    "VP",
    ({ c, t, g, k }: Slots) =>
      whole(
        tell({
          c,
          p: [
            { is: "bonus", by: g },
            { is: "has", keywords: k },
          ],
        }).map((what) => ({
          do: "lasting",
          what,
          for: t,
        })),
      ),
    `give {c:Obj} ${en} {t:Dur}`,
    ja === undefined
      ? []
      : [`{t:Dur}[、]{c:Obj}に${ja}を${ichidan("与え")}`, `{c:Obj}に{t:Dur}[、]${ja}を${ichidan("与え")}`],
    { agr: ["base", "may"] },
  ),
);

/** How much without a sign: "give it 2 STR this turn". */
const givingMore: Production = read(
  "VP",
  ({ c, t, g }: Slots) => ({ do: "lasting", what: tell({ c, p: [{ is: "bonus", by: g }] })[0], for: t }),
  "give {c:Obj} {g:Gain} {t:Dur}",
  [],
  { agr: ["base", "may"] },
);

/** What is left out at the end of a sentence: 「ターン終了時まで、UNIT1体に+3/-1。」 And of cards, what they are made: 「UNIT1体を+3/-1する。」 */
const givingShort: readonly Production[] = [
  read(
    "VP",
    ({ c, t, g }: Slots) => ({ do: "lasting", what: tell({ c, p: [{ is: "bonus", by: g }] })[0], for: t }),
    [],
    ["{t:Dur}[、]{c:Obj}に{g:Bonus}", "{c:Obj}に[、]{t:Dur}[、]{g:Bonus}"],
    { by: ["you"], end: ["fin"] },
  ),
  read(
    "VP",
    ({ c, t, g }: Slots) => ({ do: "lasting", what: tell({ c, p: [{ is: "bonus", by: g }] })[0], for: t }),
    [],
    [`{t:Dur}[、]{c:Objs}${suru("{g:Bonus}")}`, `{c:Objs}[、]{t:Dur}[、]${suru("{g:Bonus}")}`],
    { by: ["you"] },
  ),
];

export const giving: readonly Production[] = [
  ...having,
  ...givingShort,
  ...givingBoth,
  givingMore,
  ...gifts.map(([words, make, take]) =>
    both(
      "VP",
      ({ c, t, g }) => ({ do: "lasting", what: tell({ c, p: [make(g)] })[0], for: t }),
      (it: Lasting) => {
        const said = it.do === "lasting" ? untell([it.what]) : undefined;
        const g = said && take(said.p[0]!);
        return g === undefined ? undefined : { c: said!.c, g, t: it.for };
      },
      `give {c:Obj} ${words} {t:Dur}`,
      [
        `{t:Dur}、{c:Obj}に${words}を${ichidan("与え")}`,
        `{c:Obj}に{t:Dur}[、]${words}を${ichidan("与え")}`,
        `{c:Objs}(選び|選んで|選択し)[、]{t:Dur}[、]${words}を${ichidan("与え")}`,
        `{c:Obj}に${words}を${ichidan("与え")}（{t:Dur}）`,
        `{c:Obj}に${words}を${ichidan("与え")}。(この|その)効果は{t:Dur}[の間][、]続く`,
      ],
      { agr: ["base", "may"] },
    ),
  ),
];
