/** The turns of the hiding toy as one program. */
import {
  act,
  ask,
  assign,
  type Candidates,
  cardsIn,
  constant,
  effectSet,
  type Frame,
  forEachLying,
  type Group,
  giveBack,
  ifElse,
  loop,
  type Machine,
  NONE,
  type Num,
  popEffect,
  program,
  pushEffect,
  type Step,
  say,
  seq,
  setOrder,
  type Var,
  value,
  when,
} from "@tefuda/kernel";
import { beginTurn, deal, dip, fish, hit, open, slip, stow, trade, turnUp } from "../hiding-toy/deeds.ts";
import {
  HIDE,
  HIT,
  mineToMove,
  PEEK,
  PLAY,
  RETURN,
  SHOW,
  SLIP,
  TURN_UP,
  USE,
} from "../hiding-toy/options.ts";
import {
  AIMED_AT,
  ALL,
  carry,
  HAND,
  HEAP,
  HEARTS,
  LINES,
  MIGHT,
  me,
  mix,
  other,
  PLAYER,
  ROW,
  reveal,
  STACK,
  VAULT,
  WELL,
} from "./schema.ts";

/** What is done once a turn at most: each word ends the turn. */
const word = (verb: string, body: Step, on: Var): Group => ({
  verb,
  form: "word",
  needs: [mineToMove],
  body: seq(body, assign(on, constant(0))),
});

export const main = program("hiding", (f) => {
  const a = f.card();
  const b = f.card();
  const text = f.local();
  const on = f.local();
  const left = f.local();
  const laid = f.set();
  const does = (group: Group, run: (m: Machine, card: number) => void): Group => ({
    ...group,
    body: act((m) => run(m, a(m))),
  });
  return seq(
    act(deal),
    loop(
      () => true,
      seq(
        act(beginTurn),
        assign(on, constant(1)),
        assign(left, constant(4)),
        loop(
          (m) => on(m) === 1 && left(m) > 0,
          seq(
            assign(left, (m) => left(m) - 1),
            // what was chosen before is nothing that anybody goes by
            assign(a, constant(NONE)),
            assign(b, constant(NONE)),
            ask({
              shape: "one",
              who: me,
              prompt: "turn",
              rule: "hiding-1",
              a,
              b,
              text,
              groups: [
                does(PLAY, (m, card) => {
                  carry(m, card, m.zoneOf(ROW, me(m)));
                  say(m, LINES.plays, me(m), card);
                }),
                does(HIDE, (m, card) => {
                  m.setFaceDown(card, true);
                  carry(m, card, m.zoneOf(ROW, me(m)));
                  say(m, LINES.hides, me(m), card);
                }),
                does(TURN_UP, turnUp),
                { ...HIT, body: act((m) => hit(m, a(m), b(m))) },
                { ...SLIP, body: act((m) => slip(m, a(m), b(m))) },
                { ...USE, body: ifElse((m) => text(m) === 0, aim(f, a), lookUp(f, a)) },
                does(PEEK, (m, card) => {
                  reveal(m, card, 1 << me(m));
                  say(m, LINES.looks, me(m), 1);
                }),
                does(SHOW, (m, card) => {
                  reveal(m, card, ALL);
                  say(m, LINES.shows, me(m), card);
                }),
                does(RETURN, (m, card) => {
                  carry(m, card, m.zoneOf(WELL, 0));
                  mix(m, m.zoneOf(WELL, 0));
                  say(m, LINES.returns, me(m), card);
                }),
                word("dip", act(dip), on),
                word("fish", act(fish), on),
                word("stow", act(stow), on),
                word("open", act(open), on),
                word("trade", act(trade), on),
                word("duel", duel(f, a), on),
                word("guess", guess(f), on),
                word("pass", seq(), on),
              ],
            }),
          ),
        ),
        when(
          (m) => m.count(m.zoneOf(HAND, me(m))) > 5,
          seq(
            ask({
              shape: "some",
              who: me,
              prompt: "lay down",
              rule: "hiding-1",
              groups: [{ verb: "", form: "card", from: cardsIn(HAND, me) }],
              min: (m) => m.count(m.zoneOf(HAND, me(m))) - 5,
              max: (m) => m.count(m.zoneOf(HAND, me(m))) - 5,
              set: laid,
            }),
            act((m) => {
              const at = m.setAt(laid);
              forEachLying(m, at, (c) => carry(m, c, m.zoneOf(HEAP, 0), false));
              m.clearSet(at);
            }),
          ),
        ),
        act((m) => m.setNumber(PLAYER, other(m))),
      ),
    ),
    giveBack(),
  );
});

/** A text that aims at a card the other holds: the other may fend it off, whatever it is. */
function aim(f: Frame, by: Var): Step {
  const target = f.card();
  const fends = f.local();
  return when(
    (m) => m.count(m.zoneOf(HAND, other(m))) > 0,
    seq(
      act((m) => m.setTurned(by(m), true)),
      ask({
        shape: "one",
        who: me,
        prompt: "aim",
        rule: "hiding-7",
        source: by,
        a: target,
        groups: [{ verb: "", form: "card", from: cardsIn(HAND, other) }],
      }),
      act((m) => {
        const effect = pushEffect(m, m.definitionOf(by(m)).abilities[0]!.id, by(m), me(m), 1);
        m.addTo(effectSet(m, effect, 0), target(m));
        m.setNumber(AIMED_AT, target(m));
        say(m, LINES.aims, by(m), target(m));
      }),
      ask({ shape: "yes", who: other, prompt: "fend", rule: "hiding-7", source: by, a: fends }),
      act((m) => {
        const card = m.number(AIMED_AT);
        popEffect(m);
        m.setNumber(AIMED_AT, NONE);
        if (fends(m) === 1) {
          say(m, LINES.fends, other(m));
          m.setSeatNumber(other(m), HEARTS, m.seatNumber(other(m), HEARTS) - 1);
          if (m.seatNumber(other(m), HEARTS) <= 0) m.end(me(m), "hiding-7");
        } else carry(m, card, m.zoneOf(HEAP, 0), false);
      }),
    ),
  );
}

/** A text that looks at the two uppermost cards of the own stack: one is kept, the other goes to the bottom. */
function lookUp(f: Frame, by: Var): Step {
  const kept = f.card();
  const two: Candidates = (m, out) => Math.min(2, cardsIn(STACK, me)(m, out));
  return when(
    (m) => m.count(m.zoneOf(STACK, me(m))) > 1,
    seq(
      act((m) => {
        m.setTurned(by(m), true);
        const top = m.first(m.zoneOf(STACK, me(m)));
        reveal(m, top, 1 << me(m));
        reveal(m, m.next(top), 1 << me(m));
        say(m, LINES.looks, me(m), 2);
      }),
      ask({
        shape: "one",
        who: me,
        prompt: "keep",
        rule: "hiding-7",
        source: by,
        a: kept,
        secret: true,
        groups: [{ verb: "", form: "card", from: two }],
      }),
      act((m) => {
        const stack = m.zoneOf(STACK, me(m));
        const top = m.first(stack);
        const rest = top === kept(m) ? m.next(top) : top;
        const order = m.scratch[m.borrow()]!;
        let n = 0;
        for (let c = m.first(stack); c >= 0; c = m.next(c)) if (c !== rest) order[n++] = c;
        order[n++] = rest;
        setOrder(m, stack, order, n);
        m.giveBack();
        carry(m, kept(m), m.zoneOf(HAND, me(m)));
        kept.set(m, NONE);
      }),
    ),
  );
}

/** Both lay a card in secret, then both are turned up: the lesser one costs its player a heart. */
function duel(f: Frame, a: Var): Step {
  const lay = (who: Num): Step =>
    seq(
      ask({
        shape: "one",
        who,
        prompt: "lay",
        rule: "hiding-8",
        a,
        secret: true,
        groups: [{ verb: "", form: "card", from: cardsIn(HAND, who) }],
      }),
      act((m) => {
        m.setFaceDown(a(m), true);
        carry(m, a(m), m.zoneOf(VAULT, who(m)));
        say(m, LINES.lays, who(m));
        a.set(m, NONE);
      }),
    );
  const both = f.local();
  return seq(
    assign(both, (m) => (m.count(m.zoneOf(HAND, 0)) > 0 && m.count(m.zoneOf(HAND, 1)) > 0 ? 1 : 0)),
    when(
      (m) => both(m) === 1,
      seq(
        lay(me),
        lay(other),
        act((m) => {
          const mine = m.last(m.zoneOf(VAULT, me(m)));
          const yours = m.last(m.zoneOf(VAULT, other(m)));
          m.setFaceDown(mine, false);
          m.setFaceDown(yours, false);
          say(m, LINES.duel, mine, yours);
          const more = value(m, mine, MIGHT) - value(m, yours, MIGHT);
          const loser = more < 0 ? me(m) : other(m);
          if (more !== 0) m.setSeatNumber(loser, HEARTS, m.seatNumber(loser, HEARTS) - 1);
          carry(m, mine, m.zoneOf(HEAP, 0), false);
          carry(m, yours, m.zoneOf(HEAP, 0), false);
          if (m.seatNumber(loser, HEARTS) <= 0) m.end(1 - loser, "hiding-8");
        }),
      ),
    ),
  );
}

/** The turn player names a number; the other may show a card for it. */
function guess(f: Frame): Step {
  const a = f.local();
  const b = f.local();
  return seq(
    ask({
      shape: "number",
      who: me,
      prompt: "guess",
      rule: "hiding-5",
      min: constant(1),
      max: constant(3),
      a,
    }),
    act((m) => say(m, LINES.guesses, me(m), a(m))),
    ask({ shape: "yes", who: other, prompt: "show", rule: "hiding-5", a: b }),
    when(
      (m) => b(m) === 1,
      act((m) => {
        const card = m.first(m.zoneOf(HAND, other(m)));
        if (card >= 0) reveal(m, card, 1 << me(m));
      }),
    ),
  );
}
