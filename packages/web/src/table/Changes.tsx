/** What has become more or less stands for a moment where it has: "-310" on a card, "+2" beside a number. */

import { valueLook } from "@tefuda/print/look";
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { GameIcon } from "../card/GameIcon.tsx";
import { type Change, changesOf } from "../state/changes.ts";
import type { TableStore } from "../state/table.ts";
import { useTable } from "./context.ts";
import { keyed } from "./useDeed.ts";

interface Badge extends Change {
  id: string;
  x: number;
  y: number;
}

/** So long one stands, in milliseconds. */
const STANDS = 1500;

export function Changes({ store, board }: { store: TableStore; board: RefObject<HTMLElement | null> }) {
  const { shown, look, data } = useTable();
  const last = useRef(shown);
  const [badges, setBadges] = useState<readonly Badge[]>([]);

  useLayoutEffect(() => {
    const before = last.current;
    last.current = shown;
    const root = board.current;
    if (!root || before === shown || !shown.flows || store.pace === 0) return;
    const found = changesOf(before, shown, look, data.layout).flatMap((change, i): Badge[] => {
      const element = placeOf(root, change.at, data.layout.seatNumbers);
      const box = element?.getBoundingClientRect();
      if (!box || box.width === 0) return [];
      return [{ ...change, id: `${shown.turn}.${i}`, ...stand(box, change, i) }];
    });
    if (found.length === 0) return;
    setBadges((others) => [...others, ...found]);
    setTimeout(() => setBadges((all) => all.filter((one) => !found.includes(one))), STANDS);
  }, [shown, look, data, store, board]);

  return (
    <div className="changes" aria-hidden="true">
      {badges.map(({ id, by, value, x, y }) => (
        <span key={id} className={`change${by > 0 ? " is-up" : " is-down"}`} style={{ left: x, top: y }}>
          {value && <GameIcon name={valueLook(look, value).icon} />}
          {by > 0 ? "+" : "−"}
          {Math.abs(by)}
        </span>
      ))}
    </div>
  );
}

function placeOf(
  root: HTMLElement,
  at: Change["at"],
  numbers: readonly { id: string }[],
): Element | null | undefined {
  if ("key" in at) return keyed(root, at.key);
  if ("zone" in at) return root.querySelector(`[data-zone="${at.zone}"]`);
  const nth = numbers.findIndex(({ id }) => id === at.number);
  return root.querySelectorAll(`.plate[data-seat="${at.seat}"] .plate-numbers dd`)[nth];
}

/** Half of what one is wide, and a little more. */
const EDGE = 56;

/** On a card in its middle, one below the other; beside a number. */
function stand(box: DOMRect, { at }: Change, i: number): { x: number; y: number } {
  const inside = (x: number): number => Math.min(Math.max(x, EDGE), innerWidth - EDGE);
  if ("key" in at) return { x: inside(box.x + box.width / 2), y: box.y + box.height * 0.4 + (i % 3) * 26 };
  return { x: inside(box.right + 26), y: box.y + box.height / 2 };
}
