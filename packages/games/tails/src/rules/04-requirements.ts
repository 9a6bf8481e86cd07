/** 4 Deploying: what a card asks for, whether it is there, and giving it (tails-4.3, 4.5). */
import {
  act,
  ask,
  assign,
  constant,
  emitNow,
  given,
  happen,
  loop,
  type Machine,
  marked,
  markTotal,
  NONE,
  type Num,
  need,
  type SetVar,
  type Step,
  say,
  seq,
  takeFirst,
  type Var,
  when,
} from "@tefuda/kernel";
import { definitionOf } from "../effects/text.ts";
import { DISCARDED, GIVEN } from "../events.ts";
import { LINES } from "../lines.ts";
import { GEAR, GROUNDS, mark, playerOf, TRAPS, UNITS } from "../schema.ts";

/** How many cards have to be given for a card now. */
export function slotCount(m: Machine, card: number): number {
  const { slots, deploying } = definitionOf(m, card);
  if (slots.length === 0 || marked(m, card, mark("free")) !== NONE) return 0;
  if (deploying.some(({ free }) => free?.(m, card, m.actsFor(card)))) return 0;
  return Math.max(0, slots.length - markTotal(m, card, mark("cheaper"), "sum"));
}

const FIELD = [UNITS, GEAR, GROUNDS, TRAPS];
/** The cards of a seat on the battlefield, its face-down Traps among them. */
export function fieldOf(m: Machine, seat: number, out: Int16Array): number {
  let n = 0;
  for (let i = 0; i < FIELD.length; i++)
    for (let c = m.first(m.zoneOf(FIELD[i]!, seat)); c >= 0; c = m.next(c)) out[n++] = c;
  return n;
}

/** Whether the requirements of a card from one on can all be met by cards that are not given yet (tails-4.3). */
function canMeet(
  m: Machine,
  card: number,
  seat: number,
  from: number,
  givenAt: number,
  without = NONE,
): boolean {
  const count = slotCount(m, card);
  if (from >= count) return true;
  const field = m.scratch[m.borrow()]!;
  const all = fieldOf(m, seat, field);
  let n = 0;
  for (let i = 0; i < all; i++) {
    const c = field[i]!;
    if (c !== without && c !== card && (givenAt === NONE || !m.hasIn(givenAt, c))) field[n++] = c;
  }
  const met = meet(m, card, seat, field, n, from, count);
  m.giveBack();
  return met;
}
/** Whether cards serve the requirements from one on, each card one of them: later ones try what is left. */
function meet(
  m: Machine,
  card: number,
  seat: number,
  field: Int16Array,
  n: number,
  slot: number,
  count: number,
): boolean {
  if (slot >= count) return true;
  const serves = definitionOf(m, card).slots[slot]!;
  for (let i = 0; i < n; i++) {
    const c = field[i]!;
    if (c === NONE || !serves(m, c, card, seat)) continue;
    field[i] = NONE;
    const met = meet(m, card, seat, field, n, slot + 1, count);
    field[i] = c;
    if (met) return true;
  }
  return false;
}
/** Without the unit that is to bear it, where one is named: a card serves one requirement. */
export const requirementsMet = (m: Machine, card: number, seat: number, bearer = NONE): boolean =>
  slotCount(m, card) === 0 || canMeet(m, card, seat, 0, NONE, bearer);

/** Whether a card that is not given yet is what a requirement asks for. */
const serves = (m: Machine, card: number, seat: number, slot: number, givenAt: number, c: number): boolean =>
  c !== card && !m.hasIn(givenAt, c) && definitionOf(m, card).slots[slot]!(m, c, card, seat);
/** The card that is given for a requirement where there is no choice: it alone serves, or all that serve any are given. */
function onlyWay(m: Machine, card: number, seat: number, slot: number, givenAt: number): number {
  const left = slotCount(m, card) - slot;
  const field = m.scratch[m.borrow()]!;
  const n = fieldOf(m, seat, field);
  let first = NONE;
  let here = 0;
  let anywhere = 0;
  for (let i = 0; i < n; i++) {
    const c = field[i]!;
    let fits = false;
    for (let s = slot; s < slot + left && !fits; s++) fits = serves(m, card, seat, s, givenAt, c);
    if (fits) anywhere++;
    if (!serves(m, card, seat, slot, givenAt, c) || !canMeet(m, card, seat, slot + 1, givenAt, c)) continue;
    if (first === NONE) first = c;
    here++;
  }
  m.giveBack();
  return here === 1 || anywhere === left ? first : NONE;
}

const NO_UNIT: Num = constant(NONE);
/** Gives what a card needs: its player chooses for each requirement among the cards that fit, but never its bearer. */
export function giveFor(
  card: Var,
  seat: Var,
  set: SetVar,
  slot: Var,
  pick: Var,
  bearer: Num = NO_UNIT,
): Step {
  return seq(
    act((m) => {
      m.clearSet(m.setAt(set));
      if (bearer(m) !== NONE) m.addTo(m.setAt(set), bearer(m));
    }),
    assign(slot, constant(0)),
    loop(
      (m) => slot(m) < slotCount(m, card(m)),
      seq(
        assign(pick, (m) => onlyWay(m, card(m), seat(m), slot(m), m.setAt(set))),
        when(
          (m) => pick(m) === NONE,
          ask({
            shape: "one",
            who: seat,
            prompt: "requirement",
            rule: "tails-4.3",
            source: card,
            a: pick,
            groups: [
              {
                verb: "",
                form: "card",
                from: (m, out) => fieldOf(m, m.seat, out),
                needs: [
                  given("tails-4.3", "it lies on your side of the battlefield", (m) =>
                    FIELD.some((zone) => m.zone(m.a) === m.zoneOf(zone, m.seat)),
                  ),
                  need("tails-4.3", "it is what is required", (m) =>
                    serves(m, card(m), m.seat, slot(m), m.setAt(set), m.a),
                  ),
                  need("tails-4.3", "the other requirements can still be met", (m) =>
                    canMeet(m, card(m), m.seat, slot(m) + 1, m.setAt(set), m.a),
                  ),
                ],
              },
            ],
          }),
        ),
        act((m) => m.addTo(m.setAt(set), pick(m))),
        assign(slot, (m) => slot(m) + 1),
      ),
    ),
    act((m) => {
      if (bearer(m) !== NONE) m.removeFrom(m.setAt(set), bearer(m));
    }),
    loop(
      (m) => m.sizeOf(m.setAt(set)) > 0,
      seq(
        act((m) => {
          pick.set(m, takeFirst(m, m.setAt(set)));
          say(m, LINES.gives, pick(m), card(m));
          emitNow(m, GIVEN, pick(m), playerOf(m, pick(m)));
        }),
        happen(DISCARDED, [pick, seat]),
      ),
    ),
  );
}
