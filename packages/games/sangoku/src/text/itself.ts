/** Texts that speak of their own card where it is not in play: what it costs, and whom it is for. */
import type { Text } from "./tree.ts";

/** Whether a text says no more than what its own card costs, and to whom it is equipped. */
export const isOfItself = (text: Text): boolean =>
  text.kind === "always" &&
  text.what.every((s) => s.is === "equipsOnly" || (s.is === "cost" && s.self === true));
