/** What is shown of a card of which little is known. */
import type { CardView } from "@tefuda/kernel";

/** A card of which nothing but its name is known, on its way through a place where nobody has seen it lie. */
export const bare = (name: string): CardView => ({
  name,
  turned: false,
  faceDown: false,
  values: {},
  counts: {},
  marks: [],
  host: null,
  under: [],
});
