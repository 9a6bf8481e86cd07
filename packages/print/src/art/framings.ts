/**
 * How a card's two icons fill a picture: near or far, alone, as a pair or as a host. What a card is told by from afar is
 * where the dark and the light lie, so every framing has its mass in another place.
 */
import { type Brush, box, disc, middle, n, path, times } from "./strokes.ts";

/** What is drawn before the sky's motif, on the land, and over everything. */
export interface Staging {
  sky?: string;
  stand?: string;
  front?: string;
}

interface Placing {
  x: number;
  y: number;
  size: number;
  lean?: number;
  flip?: boolean;
  /** Painted as what stands beside what is pictured. */
  beside?: boolean;
}

/** An icon around a point, with its shadow and the line that lifts it off what lies behind; a and b: a card's two icons. */
function put(icon: "a" | "b", { x, y, size, lean = 0, flip = false, beside = false }: Placing): string {
  const scale = (size / 512).toFixed(3);
  const turn = lean ? ` rotate(${n(lean)})` : "";
  return (
    `<g transform="translate(${n(x)} ${n(y)})${turn} scale(${flip ? "-" : ""}${scale} ${scale}) translate(-256 -256)">` +
    `<use href="#${icon}" y="${n(4000 / size)}" fill="#000" opacity=".4"/>` +
    `<use href="#${icon}" class="edge" stroke-width="${n(6400 / size)}"/><use href="#${icon}" fill="url(#${beside ? "beside" : "figure"})"/></g>`
  );
}

/** As one colour, without light on it. */
const flat = (icon: "a" | "b", x: number, y: number, size: number, fill: string, more = ""): string =>
  `<use href="#${icon}" transform="translate(${n(x - size / 2)} ${n(y - size / 2)}) scale(${(size / 512).toFixed(3)})" fill="${fill}"${more}/>`;

type Framing = (brush: Brush) => Staging;

const lean = ({ chance }: Brush): number => chance.between(-6, 6);

/** So near that it does not fit. */
const close: Framing = (brush) => {
  const { side, chance } = brush;
  return {
    stand: put("a", {
      x: 150 + (side || 0.2) * 62,
      y: 236,
      size: chance.between(370, 430),
      lean: lean(brush),
      flip: side > 0,
    }),
  };
};

const whole: Framing = (brush) => ({
  stand: put("a", {
    x: middle.x + brush.side * 36,
    y: middle.y,
    size: brush.chance.between(220, 246),
    lean: lean(brush),
    flip: brush.side > 0,
  }),
});

/** Small in a wide land. */
const distant: Framing = ({ side, chance }) => ({
  stand: put("a", { x: middle.x + side * 68, y: 274, size: chance.between(126, 144), flip: side > 0 }),
});

/** Two things, one high and one low. */
const pair: Framing = ({ side, chance }) => {
  const up = side || chance.pick([-1, 1] as const);
  return {
    stand:
      put("b", { x: 150 - up * 64, y: 140, size: 148, flip: up < 0, beside: true }) +
      put("a", { x: 150 + up * 52, y: 252, size: 188, flip: up > 0 }),
  };
};

/** Eye to eye. */
const facing: Framing = ({ chance }) => {
  const size = chance.between(150, 172);
  return {
    sky: path("M150 -5H305V430H150Z", "#000", ' opacity=".22"'),
    stand: put("a", { x: 78, y: 226, size }) + put("a", { x: 222, y: 226, size, flip: true, beside: true }),
  };
};

/** Many, row behind row. */
const host: Framing = ({ side, chance, paint }) => {
  const flip = side > 0 || (side === 0 && chance() < 0.5);
  const shift = side * 22;
  return {
    sky: times(6, (i) => flat("a", i * 58 + 5 + shift, 178 - (i % 2) * 12, 72, paint.land[1])),
    stand:
      times(4, (i) =>
        put("a", { x: i * 84 + 24 + shift, y: 226 + (i % 2) * 8, size: 100, flip, beside: true }),
      ) + times(2, (i) => put("a", { x: 150 + shift + (i ? 76 : -76), y: 298, size: 144, flip })),
  };
};

/** On a shield, a roundel, a lozenge or a flag. */
const crest: Framing = ({ side, chance, paint }) => {
  const [x, y] = [middle.x + side * 20, 210];
  const plate = chance.pick([
    `M-104 -118H104V16C104 74 52 108 0 132C-52 108 -104 74 -104 16Z`,
    `M-122 0A122 122 0 1 0 122 0A122 122 0 1 0 -122 0Z`,
    `M0 -142L128 0L0 142L-128 0Z`,
    `M-92 -215H92V132L0 98L-92 132Z`,
    `M-118 -92H118V92H-118Z`,
  ]);
  return {
    stand:
      `<g transform="translate(${n(x)} ${y})">${path(plate, "#000", ' opacity=".4" transform="translate(0 8)"')}${path(plate, paint.beside[0], ` stroke="${paint.edge}" stroke-width="9" stroke-linejoin="round"`)}${path(plate, "none", ` stroke="${paint.beside[1]}" stroke-width="3" transform="scale(.9)"`)}</g>` +
      put("a", { x, y, size: 148 }),
  };
};

/** One stands small before the other's great shape. */
const vision: Framing = ({ side, chance, paint }) => {
  const at = side || chance.pick([-1, 1] as const);
  return {
    sky:
      flat("b", 150 - at * 34, 178, 290, paint.motif) +
      flat("b", 150 - at * 34, 178, 290, paint.edge, ' opacity=".25"'),
    stand: put("a", { x: 150 + at * 62, y: 280, size: 128, flip: at > 0 }),
  };
};

/** Slanting across the whole picture. */
const plunge: Framing = ({ side, chance, paint }) => {
  const at = side || chance.pick([-1, 1] as const);
  const turn = at * chance.between(24, 44);
  return {
    sky: `<g transform="rotate(${n(turn + 90)} 150 205)">${times(5, (i) => box(chance.between(-180, -40), 60 + i * 66, chance.between(260, 420), chance.between(6, 20), paint.edge, ' opacity=".5"'))}</g>`,
    stand: put("a", { x: 150 + at * 16, y: 210, size: 300, lean: turn, flip: at < 0 }),
  };
};

/** Cut in two, each half with its own. */
const halves: Framing = ({ side, chance, paint }) => {
  const steep = chance() < 0.5;
  const down = side || chance.pick([-1, 1] as const);
  const cut = steep
    ? `M${150 + down * 90} -5L${150 - down * 90} 430`
    : `M-5 ${205 + down * 70}L305 ${205 - down * 70}`;
  const half = steep ? `${cut}H-5V-5Z` : `${cut}V430H-5Z`;
  const [a, b] = steep
    ? [
        { x: 88, y: down > 0 ? 150 : 262 },
        { x: 212, y: down > 0 ? 262 : 150 },
      ]
    : [
        { x: 150 + down * 50, y: 290 },
        { x: 150 - down * 50, y: 128 },
      ];
  return {
    front:
      path(half, paint.beside[1]) +
      path(cut, "none", ` stroke="${paint.edge}" stroke-width="9"`) +
      put("a", { ...a, size: 168 }) +
      put("b", { ...b, size: 152, beside: true }),
  };
};

/** Many of it in the air, large and small. */
const flurry: Framing = ({ chance, side }) => ({
  stand: times(8, (i) => {
    const a = i * 2.4;
    const size = 62 + i * 12;
    return put("a", {
      x: 150 + side * 18 + Math.cos(a) * (118 - i * 9),
      y: 205 + Math.sin(a) * (136 - i * 10),
      size,
      lean: chance.between(-50, 50),
      flip: chance() < 0.5,
      beside: i % 3 === 1,
    });
  }),
});

/** In a pool of light, with all around it dark. */
const spotlight: Framing = ({ side, paint, chance }) => {
  const x = middle.x + side * 50;
  return {
    sky:
      box(-5, -5, 310, 440, paint.land[2], ' opacity=".72"') +
      path(
        `M${n(chance.between(-40, 340))} -40L${n(x - 104)} 330H${n(x + 104)}Z`,
        paint.motif,
        ' opacity=".9"',
      ) +
      `<ellipse cx="${n(x)}" cy="330" rx="104" ry="24" fill="${paint.motif}"/>`,
    stand: put("a", { x, y: 250, size: chance.between(160, 180), flip: side > 0 }),
  };
};

/** Beside a roundel with the other in it. */
const sworn: Framing = ({ side, chance, paint }) => {
  const at = side || chance.pick([-1, 1] as const);
  const [x, y] = [150 - at * 82, 128];
  return {
    stand:
      put("a", { x: 150 + at * 46, y: 236, size: 230, flip: at > 0 }) +
      disc(x, y, 62, paint.beside[0], ` stroke="${paint.edge}" stroke-width="7"`) +
      flat("b", x, y, 84, paint.edge),
  };
};

/** Over still water, which shows it once more. */
const mirrored: Framing = ({ side, paint }) => {
  const x = middle.x + side * 40;
  return {
    sky: box(-5, 238, 310, 200, paint.sky[0]) + box(-5, 238, 310, 5, paint.edge),
    stand: `<g transform="translate(0 476) scale(1 -1)" opacity=".45">${flat("a", x, 156, 170, paint.figure[1])}</g>${put("a", { x, y: 156, size: 170, flip: side > 0 })}`,
  };
};

/** Coming nearer, from far behind. */
const nearing: Framing = ({ side, chance }) => {
  const at = side || chance.pick([-1, 1] as const);
  return {
    stand: times(3, (i) =>
      put("a", {
        x: 150 - at * (96 - i * 76),
        y: 122 + i * 62,
        size: 84 + i * 58,
        flip: at > 0,
        beside: i < 2,
      }),
    ),
  };
};

export const framings = {
  close,
  whole,
  distant,
  pair,
  facing,
  host,
  crest,
  vision,
  plunge,
  halves,
  flurry,
  spotlight,
  sworn,
  mirrored,
  nearing,
} as const satisfies Record<string, Framing>;
/** Those that show both icons. */
export const shared = ["pair", "vision", "halves", "sworn"] as const satisfies FramingName[];
export type FramingName = keyof typeof framings;
