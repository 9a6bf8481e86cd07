/**
 * The card that somebody else plays, large enough to be read. Beside the table it stands where cards are read; where
 * there is no room beside it, it lies over the board, on the side where it covers least of what it means.
 */
import type { CardInfo, CardView } from "@tefuda/kernel";
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { FullCard } from "../card/FullCard.tsx";
import type { Deed } from "../state/deeds.ts";
import { cardsOf } from "../state/track.ts";
import { useTable } from "./context.ts";
import { keyed, meantIn } from "./useDeed.ts";

export interface Lit {
  deed: Deed;
  info: CardInfo;
  view: CardView | null;
}

/** The card that is shown large, if one is. */
export function useSpotlight(): Lit | null {
  const { shown, infoOf } = useTable();
  const { deed, view, update, again } = shown;
  if (!deed || deed.card === null || (deed.kind !== "play" && deed.kind !== "strike")) return null;
  if (deed.seat === view.observer && update.people.includes(deed.seat) && !again) return null;
  const info = infoOf(deed.card);
  if (!info) return null;
  const card = deed.by === null ? undefined : cardsOf(shown).get(deed.by);
  return { deed, info, view: card?.name === info.name && Object.keys(card.values).length > 0 ? card : null };
}

export function Spotlight({ lit: { deed, info, view }, board }: SpotlightProps) {
  const { look } = useTable();
  const own = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<{ left: number; top: number } | null>(null);
  const walls = look.walls?.zone;

  useLayoutEffect(() => {
    const root = board.current;
    const box = own.current?.getBoundingClientRect();
    if (!root || !box) return;
    const meant = meantIn(root, deed, walls);
    const by = deed.by === null ? null : keyed(root, deed.by);
    const bar = root.querySelector<HTMLElement>(".middle");
    const kept = [...meant, ...(by ? [by] : []), ...(bar ? [bar] : [])];
    const others = [...root.querySelectorAll(".zone--row .spot")];
    setAt(freest(box, root.getBoundingClientRect(), bar, [...boxesOf(kept, MEANT), ...boxesOf(others, 1)]));
  }, [deed, board, walls]);

  return (
    <div
      ref={own}
      className="spotlight"
      aria-hidden="true"
      inert
      style={at ? { left: at.left, top: at.top } : { visibility: "hidden" }}
    >
      <FullCard info={info} look={look} view={view} />
    </div>
  );
}

interface SpotlightProps {
  lit: Lit;
  board: RefObject<HTMLElement | null>;
}

const MARGIN = 8;
/** How much worse it is to cover what is meant, or the line that tells of it, than to cover any other card. */
const MEANT = 8;

interface Weighed {
  box: DOMRect;
  weight: number;
}

const boxesOf = (elements: readonly Element[], weight: number): Weighed[] =>
  elements.map((element) => ({ box: element.getBoundingClientRect(), weight }));

/** Of the corners above and below the bar, the one that covers least. */
function freest(
  { width, height }: DOMRect,
  board: DOMRect,
  bar: HTMLElement | null,
  kept: readonly Weighed[],
): { left: number; top: number } {
  const middle = bar?.getBoundingClientRect();
  const top = Math.max(board.top, 0) + MARGIN;
  const bottom = Math.min(board.bottom, innerHeight) - height - MARGIN;
  const above = Math.max(top, (middle?.top ?? bottom) - height - MARGIN);
  const below = Math.min(bottom, (middle?.bottom ?? top) + MARGIN);
  let best = { left: board.left + MARGIN, top: above };
  let least = Number.POSITIVE_INFINITY;
  for (const y of [above, below]) {
    for (const left of [board.left + MARGIN, board.right - width - MARGIN]) {
      const covers = kept.reduce(
        (sum, { box, weight }) =>
          sum +
          weight *
            Math.max(0, Math.min(left + width, box.right) - Math.max(left, box.left)) *
            Math.max(0, Math.min(y + height, box.bottom) - Math.max(y, box.top)),
        0,
      );
      if (covers < least) [least, best] = [covers, { left, top: y }];
    }
  }
  return best;
}
