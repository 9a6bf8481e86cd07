/** Bounds of the measures for a game's set: stated from a report, and held against another. */
import { isMeasured } from "./measures/measure.ts";
import type { LabReport } from "./report.ts";

/** What is measured beside the book's lists is named by the ruling of this rule. */
const BESIDE_RULE = "ttcg-17.1";
const Z = 1.959964;
/** How far a bound stands from what was measured, whichever is most. */
export const MARGIN = { deviations: 4, part: 0.2, share: 0.05 } as const;

export interface HealthBound {
  rule: string;
  measure: string;
  least?: number;
  most?: number;
  measured: number;
}

const rounded = (x: number, to: (n: number) => number): number => to(x * 1000 - 1e-6) / 1000;

/** A bound for each measure that has a figure; none where it would lie so far away that nothing could break it. */
export function healthBounds({ measures }: LabReport): HealthBound[] {
  return measures.flatMap(({ id, rule = BESIDE_RULE, scale, bound, measured }): HealthBound[] => {
    if (!isMeasured(measured) || !Number.isFinite(measured.low)) return [];
    const { value, low, high } = measured;
    const deviation = (high - low) / 2 / Z;
    const margin = Math.max(
      MARGIN.deviations * deviation,
      MARGIN.part * value,
      scale === "share" ? MARGIN.share : 0,
    );
    const least = rounded(value - margin, Math.floor);
    const most = rounded(value + margin, Math.ceil);
    const stated = {
      ...(bound !== "most" && least > 0 ? { least } : {}),
      ...(bound !== "least" && (scale === "number" || most < 1) ? { most } : {}),
    };
    if (Object.keys(stated).length === 0) return [];
    return [{ rule, measure: id, ...stated, measured: Number(value.toFixed(4)) }];
  });
}

/** The bounds that do not hold; what is not measured holds nothing. */
export const brokenBounds = <Stated extends { measure: string; least?: number; most?: number }>(
  { measures }: LabReport,
  bounds: readonly Stated[],
): Stated[] =>
  bounds.filter(({ measure, least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY }) => {
    const measured = measures.find(({ id }) => id === measure)?.measured;
    return !(measured && isMeasured(measured) && measured.value >= least && measured.value <= most);
  });
