/** The lines of the log. */
import { message } from "@tefuda/kernel";

export const LINES = {
  turn: message("turn", ["number", "seat"], { en: "Turn {0}: {1}" }, "mini-2"),
  toHand: message("toHand", ["seat", "card"], { en: "{0} takes {1} into the hand" }),
  tooMany: message("tooMany", ["seat", "card"], { en: "{0} has too many cards and discards {1}" }, "mini-3"),
  loses: message("loses", ["seat", "number", "number"], { en: "{0} loses {1} and has {2} left" }, "mini-9"),
  gains: message("gains", ["seat", "number", "number"], { en: "{0} gains {1} and has {2}" }),
  destroyed: message("destroyed", ["card"], { en: "{0} is destroyed" }, "mini-7"),
  plays: message("plays", ["seat", "card"], { en: "{0} plays {1}" }, "mini-4"),
  attacks: message("attacks", ["card", "card"], { en: "{0} attacks {1}" }, "mini-6"),
  attacksPlayer: message("attacksPlayer", ["card"], { en: "{0} attacks the player" }, "mini-6"),
  discards: message("discards", ["seat", "card"], { en: "{0} discards {1}" }),
};
