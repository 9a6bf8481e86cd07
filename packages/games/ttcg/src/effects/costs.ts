/** Costs (ttcg-6.12, 13.1, 13.2, 13.5): whether they can be paid in full, and paying them. */
import { act, firstLying, type Machine, type Step, setEffectArg } from "@tefuda/kernel";
import { type CardNum, enough, type Requirement } from "@tefuda/language";
import { hasAll } from "../rules/14-targets.ts";
import { lower } from "../rules/15-actions.ts";
import { DECK, HAND, onField, points } from "../schema.ts";
import type { Action, Cards, Zone } from "../text/tree.ts";
import type { Builder } from "./builder.ts";
import { isHidden, searchOf } from "./places.ts";
import type { Scope } from "./scope.ts";
import type { Keep } from "./values.ts";

/** What each part of a cost needs. */
export function costRequirements(cost: readonly Action[], scope: Scope): Requirement[] {
  return cost.flatMap((a) => payable(a, scope));
}

function payable(a: Action, scope: Scope): Requirement[] {
  switch (a.do) {
    case "seq":
      return a.of.flatMap((x) => payable(x, scope));
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
    case "discard":
      if ("ref" in a.what && a.what.ref === "this") {
        return [
          {
            rule: "ttcg-13.2",
            says: "this card can be discarded: it is untapped on the field, or in your hand",
            test: (m, s) => !onField(m, s) || (m.above(s) < 0 && !m.turned(s)),
          },
        ];
      }
      return [
        payableWith(
          a.what,
          scope,
          { in: "hand", whose: "you" },
          "ttcg-13.1",
          "you hold the cards to discard",
        ),
      ];
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
    case "tap":
      return [
        payableWith(
          a.what,
          scope,
          { in: "field" },
          "ttcg-6.12",
          "there are untapped cards to tap",
          (m, c) => !m.turned(c),
        ),
      ];
    case "untap":
      return [
        payableWith(a.what, scope, { in: "field" }, "ttcg-6.12", "there are tapped cards to untap", (m, c) =>
          m.turned(c),
        ),
      ];
    case "destroy":
      return [payableWith(a.what, scope, { in: "field" }, "ttcg-6.12", "there are the cards to destroy")];
    case "move":
    case "enter":
    case "play":
    case "place":
      return [payableWith(a.what, scope, { in: "field" }, "ttcg-6.12", MOVABLE)];
    case "recover":
      return [payableWith(a.what, scope, { in: "pile", whose: "you" }, "ttcg-6.12", MOVABLE)];
    default:
      return [];
  }
}

const MOVABLE = "there are the cards to move";

function payableWith(
  cards: Cards,
  scope: Scope,
  zone: Zone,
  rule: string,
  says: string,
  also: (m: Machine, card: number) => boolean = () => true,
): Requirement {
  if ("ref" in cards) {
    const one = scope.one(cards.ref);
    return {
      rule,
      says,
      test: (m, s, p) => one(m, s, p) >= 0 && onField(m, one(m, s, p)) && also(m, one(m, s, p)),
    };
  }
  if ("both" in cards) {
    const all = cards.both.map((c) => payableWith(c, scope, zone, rule, says, also));
    return {
      rule,
      says,
      test: (m, s, p) => all.every((r) => r.test(m, s, p)),
      open: (m, s, p) => all.every((r) => (r.open ?? r.test)(m, s, p)),
    };
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
