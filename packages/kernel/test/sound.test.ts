/** A state that is not sound is told, whatever is wrong with it; one that is full to its bounds is sound. */
import { describe, expect, test } from "vitest";
import {
  act,
  addModifier,
  ask,
  assertSound,
  assertTable,
  attach,
  call,
  constant,
  cover,
  DELAYED,
  EFFECT_HEAD,
  event,
  type Group,
  type Machine,
  MachineFault,
  MODS,
  move,
  NONE,
  program,
  pushEffect,
  putFirst,
  QUEUED,
  queueTrigger,
  REPLACING,
  STACK_TOP,
  STACKED,
  STATUS,
  seq,
} from "../src/index.ts";
import {
  ability,
  adds,
  CAMP,
  definition,
  GO_ON,
  GUARD,
  LOUD,
  MIGHT,
  modifier,
  ROW,
  STILL,
  started,
} from "./tiny.ts";

const e = event("falls", { subject: "card", params: 1 });
const delayedTrigger = ability({ index: 1 });
/** A modifier of every sort that is counted. */
const CHANGES = [
  adds(MIGHT, 1),
  adds(GUARD, 1),
  modifier({ mark: STILL }),
  modifier({ mark: LOUD }),
  modifier({ replaces: e, replacement: program("instead", () => seq()) }),
  modifier({ triggerEvent: e, delayedTrigger }),
];
const ACTION = 7;

/** All that a state can have, as much of it as it can hold; who asks is a program that a program has called. */
function full(): Machine {
  const m = started(
    {
      definitions: [
        definition("Oak", { abilities: [ability({ lasting: CHANGES }), delayedTrigger] }),
        definition("Yew"),
      ],
      events: [e],
      shape: { rewind: { script: 2 * ACTION, timeless: [] } },
      bounds: { modifiers: 2 * CHANGES.length, queue: 2, effects: 2 * EFFECT_HEAD },
      steps: () =>
        call(
          program("called", () =>
            call(
              program("asks", () =>
                ask({ shape: "one", who: constant(0), prompt: "on", rule: "tiny-1", groups: [GO_ON] }),
              ),
            ),
          ),
        ),
    },
    [
      [0, 1, 0, 1],
      [0, 1],
    ],
  );
  for (const card of [0, 2]) move(m, card, m.zoneOf(ROW, 0));
  cover(m, 1, 2);
  move(m, 4, m.zoneOf(CAMP, 1));
  attach(m, 4, 0);
  for (let i = 0; i < 2; i++) {
    for (const what of CHANGES) addModifier(m, { modifier: what, source: 0, subject: i, seat: 0 });
    queueTrigger(m, delayedTrigger.id, 0, false);
    pushEffect(m, 0, 0, 0, 0);
    putFirst(m, i);
  }
  return m;
}

describe("a state", () => {
  test("that is full in every respect is sound", () => {
    const m = full();
    expect(() => assertSound(m)).not.toThrow();
    expect([m.s[MODS], m.s[QUEUED], m.s[STACKED]]).toEqual([2 * CHANGES.length, 2, 2]);
  });

  test("of a game that is over is sound", () => {
    const m = started({
      asks: {
        shape: "one",
        who: constant(0),
        prompt: "on",
        rule: "tiny-1",
        groups: [{ ...GO_ON, body: act((x) => x.end(0, "tiny-1")) }],
      },
    });
    m.list();
    m.choose(m.options[0]!);
    expect(m.over).toBe(true);
    expect(() => assertSound(m)).not.toThrow();
  });

  test.each<[string, (m: Machine) => void]>([
    ["the order of zone 4 is broken at card 1", (m) => (m.s[m.layout.prev + 1] = NONE)],
    ["the order of zone 4 is broken at card 0", (m) => (m.s[m.layout.prev + 0] = 1)],
    ["card 0 is covered and in the order of a zone", (m) => (m.s[m.layout.above + 0] = 3)],
    ["card 0 lies in zone 4 and says 5", (m) => (m.s[m.layout.zone + 0] = 5)],
    ["card 2 lies in zone 4 and says 5", (m) => (m.s[m.layout.zone + 2] = 5)],
    ["the stack over card 1 is broken", (m) => (m.s[m.layout.above + 2] = 0)],
    ["zone 4 counts 3 and holds 2", (m) => m.s[m.layout.count + 4]!++],
    ["zone 8 counts 1 and holds 0", (m) => m.s[m.layout.count + 8]!++],
    ["zone 4 does not end with its last card", (m) => (m.s[m.layout.last + 4] = 0)],
    ["1 cards lie nowhere", (m) => m.unlink(3)],
    ["2 cards lie nowhere", (m) => m.unlink(1)],
    ["card 3 has no definition", (m) => (m.s[m.layout.definition + 3] = NONE)],
    ["card 0 has no definition", (m) => (m.s[m.layout.definition + 0] = 2)],
    ["card 3 has no owner", (m) => (m.s[m.layout.owner + 3] = NONE)],
    ["card 0 has no owner", (m) => (m.s[m.layout.owner + 0] = 2)],
    ["2 cards are attached, not 1", (m) => (m.s[m.layout.host + 5] = 0)],
    ["0 cards are attached, not 1", (m) => (m.s[m.layout.host + 4] = NONE)],
    ["there are too many changes", (m) => m.s[MODS]!++],
    ["there are too many changes", (m) => (m.s[MODS] = -1)],
    ["too many triggers wait", (m) => m.s[QUEUED]!++],
    ["too many triggers wait", (m) => (m.s[QUEUED] = -1)],
    ["too many effects wait", (m) => m.s[STACK_TOP]!++],
    ["too many effects wait", (m) => (m.s[STACK_TOP] = -1)],
    ["too many effects wait", (m) => (m.s[STACKED] = -1)],
    ["the actions in reach are too long", (m) => m.s[m.layout.script]!++],
    ["the actions in reach are too long", (m) => (m.s[m.layout.script] = -1)],
    ["a modifier is none of the game's", (m) => (m.s[m.layout.mods] = 99)],
    ["changes are counted wrong", (m) => m.s[m.layout.tally + MIGHT]!++],
    ["changes are counted wrong", (m) => m.s[m.layout.tally + GUARD]!--],
    ["changes are counted wrong", (m) => m.s[m.layout.marks + STILL]!++],
    ["changes are counted wrong", (m) => m.s[m.layout.marks + LOUD]!--],
    ["changes are counted wrong", (m) => m.s[REPLACING]!++],
    ["changes are counted wrong", (m) => m.s[DELAYED]!--],
  ])("is told, also in the middle of an answer: %s", (words, spoil) => {
    const m = full();
    spoil(m);
    for (const look of [assertTable, assertSound]) {
      expect(() => look(m)).toThrow(MachineFault);
      expect(() => look(m)).toThrow(`tiny: the state is not sound: ${words}`);
    }
  });

  test.each<[string, (m: Machine) => void]>([
    ["the game is over and programs are left", (m) => (m.s[STATUS] = 1)],
    ["no program is under way, and the game is not over", (m) => (m.sp = m.layout.stack)],
    ["no program is under way, and the game is not over", (m) => (m.sp = m.layout.size + 1)],
    ["the frames under way are broken", (m) => (m.s[m.base - 1] = m.base)],
    ["the lowest frame is not the game's own", (m) => (m.s[m.base - 1] = m.layout.stack + 1)],
    ["the lowest frame is not the game's own", (m) => (m.base = m.layout.stack)],
    ["the game waits where nothing is asked", (m) => m.pc++],
  ])("is told where the machine rests: %s", (words, spoil) => {
    const m = full();
    spoil(m);
    expect(() => assertTable(m)).not.toThrow();
    expect(() => assertSound(m)).toThrow(`tiny: the state is not sound: ${words}`);
  });

  test.each([
    { shape: "one", cards: 0, least: 0, sound: false },
    { shape: "one", cards: 1, least: 0, sound: true },
    { shape: "some", cards: 0, least: 0, sound: true },
    { shape: "some", cards: 2, least: 2, sound: true },
    { shape: "some", cards: 2, least: 3, sound: false },
  ] as const)(
    "is sound only with answers enough: $cards for a question of shape $shape that wants $least",
    ({ shape, cards, least, sound }) => {
      const all: Group = {
        verb: "",
        form: "card",
        from: (_m, out) => {
          out.set([0, 1]);
          return cards;
        },
      };
      const m = started({
        asks: (f) => ({
          shape,
          who: constant(0),
          prompt: "on",
          rule: "tiny-1",
          groups: [all],
          min: constant(least),
          max: constant(4),
          set: f.set(),
        }),
      });
      const look = expect(() => assertSound(m));
      if (sound) look.not.toThrow();
      else look.toThrow('tiny: the state is not sound: "on" has too few answers');
    },
  );
});
