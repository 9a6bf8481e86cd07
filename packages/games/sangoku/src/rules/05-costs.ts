/** 5 Costs and resources: what pays for what, and paying (sangoku-5.4 to 5.9, 10.13, 10.14). */
import {
  act,
  ask,
  asked,
  assign,
  cardsIn,
  constant,
  countIn,
  each,
  fact,
  given,
  happenToEach,
  loop,
  type Machine,
  type Need,
  NONE,
  need,
  type Program,
  program,
  say,
  seq,
  value,
  when,
} from "@tefuda/kernel";
import { TOLD } from "@tefuda/language/standard/index";
import { nationsOf } from "../emblems.ts";
import { TAPS } from "../events.ts";
import { LINES } from "../lines.ts";
import { ANY, sumOf, units, unitsOf } from "../prices.ts";
import { ANY_COST, OUTSOURCE, PRICE, playerOf, RESOURCES } from "../schema.ts";

/** The cost of a card as it is for its player, colourless part last (sangoku-11.2). */
export const priceOf = (m: Machine, card: number): number =>
  fact(m, card, PRICE) | units(ANY, value(m, card, ANY_COST));

/** The nations whose colour a resource pays, as bits; a face-down one pays colourless alone (sangoku-5.4). */
const coloursOf = (m: Machine, card: number): number =>
  // sangoku-10.13, 10.14, 5.10
  m.faceDown(card) ? 0 : nationsOf(m, card) | fact(m, card, OUTSOURCE);

/** The colours of which a price wants some. */
function coloured(price: number): number {
  let colours = 0;
  for (let colour = 0; colour < ANY; colour++) if (unitsOf(price, colour) > 0) colours |= 1 << colour;
  return colours;
}
function wanted(price: number, colours: number): number {
  let n = 0;
  for (let colour = 0; colour < ANY; colour++) if (colours & (1 << colour)) n += unitsOf(price, colour);
  return n;
}

const isStanding = (m: Machine, card: number): boolean => !m.turned(card);
const standing = (m: Machine, seat: number): number => countIn(m, m.zoneOf(RESOURCES, seat), isStanding);
/**
 * Whether the standing resources of a player pay a price: there are enough, and any of its colours together find as many
 * cards as they want (Hall 1935; sangoku-5.6, 5.7).
 */
export function canPay(m: Machine, seat: number, price: number): boolean {
  if (price === 0) return true;
  const first = m.first(m.zoneOf(RESOURCES, seat));
  if (standing(m, seat) < sumOf(price)) return false;
  const all = coloured(price);
  for (let some = all; some > 0; some = (some - 1) & all) {
    let left = wanted(price, some);
    for (let c = first; c >= 0 && left > 0; c = m.next(c))
      if (!m.turned(c) && (coloursOf(m, c) & some) !== 0) left--;
    if (left > 0) return false;
  }
  return true;
}
/** That a price can be paid; otherwise there are too few standing resources (sangoku-5.8), or too few of a colour (sangoku-5.6). */
export const payable = (price: (m: Machine) => number, free?: (m: Machine) => boolean): Need => ({
  ...need(
    "sangoku-5.8",
    "your standing resources pay its cost",
    (m) => free?.(m) === true || canPay(m, m.seat, price(m)),
  ),
  explain: (m) => [
    standing(m, m.seat) < sumOf(price(m))
      ? { rule: "sangoku-5.8", needs: "you have as many standing resources as it costs" }
      : { rule: "sangoku-5.6", needs: "enough of your standing resources pay its colours" },
  ],
});
/**
 * Whether cards that are to be tapped all find a unit to pay: those that pay none but some colours of the price are no
 * more than these and the colourless part want. Then the rest of what is there can pay the rest, if all of it could pay all.
 */
function allPay(m: Machine, paid: number, card: number, price: number): boolean {
  const all = coloured(price);
  for (let some = all; ; some = (some - 1) & all) {
    const others = all & ~some;
    let left = wanted(price, some) + unitsOf(price, ANY);
    if ((coloursOf(m, card) & others) === 0) left--;
    for (let c = m.nextIn(paid, -1); c >= 0; c = m.nextIn(paid, c))
      if ((coloursOf(m, c) & others) === 0) left--;
    if (left < 0) return false;
    if (some === 0) return true;
  }
}
/** The standing resource that is missed least: face-down before face-up, and what pays few colours before what pays many. */
function cheapest(m: Machine, seat: number, paid: number, price: number): number {
  let best = -1;
  let least = ANY + 1;
  for (let c = m.first(m.zoneOf(RESOURCES, seat)); c >= 0; c = m.next(c)) {
    if (m.turned(c) || m.hasIn(paid, c)) continue;
    let colours = 0;
    for (let own = coloursOf(m, c); own !== 0; own &= own - 1) colours++;
    if (colours < least && allPay(m, paid, c, price)) {
      best = c;
      least = colours;
    }
  }
  return best;
}

const severalNations = (m: Machine, card: number): boolean => {
  const nations = nationsOf(m, card);
  return (nations & (nations - 1)) !== 0;
};

/** Taps resources for a price, one for each unit, as their player chooses. Arguments: what is paid for, seat, price in two halves. */
export const pay: Program = program("pay", (f) => {
  const what = f.cardArg();
  const seat = f.arg();
  const high = f.arg();
  const low = f.arg();
  const paid = f.set();
  const card = f.card();
  const left = f.local();
  const price = (m: Machine): number => (high(m) << HALF) | low(m);
  const take = act((m) => {
    m.addTo(m.setAt(paid), card(m));
    left.set(m, left(m) - 1);
  });
  const takeRest = act((m) => {
    for (; left(m) > 0; left.set(m, left(m) - 1))
      m.addTo(m.setAt(paid), cheapest(m, seat(m), m.setAt(paid), price(m)));
  });
  return seq(
    act((m) => {
      m.cite("sangoku-5.5");
      m.cite("sangoku-5.4");
      m.cite("sangoku-5.1");
      m.clearSet(m.setAt(paid));
    }),
    assign(left, (m) => sumOf(price(m))),
    // with no more than are needed there is nothing to choose
    when((m) => standing(m, seat(m)) <= left(m), takeRest),
    loop(
      (m) => left(m) > 0,
      ask({
        shape: "one",
        who: seat,
        prompt: "pay",
        rule: "sangoku-5.5",
        source: what,
        a: card,
        groups: [
          {
            verb: "pay",
            form: "card",
            apart: true,
            from: cardsIn(RESOURCES, asked),
            needs: [
              given("sangoku-5.5", "it is one of your resources", (m) => playerOf(m, m.a) === seat(m)),
              need("sangoku-5.9", "it is standing", (m) => !m.turned(m.a) && !m.hasIn(m.setAt(paid), m.a)),
              need("sangoku-5.7", "it pays a part of the cost that is still open", (m) =>
                allPay(m, m.setAt(paid), m.a, price(m)),
              ),
            ],
            body: take,
          },
          { verb: "pay the rest", form: "word", body: takeRest },
        ],
      }),
    ),
    happenToEach(TAPS, paid, card, left, [constant(NONE), constant(TOLD)]),
    each(
      paid,
      card,
      act((m) => {
        if (!m.faceDown(card(m)) && fact(m, card(m), OUTSOURCE) !== 0) m.cite("sangoku-10.13");
        if (!m.faceDown(card(m)) && severalNations(m, card(m))) m.cite("sangoku-10.14");
        say(m, LINES.pays, seat(m), card(m));
      }),
    ),
  );
});
/** A price is handed over in two numbers, since one place of a frame is too small for it. */
export const HALF = 12;
export const halves = (price: (m: Machine) => number): [(m: Machine) => number, (m: Machine) => number] => [
  (m) => price(m) >> HALF,
  (m) => price(m) & ((1 << HALF) - 1),
];
export const fixedHalves = (price: number) => [constant(price >> HALF), constant(price & ((1 << HALF) - 1))];
