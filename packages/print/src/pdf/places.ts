/** Where cards lie on a sheet of paper, where it is cut, and where their backs lie on its other side. */
import { type Bleed, type Box, CARD, PAPERS, type Paper, type Point } from "../geometry.ts";

/** Nine cards a sheet, three in a row. */
export const ACROSS = 3;
export const DOWN = 3;
export const A_SHEET = ACROSS * DOWN;

/** Over which edge of the paper a printer turns it. */
export const BACKS = ["none", "long", "short"] as const;
export type Backs = (typeof BACKS)[number];

export interface Grid {
  paper: { width: number; height: number };
  bleed: Bleed;
  /** What is left free between two cards, across and down, in millimetres. */
  gap: Point;
  /** The upper left corner of each card's place, row by row. */
  places: readonly Point[];
}

/** What stays white along the edge of the paper, in millimetres: no printer reaches nearer. */
const LEAST_MARGIN = 1.5;

/**
 * Beyond the outer edges a card has its whole bleed. Between two cards there is room for that of both where the paper is
 * large enough; else for as much of it as there is, half for each.
 */
export function gridOn(name: Paper, bleed: Bleed): Grid {
  const paper = PAPERS[name];
  const gapOf = (whole: number, card: number, count: number): number => {
    const free = whole - card * count - bleed * 2 - LEAST_MARGIN * 2;
    return Math.min(bleed * 2, Math.floor((free / (count - 1)) * 10) / 10);
  };
  const gap = {
    x: gapOf(paper.width, CARD.width, ACROSS),
    y: gapOf(paper.height, CARD.height, DOWN),
  };
  const left = (paper.width - CARD.width * ACROSS - gap.x * (ACROSS - 1)) / 2;
  const top = (paper.height - CARD.height * DOWN - gap.y * (DOWN - 1)) / 2;
  const places = Array.from({ length: A_SHEET }, (_, i) => ({
    x: left + (i % ACROSS) * (CARD.width + gap.x),
    y: top + Math.floor(i / ACROSS) * (CARD.height + gap.y),
  }));
  return { paper, bleed, gap, places };
}

/** What of a card is printed in a place: itself, its bleed outwards, and towards its neighbours half of what lies between. */
export function shownIn({ bleed, gap }: Grid, index: number): Box {
  const [column, row] = [index % ACROSS, Math.floor(index / ACROSS)];
  const left = column === 0 ? bleed : gap.x / 2;
  const right = column === ACROSS - 1 ? bleed : gap.x / 2;
  const top = row === 0 ? bleed : gap.y / 2;
  const bottom = row === DOWN - 1 ? bleed : gap.y / 2;
  return { x: -left, y: -top, width: CARD.width + left + right, height: CARD.height + top + bottom };
}

/** The place on the other side of the paper that lies behind a place, when the paper is turned over its long or short edge. */
export function behind(index: number, backs: Exclude<Backs, "none">): number {
  const [column, row] = [index % ACROSS, Math.floor(index / ACROSS)];
  return backs === "long" ? row * ACROSS + (ACROSS - 1 - column) : (DOWN - 1 - row) * ACROSS + column;
}

/** A straight line, in millimetres. */
export interface Mark {
  from: Point;
  to: Point;
}

/** How far marks stay away from what is kept, and how far beyond the bleed they reach, in millimetres. */
const AWAY = 0.8;
const LONG = 5;

/** Marks to cut along, on the line of each edge of a card: in the margins, and in what lies between two cards. */
export function cutMarks({ paper, places, bleed }: Grid): Mark[] {
  const columns = stretches(
    places.map(({ x }) => x),
    CARD.width,
  );
  const rows = stretches(
    places.map(({ y }) => y),
    CARD.height,
  );
  const across = between(rows, bleed, paper.height);
  const along = between(columns, bleed, paper.width);
  return [
    ...columns.flat().flatMap((x) => across.map(([a, b]): Mark => ({ from: { x, y: a }, to: { x, y: b } }))),
    ...rows.flat().flatMap((y) => along.map(([a, b]): Mark => ({ from: { x: a, y }, to: { x: b, y } }))),
  ];
}

type Stretch = readonly [from: number, to: number];

const stretches = (starts: readonly number[], size: number): Stretch[] =>
  [...new Set(starts)].sort((a, b) => a - b).map((start) => [start, start + size]);

/** What is cut away, before the first of these, between them and behind the last. */
function between(kept: readonly Stretch[], bleed: Bleed, end: number): Stretch[] {
  const reach = bleed + LONG;
  const ends = [
    [kept[0]![0] - reach, kept[0]![0] - AWAY],
    ...kept.slice(1).map(([from], i) => [kept[i]![1] + AWAY, from - AWAY]),
    [kept.at(-1)![1] + AWAY, kept.at(-1)![1] + reach],
  ] as const;
  return ends.flatMap(([from, to]): Stretch[] =>
    to! > from! ? [[Math.max(0, from!), Math.min(end, to!)]] : [],
  );
}
