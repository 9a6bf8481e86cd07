/** Replays and decks in links: what comes back is what was folded, and whatever else stands there is refused. */

import type { SavedMatch } from "@tefuda/host/host";
import { library } from "@tefuda/host/test/at-desk";
import { Match } from "@tefuda/kernel";
import { playOn } from "@tefuda/kernel/test/play";
import { readDeckText } from "@tefuda/referee/deck-text";
import { folded, LONGEST_LINK, unfolded } from "@tefuda/workshop/folded";
import { expect, test } from "vitest";
import { foldedDeck, unfoldedDeck } from "./deck-link.ts";
import { foldedReplay, unfoldedReplay } from "./replay-link.ts";

const { book, data } = library.open("tails");
const lists = data.lists.slice(0, 2).map(({ cards }) => cards);
const match = playOn(new Match(book.game, { seed: 5, lists }), 5, 60);
const saved: SavedMatch = {
  record: { ...match.record(), end: match.end },
  players: ["person", "novice"],
  held: [],
};

test("a replay comes back as it was, without the cards that everybody has", async () => {
  const link = await foldedReplay({ match: saved, step: 7 });
  expect(link).toMatch(/^[\w-]+$/);
  expect(link.length).toBeLessThan(LONGEST_LINK);
  const { cards: _, ...record } = saved.record;
  expect(await unfoldedReplay(link)).toEqual({ match: { ...saved, record }, step: 7 });
});

test("it is opened within its bounds, wherever it says it is", async () => {
  const { cards: _, ...record } = saved.record;
  const at = async (step: unknown) =>
    (await unfoldedReplay(await folded(JSON.stringify({ record, players: saved.players, step }))))?.step;
  expect(await at(9999)).toBe(saved.record.choices.length);
  expect(await at(-3)).toBe(0);
  for (const step of ["3", 1.5, null, undefined]) expect(await at(step)).toBeUndefined();
});

test("what is damaged, cut off, changed or something else holds no replay", async () => {
  const link = await foldedReplay({ match: saved, step: 0 });
  for (let cut = 0; cut < link.length; cut += 37) expect(await unfoldedReplay(link.slice(0, cut))).toBeNull();
  for (const bad of ["", "%", "a b", "ああ", "_", "AAAA", `${link}!`, "=".repeat(9)])
    expect(await unfoldedReplay(bad)).toBeNull();
  for (const text of ["", "null", "[]", "{}", '{"step":1}', '{"step":1,"record":{},"players":[]}', "{", "3"])
    expect(await unfoldedReplay(await folded(text))).toBeNull();
  const other = (change: object) =>
    folded(JSON.stringify({ step: 0, record: saved.record, players: saved.players, ...change }));
  expect(await unfoldedReplay(await other({ players: ["person"] }))).toBeNull();
  expect(await unfoldedReplay(await other({ players: ["person", "god"] }))).toBeNull();
  expect(await unfoldedReplay(await other({ evil: 1 }))).toBeNull();
  expect(
    await unfoldedReplay(await other({ record: { ...saved.record, choices: [{ seat: 9, say: "" }] } })),
  ).toBeNull();
});

test("no link is read that is longer than a link is, and none that unfolds without end", async () => {
  expect(await unfolded("A".repeat(LONGEST_LINK + 1))).toBeNull();
  const bomb = await folded("0".repeat(199_000));
  expect(bomb.length).toBeLessThan(LONGEST_LINK);
  expect(await unfolded(bomb)).toHaveLength(199_000);
  expect(await unfolded(await folded("0".repeat(1_000_000)))).toBeNull();
});

test("a deck comes back as the text that people send, and is read as such", async () => {
  const [list] = data.lists;
  const text = await unfoldedDeck(await foldedDeck("Mud\n# and Feathers 泥", list!.cards));
  const read = readDeckText(text!, data.cards);
  expect(read.name).toBe("Mud # and Feathers 泥");
  expect(read.wrong).toEqual([]);
  expect(read.cards.toSorted()).toEqual([...list!.cards].toSorted());
});
