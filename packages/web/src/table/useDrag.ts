/**
 * Cards that are dragged: onto another card, or onto a zone where the game's look says what that means. All of it can be
 * done by pressing as well; a card that is dropped anywhere else goes back.
 */
import type { OptionView, PlaceView } from "@tefuda/kernel";
import { type RefObject, useEffect, useRef } from "react";
import { isInFan, placeKey } from "../state/choose.ts";
import { zoneId } from "../state/track.ts";
import type { Menu, TableContextValue } from "./context.ts";
import { isWeighed } from "./fight.ts";

/** As far as a pointer moves that only presses. */
const SLACK = 9;

interface Target {
  element: HTMLElement;
  options: readonly OptionView[];
}

interface Drag {
  pointer: number;
  x: number;
  y: number;
  place: PlaceView;
  element: HTMLElement;
  targets: readonly Target[];
  /** Its likeness under the pointer, once it moves. */
  lifted: HTMLElement | null;
  over: Target | null;
}

export function useDrag(
  board: RefObject<HTMLElement | null>,
  context: TableContextValue,
  openMenu: (menu: Menu) => void,
): void {
  const latest = useRef(context);
  latest.current = context;
  const menu = useRef(openMenu);
  menu.current = openMenu;

  const { turn } = context.shown;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen is another question, and ends what was begun
  useEffect(() => {
    const root = board.current;
    if (!root) return;
    let drag: Drag | null = null;

    const down = (event: PointerEvent) => {
      if (!event.isPrimary || event.button !== 0) return;
      const element = (event.target as Element).closest<HTMLElement>("[data-place]");
      const place = element && placeOf(element);
      if (!element || !place || latest.current.choosing.at !== "free") return;
      const targets = targetsOf(root, latest.current, place);
      if (targets.length === 0) return;
      const { clientX: x, clientY: y, pointerId: pointer } = event;
      drag = { pointer, x, y, place, element, targets, lifted: null, over: null };
    };
    const move = (event: PointerEvent) => {
      if (drag?.pointer !== event.pointerId) return;
      const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
      if (!drag.lifted) {
        if (Math.hypot(dx, dy) < SLACK) return;
        begin(drag, latest.current);
      }
      drag.lifted!.style.translate = `${dx}px ${dy}px`;
      const under = document.elementsFromPoint(event.clientX, event.clientY);
      const over = drag.targets.find(({ element }) => under.includes(element)) ?? null;
      if (over === drag.over) return;
      drag.over?.element.removeAttribute("data-over");
      over?.element.setAttribute("data-over", "");
      drag.over = over;
      const { look, aim, shown } = latest.current;
      const [first] = over?.options ?? [];
      aim(first && isWeighed(look.fight, shown.view.question?.prompt ?? "", first) ? first : undefined);
    };
    const up = (event: PointerEvent) => {
      if (drag?.pointer !== event.pointerId) return;
      const { lifted, over, place, element } = drag;
      end();
      if (!lifted) return;
      // It was no press.
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }));
      if (!over) return;
      if (over.options.length === 1) latest.current.answer(over.options[0]!.notation);
      else menu.current({ place, element, options: over.options });
    };
    const end = () => {
      if (!drag) return;
      if (drag.lifted && latest.current.choosing.at === "target") latest.current.choose({ at: "free" });
      drag.lifted?.remove();
      root.removeAttribute("data-drags");
      for (const { element } of drag.targets) {
        element.removeAttribute("data-drop");
        element.removeAttribute("data-over");
      }
      drag = null;
    };
    const key = (event: KeyboardEvent) => event.key === "Escape" && end();
    root.addEventListener("pointerdown", down);
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", end);
    addEventListener("keydown", key);
    return () => {
      end();
      root.removeEventListener("pointerdown", down);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", end);
      removeEventListener("keydown", key);
    };
  }, [board, turn]);
}

const swallow = (event: Event): void => {
  event.stopPropagation();
  event.preventDefault();
};

/** The place that a card on the board was given: "0.field.3". */
function placeOf(element: HTMLElement): PlaceView | null {
  const [seat, zone, place] = element.dataset.place?.split(".") ?? [];
  if (seat === undefined || zone === undefined || !Number.isInteger(Number(place))) return null;
  return { zone, seat: seat === "-" ? null : Number(seat), place: Number(place) };
}

/** The rows of one's own field: what a card of the hand does by itself it does wherever it is dropped there. */
const OWN_ROWS = ".side--mine .side-row:not(.side-row--fan)";

/** Where a card could be dropped now, and what that would answer. */
function targetsOf(
  root: HTMLElement,
  { data: { layout }, look, optionsAt, shown }: TableContextValue,
  place: PlaceView,
): Target[] {
  const { question, seats } = shown.view;
  if (question?.shape !== "one") return [];
  const found = new Map<string, OptionView[]>();
  for (const option of optionsAt(place)) {
    const [, second] = option.cards;
    // among several it is not said whose zone is meant
    const known = look.drops?.[option.verb];
    const drop = known?.side === "other" && seats.length > 2 ? undefined : known;
    const side = drop?.side === "own" ? question.seat : 1 - question.seat;
    const selector = second
      ? `[data-place="${placeKey(second)}"]`
      : drop && option.cards.length === 1
        ? `[data-zone="${zoneId(drop.zone, side)}"]`
        : isInFan(place, layout) && plain(option) && !layout.wastes?.includes(option.verb)
          ? OWN_ROWS
          : null;
    if (selector) found.set(selector, [...(found.get(selector) ?? []), option]);
  }
  return (
    [...found]
      .flatMap(([selector, options]) =>
        [...root.querySelectorAll<HTMLElement>(selector)].map((element) => ({ element, options })),
      )
      // A card lies in its zone, and a zone in a row: what lies innermost is meant.
      .sort((a, b) => outside(a.element) - outside(b.element))
  );
}

const outside = ({ dataset }: HTMLElement): number => ("place" in dataset ? 0 : "zone" in dataset ? 1 : 2);

/** One that names a card and nothing else. */
const plain = ({ cards, notation }: OptionView): boolean => cards.length === 1 && !notation.includes(" > ");

/** The card lifts off, and what it could be dropped on lights up. A fight is drawn as it is aimed. */
function begin(drag: Drag, { choose, look, shown }: TableContextValue): void {
  const box = drag.element.getBoundingClientRect();
  const lifted = drag.element.cloneNode(true) as HTMLElement;
  for (const name of ["data-spot", "data-place", "data-lit"]) lifted.removeAttribute(name);
  lifted.inert = true;
  lifted.setAttribute("aria-hidden", "true");
  lifted.classList.add("lifted");
  Object.assign(lifted.style, {
    left: `${box.x}px`,
    top: `${box.y}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  document.body.append(lifted);
  drag.lifted = lifted;
  drag.element.closest(".board")?.setAttribute("data-drags", "");
  for (const { element } of drag.targets) element.setAttribute("data-drop", "");
  const weighed = drag.targets
    .flatMap(({ options }) => options)
    .filter((option) => isWeighed(look.fight, shown.view.question?.prompt ?? "", option));
  const [first] = weighed;
  if (first && (first.verb === look.fight?.card || first.verb === look.fight?.player))
    choose({ at: "target", from: drag.place, verb: first.verb, options: weighed });
}
