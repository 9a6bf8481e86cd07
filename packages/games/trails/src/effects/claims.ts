/**
 * Whether a cost can be paid whole (trails-9.7). A card may be actioned and then leave its place for one cost, and is
 * counted for no more than that; so the parts that action cards, and those that take them away, share what there is.
 */
import { type Machine, marked, NONE } from "@tefuda/kernel";
import { mayGainEp } from "../rules/04-costs.ts";
import { EP, FIELD, HAND, HOMEBASE, inZone, isActive, mark } from "../table.ts";
import type { Cards, Cost } from "../text/tree.ts";
import { has, type Scope, type Search } from "./describe.ts";
import { amount, placesOf } from "./numbers.ts";
import type { CardNum, Requirement } from "./text.ts";

type Payable = (m: Machine, card: number) => boolean;
/** A part of a cost that is paid with cards. */
export type Paid = Extract<Cost, { what: Cards }> & { icon?: boolean };

const unless = (m: Machine, card: number, what: "cannotBeDestroyed" | "cannotBeStunned"): boolean =>
  marked(m, card, mark(what)) === NONE;
const inPlay: Payable = (m, card) => inZone(m, card, FIELD) || inZone(m, card, HOMEBASE);
/** What each part needs; trails-3.2, 10.7: as a cost it needs a card that can change. */
export const PAYABLE: Record<Paid["pay"], { fits: Payable; rule: string; says: string }> = {
  action: {
    fits: (m, card) => inPlay(m, card) && !m.turned(card),
    rule: "trails-3.2",
    says: "there are ready cards to action",
  },
  discard: {
    fits: (m, card) => inZone(m, card, HAND),
    rule: "trails-4.12",
    says: "you hold the cards to discard",
  },
  destroy: {
    fits: (m, card) => inPlay(m, card) && unless(m, card, "cannotBeDestroyed"),
    rule: "trails-10.7",
    says: "there are cards to destroy",
  },
  stun: {
    fits: (m, card) => isActive(m, card) && unless(m, card, "cannotBeStunned"),
    rule: "trails-10.7",
    says: "there are UNITs to stun",
  },
  rebuild: {
    fits: (m, card) => inZone(m, card, HOMEBASE) && unless(m, card, "cannotBeDestroyed"),
    rule: "trails-10.9",
    says: "there are cards to rebuild",
  },
  return: { fits: inPlay, rule: "trails-4.12", says: "there are cards to return" },
};

/** So many cards that have to be found for a part of a cost. */
export interface Claim {
  /** Whether it actions them, or takes them away. */
  actions: boolean;
  n: CardNum;
  /** Writes the cards that could be paid. */
  candidates: Search;
  fits: Payable;
}
/** Whether two claims cannot have the same card. */
export const isSame = (a: Claim, b: Claim): boolean => a.actions === b.actions;

export const leavesOf = (cards: Cards): Cards[] => ("both" in cards ? cards.both.flatMap(leavesOf) : [cards]);
export const epOf = (cost: readonly Cost[]): number =>
  cost.reduce((sum, part) => sum + (part.pay === "ep" ? part.n : 0), 0);

/** What a phrase of a cost claims; nothing, where none at all will do. */
export function claimOf({ pay }: Paid, cards: Cards, scope: Scope): Claim | undefined {
  const { fits } = PAYABLE[pay];
  const actions = pay === "action";
  if ("both" in cards) throw new Error("a part of a cost names one kind of cards at a time");
  if ("ref" in cards) {
    const one = scope.one(cards.ref);
    const candidates: Search = (m, self, seat, out) => {
      const card = one(m, self, seat);
      if (card < 0 || !fits(m, card)) return 0;
      out[0] = card;
      return 1;
    };
    return { actions, n: () => 1, candidates, fits };
  }
  const { count, what } = cards;
  if (typeof count === "string" || !("exactly" in count)) return undefined;
  const search = placesOf(what, scope);
  const is = has(what, scope);
  const candidates: Search = (m, self, seat, out) => {
    const n = search(m, self, seat, out);
    let found = 0;
    for (let i = 0; i < n; i++) {
      const c = out[i]!;
      if (fits(m, c) && is(m, c, self, seat)) out[found++] = c;
    }
    return found;
  };
  return { actions, n: amount(count.exactly, scope), candidates, fits };
}

/** trails-4.6: cards of the homebase for the EP that are missing. */
export function energyClaim(ep: number): Claim {
  const fits: Payable = (m, card) => inZone(m, card, HOMEBASE) && !m.turned(card);
  return {
    actions: true,
    n: (m, _self, seat) => Math.max(0, ep - m.seatNumber(seat, EP)),
    candidates: (m, _self, seat, out) => {
      if (!mayGainEp(m, seat)) return 0;
      let n = 0;
      for (let c = m.first(m.zoneOf(HOMEBASE, seat)); c >= 0; c = m.next(c)) if (fits(m, c)) out[n++] = c;
      return n;
    },
    fits,
  };
}

/** As many claims as a cost may make on the same cards. */
const MOST = 6;
const tally = new Int16Array(1 << MOST);

/**
 * Whether each claim can have what it still misses out of the cards that are free: it can if any of them together have
 * as many cards between them as they miss together.
 */
export function payable(
  claims: readonly Claim[],
  m: Machine,
  self: number,
  seat: number,
  missing: (i: number) => number,
  free: (card: number) => boolean,
): boolean {
  const masks = m.scratch[m.borrow()]!.fill(0, 0, m.layout.cards);
  const out = m.scratch[m.borrow()]!;
  tally.fill(0);
  for (let i = 0; i < claims.length; i++) {
    const n = claims[i]!.candidates(m, self, seat, out);
    for (let k = 0; k < n; k++) {
      const c = out[k]!;
      if (!free(c)) continue;
      tally[masks[c]!]!--;
      masks[c]! |= 1 << i;
      tally[masks[c]!]!++;
    }
  }
  m.giveBack();
  m.giveBack();
  for (let some = 1; some < 1 << claims.length; some++) {
    let wanted = 0;
    let there = 0;
    for (let i = 0; i < claims.length; i++) if (some & (1 << i)) wanted += missing(i);
    for (let mask = 1; mask < 1 << claims.length; mask++) if (mask & some) there += tally[mask]!;
    if (there < wanted) return false;
  }
  return true;
}

/** What a cost needs: each part its cards, and all of them together no card twice. */
export function costRequirements(cost: readonly Cost[], scope: Scope): Requirement[] {
  const found: Requirement[] = [];
  const claims = epOf(cost) > 0 ? [energyClaim(epOf(cost))] : [];
  for (const part of cost) {
    // trails-2.5: bond may be paid below 0; EP are trails-4.6
    if (part.pay === "ep" || part.pay === "bond") continue;
    const icon = part.pay === "actionThis";
    const paid: Paid = icon ? { pay: "action", what: { ref: "this" } } : part;
    const { rule, says } = icon ? ACTION_THIS : PAYABLE[paid.pay];
    for (const cards of leavesOf(paid.what)) {
      const claim = claimOf(paid, cards, scope);
      if (!claim) continue;
      claims.push(claim);
      found.push({ rule, says, test: alone(claim) });
    }
  }
  for (const actions of [true, false]) {
    const rivals = claims.filter((claim) => claim.actions === actions);
    if (rivals.length > MOST) throw new Error(`a cost has at most ${MOST} parts that are paid alike`);
    if (rivals.length > 1) found.push({ rule: "trails-9.7", says: WHOLE, test: together(rivals) });
  }
  return found;
}
const ACTION_THIS = { rule: "trails-4.14", says: "this UNIT is ready" };
const WHOLE = "its whole cost can be paid, with no card for two parts of it";

const alone =
  ({ n, candidates }: Claim): Requirement["test"] =>
  (m, self, seat) => {
    const there = candidates(m, self, seat, m.scratch[m.borrow()]!);
    m.giveBack();
    return there >= n(m, self, seat);
  };
const together =
  (claims: readonly Claim[]): Requirement["test"] =>
  (m, self, seat) =>
    payable(
      claims,
      m,
      self,
      seat,
      (i) => claims[i]!.n(m, self, seat),
      () => true,
    );
