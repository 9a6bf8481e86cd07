import { expect, test } from "vitest";
import { CardFiles } from "../src/subset.ts";

const FILE = `# Three cards
- name: One
  effects:
    - "a"

- {name: Two, effects: ["b"]}
- name: Three
  effects: ["c"]
`;

test("what is not wanted is blotted out, and all else stays where it was", () => {
  const cut = new CardFiles([{ path: "f", text: FILE }]).only((names) => !names.includes("Two"));
  expect(cut).toHaveLength(1);
  const lines = cut[0]!.text.split("\n");
  expect(lines.slice(1, 4)).toEqual(["- name: One", "  effects:", '    - "a"']);
  expect(lines[5]!.trim()).toBe("");
  expect(lines.slice(6, 8)).toEqual(["- name: Three", '  effects: ["c"]']);
});

test("a file of which nothing is wanted is left out, one that is no list of cards stays whole", () => {
  const odd = { path: "odd", text: "[{name: One}, {name: Two}]" };
  expect(new CardFiles([{ path: "f", text: FILE }, odd]).only(() => false)).toEqual([odd]);
});
