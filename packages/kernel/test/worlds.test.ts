/** A made-up world can be played on: whatever the table was, it is sound, looks alike, and goes on by its own chance. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addModifier,
  assertSound,
  chanceOf,
  cover,
  effectArg,
  effectSet,
  effectSource,
  keepChance,
  knows,
  type Machine,
  modSource,
  move,
  pushEffect,
  SPECTATOR,
  setEffectArg,
  show,
  viewOf,
} from "../src/index.ts";
import { listed } from "./lasting.ts";
import {
  ability,
  adds,
  CAMP,
  definition,
  HAND,
  HEAP,
  lying,
  MIGHT,
  members,
  ROW,
  STORE,
  started,
  VAULT,
} from "./tiny.ts";
import { world } from "./worlds.ts";

const lasting = adds(MIGHT, 1);
const DEFINITIONS = () => [
  definition("Oak", { abilities: [ability({ statics: [adds(MIGHT, 2)], lasting: [lasting] })] }),
  definition("Yew", { abilities: [ability({ statics: [adds(MIGHT, 3)], staticsIn: "under" })] }),
  definition("Elm"),
];
const LISTS = [
  [0, 1, 2, 0, 1],
  [2, 1, 0, 0, 1],
];
const ZONES = [STORE, HAND, ROW, CAMP, HEAP, VAULT];

/** Something that is done to a card: where it goes, or under which it comes to lie, and what is then so of it. */
const deed = fc.record({
  card: fc.nat(9),
  zone: fc.constantFrom(...ZONES),
  seat: fc.nat(1),
  over: fc.option(fc.nat(9)),
  down: fc.boolean(),
  shown: fc.nat(3),
  changed: fc.boolean(),
});

test("is sound and looks to the observer as the true one, whatever the table and whoever looks", () => {
  fc.assert(
    fc.property(
      fc.array(deed, { maxLength: 25 }),
      fc.constantFrom(0, 1, SPECTATOR),
      fc.nat(50),
      (deeds, observer, seed) => {
        const m = started({ definitions: DEFINITIONS() }, LISTS);
        for (const { card, zone, seat, over, down, shown, changed } of deeds) {
          if (over !== null && over !== card && m.above(over) < 0 && m.inPlay(m.zone(over)))
            cover(m, card, over);
          else move(m, card, m.zoneOf(zone, seat));
          m.setFaceDown(card, down && m.zoneId(m.zone(card)) === CAMP);
          show(m, card, shown);
          if (changed)
            addModifier(m, { modifier: lasting, source: card, subject: (card + 1) % 10, seat, until: 7 });
        }
        assertSound(m);
        const into = world(m, observer, seed);
        expect(() => assertSound(into)).not.toThrow();
        expect(viewOf(into, observer)).toEqual(viewOf(m, observer));
      },
    ),
  );
});

describe("in a made-up world", () => {
  test("what is under way stands as it does: programs, and effects with what was chosen for them", () => {
    const text = ability({ cards: [5] });
    const m = started(
      { definitions: [definition("Oak", { abilities: [text] }), ...DEFINITIONS().slice(1)] },
      LISTS,
    );
    for (const card of [0, 1, 2]) move(m, card, m.zoneOf(ROW, 0));
    const at = [pushEffect(m, text.id, 0, 0, 1), pushEffect(m, text.id, 1, 1, 2)] as const;
    setEffectArg(m, at[0], 5, 2);
    m.addTo(effectSet(m, at[1], 1), 2);
    const into = world(m, 1);
    const place = (of: Machine, card: number): number => lying(of, of.zoneOf(ROW, 0)).indexOf(card);
    const stands = (of: Machine): unknown[] => [
      place(of, effectArg(of, at[0], 5)),
      place(of, effectSource(of, at[1])),
      members(of, effectSet(of, at[1], 1)).map((card) => place(of, card)),
    ];
    expect(stands(into)).toEqual([2, 1, [2]]);
    expect(stands(into)).toEqual(stands(m));
    const { stack } = m.layout;
    expect(into.s.slice(stack, m.sp)).toEqual(m.s.slice(stack, m.sp));
    expect([into.pc, into.base, into.sp]).toEqual([m.pc, m.base, m.sp]);
  });

  test("an action has the chance of the world, and not that of the true one", () => {
    const m = started({ shape: { rewind: { script: 20, timeless: [] } } });
    keepChance(m);
    const roll = (of: Machine): number => {
      chanceOf(of, 1);
      return of.random(60_000);
    };
    const rolls = [1, 2, 3, 1].map((seed) => roll(world(m, 0, seed)));
    expect(rolls[0]).toBe(rolls[3]);
    expect(new Set([...rolls, roll(m)]).size).toBe(4);
  });

  test.each([0, 1])(
    "another card of its owner that nobody can tell stands for a maker of seat %i",
    (seat) => {
      const maker = seat === 0 ? 0 : 7;
      const m = started({ definitions: DEFINITIONS() }, LISTS);
      for (const card of [maker, 1, 6]) move(m, card, m.zoneOf(ROW, 0));
      addModifier(m, { modifier: lasting, source: maker, subject: 1, seat, until: 7 });
      move(m, maker, m.zoneOf(STORE, seat));
      for (const observer of [0, 1]) {
        const into = world(m, observer);
        const source = listed(into)
          .map((mod) => modSource(into, mod))
          .find((card) => into.zoneId(into.zone(card)) === STORE)!;
        expect(into.owner(source)).toBe(seat);
        expect(knows(into, observer, source)).toBe(false);
        // the first that lies there, whichever of them made it
        expect(lying(into, into.zoneOf(STORE, seat))[0]).toBe(source);
      }
    },
  );
});
