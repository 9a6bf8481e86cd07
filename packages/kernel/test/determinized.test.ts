/** Which order an observer is shown, and worlds that an observer takes for possible. */
import { describe, expect, test } from "vitest";
import {
  addModifier,
  dropModifiers,
  firstMod,
  HIT,
  knows,
  type Machine,
  MODS,
  modExtra,
  modSource,
  modSubject,
  move,
  popEffect,
  pushEffect,
  queueTrigger,
  RESULT,
  removeTrigger,
  SPECTATOR,
  setEffectArg,
  show,
  tuck,
  viewOf,
  wasIn,
} from "../src/index.ts";
import { heldByOthers, orderFor, placeFor, tellsPlaces } from "../src/order.ts";
import { cardsByPlace } from "../src/spoken.ts";
import { listed } from "./lasting.ts";
import {
  ability,
  adds,
  CAMP,
  definition,
  HAND,
  HEAP,
  HITS,
  lying,
  MIGHT,
  modifier,
  ROW,
  SHAPE,
  STORE,
  started,
  tiny,
  VAULT,
} from "./tiny.ts";
import { world } from "./worlds.ts";

const everyone = [0, 1, SPECTATOR];

describe("the order that an observer is shown", () => {
  test("is told of open zones to all, of a seat's own to that seat, of others to nobody", () => {
    const m = started();
    const who = (tells: typeof tellsPlaces, zone: number): number[] =>
      everyone.filter((observer) => tells(m, observer, m.zoneOf(zone, 1)));
    expect([STORE, HAND, ROW, CAMP, HEAP, VAULT].map((zone) => who(tellsPlaces, zone))).toEqual([
      [],
      [1],
      everyone,
      everyone,
      everyone,
      [],
    ]);
    expect([STORE, HAND, ROW, HEAP].map((zone) => who(heldByOthers, zone))).toEqual([
      [],
      [0, SPECTATOR],
      [],
      [],
    ]);
  });

  test("of what others hold has those that are known first, by name, and equal ones share a place", () => {
    const m = started({}, [[2, 0, 1, 0, 0], [0]]);
    for (let c = 0; c < 5; c++) move(m, c, m.zoneOf(HAND, 0));
    for (const c of [0, 1, 2, 4]) show(m, c, 1 << 1);
    const zone = m.zoneOf(HAND, 0);
    expect(orderFor(m, 0, zone)).toEqual([0, 1, 2, 3, 4]);
    expect(orderFor(m, 1, zone)).toEqual([1, 4, 2, 0, 3]);
    expect([0, 1, 2, 3, 4].map((c) => placeFor(m, 0, c))).toEqual([0, 1, 2, 3, 4]);
    expect([0, 1, 2, 3, 4].map((c) => placeFor(m, 1, c))).toEqual([3, 0, 2, 4, 0]);
  });
});

describe("a determinized world", () => {
  const oak = definition("Oak", { abilities: [ability({ statics: [adds(MIGHT, 2)] })] });
  const definitions = [oak, definition("Yew"), definition("Elm")];
  const table = (): Machine => {
    const m = started({ definitions }, [
      [0, 1, 2, 0, 1],
      [0, 1, 2, 0, 1],
    ]);
    for (const c of [0, 1]) move(m, c, m.zoneOf(HAND, 0));
    for (const c of [5, 6]) move(m, c, m.zoneOf(HAND, 1));
    move(m, 2, m.zoneOf(ROW, 0));
    move(m, 8, m.zoneOf(CAMP, 1));
    m.setFaceDown(8, true);
    move(m, 3, m.zoneOf(ROW, 0));
    show(m, 6, 1);
    return m;
  };
  test("looks to the observer as the real one, whatever is made up", () => {
    const m = table();
    for (const observer of everyone)
      for (let seed = 0; seed < 10; seed++)
        expect(viewOf(world(m, observer, seed), observer)).toEqual(viewOf(m, observer));
  });

  test("leaves the real one as it is, and writes no log of its own", () => {
    const m = table();
    const before = m.s.slice();
    const into = world(m, 0);
    expect(m.s).toEqual(before);
    expect(into.journal.on).toBe(false);
    expect(m.journal.on).toBe(true);
  });

  test("has only definitions of the pool where the observer knows nothing, and each of them comes up", () => {
    const m = table();
    const seen = new Set<number>();
    for (let seed = 0; seed < 40; seed++) {
      const into = world(m, 0, seed, { pool: [1, 2] });
      const unknown = cardsByPlace(into).filter((card) => !knows(into, 0, card));
      expect(unknown).toHaveLength(5);
      for (const card of unknown) seen.add(into.definition(card));
    }
    expect(seen).toEqual(new Set([1, 2]));
  });

  test("deals of a list that is known just what is not seen of it, every order of it", () => {
    const m = table();
    const list = [0, 0, 1, 1, 2];
    const held = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const into = world(m, 0, seed, { lists: [list], pool: [2] });
      const own = cardsByPlace(into).filter((card) => into.owner(card) === 0);
      expect(own.map((card) => into.definition(card)).sort()).toEqual(list);
      const unknown = cardsByPlace(into).filter((card) => !knows(into, 0, card));
      held.add(String(unknown.filter((card) => own.includes(card)).map((card) => into.definition(card))));
      for (const card of unknown) if (!own.includes(card)) expect(into.definition(card)).toBe(2);
    }
    expect(held).toEqual(new Set(["1"]));
  });

  test("deals the cards of a list into every order, but where only some may lie none but those while there are any", () => {
    const orders = new Set<string>();
    const [store] = tiny().shape.zones;
    const zones = [
      { ...store!, holds: (facts: readonly number[]) => facts[0] !== 1 },
      ...SHAPE.zones.slice(1),
    ];
    const odd = definitions.map((of, i) => ({ ...of, facts: [i === 2 ? 1 : 0] }));
    const m = started({ definitions: odd, shape: { zones, facts: ["odd"] } }, [[0, 1, 2], [0]]);
    move(m, 2, m.zoneOf(HAND, 0));
    for (let seed = 0; seed < 40; seed++) {
      const into = world(m, 1, seed, { lists: [[0, 1, 2]], pool: [0] });
      const of = (zone: number): string => String(lying(into, zone).map((card) => into.definition(card)));
      expect(of(into.zoneOf(HAND, 0))).toBe("2");
      orders.add(of(into.zoneOf(STORE, 0)));
    }
    expect(orders).toEqual(new Set(["0,1", "1,0"]));
  });

  test("has of no card more in a list than the rules allow", () => {
    const m = table();
    for (let seed = 0; seed < 40; seed++) {
      const into = world(m, 0, seed, { pool: [0, 1, 2], most: () => 2 });
      const counts = [0, 0, 0];
      for (const card of cardsByPlace(into)) if (into.owner(card) === 1) counts[into.definition(card)]!++;
      expect(Math.max(...counts)).toBe(2);
    }
  });

  test("is the same for the same seed, and another for another", () => {
    const m = table();
    expect(world(m, 0, 3).s).toEqual(world(m, 0, 3).s);
    expect(world(m, 0, 3).s).not.toEqual(world(m, 0, 4).s);
    expect(world(m, 0, 3).random(60000)).not.toBe(m.random(60000));
  });

  test("is the same whatever the observer cannot tell: which card lies where, whose it was, what it has been", () => {
    const m = table();
    const other = table();
    // Hidden cards have other definitions, other places and another past.
    for (const [c, k] of [
      [4, 2],
      [5, 1],
      [7, 0],
    ] as const)
      other.s[other.layout.definition + c] = k;
    move(other, 9, other.zoneOf(STORE, 1), false);
    show(other, 4, 1 << 1);
    other.setColumn(7, HITS, 2);
    other.random(5);
    expect(viewOf(other, 0)).toEqual(viewOf(m, 0));
    expect(world(other, 0).live()).toEqual(world(m, 0).live());
  });

  test("holds what always holds by the cards that were made up, and no longer what held by those that were not", () => {
    const m = table();
    const standing = (machine: Machine): number => machine.s[MODS]!;
    // Cards 2 and 3 lie in the row, of which 3 is an Oak; the card in camp may be one too.
    const worlds = [m, world(m, 0, 1, { pool: [0] }), world(m, 0, 1, { pool: [1] })];
    expect(worlds.map(standing)).toEqual([2, 2, 1]);
  });

  test("holds nothing of what has ended or come back from earlier", () => {
    const text = ability({ lasting: [adds(MIGHT, 1)] });
    const used = (n: number): Machine => {
      const m = started({ definitions: [definition("Oak", { abilities: [text] }), definition("Yew")] }, [
        [0, 1],
        [0, 1],
      ]);
      addModifier(m, { modifier: text.lasting![0]!, source: n, subject: 1, seat: 0, amount: n });
      dropModifiers(m, () => true);
      m.e.fill(n);
      queueTrigger(m, text.id, n, false);
      removeTrigger(m, 0);
      const at = pushEffect(m, text.id, n, 0, 1);
      setEffectArg(m, at, 3, n);
      popEffect(m);
      m.s[m.sp + 3] = n;
      for (const register of [RESULT, HIT]) m.s[register] = n;
      return m;
    };
    expect(world(used(2), 0).s).toEqual(world(used(3), 0).s);
  });

  test("tells no order of what somebody else holds", () => {
    const held = (...order: number[]): Machine => {
      const m = started();
      for (const c of order) move(m, c, m.zoneOf(HAND, 1));
      for (const c of [4, 6]) show(m, c, 1);
      return m;
    };
    const [one, other] = [held(4, 5, 6), held(6, 5, 4)];
    expect(viewOf(one, 0)).toEqual(viewOf(other, 0));
    expect(world(one, 0).live()).toEqual(world(other, 0).live());
    const into = world(one, 0);
    expect(
      lying(into, into.zoneOf(HAND, 1))
        .map((c) => into.definitionOf(c).name)
        .slice(0, 2),
    ).toEqual(["Ash", "Cedar"]);
    expect(lying(into, into.zoneOf(HAND, 0))).toEqual(lying(one, one.zoneOf(HAND, 0)));
  });

  test("does not tell whose card lies where among those that the observer does not know", () => {
    const laid = (vault: readonly number[], ...order: number[]): Machine => {
      const m = started();
      for (const c of order) move(m, c, m.zoneOf(STORE, 0));
      for (const c of vault) move(m, c, m.zoneOf(VAULT, 0));
      return m;
    };
    const owners = (into: Machine, zone: number): number[] =>
      lying(into, into.zoneOf(zone, 0)).map((c) => into.owner(c));
    for (const [one, other] of [
      [laid([], 3, 7), laid([], 7, 3)],
      [laid([1, 5], 3, 7), laid([5, 1], 7, 3)],
    ] as const) {
      expect(viewOf(one, 0)).toEqual(viewOf(other, 0));
      expect(world(one, 0).live()).toEqual(world(other, 0).live());
      const into = world(other, 0);
      expect(cardsByPlace(into).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    }
    // In the zone of a seat its own cards lie first, as far as they go.
    expect(owners(world(laid([], 7, 3), 0), STORE)).toEqual([0, 0, 0, 0, 1]);
    expect(owners(world(laid([1, 5], 7, 3), 0), STORE)).toEqual([0, 0, 0, 0]);
    expect(owners(world(laid([1, 5], 7, 3), 0), VAULT)).toEqual([1, 1]);
    const m = started();
    move(m, 3, m.zoneOf(STORE, 1), false);
    const into = world(m, 0);
    expect(lying(into, into.zoneOf(STORE, 1)).map((c) => into.owner(c))).toEqual([1, 1, 1, 1, 0]);
  });

  test("has what something under way speaks of where it is, and before what nothing speaks of", () => {
    const more = modifier({ ...adds(MIGHT, 1), cards: ["extra"] });
    const laid = (...order: number[]): Machine => {
      const m = started({ definitions: [definition("Oak", { abilities: [ability({ lasting: [more] })] })] }, [
        [0, 0, 0, 0],
        [0, 0, 0, 0],
      ]);
      for (const card of order) move(m, card, m.zoneOf(STORE, 0));
      for (const card of [1, 5])
        addModifier(m, { modifier: more, source: 3, subject: 2, seat: 0, until: 7, extra: card });
      return m;
    };
    // where in a zone that nobody looks into such cards lie is not told: they come first, as they are spoken of
    for (const m of [laid(0, 1, 2, 3, 4, 5), laid(5, 4, 3, 2, 1, 0)]) {
      const into = world(m, 0);
      expect(lying(into, into.zoneOf(STORE, 0)).slice(0, 4)).toEqual([0, 1, 2, 3]);
      expect(listed(into).map((mod) => [modSubject(into, mod), modExtra(into, mod)])).toEqual([
        [0, 1],
        [0, 2],
      ]);
    }
  });

  test("does not tell which of several cards a modifier was made by, wherever that one lies by now", () => {
    const more = adds(MIGHT, 1);
    /** The place of the maker in the world, after two equal cards went into hiding and one of them came back. */
    const makerPlace = (maker: number, comesBack: boolean): number => {
      const m = started({ definitions: [definition("Oak", { abilities: [ability({ lasting: [more] })] })] }, [
        [0, 0, 0, 0],
        [0, 0, 0, 0],
      ]);
      for (const c of [0, 1, 2]) move(m, c, m.zoneOf(ROW, 0));
      addModifier(m, { modifier: more, source: maker, subject: 2, seat: 0, until: 7 });
      for (const c of [0, 1]) move(m, c, m.zoneOf(HAND, 1));
      if (comesBack) move(m, 1, m.zoneOf(ROW, 1));
      expect(modSource(m, firstMod(m))).toBe(maker);
      const into = world(m, 0);
      expect(into.owner(modSource(into, firstMod(into)))).toBe(0);
      return cardsByPlace(into).indexOf(modSource(into, firstMod(into)));
    };
    for (const back of [false, true]) expect(makerPlace(0, back)).toBe(makerPlace(1, back));
  });

  test("has what always holds by cards underneath, and what is noted on cards in play", () => {
    const low = ability({ statics: [adds(MIGHT, 2)], staticsIn: "under" });
    const m = started({ definitions: [definition("Oak", { abilities: [low] }), definition("Yew")] }, [
      [1, 1, 1],
      [1, 1, 1],
    ]);
    for (const c of [1, 2]) move(m, c, m.zoneOf(CAMP, 1));
    tuck(m, 0, 1);
    for (const c of [0, 2]) {
      m.setFaceDown(c, true);
      m.setColumn(c, HITS, 4);
    }
    const standing = (kindOf: number): number => world(m, 0, 1, { pool: [kindOf] }).s[MODS]!;
    expect([standing(0), standing(1)]).toEqual([1, 0]);
    const into = world(m, 0, 1, { pool: [1] });
    const [, second] = lying(into, into.zoneOf(CAMP, 1));
    expect(into.column(second!, HITS)).toBe(4);
    expect(wasIn(into, second!)).toBe(wasIn(m, 2));
  });
});
