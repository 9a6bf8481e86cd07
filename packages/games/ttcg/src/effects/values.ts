/** Actions that change points, and what texts make hold for a time: values, words, bans and permissions (ttcg-15.7, 6.1). */

import {
  act,
  addModifier,
  assign,
  firstLying,
  forEachLying,
  GROUP,
  happen,
  ifElse,
  lying,
  type Machine,
  type Modifier,
  modAmount,
  NONE,
  type Num,
  type Step,
  say,
  seatSubject,
  seq,
  WordsError,
} from "@tefuda/kernel";
import { heldOnly, type Term, termOf, WHILE_ON_FIELD } from "../durations.ts";
import { COMING, GAIN, LOSE } from "../events.ts";
import { LINES } from "../lines.ts";
import { ATTACK, DEFENSE, onField, onTop, POINTS, RANK } from "../schema.ts";
import { isChange } from "../text/statements.ts";
import type { ActionOf, Cards, Duration, Statement, Who } from "../text/tree.ts";
import { taken } from "./audit.ts";
import { type Builder, sizeOf } from "./builder.ts";
import { changed } from "./changing.ts";
import { STAT, statOf } from "./comparing.ts";
import { ruled } from "./rulings.ts";
import { MEANING } from "./says.ts";
import type { Scope } from "./scope.ts";
import {
  heldOn,
  heldTouching,
  type Made,
  modifierFor,
  STANDING,
  touchingAll,
  whileActive,
} from "./standing.ts";

/** Collects the modifiers a text may add, so that the game can number them. */
export type Keep = (modifier: Modifier) => Modifier;

export function points(a: ActionOf<"points">, b: Builder): Step {
  const amount = b.frame.local();
  return b.forEachSeat(a.who, (seat) => {
    const n = b.amountOf(a.n, a.who, seat);
    return seq(
      act((m) => amount.set(m, Math.min(MOST, Math.max(0, n(m))))),
      happen(COMING[a.of][a.how], [seat, amount], b.ok),
      b.did((m) => (b.ok(m) === 1 ? amount(m) : 0)),
    );
  });
}
export const setPoints = (a: ActionOf<"setPoints">, b: Builder): Step =>
  b.forEachSeat(a.who, (seat) => {
    const to = b.frame.local();
    return seq(
      assign(to, b.amountOf(a.n, a.who, seat)),
      toPoints(seat, to),
      b.did((m) => (m.seatNumber(seat(m), POINTS) === to(m) ? 1 : 0)),
    );
  });
/** Points reach a number by being gained or lost, so that what sees either sees this. */
function toPoints(seat: Num, to: Num): Step {
  const by = (m: Machine): number => to(m) - m.seatNumber(seat(m), POINTS);
  return ifElse((m) => by(m) > 0, happen(GAIN, [seat, by]), happen(LOSE, [seat, (m) => -by(m)]));
}
export function swapPoints(b: Builder): Step {
  const first = b.frame.local();
  const second = b.frame.local();
  return seq(
    act((m) => {
      first.set(m, m.seatNumber(0, POINTS));
      second.set(m, m.seatNumber(1, POINTS));
    }),
    toPoints(() => 0, second),
    toPoints(() => 1, first),
  );
}

/** ttcg-15.7: no value of the game goes beyond it. */
const MOST = 9999;
const clamp = (n: number): number => Math.max(-MOST, Math.min(MOST, n));

/** The modifiers of whatever is said. */
export const madeBy = (said: Statement, scope: Scope, live: boolean): Made =>
  isChange(said) ? changed(said, scope, live) : ruled(said, scope);

/** What holds for a time. */
export function lastingStep({ what: said, for: term }: ActionOf<"lasting">, b: Builder, keep: Keep): Step {
  const how = taken(term);
  const made = madeBy(said, b.standing ? STANDING : b.scope, b.standing);
  const { of, uses = 0, eachTurn } = made;
  if (!b.standing && how === undefined && eachTurn === false) throw new WordsError(MEANING.additional);
  const only = heldOnly(how);
  const modifiers = (touches?: Modifier["touches"]): Modifier[] =>
    made.parts.map(({ blueprint }) =>
      keep(lasting(b, modifierFor(touches ? blueprint : heldOn(blueprint, only), touches))),
    );
  const amounts = (): (Num | undefined)[] =>
    made.parts.map(({ amount }) => (amount === undefined ? undefined : b.amount(amount)));
  if (typeof of === "function" || isGroup(of, said, how, b)) {
    const all = modifiers(heldTouching(touchingAll(of, b.equip), only));
    const now = amounts();
    const until = b.standing && typeof of !== "function" ? WHILE_ON_FIELD : seatTerm(how);
    return act((m) => {
      for (let i = 0; i < all.length; i++) put(m, b, all[i]!, GROUP, clamp(now[i]?.(m) ?? 0), until);
    });
  }
  const each = modifiers();
  if (typeof of !== "string") return onCards(of, said, each, amounts, termFor(b, how), b);
  return b.forEachSeat(of, (seat) =>
    act((m) => {
      for (const modifier of each) put(m, b, modifier, seatSubject(seat(m)), uses, seatTerm(how));
    }),
  );
}

/** Whether it is said of whoever fits at a moment: cards and players come under it and go. */
function isGroup(of: Cards | Who, said: Statement, how: Duration | undefined, b: Builder): boolean {
  if (typeof of === "string") return b.standing;
  const all = "count" in of && of.count === "all";
  if (b.standing) return all || (b.equip && "ref" in of && of.ref !== "this");
  // "All units cannot attack this turn": a ban on a description for a time also holds for cards that come later
  return all && how !== undefined && !isChange(said);
}

/** On each of the cards that are meant now. */
function onCards(
  of: Cards,
  said: Statement,
  modifiers: readonly Modifier[],
  amountsNow: () => (Num | undefined)[],
  term: Term,
  b: Builder,
): Step {
  // "its attack" is that of the card that changes, unless the text changes a card it pointed to and spoke of another before
  const before = "ref" in of && b.spokenOf !== undefined ? amountsNow() : undefined;
  const { fill, set, asked } = b.cards(of);
  const one = b.frame.set();
  const spoken = b.spokenOf!;
  b.speakOf(one);
  const amounts = before ?? amountsNow();
  b.speakOf(spoken);
  // what a card is counts underneath another too, its values do not
  const lies = said.is === "becomes" || said.is === "loses" ? onField : onTop;
  return seq(
    fill,
    act((m) =>
      forEachLying(m, m.setAt(set), (card) => {
        if (!lies(m, card)) return;
        m.clearSet(m.setAt(one));
        m.addTo(m.setAt(one), card);
        for (let i = 0; i < modifiers.length; i++) {
          put(m, b, modifiers[i]!, card, clamp(amounts[i]?.(m) ?? 0), term);
          tell(m, modifiers[i]!, card);
        }
      }),
    ),
    b.did(sizeOf(set), asked),
  );
}
/** A value that has changed is told. */
function tell(m: Machine, { stat }: Modifier, card: number): void {
  if (stat !== undefined && stat <= RANK) say(m, LINES.changed, card, stat, statOf(m, card, stat));
}

/** Attack and defense of a card are set to what the other was at that moment. */
export function swapStats(a: ActionOf<"swapStats">, b: Builder, keep: Keep): Step {
  const swap = swapping(taken(a.for), b, keep);
  const { fill, set } = b.cards(a.what);
  return seq(
    fill,
    act((m) =>
      forEachLying(m, m.setAt(set), (card) => {
        if (onTop(m, card)) swap(m, [card, ATTACK], [card, DEFENSE]);
      }),
    ),
    b.did(sizeOf(set)),
  );
}
/** The same of one value of two cards. */
export function exchangeStat(a: ActionOf<"exchangeStat">, b: Builder, keep: Keep): Step {
  const stat = STAT[a.stat];
  const swap = swapping(taken(a.for), b, keep);
  const first = b.cards(a.a);
  // "the attack of two units": between the two of them
  const second = "ref" in a.b && a.b.ref === "them" ? undefined : b.cards(a.b);
  return seq(
    first.fill,
    ...(second ? [second.fill] : []),
    act((m) => {
      const two = m.scratch[m.borrow()]!;
      const n = lying(m, m.setAt(first.set), two);
      m.giveBack();
      const x = n > 0 ? two[0]! : NONE;
      const y = second ? firstLying(m, m.setAt(second.set)) : n > 1 ? two[1]! : NONE;
      if (x >= 0 && y >= 0 && onTop(m, x) && onTop(m, y)) swap(m, [x, stat], [y, stat]);
    }),
  );
}
type ValueOn = readonly [card: number, stat: number];
function swapping(how: Duration | undefined, b: Builder, keep: Keep) {
  const setters = [ATTACK, DEFENSE, RANK].map((stat) =>
    keep(lasting(b, modifierFor({ stat, fold: (m, _before, mod) => modAmount(m, mod) }, undefined))),
  );
  const term = termFor(b, how);
  const set = (m: Machine, [card, stat]: ValueOn, n: number): void => {
    put(m, b, setters[stat]!, card, n, term);
    tell(m, setters[stat]!, card);
  };
  return (m: Machine, one: ValueOn, other: ValueOn): void => {
    const [was, is] = [statOf(m, ...one), statOf(m, ...other)];
    set(m, one, is);
    set(m, other, was);
  };
}

const termFor = (b: Builder, how: Duration | undefined): Term =>
  b.standing && how === undefined ? WHILE_ON_FIELD : termOf(how);
/** ttcg-15.7: what is said of a player without a stated time lasts while the card that says it lies on top. */
const seatTerm = (how: Duration | undefined): Term => (how === undefined ? WHILE_ON_FIELD : termOf(how));
/** Puts a modifier on a card, a seat or nobody for a term. */
export function put(
  m: Machine,
  b: Builder,
  modifier: Modifier,
  subject: number,
  amount: number,
  term: Term,
  extra = NONE,
): void {
  if (term === WHILE_ON_FIELD) {
    m.cite("ttcg-13.7");
    if (!onTop(m, b.self(m))) return;
  }
  const { until, arg } = term;
  addModifier(m, {
    modifier,
    source: b.self(m),
    subject,
    seat: seatOfChange(m, b),
    amount,
    until,
    arg: arg(m, b.seat(m)),
    extra,
  });
}
/** What is active acts for whoever controls its card now (ttcg-3.7), anything else for the player who made it. */
const seatOfChange = (m: Machine, b: Builder): number => (b.standing ? NONE : b.seat(m));
/** A modifier as a text makes it: while it is active if it is one that is. */
export const lasting = (b: Builder, modifier: Modifier): Modifier =>
  b.standing ? whileActive(modifier) : modifier;
