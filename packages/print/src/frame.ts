/** Where things are on a card, in millimetres. */
import { BLEEDS, type Box, CARD } from "./geometry.ts";

const bleed = Math.max(...BLEEDS);
/** All that is drawn: the card, and what lies beyond its edge. */
export const whole: Box = {
  x: -bleed,
  y: -bleed,
  width: CARD.width + bleed * 2,
  height: CARD.height + bleed * 2,
};

/** What lies within the frame, from the name to the texts, and how round its corners are. */
export const plate: Box = { x: 2.6, y: 2.6, width: 57.8, height: 79.6 };
export const PLATE_CORNER = 1.7;
export const nameBar: Box = { ...plate, height: 8.6 };
/** Small print, on the lower edge of the frame. */
export const foot: Box = { x: 4.6, y: 82.35, width: 53.8, height: 3.7 };

const TYPE_BAR = 4.9;

/** How high the box of texts may be; the picture has what is left. */
export const textHeights = [17, 21, 25, 28, 31] as const;

export interface Frame {
  picture: Box;
  /** The lower part of the picture, dark behind the values. */
  shaded: Box;
  typeBar: Box;
  textBox: Box;
  /** What of it is for words. */
  textRoom: Box;
}

export function frameFor(height: number): Frame {
  const textBox = { ...plate, y: plate.y + plate.height - height, height };
  const typeBar = { ...plate, y: textBox.y - TYPE_BAR, height: TYPE_BAR };
  return {
    picture: { ...plate, height: typeBar.y - plate.y },
    shaded: { ...plate, y: typeBar.y - 11, height: 11 },
    typeBar,
    textBox,
    textRoom: { x: textBox.x + 2.1, y: textBox.y + 1.3, width: textBox.width - 4.2, height: height - 2.4 },
  };
}
