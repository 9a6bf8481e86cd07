/** Passing on: passes are given one after another until something happens, or there is more to do than pass. */
import type { Look, OptionView } from "@tefuda/kernel";
import { useCallback, useEffect, useState } from "react";
import type { Shown } from "../state/table.ts";

/** `pass` is the option that passes now, if there is one; without it nothing can be passed on. */
export function useStretch(
  look: Look,
  shown: Shown,
  pass: OptionView | undefined,
  answer: (say: string) => void,
): (() => void) | null {
  /** In which turn it was begun, while it lasts. */
  const [since, setSince] = useState<number | null>(null);
  const { stretch } = look;
  const { question, numbers } = shown.view;
  const here = stretch !== undefined && question !== null && stretch.prompts.includes(question.prompt);
  const notation = here ? pass?.notation : undefined;
  const ends = stretch !== undefined && since !== null && endsStretch(stretch, shown, since);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each screen
  useEffect(() => {
    if (since === null) return;
    if (ends) setSince(null);
    else if (notation !== undefined) answer(notation);
  }, [shown.turn]);
  const begin = useCallback((): void => {
    if (notation === undefined) return;
    setSince(numbers.turn ?? 0);
    answer(notation);
  }, [answer, notation, numbers]);
  return notation === undefined ? null : begin;
}

/** Something was done that one may want to answer, another thing is asked, or it is the part of the turn for one's own deeds. */
export function endsStretch(
  { prompts, own, stops }: NonNullable<Look["stretch"]>,
  { view, news }: Pick<Shown, "view" | "news">,
  since: number,
): boolean {
  if (view.over || news.some(({ entry }) => stops.includes(entry.message))) return true;
  if (view.question === null) return false;
  if (!prompts.includes(view.question.prompt)) return true;
  const { phase, player, turn } = view.numbers;
  return player === view.observer && (own === undefined ? turn !== since : phase === own);
}
