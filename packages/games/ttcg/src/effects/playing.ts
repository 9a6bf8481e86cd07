/** Actions that bring cards to the field or exchange them there (ttcg-5.7, 3.7, 3.8, 8.6). */

import {
  act,
  ask,
  assign,
  call,
  constant,
  cover,
  emitNow,
  firstLying,
  lying,
  type Machine,
  marked,
  move,
  NONE,
  type Num,
  type Program,
  printed,
  program,
  type SetVar,
  type Step,
  say,
  seq,
  type Var,
  WordsError,
  when,
} from "@tefuda/kernel";
import { leavesAttack, leaveTo, PLAYED, sendCovered } from "../events.ts";
import { LINES } from "../lines.ts";
import { fits, putOnField } from "../rules/05-playing.ts";
import { coverWith, levelsOnto } from "../rules/08-levels.ts";
import {
  CAME_IN,
  controller,
  isSpell,
  mark,
  onField,
  onTop,
  RANK,
  ROW_LIMIT,
  rowOf,
  SPELLS,
  TURN,
  UNITS,
} from "../schema.ts";
import type { ActionOf, Cards, Zone } from "../text/tree.ts";
import type { Builder } from "./builder.ts";
import { MEANING } from "./says.ts";
import { afterLooking, describes, fromHidden, lookInto, showFound } from "./searching.ts";

/** Whether a card can come straight onto a side, or only by covering one there (ttcg-5.7). */
function straight(m: Machine, card: number, free: boolean): boolean {
  return free || printed(m, card, RANK) <= 1;
}
/** The cards of a side that a card levels up. */
function bases(m: Machine, card: number, seat: number, out: Int16Array): number {
  let n = 0;
  for (let c = m.first(m.zoneOf(rowOf(m, card), seat)); c >= 0; c = m.next(c))
    if (levelsOnto(m, card, c)) out[n++] = c;
  return n;
}
const SEVERAL = -2;
function onlyBase(m: Machine, card: number, seat: number): number {
  const out = m.scratch[m.borrow()]!;
  const n = bases(m, card, seat, out);
  m.giveBack();
  return n > 1 ? SEVERAL : n === 1 ? out[0]! : NONE;
}

/** Brings one card to a side of the field; arguments card, seat, 1 if no level-up is needed, 1 if tapped. Gives 1 if it came. */
export const bring: Program = program("bring", (f) => {
  const card = f.cardArg();
  const seat = f.arg();
  const free = f.arg();
  const tapped = f.arg();
  const base = f.card();
  return seq(
    when((m) => onTop(m, card(m)), { op: "return", value: constant(0) }),
    when(
      (m) => straight(m, card(m), free(m) === 1),
      seq(
        when((m) => !fits(m, card(m), seat(m)), { op: "return", value: constant(0) }),
        act((m) => {
          // ttcg-4.4: no play of the player's
          m.cite("ttcg-4.4");
          m.cite("ttcg-5.7");
          putOnField(m, card(m), seat(m), tapped(m) === 1);
          say(m, LINES.comes, card(m), seat(m));
          emitNow(m, PLAYED, card(m), seat(m), 1);
        }),
        { op: "return", value: constant(1) },
      ),
    ),
    assign(base, (m) => onlyBase(m, card(m), seat(m))),
    when((m) => base(m) === NONE, { op: "return", value: constant(0) }),
    when(
      (m) => base(m) === SEVERAL,
      ask({
        shape: "one",
        who: seat,
        prompt: "base",
        rule: "ttcg-5.7",
        source: card,
        a: base,
        groups: [{ verb: "", form: "card", from: (m, out) => bases(m, card(m), seat(m), out) }],
      }),
    ),
    act((m) => coverWith(m, card(m), base(m), seat(m), 1)),
    { op: "return", value: constant(1) },
  );
});

/** Whether a phrase names a level above 1, which lets a card come without a level-up (ttcg-5.7). */
export function namesLevel(cards: Cards): boolean {
  if (!("what" in cards)) return false;
  return (cards.what.bounds ?? []).some(
    ({ of, how, n }) =>
      of === "rank" && (typeof n !== "number" || n > 1 || how === "atLeast" || how === "moreThan"),
  );
}

/** "Play", "place", "put" and "return ... to the field". */
export function playCards(a: ActionOf<"play"> | ActionOf<"enter">, b: Builder): Step {
  const who = a.do === "play" ? a.who : undefined;
  const side = a.whose ?? who ?? "you";
  const free = a.do === "enter" || a.free === true || namesLevel(a.what);
  const turned = a.do === "play" ? a.tapped : a.turned;
  const actor = who ? b.num(b.scope.seatOf(who)) : b.seat;
  const defaults: Zone = { in: "hand" };
  const what = onlyPlayable(a.what, defaults);
  const chosen = b.cards(what, { zone: defaults, actor, chooser: actor, prompt: "play", affects: false });
  const count = b.frame.local();
  const wanted = b.frame.local();
  const seat = side === "owner" ? undefined : b.num(b.scope.seatOf(side));
  return seq(
    lookInto(what, b, actor),
    chosen.fill,
    ...showFound(describes(what), chosen.set, b, fromHidden(what)),
    assign(count, constant(0)),
    assign(wanted, chosen.asked),
    ...(seat ? leaveOut(chosen.set, seat, actor, (m, c) => !onTop(m, c) && straight(m, c, free), b) : []),
    b.eachCard(chosen.set, (item) =>
      seq(
        call(
          bring,
          [item, seat ?? ((m) => m.owner(item(m))), constant(free ? 1 : 0), constant(turned ? 1 : 0)],
          b.ok,
        ),
        act((m) => count.set(m, count(m) + b.ok(m))),
      ),
    ),
    b.did(count, wanted),
    afterLooking(what, b),
  );
}
/** ttcg-3.8: of more cards than their row has room for, the player chooses those that come. */
const leaveOut = (set: SetVar, seat: Num, actor: Num, comes: Comes, b: Builder): Step[] =>
  [UNITS, SPELLS].map((row) => leaveOutOf(row, set, seat, actor, comes, b));
/** Whether a card needs a place in its row. */
type Comes = (m: Machine, card: number) => boolean;
function leaveOutOf(row: number, set: SetVar, seat: Num, actor: Num, comes: Comes, b: Builder): Step {
  const kept = b.frame.set();
  const list = (m: Machine, out: Int16Array): number => {
    const all = lying(m, m.setAt(set), out);
    let n = 0;
    for (let i = 0; i < all; i++) {
      const c = out[i]!;
      if (rowOf(m, c) === row && comes(m, c)) out[n++] = c;
    }
    return n;
  };
  const room = (m: Machine): number => ROW_LIMIT - m.count(m.zoneOf(row, seat(m)));
  const crowded = (m: Machine): boolean => {
    const n = list(m, m.scratch[m.borrow()]!);
    m.giveBack();
    return room(m) > 0 && n > room(m);
  };
  return when(
    crowded,
    seq(
      ask({
        shape: "some",
        who: actor,
        prompt: "play",
        rule: "ttcg-3.8",
        source: b.self,
        min: room,
        max: room,
        set: kept,
        groups: [{ verb: "", form: "card", from: list }],
      }),
      act((m) => {
        const out = m.scratch[m.borrow()]!;
        const n = list(m, out);
        for (let i = 0; i < n; i++) {
          if (m.hasIn(m.setAt(kept), out[i]!)) continue;
          say(m, LINES.noRoom, out[i]!);
          m.removeFrom(m.setAt(set), out[i]!);
        }
        m.giveBack();
      }),
    ),
  );
}
/** A phrase without a zone looks in the hand; the rest is left as it is. */
function onlyPlayable(cards: Cards, zone: Zone): Cards {
  return "what" in cards && !cards.what.zone ? { ...cards, what: { ...cards.what, zone } } : cards;
}

/** "Take control of" (ttcg-3.7); a full row takes nothing (ttcg-3.8). The card stays what it is. */
export function control(a: ActionOf<"control">, b: Builder, term: ControlTerm): Step {
  if (a.by === "both") throw new WordsError(MEANING.oneControl);
  const { fill, set, asked } = b.cards(a.what);
  const seat = b.num(b.scope.seatOf(a.by));
  const count = b.frame.local();
  const wanted = b.frame.local();
  const changes: Comes = (m, c) =>
    onTop(m, c) && controller(m, c) !== seat(m) && marked(m, c, mark("cannotChangeControl")) === NONE;
  return seq(
    fill,
    assign(count, constant(0)),
    assign(wanted, asked),
    when(
      (m) => term.begins(m),
      seq(
        ...leaveOut(set, seat, b.seat, changes, b),
        b.eachCard(set, (item) =>
          when(
            (m) => changes(m, item(m)) && fits(m, item(m), seat(m)),
            seq(
              act((m) => {
                changeSide(m, item(m), seat(m));
                count.set(m, count(m) + 1);
              }),
              term.add(item, seat),
            ),
          ),
        ),
      ),
    ),
    b.did(count, wanted),
  );
}
/** How long control lasts: whether that begins at all, and what ends it again. */
export interface ControlTerm {
  begins: (m: Machine) => boolean;
  add: (item: Var, seat: Num) => Step;
}
/** Moves a pile to the other side without its starting afresh. */
export function changeSide(m: Machine, card: number, seat: number): void {
  say(m, LINES.controls, seat, card);
  leavesAttack(m, card);
  const zone = m.zoneOf(rowOf(m, card), seat);
  m.unlink(card);
  m.link(card, zone, true);
  for (let low = m.below(card); low >= 0; low = m.below(low)) m.s[m.layout.zone + low] = zone;
}

/** Exchanges a card on the field for one elsewhere, or for one underneath it: each takes the place of the other. */
export function swapCards(a: ActionOf<"swapCards">, b: Builder): Step {
  const first = b.cards(a.a, { affects: true });
  const second = b.cards(a.b, { zone: { in: "hand" }, affects: false });
  const done = b.frame.local();
  return seq(
    first.fill,
    second.fill,
    assign(done, constant(0)),
    act((m) => {
      const x = firstLying(m, m.setAt(first.set));
      const y = firstLying(m, m.setAt(second.set));
      if (x < 0 || y < 0 || x === y) return;
      done.set(m, exchange(m, x, y) || exchange(m, y, x) ? 1 : 0);
    }),
    b.did(done),
  );
}
function exchange(m: Machine, out: number, incoming: number): boolean {
  const stays = !onTop(m, out) || marked(m, out, mark("cannotLeaveField")) !== NONE;
  if (stays || isSpell(m, out) !== isSpell(m, incoming)) return false;
  const seat = controller(m, out);
  if (onTop(m, incoming)) {
    const other = controller(m, incoming);
    if (other === seat) return false;
    changeSide(m, out, other);
    changeSide(m, incoming, seat);
    return true;
  }
  if (onField(m, incoming)) {
    // from underneath: the covered card comes to the top, the one on top goes underneath
    cover(m, incoming, out);
    leavesAttack(m, out);
  } else {
    const zone = m.zoneId(m.zone(incoming));
    sendCovered(m, out);
    leaveTo(m, out, zone, false);
    move(m, incoming, m.zoneOf(rowOf(m, incoming), seat));
    say(m, LINES.comes, incoming, seat);
  }
  m.setColumn(incoming, CAME_IN, m.number(TURN));
  emitNow(m, PLAYED, incoming, seat, 1);
  return true;
}
