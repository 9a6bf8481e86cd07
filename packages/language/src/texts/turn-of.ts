/**
 * What holds of a card in the turn in which something was done to it: "Cannot attack the turn it is deployed.",
 * 「配備されたターンには攻撃できない。」 Of all cards of a description it describes them, of one card it is a condition.
 */
import type { Form, Production, Slots } from "@tefuda/cardtext/types";
import { read } from "@tefuda/cardtext/write";
import type { Cards, Statement } from "../phrases/bones.ts";
import { plainly } from "../phrases/counted.ts";
import { merge } from "../phrases/parts.ts";
import { tell } from "../phrases/told.ts";

const ofAll = ({ c, o, p }: Slots): unknown => {
  const all = plainly(c as Cards);
  const what = all?.count === "all" && merge([all.what, { did: o }]);
  return what ? tell({ c: { count: "all", what }, p }) : undefined;
};

/** Of all cards of a description. */
export const inTurnOf: readonly Production[] = ["sg", "pl"].map((num) =>
  read("Told", ofAll, `{c:Cards.${num}.subj} {p:Preds.${num}} {o:TurnOf}`, [
    `{c:Cards.${num}.subj}(は|が)[、]{o:TurnOf}{p:Preds.${num}}`,
    `{o:TurnOf}{c:Cards.${num}.subj}(は|が)[、]{p:Preds.${num}}`,
  ]),
);

type Lines = (phrase: string) => readonly string[];

/**
 * Of one card; of the text's own, where none is named.
 * @param standing a text that always holds, of statements `s` and a condition `c`
 */
export function ownInTurnOf(
  standing: (slots: Slots, form: Form) => unknown,
  lines: Lines,
  linesJa: Lines,
  only: Production["only"],
): Production {
  const ofOne = ({ c = { ref: "this" }, o, p }: Slots, form: Form): unknown => {
    const spoken = c as { ref?: string; fits?: unknown };
    if (spoken.ref === undefined) return undefined;
    const what = spoken.fits ? spoken : spoken.ref;
    const cond = { if: "is", what, fits: { noun: "card", did: o } };
    return standing({ s: tell({ c, p }) as Statement[], c: cond }, form);
  };
  return read(
    "Text",
    ofOne,
    ["{c:Cards.sg.subj} {p:Preds.sg} {o:TurnOf}", "{p:Preds.sg} {o:TurnOf}"].flatMap(lines),
    ["{c:Cards.sg.subj}(は|が)[、]{o:TurnOf}{p:Preds.sg}", "{o:TurnOf}{p:Preds.sg}"].flatMap(linesJa),
    only,
  );
}
