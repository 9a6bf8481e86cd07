/**
 * Costs (ttcg-6.12, 13.1, 13.2, 13.5): whether they can be paid in full, and paying them, part by part in the order of
 * the text; the language's costs have the cards for all parts chosen before any is paid.
 */
import { act, firstLying, type Machine, type Step, setEffectArg } from "@tefuda/kernel";
import { allHold, type CardNum, type CardTest, enough, type Requirement } from "@tefuda/language";
import { hasAll } from "../rules/14-targets.ts";
import { lower } from "../rules/15-actions.ts";
import { DECK, HAND, onField, points } from "../schema.ts";
import type { Action, ActionOf, Cards, Zone } from "../text/tree.ts";
import type { Builder } from "./builder.ts";
import { isHidden, searchOf } from "./places.ts";
import type { Scope } from "./scope.ts";
import type { Keep } from "./values.ts";

/** What is asked of cards that a part of a cost is paid with, and where they lie if it does not say. */
interface With {
  rule: string;
  says: string;
  zone: Zone;
  also?: (m: Machine, card: number) => boolean;
}
const onTheField = (says: string, also?: With["also"]): With => ({
  rule: "ttcg-6.12",
  says,
  zone: { in: "field" },
  ...(also && { also }),
});
const MOVED = onTheField("there are the cards to move");
const WITH_CARDS: Partial<Record<Action["do"], With>> = {
  discard: { rule: "ttcg-13.1", says: "you hold the cards to discard", zone: { in: "hand", whose: "you" } },
  tap: onTheField("there are untapped cards to tap", (m, c) => !m.turned(c)),
  untap: onTheField("there are tapped cards to untap", (m, c) => m.turned(c)),
  destroy: onTheField("there are the cards to destroy"),
  move: MOVED,
  enter: MOVED,
  play: MOVED,
  place: MOVED,
  recover: { ...MOVED, zone: { in: "pile", whose: "you" } },
};

/** What each part of a cost needs. */
export function costRequirements(cost: readonly Action[], scope: Scope): Requirement[] {
  return cost.flatMap((a) => payable(a, scope));
}

function payable(a: Action, scope: Scope): Requirement[] {
  switch (a.do) {
    case "seq":
      return costRequirements(a.of, scope);
    case "points": {
      if (a.how === "gain") return [];
      const n = scope.amount(a.n);
      const whose = scope.seatOf(a.who);
      // one can pay only points one has; paying the last one is allowed
      return [
        {
          rule: "ttcg-13.5",
          says: "you have the points to lose",
          test: (m, s, p) => points(m, whose(m, s, p)) >= n(m, s, p),
        },
      ];
    }
    case "discardHand":
      return [
        { rule: "ttcg-13.1", says: "you hold a card", test: (m, _s, p) => m.count(m.zoneOf(HAND, p)) > 0 },
      ];
    case "mill": {
      const n = scope.amount(a.n);
      return [
        {
          rule: "ttcg-6.12",
          says: "your deck holds the cards to mill",
          test: (m, s, p) => m.count(m.zoneOf(DECK, p)) >= n(m, s, p),
        },
      ];
    }
    default: {
      const by = WITH_CARDS[a.do];
      if (!by) return [];
      const { what } = a as ActionOf<"tap">;
      return [a.do === "discard" && isOwn(what) ? OWN_DISCARDED : payableWith(what, by, scope)];
    }
  }
}
const isOwn = (cards: Cards): boolean => "ref" in cards && cards.ref === "this";
const OWN_DISCARDED: Requirement = {
  rule: "ttcg-13.2",
  says: "this card can be discarded: it is untapped on the field, or in your hand",
  test: (m, s) => !onField(m, s) || (m.above(s) < 0 && !m.turned(s)),
};

function payableWith(cards: Cards, by: With, scope: Scope): Requirement {
  const { rule, says, zone, also = () => true } = by;
  if ("ref" in cards) {
    const one = scope.one(cards.ref);
    const test: CardTest = (m, s, p) => {
      const card = one(m, s, p);
      return card >= 0 && onField(m, card) && also(m, card);
    };
    return { rule, says, test };
  }
  if ("both" in cards) {
    const all = cards.both.map((part) => payableWith(part, by, scope));
    return { rule, says, ...allOf(all) };
  }
  const { count } = cards;
  const d = cards.what.zone ? cards.what : { ...cards.what, zone };
  const wanted: CardNum =
    count === "all" || count === "any" || "upTo" in count ? () => 0 : scope.amount(count.exactly);
  const search = searchOf(d, scope);
  const has = hasAll(d, scope);
  return {
    rule,
    says,
    test: enough(wanted, search, (m, c, s, p) => has(m, c, s, p) && also(m, c)),
    // ttcg-4.7: others see only how many cards there are
    ...(isHidden(d.zone) ? { open: enough(wanted, search, () => true) } : {}),
  };
}
const allOf = (all: readonly Requirement[]): Pick<Requirement, "test" | "open"> => ({
  test: (m, s, p) => allHold(all, m, s, p),
  open: (m, s, p) => allHold(all, m, s, p, true),
});

/** Pays each part in turn; the first card paid is kept for "it" in the rest of the text, and behind it how many were paid. */
export function payCost(cost: readonly Action[], b: Builder, keep: Keep, place: number): Step[] {
  return cost.flatMap((a) => {
    const paid = lower(a, b, keep);
    const spoken = b.spokenOf;
    return [
      paid,
      act((m) => {
        setEffectArg(m, b.effect(m), place + 1, b.done(m));
        if (!spoken || m.s[b.effect(m) + 5 + place]! >= 0) return;
        setEffectArg(m, b.effect(m), place, firstLying(m, m.setAt(spoken)));
      }),
    ];
  });
}
