/** One field of many cards, changed at once. */
import { expect, test } from "vitest";
import { cardIn, draftOf } from "../src/draft.ts";
import { changedByIt, withMany } from "../src/many.ts";

const draft = draftOf("set", "dew", [
  {
    path: "cards/cards.yaml",
    text: `# the first
- name: Imp
  cost: 2 # dear
  kin: [Bee]
- name: Wall
  cost: 3
- name: Wind
`,
  },
]);
const all = new Set(draft.cards.map(({ path }) => path));
const values = (field: string, next = draft) => next.cards.map(({ text }) => cardIn(text)![field]);

test("numbers become more or less where there are some, and the rest of each file stays", () => {
  const texts = changedByIt(draft, all, "cost", { more: -1 });
  expect(texts.size).toBe(2);
  const next = withMany(draft, texts);
  expect(values("cost", next)).toEqual([1, 2, undefined]);
  expect(next.cards[0]!.text).toContain("# the first");
  expect(next.cards[0]!.text).toContain("# dear");
  expect(next.cards[2]).toBe(draft.cards[2]);
});

test("a field says the same on those that are chosen, or is taken away; what says it already is not touched", () => {
  const two = new Set([draft.cards[0]!.path, draft.cards[2]!.path]);
  const texts = changedByIt(draft, two, "kin", { says: ["Bee"] });
  expect([...texts.keys()]).toEqual([draft.cards[2]!.path]);
  expect(values("kin", withMany(draft, texts))).toEqual([["Bee"], undefined, ["Bee"]]);
  expect(values("cost", withMany(draft, changedByIt(draft, all, "cost", { says: undefined })))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
