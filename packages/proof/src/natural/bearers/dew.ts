import { type ReadBearer, saidOf } from "../bearer.ts";

/** "Critter", "Plant", "Breeze". */
export const dew: ReadBearer = (on) => {
  const [card] = saidOf(on, ["Critter", "Plant", "Breeze"]);
  return card === undefined ? undefined : { card, parts: ["texts"], fields: {} };
};
