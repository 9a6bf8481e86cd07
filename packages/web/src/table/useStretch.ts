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
  const [on, setOn] = useState(false);
  const { stretch } = look;
  const here = stretch !== undefined && shown.view.question?.prompt === stretch.prompt;
  const notation = here ? pass?.notation : undefined;
  const ends = stretch !== undefined && endsStretch(stretch, shown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each screen
  useEffect(() => {
    if (!on) return;
    if (ends) setOn(false);
    else if (notation !== undefined) answer(notation);
  }, [shown.turn]);
  const begin = useCallback((): void => {
    if (notation === undefined) return;
    setOn(true);
    answer(notation);
  }, [answer, notation]);
  return notation === undefined ? null : begin;
}

/** Something was done that one may want to answer, another thing is asked, or it is the part of the turn for one's own deeds. */
function endsStretch({ prompt, own, stops }: NonNullable<Look["stretch"]>, { view, news }: Shown): boolean {
  if (view.over || news.some(({ entry }) => stops.includes(entry.message))) return true;
  if (view.question === null) return false;
  const { phase, player } = view.numbers;
  return view.question.prompt !== prompt || (phase === own && player === view.observer);
}
