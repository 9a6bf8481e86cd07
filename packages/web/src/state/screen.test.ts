import { expect, test } from "vitest";
import { addressOf, ruleAddress, type Screen, screenOf } from "./screen.ts";

test("an address names a screen; what names none is told as it stands, and breaks nothing", () => {
  expect(screenOf("")).toEqual({ at: "start" });
  expect(screenOf("#start")).toEqual({ at: "start" });
  expect(screenOf("#table")).toEqual({ at: "table" });
  expect(screenOf("#rule-tails-4.2")).toEqual({ at: "rules", game: "tails", rule: "tails-4.2" });
  expect(screenOf("#rules-tails")).toEqual({ at: "rules", game: "tails", rule: null });
  expect(screenOf("#cards-a%20b")).toEqual({ at: "cards", game: "a b", card: null });
  expect(screenOf("#card-dew/Dew%2FDrop")).toEqual({ at: "cards", game: "dew", card: "Dew/Drop" });
  expect(screenOf("#decks-dew")).toEqual({ at: "decks", game: "dew", deck: null });
  expect(screenOf("#how-dew")).toEqual({ at: "how", game: "dew" });
  expect(screenOf("#replay=a-B_9")).toEqual({ at: "replay", link: "a-B_9" });
  expect(screenOf("#replay=")).toEqual({ at: "replay", link: "" });
  expect(screenOf("#replay")).toEqual({ at: "nowhere", address: "replay" });
  expect(screenOf("#deck-dew?list=x%20y")).toEqual({ at: "decks", game: "dew", deck: null, list: "x y" });
  expect(screenOf("#deck-dew/a?list=b")).toEqual({ at: "decks", game: "dew", deck: "a?list=b" });
  expect(screenOf("#%E0%A4%A")).toEqual({ at: "nowhere", address: "%E0%A4%A" });
  expect(screenOf("#lobby")).toEqual({ at: "lobby" });
  expect(screenOf("#t-aZ_9-0")).toEqual({ at: "people", table: "aZ_9-0" });
  expect(screenOf("#m-aZ_9-0")).toEqual({ at: "match", match: "aZ_9-0" });
  expect(screenOf("#watch-aZ_9-0")).toEqual({ at: "watch", match: "aZ_9-0" });
  expect(screenOf("#person-aZ_9-0")).toEqual({ at: "person", person: "aZ_9-0" });
  expect(screenOf("#leaders-dew")).toEqual({ at: "leaders", game: "dew" });
  expect(screenOf("#tournaments")).toEqual({ at: "tournaments" });
  expect(screenOf("#cup-aZ_9-0")).toEqual({ at: "cup", cup: "aZ_9-0" });
  expect(screenOf("#judge-a-1/b_2")).toEqual({ at: "judge", cup: "a-1", match: "b_2" });
  expect(screenOf("#judge-a")).toEqual({ at: "nowhere", address: "judge-a" });
  expect(screenOf("#m-a/b")).toEqual({ at: "nowhere", address: "m-a/b" });
  const circle = { at: "circle", circle: "aZ_9-0", part: "now", member: null };
  expect(screenOf("#circle-aZ_9-0")).toEqual(circle);
  expect(screenOf("#circle-aZ_9-0/packs")).toEqual({ ...circle, part: "packs" });
  expect(screenOf("#circle-aZ_9-0/trades/b-1")).toEqual({ ...circle, part: "trades", member: "b-1" });
  expect(screenOf("#circle-a/packs/b")).toEqual({ at: "nowhere", address: "circle-a/packs/b" });
  expect(screenOf("#circle-a/else")).toEqual({ at: "nowhere", address: "circle-a/else" });
  expect(screenOf(`#t-${"a".repeat(65)}`)).toMatchObject({ at: "nowhere" });
  expect(screenOf("#cards-")).toEqual({ at: "nowhere", address: "cards-" });
  expect(screenOf("#__proto__")).toEqual({ at: "nowhere", address: "__proto__" });
});

test("the address of a screen names it", () => {
  const screens: Screen[] = [
    { at: "start" },
    { at: "packs" },
    { at: "rules", game: "tails", rule: null },
    { at: "rules", game: "tails", rule: "tails-4.2" },
    { at: "rulings", game: "dew", about: null },
    { at: "rulings", game: "dew", about: "dew-7.3" },
    { at: "rulings", game: "dew", about: "Who's there? 50% / #1" },
    { at: "cards", game: "dew", card: null },
    { at: "cards", game: "dew", card: "Who's there? 50% / #1" },
    { at: "decks", game: "dew", deck: "own-1" },
    { at: "decks", game: "dew", deck: null, list: "aZ-_0" },
    { at: "replay", link: "aZ-_0" },
    { at: "how", game: "dew" },
    { at: "lobby" },
    { at: "people", table: "aZ-_0" },
    { at: "match", match: "aZ-_0" },
    { at: "watch", match: "aZ-_0" },
    { at: "person", person: "aZ-_0" },
    { at: "leaders", game: "dew" },
    { at: "tournaments" },
    { at: "cup", cup: "aZ-_0" },
    { at: "judge", cup: "aZ-_0", match: "b" },
    { at: "circles" },
    { at: "circle", circle: "aZ-_0", part: "now", member: null },
    { at: "circle", circle: "aZ-_0", part: "ledger", member: null },
    { at: "circle", circle: "aZ-_0", part: "trades", member: "b" },
  ];
  for (const screen of screens) expect(screenOf(addressOf(screen))).toEqual(screen);
  expect(ruleAddress("dew-1.2")).toBe("#rule-dew-1.2");
});
