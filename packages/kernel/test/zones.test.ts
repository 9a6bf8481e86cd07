/** How cards lie, cover one another and become known, held against a model of plain lists. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  ATTACHED,
  addChange,
  attach,
  cover,
  EVERYBODY,
  endMod,
  firstMod,
  knownTo,
  knows,
  linkSet,
  type Machine,
  MOD_SIZE,
  modChange,
  modSource,
  move,
  NONE,
  placeOf,
  pushLink,
  queueLength,
  SPECTATOR,
  setOrder,
  show,
  shuffle,
  topOf,
  tuck,
  value,
  wasFaceDown,
  wasIn,
  wasTurned,
} from "../src/index.ts";
import {
  ability,
  adds,
  CAMP,
  HAND,
  HEAP,
  HITS,
  kind,
  lying,
  MIGHT,
  members,
  REST,
  ROW,
  STORE,
  started,
  tiny,
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
    expect([0, 1, 2, 3, 4].map((c) => [m.kind(c), m.kindOf(c).name, m.owner(c)])).toEqual([
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

describe("coming out of play", () => {
  const inRow = (): Machine => {
    const m = started();
    for (const card of [3, 1]) {
      move(m, card, m.zoneOf(ROW, 0));
      m.setTurned(card, true);
      m.setFaceDown(card, true);
      m.setColumn(card, HITS, 5);
      m.setColumn(card, REST, 6);
    }
    return m;
  };
  const marksOf = (m: Machine, card: number): unknown[] => [
    m.turned(card),
    m.faceDown(card),
    m.column(card, HITS),
    m.column(card, REST),
  ];

  test.each([
    ["moved away", (m: Machine) => move(m, 3, m.zoneOf(HEAP, 0))],
    ["moved within play", (m: Machine) => move(m, 3, m.zoneOf(CAMP, 0))],
    ["covered", (m: Machine) => cover(m, 0, 3)],
    ["tucked under another", (m: Machine) => tuck(m, 3, 1)],
  ])("a card that is %s starts afresh, and no other does", (_, go) => {
    const m = inRow();
    go(m);
    expect(marksOf(m, 3)).toEqual([false, false, 0, 0]);
    expect(marksOf(m, 1)).toEqual([true, true, 5, 6]);
  });

  test("turning and laying face down are told apart", () => {
    const m = started();
    m.setTurned(0, true);
    expect([m.turned(0), m.faceDown(0)]).toEqual([true, false]);
    m.setFaceDown(0, true);
    m.setTurned(0, false);
    expect([m.turned(0), m.faceDown(0)]).toEqual([false, true]);
    m.setFaceDown(0, false);
    expect([m.turned(0), m.faceDown(0)]).toEqual([false, false]);
  });

  test("out of play a card keeps how it lies when it moves", () => {
    const m = started();
    m.setTurned(3, true);
    move(m, 3, m.zoneOf(HEAP, 0));
    expect(m.turned(3)).toBe(true);
  });

  test("what is last known of it is kept: where it was and how it lay, not where, if it was covered", () => {
    const m = started();
    expect([0, 1].map((c) => wasIn(m, c))).toEqual([NONE, NONE]);
    move(m, 0, m.zoneOf(ROW, 1));
    expect([wasIn(m, 0), wasTurned(m, 0), wasFaceDown(m, 0)]).toEqual([m.zoneOf(STORE, 0), false, false]);
    m.setTurned(0, true);
    move(m, 0, m.zoneOf(ROW, 0));
    expect([wasIn(m, 0), wasTurned(m, 0), wasFaceDown(m, 0)]).toEqual([m.zoneOf(ROW, 1), true, false]);
    move(m, 1, m.zoneOf(ROW, 0));
    m.setFaceDown(1, true);
    cover(m, 0, 1);
    move(m, 1, m.zoneOf(HEAP, 0));
    expect([wasIn(m, 1), wasTurned(m, 1), wasFaceDown(m, 1)]).toEqual([NONE, false, false]);
    m.setFaceDown(0, true);
    move(m, 0, m.zoneOf(HEAP, 0));
    expect([wasIn(m, 0), wasFaceDown(m, 0), wasTurned(m, 0)]).toEqual([m.zoneOf(ROW, 0), true, false]);
  });

  test("what was attached to it is attached to nothing; what covers it takes that over", () => {
    const deeds = fc.record({
      what: fc.constantFrom("attach", "take off", "leave", "cover"),
      card: fc.nat(7),
      to: fc.nat(7),
    });
    fc.assert(
      fc.property(fc.array(deeds, { maxLength: 30 }), (all) => {
        const m = started();
        for (let c = 0; c < 8; c++) move(m, c, m.zoneOf(ROW, 0));
        const host = Array<number>(8).fill(NONE);
        const free = (card: number): void => {
          host.forEach((h, c) => {
            if (h === card) host[c] = NONE;
          });
          host[card] = NONE;
        };
        for (const { what, card, to } of all) {
          if (what === "attach" && card !== to) {
            attach(m, card, to);
            host[card] = to;
          } else if (what === "take off") {
            attach(m, card, NONE);
            host[card] = NONE;
          } else if (what === "leave") {
            move(m, card, m.zoneOf(CAMP, 1));
            free(card);
          } else if (what === "cover" && card !== to && m.above(to) < 0) {
            free(card);
            const over = host.map((h) => (h === to ? card : h));
            cover(m, card, to);
            host.splice(0, 8, ...over);
            host[to] = NONE;
          }
          expect(host.map((_, c) => m.host(c))).toEqual(host);
          expect(m.s[ATTACHED]).toBe(host.filter((h) => h !== NONE).length);
        }
      }),
    );
  });

  test("its own attachment ends when it leaves play", () => {
    const m = inRow();
    attach(m, 3, 1);
    move(m, 3, m.zoneOf(HAND, 0));
    expect(m.host(3)).toBe(NONE);
  });

  test("no link has it as a chosen card any more", () => {
    const m = inRow();
    const at = pushLink(m, 0, 7, 0, 2);
    for (const card of [3, 1]) {
      m.addTo(linkSet(m, at, 0), card);
      m.addTo(linkSet(m, at, 1), card);
    }
    cover(m, 2, 3);
    expect([members(m, linkSet(m, at, 0)), members(m, linkSet(m, at, 1))]).toEqual([[1], [1]]);
    move(m, 1, m.zoneOf(ROW, 0));
    expect([members(m, linkSet(m, at, 0)), members(m, linkSet(m, at, 1))]).toEqual([[], []]);
  });
});

describe("texts that always hold", () => {
  const here = ability({ index: 0, statics: [adds(MIGHT, 1)] });
  const under = ability({ index: 1, statics: [adds(MIGHT, 2)], staticsIn: "under" });
  const heap = ability({ index: 2, statics: [adds(MIGHT, 4)], staticsIn: HEAP });
  const kinds = [kind("Oak", { abilities: [here, under, heap] }), kind("Yew")];
  const table = (): Machine => started({ kinds }, [[0, 1, 0], [1]]);
  const standing = (m: Machine): number[] => {
    const found: number[] = [];
    for (let mod = firstMod(m); mod < endMod(m); mod += MOD_SIZE) {
      found.push(modSource(m, mod), modChange(m, mod).id);
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

  test("a card in play touches itself, and its text acts for nobody else", () => {
    const m = table();
    move(m, 0, m.zoneOf(ROW, 0));
    move(m, 2, m.zoneOf(STORE, 0));
    expect([value(m, 0, MIGHT), value(m, 2, MIGHT)]).toEqual([4, 3]);
  });
});

describe("who knows a card's face", () => {
  const at = (zone: number, seat: number, down = false): Machine => {
    const m = started();
    move(m, 2, m.zoneOf(zone, seat));
    m.setFaceDown(2, down);
    return m;
  };
  const who = (m: Machine): number[] => [0, 1, SPECTATOR].filter((observer) => knows(m, observer, 2));

  test.each<[string, number, number, boolean, number[]]>([
    ["in an open zone everybody", ROW, 1, false, [0, 1, SPECTATOR]],
    ["face down in an open zone nobody", ROW, 1, true, []],
    ["face down where its seat may look that seat", CAMP, 1, true, [1]],
    ["face up there everybody", CAMP, 1, false, [0, 1, SPECTATOR]],
    ["in a seat's own zone that seat", HAND, 1, false, [1]],
    ["also face down", HAND, 0, true, [0]],
    ["where nobody may look nobody", STORE, 0, false, []],
    ["in a hidden shared zone nobody", VAULT, 0, false, []],
    ["in an open shared zone everybody", HEAP, 0, false, [0, 1, SPECTATOR]],
  ])("%s", (_, zone, seat, down, expected) => {
    const m = at(zone, seat, down);
    expect(who(m)).toEqual(expected);
    const bits = expected.reduce((mask, observer) => mask | (1 << observer), 0);
    expect(knownTo(m, 2)).toBe(bits);
  });

  test("whoever was shown it, until it moves or its zone is shuffled", () => {
    const m = at(STORE, 0);
    show(m, 2, 1 << 1);
    expect(who(m)).toEqual([1]);
    show(m, 2, 1 << SPECTATOR);
    expect(who(m)).toEqual([1, SPECTATOR]);
    expect(knownTo(m, 2)).toBe((1 << 1) | (1 << SPECTATOR));
    shuffle(m, m.zoneOf(STORE, 1));
    expect(who(m)).toEqual([1, SPECTATOR]);
    shuffle(m, m.zoneOf(STORE, 0));
    expect(who(m)).toEqual([]);
    show(m, 2, EVERYBODY);
    expect(who(m)).toEqual([0, 1, SPECTATOR]);
    move(m, 2, m.zoneOf(STORE, 0));
    expect(who(m)).toEqual([]);
  });

  test("equal cards are interchangeable only where the seat that is asked knows them and they are not in play", () => {
    const cases: [number, number, boolean, boolean][] = [
      [HAND, 0, false, true],
      [HAND, 1, false, false],
      [STORE, 0, false, false],
      [HEAP, 0, false, true],
      [HEAP, 0, true, false],
      [VAULT, 0, false, false],
      [ROW, 0, false, false],
    ];
    for (const [zone, seat, down, expected] of cases) {
      const m = at(zone, seat, down);
      m.seat = 0;
      expect([zone, seat, down, m.interchangeable(2)]).toEqual([zone, seat, down, expected]);
    }
    const shown = at(STORE, 1);
    shown.seat = 0;
    show(shown, 2, 1);
    expect(shown.interchangeable(2)).toBe(true);
    shown.seat = 1;
    expect(shown.interchangeable(2)).toBe(false);
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

test("what was put on a card ends when it moves or is covered; what it put on others stays", () => {
  const more = adds(MIGHT, 5);
  const game = tiny({ kinds: [kind("Oak", { abilities: [ability({ lasting: [more] })] })] });
  const m = started(game, [[0, 0, 0], [0]]);
  for (const card of [0, 1, 2]) move(m, card, m.zoneOf(ROW, 0));
  for (const [source, subject] of [
    [0, 1],
    [1, 0],
    [1, 2],
  ] as const)
    addChange(m, { change: more, source, subject, seat: 0 });
  move(m, 1, m.zoneOf(CAMP, 0));
  expect([0, 1, 2].map((c) => value(m, c, MIGHT))).toEqual([8, 3, 8]);
  cover(m, 3, 0);
  expect([0, 1, 2].map((c) => value(m, c, MIGHT))).toEqual([3, 3, 8]);
});
