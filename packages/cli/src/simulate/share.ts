/** A share of wins, in words. */
import type { Share } from "@tefuda/lab";
import type { TerminalWords } from "../words/index.ts";

export const percent = (x: number): string => `${(x * 100).toFixed(1)} %`;

/** "26 of 56, 46.4 % (95 %: 34.0 % to 59.3 %)" */
export function shareText({ wins, of, share, low, high }: Share, { simulate }: TerminalWords): string {
  const n = (x: number): string => x.toLocaleString("en");
  return simulate.share(n(wins), n(of), percent(share), percent(low), percent(high));
}
