/**
 * The cards that a cost is paid with: what each of its phrases takes, and whether all can have theirs with no card for two
 * of them (ttcg-6.12). A part is paid before the next is looked at; the language's costs have the cards for all of them
 * chosen first.
 */
import type { Machine, Num, SetVar } from "@tefuda/kernel";
import {
  type CardNum,
  type CardTest,
  type Claim,
  enough,
  fitting,
  type Has,
  type Missing,
  payable,
  type Requirement,
  type Search,
  together,
  whole,
} from "@tefuda/language";
import { hasAll } from "../rules/14-targets.ts";
import { onField } from "../schema.ts";
import type { Action, ActionOf, Cards, Zone } from "../text/tree.ts";
import type { Builder } from "./builder.ts";
import type { Picked } from "./choosing.ts";
import { isAnother, isHidden, searchOf } from "./places.ts";
import type { Scope } from "./scope.ts";

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

/** The card of a text itself, where it is discarded. */
const OWN_DISCARDED: Requirement = {
  rule: "ttcg-13.2",
  says: "this card can be discarded: it is untapped on the field, or in your hand",
  test: (m, s) => !onField(m, s) || (m.above(s) < 0 && !m.turned(s)),
};
export const isOwn = (cards: Cards): boolean => "ref" in cards && cards.ref === "this";

/** What one phrase of a cost takes. */
export interface Due {
  part: Action;
  cards: Cards;
  needs: Requirement;
  claim: Claim;
  /** The same as far as anybody can tell (ttcg-4.7). */
  openly: Claim;
}

/** The phrases that a phrase is made of. */
export const leavesOf = (cards: Cards): Exclude<Cards, { both: unknown }>[] =>
  "both" in cards ? cards.both.flatMap(leavesOf) : [cards];

/** What the phrases of a cost take, in its order. */
export function duesOf(parts: readonly Action[], scope: Scope): Due[] {
  return parts.flatMap((part) => {
    const by = WITH_CARDS[part.do];
    if (!by) return [];
    return leavesOf((part as ActionOf<"tap">).what).map((cards) => dueOf(part, cards, by, scope));
  });
}

function dueOf(part: Action, cards: Exclude<Cards, { both: unknown }>, by: With, scope: Scope): Due {
  const { rule, says, also = () => true } = by;
  // what is taken away is not there for any part behind; a card that is turned still is
  const sort = part.do === "tap" || part.do === "untap" || part.do === "recover" ? part.do : TAKES;
  const claim = (n: CardNum, candidates: Search): Claim => ({ sort, n, candidates, fits: also });
  if (!("count" in cards)) {
    const named = scope.one(cards.ref);
    const own = part.do === "discard" && isOwn(cards);
    const can: CardTest = own
      ? OWN_DISCARDED.test
      : (m, self, seat) => {
          const card = named(m, self, seat);
          return card >= 0 && onField(m, card) && also(m, card);
        };
    const it = claim(
      () => 1,
      (m, self, seat, out) => {
        if (!can(m, self, seat)) return 0;
        out[0] = named(m, self, seat);
        return 1;
      },
    );
    return { part, cards, needs: own ? OWN_DISCARDED : { rule, says, test: can }, claim: it, openly: it };
  }
  const { count } = cards;
  const d = cards.what.zone ? cards.what : { ...cards.what, zone: by.zone };
  const wanted: CardNum =
    typeof count === "object" && "exactly" in count ? scope.amount(count.exactly) : () => 0;
  const search = searchOf(d, scope);
  const has = hasAll(d, scope);
  const fits: Has = (m, c, self, seat) => has(m, c, self, seat) && also(m, c);
  const it = claim(wanted, fitting(search, fits));
  const hidden = isHidden(d.zone);
  const openly = hidden ? claim(wanted, search) : it;
  // ttcg-4.7: others see only how many cards there are
  const needs = {
    rule,
    says,
    test: enough(wanted, search, fits),
    ...(hidden && { open: enough(wanted, search, () => true) }),
  };
  return { part, cards, needs, claim: it, openly };
}
const TAKES = "takes";

/** Whether a card that pays for the one cannot pay for the next: it is gone, or the next has to be another. */
const isRival = (one: Due, next: Due): boolean =>
  isAnother(next.cards) ||
  one.claim.sort === next.claim.sort ||
  (one.claim.sort === TAKES && next.claim.sort !== "recover");

/** All of a cost together: what each phrase leaves has to do for those behind it. */
export function togetherRequirements(dues: readonly Due[]): Requirement[] {
  return dues.flatMap((due, i) => {
    const rivals = [...dues.slice(0, i).filter((one) => isRival(one, due)), due];
    if (rivals.length === 1) return [];
    return {
      rule: "ttcg-6.12",
      says: "the whole cost can be paid, with no card for two parts of it",
      test: together(rivals.map(({ claim }) => claim)),
      open: together(rivals.map(({ openly }) => openly)),
    };
  });
}

/** What the phrases of a cost claim, apart for each sort of claim. */
export const bySort = (dues: readonly Due[]): Claim[][] =>
  [...new Set(dues.map(({ claim }) => claim.sort))].map((sort) =>
    dues.flatMap(({ claim }) => (claim.sort === sort ? claim : [])),
  );

/** A cost that is being paid: what is chosen for a phrase leaves those behind it theirs. */
export class Paying {
  private readonly dues: readonly Due[];
  /** The cards chosen for each phrase. */
  private readonly chosen = new Map<Cards, SetVar>();
  /** What has been chosen as another than the cards paid. */
  private readonly kept: ((m: Machine, card: number) => boolean)[] = [];

  constructor(dues: readonly Due[]) {
    this.dues = dues;
  }

  keep(isKept: (m: Machine, card: number) => boolean): void {
    this.kept.push(isKept);
  }
  private isKept(m: Machine, card: number): boolean {
    return this.kept.some((is) => is(m, card));
  }
  /** Whether the cost can be paid without a card. */
  spares(m: Machine, card: number, b: Builder): boolean {
    const isFree = (c: number): boolean => c !== card && !this.isKept(m, c);
    return bySort(this.dues).every((claims) =>
      payable(claims, m, b.self(m), b.seat(m), whole(claims), isFree),
    );
  }

  /** The cards of a phrase are in a set. */
  choose(cards: Cards, set: SetVar): void {
    this.chosen.set(cards, set);
  }

  /**
   * Of a phrase that is not alone with its cards: which of these can be paid for it, if so many are `left` to be chosen
   * after that, and whether each that is chosen makes a difference to the next.
   */
  rivalry(cards: Picked, set: SetVar, left: Num, b: Builder): Rivalry | undefined {
    const at = this.dues.findIndex((due) => due.cards === cards);
    const due = this.dues[at];
    if (!due) return undefined;
    // what was paid for a part before is gone or turned; what is chosen for this part is still there
    const before = this.dues
      .slice(0, at)
      .flatMap((one) =>
        one.part === due.part || isAnother(cards) ? (this.chosen.get(one.cards) ?? []) : [],
      );
    const behind = this.dues.slice(at + 1).filter((one) => isRival(due, one));
    if (before.length + behind.length + this.kept.length === 0) return undefined;
    const exactly = typeof cards.count === "object" && "exactly" in cards.count;
    const missing =
      (claims: readonly Claim[]): Missing =>
      (i, m, self, seat) =>
        i > 0 ? claims[i]!.n(m, self, seat) : exactly ? left(m) : 0;
    const groups = bySort(behind).map((claims) => [due.claim, ...claims]);
    const isChosen = (m: Machine, c: number): boolean =>
      this.isKept(m, c) || [...before, set].some((one) => m.hasIn(m.setAt(one), c));
    const pays = (m: Machine, card: number): boolean =>
      !isChosen(m, card) &&
      groups.every((claims) =>
        payable(claims, m, b.self(m), b.seat(m), missing(claims), (c) => c !== card && !isChosen(m, c)),
      );
    return { pays, oneByOne: behind.length > 0 };
  }
}
export interface Rivalry {
  pays: (m: Machine, card: number) => boolean;
  oneByOne: boolean;
}
