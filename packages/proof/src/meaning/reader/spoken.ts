/** Cards that a text has spoken of already. */
import { Unread } from "./asking.ts";
import { allSuch, isStill } from "./describing.ts";
import type { Reading, Said } from "./reading.ts";
import type { Cards } from "./tree.ts";
import { type Found, found, still, type Thing } from "./world.ts";

/** Cards that a reference means, gone or not. */
export function spokenOf(r: Reading, ref: string, said: Said): Found[] {
  switch (ref) {
    case "this":
      return [said.self];
    case "it":
    case "them":
      return said.it;
    default: {
      const own = r.rules.refs?.[ref]?.(r, said.self.thing);
      if (own) return own.map(found);
      const one = said.trigger[ref];
      if (!one) throw new Unread(`reference.${ref}`);
      return [one];
    }
  }
}

/** The cards that a text names without anybody choosing. */
export function named(r: Reading, cards: Cards, said: Said): Thing[] {
  if ("both" in cards) return cards.both.flatMap((part) => named(r, part, said));
  if ("ref" in cards) {
    const there = still(spokenOf(r, cards.ref, said));
    return cards.fits ? there.filter((thing) => isStill(r, thing, cards.fits!, said)) : there;
  }
  const chosen = said.chosen.get(cards);
  if (Array.isArray(chosen)) return still(chosen);
  return allSuch(r, cards.what, said);
}
