/**
 * A deed is seen where it is done: who does it and whom it means are marked, and a card that strikes another moves
 * towards it and back. The marks stand on the drawn cards themselves, as attributes that nothing else sets.
 */
import { animate } from "motion";
import { type RefObject, useLayoutEffect } from "react";
import type { Deed } from "../state/deeds.ts";
import type { Shown, TableStore } from "../state/table.ts";
import { calm } from "../ui/useMedia.ts";
import { useTable } from "./context.ts";

export const keyed = (root: ParentNode, key: string): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[data-key="${key}"]`);

/** Whom a deed means, as they are drawn: cards, or else a player by name or walls. */
export function meantIn(root: ParentNode, { on, struck }: Deed, walls: string | undefined): HTMLElement[] {
  const cards = on.flatMap((key) => keyed(root, key) ?? []);
  if (cards.length > 0 || struck === null) return cards;
  const at = walls ? `[data-zone="${struck}.${walls}"]` : `.plate[data-seat="${struck}"]`;
  return [...root.querySelectorAll<HTMLElement>(at)];
}

export function useDeed(store: TableStore, board: RefObject<HTMLElement | null>, shown: Shown): void {
  const { look } = useTable();
  const walls = look.walls?.zone;
  useLayoutEffect(() => {
    const root = board.current;
    const { deed, view } = shown;
    if (!root || !deed || store.pace === 0) return;
    const by = deed.by === null ? null : keyed(root, deed.by);
    const meant = meantIn(root, deed, walls).filter((element) => element !== by);
    // Where something is asked, the marks on cards say what can be done.
    if (!view.question && deed.kind !== "move") {
      if (by) by.dataset.deed = "by";
      for (const element of meant) element.dataset.deed = deed.kind === "gain" ? "gains" : "on";
    }
    if (deed.kind === "strike" && by && meant[0] && !matchMedia(calm).matches)
      lunge(by, meant[0], Math.min(store.pace, 1200) / 1000);
    return () => {
      for (const element of [by, ...meant]) delete element?.dataset.deed;
    };
  }, [store, board, shown, walls]);
}

/** So far a card goes on its way to what it strikes, and so far it draws back before. */
const REACH = 0.62;
const BACK = 0.08;

function lunge(by: HTMLElement, on: HTMLElement, pace: number): void {
  const from = by.getBoundingClientRect();
  const to = on.getBoundingClientRect();
  if (from.width === 0 || to.width === 0) return;
  const dx = to.x + to.width / 2 - from.x - from.width / 2;
  const dy = to.y + to.height / 2 - from.y - from.height / 2;
  const duration = pace * 0.7;
  by.style.zIndex = "31";
  animate(
    by,
    { x: [0, -dx * BACK, dx * REACH, 0], y: [0, -dy * BACK, dy * REACH, 0] },
    {
      duration,
      times: [0, 0.3, 0.5, 1],
      ease: ["easeOut", "easeIn", "easeOut"],
      onComplete: () => {
        by.style.transform = "";
        by.style.zIndex = "";
      },
    },
  );
  animate(on, { x: [0, dx * 0.05, 0], y: [0, dy * 0.05, 0] }, { duration: 0.22, delay: duration * 0.48 });
}
