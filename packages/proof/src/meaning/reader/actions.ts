/** What a text has done, node by node, in the order in which it is written. */

import { numberOf } from "./amounts.ts";
import { type Asking, askCards, Unread } from "./asking.ts";
import { moverOf, pick } from "./cards.ts";
import { holds } from "./conditions.ts";
import { fits } from "./describing.ts";
import { last, lend, putOff } from "./lasting.ts";
import { control, drawCards, moveCard, shufflePile, toPile } from "./moving.ts";
import type { Deed, Done, Reading, Said } from "./reading.ts";
import { eachDoes, eachTheirOwn, inRow, isAskedOfEach } from "./severally.ts";
import { canBegin } from "./targets.ts";
import type { Action, Cards, Picked, Statement } from "./tree.ts";
import { seatsOf } from "./who.ts";
import { everything, found, still, type Thing, zoneOf } from "./world.ts";

/** Carries an action out. What hangs on it behind - "if you do", "that many" - is left in `said`. */
export function* act(r: Reading, action: Action, said: Said): Asking<void> {
  if (r.world.over) return;
  switch (action.do) {
    case "seq":
      return yield* inRow(r, action.of as readonly Action[], said, act);
    case "if": {
      if (said.each === undefined && isAskedOfEach(action, said))
        return yield* eachDoes(r, action, said, (own) => act(r, own, said));
      const branch = holds(r, action.cond!, said) ? action.then : action.otherwise;
      if (branch) yield* act(r, branch, said);
      else if (action.cond!.if !== "did") nothing(said);
      return;
    }
    case "may":
      return yield* eachOf(r, action, said, function* (who) {
        if (!(yield { about: "may", who })) return nothing(said);
        const { by } = said;
        said.by = who;
        yield* actThen(r, action.what as Action, said);
        said.by = by;
      });
    case "choose": {
      const parts = action.of as readonly Action[];
      const before = said.chosen.get(action);
      if (typeof before === "number") return yield* act(r, parts[before]!, said);
      return yield* eachOf(r, action, said, function* (who) {
        // what cannot be done is not offered
        const at = { first: said.first || !r.rules.needs.later, for: who };
        const open = parts.flatMap((one, i) => (canBegin(r, one, said, { before: [], ...at }) ? [i] : []));
        if (open.length === 0) return nothing(said);
        yield* act(r, parts[(yield { about: "part", who, parts: open }) as number]!, said);
      });
    }
    case "unless":
      return yield* unless(r, action, said);
    case "flip": {
      const side = (yield { about: "roll", sides: 2 }) as number;
      const branch = side === 0 ? action.then : action.otherwise;
      return branch ? yield* actThen(r, branch, said) : nothing(said);
    }
    case "later":
      return putOff(r, action, said);
    default: {
      if (action.who === "both" && said.each === undefined && !TOGETHER.includes(action.do))
        return yield* eachDoes(r, action, said, (own) => act(r, own, said));
      const deed = r.rules.actions[action.do] ?? DEEDS[action.do];
      const verb = r.rules.verbs[action.do];
      // each player their own is done otherwise than what is done to cards that are described
      if (verb && !(action.who && action.do in r.rules.actions)) yield* doTo(r, action, said, verb);
      else if (deed) tell(said, yield* finish(deed(r, action, said)));
      else throw new Unread(`action.${action.do}`);
      if (r.rules.after) {
        // what goes by what was done is spoken of where it has gone
        const there = still(said.it);
        yield* r.rules.after(r);
        said.it = said.it.map((one) => (there.includes(one.thing) ? found(one.thing) : one));
      }
    }
  }
}

/** What both do at once, and what is done to a player and not by one. */
const TOGETHER = ["move", "destroy", "lose", "lasting", "toHomebase", "enter"];

/** What comes to be done by a question or by chance is no longer what is done first. */
function* actThen(r: Reading, action: Action, said: Said): Asking<void> {
  const { first } = said;
  said.first = false;
  yield* act(r, action, said);
  said.first = first;
}

function* finish<D extends Done>(n: D | Asking<D>): Asking<D> {
  return typeof n === "object" && "next" in n ? yield* n : n;
}

/** Something that each player whom a sentence means decides; all that they do is counted. */
function* eachOf(r: Reading, action: Action, said: Said, deed: (who: number) => Asking<void>): Asking<void> {
  const { done: before } = said;
  let done = 0;
  const did: boolean[] = [];
  const seats = seatsOf(r, action.who!, said);
  const { each } = said;
  for (const who of seats) {
    said.done = before;
    if (seats.length > 1) said.each = who;
    yield* deed(who);
    did.push(said.did);
    done += said.done;
  }
  if (each === undefined) delete said.each;
  said.did = r.rules.inFull ? did.every(Boolean) : did.some(Boolean);
  said.done = done;
}

/** The cards are known first, then it may be kept from them. */
function* unless(r: Reading, { what, pay }: Action, said: Said): Asking<void> {
  const does = what as Action;
  const meant = r.rules.meant?.[does.do];
  const cards = (yield* pick(r, does.what as Cards, said, said.by, meant)).map(found);
  if (cards.length === 0) return nothing(said);
  const { who, what: price } = pay!;
  const full = priceOf(r, price as Action, said);
  const [payer] = seatsOf(r, who!, said);
  // whole or not at all: of a hand that is too small nothing is paid
  const asks = (price as Action).do !== "discard" || zoneOf(r.world, payer!, r.rules.hand).length >= full;
  if (asks) yield* actThen(r, pay!, said);
  // what is spoken of behind is what it was about, not what was paid
  const isPaid = asks && said.done >= full;
  said.it = cards;
  if (isPaid) return nothing(said);
  yield* act(r, { ...does, what: { ref: "them" } }, said);
}

/** How much of it is to be done for all of it to be. */
function priceOf(r: Reading, { do: verb, n, what }: Action, said: Said): number {
  if (["draw", "mill", "points"].includes(verb)) return numberOf(r, n!, said);
  return typeof what === "object" && "count" in what ? Math.max(1, askedFor(r, what as Cards, said, 1)) : 1;
}

const nothing = (said: Said): void => tell(said, 0);
function tell(said: Said, done: Done): void {
  const {
    n,
    of,
    uncounted = false,
  } = typeof done === "number" ? ({ n: done, of: 1 } as Exclude<Done, number>) : done;
  said.uncounted = uncounted;
  delete said.shares;
  said.did = n > 0 && n >= of;
  said.done = n;
}

/** What was done to so many cards, where a game looks at how many a text asks for. */
function ofAsked(r: Reading, n: number, cards: Cards, said: Said, there: number): Done {
  return r.rules.inFull ? { n, of: askedFor(r, cards, said, there) } : n;
}
function askedFor(r: Reading, cards: Cards, said: Said, there: number): number {
  if ("both" in cards)
    return Math.max(
      Math.min(1, there),
      cards.both.reduce((sum, part) => sum + askedFor(r, part, said, 0), 0),
    );
  // where no number is asked for, it is done as soon as something is
  if (!("count" in cards) || typeof cards.count !== "object" || !("exactly" in cards.count))
    return Math.min(1, there);
  return numberOf(r, cards.count.exactly, said);
}

function* doTo(
  r: Reading,
  action: Action,
  said: Said,
  verb: NonNullable<Reading["rules"]["verbs"][string]>,
): Asking<void> {
  const cards = yield* pick(r, action.what as Cards, said, said.by, r.rules.meant?.[action.do]);
  const n = yield* finish(verb(r, cards, action, said));
  tell(said, typeof n === "object" ? n : ofAsked(r, n, action.what as Cards, said, cards.length));
  if (cards.length > 0) said.it = cards.map(found);
}

const DEEDS: Readonly<Record<string, Deed>> = {
  *draw(r, { who, n }, said) {
    let of = 0;
    const all: Thing[] = [];
    const seats = seatsOf(r, who!, said);
    for (const seat of seats) {
      const count = numberOf(r, n!, said);
      all.push(...(yield* drawCards(r, seat, count)));
      of += count;
    }
    said.it = all.map(found);
    return r.rules.inFull ? { n: all.length, of } : all.length;
  },
  *discard(r, { who, what }, said) {
    let of = 0;
    const all: Thing[] = [];
    const { it } = said;
    const seats = seatsOf(r, who!, said);
    for (const seat of seats) {
      said.they = seat;
      said.it = it;
      const cards = fromHand(r, what as Cards, seat, said, who!);
      const picked = yield* pick(r, cards, said, holderOf(r, cards, said) ?? seat);
      of += askedFor(r, cards, said, picked.length);
      for (const thing of picked) {
        if (thing.zone !== r.rules.hand && !r.rules.discardsFrom?.includes(thing.zone)) continue;
        yield* toPile(r, thing, "discards");
        all.push(thing);
      }
    }
    said.it = all.map(found);
    return { n: all.length, of: r.rules.inFull ? of : 1 };
  },
  *drawUntil(r, { who, n }, said) {
    let [drawn, of] = [0, 0];
    for (const seat of seatsOf(r, who!, said)) {
      const missing = Math.max(0, numberOf(r, n!, said) - zoneOf(r.world, seat, r.rules.hand).length);
      drawn += (yield* drawCards(r, seat, missing)).length;
      of += missing;
    }
    return r.rules.inFull ? { n: drawn, of } : drawn;
  },
  *mill(r, { who, n }, said) {
    let of = 0;
    const all: Thing[] = [];
    for (const seat of seatsOf(r, who!, said)) {
      const count = numberOf(r, n!, said);
      of += count;
      for (const thing of zoneOf(r.world, seat, r.rules.deck).slice(0, Math.max(0, count))) {
        yield* toPile(r, thing);
        all.push(thing);
      }
    }
    said.it = all.map(found);
    return r.rules.inFull ? { n: all.length, of } : all.length;
  },
  /** It comes to lie on the side of a player, as the card that it is. */
  *control(r, action, said) {
    const cards = yield* pick(r, action.what as Cards, said, said.by);
    const [seat] = seatsOf(r, action.who ?? "you", said);
    const taken = cards.filter((thing) => thing.zone === r.rules.field && thing.seat !== seat);
    for (const thing of taken) {
      control(r, thing, seat!);
      lend(r, thing, action.for!, said);
    }
    said.it = cards.map(found);
    return ofAsked(r, taken.length, action.what as Cards, said, cards.length);
  },
  *move(r, action, said) {
    const movers = action.who === "both" ? seatsOf(r, "both", said) : [];
    if (movers.length > 1)
      return yield* eachTheirOwn(r, action, movers, said, (own) => finish(DEEDS.move!(r, own, said)));
    const cards = yield* pick(r, action.what as Cards, said, moverOf(r, action, said));
    const to = action.to as string;
    const onDeck = ["deckTop", "deckBottom"].includes(to);
    if (r.rules.ordersMoved === "unsaid" && onDeck && cards.length > 1)
      throw new Unread("the order of several cards put onto a deck");
    // as they lie, since the text leaves it open, where nobody is to say so
    const lying = everything(r.world).filter((thing) => cards.includes(thing));
    const order = r.rules.ordersMoved && onDeck ? yield* ordered(said.by, lying) : lying;
    for (const thing of order) yield* moveCard(r, thing, to);
    if (to === "deckShuffled")
      for (const seat of r.rules.both(r, said))
        if (cards.some(({ owner }) => owner === seat)) yield* shufflePile(r, seat);
    said.it = cards.map(found);
    return ofAsked(r, cards.length, action.what as Cards, said, cards.length);
  },
  *shuffle(r, { who, pileToo }, said) {
    let n = 0;
    for (const seat of seatsOf(r, who!, said)) {
      const pile = zoneOf(r.world, seat, r.rules.pile).filter((thing) => thing !== r.resolving);
      if (pileToo) for (const thing of pile) yield* moveCard(r, thing, "deckBottom");
      n += pileToo && !r.rules.shuffles ? pile.length : zoneOf(r.world, seat, r.rules.deck).length;
      yield* shufflePile(r, seat);
    }
    return n;
  },
  *look(r, { what }, said) {
    return yield* seen(r, what as Cards | { hand: string }, said);
  },
  *reveal(r, { what }, said) {
    return yield* seen(r, what as Cards | { hand: string }, said);
  },
  *search(r, action, said) {
    const what = action.what as Picked;
    const deck = zoneOf(r.world, said.you, r.rules.deck);
    const pool = deck.filter((thing) =>
      fits(r, thing, { ...what.what, zone: { in: "deck", whose: "you" } }, said),
    );
    const most =
      what.count === "any" || what.count === "all" ? pool.length : most_(r, what, said, pool.length);
    const taken = most === 0 ? [] : yield* askCards(said.by, pool, what.count === "all" ? most : 0, most);
    for (const thing of taken) yield* r.rules.takeTo(r, thing, action.to as string, said);
    yield* shufflePile(r, said.you);
    said.it = taken.map(found);
    return ofAsked(r, taken.length, what, said, taken.length);
  },
  *dig(r, action, said) {
    const take = action.take as Picked;
    const deck = zoneOf(r.world, said.you, r.rules.deck);
    const top = deck.slice(0, numberOf(r, action.n!, said));
    const where = { in: "deck", whose: "you" };
    const pool = top.filter((thing) => fits(r, thing, { ...take.what, zone: where }, said));
    const most =
      take.count === "any" || take.count === "all" ? pool.length : most_(r, take, said, pool.length);
    const plain = Object.keys(take.what).length === 1 && take.what.noun === "card";
    const exactly = typeof take.count === "object" && "exactly" in take.count;
    const must = r.rules.mustTake === "such" || (r.rules.mustTake === "any" && plain);
    const least = take.count === "all" || (exactly && must) ? most : 0;
    const taken = most === 0 ? [] : yield* askCards(said.by, pool, least, most);
    for (const thing of taken) yield* r.rules.takeTo(r, thing, action.to as string, said);
    const rest = top.filter((thing) => thing.zone === r.rules.deck && deck.includes(thing));
    if (action.rest === "deckBottom")
      for (const thing of r.rules.ordersRest ? yield* ordered(said.you, rest) : rest)
        yield* moveCard(r, thing, "deckBottom");
    else for (const thing of rest) yield* toPile(r, thing);
    said.it = taken.map(found);
    return ofAsked(r, taken.length, take, said, taken.length);
  },
  *lasting(r, action, said) {
    const what = action.what as Statement;
    const n = yield* last(r, what, action.for!, said);
    return typeof what.who === "object" ? ofAsked(r, n, what.who, said, n) : { n, of: 1, uncounted: true };
  },
};

const most_ = (r: Reading, { count }: Picked, said: Said, there: number): number => {
  if (count === "any" || count === "all") return there;
  return Math.min(there, numberOf(r, "exactly" in count ? count.exactly : count.upTo, said));
};

/** Whose hand a description names, if it is one player's: they choose what is discarded of it. */
function holderOf(r: Reading, cards: Cards, said: Said): number | undefined {
  if (
    r.rules.handsAtRandom ||
    !("what" in cards) ||
    !cards.what.zone ||
    r.rules.zones[cards.what.zone.in] !== r.rules.hand
  )
    return undefined;
  const seats = seatsOf(r, cards.what.zone.whose ?? "both", said);
  return seats.length === 1 ? seats[0] : undefined;
}

/** The hand of whoever discards is meant where it is named by whose it is, or no place is named. */
function fromHand(r: Reading, cards: Cards, seat: number, said: Said, who: string): Cards {
  if ("both" in cards) return { both: cards.both.map((part) => fromHand(r, part, seat, said, who)) };
  if ("ref" in cards) return cards;
  const { zone } = cards.what;
  if (zone && (r.rules.zones[zone.in] !== r.rules.hand || (zone.whose !== who && zone.whose !== "they")))
    return cards;
  if (!zone && cards.what.side !== undefined) return cards;
  // where cards are discarded off the field it is their own that is meant
  if (!zone && r.rules.discardsFrom)
    return { ...cards, what: { ...cards.what, side: seat === said.you ? "yours" : "opponents" } };
  const whose = seat === said.you ? "you" : "opponent";
  return { ...cards, what: { ...cards.what, zone: { in: "hand", whose } } };
}

function* seen(r: Reading, what: Cards | { hand: string }, said: Said): Asking<Done> {
  if ("hand" in what) {
    const hands = seatsOf(r, what.hand, said).flatMap((seat) => zoneOf(r.world, seat, r.rules.hand));
    return hands.length;
  }
  const n = (yield* pick(r, what, said, said.by)).length;
  return ofAsked(r, n, what, said, n);
}

/** Somebody puts cards into an order, the first first; the last has no choice left. */
export function* ordered(seat: number, cards: readonly Thing[]): Asking<Thing[]> {
  const left = [...cards];
  const order: Thing[] = [];
  while (left.length > 0) {
    const [next] = left.length === 1 ? left : yield* askCards(seat, left, 1, 1);
    order.push(next!);
    left.splice(left.indexOf(next!), 1);
  }
  return order;
}
