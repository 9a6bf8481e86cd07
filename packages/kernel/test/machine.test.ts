/** The machine's numbers, sets and bounds, and what a state is. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  act,
  HEADER,
  type Layout,
  layOut,
  Machine,
  MachineFault,
  MOD_SIZE,
  NOBODY,
  NONE,
  OUTCOME,
  pack,
  QUEUE_SIZE,
  REASON,
  type SetVar,
  seq,
} from "../src/index.ts";
import {
  CLOCK_,
  COINS,
  HEARTS,
  HITS,
  LIMIT,
  lying,
  members,
  REST,
  SHAPE,
  STORE,
  started,
  tiny,
} from "./tiny.ts";

describe("the layout of a state", () => {
  test("every part has the room it needs, and begins where another ends", () => {
    const layout = layOut(SHAPE, 3, 21);
    const zones = 4 * 3 + 2;
    const perCard = [
      "definition",
      "owner",
      "zone",
      "next",
      "prev",
      "below",
      "above",
      "host",
      "flags",
      "seen",
    ] as const;
    const room: Partial<Record<keyof Layout, number>> = {
      numbers: 3,
      seat: 2 * 3,
      first: zones,
      last: zones,
      count: zones,
      ...Object.fromEntries([...perCard, "was"].map((name) => [name, 21])),
      columns: 2 * 21,
      tally: 2,
      marks: 2,
      mods: 160 * MOD_SIZE,
      queue: 96 * QUEUE_SIZE,
      effects: 640,
      stack: 512,
    };
    const parts = (Object.keys(room) as (keyof Layout)[]).sort((a, b) => layout[a] - layout[b]);
    let at = HEADER;
    for (const part of parts) {
      expect([part, layout[part]]).toEqual([part, at]);
      at += room[part]!;
    }
    expect(layout.size).toBe(at);
    expect([layout.seats, layout.cards, layout.zones, layout.seatSize]).toEqual([3, 21, zones, 2]);
    expect(layout.modsEnd).toBe(layout.mods + 160 * MOD_SIZE);
    expect(layout.queueEnd).toBe(layout.queue + 96 * QUEUE_SIZE);
    expect(layout.effectsEnd).toBe(layout.effects + 640);
  });

  test("a game may state its bounds one by one; the others keep their usual size", () => {
    const usual = layOut(SHAPE, 2, 4);
    const own = layOut({ ...SHAPE, bounds: { queue: 3, stack: 50 } }, 2, 4);
    expect([usual.modsEnd - usual.mods, own.modsEnd - own.mods]).toEqual([160 * MOD_SIZE, 160 * MOD_SIZE]);
    expect([usual.queueEnd - usual.queue, own.queueEnd - own.queue]).toEqual([
      96 * QUEUE_SIZE,
      3 * QUEUE_SIZE,
    ]);
    expect([usual.effectsEnd - usual.effects, own.effectsEnd - own.effects]).toEqual([640, 640]);
    expect([usual.size - usual.stack, own.size - own.stack]).toEqual([512, 50]);
  });

  test("there are at most as many cards as an option can name", () => {
    expect(new Machine(tiny(), 2, 1023).layout.cards).toBe(1023);
    expect(() => new Machine(tiny(), 2, 1024)).toThrow(
      "tiny: 1024 cards for 2 are more than a state can hold",
    );
  });

  test("a set is as wide as it takes to have one bit a card", () => {
    expect([1, 16, 17, 32, 33].map((cards) => layOut(SHAPE, 2, cards).setWords)).toEqual([1, 1, 2, 2, 3]);
  });

  test("the random source lies in the first four words of the state", () => {
    const m = started();
    expect(new Uint32Array(m.s.buffer, 0, 4)).toEqual(m.words);
    expect(m.s.length % 2).toBe(0);
    const before = m.s.slice(0, 8);
    m.random(6);
    expect(m.s.slice(0, 8)).not.toEqual(before);
  });
});

describe("numbers", () => {
  test("of the game, of a seat and of a card stand apart from one another", () => {
    const m = started();
    m.setNumber(LIMIT, 7);
    m.setSeatNumber(0, HEARTS, 1);
    m.setSeatNumber(0, COINS, 2);
    m.setSeatNumber(1, HEARTS, 3);
    m.setColumn(0, HITS, 4);
    m.setColumn(1, HITS, 5);
    m.setColumn(1, REST, 6);
    expect([m.number(0), m.number(LIMIT), m.number(2)]).toEqual([0, 7, 0]);
    expect([0, 1].map((seat) => [m.seatNumber(seat, HEARTS), m.seatNumber(seat, COINS)])).toEqual([
      [1, 2],
      [3, 0],
    ]);
    expect([0, 1, 2].map((card) => [m.column(card, HITS), m.column(card, REST)])).toEqual([
      [4, 0],
      [5, 6],
      [0, 0],
    ]);
  });

  test("that cards have of one sort are taken from all of them at once, and no other number is", () => {
    const m = started();
    const { cards } = m.layout;
    for (let card = 0; card < cards; card++) for (const id of [HITS, REST]) m.setColumn(card, id, 1 + card);
    const before = m.s.slice();
    m.clearColumn(REST);
    const changed = [...before.keys()].filter((at) => before[at] !== m.s[at]);
    expect(changed).toHaveLength(cards);
    for (let card = 0; card < cards; card++)
      expect([m.column(card, HITS), m.column(card, REST)]).toEqual([1 + card, 0]);
  });

  test("up to the bounds of 16 bits are held, and one beyond is a fault and never another number", () => {
    const m = started();
    for (const value of [32767, -32768]) {
      m.setNumber(0, value);
      m.setSeatNumber(1, COINS, value);
      m.setColumn(3, REST, value);
      expect([m.number(0), m.seatNumber(1, COINS), m.column(3, REST)]).toEqual([value, value, value]);
    }
    for (const value of [32768, -32769]) {
      const why = `tiny: the number ${value} is beyond what a state can hold`;
      expect(() => m.setNumber(0, value)).toThrow(why);
      expect(() => m.setSeatNumber(0, 0, value)).toThrow(why);
      expect(() => m.setColumn(0, 0, value)).toThrow(why);
      expect(() => m.fit(value)).toThrow(MachineFault);
    }
  });

  test("a setting is set before the game begins; whatever is no setting is refused", () => {
    const game = tiny();
    const m = new Machine(game, 2, 2);
    m.start(1, [[0], [0]], { limit: 12 });
    expect(m.number(LIMIT)).toBe(12);
    expect(() => m.start(1, [[0], [0]], { speed: 1 })).toThrow('tiny: there is no setting "speed"');
    expect(() => m.start(1, [[0], [0]], { clock: 1 })).toThrow('there is no setting "clock"');
    expect(() => m.start(1, [[0], [0]], { limit: 40000 })).toThrow("the number 40000");
    m.start(1, [[0], [0]]);
    expect(m.number(LIMIT)).toBe(0);
  });

  test("a setting that is not set is what the game says, and the first number may be one too", () => {
    const m = new Machine(tiny({ shape: { settings: { clock: 4, limit: 7 } } }), 2, 2);
    const begun = (settings: Record<string, number>): number[] => {
      m.start(1, [[0], [0]], settings);
      return [m.number(CLOCK_), m.number(LIMIT)];
    };
    expect(begun({})).toEqual([4, 7]);
    expect(begun({ limit: 5 })).toEqual([4, 5]);
    expect(begun({ clock: 1, limit: 5 })).toEqual([1, 5]);
    expect(begun({ clock: 1, limit: 6 })).toEqual([1, 6]);
    expect(begun({ clock: 0 })).toEqual([0, 7]);
    expect(begun({})).toEqual([4, 7]);
  });
});

describe("sets of cards", () => {
  const card = fc.nat(36);
  const change = fc.record({ what: fc.constantFrom("add", "remove", "clear", "copy"), card });

  test("hold what a set would hold after any changes", () => {
    let one!: SetVar;
    let two!: SetVar;
    const m = started(
      {
        steps: (f) => {
          one = f.set();
          two = f.set();
          f.local();
          return seq();
        },
      },
      [Array<number>(20).fill(0), Array<number>(17).fill(1)],
    );
    expect(m.layout.setWords).toBe(3);
    expect(m.setAt(two) - m.setAt(one)).toBe(3);
    expect(m.setAt(one)).toBe(m.base + 1);
    fc.assert(
      fc.property(fc.array(change, { maxLength: 60 }), (changes) => {
        const at = m.setAt(one);
        const other = m.setAt(two);
        m.clearSet(at);
        m.clearSet(other);
        const model = new Set<number>();
        for (const { what, card: c } of changes) {
          if (what === "add") {
            m.addTo(at, c);
            model.add(c);
          } else if (what === "remove") {
            m.removeFrom(at, c);
            model.delete(c);
          } else if (what === "clear") {
            m.clearSet(at);
            model.clear();
          } else m.copySet(at, other);
          const sorted = [...model].sort((a, b) => a - b);
          expect(members(m, at)).toEqual(sorted);
          expect(m.sizeOf(at)).toBe(sorted.length);
          expect(m.hasIn(at, c)).toBe(model.has(c));
          if (what === "copy") expect(members(m, other)).toEqual(sorted);
        }
      }),
    );
  });

  test("the next card is searched behind the one that is named, which need not be in it", () => {
    const m = started({}, [Array<number>(40).fill(0), []]);
    const at = m.layout.stack + 100;
    for (const c of [0, 15, 16, 39]) m.addTo(at, c);
    expect([-1, 0, 7, 15, 16, 38, 39].map((c) => m.nextIn(at, c))).toEqual([0, 15, 15, 16, 39, 39, NONE]);
  });
});

describe("a state", () => {
  test("copied into another machine goes on there in the same way", () => {
    const game = tiny({ steps: () => act((m) => m.setNumber(0, m.random(1000))) });
    const m = started(game);
    const twin = new Machine(game, 2, 8);
    twin.s.set(m.s);
    twin.resume();
    expect([twin.pc, twin.base, twin.sp, twin.over]).toEqual([m.pc, m.base, m.sp, false]);
    expect(twin.asking()).toBe(m.asking());
    expect(twin.random(1000)).toBe(m.random(1000));
    for (const one of [m, twin]) {
      expect(one.list()).toBe(1);
      one.choose(one.options[0]!);
    }
    expect(twin.s).toEqual(m.s);
  });

  test("begun again is as it was begun, with nothing left of the game before", () => {
    const m = started();
    const fresh = m.s.slice();
    m.setSeatNumber(0, HEARTS, 9);
    m.unlink(2);
    m.end(1, "tiny-2");
    m.journal.shuffled(0);
    m.start(1, [
      [0, 1, 2, 0],
      [0, 1, 2, 0],
    ]);
    expect(m.s).toEqual(fresh);
    expect(m.journal.length).toBe(0);
    expect(lying(m, STORE)).toEqual([0, 1, 2, 3]);
  });

  test("of a game that has just begun says that nobody has won and no rule has ended it", () => {
    const m = started();
    expect([m.over, m.s[OUTCOME], m.s[REASON]]).toEqual([false, NOBODY, NONE]);
  });

  test("of a game that is over says who won and by which rule, asks nothing and lists nothing", () => {
    const m = started();
    m.end(1, "tiny-3");
    expect([m.over, m.s[OUTCOME], m.s[REASON]]).toEqual([true, 1, 2]);
    expect([m.asking(), m.list()]).toEqual([undefined, 0]);
    m.end(NOBODY, "no rule of this game");
    expect([m.s[OUTCOME], m.s[REASON]]).toEqual([NOBODY, NONE]);
  });

  test("a game that ends in its program stops at once and runs nothing further", () => {
    const m = started({
      steps: () =>
        seq(
          act((x) => x.end(0, "tiny-1")),
          act((x) => x.setNumber(0, 5)),
        ),
    });
    expect([m.over, m.s[OUTCOME], m.number(0)]).toEqual([true, 0, 0]);
  });
});

describe("what is counted and lent", () => {
  test("rules are counted only where somebody wants to know, and only rules of the game", () => {
    const m = started();
    m.cite("tiny-2");
    m.cite("no rule");
    m.trace = new Uint32Array(4);
    m.cite("tiny-2");
    m.cite("tiny-2");
    m.cite("tiny-1");
    expect([...m.trace]).toEqual([1, 2, 0, 0]);
    expect(() => m.cite("no rule")).toThrow("tiny: there is no rule no rule");
  });

  test("lists of candidates are lent one by one, and running out of them is a fault", () => {
    const m = started();
    const lent = Array.from({ length: 12 }, () => m.borrow());
    expect(lent).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(() => m.borrow()).toThrow("tiny: lists of candidates are nested too deeply");
    m.giveBack();
    expect(m.borrow()).toBe(11);
  });

  test("listing notes whose options they are and how many", () => {
    const m = started({ asks: { shape: "yes", who: () => 1, prompt: "on", rule: "tiny-1" } });
    expect(m.list()).toBe(2);
    expect([m.seat, m.optionCount]).toEqual([1, 2]);
    expect([...m.options.subarray(0, 2)]).toEqual([pack(0, 1, NONE), pack(0, 0, NONE)]);
  });

  test("a fault names the game", () => {
    expect(() => started().fail("this is wrong")).toThrow("tiny: this is wrong");
  });
});
