/** The keys of the table: arrows go from spot to spot by where they lie, letters are shortcuts. */
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from "react";
import { getSettings } from "../state/settings.ts";
import type { Shown } from "../state/table.ts";
import { focusIsFree } from "../ui/focus.ts";

const spotsOf = (root: HTMLElement): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>("[data-spot]")].filter((e) => e.offsetParent !== null);

/** Keeps one spot of the board in the tab order and the focus on the board when a card under it goes away. */
export function useSpots(board: RefObject<HTMLElement | null>, shown: Shown, begun: unknown) {
  const last = useRef<{ spot: string; zone: string } | null>(null);
  const had = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after every change of the board
  useLayoutEffect(() => {
    const root = board.current;
    if (!root) return;
    const spots = spotsOf(root);
    const same = spots.find((e) => e.dataset.spot === last.current?.spot);
    const near = same ?? spots.find((e) => zoneAround(e) === last.current?.zone);
    const current = near ?? spots.find((e) => e.dataset.lit) ?? spots[0];
    for (const spot of spots) spot.tabIndex = spot === current ? 0 : -1;
    if (!had.current) return;
    // The card that had the focus is gone: whoever plays by key goes on from near there.
    const timer = setTimeout(() => {
      if (focusIsFree()) current?.focus({ preventScroll: true });
    }, 60);
    return () => clearTimeout(timer);
  }, [board, shown, begun]);

  const onFocus = useCallback((event: React.FocusEvent<HTMLElement>) => {
    const spot = (event.target as HTMLElement).closest<HTMLElement>("[data-spot]");
    had.current = spot !== null;
    if (!spot) return;
    last.current = { spot: spot.dataset.spot!, zone: zoneAround(spot) };
    for (const other of event.currentTarget.querySelectorAll<HTMLElement>("[data-spot]"))
      other.tabIndex = other === spot ? 0 : -1;
  }, []);

  const onKeyDown = useCallback((event: KeyboardEvent<HTMLElement>) => {
    const way = ways[event.key];
    const spot = (event.target as HTMLElement).closest<HTMLElement>("[data-spot]");
    if (!way || !spot || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    nearest(spot, spotsOf(event.currentTarget), way)?.focus();
  }, []);

  return { onFocus, onKeyDown };
}

const zoneAround = (element: HTMLElement): string =>
  element.closest<HTMLElement>("[data-zone]")?.dataset.zone ?? "";

const ways: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The spot that lies nearest in a direction; straight ahead counts for more than aside. */
function nearest(
  from: HTMLElement,
  spots: readonly HTMLElement[],
  [wx, wy]: readonly [number, number],
): HTMLElement | undefined {
  const middle = (element: HTMLElement) => {
    const box = element.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const here = middle(from);
  let best: HTMLElement | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    if (spot === from) continue;
    const there = middle(spot);
    const ahead = (there.x - here.x) * wx + (there.y - here.y) * wy;
    const aside = Math.abs((there.x - here.x) * wy) + Math.abs((there.y - here.y) * wx);
    if (ahead < 6) continue;
    const cost = ahead + aside * 2.4;
    if (cost < least) [least, best] = [cost, spot];
  }
  return best;
}

export interface Shortcuts {
  p: () => void;
  o: () => void;
  l: () => void;
  w: () => void;
  i: () => void;
  u: () => void;
  r: () => void;
  s: () => void;
  c: () => void;
  h: () => void;
  a: () => void;
  m: () => void;
  "?": () => void;
  escape: () => void;
}

/** Shortcuts hold while no sheet or menu is open and nobody is typing. */
export function useShortcuts(board: RefObject<HTMLElement | null>, shortcuts: Shortcuts, off: boolean): void {
  const latest = useRef(shortcuts);
  latest.current = shortcuts;
  useEffect(() => {
    if (off) return;
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      const target = event.target as HTMLElement | null;
      if (target?.closest("input, select, textarea, [role=dialog], [role=menu]")) return;
      const keys = latest.current;
      if (event.key === "Escape") return keys.escape();
      if (!getSettings().shortcuts) return;
      const key = event.key.toLowerCase();
      if (key === "n") {
        event.preventDefault();
        return nextLit(board.current);
      }
      if (key in keys && key !== "escape") {
        event.preventDefault();
        keys[key as keyof Shortcuts]();
      }
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [board, off]);
}

/** To the next card that can do something, round and round. */
function nextLit(root: HTMLElement | null): void {
  if (!root) return;
  const lit = spotsOf(root).filter((e) => e.dataset.lit);
  const at = lit.indexOf(document.activeElement as HTMLElement);
  lit[(at + 1) % lit.length]?.focus();
}
