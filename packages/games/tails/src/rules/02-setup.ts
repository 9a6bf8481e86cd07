/** 2 Set-up: played in secret by all at once, then revealed. */
import {
  act,
  ask,
  asked,
  assign,
  call,
  cardsIn,
  constant,
  each,
  type Group,
  given,
  givenPair,
  givenSeat,
  happen,
  keepChance,
  loop,
  type Machine,
  NONE,
  type Num,
  need,
  needPair,
  overLimit,
  type Program,
  program,
  type SetVar,
  type Step,
  say,
  seq,
  show,
  shuffle,
  type Var,
} from "@tefuda/kernel";
import { definitionOf } from "../effects/text.ts";
import { DISCARDED, offDeck, putFaceDown, topOfDeck } from "../events.ts";
import { LINES } from "../lines.ts";
import {
  ANSWERED,
  ATTACKER,
  BASE,
  CAMP,
  DECK,
  FIRST,
  HAND,
  is,
  isOut,
  LAID,
  LAID_FOR,
  NEW_RULE,
  nextSeat,
  PLAYER,
  READY,
  TARGET,
  TRAP,
  TURF,
  TURN,
  turnPlayer,
  UNIT,
} from "../schema.ts";
import { laidFor, reveal } from "./02-revealing.ts";
import { excessOf, turns } from "./03-turn.ts";
import { settle } from "./07-triggers.ts";
import { checkBases } from "./08-winning.ts";

const BASE_HEALTH = 30;
const OPENING_HAND = 9;

/** The whole game. */
export const game: Program = program("game", (f) => {
  const seat = f.local();
  const card = f.card();
  const other = f.card();
  const set = f.set();
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
    downToLimit(seat, card, set),
    act((m) => {
      checkBases(m);
      if (isOut(m, turnPlayer(m))) m.setNumber(PLAYER, nextSeat(m, turnPlayer(m)));
    }),
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
          from: cardsIn(DECK, asked),
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
      m.setColumn(c, LAID, 1);
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

const inHand = cardsIn(HAND, asked, (m, card) => m.column(card, LAID) === 0);
/** Of equal cards one, which stands for all: nothing tells those that are not laid apart. */
const oneOfEach = (m: Machine, out: Int16Array): number => {
  const n = inHand(m, out);
  let kept = 0;
  for (let i = 0; i < n; i++) {
    let known = 0;
    while (known < kept && m.definition(out[known]!) !== m.definition(out[i]!)) known++;
    if (known === kept) out[kept++] = out[i]!;
  }
  return kept;
};
const laidSoFar = cardsIn(HAND, asked, (m, card) => m.column(card, LAID) > 0);
const deployable = need("tails-2.4", "it is a Unit, a Trap, a Turf or a New Rule", (m) =>
  is(m, m.a, UNIT | TRAP | TURF | NEW_RULE),
);

const IN_SET_UP = givenSeat("tails-2.4", "it is the set-up", (m) => m.number(TURN) === 0);

export const LAY: Group = {
  verb: "lay",
  form: "card",
  from: inHand,
  needs: [
    IN_SET_UP,
    given("tails-2.4", "it is in your hand", (m) => m.zone(m.a) === m.zoneOf(HAND, m.seat)),
    given("tails-2.4", "it has not been laid", (m) => m.column(m.a, LAID) === 0),
    deployable,
  ],
};
/** tails-2.8: laid for one card, and one card only. */
export const LAY_FOR: Group = {
  verb: "lay for",
  form: "cards",
  from: oneOfEach,
  to: laidSoFar,
  needs: [
    IN_SET_UP,
    given("tails-2.4", "it is in your hand", (m) => m.zone(m.a) === m.zoneOf(HAND, m.seat)),
    given("tails-2.4", "it has not been laid", (m) => m.column(m.a, LAID) === 0),
    deployable,
    givenPair("tails-2.8", "that card has been laid", (m) => m.column(m.b, LAID) > 0),
    needPair("tails-2.8", "that card still needs such a card", (m) => fillsSlot(m, m.a, m.b)),
  ],
};

/** Whether a card in hand serves a requirement of a laid one beside what was laid for it; those of a Trap are not asked. */
function fillsSlot(m: Machine, card: number, top: number): boolean {
  if (is(m, top, TRAP)) return false;
  const cards = m.scratch[m.borrow()]!;
  const n = laidFor(m, top, cards);
  cards[n] = card;
  const fills = serveEach(m, top, cards, n + 1);
  m.giveBack();
  return fills;
}
/** Whether each of these cards, from the i-th on, serves a requirement of its own that none before it has `served`. */
function serveEach(m: Machine, top: number, cards: Int16Array, n: number, i = 0, served = 0): boolean {
  if (i >= n) return true;
  const { slots } = definitionOf(m, top);
  for (let slot = 0; slot < slots.length; slot++)
    if (
      !(served & (1 << slot)) &&
      slots[slot]!(m, cards[i]!, top, m.actsFor(top)) &&
      serveEach(m, top, cards, n, i + 1, served | (1 << slot))
    )
      return true;
  return false;
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
      const top = m.column(card, LAID_FOR);
      putFaceDown(m, card, CAMP);
      m.setColumn(card, LAID, wanted);
      m.setColumn(card, LAID_FOR, top);
      n++;
    }
    say(m, LINES.deploysHidden, seat, n);
  }
}

/** tails-2.5: all choose at once; then what they chose is discarded, that of the first player first. */
function downToLimit(seat: Var, card: Var, set: SetVar): Step {
  const excess: Num = (m) => excessOf(m, seat(m));
  return seq(
    eachSeat(
      seat,
      overLimit(
        set,
        {
          hand: HAND,
          who: seat,
          excess,
          prompt: "handLimit",
          rule: "tails-2.5",
          secret: true,
          first: act((m) => say(m, LINES.openingLimit, seat(m), excess(m))),
        },
        each(
          set,
          card,
          act((m) => m.setColumn(card(m), LAID, 1)),
        ),
      ),
    ),
    loop(
      (m) => chosenInHand(m) !== NONE,
      seq(
        act((m) => {
          card.set(m, chosenInHand(m));
          m.setColumn(card(m), LAID, 0);
        }),
        happen(DISCARDED, [card, (m) => m.owner(card(m))]),
        act((m) => say(m, LINES.discards, m.owner(card(m)), card(m))),
      ),
    ),
  );
}
function chosenInHand(m: Machine): number {
  for (let i = 0, seat = m.number(FIRST); i < m.layout.seats; i++, seat = nextSeat(m, seat))
    for (let c = m.first(m.zoneOf(HAND, seat)); c >= 0; c = m.next(c)) if (m.column(c, LAID) > 0) return c;
  return NONE;
}
