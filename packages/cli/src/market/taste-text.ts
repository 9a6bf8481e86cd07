/** What a taste is called. */
import type { Taste } from "@tefuda/market/simulate/taste";
import type { TerminalWords } from "../words/index.ts";

export const tasteText = (taste: Taste, w: TerminalWords["market"]): string =>
  typeof taste === "object" ? w.taste.skew(taste.skew) : w.taste[taste];
