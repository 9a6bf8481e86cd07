/** The back that all cards have: lacquer, waves of gold, and a seal. Turned upside down its pattern is the same. */
import { setWord } from "./fit.ts";
import { whole } from "./frame.ts";
import { CARD, type Point } from "./geometry.ts";
import type { Letters } from "./letters.ts";
import { boxOutline, discOutline, down, type Shape } from "./shapes.ts";

const gold = "#e6c27c";
const field = { x: 4.2, y: 4.2, width: CARD.width - 8.4, height: CARD.height - 8.4 };
const middle: Point = { x: CARD.width / 2, y: CARD.height / 2 };

export function drawBack(letters: Letters): readonly Shape[] {
  const seal = { x: middle.x - 9, y: middle.y - 12, width: 18, height: 24 };
  return [
    { kind: "path", outline: boxOutline(whole), fill: down(whole, "#2b100c", "#3b1711", "#2b100c") },
    {
      kind: "clip",
      outline: boxOutline(field, 2.4),
      shapes: [
        { kind: "path", outline: boxOutline(field), fill: down(field, "#571d13", "#2a100c", "#571d13") },
        ...waves(),
        {
          kind: "path",
          outline: discOutline(middle, 19),
          fill: "#7c2415",
          stroke: { colour: gold, width: 0.5 },
        },
        { kind: "path", outline: discOutline(middle, 17.6), stroke: { colour: gold, width: 0.2 } },
      ],
    },
    { kind: "path", outline: boxOutline(field, 2.4), stroke: { colour: gold, width: 0.55 } },
    { kind: "path", outline: boxOutline(seal, 2.6), fill: "#a6311c", stroke: { colour: gold, width: 0.7 } },
    ...["手", "札"].flatMap((text, i) =>
      setWord(
        {
          text,
          style: "bold",
          fill: "#f7e6c4",
          x: middle.x,
          y: middle.y - 1.1 + i * 9.9,
          size: 9.6,
          align: "middle",
        },
        letters,
      ),
    ),
  ];
}

/** Rings in rows, from the upper and the lower edge to the middle, each row over half of the one before. */
function waves(): Shape[] {
  const wide = field.width / 5;
  const rows = Array.from({ length: 17 }, (_, i) => 16 - i);
  return rows.flatMap((row) =>
    (row === 0 ? [0] : [-1, 1]).flatMap((side) =>
      Array.from({ length: 7 }, (_, i) =>
        ring(
          {
            x: field.x + (i - 0.5 + (row % 2 ? 0.5 : 0)) * wide,
            y: middle.y + (side * row * wide) / 4,
          },
          wide / 2,
        ),
      ).flat(),
    ),
  );
}

const ring = (at: Point, r: number): Shape[] => [
  { kind: "path", outline: discOutline(at, r), fill: "#3a150f", stroke: { colour: "#9c7a42", width: 0.22 } },
  { kind: "path", outline: discOutline(at, r * 0.68), stroke: { colour: "#8a6a3a", width: 0.18 } },
  { kind: "path", outline: discOutline(at, r * 0.36), stroke: { colour: "#8a6a3a", width: 0.18 } },
];
