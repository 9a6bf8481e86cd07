/** Which figures of a study of trade are drawn, and how. */
import type { Course } from "@tefuda/market/simulate/course";
import type { TasteCurve } from "@tefuda/market/simulate/curves";
import type { Estimate } from "@tefuda/market/simulate/stats";
import type { TerminalWords } from "../words/index.ts";
import type { Line, Picture } from "./picture.ts";
import { tasteText } from "./taste-text.ts";

type Words = TerminalWords["market"];

export function needed(curves: readonly TasteCurve[], w: Words): Picture {
  const c = w.columns;
  return {
    title: w.heads.needed,
    height: (y) => `${Math.round(100 * y)} %`,
    panels: curves.map(({ taste, points }) => {
      const line = (name: string, of: (point: (typeof points)[number]) => Estimate): Line => ({
        name,
        dots: points.map((point) => {
          const { mean, low, high } = of(point);
          return { x: point.packs, y: mean, low: Math.max(0, low), high: Math.min(1, high) };
        }),
      });
      return {
        title: tasteText(taste, w),
        along: c.packs,
        lines: [
          line(c.byTrade, ({ rounds }) => rounds.byTrade),
          line(c.rounds, ({ rounds }) => rounds.complete),
          line(c.pairs, ({ pairs }) => pairs.complete),
          line(c.alone, ({ none }) => none.complete),
        ],
      };
    }),
  };
}

/** Heights in order, from the highest. */
const falling = (name: string, values: readonly number[]): Line => ({
  name,
  dots: [...values].sort((a, b) => b - a).map((y, x) => ({ x: x + 1, y })),
});

export function spread({ wished }: Course["example"], w: Words): Picture {
  return {
    title: w.heads.wishes,
    height: (y) => y.toFixed(0),
    panels: [{ title: w.heads.wishes, along: w.columns.kinds, lines: [falling(w.columns.copies, wished)] }],
  };
}

export function volume({ traded }: Course["example"], w: Words): Picture {
  return {
    title: w.heads.volume,
    height: (y) => y.toFixed(0),
    panels: traded.map((copies, i) => ({
      title: w.seasonNumber(i + 1),
      along: w.columns.kinds,
      lines: [falling(w.columns.copies, copies)],
    })),
  };
}

export function worth({ worths }: Course["example"], w: Words): Picture {
  const sorted = [...worths].sort((a, b) => b.worth - a.worth);
  const dots = sorted.map(({ worth: y, error }, i) => ({
    ...{ x: i + 1, y, low: Math.max(0, y - 1.645 * error), high: y + 1.645 * error },
  }));
  return {
    title: w.heads.worth,
    height: (y) => y.toFixed(1),
    panels: [{ title: w.heads.worth, along: w.columns.kinds, lines: [{ name: w.columns.worth, dots }] }],
  };
}
