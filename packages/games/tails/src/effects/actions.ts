/** What each action of a text does, as steps (tails-7.13: as much as it can). */
import {
  act,
  ask,
  attach,
  call,
  constant,
  EVERYBODY,
  firstLying,
  forEachLying,
  happen,
  loop,
  type Machine,
  move,
  NONE,
  type Num,
  type Step,
  say,
  seq,
  show,
  shuffle,
  when,
} from "@tefuda/kernel";
import {
  announceDeployed,
  DAMAGED,
  DESTROYED,
  DISCARDED,
  DRAWS,
  GAINS_BASE,
  LOSES_BASE,
  leaveTo,
  offDeck,
  topOfDeck,
} from "../events.ts";
import { LINES } from "../lines.ts";
import { deploy } from "../rules/04-deploying.ts";
import {
  DAMAGE,
  DECK,
  ENDING,
  EQUIPMENT,
  GEAR,
  GROUNDS,
  HAND,
  is,
  NEW_RULE,
  onField,
  PILE,
  TURF,
  UNIT,
  UNITS,
} from "../table.ts";
import type { Action, Cards, Condition } from "../text/tree.ts";
import { counterNext } from "./answers.ts";
import type { Builder } from "./builder.ts";
import { type Lasting, lastingStep } from "./lasting.ts";
import { condition } from "./standing.ts";

type Of<D extends Action["do"]> = Extract<Action, { do: D }>;
export function lower(a: Action, b: Builder, lasting: Lasting): Step {
  switch (a.do) {
    case "seq":
      return seq(...a.of.map((part) => lower(part, b, lasting)));
    case "if":
      return when(test(a.cond, b), lower(a.then, b, lasting), a.otherwise && lower(a.otherwise, b, lasting));
    case "may":
      return may(a, b, lasting);
    case "choose":
      return chooseOne(a, b, lasting);
    case "draw":
      return draw(a, b);
    case "discard":
      return discard(a, b);
    case "mill":
      return mill(a, b);
    case "destroy":
      return b.onCards(a.what, (item) => happen(DESTROYED, [item, b.self]));
    case "damage":
      return b.onCards(a.what, (item) => happen(DAMAGED, [item, b.num(a.n), b.self]));
    case "heal":
      return b.onCards(a.what, (item) =>
        act((m) => {
          const damage = m.column(item(m), DAMAGE);
          m.setColumn(item(m), DAMAGE, a.n === "all" ? 0 : Math.max(0, damage - b.num(a.n)(m)));
          say(m, LINES.heals, item(m), damage - m.column(item(m), DAMAGE));
        }),
      );
    case "base":
      return b.eachSeat(a.who, (seat) => happen(a.sign > 0 ? GAINS_BASE : LOSES_BASE, [seat, b.num(a.n)]));
    case "move":
      return moveCards(a, b);
    case "deploy":
      return b.onCards(a.what, (item) => comeToField(item, a.free, b));
    case "attach":
      return attachCards(a, b);
    case "search":
      return search(a, b);
    case "look":
      return see(a.what, b, false);
    case "reveal":
      return see(a.what, b, true);
    case "shuffle":
      return b.eachSeat(a.who, (seat) =>
        act((m) => {
          const deck = m.zoneOf(DECK, seat(m));
          const pile = m.zoneOf(PILE, seat(m));
          if (a.pileToo) for (let c = m.first(pile); c >= 0; c = m.first(pile)) move(m, c, deck);
          say(m, LINES.shuffles, seat(m));
          shuffle(m, deck);
        }),
      );
    case "turnUp":
      return b.onCards(a.what, (item) =>
        act((m) => {
          show(m, item(m), EVERYBODY);
          say(m, LINES.shows, item(m));
        }),
      );
    case "counter":
      return act(counterNext);
    case "attackAgain":
      return lastingStep(
        { is: "bonus", on: a.what, bonus: [{ stat: "attacks", by: a.n }] },
        "thisTurn",
        b,
        lasting,
      );
    case "lasting":
      return lastingStep(a.what, a.for, b, lasting);
    case "endTurn":
      return act((m) => m.setNumber(ENDING, 1));
  }
}

function test(c: Condition, b: Builder): (m: Machine) => boolean {
  if (c.if === "did") return (m) => b.done(m) > 0;
  if (c.if === "not") {
    const inner = test(c.what, b);
    return (m) => !inner(m);
  }
  const holds = condition(c, b.scope);
  return (m) => holds(m, b.self(m), b.seat(m));
}

function may(a: Of<"may">, b: Builder, lasting: Lasting): Step {
  const yes = b.frame.local();
  return b.eachSeat(a.who, (seat) =>
    seq(
      ask({ shape: "yes", who: seat, prompt: "may", rule: "tails-7.13", source: b.self, a: yes }),
      when(
        (m) => yes(m) === 1,
        seq(
          act((m) => b.done.set(m, 1)),
          lower(a.what, b, lasting),
        ),
        act((m) => b.done.set(m, 0)),
      ),
    ),
  );
}

function chooseOne(a: Of<"choose">, b: Builder, lasting: Lasting): Step {
  const which = b.frame.local();
  return b.eachSeat(a.who, (seat) =>
    seq(
      ask({
        shape: "number",
        who: seat,
        prompt: "chooseOne",
        rule: "tails-7.13",
        source: b.self,
        a: which,
        min: constant(1),
        max: constant(a.of.length),
      }),
      ...a.of.map((part, i) => when((m) => which(m) === i + 1, lower(part, b, lasting))),
    ),
  );
}

/** The cards that were drawn are what is spoken of from here on. */
function draw(a: Of<"draw">, b: Builder): Step {
  const before = b.frame.local();
  return seq(
    act((m) => {
      b.done.set(m, 0);
      m.clearSet(m.setAt(b.it));
    }),
    b.eachSeat(a.who, (seat) =>
      seq(
        act((m) => before.set(m, m.count(m.zoneOf(HAND, seat(m))))),
        happen(DRAWS, [seat, b.num(a.n)]),
        act((m) => {
          const hand = m.zoneOf(HAND, seat(m));
          let card = m.last(hand);
          for (let n = m.count(hand) - before(m); n > 0; n--, card = m.prev(card)) {
            m.addTo(m.setAt(b.it), card);
            b.done.set(m, b.done(m) + 1);
          }
        }),
      ),
    ),
  );
}

/** From a hand or from the battlefield: each player their own cards, chosen by themselves. */
function discard(a: Of<"discard">, b: Builder): Step {
  const { what } = a;
  if ("ref" in what || "both" in what) return b.onCards(what, (item) => happen(DISCARDED, [item, b.seat]));
  const fromHand = what.what.zone?.in === "hand";
  const plain = { ...what, what: { ...what.what, zone: undefined } } as Cards;
  return b.eachSeat(a.who, (seat) => {
    const how = fromHand ? ({ in: "hand", whose: "you" } as const) : undefined;
    const { set, fill } = b.cards(plain, { chooser: seat, own: true, ...(how ? { zone: how } : {}) });
    return seq(
      fill,
      b.eachCard(set, (item) =>
        seq(
          happen(DISCARDED, [item, seat]),
          act((m) => say(m, LINES.discards, seat(m), item(m))),
        ),
      ),
    );
  });
}

function mill(a: Of<"mill">, b: Builder): Step {
  const left = b.frame.local();
  const card = b.frame.local();
  return b.eachSeat(a.who, (seat) =>
    seq(
      act((m) => {
        left.set(m, b.num(a.n)(m));
        m.clearSet(m.setAt(b.it));
      }),
      loop(
        (m) => left(m) > 0 && topOfDeck(m, seat(m)) >= 0,
        act((m) => {
          left.set(m, left(m) - 1);
          card.set(m, topOfDeck(m, seat(m)));
          offDeck(m, card(m), m.zoneOf(PILE, m.owner(card(m))));
          m.addTo(m.setAt(b.it), card(m));
          say(m, LINES.discards, seat(m), card(m));
        }),
      ),
    ),
  );
}

function moveCards(a: Of<"move">, b: Builder): Step {
  return seq(
    b.onCards(a.what, (item) =>
      act((m) => {
        const card = item(m);
        const zone = a.to === "hand" ? HAND : a.to === "pile" ? PILE : DECK;
        const owner = m.owner(card);
        // it is told as what all could see of it where it lay, or can see where it comes to
        if (zone !== PILE) say(m, zone === HAND ? LINES.toHand : LINES.toDeck, card);
        leaveTo(m, card, zone, a.to !== "deckTop");
        if (zone === PILE) say(m, LINES.toPile, card);
        if (a.to === "deckShuffled") shuffle(m, m.zoneOf(DECK, owner));
      }),
    ),
  );
}

const STAYS = UNIT | TURF | NEW_RULE;
/** A card comes to the battlefield by an effect; with `free` its requirements are not asked. */
function comeToField(item: Num, free: boolean, b: Builder): Step {
  // tails-1.6: an Event or Trap has no place there
  if (!free)
    return when((m) => is(m, item(m), STAYS | EQUIPMENT), call(deploy, [item, constant(NONE), b.seat]));
  return act((m) => {
    const card = item(m);
    if (!is(m, card, STAYS)) return;
    show(m, card, EVERYBODY);
    const zone = m.zoneOf(is(m, card, UNIT) ? UNITS : GROUNDS, b.seat(m));
    // tails-3.2
    if (m.zoneId(m.zone(card)) === DECK) offDeck(m, card, zone);
    else move(m, card, zone);
    say(m, LINES.deploys, b.seat(m), card);
    announceDeployed(m, card);
  });
}

function attachCards(a: Of<"attach">, b: Builder): Step {
  const what = b.cards(a.what);
  const to = b.cards(a.to);
  return seq(
    what.fill,
    to.fill,
    act((m) => {
      const host = firstLying(m, m.setAt(to.set));
      if (host < 0 || !onField(m, host)) return;
      forEachLying(m, m.setAt(what.set), (card) => {
        if (!is(m, card, EQUIPMENT)) return;
        if (m.zoneId(m.zone(card)) !== GEAR) move(m, card, m.zoneOf(GEAR, b.seat(m)));
        attach(m, card, host);
        say(m, LINES.equips, card, host);
      });
    }),
  );
}

/** Through the whole own draw pile, which is shuffled; what was found is shown. */
function search(a: Of<"search">, b: Builder): Step {
  const { what } = a;
  const there: Cards =
    "ref" in what || "both" in what
      ? what
      : { ...what, what: { ...what.what, zone: { in: "deck", whose: "you" } } };
  const upTo: Cards =
    "ref" in there || "both" in there || typeof there.count !== "object" || !("exactly" in there.count)
      ? there
      : { ...there, count: { upTo: there.count.exactly } };
  const { set, fill } = b.cards(upTo);
  return seq(
    act((m) => {
      for (let c = m.first(m.zoneOf(DECK, b.seat(m))); c >= 0; c = m.next(c)) show(m, c, 1 << b.seat(m));
    }),
    fill,
    b.eachCard(set, (item) =>
      seq(
        act((m) => {
          show(m, item(m), EVERYBODY);
          say(m, LINES.finds, b.seat(m), item(m));
        }),
        a.to === "hand"
          ? act((m) => offDeck(m, item(m), m.zoneOf(HAND, b.seat(m))))
          : comeToField(item, true, b),
      ),
    ),
    act((m) => {
      say(m, LINES.shuffles, b.seat(m));
      shuffle(m, m.zoneOf(DECK, b.seat(m)));
    }),
  );
}

function see(what: Of<"look">["what"], b: Builder, all: boolean): Step {
  const shown = (m: Machine, card: number): void => {
    show(m, card, all ? EVERYBODY : 1 << b.seat(m));
    if (all) say(m, LINES.shows, card);
  };
  if (!("hand" in what)) return b.onCards(what, (item) => act((m) => shown(m, item(m))));
  return b.eachSeat(what.hand, (seat) =>
    act((m) => {
      for (let c = m.first(m.zoneOf(HAND, seat(m))); c >= 0; c = m.next(c)) shown(m, c);
      if (!all) say(m, LINES.looks, b.seat(m), seat(m));
    }),
  );
}
