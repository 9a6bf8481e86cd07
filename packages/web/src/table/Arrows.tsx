/** Lines over the table: from what strikes to what is struck, from a waiting effect to its targets, from a card to what it hangs on. */
import type { PlaceView } from "@tefuda/kernel";
import { type RefObject, useEffect, useState } from "react";
import { placeKey, samePlace } from "../state/choose.ts";
import { weighed } from "../state/foretold.ts";
import { useTable } from "./context.ts";

interface Arrow {
  key: string;
  kind: Kind;
  d: string;
  /** Words on the line, and where they stand. */
  label?: { words: string; at: Point };
}

/** strike: in a fight, from who strikes to what is struck. */
type Kind = "act" | "target" | "attached" | "aim" | "strike";

interface Point {
  x: number;
  y: number;
}

export function Arrows({ board }: { board: RefObject<HTMLElement | null> }) {
  const { shown, choosing, look, fight, foretold } = useTable();
  const [arrows, setArrows] = useState<readonly Arrow[]>([]);
  const [bar, setBar] = useState<DOMRect | null>(null);

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
    const plate = (seat: number) =>
      at(
        root.querySelector(
          look.walls ? `[data-zone="${seat}.${look.walls.zone}"]` : `.plate[data-seat="${seat}"]`,
        ),
      );
    const measure = () => {
      const found: Arrow[] = [];
      const add = (key: string, kind: Kind, from: Point | null, to: Point | null, ends = 0, words = "") => {
        if (!from || !to) return;
        const bent = bow(from, to, ends);
        found.push({
          key,
          kind,
          d: bent.d,
          ...(words ? { label: { words, at: bent.near } } : {}),
        });
      };
      // With two at the table, what names no card is aimed at the other player.
      const other = (seat: number) => (view.seats.length === 2 ? plate(1 - seat) : null);
      if (act && !fight) add("act", "act", spot(act.from), act.to ? spot(act.to) : other(act.seat), 14);
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
      if (fight?.aimed && look.fight) {
        const { strikers, struck, on, back } = fight;
        const { strength, wall } = weighed(look.fight, fight, foretold);
        const sign = strength === null || wall === null ? "" : `${strength >= wall ? " ≥ " : " < "}${wall}`;
        strikers.forEach(({ place }, i) => {
          const to = struck ? spot(struck.place) : on === null ? null : plate(on);
          // the sum stands on the line of the first
          const words = i === 0 && strength !== null ? `${strength}${sign}` : "";
          add(`strike${i}`, "strike", spot(place), to, struck ? 14 : 64, words);
        });
        if (struck && back) add("back", "aim", spot(struck.place), spot(back.place), 14);
      } else if (choosing.at === "target") {
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
      setBar(root.querySelector(".middle")?.getBoundingClientRect() ?? null);
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
  }, [shown, choosing, board, look, fight, foretold]);

  return (
    <svg className="arrows" aria-hidden="true">
      <defs>
        {(["act", "target", "aim", "strike"] as const).map((kind) => (
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
      {/* Lines pass below the words in the middle. */}
      <clipPath id="not-bar">
        <path clipRule="evenodd" d={around(bar)} />
      </clipPath>
      {arrows.map(({ key, kind, d }) => (
        <path
          key={key}
          className={`arrow arrow--${kind}`}
          clipPath="url(#not-bar)"
          d={d}
          markerEnd={kind === "attached" ? undefined : `url(#head-${kind})`}
        />
      ))}
      {arrows.map(
        ({ key, label }) =>
          label && (
            <g key={key} className="arrow-label" transform={`translate(${inside(label)} ${label.at.y})`}>
              <rect x={-half(label.words)} y="-15" width={2 * half(label.words)} height="30" rx="15" />
              <text dy="0.36em">{label.words}</text>
            </g>
          ),
      )}
    </svg>
  );
}

/** Half of the width that words on a line take. */
const half = (words: string): number => Math.max(38, 14 + words.length * 4.6);

/** Where words on a line have their middle, so that none of them lies beyond the window's edge. */
function inside({ at, words }: { at: Point; words: string }): number {
  const reach = half(words) + 4;
  return Math.min(Math.max(at.x, reach), Math.max(reach, innerWidth - reach));
}

/** All of the window but a part of it. */
const around = (hole: DOMRect | null): string =>
  `M-9999-9999H9999V9999H-9999Z${hole ? `M${hole.left} ${hole.top}V${hole.bottom}H${hole.right}V${hole.top}Z` : ""}`;

/** A bent line between two points that stops a little before the second, and a point on it that lies nearer to that. */
function bow(from: Point, to: Point, short: number): { d: string; near: Point } {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = Math.hypot(dx, dy) || 1;
  const bend = Math.min(46, length * 0.14);
  const mx = (from.x + to.x) / 2 + (dy / length) * bend;
  const my = (from.y + to.y) / 2 - (dx / length) * bend;
  const ex = to.x - ((to.x - mx) / Math.hypot(to.x - mx, to.y - my || 1)) * short;
  const ey = to.y - ((to.y - my) / (Math.hypot(to.x - mx, to.y - my) || 1)) * short;
  // The edge of a card lies about so far from its middle.
  const t = Math.max(0.5, 1 - (26 + short) / length);
  const along = (a: number, b: number, c: number): number =>
    (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c;
  return {
    d: `M${from.x.toFixed(1)} ${from.y.toFixed(1)}Q${mx.toFixed(1)} ${my.toFixed(1)} ${ex.toFixed(1)} ${ey.toFixed(1)}`,
    near: { x: along(from.x, mx, ex), y: along(from.y, my, ey) },
  };
}
