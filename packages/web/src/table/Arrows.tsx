/** Lines over the table: from what strikes to what is struck, from a waiting effect to its targets, from a card to what it hangs on. */
import type { PlaceView } from "@tefuda/kernel";
import { type RefObject, useEffect, useState } from "react";
import { placeKey, samePlace } from "../state/choose.ts";
import { useTable } from "./context.ts";

interface Arrow {
  key: string;
  kind: "act" | "target" | "attached" | "aim";
  d: string;
}

interface Point {
  x: number;
  y: number;
}

export function Arrows({ board }: { board: RefObject<HTMLElement | null> }) {
  const { shown, choosing, look } = useTable();
  const [arrows, setArrows] = useState<readonly Arrow[]>([]);

  useEffect(() => {
    const { view, act } = shown;
    const root = board.current;
    if (!root) return;
    const at = (element: Element | null | undefined): Point | null => {
      const box = element?.getBoundingClientRect();
      return box && box.width > 0 ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
    };
    const spot = (place: PlaceView) => {
      const card = root.querySelector(`[data-place="${placeKey({ ...place, under: undefined })}"]`);
      return at(card ?? root.querySelector(`[data-zone="${place.seat ?? "-"}.${place.zone}"]`));
    };
    const plate = (seat: number) => at(root.querySelector(`.plate[data-seat="${seat}"]`));
    const measure = () => {
      const found: Arrow[] = [];
      const add = (key: string, kind: Arrow["kind"], from: Point | null, to: Point | null, ends = 0) => {
        if (from && to) found.push({ key, kind, d: bow(from, to, ends) });
      };
      // With two at the table, what names no card is aimed at the other player.
      const other = (seat: number) => (view.seats.length === 2 ? plate(1 - seat) : null);
      if (act) add("act", "act", spot(act.from), act.to ? spot(act.to) : other(act.seat), 14);
      view.links.forEach((link, i) => {
        const from = at(document.querySelector(`[data-link="${i}"]`));
        link.targets.forEach((target, j) => {
          add(`link${i}.${j}`, "target", from, spot(target), 14);
        });
      });
      for (const seat of view.seats) {
        for (const [zone, { cards }] of Object.entries(seat.zones)) {
          if (look.worn?.includes(zone)) continue;
          cards?.forEach((card, place) => {
            const own = { zone, seat: seat.seat, place };
            if (card?.host && !samePlace(card.host, own))
              add(`host${placeKey(own)}`, "attached", spot(own), spot(card.host));
          });
        }
      }
      if (choosing.at === "target") {
        choosing.options.forEach((option, i) => {
          add(
            `aim${i}`,
            "aim",
            spot(choosing.from),
            option.cards[1] ? spot(option.cards[1]) : other(view.observer),
            14,
          );
        });
      }
      setArrows(found);
    };
    measure();
    // Once more when cards in flight have come to rest, and whenever the table is laid out anew.
    const later = [setTimeout(measure, 260), setTimeout(measure, 650)];
    const watch = new ResizeObserver(measure);
    watch.observe(root);
    addEventListener("scroll", measure, { passive: true, capture: true });
    return () => {
      for (const timer of later) clearTimeout(timer);
      watch.disconnect();
      removeEventListener("scroll", measure, { capture: true });
    };
  }, [shown, choosing, board, look]);

  return (
    <svg className="arrows" aria-hidden="true">
      <defs>
        {(["act", "target", "aim"] as const).map((kind) => (
          <marker
            key={kind}
            id={`head-${kind}`}
            className={`arrow-head arrow-head--${kind}`}
            viewBox="0 0 10 10"
            refX="7"
            refY="5"
            markerWidth="4.5"
            markerHeight="4.5"
            orient="auto-start-reverse"
          >
            <path d="M0 0 10 5 0 10 2.5 5z" />
          </marker>
        ))}
      </defs>
      {arrows.map(({ key, kind, d }) => (
        <path
          key={key}
          className={`arrow arrow--${kind}`}
          d={d}
          markerEnd={kind === "attached" ? undefined : `url(#head-${kind})`}
        />
      ))}
    </svg>
  );
}

/** A bent line between two points that stops a little before the second. */
function bow(from: Point, to: Point, short: number): string {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = Math.hypot(dx, dy) || 1;
  const bend = Math.min(46, length * 0.14);
  const mx = (from.x + to.x) / 2 + (dy / length) * bend;
  const my = (from.y + to.y) / 2 - (dx / length) * bend;
  const ex = to.x - ((to.x - mx) / Math.hypot(to.x - mx, to.y - my || 1)) * short;
  const ey = to.y - ((to.y - my) / (Math.hypot(to.x - mx, to.y - my) || 1)) * short;
  return `M${from.x.toFixed(1)} ${from.y.toFixed(1)}Q${mx.toFixed(1)} ${my.toFixed(1)} ${ex.toFixed(1)} ${ey.toFixed(1)}`;
}
