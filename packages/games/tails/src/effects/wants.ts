/** What a text cannot do without: a target, where it must have one (tails-7.13). */
import type { Machine } from "@tefuda/kernel";
import { type CardNum, countOf, oneOf, type Requirement } from "@tefuda/language";
import { has, means, placesOf, type Scope } from "@tefuda/language/standard/index";
import { HAND } from "../schema.ts";
import type { Action, Cards, Description } from "../text/tree.ts";
import { bearersOf } from "./counted.ts";

/** tails-7.13: what must have a target needs one. Only the first thing that a text does is asked. */
export function wants(action: Action | undefined, scope: Scope): Requirement[] {
  if (!action) return [];
  if (action.do === "seq") return wants(action.of[0], scope);
  if (action.do === "unless") return wants(action.what, scope);
  if (action.do === "choose")
    return action.who === "you" ? oneOf(action.of.map((part) => wants(part, scope))) : [];
  if (!("what" in action)) return [];
  const { what } = action as { what: unknown };
  if (typeof what !== "object" || what === null || !("count" in what)) return [];
  const { count, what: d } = what as Extract<Cards, { count: unknown }>;
  const exact = typeof count === "object" && "exactly" in count;
  if (!exact && !bearersOf(d)) return [];
  if (d.zone?.in === "deck" || action.do === "search") return [];
  // in the hand of "them" who do it; of whom else that is comes out only then
  const who =
    "who" in action &&
    action.who !== "owner" &&
    action.who !== "its" &&
    action.who !== "they" &&
    action.who !== "others"
      ? action.who
      : undefined;
  const spoken = who ? means(who, scope) : () => true;
  const them: Scope = { ...scope, players: { means: () => spoken, speak: () => undefined } };
  const number = (d: Description): CardNum => countOf(placesOf(d, them), has(d, them, "any"));
  const there = number(d);
  const hand = d.zone?.in === "hand" ? number({ noun: "card", zone: d.zone }) : undefined;
  // what is played from a hand lies there no more when it is done
  const fits = has(d, them, "any");
  const own = d.zone?.in === "hand" && (d.zone.whose === "you" || who === "both");
  const lies = (m: Machine, self: number): boolean => own && m.zoneId(m.zone(self)) === HAND;
  return [
    {
      rule: "tails-7.13",
      says: "there is a card for it to do something to",
      test: (m, self, seat) => there(m, self, seat) > (lies(m, self) && fits(m, self, self, seat) ? 1 : 0),
      // to somebody else a hand tells no more than whether there is a card in it
      ...(hand ? { open: (m, self, seat) => hand(m, self, seat) > 0 } : {}),
    },
  ];
}
