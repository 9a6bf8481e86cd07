import { expect, test } from "vitest";
import { actionsOf, lastMade } from "./actions.ts";
import type { Line } from "./lines.ts";

const marks = {
  part: "turn",
  begins: "begins",
  back: "back",
  again: "again",
  gone: "gone",
  closes: ["ends"],
};
const log = (...all: [string, string][]): Line[] =>
  all.map(([message, text], number) => ({ number, entry: { kind: "line", message, text, parts: [] } }));

const told = (lines: Line[]) =>
  actionsOf(lines, marks).map(
    ({ number, before, again, lines: own }) =>
      `${number}${before ? `<${before} ` : ""}${again ?? ""}: ${own.map(({ entry }) => entry.text).join(" ")}`,
  );

test("only the part under way counts", () => {
  const lines = log(
    ["begins", "Action 1."],
    ["does", "old"],
    ["turn", "Turn 2"],
    ["draws", "before"],
    ["begins", "Action 2."],
    ["does", "new"],
    ["does", "more"],
    ["ends", "over"],
    ["discards", "after"],
  );
  expect(told(lines)).toEqual(["2: new more"]);
});

test("what steps back stands before the action made last, which is made again", () => {
  const lines = log(
    ["turn", "Turn 1"],
    ["begins", "Action 1."],
    ["does", "a"],
    ["begins", "Action 2."],
    ["does", "b"],
    ["begins", "Action 3."],
    ["back", "back"],
    ["does", "c"],
    ["again", "Action 2 again"],
    ["does", "b2"],
    ["begins", "Action 4."],
    ["back", "back"],
    ["does", "d"],
    ["gone", "Action 3 not"],
    ["again", "Action 2 again"],
    ["does", "b3"],
  );
  expect(told(lines)).toEqual(["1: a", "4<3 : d", "3<2 gone: c", "2made: b3"]);
  expect(lastMade(actionsOf(lines, marks))?.number).toBe("4");
});
