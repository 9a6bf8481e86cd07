/** A level-up by an effect (ttcg-4.4, 8.1): only cards that fit are offered, and only where there are any. */

import { act, firstLying, type Machine, type Step, seq, WordsError } from "@tefuda/kernel";
import type { CardTest } from "@tefuda/language";
import { coverWith, levelsOnto } from "../rules/08-levels.ts";
import { hasAll } from "../rules/14-targets.ts";
import { controller, onTop } from "../schema.ts";
import type { ActionOf, Cards, Zone } from "../text/tree.ts";
import type { Builder } from "./builder.ts";
import type { Picked } from "./choosing.ts";
import { isHidden, searchOf } from "./places.ts";
import { MEANING } from "./says.ts";
import type { Scope } from "./scope.ts";
import { afterLooking, lookInto } from "./searching.ts";

const HAND: Zone = { in: "hand" };
/** Where the upper card comes from; one at a time, and from off the field. */
function upperOf({ what, with: upper }: ActionOf<"levelUp">): Exclude<Cards, { both: unknown }> {
  if ("both" in upper || !one(what) || !one(upper)) throw new WordsError(MEANING.oneLevel);
  if ("ref" in upper) return upper;
  const zone = upper.what.zone ?? HAND;
  if (zone.in === "field") throw new WordsError(MEANING.fieldLevels);
  return { ...upper, what: { ...upper.what, zone } };
}
function one(cards: Cards): boolean {
  if (!("count" in cards)) return "ref" in cards;
  const { count } = cards;
  return typeof count === "object" && ("exactly" in count ? count.exactly : count.upTo) === 1;
}

/** Whether a card could be levelled up as the text says, asked of that card. */
export interface CanBeLevelled {
  test: (m: Machine, base: number, self: number, seat: number) => boolean;
  /** The same as far as open information tells (ttcg-4.7). */
  open: (m: Machine, base: number, self: number, seat: number) => boolean;
}
export function canBeLevelled(a: ActionOf<"levelUp">, scope: Scope): CanBeLevelled {
  const upper = upperOf(a);
  if ("ref" in upper) {
    const card = scope.one(upper.ref);
    const fits: CanBeLevelled["test"] = (m, base, self, seat) => {
      const high = card(m, self, seat);
      return high >= 0 && !onTop(m, high) && levelsOnto(m, high, base);
    };
    return { test: fits, open: fits };
  }
  const { what } = upper;
  const search = searchOf(what, scope);
  const has = hasAll(what, scope);
  const some =
    (
      fits: (m: Machine, upper: number, base: number, self: number, seat: number) => boolean,
    ): CanBeLevelled["test"] =>
    (m, base, self, seat) => {
      const out = m.scratch[m.borrow()]!;
      const n = search(m, self, seat, out);
      let found = false;
      for (let i = 0; i < n && !found; i++) found = fits(m, out[i]!, base, self, seat);
      m.giveBack();
      return found;
    };
  const test = some((m, upper, base, self, seat) => has(m, upper, self, seat) && levelsOnto(m, upper, base));
  const any = some(() => true);
  if (!isHidden(what.zone)) return { test, open: test };
  // nobody knows what a deck holds, and only its player what a hand does
  return { test: what.zone?.in === "hand" ? test : any, open: any };
}

/** A requirement for a text that levels up a card it points to ("this card"). */
export function canLevel(
  a: ActionOf<"levelUp">,
  scope: Scope,
): { test: CardTest; open: CardTest } | undefined {
  if (!("ref" in a.what)) return undefined;
  const base = scope.one(a.what.ref);
  const { test, open } = canBeLevelled(a, scope);
  const asked =
    (can: CanBeLevelled["test"]): CardTest =>
    (m, self, seat) => {
      const card = base(m, self, seat);
      return card >= 0 && onTop(m, card) && can(m, card, self, seat);
    };
  return { test: asked(test), open: asked(open) };
}

export function levelUpBy(a: ActionOf<"levelUp">, b: Builder): Step {
  const lower = b.cards(a.what);
  const target = b.targets.has(a.with as Picked);
  const found = upperOf(a);
  // "it" is the card to be levelled up from here on
  const fitting =
    target || "ref" in found
      ? a.with
      : { ...found, what: { ...found.what, levelsIt: true } as Picked["what"] };
  const upper = b.cards(fitting, { affects: false });
  return seq(
    lower.fill,
    lookInto(found, b, b.seat),
    upper.fill,
    act((m) => {
      const low = firstLying(m, m.setAt(lower.set));
      const high = firstLying(m, m.setAt(upper.set));
      const fits = low >= 0 && high >= 0 && onTop(m, low) && !onTop(m, high) && levelsOnto(m, high, low);
      b.done.set(m, fits ? 1 : 0);
      if (!fits) {
        b.full.set(m, 0);
        return;
      }
      coverWith(m, high, low, controller(m, low), 1);
    }),
    afterLooking(found, b),
  );
}
