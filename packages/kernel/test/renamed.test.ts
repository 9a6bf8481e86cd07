/** Cards under other numbers: every place that speaks of one follows, and nothing else changes. */
import { describe, expect, test } from "vitest";
import {
  act,
  addModifier,
  ask,
  attach,
  call,
  constant,
  cover,
  effectSet,
  Machine,
  move,
  NONE,
  program,
  pushEffect,
  queueTrigger,
  seatSubject,
  seq,
  setEffectArg,
} from "../src/index.ts";
import { rename } from "../src/rename.ts";
import { cardMeant, cardsByPlace, cardsSpokenOf } from "../src/spoken.ts";
import {
  ability,
  adds,
  definition,
  HEAP,
  HITS,
  lying,
  MIGHT,
  members,
  modifier,
  ROW,
  started,
} from "./tiny.ts";

/** The cards that anything speaks of, in the order in which it does. */
function spokenOf(m: Machine): number[] {
  const found: number[] = [];
  cardsSpokenOf(
    m,
    (at, form) => found.push(cardMeant(m.s[at]!, form)),
    (at) => found.push(...members(m, at)),
  );
  return found.filter((card) => card >= 0);
}

describe("cards under other numbers", () => {
  const table = (): Machine => {
    const m = started();
    move(m, 3, m.zoneOf(HEAP, 0));
    for (const c of [2, 5]) move(m, c, m.zoneOf(ROW, 0));
    cover(m, 1, 2);
    cover(m, 4, 1);
    attach(m, 5, 4);
    m.setTurned(5, true);
    m.setColumn(4, HITS, 6);
    return m;
  };

  test("are counted zone by zone, and from the top down", () => {
    expect(cardsByPlace(table())).toEqual([0, 6, 7, 4, 1, 2, 5, 3]);
  });

  test("lie where the others lay, as the others lay", () => {
    const m = table();
    const into = new Machine(m.game, 2, 8);
    into.s.set(m.s);
    into.resume();
    const name = [0, 2, 1, 3, 5, 4, 7, 6];
    rename(m, into, name);
    expect(cardsByPlace(into)).toEqual(cardsByPlace(m).map((card) => name[card]));
    for (let card = 0; card < 8; card++) {
      const to = name[card]!;
      expect([into.turned(to), into.column(to, HITS), into.zone(to)]).toEqual([
        m.turned(card),
        m.column(card, HITS),
        m.zone(card),
      ]);
      expect(into.host(to)).toBe(m.host(card) < 0 ? NONE : name[m.host(card)]);
      expect([into.definition(to), into.owner(to)]).toEqual([m.definition(card), m.owner(card)]);
    }
    for (let zone = 0; zone < m.layout.zones; zone++) {
      expect(lying(into, zone)).toEqual(lying(m, zone).map((card) => name[card]));
      const back: number[] = [];
      for (let c = into.last(zone); c >= 0; c = into.prev(c)) back.unshift(c);
      expect(back).toEqual(lying(into, zone));
    }
  });

  test("are given to every place that speaks of a card, and to no plain number", () => {
    const more = modifier({ ...adds(MIGHT, 1), cards: ["arg", "extra"] });
    const plain = adds(MIGHT, 1);
    const text = ability({ lasting: [more, plain], cards: [0, 5] });
    const inner = program("inner", (f) => {
      const number = f.arg();
      const card = f.cardArg();
      const later = f.card();
      const set = f.set();
      return seq(
        act((m) => m.addTo(m.setAt(set), 20 + number(m))),
        ask({ shape: "yes", who: () => 0, prompt: "on", rule: "tiny-1" }),
        act((m) => later.set(m, card(m))),
      );
    });
    const m = started(
      {
        shape: { cardNumbers: ["limit"], cardColumns: ["hits"] },
        definitions: [definition("Oak", { abilities: [text] })],
        steps: (f) => {
          const set = f.set();
          return seq(
            act((x) => x.addTo(x.setAt(set), 29)),
            call(inner, [constant(2), constant(4)]),
          );
        },
      },
      [Array<number>(30).fill(0), Array<number>(10).fill(0)],
    );
    m.setNumber(m.game.shape.numbers.indexOf("limit"), 6);
    m.setColumn(7, HITS, 8 + 1);
    addModifier(m, { modifier: more, source: 31, subject: 32, seat: 0, arg: 33, extra: 34, amount: 19 });
    addModifier(m, { modifier: plain, source: NONE, subject: seatSubject(1), seat: 0, arg: 33, extra: 34 });
    m.e.set([35, 18, 18, 18, 18, 36]);
    queueTrigger(m, text.id, 37, false);
    const at = pushEffect(m, text.id, 38, 0, 2);
    for (let i = 0; i < 5; i++) setEffectArg(m, at, i, i === 0 ? NONE : 17);
    setEffectArg(m, at, 5, 39);
    m.addTo(effectSet(m, at, 1), 28);
    expect(spokenOf(m)).toEqual([6, 8, 31, 32, 33, 34, 37, 35, 36, 38, 39, 28, 4, 22, 29]);
    // all but the cards' numbers stays as it is, the places of those that are named later among it
    const into = new Machine(m.game, 2, 40);
    const name = Array.from({ length: 40 }, (_, card) => (card + 1) % 40);
    rename(m, into, name);
    expect(spokenOf(into)).toEqual(spokenOf(m).map((card) => name[card]));
    rename(
      into,
      into,
      Array.from({ length: 40 }, (_, card) => (card + 39) % 40),
    );
    expect(into.s).toEqual(m.s);
  });

  test("begin as none where a program or the game has not named one yet", () => {
    let seen: number[] = [];
    const inner = program("inner", (f) => {
      const places = [f.arg(), f.cardArg(), f.local(), f.card()];
      return act((m) => {
        seen = places.map((place) => place(m));
      });
    });
    const m = started({
      shape: { cardNumbers: ["secret"] },
      steps: (f) => {
        const places = [f.local(), f.card()];
        return seq(
          call(inner, []),
          act((x) => seen.push(...places.map((place) => place(x)))),
        );
      },
    });
    expect(seen).toEqual([0, NONE, 0, NONE, 0, NONE]);
    expect(m.number(m.game.shape.numbers.indexOf("secret"))).toBe(NONE);
  });
});
