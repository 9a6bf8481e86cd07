/** Images of cards: one by itself, and sheets of many as tables on a screen take them. */
import { type Bleed, type Box, CARD } from "./geometry.ts";
import type { Letters } from "./letters.ts";
import { boxOutline, type Shape } from "./shapes.ts";
import { svgOf } from "./svg-write.ts";

const cardBox = (bleed: Bleed): Box => ({
  x: -bleed,
  y: -bleed,
  width: CARD.width + bleed * 2,
  height: CARD.height + bleed * 2,
});

/** How many pixels wide a card is at 300 dots an inch. */
export const pixelsWide = (bleed: Bleed): number => Math.round((744 * cardBox(bleed).width) / CARD.width);

export interface CardImageOptions {
  /** For whoever cannot see it. */
  title: string;
  bleed: Bleed;
  /** In pixels; without it the image is as large as it says in millimetres. */
  width?: number;
}

/** A card as SVG: without bleed it has round corners, with it it is square and 3 mm larger on every side. */
export function cardImage(
  shapes: readonly Shape[],
  letters: Letters,
  { title, bleed, width }: CardImageOptions,
): string {
  const shown: readonly Shape[] =
    bleed > 0 ? shapes : [{ kind: "clip", outline: boxOutline(cardBox(0), CARD.corner), shapes }];
  return svgOf([{ shapes: shown }], letters, {
    box: cardBox(bleed),
    title,
    ...(width === undefined ? {} : { width }),
  });
}

/** So many places has a sheet of Tabletop Simulator; the last is what others see of a card in a hand. */
export const SHEET = { columns: 10, rows: 7 } as const;
const CARDS_A_SHEET = SHEET.columns * SHEET.rows - 1;

/** The drawings in sheets, row by row; the last place of each sheet shows the back. */
export function sheetsOf<T>(drawings: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(drawings.length / CARDS_A_SHEET) }, (_, i) =>
    drawings.slice(i * CARDS_A_SHEET, (i + 1) * CARDS_A_SHEET),
  );
}

/** One sheet as SVG, so many pixels wide. */
export function sheetImage(
  drawings: readonly (readonly Shape[])[],
  back: readonly Shape[],
  letters: Letters,
  { title, width }: { title: string; width: number },
): string {
  const at = (shapes: readonly Shape[], place: number) => ({
    // what is drawn beyond the edge of a card would lie on its neighbour
    shapes: [{ kind: "clip", outline: boxOutline(cardBox(0)), shapes } satisfies Shape],
    matrix: [
      1,
      0,
      0,
      1,
      (place % SHEET.columns) * CARD.width,
      Math.floor(place / SHEET.columns) * CARD.height,
    ] as const,
  });
  return svgOf([...drawings.map(at), at(back, CARDS_A_SHEET)], letters, {
    box: { x: 0, y: 0, width: CARD.width * SHEET.columns, height: CARD.height * SHEET.rows },
    title,
    width,
  });
}
