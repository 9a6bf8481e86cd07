/** What falls and flies over a picture. */
import { type Brush, disc, n, path, times } from "./strokes.ts";

const snow = ({ paint: { spark }, chance }: Brush): string =>
  times(26, () =>
    disc(chance() * 300, chance.between(50, 400), chance.between(2, 6), spark, ' opacity=".85"'),
  );

const rain = ({ paint: { spark }, chance }: Brush): string =>
  path(
    times(24, () => `M${n(chance() * 330)} ${n(chance() * 370)}l-12 38`),
    "none",
    ` stroke="${spark}" stroke-width="2" opacity=".5"`,
  );

const petals = ({ paint: { beside, spark }, chance }: Brush): string =>
  times(13, (i) =>
    path(
      `M0 0q9 -11 20 0q-9 9 -20 0Z`,
      i % 3 ? spark : beside[0],
      ` transform="translate(${n(chance() * 300)} ${n(chance.between(50, 390))}) rotate(${n(chance() * 360)})"`,
    ),
  );

const birds = ({ paint: { edge, figure }, chance }: Brush): string =>
  path(
    times(7, () => {
      const w = n(chance.between(8, 16));
      return `M${n(chance.between(10, 280))} ${n(chance.between(64, 170))}q${w / 2} ${-w} ${w} 0q${w / 2} ${-w} ${w} 0`;
    }),
    "none",
    ` stroke="${chance() < 0.5 ? edge : figure[1]}" stroke-width="3"`,
  );

const mist = ({ paint: { edge, sky }, chance }: Brush): string =>
  times(4, (i) => {
    const [x, y] = [chance.between(-60, 180), 250 + i * 34 + chance() * 16];
    return `<rect x="${n(x)}" y="${n(y)}" width="${n(chance.between(110, 210))}" height="12" rx="6" fill="${i % 2 ? edge : sky[1]}" opacity=".5"/>`;
  });

const clear = (): string => "";

export const weathers = { snow, rain, petals, birds, mist, clear } as const satisfies Record<
  string,
  (brush: Brush) => string
>;
export type Weather = keyof typeof weathers;
