/**
 * Cards that move between zones are seen to move. Just before the screen changes the places of all cards are noted;
 * just after, every card starts at its old place and glides to the new one.
 */
import { animate } from "motion";
import { type RefObject, useLayoutEffect, useRef } from "react";
import type { Shown, TableStore } from "../state/table.ts";
import { calm } from "../ui/useMedia.ts";

interface Noted {
  boxes: Map<string, DOMRect>;
  zones: Map<string, DOMRect>;
  /** Likenesses of cards that will be out of sight after the change. */
  likeness: Map<string, HTMLElement>;
}

const seconds = { instant: 0, fast: 0.3, normal: 0.45, slow: 0.7 } as const;
const ease = [0.2, 0.75, 0.25, 1] as const;

export function useFlight(store: TableStore, board: RefObject<HTMLElement | null>, shown: Shown): void {
  const noted = useRef<Noted | null>(null);

  useLayoutEffect(() => {
    store.beforeChange = (next) => {
      const root = board.current;
      noted.current =
        root && next.flows && !matchMedia(calm).matches && seconds[store.speed] > 0 ? note(root, next) : null;
    };
    return () => {
      store.beforeChange = () => {};
    };
  }, [store, board]);

  useLayoutEffect(() => {
    const root = board.current;
    const before = noted.current;
    noted.current = null;
    if (root && before) fly(root, before, shown, seconds[store.speed]);
  }, [shown, board, store]);
}

function note(root: HTMLElement, next: Shown): Noted {
  const boxes = new Map<string, DOMRect>();
  const likeness = new Map<string, HTMLElement>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-key]")) {
    const key = element.dataset.key!;
    boxes.set(key, element.getBoundingClientRect());
    if (next.tracked.to.has(key)) likeness.set(key, element);
  }
  return { boxes, zones: zonesOf(root), likeness };
}

function zonesOf(root: HTMLElement): Map<string, DOMRect> {
  const zones = new Map<string, DOMRect>();
  for (const zone of root.querySelectorAll<HTMLElement>("[data-zone]"))
    zones.set(zone.dataset.zone!, zone.getBoundingClientRect());
  return zones;
}

function fly(root: HTMLElement, before: Noted, shown: Shown, duration: number): void {
  const { from, to } = shown.tracked;
  const arrived = new Set<string>();
  let order = 0;
  for (const element of root.querySelectorAll<HTMLElement>("[data-key]")) {
    const key = element.dataset.key!;
    arrived.add(key);
    const now = element.getBoundingClientRect();
    const source = from.get(key);
    const old = before.boxes.get(key) ?? (source ? inside(before.zones.get(source), now) : undefined);
    if (!old || now.width === 0) continue;
    const dx = old.x + old.width / 2 - now.x - now.width / 2;
    const dy = old.y + old.height / 2 - now.y - now.height / 2;
    const scale = old.width / now.width;
    if (Math.abs(dx) + Math.abs(dy) < 2 && Math.abs(scale - 1) < 0.02) continue;
    const moved = from.has(key);
    element.style.zIndex = moved ? "30" : "";
    const delay = moved ? Math.min(order++, 8) * 0.06 : 0;
    animate(
      element,
      { x: [dx, 0], y: [dy, 0], scale: [scale, 1] },
      { duration, delay, ease, onComplete: () => clear(element) },
    );
  }
  for (const [key, element] of before.likeness) {
    const target = to.get(key);
    const old = before.boxes.get(key);
    const end = target ? zonesOf(root).get(target) : undefined;
    if (arrived.has(key) || !old || !end || old.width === 0) continue;
    const shade = element.cloneNode(true) as HTMLElement;
    shade.removeAttribute("data-key");
    shade.setAttribute("aria-hidden", "true");
    shade.inert = true;
    shade.classList.add("shade");
    Object.assign(shade.style, {
      left: `${old.x}px`,
      top: `${old.y}px`,
      width: `${old.width}px`,
      height: `${old.height}px`,
    });
    for (const inner of shade.querySelectorAll("[data-spot], [data-place]")) {
      inner.removeAttribute("data-spot");
      inner.removeAttribute("data-place");
      inner.removeAttribute("data-lit");
    }
    document.body.append(shade);
    const dx = end.x + end.width / 2 - old.x - old.width / 2;
    const dy = end.y + end.height / 2 - old.y - old.height / 2;
    animate(
      shade,
      { x: [0, dx], y: [0, dy], scale: [1, 0.7], opacity: [1, 1, 0] },
      { duration, ease, onComplete: () => shade.remove() },
    );
  }
}

/** A box of a card's size in the middle of a zone. */
function inside(zone: DOMRect | undefined, card: DOMRect): DOMRect | undefined {
  return (
    zone &&
    new DOMRect(
      zone.x + zone.width / 2 - card.width / 2,
      zone.y + zone.height / 2 - card.height / 2,
      card.width,
      card.height,
    )
  );
}

function clear(element: HTMLElement): void {
  element.style.transform = "";
  element.style.zIndex = "";
}
