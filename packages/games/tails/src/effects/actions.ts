/** What each action of a text does, as steps (tails-7.13: as much as it can). */
import {
  act,
  ask,
  assign,
  attach,
  call,
  constant,
  EVERYBODY,
  firstLying,
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
  type Var,
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
import type { Action, Cards, Condition, Description, Who } from "../text/tree.ts";
import { counterNext } from "./answers.ts";
import type { Builder } from "./builder.ts";
import { type Lasting, lastingStep } from "./lasting.ts";
import { condition, seatsThat } from "./standing.ts";

type Of<D extends Action["do"]> = Extract<Action, { do: D }>;
export function lower(a: Action, b: Builder, lasting: Lasting): Step {
  switch (a.do) {
    case "seq":
      return seq(...row(a.of, b, lasting));
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
      return b.onCards(a.what, (item, ok) => happen(DESTROYED, [item, b.self], ok));
    case "damage":
      return damage(a, b);
    case "heal":
      return heal(a, b);
    case "base":
      return base(a, b);
    case "move":
      return moveCards(a, b);
    case "deploy":
      return b.onCards(a.what, (item, ok) =>
        seq(
          comeToField(item, a.free, b),
          assign(ok, (m) => (onField(m, item(m)) ? 1 : 0)),
        ),
      );
    case "attach":
      return attachCards(a, b);
    case "search":
      return search(a, b);
    case "look":
      return see(a.what, b, false);
    case "reveal":
      return see(a.what, b, true);
    case "shuffle":
      return seq(
        b.eachSeat(a.who, (seat) =>
          act((m) => {
            const deck = m.zoneOf(DECK, seat(m));
            const pile = m.zoneOf(PILE, seat(m));
            if (a.pileToo) for (let c = m.first(pile); c >= 0; c = m.first(pile)) move(m, c, deck);
            say(m, LINES.shuffles, seat(m));
            shuffle(m, deck);
          }),
        ),
        b.didIt,
      );
    case "turnUp":
      return b.onCards(a.what, (item) =>
        act((m) => {
          show(m, item(m), EVERYBODY);
          say(m, LINES.shows, item(m));
        }),
      );
    case "counter":
      return counter(a, b);
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
      return seq(
        act((m) => m.setNumber(ENDING, 1)),
        b.didIt,
      );
  }
}

const SEVERAL: readonly Who[] = ["opponents", "everybody", "they"];
const asksDid = (a: Action | undefined): boolean =>
  a?.do === "if" && (a.cond.if === "did" || (a.cond.if === "not" && a.cond.what.if === "did"));

/** Actions one after the other. What each of several players may do, each is asked about: "if they do" is said of that one. */
function row(of: readonly Action[], b: Builder, lasting: Lasting): Step[] {
  const steps: Step[] = [];
  for (let i = 0; i < of.length; i++) {
    const part = of[i]!;
    const then = of[i + 1];
    if (part.do === "may" && SEVERAL.includes(part.who) && then && asksDid(then)) {
      steps.push(b.eachSeat(part.who, (seat) => seq(offer(part, seat, b, lasting), lower(then, b, lasting))));
      i++;
    } else steps.push(lower(part, b, lasting));
  }
  return steps;
}

/** A condition; the players of whom it is so are those spoken of from there on. */
function test(c: Condition, b: Builder): (m: Machine) => boolean {
  if (c.if === "did") return (m) => b.did(m) > 0;
  if (c.if === "not") {
    const inner = test(c.what, b);
    return (m) => !inner(m);
  }
  if (c.if === "base" || c.if === "hand" || c.if === "turn") {
    const seats = seatsThat(c, b.scope);
    const own = (c.if === "turn" ? c.whose : c.who) === "you";
    return (m) => {
      const found = seats(m, b.self(m), b.seat(m));
      if (!own && found !== 0) b.they.set(m, found);
      return found !== 0;
    };
  }
  const holds = condition(c, b.scope);
  return (m) => holds(m, b.self(m), b.seat(m));
}

const may = (a: Of<"may">, b: Builder, lasting: Lasting): Step =>
  b.eachSeat(a.who, (seat) => offer(a, seat, b, lasting));

/** One player is asked whether they do something. */
function offer(a: Of<"may">, seat: Var, b: Builder, lasting: Lasting): Step {
  const yes = b.frame.local();
  const all = b.frame.local();
  const parts = a.what.do === "seq" ? a.what.of : [a.what];
  return seq(
    ask({ shape: "yes", who: seat, prompt: "may", rule: "tails-7.13", source: b.self, a: yes }),
    when(
      (m) => yes(m) === 1,
      // who does a part of it only has not done it
      seq(
        assign(all, constant(1)),
        ...parts.map((part) =>
          seq(
            lower(part, b, lasting),
            assign(all, (m) => Math.min(all(m), b.did(m))),
          ),
        ),
        assign(b.did, all),
      ),
      act((m) => {
        b.did.set(m, 0);
        b.done.set(m, 0);
      }),
    ),
  );
}

function damage(a: Of<"damage">, b: Builder): Step {
  const n = b.frame.local();
  return seq(
    assign(n, b.num(a.n)),
    b.onCards(a.what, (item, ok) => happen(DAMAGED, [item, n, constant(NONE)], ok)),
  );
}

function heal(a: Of<"heal">, b: Builder): Step {
  const n = b.frame.local();
  return seq(
    assign(n, a.n === "all" ? constant(0x7fff) : b.num(a.n)),
    b.onCards(a.what, (item, ok) =>
      act((m) => {
        const before = m.column(item(m), DAMAGE);
        m.setColumn(item(m), DAMAGE, Math.max(0, before - n(m)));
        ok.set(m, before > m.column(item(m), DAMAGE) ? 1 : 0);
        say(m, LINES.heals, item(m), before - m.column(item(m), DAMAGE));
      }),
    ),
  );
}

function base(a: Of<"base">, b: Builder): Step {
  const n = b.frame.local();
  const ok = b.frame.local();
  return seq(
    assign(n, b.num(a.n)),
    b.doing(
      constant(1),
      b.eachSeat(a.who, (seat) =>
        seq(
          happen(a.sign > 0 ? GAINS_BASE : LOSES_BASE, [seat, n], ok),
          act((m) => {
            if (ok(m) === 1) b.done.set(m, b.done(m) + n(m));
          }),
        ),
      ),
    ),
  );
}

/** tails-7.11: the Event or Trap that is answered, if it is what the text calls it. */
function counter(a: Of<"counter">, b: Builder): Step {
  return b.onCards({ ref: "played", fits: a.what }, () => act(counterNext));
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
  const n = b.frame.local();
  return seq(
    assign(n, b.num(a.n)),
    b.doing(
      n,
      b.eachSeat(a.who, (seat) =>
        seq(
          act((m) => before.set(m, m.count(m.zoneOf(HAND, seat(m))))),
          happen(DRAWS, [seat, n]),
          act((m) => {
            const hand = m.zoneOf(HAND, seat(m));
            let card = m.last(hand);
            for (let left = m.count(hand) - before(m); left > 0; left--, card = m.prev(card)) {
              m.addTo(m.setAt(b.hit), card);
              b.done.set(m, b.done(m) + 1);
            }
          }),
        ),
      ),
    ),
    act((m) => b.speak(m, m.setAt(b.hit))),
  );
}

/** From a hand or from the battlefield: each player their own cards, chosen by themselves, if the words name no others. */
function discard(a: Of<"discard">, b: Builder): Step {
  const { what } = a;
  if ("ref" in what || "both" in what)
    return b.onCards(what, (item, ok) => happen(DISCARDED, [item, b.seat], ok));
  const { zone, side } = what.what;
  const fromHand = zone?.in === "hand";
  const own = fromHand || (a.who === "you" ? side === "yours" : side === undefined);
  const plain: Cards = own ? { ...what, what: { ...what.what, zone: undefined } as Description } : what;
  return b.doing(
    b.wanted(what),
    b.eachSeat(a.who, (seat) => {
      const how = fromHand ? ({ in: "hand", whose: "you" } as const) : undefined;
      const { set, fill } = b.cards(plain, { chooser: seat, own, ...(how ? { zone: how } : {}) });
      return seq(
        fill,
        b.eachCard(set, (item, ok) =>
          seq(
            happen(DISCARDED, [item, seat], ok),
            act((m) => say(m, LINES.discards, seat(m), item(m))),
          ),
        ),
      );
    }),
  );
}

function mill(a: Of<"mill">, b: Builder): Step {
  const n = b.frame.local();
  const left = b.frame.local();
  const card = b.frame.local();
  return seq(
    assign(n, b.num(a.n)),
    b.doing(
      n,
      b.eachSeat(a.who, (seat) =>
        seq(
          assign(left, n),
          loop(
            (m) => left(m) > 0 && topOfDeck(m, seat(m)) >= 0,
            act((m) => {
              left.set(m, left(m) - 1);
              card.set(m, topOfDeck(m, seat(m)));
              offDeck(m, card(m), m.zoneOf(PILE, m.owner(card(m))));
              m.addTo(m.setAt(b.hit), card(m));
              b.done.set(m, b.done(m) + 1);
              say(m, LINES.discards, seat(m), card(m));
            }),
          ),
        ),
      ),
    ),
    act((m) => b.speak(m, m.setAt(b.hit))),
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
  return b.doing(
    b.wanted(a.what),
    seq(
      what.fill,
      to.fill,
      b.eachCard(what.set, (item, ok) =>
        act((m) => {
          const host = firstLying(m, m.setAt(to.set));
          const card = item(m);
          if (host < 0 || !onField(m, host) || !is(m, card, EQUIPMENT)) {
            ok.set(m, 0);
            return;
          }
          if (m.zoneId(m.zone(card)) !== GEAR) move(m, card, m.zoneOf(GEAR, b.seat(m)));
          attach(m, card, host);
          say(m, LINES.equips, card, host);
        }),
      ),
    ),
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
  return b.doing(
    b.wanted(what),
    seq(
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
    ),
  );
}

function see(what: Of<"look">["what"], b: Builder, all: boolean): Step {
  const shown = (m: Machine, card: number): void => {
    show(m, card, all ? EVERYBODY : 1 << b.seat(m));
    if (all) say(m, LINES.shows, card);
  };
  if (!("hand" in what)) return b.onCards(what, (item) => act((m) => shown(m, item(m))));
  return seq(
    b.eachSeat(what.hand, (seat) =>
      act((m) => {
        for (let c = m.first(m.zoneOf(HAND, seat(m))); c >= 0; c = m.next(c)) shown(m, c);
        if (!all) say(m, LINES.looks, b.seat(m), seat(m));
      }),
    ),
    b.didIt,
  );
}
