/** 5 Playing: critters and plants, which stay, and breezes, which happen (dew-5.1 to 5.4); 6 using texts (dew-6.1 to 6.3, 6.7). */
import { needSeat } from "@tefuda/kernel";
import { playsOf, usesOf } from "@tefuda/language/standard/index";
import { COST, mark, NOON, PHASE, turnPlayer } from "../schema.ts";
import { WORLD } from "../world.ts";

export const NOW = needSeat(
  "dew-4.5",
  "it is noon of your turn",
  (m) => m.number(PHASE) === NOON && turnPlayer(m) === m.seat,
);

/** Arguments: card, seat. */
export const { group: PLAY, play } = playsOf(
  WORLD,
  { hand: "dew-5.1", stays: "dew-5.2", once: "dew-5.3", useful: "dew-5.4", forbidden: "dew-6.6" },
  { points: "dew", price: COST, forbidden: mark("cannotPlay") },
  [NOW],
);

/** Arguments: card, number of the text, seat. */
export const { group: USE, use: useText } = usesOf(
  WORLD,
  { text: "dew-6.1", works: "dew-6.7", often: "dew-6.2", needs: "dew-6.5" },
  [NOW],
);
