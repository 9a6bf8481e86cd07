/** The figures on a card: what it costs, its values in the corners of the picture, its rank in stars, its pairs. */
import type { CardInfo, Look } from "@tefuda/kernel";
import { mix } from "./art/colours.ts";
import type { IconBox } from "./art/composition.ts";
import { setWord, type Word } from "./fit.ts";
import type { Point } from "./geometry.ts";
import type { Letters } from "./letters.ts";
import { valueLook } from "./look.ts";
import { printedPairs, unitsOf } from "./printed.ts";
import { boxOutline, discOutline, down, type Outline, outlineOf, type Shape } from "./shapes.ts";

/** What marks are drawn with. */
export interface Tools {
  letters: Letters;
  icons: IconBox["icons"];
  /** The metal of the card's frame. */
  frame: string;
}

/** An icon around a point, so large, in millimetres. */
export function iconShape(
  icons: IconBox["icons"],
  name: string,
  { x, y }: Point,
  size: number,
  fill: string,
): Shape[] {
  const d = icons[name];
  if (!d) return [];
  const scale = size / 512;
  return [{ kind: "path", outline: outlineOf(d, [scale, 0, 0, scale, x - size / 2, y - size / 2]), fill }];
}

const figure = (word: Omit<Word, "style">, letters: Letters): Shape[] =>
  setWord({ style: "bold", ...word }, letters);

const PILL = { height: 6.6, step: 7.5 } as const;

/** Costs, one below the other, from the upper left corner of the first. */
export function costs(info: CardInfo, look: Look, { x, y }: Point, tools: Tools): Shape[] {
  const plain = info.values.flatMap(({ id, value }) => {
    const { form, icon, tone = "#3b2f20" } = valueLook(look, id);
    return form === "cost" ? [{ value, icon, tone }] : [];
  });
  const pills = plain.flatMap(({ value, icon, tone }, i) => {
    const text = String(value);
    const width = 7.2 + tools.letters.measure(text, "bold").width * 5;
    const box = { x, y: y + i * PILL.step, width, height: PILL.height };
    return [
      raised(boxOutline(box, PILL.height / 2)),
      {
        kind: "path" as const,
        outline: boxOutline(box, PILL.height / 2),
        fill: down(box, mix(tone, "#ffffff", 0.16), mix(tone, "#000000", 0.18)),
        stroke: { colour: "#fff6e0", width: 0.35 },
      },
      ...iconShape(tools.icons, icon, { x: x + 3.4, y: box.y + 3.3 }, 3.9, "#ffe9bd"),
      ...figure({ text, fill: "#ffffff", x: x + 5.7, y: box.y + 4.98, size: 5 }, tools.letters),
    ];
  });
  return [...pills, ...coins(info, look, { x, y: y + plain.length * PILL.step }, tools)];
}

/** Each colour has a shape besides: disc, box, shield, leaf, drop, and a disc with a broken ring. */
const coinOutlines: readonly ((at: Point, r: number) => Outline)[] = [
  discOutline,
  (at, r) => boxOutline(around(at, r), r * 0.36),
  (at, r) => boxOutline(around(at, r), [r, r, r * 0.24, r * 0.24]),
  (at, r) => boxOutline(around(at, r), [r, r * 0.2, r, r * 0.2]),
  (at, r) => boxOutline(around(at, r), [r * 0.2, r, r, r]),
  discOutline,
];
const around = ({ x, y }: Point, r: number) => ({ x: x - r, y: y - r, width: r * 2, height: r * 2 });

function coins(info: CardInfo, look: Look, { x, y }: Point, { letters }: Tools): Shape[] {
  const { price } = look;
  if (!price) return [];
  const units = unitsOf(info, price);
  const order = Object.keys(price.coins);
  return [...new Set(units)].flatMap((letter, i) => {
    const coin = price.coins[letter];
    if (!coin) return [];
    const nth = order.indexOf(letter);
    const r = 3.4;
    const at = { x: x + r, y: y + r + i * 7.7 };
    const shape = coinOutlines[nth % coinOutlines.length]!;
    const { tone, ink } = coin;
    return [
      raised(shape(at, r)),
      {
        kind: "path" as const,
        outline: shape(at, r),
        fill: down(around(at, r), mix(tone, "#ffffff", 0.16), mix(tone, "#000000", 0.12)),
        stroke: { colour: "#fff6e0", width: 0.35 },
      },
      ...(nth === coinOutlines.length - 1
        ? [
            {
              kind: "path" as const,
              outline: discOutline(at, r - 0.7),
              stroke: { colour: ink, width: 0.2, dash: [0.7, 0.5] as const },
            },
          ]
        : []),
      ...figure(
        {
          text: String(units.filter((one) => one === letter).length),
          fill: ink,
          x: at.x,
          y: at.y + 1.68,
          size: 5,
          align: "middle",
        },
        letters,
      ),
    ];
  });
}

/** The shade under what lies on the picture. */
const raised = (outline: Outline): Shape => ({
  kind: "path",
  outline,
  stroke: { colour: "#000000", width: 1.1 },
  opacity: 0.45,
});

/** How high the row of values is, in millimetres. */
export const ROW = 7;

/** What stands in the row stands so far apart, in millimetres. */
const APART = 0.5;

interface Row extends Point {
  width: number;
}

/** Values along the foot of the picture: badges in its corners, between them stars and pairs; y is where the row ends. */
export function values(
  info: CardInfo,
  look: Look,
  { x, y, width }: Row,
  tools: Tools,
): { shapes: Shape[]; over: number } {
  const shapes: Shape[] = [];
  let [left, right] = [x, x + width];
  for (const { id, value } of info.values) {
    const { form, icon } = valueLook(look, id);
    if (form !== "left" && form !== "right") continue;
    const text = String(value);
    const wide = 7.6 + tools.letters.measure(text, "bold").width * 5.6;
    const at = form === "left" ? left : right - wide;
    shapes.push(...badge(text, icon, form, { x: at, y: y - ROW, width: wide }, tools));
    if (form === "left") left += wide + APART;
    else right -= wide + APART;
  }
  const room = right - left;
  const widthOf = (all: readonly Middle[]): number =>
    all.reduce((sum, { width }) => sum + width + APART, -APART);
  const drawn = [...stars(info, look, MOST_STARS, tools), ...pairs(info, look, tools)];
  // where there is no room to draw each star, they are counted
  const middle =
    widthOf(drawn) > room ? [...stars(info, look, 1, tools), ...pairs(info, look, tools)] : drawn;
  const needed = widthOf(middle);
  let at = left + (right - left - needed) / 2;
  for (const one of middle) {
    shapes.push(...one.at({ x: at, y: y - 0.8 }));
    at += one.width + APART;
  }
  return { shapes, over: Math.max(0, needed - room) };
}

function badge(text: string, icon: string, form: "left" | "right", at: Row, tools: Tools): Shape[] {
  const box = { ...at, height: ROW };
  const iconX = form === "left" ? at.x + 3.5 : at.x + at.width - 3.5;
  return [
    {
      kind: "path",
      outline: boxOutline(box, form === "left" ? [0, 2.6, 0, 0] : [2.6, 0, 0, 0]),
      fill: down(box, "#322824", "#120c0a"),
      stroke: { colour: mix(tools.frame, "#ffffff", 0.3), width: 0.3 },
    },
    ...iconShape(
      tools.icons,
      icon,
      { x: iconX, y: at.y + ROW / 2 },
      4.2,
      form === "left" ? "#ffb59b" : "#a5d4ff",
    ),
    ...figure(
      {
        text,
        fill: "#fff3dc",
        x: form === "left" ? at.x + 6.1 : at.x + at.width - 6.1,
        y: at.y + 5.38,
        size: 5.6,
        align: form,
      },
      tools.letters,
    ),
  ];
}

/** Something in the middle of the row: how wide it is, and its shapes where it stands on its left foot. */
interface Middle {
  width: number;
  at: (foot: Point) => Shape[];
}

const PLATE = { height: 5.2, corner: 1.3, fill: "#15100e", opacity: 0.82 } as const;

const plate = ({ x, y }: Point, width: number): Shape => ({
  kind: "path",
  outline: boxOutline({ x, y: y - PLATE.height, width, height: PLATE.height }, PLATE.corner),
  fill: PLATE.fill,
  opacity: PLATE.opacity,
});

const MOST_STARS = 5;

/** Drawn one by one up to so many, else counted. */
function stars(info: CardInfo, look: Look, most: number, { letters }: Tools): Middle[] {
  return info.values.flatMap(({ id, value }): Middle[] => {
    if (valueLook(look, id).form !== "stars") return [];
    const drawn = value <= most ? value : 1;
    const count = value <= most ? "" : String(value);
    const width = drawn * 4.1 + 1.4 + letters.measure(count, "bold").width * 4.4;
    return [
      {
        width,
        at: (foot) => [
          plate(foot, width),
          ...Array.from(
            { length: drawn },
            (_, i): Shape => ({
              kind: "path",
              outline: star({ x: foot.x + 2.75 + i * 4.1, y: foot.y - PLATE.height / 2 + 0.1 }, 2),
              fill: "#ffd86b",
            }),
          ),
          ...figure(
            { text: count, fill: "#ffd86b", x: foot.x + drawn * 4.1 + 0.9, y: foot.y - 1.1, size: 4.4 },
            letters,
          ),
        ],
      },
    ];
  });
}

function star({ x, y }: Point, r: number): Outline {
  const points = Array.from({ length: 10 }, (_, i) => {
    const [a, long] = [(i * Math.PI) / 5 - Math.PI / 2, i % 2 ? r * 0.42 : r];
    return `${x + Math.cos(a) * long} ${y + Math.sin(a) * long}`;
  });
  return outlineOf(`M${points.join("L")}Z`);
}

function pairs(info: CardInfo, look: Look, { letters, icons }: Tools): Middle[] {
  return printedPairs(info, look).map(({ pair, values: two }): Middle => {
    const text = two.map(({ printed }) => printed).join("/");
    const width = 4.5 + letters.measure(text, "bold").width * 3.8 + 0.6;
    return {
      width,
      at: (foot) => [
        plate(foot, width),
        ...iconShape(icons, pair.icon, { x: foot.x + 2.4, y: foot.y - PLATE.height / 2 }, 3.3, "#e8d3a8"),
        ...figure({ text, fill: "#ffffff", x: foot.x + 4.4, y: foot.y - 1.32, size: 3.8 }, letters),
      ],
    };
  });
}
