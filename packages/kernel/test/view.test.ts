/** What one observer is shown: every part of a view, and what is left out of it. */
import { describe, expect, test } from "vitest";
import {
  addModifier,
  attach,
  type CardView,
  cover,
  effectSet,
  GROUP,
  type Machine,
  markEffect,
  move,
  NOBODY,
  NONE,
  pushEffect,
  SOURCE_GONE,
  SPECTATOR,
  STOPPED,
  show,
  tuck,
  viewOf,
} from "../src/index.ts";
import {
  ability,
  adds,
  CAMP,
  COINS,
  definition,
  GUARD,
  HAND,
  HEAP,
  HEARTS,
  HITS,
  LIMIT,
  MIGHT,
  modifier,
  REST,
  ROW,
  SECRET,
  STILL,
  STORE,
  started,
  VAULT,
} from "./tiny.ts";

const observers = [0, 1, SPECTATOR];
const card = (name: string, more: Partial<CardView> = {}): CardView => ({
  name,
  turned: false,
  faceDown: false,
  values: { might: { now: 3, printed: 3 }, guard: { now: 1, printed: 1 } },
  counts: {},
  marks: [],
  host: null,
  under: [],
  ...more,
});
const back = (more: Partial<CardView> = {}): CardView => card("", { faceDown: true, values: {}, ...more });

test("a view names the game, the observer, and the numbers that anybody may see", () => {
  const m = started();
  m.setNumber(LIMIT, 4);
  m.setNumber(SECRET, 5);
  m.setSeatNumber(1, HEARTS, 6);
  m.setSeatNumber(1, COINS, 7);
  const view = viewOf(m, 1);
  expect([view.game, view.observer]).toEqual(["tiny", 1]);
  expect(view.numbers).toEqual({ clock: 0, limit: 4 });
  expect(view.seats.map((seat) => [seat.seat, seat.numbers])).toEqual([
    [0, { hearts: 0, coins: 0 }],
    [1, { hearts: 6, coins: 7 }],
  ]);
  expect(viewOf(started({ shape: { unseen: undefined } }), 0).numbers).toEqual({
    clock: 0,
    limit: 0,
    secret: 0,
  });
});

describe("a zone", () => {
  const zoneFor = (m: Machine, id: string, seat: number | undefined, observer: number): unknown => {
    const view = viewOf(m, observer);
    return seat === undefined ? view.shared[id] : view.seats[seat]!.zones[id];
  };

  test("of every seat and shared is there, by its name", () => {
    const view = viewOf(started(), 0);
    expect(view.seats.map((seat) => Object.keys(seat.zones))).toEqual([
      ["store", "hand", "row", "camp"],
      ["store", "hand", "row", "camp"],
    ]);
    expect(Object.keys(view.shared)).toEqual(["heap", "vault"]);
  });

  test("that nobody may look into shows its count alone, until a card is shown", () => {
    const m = started();
    for (const observer of observers) expect(zoneFor(m, "store", 0, observer)).toEqual({ count: 4 });
    show(m, 1, 1 << 1);
    expect(zoneFor(m, "store", 0, 0)).toEqual({ count: 4 });
    expect(zoneFor(m, "store", 0, 1)).toEqual({ count: 4, cards: [null, card("Birch"), null, null] });
  });

  test("of its owner shows its cards in their order to the owner and their number to others", () => {
    const m = started();
    for (const c of [2, 1, 0]) move(m, c, m.zoneOf(HAND, 0));
    expect(zoneFor(m, "hand", 0, 0)).toEqual({
      count: 3,
      cards: [card("Cedar"), card("Birch"), card("Ash")],
    });
    for (const observer of [1, SPECTATOR]) expect(zoneFor(m, "hand", 0, observer)).toEqual({ count: 3 });
  });

  test("of somebody else shows what was shown of it first and by name, so that no place tells", () => {
    const m = started();
    for (const c of [3, 2, 1, 0]) move(m, c, m.zoneOf(HAND, 0));
    for (const c of [2, 0, 1]) show(m, c, 1 << 1);
    expect(zoneFor(m, "hand", 0, 1)).toEqual({
      count: 4,
      cards: [card("Ash"), card("Birch"), card("Cedar"), null],
    });
    expect(zoneFor(m, "hand", 0, SPECTATOR)).toEqual({ count: 4 });
  });

  test("that is open shows a card that lies face down as a back that lies as it lies", () => {
    const m = started();
    for (const c of [0, 1]) move(m, c, m.zoneOf(CAMP, 0));
    m.setFaceDown(0, true);
    m.setTurned(0, true);
    expect(zoneFor(m, "camp", 0, 1)).toEqual({ count: 2, cards: [back({ turned: true }), card("Birch")] });
    expect(zoneFor(m, "camp", 0, 0)).toEqual({
      count: 2,
      cards: [card("Ash", { turned: true, faceDown: true }), card("Birch")],
    });
  });

  test("that is open and empty shows that it is", () => {
    expect(zoneFor(started(), "heap", undefined, 1)).toEqual({ count: 0, cards: [] });
    expect(zoneFor(started(), "vault", undefined, 1)).toEqual({ count: 0 });
  });
});

describe("a card", () => {
  const more = adds(MIGHT, 4);
  const still = modifier({ mark: STILL, says: "may not move" });
  const also = modifier({ mark: STILL, says: "is asleep" });
  const quiet = modifier({ mark: STILL });
  const definitions = [
    definition("Oak", { abilities: [ability({ lasting: [more, still, also, quiet] })] }),
    definition("Yew", { has: [false, true], printed: [0, -2] }),
  ];
  const table = (): Machine => {
    const m = started({ definitions }, [
      [0, 1, 0, 0],
      [0, 1],
    ]);
    for (const c of [0, 1]) move(m, c, m.zoneOf(ROW, 0));
    return m;
  };
  const inRow = (m: Machine, observer = 0, seat = 0): CardView[] =>
    viewOf(m, observer).seats[seat]!.zones.row!.cards as CardView[];

  test("shows the values that it has, now and as printed, changed only while it is in play", () => {
    const m = table();
    addModifier(m, { modifier: more, source: 0, subject: 0, seat: 0 });
    addModifier(m, { modifier: more, source: 0, subject: 2, seat: 0 });
    expect(inRow(m).map((c) => c.values)).toEqual([
      { might: { now: 7, printed: 3 }, guard: { now: 1, printed: 1 } },
      { guard: { now: -2, printed: -2 } },
    ]);
    show(m, 2, 1);
    expect(viewOf(m, 0).seats[0]!.zones.store!.cards![0]!.values).toEqual({
      might: { now: 3, printed: 3 },
      guard: { now: 1, printed: 1 },
    });
  });

  test("shows what the game counts on it and is not 0, in play and out of it, and no bookkeeping", () => {
    const m = started({ shape: { counts: ["hits"] } });
    for (const c of [0, 1]) move(m, c, m.zoneOf(ROW, 0));
    move(m, 2, m.zoneOf(HEAP, 0));
    cover(m, 4, 1);
    for (const c of [0, 1, 2]) m.setColumn(c, HITS, 3);
    for (const c of [0, 4]) m.setColumn(c, REST, 5);
    for (const observer of observers) {
      const [first, second] = inRow(m, observer);
      expect([first!.counts, second!.counts]).toEqual([{ hits: 3 }, {}]);
      expect(viewOf(m, observer).shared.heap!.cards![0]!.counts).toEqual({ hits: 3 });
      expect([...first!.under, ...second!.under].map((low) => low.counts)).toEqual([{ hits: 3 }]);
    }
  });

  test("shows what is counted on it to nobody who does not know it, or from whom it is held", () => {
    const m = started({ shape: { counts: ["hits"] } });
    move(m, 0, m.zoneOf(CAMP, 0));
    m.setFaceDown(0, true);
    for (const c of [1, 2]) move(m, c, m.zoneOf(HAND, 0));
    for (const c of [0, 1, 2]) m.setColumn(c, HITS, 3);
    show(m, 1, 1 << 1);
    const counted = (observer: number, zone: string) =>
      viewOf(m, observer).seats[0]!.zones[zone]!.cards?.map((c) => c?.counts ?? null);
    expect(counted(0, "camp")).toEqual([{ hits: 3 }]);
    expect(counted(0, "hand")).toEqual([{ hits: 3 }, { hits: 3 }]);
    expect(counted(1, "camp")).toEqual([{}]);
    expect(counted(1, "hand")).toEqual([{}, null]);
  });

  test("shows in words what it is under, each once, in the order it came", () => {
    const m = table();
    for (const what of [also, still, quiet, also])
      addModifier(m, { modifier: what, source: 1, subject: 0, seat: 0 });
    addModifier(m, { modifier: still, source: 1, subject: GROUP, seat: 0 });
    expect(inRow(m).map((c) => c.marks)).toEqual([["is asleep", "may not move"], ["may not move"]]);
    move(m, 2, m.zoneOf(HEAP, 0));
    addModifier(m, { modifier: also, source: 1, subject: 2, seat: 0 });
    expect(viewOf(m, 0).shared.heap!.cards![0]!.marks).toEqual([]);
  });

  test("shows the cards underneath that the observer knows, uppermost first, each without what lies under it", () => {
    const m = table();
    cover(m, 2, 0);
    cover(m, 4, 2);
    const [top] = inRow(m, 1);
    expect(top).toMatchObject({ name: "Oak", marks: [] });
    expect(top!.under.map((c) => [c.name, c.under])).toEqual([
      ["Oak", []],
      ["Oak", []],
    ]);
    m.setFaceDown(2, true);
    expect(inRow(m, 1)[0]!.under).toHaveLength(1);
    addModifier(m, { modifier: still, source: 1, subject: 0, seat: 0 });
    expect(inRow(m, 1)[0]!.under[0]!.marks).toEqual([]);
  });

  test("shows what it is attached to by where that lies", () => {
    const m = table();
    attach(m, 1, 0);
    expect(inRow(m)[1]!.host).toEqual({ zone: "row", seat: 0, place: 0 });
    expect(inRow(m)[0]!.host).toBeNull();
    tuck(m, 3, 0);
    attach(m, 1, 3);
    expect(inRow(m)[1]!.host).toEqual({ zone: "row", seat: 0, place: 0, under: true });
    attach(m, 1, 2);
    expect(inRow(m)[1]!.host).toEqual({ zone: "store", seat: 0 });
    move(m, 2, m.zoneOf(HAND, 1));
    expect(inRow(m)[1]!.host).toEqual({ zone: "hand", seat: 1 });
    expect(inRow(m, 1)[1]!.host).toEqual({ zone: "hand", seat: 1, place: 0 });
    move(m, 2, m.zoneOf(VAULT, 0));
    expect(inRow(m)[1]!.host).toEqual({ zone: "vault", seat: null });
    move(m, 2, m.zoneOf(HEAP, 0));
    expect(inRow(m)[1]!.host).toEqual({ zone: "heap", seat: null, place: 0 });
  });
});

describe("an effect that waits", () => {
  const text = ability({ index: 2 });
  const table = (): Machine => {
    const m = started({ definitions: [definition("Oak", { abilities: [text] })] }, [[0, 0, 0], [0]]);
    for (const c of [0, 1]) move(m, c, m.zoneOf(ROW, 0));
    return m;
  };

  test("shows whose it is, its card, its text and where what was chosen lies, set by set and place by place", () => {
    const m = table();
    const at = pushEffect(m, text.id, 0, 1, 2);
    m.addTo(effectSet(m, at, 0), 1);
    m.addTo(effectSet(m, at, 1), 2);
    m.addTo(effectSet(m, at, 1), 0);
    expect(viewOf(m, 0).links).toEqual([
      {
        seat: 1,
        card: "Oak",
        text: 2,
        stopped: false,
        targets: [
          { zone: "row", seat: 0, place: 1 },
          { zone: "store", seat: 0 },
          { zone: "row", seat: 0, place: 0 },
        ],
      },
    ]);
  });

  test("stands in the order in which it was announced, and says when it is stopped", () => {
    const m = table();
    markEffect(m, pushEffect(m, text.id, 0, 0, 0), STOPPED);
    markEffect(m, pushEffect(m, text.id, 0, 1, 0), SOURCE_GONE);
    expect(viewOf(m, 0).links.map((link) => [link.seat, link.stopped])).toEqual([
      [0, true],
      [1, false],
    ]);
  });

  test("does not name a card that the observer does not know, or that there is not", () => {
    const m = table();
    move(m, 2, m.zoneOf(HAND, 0));
    pushEffect(m, text.id, 2, 0, 0);
    pushEffect(m, NONE, NONE, 0, 0);
    expect(viewOf(m, 0).links.map((link) => [link.card, link.text])).toEqual([
      ["Oak", 2],
      [null, -1],
    ]);
    expect(viewOf(m, 1).links.map((link) => link.card)).toEqual([null, null]);
  });
});

test("a game that is over says who won, by which rule, and asks nobody", () => {
  const m = started();
  expect(viewOf(m, 0).over).toBeNull();
  m.end(1, "tiny-3");
  for (const observer of observers) {
    expect(viewOf(m, observer)).toMatchObject({
      asked: null,
      question: null,
      over: { winner: 1, rule: "tiny-3" },
    });
  }
  m.end(NOBODY, "none of the game's");
  expect(viewOf(m, 0).over).toEqual({ winner: null, rule: null });
  m.end(0, "tiny-1");
  expect(viewOf(m, 0).over).toEqual({ winner: 0, rule: "tiny-1" });
});

test("a store and a guard are what these tests take them for", () => {
  const m = started();
  expect([m.zone(0), m.definitionOf(0).printed[GUARD]]).toEqual([m.zoneOf(STORE, 0), 1]);
});
