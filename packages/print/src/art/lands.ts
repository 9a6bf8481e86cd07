/** The land that a picture stands in: layers behind what is pictured, and one before it. */
import type { Scenery } from "@tefuda/kernel";
import { type Brush, box, disc, n, path, ridge, roof, times } from "./strokes.ts";

export interface Layers {
  behind: string;
  before: string;
}

type Painter = (brush: Brush) => Layers;

/** Each layer of the land, paler at its foot, where the next begins. */
const [far, mid, close] = ["url(#land0)", "url(#land1)", "url(#land2)"] as const;

const hills: Painter = ({ chance }) => ({
  behind: path(ridge(chance, 235, 50, 7, false), far) + path(ridge(chance, 292, 34, 6, false), mid),
  before: path(ridge(chance, 352, 12, 6, true), close),
});

const waves: Painter = ({ paint: { spark }, chance }) => {
  const wave = (y: number, a: number, fill: string) => {
    const w = chance.between(54, 84);
    let d = `M-60 430V${y}`;
    for (let x = -60 - chance() * w; x < 340; x += w)
      d += `Q${n(x + w * 0.3)} ${n(y - a)} ${n(x + w * 0.55)} ${n(y - a * 0.2)}T${n(x + w)} ${y}`;
    return path(`${d}V430Z`, fill) + path(d, "none", ` stroke="${spark}" stroke-width="3" opacity=".55"`);
  };
  return {
    behind: wave(256, 26, far) + wave(300, 26, mid),
    before: wave(358, 24, close),
  };
};

const flames: Painter = ({ paint: { motif }, chance }) => {
  const tongue = (x: number, h: number, w: number, fill: string) => {
    const s = chance.between(-w, w);
    return path(
      `M${n(x - w)} 430C${n(x - w)} ${n(430 - h * 0.4)} ${n(x + s - w * 0.3)} ${n(430 - h * 0.5)} ${n(x + s)} ${n(430 - h)}C${n(x + s + w * 0.3)} ${n(430 - h * 0.55)} ${n(x + w)} ${n(430 - h * 0.4)} ${n(x + w)} 430Z`,
      fill,
    );
  };
  return {
    behind:
      times(6, (i) => tongue(i * 58 + chance() * 24, chance.between(150, 260), chance.between(34, 52), far)) +
      times(6, (i) => tongue(i * 58 + chance() * 24, chance.between(90, 170), chance.between(26, 44), mid)),
    before: times(9, (i) =>
      tongue(i * 36 + chance() * 12, chance.between(44, 92), 24, i % 3 ? close : motif),
    ),
  };
};

const clouds: Painter = ({ chance }) => {
  const bank = (y: number, fill: string) =>
    `<g fill="${fill}">${times(9, (i) => disc(i * 38 - 8 + chance() * 14, y + chance.between(-14, 12), chance.between(24, 42), fill))}${box(-5, y + 8, 310, 430, fill)}</g>`;
  return { behind: bank(268, far) + bank(318, mid), before: bank(376, close) };
};

const storm: Painter = ({ chance }) => ({
  behind:
    times(5, (i) => {
      const [x, h, w] = [i * 70 + chance() * 40 - 10, chance.between(70, 210), chance.between(22, 44)];
      return path(
        `M${n(x - w)} 430L${n(x - w * 0.5)} ${n(330 - h * 0.7)}L${n(x - w * 0.1)} ${n(330 - h)}L${n(x + w * 0.5)} ${n(330 - h * 0.6)}L${n(x + w)} 430Z`,
        far,
      );
    }) + path(ridge(chance, 318, 26, 11, false), mid),
  before: path(ridge(chance, 362, 14, 12, false), close),
});

/** Fields that run to a vanishing point. */
const rays: Painter = ({ chance, side }) => {
  const [x, y] = [150 - side * 90, chance.between(250, 285)];
  return {
    behind:
      path(ridge(chance, y - 14, 12, 4, true), far) +
      box(-5, y, 310, 200, mid) +
      times(6, (i) => path(`M${n(x)} ${n(y)}L${i * 130 - 290} 430H${i * 130 - 225}Z`, far, ' opacity=".7"')),
    before: path(ridge(chance, 372, 9, 5, true), close),
  };
};

const moon: Painter = ({ chance }) => ({
  behind:
    path(ridge(chance, 290, 16, 5, true), far) +
    times(7, (i) => {
      const [x, h, w] = [i * 48 + chance() * 22, chance.between(30, 150), chance.between(7, 15)];
      return path(
        `M${n(x - w)} 430V${n(330 - h * 0.5)}L${n(x)} ${n(322 - h)}L${n(x + w)} ${n(330 - h * 0.5)}V430Z`,
        mid,
      );
    }),
  before: path(ridge(chance, 362, 14, 8, false), close),
});

const forest: Painter = ({ chance }) => {
  const trees = (y: number, count: number, h: number, fill: string) =>
    times(count, (i) => {
      const x = (i + chance()) * (300 / count);
      const t = h * chance.between(0.7, 1.2);
      const w = t * 0.26;
      return path(
        `M${n(x)} ${n(y - t)}L${n(x + w * 0.7)} ${n(y - t * 0.5)}H${n(x + w * 0.4)}L${n(x + w)} ${y}V430H${n(x - w)}V${y}L${n(x - w * 0.4)} ${n(y - t * 0.5)}H${n(x - w * 0.7)}Z`,
        fill,
      );
    });
  return {
    behind: trees(280, 8, 150, far) + trees(330, 6, 130, mid),
    before:
      path(ridge(chance, 378, 9, 6, true), close) +
      times(16, (i) => {
        const x = i * 19 + chance() * 12;
        return path(
          `M${n(x - 6)} 400Q${n(x)} 360 ${n(x + chance.between(-14, 14))} ${n(chance.between(336, 366))}Q${n(x + 4)} 380 ${n(x + 7)} 400Z`,
          close,
        );
      }),
  };
};

/** Folds of cloth, as before a stage. */
const circle: Painter = ({ chance }) => {
  const fold = (y: number, fill: string) =>
    path(
      `M-10 ${n(y + chance.between(-40, 40))}C80 ${n(y - chance.between(10, 70))} 200 ${n(y + chance.between(10, 70))} 310 ${n(y + chance.between(-40, 40))}V430H-10Z`,
      fill,
    );
  return { behind: fold(270, far) + fold(312, mid), before: fold(372, close) };
};

/** A river that winds towards whoever looks. */
const river: Painter = ({ paint: { sky, spark }, chance, side }) => {
  const bend = chance.between(70, 120) * (side || chance.pick([-1, 1] as const));
  const x = (k: number) => n(150 + bend * k);
  const water = `M${x(-1)} 266C${x(1.2)} 286 ${x(-1.6)} 316 ${x(0.1)} 430H${x(0.1) + 150}C${x(-1) + 96} 318 ${x(1.5) + 40} 292 ${x(-1) + 8} 266Z`;
  return {
    behind:
      path(ridge(chance, 248, 26, 5, true), far) +
      box(-5, 266, 310, 170, mid) +
      path(water, sky[1], ` stroke="${spark}" stroke-width="3"`),
    before: path(ridge(chance, 386, 12, 5, true), close),
  };
};

/** A wall with its battlements, and the way before it. */
const wall: Painter = ({ chance }) => {
  const top = chance.between(232, 270);
  const w = chance.between(30, 44);
  return {
    behind:
      path(ridge(chance, top - 26, 20, 5, false), far) +
      box(-5, top, 310, 200, mid) +
      times(9, (i) => box(i * w * 1.5 - 20, top - w * 0.62, w, w * 0.65, mid)) +
      times(3, (i) => box(-5, top + 24 + i * 30, 310, 4, far, ' opacity=".6"')),
    before: path(ridge(chance, 372, 5, 4, true), close),
  };
};

/** A town's roofs. */
const roofs: Painter = ({ paint: { motif }, chance, curved }) => {
  const row = (y: number, w: number, fill: string, lit: boolean) =>
    times(Math.ceil(320 / w), (i) => {
      const [x, t] = [i * w - chance() * 12, y + chance.between(-16, 16)];
      const window = lit && chance() < 0.6 ? box(x + w * 0.4, t + w * 0.62, w * 0.2, w * 0.24, motif) : "";
      return (
        path(
          `${roof(x + w / 2, t, w * 0.58, w * 0.45, curved)}M${n(x + 2)} ${n(t + w * 0.4)}H${n(x + w - 2)}V430H${n(x + 2)}Z`,
          fill,
        ) + window
      );
    });
  return {
    behind: row(222, 62, far, false) + row(276, 78, mid, true),
    before: path(ridge(chance, 380, 6, 6, false), close),
  };
};

/** Hardly any land: a low line, and the sky over it. */
const plain: Painter = ({ chance }) => ({
  behind: path(ridge(chance, 322, 6, 3, true), far) + path(ridge(chance, 346, 6, 4, true), mid),
  before: path(ridge(chance, 384, 6, 5, true), close),
});

export const lands = {
  hills,
  waves,
  flames,
  clouds,
  storm,
  rays,
  moon,
  forest,
  circle,
  river,
  wall,
  roofs,
  plain,
} as const satisfies Record<Scenery, Painter> & Record<string, Painter>;
export type Land = keyof typeof lands;

/** Besides its own, the lands that cards of a type are found in. */
export const near: Readonly<Record<Scenery, readonly Land[]>> = {
  hills: ["river", "plain", "wall"],
  waves: ["river", "clouds", "plain"],
  flames: ["storm", "wall", "plain"],
  clouds: ["hills", "roofs", "plain"],
  storm: ["hills", "wall", "plain"],
  rays: ["hills", "roofs", "wall"],
  moon: ["roofs", "forest", "plain"],
  forest: ["river", "hills", "plain"],
  circle: ["roofs", "clouds", "plain"],
};
