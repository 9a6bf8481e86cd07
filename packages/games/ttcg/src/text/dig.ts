/** Digging is no action of its own in this game: it is done by its parts, each of which may be said alone (ttcg-15.6). */
import type { Action, Cards, Dig } from "./said/index.ts";

const REST: Cards = { count: "all", what: { noun: "card", among: "rest" } };

export function digParts({ n, take, to, rest }: Pick<Dig, "n" | "take" | "to" | "rest">): Action[] {
  const what: Cards = { ...take, what: { ...take.what, among: "it" } };
  return [
    {
      do: "look",
      who: "you",
      what: { count: "all", what: { noun: "card", zone: { in: "deck", whose: "you", top: n } } },
    },
    to === "played" ? { do: "play", who: "you", what } : { do: "move", what, to },
    { do: "move", what: REST, to: rest },
  ];
}
