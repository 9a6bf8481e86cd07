import type { LogEntry, LogLine, Look, TableLayout } from "@tefuda/kernel";
import { loadGame } from "@tefuda/referee/games";
import { games } from "@tefuda/referee/registry";
import { describe, expect, test } from "vitest";
import { beatsOf, deedOf } from "./deeds.ts";
import { type Held, nothingTracked } from "./track.ts";

const look: Look = {
  types: {},
  subtypes: {},
  values: {},
  turned: { en: "turned" },
  kinds: {},
  lines: { weighs: "quiet", pays: "quiet" },
  deeds: {
    turn: ["turn"],
    move: ["draws"],
    play: ["plays", "comes"],
    strike: ["attacks", "leads"],
    fall: ["falls"],
    lose: ["loses"],
  },
};
const layout: TableLayout = {
  rows: [
    { zones: [{ zone: "row", name: {}, form: "row" }] },
    { zones: [{ zone: "pile", name: {}, form: "stack" }] },
    { zones: [{ zone: "hand", name: {}, form: "fan" }] },
  ],
  seatNumbers: [],
  phases: [],
  verbs: {},
  buttons: {},
  passes: [],
};

/** A line; numbers are seats, and what begins with a capital letter a card. */
const line = (message: string, ...parts: (string | number)[]): LogLine => ({
  kind: "line",
  message,
  text: parts.join(" "),
  parts: parts.map((part) =>
    typeof part === "number" ? { seat: part } : /^[A-Z]/.test(part) ? { card: part } : { text: part },
  ),
});
const move = (card: string | null, from: string, to: string): LogEntry => ({
  kind: "move",
  card,
  from: { zone: from, seat: 0 },
  to: { zone: to, seat: 0 },
});
const kinds = (...log: LogEntry[]) => beatsOf(log, look).map(({ kind, log }) => [kind, log.length]);

describe("a log is cut where something else begins", () => {
  test("a blow, who falls by it and what that costs come one after the other", () => {
    expect(
      kinds(
        line("attacks", "Bear", "Wall"),
        line("weighs", "Bear", "Wall"),
        line("falls", "Wall"),
        move("Wall", "row", "pile"),
        line("loses", 1, "one"),
      ),
    ).toEqual([
      ["strike", 2],
      ["fall", 2],
      ["lose", 1],
    ]);
  });

  test("a move stands by the line that names its card, before or behind", () => {
    expect(
      kinds(
        move("Bear", "hand", "row"),
        line("plays", 0, "Bear"),
        line("pays", 0),
        move("Wall", "row", "hand"),
      ),
    ).toEqual([["play", 4]]);
    expect(
      kinds(
        line("turn", 0),
        move(null, "deck", "hand"),
        line("draws", 0),
        move(null, "deck", "hand"),
        line("draws", 0),
      ),
    ).toEqual([
      ["turn", 1],
      ["move", 4],
    ]);
  });

  test("what befalls several at once is one, and so is what is told twice of one card", () => {
    expect(kinds(line("falls", "Bear"), line("falls", "Wall"))).toEqual([["fall", 2]]);
    expect(kinds(line("plays", 0, "Bear"), line("comes", "Bear", 0), line("plays", 0, "Wall"))).toEqual([
      ["play", 2],
      ["play", 1],
    ]);
  });

  test("moves of which nothing is told are seen all the same", () => {
    expect(kinds(move("Bear", "row", "hand"))).toEqual([[null, 1]]);
    expect(kinds()).toEqual([]);
  });
});

describe("who did it, and whom it means", () => {
  const held = (...names: string[]): Held[] => names.map((name, i) => ({ key: `${name}${i}`, name }));
  const tracked = {
    ...nothingTracked,
    zones: new Map([
      ["0.row", held("Bear", "Bear", "Wall")],
      ["1.row", held("Wolf", "Wall")],
      ["1.pile", [{ key: "dead", name: "Wolf" }]],
    ]),
  };
  const deed = (entry: LogLine, act: Parameters<typeof deedOf>[1]["act"] = null) =>
    deedOf(beatsOf([entry], look)[0]!, { before: tracked, after: tracked, act }, look, layout);

  test("where the line names its player first, the striker is of that side", () => {
    expect(deed(line("leads", 1, "Wall", "Wolf"))).toMatchObject({ seat: 1, card: "Wall", by: "Wall1" });
    expect(deed(line("leads", 1, "Bear", "Wolf"))).toMatchObject({
      card: "Wolf",
      by: "Wolf0",
      on: ["Bear0"],
    });
  });

  test("else the first card strikes the other, or the player who is named behind it", () => {
    expect(deed(line("attacks", "Wolf", "Wall"))).toMatchObject({ seat: 1, by: "Wolf0", on: ["Wall2"] });
    expect(deed(line("attacks", "Wolf", 0))).toMatchObject({ seat: 1, by: "Wolf0", on: [], struck: 0 });
  });

  test("of equal cards it is the one that was answered with", () => {
    const at = (seat: number, place: number) => ({ zone: "row", seat, place });
    const act = { seat: 0, from: at(0, 1), to: at(1, 0) };
    expect(deed(line("attacks", "Bear", "Wolf"), act)).toMatchObject({ by: "Bear1", on: ["Wolf0"] });
  });

  test("what it costs a player", () => {
    expect(deed(line("loses", 1, "one"))).toMatchObject({ kind: "lose", struck: 1, by: null });
  });
});

describe.each(games.map(({ id }) => id))("the deeds of %s", (id) => {
  test("are lines of its log, and name those who fight in the same order in every language", async () => {
    const { pack, book } = await loadGame(id);
    const own = games.find((game) => game.id === id)!.look!;
    const lines = new Map(book.game.messages.map((message) => [message.name, message]));
    expect(pack.id).toBe(id);
    const named = Object.values(own.deeds ?? {}).flat();
    expect(named.filter((name) => !lines.has(name))).toEqual([]);
    expect(new Set(named).size).toBe(named.length);
    for (const name of own.deeds?.strike ?? []) {
      const { args, words } = lines.get(name)!;
      // A player named before any card makes clear who strikes.
      if (args[0] === "seat") continue;
      for (const text of Object.values(words)) {
        const holes = [...text.matchAll(/\{(\d)\}/g)].map(([, n]) => Number(n));
        expect(holes.filter((n) => args[n] === "card")).toEqual(
          args.flatMap((form, n) => (form === "card" ? [n] : [])),
        );
      }
    }
  });
});
