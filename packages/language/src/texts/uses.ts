/** Texts that are used: "Once a turn, (2 EP): Draw a card." */
import type { Production, Slots } from "@tefuda/cardtext/types";
import { read } from "@tefuda/cardtext/write";
import { explained } from "../phrases/antecedent.ts";
import type { Action } from "../phrases/bones.ts";
import { listed, whole } from "../phrases/rows.ts";
import { textOf } from "../phrases/texts.ts";
import { behind, behindJa, oftenBehind, oftenBehindJa } from "./heads.ts";
import { inBoth, type Texting, type TextWords, taking } from "./kinds.ts";

/** A cost in brackets of another sort than is printed, with nothing behind them: "Main [1C]: ...". */
const inBrackets = "(【|〔) {p:Costs} (】|〕) [(:|-)]";

/** What is used, for what it costs. */
export function uses(
  texting: Texting,
  { use: mark, free, unmarked: open }: TextWords,
  only: Production["only"],
): Production[] {
  const { game } = texting;
  const using = ({ n, c, p = [], a }: Slots): unknown =>
    explained(game, textOf("use", { cost: p, times: n, if: c, do: whole(a) }), undefined);
  const unuse = (isFree: boolean) => (marks: <T>(part: T) => T) =>
    taking("use", ({ cost, times: n, if: c, do: act }) => {
      if ((cost.length === 0) !== isFree) return undefined;
      const it = marks({ cost, do: act });
      return { ...(!isFree && { p: cost }), a: listed(it.do), n, c };
    });
  return [
    ...inBoth(
      texting,
      using,
      unuse(false),
      oftenBehind(mark, "[{c:While},] \\({p:Costs}\\): {a:Act}"),
      oftenBehindJa(mark, "[{c:While}、]（{p:Costs}）：{a:Act}"),
      only,
    ),
    read(
      "Text",
      using,
      [
        ...oftenBehind(mark, "[{c:While},] {p:Costs}: {a:Act}", open),
        ...oftenBehind(mark, "you (may|can) {p:Costs}: {a:Act}", open),
      ],
      oftenBehindJa(mark, "[{c:While}、]{p:Costs}：{a:Act}", open),
      only,
    ),
    read(
      "Text",
      ({ l, ...slots }: Slots) => {
        const { times, if: c } = l as { times?: unknown; if: unknown };
        return times && slots.n ? undefined : using({ ...slots, n: slots.n ?? times, c });
      },
      ["\\({p:Costs}\\)", "{p:Costs}"].flatMap((costs) =>
        behind(mark, `[{n:Often}] ${costs}: {a:Act} {l:Limits}`, open),
      ),
      ["（{p:Costs}）", "{p:Costs}"].flatMap((costs) =>
        behindJa(mark, `[{n:Often}]${costs}：{a:Act}{l:Limits}`, open),
      ),
      only,
    ),
    // 「手札を1枚捨てて発動できる。」 What may be done for a price is read elsewhere.
    read(
      "Text",
      ({ k, ...slots }: Slots) =>
        (slots.a as Action[])[0]!.do === "may" ? undefined : using({ ...slots, p: [k] }),
      [],
      ["{k:Cost.te}[、](発動|使用)(できる|する)。", "{k:Cost}ことで、"].flatMap((cost) =>
        oftenBehindJa(mark, `[{c:While}、]${cost}{a:Act}`, open),
      ),
      only,
    ),
    ...(mark
      ? [
          read(
            "Text",
            using,
            [
              ...oftenBehind(mark, "{p:Costs} to {a:Act}"),
              ...behind(mark, `[{n:Often}] ${inBrackets} {a:Act}`),
              ...behind(mark, `${inBrackets} {a:Act} {n:Limited}`),
              `${mark[0]} [{n:Often}] ${inBrackets} {a:Act}`,
              `${mark[0]} ${inBrackets} {a:Act} {n:Limited}`,
              ...[":", "-"].flatMap((colon) => [
                `${mark[0]} [(,|-)] {p:Costs} [{n:Often}] ${colon} {a:Act}`,
                `${mark[0]} [(,|-)] {p:Costs} ${colon} {a:Act} {n:Limited}`,
                `${mark[0]} [(,|-)] [{n:Often}] \\({p:Costs}\\) ${colon} {a:Act}`,
                `${mark[0]} [(,|-)] \\({p:Costs}\\) ${colon} {a:Act} {n:Limited}`,
              ]),
            ],
            ["(〔|【){p:Costs}(〕|】)[(：|、)]{a:Act}", "（{p:Costs}）{a:Act}"].flatMap((line) =>
              oftenBehindJa(mark, line),
            ),
            only,
          ),
        ]
      : []),
    ...(free
      ? inBoth(
          texting,
          using,
          unuse(true),
          oftenBehind(mark, "[{c:Asked},] {a:Act}"),
          oftenBehindJa(mark, "[{c:Asked}、]{a:Act}"),
          only,
        )
      : []),
  ];
}
