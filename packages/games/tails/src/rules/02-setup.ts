/** 2 Set-up: played in secret by all at once, then revealed. */
import {
  act,
  ask,
  assign,
  call,
  constant,
  type Group,
  given,
  keepChance,
  loop,
  type Machine,
  move,
  NONE,
  need,
  needPair,
  type Program,
  program,
  type Step,
  say,
  seq,
  show,
  shuffle,
  type Var,
} from "@tefuda/kernel";
import { kindOf } from "../effects/text.ts";
import { announceDeployed, leaveTo, offDeck, putFaceDown, topOfDeck } from "../events.ts";
import { LINES } from "../lines.ts";
import {
  ANSWERED,
  ATTACKER,
  BASE,
  CAMP,
  DECK,
  FIRST,
  GROUNDS,
  HAND,
  is,
  LAID,
  LAID_FOR,
  NEW_RULE,
  nextSeat,
  PILE,
  PLAYER,
  READY,
  TARGET,
  TRAP,
  TRAPS,
  TURF,
  UNIT,
  UNITS,
} from "../table.ts";
import { handLimit, turns } from "./03-turn.ts";
import { slotCount } from "./04-deploying.ts";
import { settle } from "./07-triggers.ts";

const BASE_HEALTH = 30;
const OPENING_HAND = 9;

/** The whole game. */
export const game: Program = program("game", (f) => {
  const seat = f.local();
  const card = f.local();
  const other = f.local();
  return seq(
    act((m) => {
      keepChance(m);
      for (const number of [ATTACKER, TARGET, ANSWERED]) m.setNumber(number, NONE);
      // tails-2.1
      for (let s = 0; s < m.layout.seats; s++) m.setSeatNumber(s, BASE, BASE_HEALTH);
    }),
    eachSeat(seat, takeNewRule(seat, card)),
    act(shuffleAndDraw),
    eachSeat(seat, layInSecret(seat, card, other)),
    act((m) => {
      m.cite("tails-2.9");
      putOut(m);
      // tails-2.6
      const first = m.random(m.layout.seats);
      m.setNumber(FIRST, first);
      m.setNumber(PLAYER, first);
      say(m, LINES.goesFirst, first);
      reveal(m);
    }),
    call(settle),
    call(handLimit, [(m) => m.number(FIRST)]),
    call(turns),
  );
});

function eachSeat(seat: Var, body: Step): Step {
  return seq(
    assign(seat, constant(0)),
    loop(
      (m) => seat(m) < m.layout.seats,
      seq(
        body,
        assign(seat, (m) => seat(m) + 1),
      ),
    ),
  );
}

/** tails-2.2: one New Rule out of the deck. What is taken stays where it is until all have chosen. */
function takeNewRule(seat: Var, card: Var): Step {
  return seq(
    act((m) => {
      for (let c = m.first(m.zoneOf(DECK, seat(m))); c >= 0; c = m.next(c)) show(m, c, 1 << seat(m));
    }),
    ask({
      shape: "one",
      who: seat,
      prompt: "newRule",
      rule: "tails-2.2",
      a: card,
      secret: true,
      groups: [
        {
          verb: "take",
          form: "card",
          from: (m, out) => {
            let n = 0;
            for (let c = m.first(m.zoneOf(DECK, m.seat)); c >= 0; c = m.next(c)) out[n++] = c;
            return n;
          },
          needs: [need("tails-2.2", "it is a New Rule", (m) => is(m, m.a, NEW_RULE))],
          body: act((m) => m.setColumn(card(m), LAID, 1)),
        },
        { verb: "take none", form: "word" },
      ],
    }),
  );
}

/** tails-2.2, 2.3: what was taken is put out face down, the decks are shuffled, nine cards are drawn. */
function shuffleAndDraw(m: Machine): void {
  for (let seat = 0; seat < m.layout.seats; seat++) {
    const deck = m.zoneOf(DECK, seat);
    for (let c = m.first(deck); c >= 0; c = m.next(c)) {
      if (m.column(c, LAID) === 0) continue;
      putFaceDown(m, c, CAMP);
      say(m, LINES.looksForRule, seat);
      break;
    }
    shuffle(m, deck);
    for (let i = 0; i < OPENING_HAND; i++) {
      const card = topOfDeck(m, seat);
      if (card >= 0) offDeck(m, card, m.zoneOf(HAND, seat));
    }
    say(m, LINES.drawsOpening, seat, m.count(m.zoneOf(HAND, seat)));
  }
}

const inHand = (m: Machine, out: Int16Array): number => {
  let n = 0;
  for (let c = m.first(m.zoneOf(HAND, m.seat)); c >= 0; c = m.next(c))
    if (m.column(c, LAID) === 0) out[n++] = c;
  return n;
};
const laidSoFar = (m: Machine, out: Int16Array): number => {
  let n = 0;
  for (let c = m.first(m.zoneOf(HAND, m.seat)); c >= 0; c = m.next(c))
    if (m.column(c, LAID) > 0) out[n++] = c;
  return n;
};
const deployable = need("tails-2.4", "it is a Unit, a Trap, a Turf or a New Rule", (m) =>
  is(m, m.a, UNIT | TRAP | TURF | NEW_RULE),
);

const LAY: Group = {
  verb: "lay",
  form: "card",
  from: inHand,
  needs: [
    given("tails-2.4", "it is in your hand", (m) => m.zone(m.a) === m.zoneOf(HAND, m.seat)),
    given("tails-2.4", "it has not been laid", (m) => m.column(m.a, LAID) === 0),
    deployable,
  ],
};
/** tails-2.8: laid for one card, and one card only. */
const LAY_FOR: Group = {
  verb: "lay for",
  form: "cards",
  from: inHand,
  to: laidSoFar,
  needs: [
    given("tails-2.4", "it is in your hand", (m) => m.zone(m.a) === m.zoneOf(HAND, m.seat)),
    given("tails-2.4", "it has not been laid", (m) => m.column(m.a, LAID) === 0),
    deployable,
    needPair("tails-2.8", "that card has been laid and still needs such a card", (m) =>
      fillsSlot(m, m.a, m.b),
    ),
  ],
};

/** Whether a card in hand serves a requirement of a laid one that nothing laid so far serves. */
function fillsSlot(m: Machine, card: number, top: number): boolean {
  const { slots } = kindOf(m, top);
  const seat = m.actsFor(top);
  return slots.some((fits, i) => fits(m, card, top, seat) && servedBy(m, top, i) === NONE);
}
/** The card laid for one requirement of another: those laid for it serve its requirements in turn. */
function servedBy(m: Machine, top: number, slot: number): number {
  const { slots } = kindOf(m, top);
  const seat = m.actsFor(top);
  const taken = new Set<number>();
  let found = NONE;
  for (let i = 0; i <= slot; i++) {
    found = NONE;
    for (let c = 0; c < m.layout.cards && found === NONE; c++)
      if (m.column(c, LAID_FOR) === top + 1 && !taken.has(c) && slots[i]!(m, c, top, seat)) found = c;
    if (found !== NONE) taken.add(found);
  }
  return found;
}

/** tails-2.4: laid in secret; the cards stay in the hand until all are content. */
function layInSecret(seat: Var, a: Var, b: Var): Step {
  return loop(
    (m) => m.seatNumber(seat(m), READY) === 0,
    ask({
      shape: "one",
      who: seat,
      prompt: "setUp",
      rule: "tails-2.4",
      a,
      b,
      secret: true,
      groups: [
        { ...LAY, body: act((m) => lay(m, a(m), NONE)) },
        { ...LAY_FOR, body: act((m) => lay(m, a(m), b(m))) },
        { verb: "content", form: "word", body: act((m) => m.setSeatNumber(seat(m), READY, 1)) },
      ],
    }),
  );
}
function lay(m: Machine, card: number, top: number): void {
  let n = 1;
  for (let c = m.first(m.zoneOf(HAND, m.actsFor(card))); c >= 0; c = m.next(c))
    n = Math.max(n, m.column(c, LAID) + 1);
  m.setColumn(card, LAID, n);
  m.setColumn(card, LAID_FOR, top + 1);
}

/** All at once, what was laid comes to the battlefield face down, in the order in which it was laid. */
function putOut(m: Machine): void {
  for (let seat = 0; seat < m.layout.seats; seat++) {
    const hand = m.zoneOf(HAND, seat);
    let n = 0;
    for (let wanted = 1; ; wanted++) {
      let card = m.first(hand);
      while (card >= 0 && m.column(card, LAID) !== wanted) card = m.next(card);
      if (card < 0) break;
      putFaceDown(m, card, CAMP);
      n++;
    }
    say(m, LINES.deploysHidden, seat, n);
  }
}

/** tails-2.7, 2.8: all at once; then what was laid as a requirement, and what lacks one, is discarded. */
function reveal(m: Machine): void {
  const first = m.number(FIRST);
  for (let i = 0, seat = first; i < m.layout.seats; i++, seat = nextSeat(m, seat)) {
    for (let c = m.first(m.zoneOf(CAMP, seat)); c >= 0; c = m.next(c)) {
      if (is(m, c, TRAP)) continue;
      m.setFaceDown(c, false);
      say(m, LINES.reveals, seat, c);
    }
  }
  const given_: number[] = [];
  const unmet: number[] = [];
  for (let c = 0; c < m.layout.cards; c++) {
    if (m.zoneId(m.zone(c)) !== CAMP || is(m, c, TRAP)) continue;
    const top = m.column(c, LAID_FOR) - 1;
    if (!isMet(m, c)) unmet.push(c);
    else if (top >= 0 && isMet(m, top)) given_.push(c);
  }
  for (const c of given_) {
    say(m, LINES.setUpMet, c, m.column(c, LAID_FOR) - 1);
    leaveTo(m, c, PILE);
  }
  for (const c of unmet) {
    say(m, LINES.setUpUnmet, c);
    leaveTo(m, c, PILE);
  }
  for (let i = 0, seat = first; i < m.layout.seats; i++, seat = nextSeat(m, seat)) {
    const camp = m.zoneOf(CAMP, seat);
    for (let c = m.first(camp); c >= 0; c = m.first(camp)) {
      m.setColumn(c, LAID, 0);
      m.setColumn(c, LAID_FOR, 0);
      const zone = is(m, c, TRAP) ? TRAPS : is(m, c, UNIT) ? UNITS : GROUNDS;
      move(m, c, m.zoneOf(zone, seat));
      if (zone !== TRAPS) announceDeployed(m, c);
    }
  }
}

/** Whether every requirement of a revealed card is served by a card that is met itself. */
function isMet(m: Machine, card: number): boolean {
  m.cite("tails-2.8");
  return kindOf(m, card)
    .slots.slice(0, slotCount(m, card))
    .every((_, i) => {
      const served = servedBy(m, card, i);
      return (
        served !== NONE && m.zoneId(m.zone(served)) === CAMP && (is(m, served, TRAP) || isMet(m, served))
      );
    });
}
