/** Where cards are. */
import type { Production } from "@tefuda/cardtext";
import { say } from "@tefuda/cardtext/write";

const places: readonly [zone: string, names: string][] = [
  ["hand", "(hand|hands)"],
  ["pile", "(discard pile|discard piles)"],
  ["deck", "(draw pile|draw piles|deck|decks|draw deck)"],
];

export const zones: Production[] = [
  // "A Troop from your hand" where it is moved or chosen, "each card in your hand" where it is counted.
  ...places.flatMap(([zone, name]) =>
    [
      ["from", "(from|in)"],
      ["at", "(in|from)"],
    ].map(([dir, word]) =>
      say("InZone", { in: zone, whose: "$w" }, `${word} {w:Whose} ${name}`, undefined, { dir: [dir!] }),
    ),
  ),
  say("InZone", { in: "pile", whose: "everybody" }, "(from|in) (a|any|either) discard pile"),
  say("InZone", { in: "field" }, ["on the battlefield", "(on|from) the (battlefield|field)", "in play"]),
];
