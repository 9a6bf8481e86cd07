/** Templates: one value that makes a node from slots and takes slots from a node. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { build, equal, match } from "../src/template.ts";

const json = fc.jsonValue({ maxDepth: 3 });

describe("equal", () => {
  test("holds for what is the same all the way down, and an absent field is one that is undefined", () => {
    expect(equal({ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 })).toBe(true);
    expect(equal({ a: 1, b: undefined }, { a: 1 })).toBe(true);
    expect(equal({ a: 1 }, { a: 1, b: undefined })).toBe(true);
    expect(equal([], [])).toBe(true);
  });

  test("does not hold for anything else", () => {
    const different: [unknown, unknown][] = [
      [1, 2],
      [1, "1"],
      [null, undefined],
      [null, {}],
      [{}, null],
      [[], {}],
      [{}, []],
      [[1], [1, 2]],
      [[1, 2], [1]],
      [[1], [2]],
      [{ a: 1 }, {}],
      [{}, { a: 1 }],
      [{ a: 1 }, { a: 2 }],
      [{ a: 1 }, { b: 1 }],
      ["a", { a: 1 }],
      [{ a: [{ b: 1 }] }, { a: [{ b: 2 }] }],
    ];
    for (const [a, b] of different) expect([a, b, equal(a, b)]).toEqual([a, b, false]);
  });

  test("holds for a copy of anything", () => {
    fc.assert(fc.property(json, (value) => equal(value, structuredClone(value))));
  });
});

describe("a template", () => {
  const form = { num: "many", who: "me" };
  const means = { who: { me: "player" } };
  const template = {
    do: "fry",
    who: "@who",
    num: "@num",
    what: ["$x", "salt"],
    time: "$t?",
    fixed: 3,
    none: "@odd",
  };

  test("makes a node from slots and features, and leaves out what is not there", () => {
    expect(build(template, { x: "egg", t: 5 }, form, means)).toEqual({
      do: "fry",
      who: "player",
      num: "many",
      what: ["egg", "salt"],
      time: 5,
      fixed: 3,
      none: "",
    });
    expect(build(template, { x: { deep: true } }, form, means)).toEqual({
      do: "fry",
      who: "player",
      num: "many",
      what: [{ deep: true }, "salt"],
      fixed: 3,
      none: "",
    });
    expect(Object.keys(build({ a: "$a", b: "$b?" }, {}, form, means) as object)).toEqual([]);
    expect(build("$a", { a: 1 }, form, means)).toBe(1);
    expect(build("$a?", { a: 1 }, form, means)).toBe(1);
    expect(build(7, {}, form, means)).toBe(7);
    expect(build(null, {}, form, means)).toBeNull();
  });

  test("takes from a node what it would be made from", () => {
    const slots = {};
    const node = {
      do: "fry",
      who: "player",
      num: "many",
      what: ["egg", "salt"],
      time: 5,
      fixed: 3,
      none: "",
    };
    expect(match(template, node, slots, form, means)).toBe(true);
    expect(slots).toEqual({ x: "egg", t: 5 });
    const fewer = {};
    const { time: _, ...timeless } = node;
    expect(match(template, timeless, fewer, form, means)).toBe(true);
    expect(fewer).toEqual({ x: "egg" });
  });

  test("refuses a node that is not of it", () => {
    const node = { do: "fry", who: "player", num: "many", what: ["egg", "salt"], fixed: 3, none: "" };
    const wrong: unknown[] = [
      { ...node, do: "boil" },
      { ...node, who: "me" },
      { ...node, num: "one" },
      { ...node, what: ["egg"] },
      { ...node, what: ["egg", "salt", "oil"] },
      { ...node, what: ["egg", "oil"] },
      { ...node, what: "egg" },
      { ...node, what: [undefined, "salt"] },
      { ...node, fixed: 4 },
      { ...node, more: 1 },
      { ...node, fixed: undefined },
      [node],
      null,
      "fry",
      undefined,
    ];
    for (const one of wrong) expect([one, match(template, one, {}, form, means)]).toEqual([one, false]);
    expect(match(template, { ...node, more: undefined }, {}, form, means)).toBe(true);
  });

  test("takes a slot that is named twice only if both are alike", () => {
    const twice = { a: "$x", b: "$x" };
    const slots = {};
    expect(match(twice, { a: { n: 1 }, b: { n: 1 } }, slots, form, means)).toBe(true);
    expect(slots).toEqual({ x: { n: 1 } });
    expect(match(twice, { a: { n: 1 }, b: { n: 2 } }, {}, form, means)).toBe(false);
    expect(match(twice, { a: 1 }, {}, form, means)).toBe(false);
  });

  test("takes again whatever it has made", () => {
    fc.assert(
      fc.property(json, fc.option(json, { nil: undefined }), (x, t) => {
        fc.pre(x !== undefined);
        const slots = t === undefined ? { x } : { x, t };
        const taken = {};
        expect(match(template, build(template, slots, form, means), taken, form, means)).toBe(true);
        expect(equal(taken, slots)).toBe(true);
      }),
    );
  });
});
