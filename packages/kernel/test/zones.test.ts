/** How cards lie, cover one another and become known, held against a model of plain lists. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  cover,
  endMod,
  firstMod,
  type Machine,
  MOD_SIZE,
  modifierOf,
  modSource,
  move,
  NONE,
  placeOf,
  queueLength,
  setOrder,
  shuffle,
  topOf,
  tuck,
  value,
} from "../src/index.ts";
import {
  ability,
  adds,
  CAMP,
  definition,
  HAND,
  HEAP,
  lying,
  MIGHT,
  ROW,
  STORE,
  started,
  VAULT,
} from "./tiny.ts";

/** Zones by number, each a list of stacks, each a list of cards from the top down. */
type Model = number[][][];

const zonesOf = (m: Machine): number[] => Array.from({ length: m.layout.zones }, (_, zone) => zone);
const modelOf = (m: Machine): Model =>
  zonesOf(m).map((zone) =>
    lying(m, zone).map((top) => {
      const stack = [top];
      for (let c = m.below(top); c >= 0; c = m.below(c)) stack.push(c);
      return stack;
    }),
  );

/** Everything that the state says twice, it says alike. */
function consistent(m: Machine): void {
  for (const zone of zonesOf(m)) {
    const order = lying(m, zone);
    expect(m.count(zone)).toBe(order.length);
    expect(m.last(zone)).toBe(order.at(-1) ?? NONE);
    const back: number[] = [];
    for (let c = m.last(zone); c >= 0; c = m.prev(c)) back.push(c);
    expect(back.reverse()).toEqual(order);
    order.forEach((top, place) => {
      expect(m.above(top)).toBe(NONE);
      for (let c = top; c >= 0; c = m.below(c)) {
        expect([m.zone(c), topOf(m, c), placeOf(m, c)]).toEqual([zone, top, place]);
        if (m.below(c) >= 0) expect(m.above(m.below(c))).toBe(c);
        if (c !== top) expect([m.next(c), m.prev(c)]).toEqual([NONE, NONE]);
      }
    });
  }
}

function take(model: Model, card: number): void {
  for (const zone of model) {
    for (const stack of zone) {
      if (!stack.includes(card)) continue;
      stack.splice(stack.indexOf(card), 1);
      if (stack.length === 0) zone.splice(zone.indexOf(stack), 1);
      return;
    }
  }
}

const step = fc.record({
  what: fc.constantFrom("move", "cover", "tuck"),
  card: fc.nat(7),
  to: fc.nat(40),
  atEnd: fc.boolean(),
});

describe("what lies where", () => {
  test("after any moves, covers and tucks every zone holds the stacks that plain lists would", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const m = started();
        const model = modelOf(m);
        for (const { what, card, to, atEnd } of steps) {
          if (what === "move") {
            const zone = to % m.layout.zones;
            take(model, card);
            model[zone]![atEnd ? "push" : "unshift"]([card]);
            move(m, card, zone, atEnd);
          } else {
            const tops = model.flat().map((stack) => stack[0]!);
            const top = tops[to % tops.length]!;
            if (top === card) continue;
            take(model, card);
            const stack = model.flat().find((s) => s.includes(top))!;
            if (what === "cover") {
              if (stack[0] !== top) continue;
              stack.unshift(card);
              cover(m, card, top);
            } else {
              stack.splice(1, 0, card);
              tuck(m, card, top);
            }
          }
          expect(modelOf(m)).toEqual(model);
          consistent(m);
        }
      }),
    );
  });

  test("a card taken from the middle of a stack leaves the others lying on one another", () => {
    const m = started();
    move(m, 0, m.zoneOf(ROW, 0));
    cover(m, 1, 0);
    cover(m, 2, 1);
    move(m, 1, m.zoneOf(HEAP, 0));
    expect(modelOf(m)[m.zoneOf(ROW, 0)]).toEqual([[2, 0]]);
    consistent(m);
  });

  test("cards begin in the start zone of their owner, in the order of its list", () => {
    const m = started({}, [[2, 0, 1], [], [1, 1]]);
    expect(zonesOf(m).map((zone) => lying(m, zone))).toEqual([
      [0, 1, 2],
      [],
      [3, 4],
      ...zonesOf(m)
        .slice(3)
        .map(() => []),
    ]);
    expect([0, 1, 2, 3, 4].map((c) => [m.definition(c), m.definitionOf(c).name, m.owner(c)])).toEqual([
      [2, "Cedar", 0],
      [0, "Ash", 0],
      [1, "Birch", 0],
      [1, "Birch", 2],
      [1, "Birch", 2],
    ]);
    consistent(m);
  });

  test("a zone number tells its declared zone and its seat, and a shared zone has one number for all seats", () => {
    const m = started({}, [[0], [1], [2]]);
    expect(m.layout.zones).toBe(4 * 3 + 2);
    for (const id of [STORE, HAND, ROW, CAMP]) {
      for (let seat = 0; seat < 3; seat++) {
        const zone = m.zoneOf(id, seat);
        expect([m.zoneId(zone), m.seatOf(zone), m.zoneShape(zone)]).toEqual([
          id,
          seat,
          m.game.shape.zones[id],
        ]);
      }
    }
    expect([m.zoneOf(HEAP, 0), m.zoneOf(HEAP, 2), m.zoneOf(VAULT, 1)]).toEqual([12, 12, 13]);
    expect([m.zoneId(12), m.seatOf(12), m.zoneId(13)]).toEqual([HEAP, 0, VAULT]);
  });

  test("a card's text acts for the seat on whose side it lies, in a shared zone for its owner", () => {
    const m = started();
    expect(m.actsFor(4)).toBe(1);
    move(m, 4, m.zoneOf(ROW, 0));
    expect(m.actsFor(4)).toBe(0);
    move(m, 4, m.zoneOf(HEAP, 0));
    expect(m.actsFor(4)).toBe(1);
  });
});

describe("texts that always hold", () => {
  const here = ability({ index: 0, statics: [adds(MIGHT, 1)] });
  const under = ability({ index: 1, statics: [adds(MIGHT, 2)], staticsIn: "under" });
  const heap = ability({ index: 2, statics: [adds(MIGHT, 4)], staticsIn: HEAP });
  const definitions = [definition("Oak", { abilities: [here, under, heap] }), definition("Yew")];
  const table = (): Machine => started({ definitions }, [[0, 1, 0], [1]]);
  const standing = (m: Machine): number[] => {
    const found: number[] = [];
    for (let mod = firstMod(m); mod < endMod(m); mod += MOD_SIZE) {
      found.push(modSource(m, mod), modifierOf(m, mod).id);
    }
    return found;
  };

  test("hold on top in play, underneath, or in their zone, each where it says", () => {
    const m = table();
    expect(standing(m)).toEqual([]);
    move(m, 0, m.zoneOf(ROW, 0));
    expect(standing(m)).toEqual([0, 0]);
    cover(m, 1, 0);
    expect(standing(m)).toEqual([0, 1]);
    move(m, 1, m.zoneOf(HEAP, 0));
    expect(standing(m)).toEqual([0, 0]);
    move(m, 0, m.zoneOf(HEAP, 0));
    expect(standing(m)).toEqual([0, 2]);
    move(m, 0, m.zoneOf(HAND, 0));
    expect(standing(m)).toEqual([]);
  });

  test("hold for what covers another, as for what is laid down", () => {
    const m = table();
    move(m, 1, m.zoneOf(ROW, 0));
    cover(m, 2, 1);
    expect(standing(m)).toEqual([2, 0]);
    move(m, 2, m.zoneOf(HEAP, 0));
    expect(standing(m)).toEqual([2, 2]);
  });

  test("what is tucked in holds as what lies underneath, also from the middle", () => {
    const m = table();
    move(m, 1, m.zoneOf(ROW, 0));
    tuck(m, 0, 1);
    expect(standing(m)).toEqual([0, 1]);
    tuck(m, 2, 1);
    expect(standing(m)).toEqual([0, 1, 2, 1]);
    expect(modelOf(m)[m.zoneOf(ROW, 0)]).toEqual([[1, 2, 0]]);
    move(m, 2, m.zoneOf(HAND, 0));
    expect(standing(m)).toEqual([0, 1]);
  });

  test("in a hand hold for their own card, which others do not know, as long as it lies there", () => {
    const inHand = ability({ statics: [adds(MIGHT, 5)], staticsIn: HAND });
    const m = started({ definitions: [definition("Oak", { abilities: [inHand] })] }, [[0, 0], [0]]);
    move(m, 0, m.zoneOf(HAND, 0));
    move(m, 1, m.zoneOf(HAND, 0));
    expect([0, 1, 2].map((card) => value(m, card, MIGHT))).toEqual([8, 8, 3]);
    move(m, 0, m.zoneOf(HEAP, 0));
    expect([0, 1, 2].map((card) => value(m, card, MIGHT))).toEqual([3, 8, 3]);
  });

  test("a card in play touches itself, and its text acts for nobody else", () => {
    const m = table();
    move(m, 0, m.zoneOf(ROW, 0));
    move(m, 2, m.zoneOf(STORE, 0));
    expect([value(m, 0, MIGHT), value(m, 2, MIGHT)]).toEqual([4, 3]);
  });
});

describe("the order of a zone", () => {
  test("shuffling keeps the cards, and every order comes up about as often", () => {
    const seen = new Map<string, number>();
    const m = started({}, [[0, 1, 2], [0]]);
    for (let i = 0; i < 3000; i++) {
      shuffle(m, m.zoneOf(STORE, 0));
      const order = lying(m, m.zoneOf(STORE, 0));
      expect([...order].sort()).toEqual([0, 1, 2]);
      seen.set(order.join(), (seen.get(order.join()) ?? 0) + 1);
    }
    consistent(m);
    expect(seen.size).toBe(6);
    for (const n of seen.values()) expect(Math.abs(n - 500)).toBeLessThan(120);
  });

  test("an empty zone and one of a single card are not left to chance; another zone stays as it is", () => {
    const m = started({}, [[0], [0, 1, 2]]);
    const chance = m.words.slice();
    shuffle(m, m.zoneOf(HAND, 0));
    shuffle(m, m.zoneOf(STORE, 0));
    expect(m.words).toEqual(chance);
    expect([lying(m, m.zoneOf(HAND, 0)), lying(m, m.zoneOf(STORE, 0))]).toEqual([[], [0]]);
    expect(lying(m, m.zoneOf(STORE, 1))).toEqual([1, 2, 3]);
    consistent(m);
  });

  test("a zone can be laid in an order of one's own", () => {
    const m = started();
    setOrder(m, m.zoneOf(STORE, 0), Int16Array.of(2, 0, 3, 1), 4);
    expect(lying(m, m.zoneOf(STORE, 0))).toEqual([2, 0, 3, 1]);
    consistent(m);
    setOrder(m, m.zoneOf(HAND, 0), new Int16Array(0), 0);
    expect([m.first(m.zoneOf(HAND, 0)), m.last(m.zoneOf(HAND, 0))]).toEqual([NONE, NONE]);
  });

  test("shuffling gives back the list it borrows, however often", () => {
    const m = started();
    for (let i = 0; i < 50; i++) shuffle(m, m.zoneOf(STORE, 0));
    expect(m.borrow()).toBe(0);
  });
});

test("nothing is queued and nothing lasts only because cards move", () => {
  const m = started();
  for (let card = 0; card < 8; card++) move(m, card, m.zoneOf(ROW, card % 2));
  expect(queueLength(m)).toBe(0);
  expect(endMod(m)).toBe(firstMod(m));
});
