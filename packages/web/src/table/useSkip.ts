/** While something is shown a press on the board, or Space, goes on to what comes next, and does nothing else. */
import { type RefObject, useEffect } from "react";
import type { TableStore } from "../state/table.ts";

export function useSkip(store: TableStore, board: RefObject<HTMLElement | null>, on: boolean): void {
  useEffect(() => {
    const root = board.current;
    if (!on || !root) return;
    // The click that comes of a press belongs to it, also when the screen has changed in between.
    const press = (event: PointerEvent): void => {
      const target = event.target as Element;
      if (store.pace === 0 || event.button !== 0 || target.closest(".middle")) return;
      event.stopPropagation();
      root.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => root.removeEventListener("click", swallow, { capture: true }), HELD);
      store.next();
    };
    const space = (event: KeyboardEvent): void => {
      const target = event.target as Element | null;
      if (event.key !== " " || store.pace === 0) return;
      if (target?.closest("input, select, textarea, [role=dialog], .middle button")) return;
      event.preventDefault();
      store.next();
    };
    root.addEventListener("pointerdown", press, { capture: true });
    addEventListener("keydown", space);
    return () => {
      root.removeEventListener("pointerdown", press, { capture: true });
      removeEventListener("keydown", space);
    };
  }, [store, board, on]);
}

/** The second click of a double one, in so many milliseconds, is no answer to what is asked there by then. */
const DOUBLE = 400;

export function swallowDouble(): void {
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }), DOUBLE);
}

/** A finger that stays longer than this, in milliseconds, has not clicked. */
const HELD = 700;

function swallow(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
