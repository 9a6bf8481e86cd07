/** Decks of people. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { browser, type Town, town } from "../../test/people.ts";
import { MOST_DECKS } from "./decks.ts";

let place: Town;
beforeAll(async () => {
  place = await town();
});
afterAll(() => place.end());

const deck = (id: string, changed: number) => ({
  id,
  game: "dew",
  name: `${id}!`,
  cards: ["a", "b", "a"],
  changed,
});

test("the change that is later stays, in whatever order they come", async () => {
  const { people } = place;
  const user = await browser(people).guest("Kiku");
  expect(await people.putDeck(user, deck("one", 5))).toBe("kept");
  expect(await people.putDeck(user, { ...deck("one", 4), name: "older" })).toBe("older");
  expect(await people.putDeck(user, { ...deck("one", 6), name: "newer" })).toBe("kept");
  expect(await people.putDeck(user, deck("two", 7))).toBe("kept");
  expect(await people.decksOf(user)).toEqual([deck("two", 7), { ...deck("one", 6), name: "newer" }]);
  expect(await people.dropDeck(user, "one")).toBe(true);
  expect(await people.dropDeck(user, "one")).toBe(false);
  expect(await people.decksOf(user)).toEqual([deck("two", 7)]);
});

test("a change from the future is one of now", async () => {
  const user = await browser(place.people).guest("Ran");
  await place.people.putDeck(user, deck("one", place.clock.now + 1e9));
  expect(await place.people.decksOf(user)).toEqual([deck("one", place.clock.now)]);
  place.clock.now++;
  expect(await place.people.putDeck(user, deck("one", place.clock.now))).toBe("kept");
});

test("everybody has their own", async () => {
  const [one, two] = [await browser(place.people).guest("One"), await browser(place.people).guest("Two")];
  await place.people.putDeck(one, deck("same", 1));
  await place.people.putDeck(two, deck("same", 2));
  expect(await place.people.dropDeck(one, "same")).toBe(true);
  expect(await place.people.decksOf(two)).toHaveLength(1);
});

test("there is room for so many, however they come", async () => {
  const user = await browser(place.people).guest("Full");
  for (let i = 0; i < MOST_DECKS - 1; i++) await place.people.putDeck(user, deck(`${i}`, 1));
  const last = await Promise.allSettled(["x", "y", "z"].map((id) => place.people.putDeck(user, deck(id, 1))));
  expect(last.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected", "rejected"]);
  await expect(place.people.putDeck(user, deck("more", 1))).rejects.toThrow("room for 200 decks");
  expect(await place.people.putDeck(user, deck("0", 2))).toBe("kept");
});

test.each([
  ["too many cards", { cards: Array.from({ length: 501 }, () => "a") }],
  ["a long card", { cards: ["x".repeat(101)] }],
  ["a card that cannot be kept", { cards: ["a\0"] }],
  ["half a letter", { cards: ["\ud83d"] }],
  ["no name", { name: "  " }],
  ["a long name", { name: "x".repeat(81) }],
  ["a long id", { id: "x".repeat(65) }],
  ["no time", { changed: -1 }],
  ["half a millisecond", { changed: 1.5 }],
  ["something more", { user: "another" }],
])("%s is refused", async (_, wrong) => {
  const user = await browser(place.people).guest("Wrong");
  await expect(place.people.putDeck(user, { ...deck("one", 1), ...wrong })).rejects.toThrow();
  expect(await place.people.decksOf(user)).toEqual([]);
});

test("nobody has none", async () => {
  await expect(place.people.putDeck("nobody", deck("one", 1))).rejects.toThrow("not signed in");
});
