/** The journal and its reading: each observer is told what it could tell at the moment, and no more. */
import { describe, expect, test } from "vitest";
import {
  type ArgForm,
  cover,
  EVERYBODY,
  type LogEntry,
  type Machine,
  message,
  move,
  NONE,
  plain,
  readJournal,
  SPECTATOR,
  say,
  seatName,
  show,
  shuffle,
  tuck,
} from "../src/index.ts";
import { CAMP, definition, HAND, HEAP, ROW, STORE, started, VAULT } from "./tiny.ts";

const observers = [0, 1, SPECTATOR];
const fresh = (): Machine => {
  const m = started();
  m.journal.clear();
  return m;
};
const last = (m: Machine, observer: number, language = "en"): LogEntry =>
  readJournal(m, observer, language).at(-1)!;

describe("a move in the journal", () => {
  const go = (m: Machine, card: number, zone: number, seat: number): unknown[] => {
    move(m, card, m.zoneOf(zone, seat));
    return observers.map((observer) => {
      const entry = last(m, observer);
      return entry.kind === "move" ? [entry.card, entry.from, entry.to] : [];
    });
  };

  test("names the card to whoever knows it before or after, and places to whoever may tell the order", () => {
    const m = fresh();
    const hidden = { zone: "store", seat: 0 };
    expect(go(m, 1, HAND, 0)).toEqual([
      ["Birch", hidden, { zone: "hand", seat: 0, place: 0 }],
      [null, hidden, { zone: "hand", seat: 0 }],
      [null, hidden, { zone: "hand", seat: 0 }],
    ]);
    const row = { zone: "row", seat: 1, place: 0 };
    expect(go(m, 1, ROW, 1)).toEqual([
      ["Birch", { zone: "hand", seat: 0, place: 0 }, row],
      ["Birch", { zone: "hand", seat: 0 }, row],
      ["Birch", { zone: "hand", seat: 0 }, row],
    ]);
    const vault = { zone: "vault", seat: null };
    expect(go(m, 1, VAULT, 0)).toEqual([
      ["Birch", row, vault],
      ["Birch", row, vault],
      ["Birch", row, vault],
    ]);
    expect(go(m, 1, STORE, 1)).toEqual(Array(3).fill([null, vault, { zone: "store", seat: 1 }]));
  });

  test("tells the place from which and to which it went", () => {
    const m = fresh();
    for (const card of [0, 1, 2]) move(m, card, m.zoneOf(HEAP, 0));
    move(m, 1, m.zoneOf(HEAP, 0));
    expect(last(m, 0)).toEqual({
      kind: "move",
      card: "Birch",
      from: { zone: "heap", seat: null, place: 1 },
      to: { zone: "heap", seat: null, place: 2 },
    });
    move(m, 2, m.zoneOf(ROW, 0), false);
    expect(last(m, 0)).toMatchObject({ from: { place: 1 }, to: { place: 0 } });
  });

  test("tells what lay, or comes to lie, underneath", () => {
    const m = fresh();
    move(m, 0, m.zoneOf(ROW, 0));
    cover(m, 1, 0);
    expect(last(m, 0)).toMatchObject({ card: "Birch", to: { zone: "row", place: 0 } });
    expect(last(m, 0)).not.toHaveProperty("to.under");
    tuck(m, 2, 1);
    expect(last(m, 1)).toEqual({
      kind: "move",
      card: "Cedar",
      from: { zone: "store", seat: 0 },
      to: { zone: "row", seat: 0, place: 0, under: true },
    });
    move(m, 0, m.zoneOf(HEAP, 0));
    expect(last(m, 1)).toMatchObject({ from: { zone: "row", place: 0, under: true } });
    expect(last(m, 1)).not.toHaveProperty("to.under");
  });

  test("stays what it was when the card is shown or turned afterwards", () => {
    const m = fresh();
    move(m, 0, m.zoneOf(CAMP, 0));
    m.setFaceDown(0, true);
    move(m, 1, m.zoneOf(STORE, 1));
    show(m, 1, EVERYBODY);
    expect(last(m, 0)).toMatchObject({ card: null });
    expect(readJournal(m, 1, "en")[0]).toMatchObject({ card: "Ash" });
  });

  test("is not written down where nobody listens", () => {
    const m = fresh();
    m.journal.on = false;
    move(m, 0, m.zoneOf(ROW, 0));
    cover(m, 1, 0);
    shuffle(m, m.zoneOf(STORE, 0));
    say(m, message("x", [], { en: "x" }));
    expect(m.journal.length).toBe(0);
  });
});

test("a shuffle is told with its zone, and with its seat if it has one", () => {
  const m = fresh();
  shuffle(m, m.zoneOf(STORE, 1));
  shuffle(m, m.zoneOf(VAULT, 0));
  expect(readJournal(m, 0, "en")).toEqual([
    { kind: "shuffle", zone: "store", seat: 1 },
    { kind: "shuffle", zone: "vault", seat: null },
  ]);
});

describe("a line", () => {
  const texts: Readonly<Record<string, string>>[] = [{ en: "Fire", ja: "火" }, { en: "Water" }, {}];
  const lines = {
    all: message(
      "all",
      ["seat", "card", "number", "text"],
      { en: "{0} has {1}, {2} of {3}.", ja: "{1}／{0}" },
      "tiny-2",
    ),
    many: message("many", ["number", "card"], { en: "{1}: {0} {0:card|cards} {0:is|}" }),
    bare: message("bare", [], { ja: "何か" }),
    texts: message("texts", ["text", "text", "text"], { en: "{0}, {1}, {2}", ja: "{0}、{1}、{2}" }),
    backwards: message("backwards", ["card", "seat", "number"], { en: "{2} {1} {0}" }),
  };
  const table = (): Machine => {
    const m = started({ messages: Object.values(lines), texts });
    m.journal.clear();
    return m;
  };

  test("is made of words, cards and seats, as a text and as its parts", () => {
    const m = table();
    move(m, 1, m.zoneOf(HEAP, 0));
    say(m, lines.all, 1, 1, -5, 0);
    expect(last(m, 0)).toEqual({
      kind: "line",
      message: "all",
      rule: "tiny-2",
      parts: [
        { seat: 1 },
        { text: " has " },
        { card: "Birch" },
        { text: ", " },
        { text: "-5" },
        { text: " of " },
        { text: "Fire" },
        { text: "." },
      ],
      text: "B has Birch, -5 of Fire.",
    });
  });

  test("calls a card what it is called in the language of the log, and says as well by which name it is known", () => {
    const definitions = ["Ash", "Birch", "Cedar"].map((name) => definition(name));
    definitions[1]!.names = { ja: "白樺" };
    const m = started({ definitions, messages: Object.values(lines), texts });
    move(m, 1, m.zoneOf(HEAP, 0));
    say(m, lines.all, 1, 1, -5, 0);
    expect(last(m, 0, "ja")).toMatchObject({
      parts: [{ card: "Birch", called: "白樺" }, { text: "／" }, { seat: 1 }],
      text: "白樺／B",
    });
    expect(last(m, 0)).toMatchObject({ text: "B has Birch, -5 of Fire." });
  });

  test("names a card to those who could tell it when it was written", () => {
    const m = table();
    move(m, 1, m.zoneOf(HAND, 1));
    say(m, lines.all, 0, 1, 0, 0);
    move(m, 1, m.zoneOf(HEAP, 0));
    const read = (language: string): string[] =>
      observers.map((observer) => {
        const entry = readJournal(m, observer, language).find((e) => e.kind === "line")!;
        return entry.kind === "line" ? entry.text : "";
      });
    expect(read("en")).toEqual([
      "A has a card, 0 of Fire.",
      "A has Birch, 0 of Fire.",
      "A has a card, 0 of Fire.",
    ]);
    expect(read("ja")).toEqual(["カード／A", "Birch／A", "カード／A"]);
    expect(read("fr")).toEqual(read("en"));
  });

  test("takes the word for one where the number is one, and else the other", () => {
    const m = table();
    move(m, 1, m.zoneOf(HEAP, 0));
    const said = [0, 1, 2, 11, -1].map((n) => {
      say(m, lines.many, n, 1);
      const entry = last(m, 0);
      return entry.kind === "line" ? entry.text : "";
    });
    expect(said).toEqual([
      "Birch: 0 cards ",
      "Birch: 1 card is",
      "Birch: 2 cards ",
      "Birch: 11 cards ",
      "Birch: -1 cards ",
    ]);
  });

  test("in a language that it has no words in is told in English, and without that by its name", () => {
    const m = table();
    say(m, lines.bare);
    const read = (language: string): unknown => last(m, 0, language);
    expect(read("ja")).toMatchObject({ text: "何か" });
    expect(read("en")).toEqual({
      kind: "line",
      message: "bare",
      rule: undefined,
      parts: [{ text: "bare" }],
      text: "bare",
    });
    say(m, lines.texts, 0, 1, 2);
    expect(read("ja")).toMatchObject({ text: "火、Water、?" });
    expect(read("en")).toMatchObject({ text: "Fire, Water, ?" });
    say(m, lines.texts, 7, 1, 0);
    expect(read("en")).toMatchObject({ text: "?, Water, Fire" });
  });

  test("may name its arguments in any order", () => {
    const m = table();
    move(m, 2, m.zoneOf(HEAP, 0));
    say(m, lines.backwards, 2, 1, 40);
    expect(last(m, 0)).toMatchObject({ text: "40 B Cedar" });
  });

  test("counts the rule that it rests on, also where nobody listens", () => {
    const m = table();
    m.trace = new Uint32Array(4);
    say(m, lines.all, 0, 0, 0, 0);
    m.journal.on = false;
    say(m, lines.all, 0, 0, 0, 0);
    say(m, lines.bare);
    expect([...m.trace]).toEqual([0, 2, 0, 0]);
  });

  test("can be read from any entry on", () => {
    const m = table();
    say(m, lines.bare);
    const at = m.journal.length;
    say(m, lines.texts, 0, 1, 2);
    move(m, 0, m.zoneOf(ROW, 0));
    expect(readJournal(m, 0, "en", at).map((e) => e.kind)).toEqual(["line", "move"]);
    expect(readJournal(m, 0, "en", m.journal.length)).toEqual([]);
    expect(readJournal(m, 0, "en").map((e) => e.kind)).toEqual(["line", "line", "move"]);
  });

  test("has four arguments at most", () => {
    const four: ArgForm[] = ["number", "number", "number", "number"];
    expect(message("four", four, {}).args).toEqual(four);
    expect(() => message("five", [...four, "seat"], {})).toThrow(
      'the line "five" has more than four arguments',
    );
  });

  test("seats are called by their letter", () => {
    expect([0, 1, 2, 3, 4, NONE].map(seatName)).toEqual(["A", "B", "C", "D", "?", "?"]);
    expect([{ text: "x" }, { card: "Ash" }, { seat: 1 }].map(plain)).toEqual(["x", "Ash", "B"]);
  });
});

describe("the journal", () => {
  test("grows as long as it has to and loses nothing", () => {
    const m = fresh();
    for (let i = 0; i < 400; i++) {
      move(m, i % 8, m.zoneOf(i % 3 === 0 ? HEAP : ROW, 0));
      shuffle(m, m.zoneOf(STORE, 1));
    }
    const entries = readJournal(m, 0, "en");
    expect(entries).toHaveLength(800);
    expect(entries[0]).toMatchObject({
      card: "Ash",
      from: { zone: "store" },
      to: { zone: "heap", place: 0 },
    });
    expect(entries[798]).toMatchObject({ kind: "move", card: "Ash" });
    expect(m.journal.data.length).toBeGreaterThanOrEqual(m.journal.length);
  });

  test("has room to the last place of its list, and then makes more", () => {
    const bare = message("bare", [], { en: "bare" });
    const m = started({ messages: [bare] });
    const { journal } = m;
    journal.clear();
    const room = journal.data.length;
    for (let i = 0; i < 340; i++) shuffle(m, m.zoneOf(STORE, 0));
    for (let i = 0; i < 2; i++) say(m, bare);
    expect([journal.length, journal.data.length]).toEqual([room, room]);
    say(m, bare);
    expect(readJournal(m, 0, "en", room)).toMatchObject([{ text: "bare" }]);
    expect(readJournal(m, 0, "en")).toHaveLength(343);
  });

  test("tells whether a move made a card known to somebody who did not know it", () => {
    const reveals = (go: (m: Machine) => void, before: (m: Machine) => void = () => {}): boolean => {
      const m = fresh();
      before(m);
      const from = m.journal.length;
      go(m);
      return m.journal.reveals(from);
    };
    expect(reveals(() => {})).toBe(false);
    expect(reveals((m) => move(m, 0, m.zoneOf(HAND, 0)))).toBe(true);
    expect(reveals((m) => move(m, 0, m.zoneOf(VAULT, 0)))).toBe(false);
    expect(
      reveals(
        (m) => move(m, 0, m.zoneOf(STORE, 0)),
        (m) => move(m, 0, m.zoneOf(HEAP, 0)),
      ),
    ).toBe(false);
    expect(
      reveals(
        (m) => move(m, 0, m.zoneOf(HAND, 1)),
        (m) => move(m, 0, m.zoneOf(HAND, 0)),
      ),
    ).toBe(true);
    expect(
      reveals(
        (m) => move(m, 0, m.zoneOf(ROW, 1)),
        (m) => move(m, 0, m.zoneOf(HEAP, 0)),
      ),
    ).toBe(false);
    expect(reveals((m) => shuffle(m, m.zoneOf(STORE, 0)))).toBe(false);
    expect(
      reveals((m) => {
        shuffle(m, m.zoneOf(STORE, 0));
        say(m, message("x", [], { en: "x" }));
        move(m, 0, m.zoneOf(HEAP, 0));
        shuffle(m, m.zoneOf(STORE, 0));
      }),
    ).toBe(true);
  });
});
