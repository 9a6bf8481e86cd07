/** What lies behind and before the subject of a picture: land, weather and light, drawn in layers. 300 x 420. */
import type { Scenery, TypeLook } from "@tefuda/kernel";
import { type Chance, mix } from "./seeded.ts";

export interface Layers {
  behind: string;
  before: string;
}

type Painter = (look: TypeLook, chance: Chance) => Layers;

const n = (value: number): string => value.toFixed(1);

/** A ridge from left to right as a closed shape, of so many steps around a height. */
function ridge(chance: Chance, y: number, rough: number, steps: number, smooth: boolean): string {
  const points = Array.from(
    { length: steps + 1 },
    (_, i) => [(i * 300) / steps, y + chance.between(-rough, rough)] as const,
  );
  let d = `M-5 430L-5 ${n(points[0]![1])}`;
  for (let i = 1; i < points.length; i++) {
    const [x, py] = points[i]!;
    const [px, pyy] = points[i - 1]!;
    d += smooth
      ? `C${n(px + (x - px) / 2)} ${n(pyy)} ${n(px + (x - px) / 2)} ${n(py)} ${n(x)} ${n(py)}`
      : `L${n(x)} ${n(py)}`;
  }
  return `${d}L305 430Z`;
}

function dots(chance: Chance, count: number, fill: string, low: number, high: number, size: number): string {
  let out = "";
  for (let i = 0; i < count; i++) {
    out += `<circle cx="${n(chance() * 300)}" cy="${n(chance.between(low, high))}" r="${n(chance.between(size * 0.3, size))}" fill="${fill}" opacity="${n(chance.between(0.3, 0.95))}"/>`;
  }
  return out;
}

const hills: Painter = (look, chance) => {
  const far = mix(look.sky[1], look.land, 0.35);
  const mid = mix(look.sky[1], look.land, 0.62);
  let strata = "";
  for (let i = 0; i < 4; i++)
    strata += `<path d="${ridge(chance, 350 + i * 18, 7, 6, true)}" fill="${mix(look.land, look.frame, 0.28 - i * 0.07)}"/>`;
  return {
    behind: `<path d="${ridge(chance, 210, 60, 7, false)}" fill="${far}"/><path d="${ridge(chance, 275, 42, 6, false)}" fill="${mid}"/>`,
    before: strata + dots(chance, 14, look.light, 300, 415, 1.8),
  };
};

const waves: Painter = (look, chance) => {
  const wave = (y: number, a: number, fill: string) => {
    let d = `M-40 430L-40 ${y}`;
    const w = chance.between(52, 76);
    for (let x = -40 - chance() * w; x < 340; x += w) {
      d += `Q${n(x + w * 0.3)} ${n(y - a)} ${n(x + w * 0.55)} ${n(y - a * 0.2)}T${n(x + w)} ${n(y)}`;
    }
    return `<path d="${d}L340 430Z" fill="${fill}"/><path d="${d}" fill="none" stroke="${look.light}" stroke-width="1.4" opacity=".45"/>`;
  };
  const bubbles = dots(chance, 16, look.light, 60, 400, 4).replaceAll(
    "<circle",
    '<circle fill-opacity=".25" stroke="#fff" stroke-opacity=".5"',
  );
  return {
    behind: wave(238, 24, mix(look.sky[1], look.land, 0.3)) + wave(282, 22, mix(look.sky[1], look.land, 0.5)),
    before: wave(345, 20, mix(look.sky[0], look.land, 0.3)) + wave(382, 15, look.land) + bubbles,
  };
};

const flames: Painter = (look, chance) => {
  const tongue = (x: number, y: number, h: number, w: number, fill: string, opacity: number) => {
    const s = chance.between(-w * 0.5, w * 0.5);
    return `<path d="M${n(x - w)} ${y}C${n(x - w)} ${n(y - h * 0.4)} ${n(x + s - w * 0.2)} ${n(y - h * 0.5)} ${n(x + s)} ${n(y - h)}C${n(x + s + w * 0.3)} ${n(y - h * 0.55)} ${n(x + w)} ${n(y - h * 0.4)} ${n(x + w)} ${y}Z" fill="${fill}" opacity="${opacity}"/>`;
  };
  let behind = `<path d="${ridge(chance, 292, 46, 8, false)}" fill="${mix(look.sky[0], look.land, 0.5)}"/>`;
  let before = "";
  for (let i = 0; i < 9; i++)
    behind += tongue(
      chance() * 300,
      430,
      chance.between(150, 290),
      chance.between(22, 44),
      mix(look.sky[1], look.frame, chance()),
      0.32,
    );
  for (let i = 0; i < 10; i++)
    before += tongue(
      i * 33 + chance() * 12,
      434,
      chance.between(40, 96),
      chance.between(14, 26),
      mix(look.frame, look.light, chance() * 0.6),
      0.78,
    );
  return { behind, before: before + dots(chance, 26, look.light, 20, 390, 2.4) };
};

const clouds: Painter = (look, chance) => {
  const cloud = (y: number, fill: string, opacity: number) => {
    let out = `<g fill="${fill}" opacity="${opacity}">`;
    for (let x = -20; x < 330; x += chance.between(26, 44))
      out += `<circle cx="${n(x)}" cy="${n(y + chance.between(-12, 14))}" r="${n(chance.between(20, 40))}"/>`;
    return `${out}<rect x="-10" y="${y + 8}" width="320" height="430"/></g>`;
  };
  let gusts = "";
  for (let i = 0; i < 7; i++) {
    const y = chance.between(40, 300);
    const x = chance.between(-40, 160);
    gusts += `<path d="M${n(x)} ${n(y)}q60 -26 120 -4t70 -12q16 -14 2 -22t-20 8" fill="none" stroke="#fff" stroke-width="${n(chance.between(1, 3.4))}" stroke-linecap="round" opacity=".55"/>`;
  }
  return {
    behind: cloud(250, mix(look.sky[1], look.sky[0], 0.25), 0.8) + gusts,
    before: cloud(352, mix(look.land, look.sky[1], 0.45), 0.92) + cloud(392, look.land, 0.95),
  };
};

const storm: Painter = (look, chance) => {
  const bolt = (x: number, width: number, opacity: number) => {
    let d = `M${n(x)} -5`;
    let [px, y] = [x, -5];
    while (y < 330) {
      y += chance.between(24, 58);
      px += chance.between(-38, 38);
      d += `L${n(px)} ${n(y)}`;
    }
    return `<path d="${d}" fill="none" stroke="${look.light}" stroke-width="${width * 3}" opacity="${opacity * 0.22}" stroke-linejoin="round"/><path d="${d}" fill="none" stroke="#fffdf0" stroke-width="${width}" opacity="${opacity}" stroke-linejoin="round"/>`;
  };
  let rain = "";
  for (let i = 0; i < 30; i++) {
    const [x, y] = [chance() * 320, chance() * 360];
    rain += `<path d="M${n(x)} ${n(y)}l-7 22" stroke="${look.light}" stroke-width="1" opacity=".25"/>`;
  }
  let grid = "";
  for (let i = 0; i < 5; i++)
    grid += `<path d="M-5 ${n(352 + i * i * 4)}H305" stroke="${look.frame}" stroke-width="1.2" opacity=".5"/>`;
  return {
    behind: `${rain}${bolt(chance.between(20, 110), 3, 0.9)}${bolt(chance.between(190, 280), 2, 0.7)}<path d="${ridge(chance, 290, 34, 10, false)}" fill="${mix(look.sky[1], look.land, 0.7)}"/>`,
    before: `<path d="${ridge(chance, 356, 10, 12, false)}" fill="${look.land}"/>${grid}${dots(chance, 16, look.light, 120, 400, 2.2)}`,
  };
};

const rays: Painter = (look, chance) => {
  const cx = chance.between(110, 190);
  const cy = chance.between(80, 150);
  let beams = "";
  const count = Math.round(chance.between(14, 20));
  for (let i = 0; i < count; i++) {
    const a = (i / count) * Math.PI * 2 + chance() * 0.1;
    const w = chance.between(0.05, 0.13);
    beams += `<path d="M${n(cx)} ${n(cy)}L${n(cx + Math.cos(a - w) * 480)} ${n(cy + Math.sin(a - w) * 480)}L${n(cx + Math.cos(a + w) * 480)} ${n(cy + Math.sin(a + w) * 480)}Z" fill="${look.light}" opacity=".34"/>`;
  }
  const ring = (r: number, o: number) =>
    `<circle cx="${n(cx)}" cy="${n(cy)}" r="${r}" fill="none" stroke="${look.light}" stroke-width="2" opacity="${o}"/>`;
  return {
    behind: `${beams}${ring(96, 0.6)}${ring(110, 0.4)}${ring(148, 0.25)}<path d="${ridge(chance, 300, 20, 5, true)}" fill="${mix(look.sky[1], look.land, 0.4)}"/>`,
    before: `<path d="${ridge(chance, 362, 13, 4, true)}" fill="${mix(look.land, look.sky[0], 0.2)}"/><path d="${ridge(chance, 394, 9, 5, true)}" fill="${look.land}"/>${dots(chance, 22, "#ffffff", 40, 390, 2.2)}`,
  };
};

const moon: Painter = (look, chance) => {
  const x = chance.between(70, 230);
  const y = chance.between(70, 130);
  const r = chance.between(46, 66);
  let mist = "";
  for (let i = 0; i < 6; i++)
    mist += `<ellipse cx="${n(chance() * 300)}" cy="${n(chance.between(280, 410))}" rx="${n(chance.between(70, 150))}" ry="${n(chance.between(8, 20))}" fill="${look.light}" opacity=".12"/>`;
  let spires = "";
  for (let i = 0; i < 8; i++) {
    const sx = chance() * 300;
    const h = chance.between(40, 130);
    const w = chance.between(5, 13);
    spires += `<path d="M${n(sx - w)} 430V${n(340 - h * 0.4)}L${n(sx)} ${n(330 - h)}L${n(sx + w)} ${n(340 - h * 0.4)}V430Z" fill="${mix(look.sky[1], look.land, 0.72)}"/>`;
  }
  return {
    behind: `${dots(chance, 40, "#ffffff", 5, 230, 1.3)}<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${look.light}" opacity=".85"/><circle cx="${n(x + r * 0.34)}" cy="${n(y - r * 0.14)}" r="${n(r * 0.88)}" fill="${mix(look.sky[0], look.sky[1], 0.3)}"/>${spires}`,
    before: `<path d="${ridge(chance, 366, 16, 8, false)}" fill="${look.land}"/>${mist}`,
  };
};

const forest: Painter = (look, chance) => {
  const trees = (y: number, count: number, h: number, fill: string) => {
    let out = `<g fill="${fill}">`;
    for (let i = 0; i < count; i++) {
      const x = (i + chance()) * (300 / count);
      const t = h * chance.between(0.7, 1.2);
      const w = t * 0.26;
      out += `<path d="M${n(x)} ${n(y - t)}L${n(x + w * 0.7)} ${n(y - t * 0.5)}H${n(x + w * 0.4)}L${n(x + w)} ${n(y)}V430H${n(x - w)}V${n(y)}L${n(x - w * 0.4)} ${n(y - t * 0.5)}H${n(x - w * 0.7)}Z"/>`;
    }
    return `${out}</g>`;
  };
  let grass = "";
  for (let i = 0; i < 44; i++) {
    const x = chance() * 300;
    grass += `<path d="M${n(x - 4)} 424Q${n(x)} ${n(chance.between(360, 395))} ${n(x + chance.between(-14, 14))} ${n(chance.between(340, 380))}Q${n(x + 4)} 390 ${n(x + 5)} 424Z" fill="${mix(look.land, look.frame, chance() * 0.6)}"/>`;
  }
  return {
    behind:
      trees(270, 9, 150, mix(look.sky[1], look.land, 0.3)) +
      trees(316, 7, 130, mix(look.sky[1], look.land, 0.58)),
    before: `<path d="${ridge(chance, 376, 10, 6, true)}" fill="${look.land}"/>${grass}${dots(chance, 18, look.light, 80, 380, 2.6)}`,
  };
};

const circle: Painter = (look, chance) => {
  const turn = chance() * 360;
  const sides = Math.round(chance.between(3, 7.4));
  const star = Array.from({ length: sides }, (_, i) => {
    const a = (((i * (sides > 4 ? 2 : 1)) % sides) / sides) * Math.PI * 2;
    return `${n(Math.cos(a) * 112)} ${n(Math.sin(a) * 112)}`;
  }).join("L");
  let marks = "";
  const count = Math.round(chance.between(16, 30));
  for (let i = 0; i < count; i++)
    marks += `<path d="M0 -${i % 3 ? 134 : 128}V-142" transform="rotate(${n((i * 360) / count)})"/>`;
  const rings = `<g transform="translate(150 176) rotate(${n(turn)})" fill="none" stroke="${look.light}" stroke-width="2"><circle r="146" opacity=".5"/><circle r="126" opacity=".65"/><circle r="112" opacity=".35"/><path d="M${star}Z" opacity=".5"/><g opacity=".6">${marks}</g></g>`;
  let ribbons = "";
  for (let i = 0; i < 4; i++)
    ribbons += `<path d="M-10 ${n(chance.between(290, 410))}C80 ${n(chance.between(240, 420))} 200 ${n(chance.between(300, 430))} 310 ${n(chance.between(270, 400))}V430H-10Z" fill="${mix(look.land, look.frame, 0.12 + i * 0.06)}" opacity=".55"/>`;
  return { behind: rings, before: ribbons + dots(chance, 26, look.light, 30, 400, 2.2) };
};

export const sceneries: Readonly<Record<Scenery, Painter>> = {
  hills,
  waves,
  flames,
  clouds,
  storm,
  rays,
  moon,
  forest,
  circle,
};
