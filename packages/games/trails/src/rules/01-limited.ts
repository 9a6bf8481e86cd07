/** 1 Limited play, of which the book has a way of its own (trails-1.2): all that was opened or drafted is played. */
import type { CardInfo, LimitedPart, LimitedPlay } from "@tefuda/kernel";
import worth from "../../worth.json" with { type: "json" };
import { PACK, PACKS } from "./01-decks.ts";

export const LIMITED: LimitedPlay = {
  // limited-1.9
  packs: { sealed: PACKS, draft: PACKS },
  cards: PACK,
  size: { min: PACKS * PACK, max: PACKS * PACK },
  whole: true,
  partOf,
  together: 3,
  curve: [],
  worth,
  plays: ["deploy", "dispatch", "play", "art"],
};

/** Cards of an organization help each other; what a card costs is laid into the homebase a turn at a time. */
function partOf({ subtypes, values }: CardInfo): LimitedPart {
  const cost = values.find(({ id }) => id === "cp" || id === "ep" || id === "level")?.value ?? 1;
  return { camp: subtypes[0], from: cost, alone: 0.8 };
}
