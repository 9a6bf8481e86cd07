import type { LogEntry, View, ZoneView } from "@tefuda/kernel";
import { describe, expect, test } from "vitest";
import { bare } from "./bare.ts";
import { nothingTracked, track } from "./track.ts";

const open = (...names: string[]): ZoneView => ({ count: names.length, cards: names.map(bare) });
const view = (zones: Record<string, ZoneView>): View => ({
  game: "g",
  observer: 0,
  numbers: {},
  seats: [{ seat: 0, numbers: {}, zones }],
  shared: {},
  links: [],
  asked: null,
  question: null,
  over: null,
});
const move = (
  name: string | null,
  from: string,
  to: string,
  fromPlace?: number,
  toPlace?: number,
): LogEntry => ({
  kind: "move",
  card: name,
  from: { zone: from, seat: 0, place: fromPlace },
  to: { zone: to, seat: 0, place: toPlace },
});
const keys = (tracked: ReturnType<typeof track>, zone: string) =>
  tracked.zones.get(`0.${zone}`)!.map((h) => h.key);

describe("keys follow cards along the log", () => {
  const before = track(
    nothingTracked,
    null,
    view({ hand: open("Bear", "Wall", "Bear"), row: open(), deck: { count: 3 } }),
  );

  test("a card that is put down keeps its key, of two equal ones the one that moved", () => {
    const after = track(
      before,
      [move("Bear", "hand", "row", 2, 0)],
      view({ hand: open("Bear", "Wall"), row: open("Bear"), deck: { count: 3 } }),
    );
    expect(keys(after, "row")).toEqual([keys(before, "hand")[2]]);
    expect(keys(after, "hand")).toEqual(keys(before, "hand").slice(0, 2));
    expect(after.from.get(keys(after, "row")[0]!)).toBe("0.hand");
  });

  test("a drawn card comes from the deck", () => {
    const after = track(
      before,
      [move("Tower", "deck", "hand", undefined, 3)],
      view({ hand: open("Bear", "Wall", "Bear", "Tower"), row: open(), deck: { count: 2 } }),
    );
    expect(keys(before, "deck")).toContain(keys(after, "hand")[3]);
    expect(keys(after, "deck")).toHaveLength(2);
  });

  test("what the log does not explain gets a new key, and keys are never shared", () => {
    const after = track(
      before,
      [],
      view({ hand: open("Wall", "Owl"), row: open("Bear"), deck: { count: 3 } }),
    );
    expect(keys(after, "hand")[0]).toBe(keys(before, "hand")[1]);
    const all = ["hand", "row", "deck"].flatMap((zone) => keys(after, zone));
    expect(new Set(all).size).toBe(all.length);
  });
});
