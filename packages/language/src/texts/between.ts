/**
 * Japanese says first of what something holds, and then when: 「このUNITは、あなたの場にITEMがある間、STR+1を得る」, 「このUNITのSTRは、
 * あなたのターン中、1上がる」.
 */
import type { Form, Production, Slots } from "@tefuda/cardtext/types";
import { read } from "@tefuda/cardtext/write";
import type { Condition, Statement } from "../phrases/bones.ts";
import { takesUnless, tell } from "../phrases/told.ts";

/**
 * @param standing a text that always holds, of statements `s` and a condition `c`
 * @param changed statements that some numbers `k` change by `b`, where a game says that of numbers
 */
export function conditionBetween(
  standing: (slots: Slots, form: Form) => unknown,
  changed: ((slots: Slots) => object[] | undefined) | undefined,
  only: Production["only"],
): Production[] {
  const make = ({ c, q, p }: Slots, form: Form): unknown => {
    if (p === undefined) return undefined;
    const s = tell({ c, p }) as Statement[];
    return takesUnless(s, q as Condition) ? undefined : standing({ s, c: q }, form);
  };
  return ["sg", "pl"].flatMap((num) => [
    read(
      "Text",
      make,
      [],
      [
        `{c:Cards.${num}.subj}(は|が)[、]{q:While}、{p:Preds.${num}}[。]`,
        `{c:Cards.${num}.subj}(は|が)[、]{q:While}{p:Preds.${num}}[。]`,
      ],
      only,
    ),
    ...(changed
      ? [
          read(
            "Text",
            ({ k, b, ...slots }: Slots, form: Form) => make({ ...slots, p: changed({ k, b }) }, form),
            [],
            `{c:Cards.${num}.subj}の{k:FigureNames}(は|が|を)[、]{q:While}[、]{b:ChangedBy}[。]`,
            only,
          ),
        ]
      : []),
  ]);
}
