/** Actions that change points, values, words, bans and permissions for a time (ttcg-15.7, 6.1). */

import {
  act,
  addModifier,
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
import type { ActionOf, Cards, Change, Duration, Ruling } from "../text/tree.ts";
import { taken } from "./audit.ts";
import { type Builder, sizeOf } from "./builder.ts";
import { STAT, statOf } from "./comparing.ts";
import { rulingModifier } from "./rulings.ts";
import { MEANING } from "./says.ts";
import {
  type Blueprint,
  fixed,
  modifierFor,
  STANDING,
  touching,
  touchingSeats,
  valueModifiers,
  whileActive,
} from "./standing.ts";

/** Collects the modifiers a text may add, so that the game can number them. */
export type Keep = (modifier: Modifier) => Modifier;

export function points(a: ActionOf<"points">, b: Builder): Step {
  const amount = b.frame.local();
  return b.forEachSeat(a.who, (seat) => {
    const n = b.amountOf(a.n, a.who, seat);
    return seq(
      act((m) => amount.set(m, Math.min(9999, Math.max(0, n(m))))),
      happen(COMING[a.of][a.how], [seat, amount], b.ok),
      b.did((m) => (b.ok(m) === 1 ? amount(m) : 0)),
    );
  });
}
export function setPoints(a: ActionOf<"setPoints">, b: Builder): Step {
  return b.forEachSeat(a.who, (seat) => toPoints(seat, b.amountOf(a.n, a.who, seat)));
}
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

/** What holds for a time. */
export const lastingStep = ({ what, for: term }: ActionOf<"lasting">, b: Builder, keep: Keep): Step =>
  isChange(what) ? changeValues(what, taken(term), b, keep) : ruling(what, taken(term), b, keep);

/** Values, types and lost effects. */
function changeValues(said: Change, how: Duration | undefined, b: Builder, keep: Keep): Step {
  const made = valueModifiers(said, b.standing ? STANDING : b.scope, b.standing);
  for (const x of made.blueprints) x.blueprint = held(x.blueprint, how);
  const amountsNow = (): (Num | undefined)[] =>
    made.blueprints.map((x) => (x.amount === undefined ? undefined : b.amount(x.amount)));
  if (b.standing && (follows(made.what) || (b.equip && "ref" in made.what && made.what.ref !== "this"))) {
    const modifiers = made.blueprints.map((x) =>
      keep(whileActive(modifierFor(x.blueprint, touching(made.what, b.equip)))),
    );
    const amounts = amountsNow();
    return act((m) => {
      for (let i = 0; i < modifiers.length; i++) addStanding(m, b, modifiers[i]!, amounts[i]);
    });
  }
  const modifiers = made.blueprints.map((x) => keep(lasting(b, modifierFor(x.blueprint, undefined))));
  // "its attack" is that of the card that changes, unless the text changes a card it pointed to and spoke of another before
  const before = "ref" in made.what && b.spokenOf !== undefined ? amountsNow() : undefined;
  const { fill, set } = b.cards(made.what);
  const one = b.frame.set();
  const spoken = b.spokenOf!;
  b.speakOf(one);
  const amounts = before ?? amountsNow();
  b.speakOf(spoken);
  const term = termFor(b, how);
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
          const modifier = modifiers[i]!;
          put(m, b, modifier, card, clamp(amounts[i]?.(m) ?? 0), term);
          if (modifier.stat !== undefined && modifier.stat <= RANK)
            say(m, LINES.changed, card, modifier.stat, statOf(m, card, modifier.stat));
        }
      }),
    ),
    b.did(sizeOf(set)),
  );
}
/** A modifier that holds only at certain times within its term. */
function held(blueprint: Blueprint, how: Duration | undefined): Blueprint {
  const only = heldOnly(how);
  if (!only) return blueprint;
  const { fold, mark } = blueprint;
  if (mark !== undefined) return { ...blueprint, during: (m, mod) => only(m, mod, NONE) };
  return {
    ...blueprint,
    ...(fold
      ? { fold: (m, before, mod, card) => (only(m, mod, card) ? fold(m, before, mod, card) : before) }
      : {}),
  };
}
const clamp = (n: number): number => Math.max(-9999, Math.min(9999, n));
/** "All ..." of a standing text follows its description: cards come under it and go. */
const follows = (cards: Cards): boolean => "count" in cards && cards.count === "all";

const addStanding = (m: Machine, b: Builder, modifier: Modifier, amount?: Num): void =>
  put(m, b, modifier, GROUP, clamp(amount?.(m) ?? 0), WHILE_ON_FIELD);
/** Swapping attack and defense of a card, or one value between two: set to what the other was at that moment. */
export function swapStats(a: ActionOf<"swapStats">, b: Builder, keep: Keep): Step {
  const change = setters(b, keep);
  const how = taken(a.for);
  const { fill, set } = b.cards(a.what);
  const term = termFor(b, how);
  return seq(
    fill,
    act((m) =>
      forEachLying(m, m.setAt(set), (card) => {
        if (!onTop(m, card)) return;
        const attack = statOf(m, card, ATTACK);
        const defense = statOf(m, card, DEFENSE);
        setTo(m, b, change[ATTACK]!, card, defense, term);
        setTo(m, b, change[DEFENSE]!, card, attack, term);
      }),
    ),
    b.did(sizeOf(set)),
  );
}
export function exchangeStat(a: ActionOf<"exchangeStat">, b: Builder, keep: Keep): Step {
  const stat = STAT[a.stat];
  const modifier = setters(b, keep)[stat]!;
  const how = taken(a.for);
  const first = b.cards(a.a);
  // "the attack of two units": between the two of them
  const second = "ref" in a.b && a.b.ref === "them" ? undefined : b.cards(a.b);
  const term = termFor(b, how);
  return seq(
    first.fill,
    ...(second ? [second.fill] : []),
    act((m) => {
      const two = m.scratch[m.borrow()]!;
      const n = lying(m, m.setAt(first.set), two);
      m.giveBack();
      const x = n > 0 ? two[0]! : NONE;
      const y = second ? firstLying(m, m.setAt(second.set)) : n > 1 ? two[1]! : NONE;
      if (x < 0 || y < 0 || !onTop(m, x) || !onTop(m, y)) return;
      const held = statOf(m, x, stat);
      setTo(m, b, modifier, x, statOf(m, y, stat), term);
      setTo(m, b, modifier, y, held, term);
    }),
  );
}
function setters(b: Builder, keep: Keep): Modifier[] {
  return [ATTACK, DEFENSE, RANK].map((stat) =>
    keep(lasting(b, modifierFor({ stat, fold: (m, _before, mod) => modAmount(m, mod) }, undefined))),
  );
}
const termFor = (b: Builder, how: Duration | undefined): Term =>
  b.standing && how === undefined ? WHILE_ON_FIELD : termOf(how);
/** Puts a modifier on a card, a seat or nobody for a term. */
function put(m: Machine, b: Builder, modifier: Modifier, subject: number, amount: number, term: Term): void {
  if (term === WHILE_ON_FIELD) {
    m.cite("ttcg-13.7");
    if (!onTop(m, b.self(m))) return;
  }
  const seat = b.seat(m);
  const { until, arg } = term;
  addModifier(m, {
    modifier,
    source: b.self(m),
    subject,
    seat: seatOfChange(m, b),
    amount,
    until,
    arg: arg(m, seat),
  });
}
/** What is active acts for whoever controls its card now (ttcg-3.7), anything else for the player who made it. */
export const seatOfChange = (m: Machine, b: Builder): number => (b.standing ? NONE : b.seat(m));
/** A modifier as a text makes it: while it is active if it is one that is. */
export const lasting = (b: Builder, modifier: Modifier): Modifier =>
  b.standing ? whileActive(modifier) : modifier;
function setTo(m: Machine, b: Builder, modifier: Modifier, card: number, n: number, term: Term): void {
  put(m, b, modifier, card, n, term);
  say(m, LINES.changed, card, modifier.stat!, statOf(m, card, modifier.stat!));
}

/** Bans, duties and permissions. */
function ruling(said: Ruling, how: Duration | undefined, b: Builder, keep: Keep): Step {
  const made = rulingModifier(said, b.standing ? STANDING : b.scope);
  if (!b.standing && how === undefined && made.eachTurn === false) throw new WordsError(MEANING.additional);
  const blueprint: Blueprint = held({ ...made.blueprint, ...fixed(made.amount) }, how);
  if (made.except) {
    const { except } = made;
    const modifier = keep(
      lasting(
        b,
        modifierFor(
          blueprint,
          (m, mod, subject) => subject >= 0 && onTop(m, subject) && !except(m, mod, subject),
        ),
      ),
    );
    const term = seatTerm(how);
    return act((m) => put(m, b, modifier, GROUP, 0, term));
  }
  if (made.who) {
    const { who } = made;
    const modifier = keep(lasting(b, modifierFor(blueprint, b.standing ? touchingSeats(who) : undefined)));
    if (b.standing) return act((m) => addStanding(m, b, modifier));
    const term = seatTerm(how);
    const uses = made.uses ?? 0;
    return b.forEachSeat(who, (seat) => act((m) => put(m, b, modifier, seatSubject(seat(m)), uses, term)));
  }
  const what = made.what!;
  if (b.standing && (follows(what) || (b.equip && "ref" in what && what.ref !== "this"))) {
    const modifier = keep(lasting(b, modifierFor(blueprint, touching(what, b.equip))));
    return act((m) => addStanding(m, b, modifier));
  }
  // "All units cannot attack this turn": a ban on a description for a time also holds for cards that come later
  if (how !== undefined && follows(what)) {
    const modifier = keep(lasting(b, modifierFor(blueprint, touching(what, false))));
    const term = termFor(b, how);
    return act((m) => put(m, b, modifier, GROUP, 0, term));
  }
  const modifier = keep(lasting(b, modifierFor(blueprint, undefined)));
  const { fill, set } = b.cards(what);
  const term = termFor(b, how);
  return seq(
    fill,
    act((m) =>
      forEachLying(m, m.setAt(set), (card) => {
        if (onTop(m, card)) put(m, b, modifier, card, 0, term);
      }),
    ),
    b.did(sizeOf(set)),
  );
}
/** ttcg-15.7: what is said of a player without a stated time lasts while the card that says it lies on top. */
const seatTerm = (how: Duration | undefined): Term => (how === undefined ? WHILE_ON_FIELD : termOf(how));
