/** Positions laid out: what lies where, and what is refused. */
import { describe, expect, test } from "vitest";
import {
  act,
  attach,
  cover,
  type Machine,
  MachineFault,
  Match,
  move,
  NOBODY,
  type Placed,
  pushEffect,
  queueTrigger,
  type Setup,
  show,
  wasFaceDown,
  wasTurned,
} from "../src/index.ts";
import { draw, game, one, setup } from "./drawn.ts";
import {
  ability,
  adds,
  CAMP,
  definition,
  HAND,
  HEAP,
  HITS,
  LIMIT,
  lying,
  MIGHT,
  REST,
  ROW,
  STORE,
  started,
  tiny,
} from "./tiny.ts";

describe("a position", () => {
  const lasting = adds(MIGHT, 1);
  const arranged = (position: object, more: Partial<Setup> = {}): Machine =>
    new Match(
      tiny({
        definitions: ["Ash", "Birch", "Cedar"].map((name) =>
          definition(name, name === "Ash" ? { abilities: [ability({ lasting: [lasting] })] } : {}),
        ),
        steps: () =>
          act((m) => {
            draw(m);
            // what was so before, of which nothing may be left
            for (const c of [0, 1, 4]) move(m, c, m.zoneOf(ROW, 0));
            cover(m, 2, 0);
            m.setTurned(1, true);
            m.setColumn(1, HITS, 3);
            attach(m, 4, 1);
            show(m, 5, 1);
            m.setNumber(1, 8);
            m.setSeatNumber(0, 1, 8);
          }),
      }),
      setup({ ...more, opening: { after: 0, position: { seats: [], ...position } } }),
    ).machine;
  const names = (m: Machine, zone: number, seat: number): string[] =>
    lying(m, m.zoneOf(zone, seat)).map((c) => m.definitionOf(c).name);

  test("that names nothing has every card where it began and nothing that lasts or waits", () => {
    const m = arranged({});
    const fresh = started();
    const { layout } = m;
    expect(m.s.subarray(layout.first, layout.tally)).toEqual(fresh.s.subarray(layout.first, layout.tally));
    expect(m.s.subarray(15, 19)).toEqual(new Int16Array(4));
    expect(m.journal.on).toBe(true);
    expect(m.number(1)).toBe(8);
    expect(m.seatNumber(0, 1)).toBe(8);
  });

  test("sets the numbers that it names", () => {
    const m = arranged({
      numbers: { limit: 3 },
      seats: [{ numbers: { coins: 4 } }, { numbers: { hearts: 5 } }],
    });
    expect([m.number(LIMIT), m.seatNumber(0, 1), m.seatNumber(1, 0), m.seatNumber(1, 1)]).toEqual([
      3, 4, 5, 0,
    ]);
  });

  test("lays cards in their order, as they are to lie, and the others where they began", () => {
    const ash: Placed = { card: "Ash", turned: true, numbers: { hits: 2, rest: 3 } };
    const m = arranged({
      seats: [
        { zones: { row: [{ card: "Cedar", faceDown: true }, ash], hand: [{ card: "Ash" }] } },
        { zones: { camp: [{ card: "Birch", owner: 0 }] } },
      ],
      shared: {
        heap: [
          { card: "Cedar", owner: 1 },
          { card: "Ash", owner: 1 },
        ],
      },
    });
    expect([names(m, ROW, 0), names(m, HAND, 0), names(m, CAMP, 1), names(m, HEAP, 0)]).toEqual([
      ["Cedar", "Ash"],
      ["Ash"],
      ["Birch"],
      ["Cedar", "Ash"],
    ]);
    expect([names(m, STORE, 0), names(m, STORE, 1)]).toEqual([[], ["Birch", "Ash"]]);
    const [cedar, first] = lying(m, m.zoneOf(ROW, 0)) as [number, number];
    expect([m.turned(cedar), m.faceDown(cedar), m.turned(first), m.faceDown(first)]).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect([m.column(first, HITS), m.column(first, REST), m.column(cedar, HITS)]).toEqual([2, 3, 0]);
    expect(m.owner(lying(m, m.zoneOf(CAMP, 1))[0]!)).toBe(0);
  });

  test("lays the cards of the start zone on top of those that it does not name, in their order", () => {
    const m = arranged({ seats: [{ zones: { store: [{ card: "Cedar" }, { card: "Birch" }] } }] });
    expect(names(m, STORE, 0)).toEqual(["Cedar", "Birch", "Ash", "Ash"]);
  });

  test("puts cards under others, uppermost first, each as it is to lie", () => {
    const m = arranged({
      seats: [
        {
          zones: {
            row: [
              {
                card: "Ash",
                under: [
                  { card: "Birch", turned: true },
                  { card: "Cedar", numbers: { hits: 1 } },
                ],
              },
            ],
          },
        },
      ],
    });
    const top = m.first(m.zoneOf(ROW, 0));
    const below = m.below(top);
    const lowest = m.below(below);
    expect([top, below, lowest].map((c) => m.definitionOf(c).name)).toEqual(["Ash", "Birch", "Cedar"]);
    expect([m.turned(below), m.turned(top), m.column(lowest, HITS), m.column(below, HITS)]).toEqual([
      true,
      false,
      1,
      0,
    ]);
    expect(m.below(lowest)).toBe(-1);
  });

  test("attaches cards to others by name, or by name and side, or by name, side and place", () => {
    const hosts = (host: string): string | undefined => {
      const m = arranged({
        seats: [
          { zones: { row: [{ card: "Birch", host }, { card: "Ash" }, { card: "Ash" }] } },
          { zones: { row: [{ card: "Cedar" }, { card: "Ash" }], hand: [{ card: "Birch" }] } },
        ],
      });
      const found = m.host(m.first(m.zoneOf(ROW, 0)));
      const seat = m.seatOf(m.zone(found));
      return `${m.definitionOf(found).name} ${seat} ${lying(m, m.zone(found)).indexOf(found)}`;
    };
    expect(hosts("Cedar")).toBe("Cedar 1 0");
    expect(hosts("Ash@B")).toBe("Ash 1 1");
    expect(hosts("Ash@A.2")).toBe("Ash 0 1");
    expect(hosts("Ash@A.3")).toBe("Ash 0 2");
    expect(() => hosts("Ash")).toThrow('"Ash" is more than one card in play');
    expect(() => hosts("Ash@A")).toThrow('"Ash@A" is more than one card in play');
    expect(() => hosts("Ash@A.4")).toThrow('"Ash@A.4" is no card in play');
    expect(() => hosts("Birch@B")).toThrow('"Birch@B" is no card in play');
    expect(() => hosts("Cedar@A")).toThrow(MachineFault);
  });

  test("is as if it had always been so: nothing is known of where cards were, and nothing is in the log", () => {
    const match = new Match(
      tiny(),
      setup({
        opening: { after: 0, position: { seats: [{ zones: { row: [{ card: "Ash", turned: true }] } }] } },
      }),
    );
    const { s, layout } = match.machine;
    expect(new Set(s.subarray(layout.was, layout.was + layout.cards))).toEqual(new Set([-1]));
    expect(
      Array.from(
        { length: layout.cards },
        (_, c) => wasTurned(match.machine, c) || wasFaceDown(match.machine, c),
      ).some(Boolean),
    ).toBe(false);
    expect(match.log(0)).toEqual([]);
  });

  test("leaves the question, and a journal that is off stays off", () => {
    const m = arranged({});
    expect(m.asking()!.prompt).toBe("on");
    expect(m.over).toBe(false);
  });

  test.each<[object, string]>([
    [{ numbers: { speed: 1 } }, 'there is no number of the game called "speed"'],
    [{ seats: [{ numbers: { speed: 1 } }] }, 'there is no number of a seat called "speed"'],
    [{ seats: [{ zones: { attic: [] } }] }, 'there is no zone "attic"'],
    [{ seats: [{ zones: { heap: [] } }] }, 'there is no zone "heap"'],
    [{ shared: { row: [] } }, 'there is no zone "row"'],
    [{ seats: [{ zones: { row: [{ card: "Elm" }] } }] }, 'no card "Elm" of this seat is left'],
    [
      { seats: [{ zones: { row: [{ card: "Birch" }, { card: "Birch" }] } }] },
      'no card "Birch" of this seat is left',
    ],
    [
      { seats: [{ zones: { row: [{ card: "Ash", numbers: { speed: 1 } }] } }] },
      'there is no number of a card called "speed"',
    ],
  ])("%o is refused", (position, message) => {
    expect(() => arranged(position)).toThrow(message);
    expect(() => arranged(position)).toThrow(MachineFault);
  });

  test.each<[what: string, wait: (m: Machine) => void]>([
    ["an announced effect", (m) => void pushEffect(m, 0, 0, 0, 0)],
    ["a trigger", (m) => void queueTrigger(m, 0, 0, false)],
  ])("is refused while %s waits, which would go on with what is no longer there", (_, wait) => {
    const waits = tiny({
      definitions: [definition("Ash", { abilities: [ability({ lasting: [lasting] })] })],
      steps: () => act(wait),
    });
    const opening = { after: 0, position: { seats: [] } };
    expect(() => new Match(waits, setup({ lists: [["Ash"], ["Ash"]], opening }))).toThrow(
      "a position cannot be laid out while effects wait",
    );
  });

  test("is laid out after so many answers, also when they are taken back and given again", () => {
    const opening = { after: 2, position: { numbers: { clock: 30 }, seats: [] } };
    const match = new Match(game(one), setup({ opening }));
    const clock = (): number => match.machine.number(0);
    expect(clock()).toBe(0);
    match.answer(0, "rest");
    expect(clock()).toBe(0);
    match.answer(0, "take Birch");
    expect([clock(), lying(match.machine, match.machine.zoneOf(HAND, 0))]).toEqual([30, []]);
    match.undo();
    expect(clock()).toBe(0);
    match.redo();
    expect(clock()).toBe(30);
    expect(match.machine.s[9]).toBe(NOBODY);
  });
});
