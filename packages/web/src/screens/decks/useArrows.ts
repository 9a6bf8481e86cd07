/**
 * Going through many cards by key: they are one stop of the tab key, arrow keys lead from one to the next, and + and -
 * change how often one is in the deck. The focus is not lost with a card that goes.
 */
import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { focusIsFree } from "../../ui/focus.ts";
import { type Building, stepOf } from "./Stepper.tsx";

/** Of what can be focused: the name of its card. */
const ITEM = "[data-name]";
/** Of what stands around one, with its other buttons. */
const PLACE = "li";

export function useArrows(names: readonly string[], onStep: Building["onStep"]) {
  const list = useRef<HTMLDivElement>(null);
  const [last, setLast] = useState<string | null>(null);
  /** Which of them has the focus; null where none has. */
  const place = useRef<number | null>(null);

  const items = (): HTMLElement[] => [...(list.current?.querySelectorAll<HTMLElement>(ITEM) ?? [])];
  const itemAt = (target: EventTarget): HTMLElement | null =>
    (target as HTMLElement).closest(PLACE)?.querySelector<HTMLElement>(ITEM) ?? null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when other cards are there
  useLayoutEffect(() => {
    const gone = last !== null && !names.includes(last);
    if (!gone || place.current === null || !focusIsFree()) return;
    const all = items();
    all[Math.min(place.current, all.length - 1)]?.focus();
  }, [names]);

  const onFocus = ({ target }: FocusEvent): void => {
    const item = itemAt(target);
    if (!item) return;
    place.current = items().indexOf(item);
    setLast(item.dataset.name ?? null);
  };
  const onBlur = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget) place.current = null;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const item = itemAt(event.target);
    if (!item) return;
    const step = stepOf(event);
    const next = nextOf(event.key, item, items());
    if (step !== 0) onStep(item.dataset.name!, step);
    else if (next) next.focus();
    else return;
    event.preventDefault();
  };
  const stop = last !== null && names.includes(last) ? last : names[0];
  return { stop, around: { ref: list, onFocus, onBlur, onKeyDown } };
}

/** Where an arrow leads: along the line in which the cards lie, or to the nearest of the next row. */
function nextOf(key: string, item: HTMLElement, all: readonly HTMLElement[]): HTMLElement | undefined {
  const i = all.indexOf(item);
  if (key === "ArrowRight") return all[i + 1];
  if (key === "ArrowLeft") return all[i - 1];
  if (key === "Home") return all[0];
  if (key === "End") return all.at(-1);
  if (key !== "ArrowDown" && key !== "ArrowUp") return undefined;
  const here = item.getBoundingClientRect();
  const way = key === "ArrowDown" ? 1 : -1;
  const beyond = all
    .map((one) => ({ one, box: one.getBoundingClientRect() }))
    .filter(({ box }) => (box.top - here.top) * way > here.height / 2);
  const row = Math.min(...beyond.map(({ box }) => box.top * way));
  return beyond
    .filter(({ box }) => Math.abs(box.top * way - row) < here.height / 2)
    .sort((a, b) => Math.abs(a.box.left - here.left) - Math.abs(b.box.left - here.left))[0]?.one;
}
