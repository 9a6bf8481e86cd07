/** A game of one question, in which things take place before what was done last. */
import {
  act,
  actionArg,
  ask,
  assign,
  beginAction,
  bringBack,
  call,
  chanceOf,
  constant,
  endAction,
  firstAction,
  ifElse,
  keepChance,
  keepTable,
  loop,
  type Machine,
  move,
  NONE,
  nextAction,
  type Program,
  program,
  putFirst,
  seq,
  setOrder,
  type Var,
  when,
} from "../src/index.ts";
import { COINS, definition, HAND, HEAP, HITS, ROW, SECRET, tiny } from "./tiny.ts";

export const PLAY = 1;
const SWEEP = 2;
export const CLOCK = 0;

/** What the question asks beside. */
export interface Asks {
  /** The number is asked for each time anew. */
  anew?: boolean;
  /** What is marked is a card of the hand, and sweeping turns the hand round. */
  hand?: boolean;
}
/**
 * A game of one question. "play" brings a card into the row, asks for cards of the row to mark, and how many coins its
 * seat gets, and rolls a die; "sweep" empties the rows, now or before all that is in reach. SECRET counts actions.
 */
export function game(script = 200, { anew, hand }: Asks = {}) {
  const playing: Program = program("play", (f) => {
    const card = f.arg();
    const marked = f.set();
    const coins = f.local();
    const item = f.local();
    return when(
      (m) => m.zone(card(m)) === m.zoneOf(HAND, 0),
      seq(
        act((m) => move(m, card(m), m.zoneOf(ROW, 0))),
        ask({
          shape: "some",
          who: constant(0),
          prompt: "on",
          rule: "tiny-1",
          min: constant(0),
          max: constant(hand ? 1 : 2),
          set: marked,
          groups: [{ verb: "", form: "card", from: hand ? inHand : inRow }],
        }),
        ask({
          shape: "number",
          who: constant(1),
          prompt: "on",
          rule: "tiny-1",
          a: coins,
          min: constant(0),
          max: constant(3),
          ...(anew ? { anew } : {}),
        }),
        act((m) => {
          for (let c = m.nextIn(m.setAt(marked), NONE); c >= 0; c = m.nextIn(m.setAt(marked), c))
            m.setColumn(c, HITS, m.column(c, HITS) + 1);
          m.setSeatNumber(0, COINS, m.seatNumber(0, COINS) + coins(m));
          m.setNumber(CLOCK, m.random(1000));
          item.set(m, 0);
        }),
      ),
    );
  });
  const again: Program = program("again", (f) => {
    const at = f.local();
    return seq(
      assign(at, firstAction),
      loop(
        (m) => at(m) !== NONE,
        seq(
          act((m) => {
            beginAction(m, at(m));
            chanceOf(m, actionArg(m, at(m), 2));
          }),
          ifElse(
            (m) => actionArg(m, at(m), 0) === PLAY,
            call(playing, [(m) => actionArg(m, at(m), 1)]),
            act(hand ? turnHand : sweepRow),
          ),
          act(endAction),
          assign(at, (m) => nextAction(m, at(m))),
        ),
      ),
    );
  });
  const number = (m: Machine): number => {
    m.setNumber(SECRET, m.number(SECRET) + 1);
    return m.number(SECRET);
  };
  const asksMain = (a: Var) =>
    ask({
      shape: "one",
      who: constant(0),
      prompt: "on",
      rule: "tiny-1",
      a,
      groups: [
        {
          verb: "play",
          form: "card",
          apart: true,
          from: inHand,
          body: seq(
            act((m) => {
              keepTable(m);
              putFirst(m, PLAY, a(m), number(m));
            }),
            call(again),
          ),
        },
        {
          verb: "sweep",
          form: "word",
          body: seq(
            act((m) => {
              keepTable(m);
              putFirst(m, SWEEP, NONE, number(m));
            }),
            call(again),
          ),
        },
        {
          verb: "sweep before",
          form: "word",
          body: seq(
            act((m) => {
              bringBack(m);
              putFirst(m, SWEEP, NONE, number(m));
            }),
            call(again),
          ),
        },
      ],
    });
  return tiny({
    definitions: [definition("Oak"), definition("Yew")],
    shape: { rewind: { script, timeless: [SECRET], cards: [1] } },
    steps: (f) => {
      const a = f.local();
      return seq(
        act((m) => {
          keepChance(m);
          for (let c = 0; c < 3; c++) move(m, c, m.zoneOf(HAND, 0));
          move(m, 3, m.zoneOf(ROW, 0));
        }),
        loop(() => true, asksMain(a)),
      );
    },
  });
}
const inRow = (m: Machine, out: Int16Array): number => zone(m, m.zoneOf(ROW, 0), out);
export const inHand = (m: Machine, out: Int16Array): number => zone(m, m.zoneOf(HAND, 0), out);
function sweepRow(m: Machine): void {
  for (let c = m.first(m.zoneOf(ROW, 0)); c >= 0; c = m.first(m.zoneOf(ROW, 0)))
    move(m, c, m.zoneOf(HEAP, 0));
}
function turnHand(m: Machine): void {
  const cards = new Int16Array(m.layout.cards);
  const count = inHand(m, cards);
  setOrder(m, m.zoneOf(HAND, 0), cards.subarray(0, count).reverse(), count);
}
function zone(m: Machine, at: number, out: Int16Array): number {
  let n = 0;
  for (let c = m.first(at); c >= 0; c = m.next(c)) out[n++] = c;
  return n;
}
