/** What stands large in the sky of a picture, or around it: beside what is pictured the largest mass. */
import { type Brush, box, disc, middle, n, path, roof, times } from "./strokes.ts";

/** Away from where the mass of the picture lies; with nothing on either side, where chance has it. */
const across = ({ side, chance }: Brush): number => (side === 0 ? chance.pick([-1, 1] as const) : -side);

const sun = (brush: Brush): string => {
  const [x, y] = [middle.x + across(brush) * brush.chance.between(20, 80), brush.chance.between(110, 190)];
  const r = brush.chance.between(66, 100);
  return disc(x, y, r + 16, brush.paint.motif, ' opacity=".3"') + disc(x, y, r, brush.paint.motif);
};

const halo = ({ paint: { motif } }: Brush): string =>
  disc(middle.x, middle.y, 136, motif) +
  disc(middle.x, middle.y, 116, "none", ` stroke="${motif}" stroke-width="4"`);

const crescent = (brush: Brush): string => {
  const [x, y, r] = [
    middle.x + across(brush) * 62,
    brush.chance.between(118, 150),
    brush.chance.between(56, 78),
  ];
  const inner = n(r * 0.82);
  return (
    times(14, () => disc(brush.chance() * 300, brush.chance.between(60, 240), 2, brush.paint.spark)) +
    path(
      `M${n(x)} ${n(y - r)}A${n(r)} ${n(r)} 0 1 0 ${n(x + r)} ${n(y + r * 0.2)}A${inner} ${inner} 0 1 1 ${n(x)} ${n(y - r)}Z`,
      brush.paint.motif,
    )
  );
};

const burst = (brush: Brush): string => {
  const [x, y] = [middle.x + across(brush) * 50, brush.chance.between(120, 230)];
  const count = brush.chance.pick([8, 11, 14]);
  const turn = brush.chance();
  return times(count, (i) => {
    const [a, b] = [i + turn, i + turn + 0.46].map((k) => (k / count) * Math.PI * 2) as [number, number];
    return path(
      `M${n(x)} ${n(y)}L${n(x + Math.cos(a) * 480)} ${n(y + Math.sin(a) * 480)}L${n(x + Math.cos(b) * 480)} ${n(y + Math.sin(b) * 480)}Z`,
      brush.paint.motif,
      ' opacity=".8"',
    );
  });
};

const peak = (brush: Brush): string => {
  const [x, y] = [middle.x + across(brush) * brush.chance.between(10, 80), brush.chance.between(80, 125)];
  const w = brush.chance.between(120, 190);
  const snow = `M${n(x - w * 0.24)} ${n(y + 62)}L${n(x - 12)} ${n(y)}H${n(x + 14)}L${n(x + w * 0.24)} ${n(y + 62)}L${n(x + w * 0.1)} ${n(y + 46)}L${n(x)} ${n(y + 74)}L${n(x - w * 0.1)} ${n(y + 48)}Z`;
  return (
    path(
      `M${n(x - w)} 340Q${n(x - w * 0.3)} ${n(y + 100)} ${n(x - 12)} ${n(y)}H${n(x + 14)}Q${n(x + w * 0.3)} ${n(y + 100)} ${n(x + w)} 340Z`,
      brush.paint.motif,
    ) + path(snow, "#fff", ' opacity=".75"')
  );
};

/** A gate that what is pictured stands in: a beam on two posts, or an arch. */
const gate = ({ paint: { motif, edge }, chance, curved }: Brush): string => {
  const w = n(chance.between(98, 122));
  if (!curved)
    return (
      path(
        `M${150 - w - 22} 430V205a${w + 22} ${w + 22} 0 0 1 ${w * 2 + 44} 0V430h-32V205a${w - 10} ${w - 10} 0 0 0 ${20 - w * 2} 0V430Z`,
        motif,
      ) +
      box(150 - w - 30, 196, 48, 14, edge, ' opacity=".5"') +
      box(132 + w, 196, 48, 14, edge, ' opacity=".5"')
    );
  return (
    path(
      `M${150 - w - 34} 74Q150 96 ${150 + w + 34} 74L${150 + w + 24} 106Q150 118 ${150 - w - 24} 106Z`,
      motif,
    ) +
    box(150 - w - 12, 128, w * 2 + 24, 16, motif) +
    times(2, (i) => box(150 + (i ? w - 22 : -w), 100, 22, 300, motif))
  );
};

/** A dark wall with a round opening. */
const opening = ({ paint: { land, motif }, side, chance }: Brush): string => {
  const [x, r] = [middle.x + side * 22, chance.between(104, 128)];
  return (
    path(
      `M-5 -5H305V430H-5ZM${n(x - r)} 205a${n(r)} ${n(r)} 0 1 0 ${n(r * 2)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-r * 2)} 0Z`,
      land[2],
      ' fill-rule="evenodd"',
    ) + disc(x, 205, r + 5, "none", ` stroke="${motif}" stroke-width="10"`)
  );
};

/** Banners that hang from above on one side. */
const banners = (brush: Brush): string => {
  const at = across(brush);
  return times(2, (i) => {
    const [x, w, h] = [150 + at * (112 - i * 62) - 26, 52, brush.chance.between(170, 250) - i * 46];
    return (
      path(
        `M${n(x)} -5H${n(x + w)}V${n(h)}L${n(x + w / 2)} ${n(h - 26)}L${n(x)} ${n(h)}Z`,
        i ? brush.paint.beside[0] : brush.paint.motif,
      ) + disc(x + w / 2, h - 74, 15, brush.paint.edge, ' opacity=".85"')
    );
  });
};

const tree = (brush: Brush): string => {
  const at = across(brush);
  const x = 150 + at * 128;
  const { motif, land } = brush.paint;
  return (
    path(
      `M${n(x - 14)} 420Q${n(x + at * 12)} 250 ${n(x - at * 10)} 120L${n(x - at * 86)} 84L${n(x - at * 8)} 96L${n(x + 8)} 60L${n(x + 14)} 120Q${n(x + at * 34)} 260 ${n(x + 22)} 420Z`,
      land[2],
    ) +
    times(9, (i) =>
      disc(
        x - at * (i * 24 - 26),
        70 + brush.chance.between(-26, 34) - i * 2,
        brush.chance.between(24, 42),
        motif,
      ),
    )
  );
};

/** A tower on one side: a floor upon a floor, or with battlements. */
const tower = (brush: Brush): string => {
  const x = 150 + across(brush) * brush.chance.between(78, 108);
  const floors = brush.chance.pick([3, 4, 5]);
  const { motif, land } = brush.paint;
  if (!brush.curved) {
    const [top, w] = [300 - floors * 44, 40];
    return (
      box(x - w, top, w * 2, 260, motif) +
      box(x - w - 12, top - 10, w * 2 + 24, 30, motif) +
      times(4, (i) => box(x - w - 12 + i * 28, top - 28, 20, 20, motif)) +
      times(floors - 1, (i) => box(x - 6, top + 36 + i * 52, 12, 24, land[2]))
    );
  }
  return times(floors, (i) => {
    const [y, w] = [300 - i * 44, 62 - i * 8];
    const top = i === floors - 1;
    return (
      box(x - w * 0.7, y - 24, w * 1.4, i ? 46 : 200, i % 2 ? motif : land[1]) +
      path(roof(x, y - (top ? 76 : 48), w + 12, top ? 56 : 28, true), motif)
    );
  });
};

/** One broad stroke across. */
const slash = ({ paint: { motif, edge }, chance, side }: Brush): string => {
  const turn = (side || chance.pick([-1, 1] as const)) * chance.between(24, 52);
  const w = chance.between(80, 130);
  return `<g transform="rotate(${n(turn)} 150 205)">${box(-200, 205 - w / 2, 700, w, motif)}${box(-200, 205 + w / 2 + 10, 700, 8, motif)}${box(-200, 205 - w / 2 - 22, 700, 5, edge, ' opacity=".6"')}</g>`;
};

const bolt = (brush: Brush): string =>
  times(2, (i) => {
    let [x, y] = [150 + across(brush) * (i ? 20 : 96), -5];
    let d = `M${n(x)} -5`;
    while (y < 330) {
      y += brush.chance.between(34, 70);
      x += brush.chance.between(-44, 44);
      d += `L${n(x)} ${n(y)}`;
    }
    return path(
      d,
      "none",
      ` stroke="${brush.paint.motif}" stroke-width="${i ? 7 : 15}" stroke-linejoin="bevel"`,
    );
  });

const rings = ({ paint: { motif }, chance, side }: Brush): string => {
  const sides = chance.pick([3, 4, 5, 6, 7]);
  const star = Array.from({ length: sides }, (_, i) => {
    const a = (((i * (sides > 4 ? 2 : 1)) % sides) / sides) * Math.PI * 2;
    return `${n(Math.cos(a) * 122)} ${n(Math.sin(a) * 122)}`;
  }).join("L");
  return `<g transform="translate(${150 + side * 20} 205) rotate(${n(chance() * 360)})" fill="none" stroke="${motif}" stroke-width="7"><circle r="150"/><circle r="126"/><path d="M${star}Z"/></g>`;
};

/** A great wave, or a hill, that rises over everything from one side. */
const swell = (brush: Brush): string => {
  const at = across(brush);
  const x = (k: number) => n(150 + at * k);
  return (
    path(
      `M${x(160)} 430V70C${x(60)} 40 ${x(-30)} 90 ${x(-10)} 150C${x(-4)} 110 ${x(50)} 110 ${x(64)} 170C${x(76)} 240 ${x(-20)} 300 ${x(-160)} 320V430Z`,
      brush.paint.motif,
    ) +
    path(
      `M${x(160)} 110C${x(90)} 110 ${x(104)} 270 ${x(-20)} 340H${x(160)}Z`,
      brush.paint.land[0],
      ' opacity=".6"',
    )
  );
};

export const motifs = {
  sun,
  halo,
  crescent,
  burst,
  peak,
  gate,
  opening,
  banners,
  tree,
  tower,
  slash,
  bolt,
  rings,
  swell,
} as const satisfies Record<string, (brush: Brush) => string>;
export type Motif = keyof typeof motifs;
