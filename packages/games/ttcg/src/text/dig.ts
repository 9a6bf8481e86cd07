/** Digging is no action of its own in this game: it is done by its parts, each of which may be said alone (ttcg-15.6). */
import type { Action, Cards, Dig } from "./said/index.ts";

const REST: Cards = { count: "all", what: { noun: "card", among: "rest" } };

export function digParts({ n, take, to, rest }: Omit<Dig, "do">): Action[] {
  const what: Cards = { ...take, what: { ...take.what, among: "it" } };
  const top: Cards = { count: "all", what: { noun: "card", zone: { in: "deck", whose: "you", top: n } } };
  return [
    { do: "look", who: "you", what: top },
    to === "played" ? { do: "play", who: "you", what } : { do: "move", what, to },
    { do: "move", what: REST, to: rest },
  ];
}
