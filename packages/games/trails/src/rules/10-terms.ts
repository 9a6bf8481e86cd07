/** 10 Terms that are procedures: Plan and rebuild (trails-10.8, 10.9). */
import {
  act,
  ask,
  assign,
  type Candidates,
  constant,
  EVERYBODY,
  emitNow,
  type Group,
  giveBack,
  given,
  happen,
  loop,
  type Machine,
  NONE,
  type Num,
  type Program,
  program,
  type Step,
  say,
  seq,
  setOrder,
  show,
  type Var,
  when,
} from "@tefuda/kernel";
import { DESTROYED, REBUILT, settleAt } from "../events.ts";
import { LINES } from "../lines.ts";
import { DECK, HOMEBASE, inZone, TRAIL } from "../schema.ts";

/** So many cards of a deck, those behind the first `from` of them. */
const topCards =
  (seat: Num, from: Num, n: Num): Candidates =>
  (m, out) => {
    let found = 0;
    let place = 0;
    for (let c = m.first(m.zoneOf(DECK, seat(m))); c >= 0 && found < n(m); c = m.next(c), place++)
      if (place >= from(m)) out[found++] = c;
    return found;
  };
/** Out of these, one is named. */
function among(seat: Num, from: Num, n: Num): Pick<Group, "form" | "from" | "needs"> {
  const list = topCards(seat, from, n);
  const isListed = (m: Machine): boolean => {
    const out = m.scratch[m.borrow()]!;
    const found = out.subarray(0, list(m, out)).includes(m.a);
    m.giveBack();
    return found;
  };
  const needs = [given("trails-10.8", "it is one of the cards looked at that are left", isListed)];
  return { form: "card", from: list, needs };
}
/** Takes a card of a deck to another place in it, counted from the top; NONE is the bottom. Nothing else is told of it. */
function putAt(m: Machine, card: number, place: number): void {
  const deck = m.zone(card);
  const out = m.scratch[m.borrow()]!;
  let n = 0;
  for (let c = m.first(deck); c >= 0; c = m.next(c)) {
    if (n === place) out[n++] = card;
    if (c !== card) out[n++] = c;
  }
  if (n < m.count(deck)) out[n++] = card;
  setOrder(m, deck, out, n);
  m.giveBack();
}
/** How many cards a player can see of so many: with fewer, all there are. */
const seen = (m: Machine, seat: number, n: number): number =>
  Math.max(0, Math.min(n, m.count(m.zoneOf(DECK, seat))));
function showTop(m: Machine, seat: number, n: number): void {
  let c = m.first(m.zoneOf(DECK, seat));
  for (let i = 0; i < n; i++, c = m.next(c)) show(m, c, 1 << seat);
}

/** The uppermost cards that are left go back in the order in which they are named, the first uppermost. */
function layBack(seat: Var, left: Var, card: Var, laid: Var): Step {
  return seq(
    assign(laid, constant(0)),
    loop(
      (m) => left(m) > 1,
      seq(
        ask({
          shape: "one",
          who: seat,
          prompt: "top",
          rule: "trails-10.8",
          a: card,
          secret: true,
          groups: [{ verb: "", ...among(seat, laid, left) }],
        }),
        act((m) => {
          putAt(m, card(m), laid(m));
          laid.set(m, laid(m) + 1);
          left.set(m, left(m) - 1);
        }),
      ),
    ),
  );
}

/**
 * trails-10.8: a player looks at so many cards; some go down one by one, the rest back on top. Arguments: seat, how many;
 * gives back at how many.
 */
export const plan: Program = program("plan", (f) => {
  const seat = f.arg();
  const n = f.arg();
  const looked = f.local();
  const left = f.local();
  const down = f.local();
  const goesOn = f.local();
  const card = f.card();
  const laid = f.local();
  return seq(
    act((m) => {
      m.cite("trails-10.8");
      looked.set(m, seen(m, seat(m), n(m)));
      left.set(m, looked(m));
      down.set(m, 0);
      goesOn.set(m, 1);
      showTop(m, seat(m), left(m));
    }),
    loop(
      (m) => goesOn(m) === 1 && left(m) > 0,
      ask({
        shape: "one",
        who: seat,
        prompt: "bottom",
        rule: "trails-10.8",
        a: card,
        secret: true,
        groups: [
          {
            verb: "bottom",
            ...among(seat, constant(0), left),
            body: act((m) => {
              putAt(m, card(m), NONE);
              down.set(m, down(m) + 1);
              left.set(m, left(m) - 1);
            }),
          },
          { verb: "keep the rest", form: "word", body: assign(goesOn, constant(0)) },
        ],
      }),
    ),
    act((m) => say(m, LINES.plans, seat(m), down(m), left(m))),
    layBack(seat, left, card, laid),
    giveBack(looked),
  );
});

/** The uppermost cards of a deck, which their player has seen, go to the bottom in the order named. Arguments: seat, how many. */
export const sendDown: Program = program("to the bottom", (f) => {
  const seat = f.arg();
  const left = f.arg();
  const card = f.card();
  return loop(
    (m) => left(m) > 0,
    seq(
      assign(card, (m) => m.first(m.zoneOf(DECK, seat(m)))),
      when(
        (m) => left(m) > 1,
        ask({
          shape: "one",
          who: seat,
          prompt: "bottom",
          rule: "trails-10.8",
          a: card,
          secret: true,
          groups: [{ verb: "bottom", ...among(seat, constant(0), left) }],
        }),
      ),
      act((m) => {
        putAt(m, card(m), NONE);
        left.set(m, left(m) - 1);
      }),
    ),
  );
});

/**
 * trails-10.9: a card of a homebase is shown and destroyed; having been so, the top card of its player's deck takes its
 * place. Arguments: card, by which seat's text or cost; gives back whether it was rebuilt.
 */
export const rebuild: Program = program("rebuild", (f) => {
  const card = f.cardArg();
  const by = f.arg();
  const seat = f.local();
  const done = f.local();
  return seq(
    when(
      (m) => inZone(m, card(m), HOMEBASE),
      seq(
        act((m) => {
          m.cite("trails-10.9");
          seat.set(m, m.actsFor(card(m)));
          show(m, card(m), EVERYBODY);
          say(m, LINES.rebuilds, by(m), card(m));
        }),
        happen(DESTROYED, [card, constant(NONE)], done),
        when(
          (m) => done(m) === 1 && inZone(m, card(m), TRAIL),
          act((m) => {
            const top = m.first(m.zoneOf(DECK, seat(m)));
            if (top >= 0) {
              settleAt(m, top, seat(m), true);
              say(m, LINES.settles, seat(m), top);
            }
            emitNow(m, REBUILT, by(m), card(m));
          }),
        ),
      ),
    ),
    giveBack(done),
  );
});
