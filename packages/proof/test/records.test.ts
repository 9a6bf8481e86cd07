/**
 * Matches kept from earlier versions. Whoever changes how a match goes is told here to raise the edition of the rules;
 * cards may change as they like, since a record holds its own.
 */
import {
  type Book,
  type CardSource,
  type GamePackage,
  generateCode,
  isDataMap,
  MatchError,
  RESULT,
  SPECTATOR,
  sameData,
} from "@tefuda/kernel";
import { leave } from "@tefuda/kernel/interpreter";
import { games, type LoadedGame, loadFormats, loadGame, loadLists } from "@tefuda/referee/games";
import { record as recordShape, type SavedRecord } from "@tefuda/referee/record";
import { bookOf, cardFiles } from "@tefuda/referee/records/cards";
import { readMatch } from "@tefuda/referee/records/reading";
import { seenOf } from "@tefuda/referee/records/seen";
import { describe, expect, test } from "vitest";
import { complaintOf } from "../src/records/check.ts";
import { keptRecords, ofNow } from "../src/records/kept.ts";
import { KEPT } from "../src/records/make.ts";

const deep = process.env.TEFUDA_DEEP === "1";
const all = await Promise.all(
  games.map(async ({ id }) => ({ id, loaded: await loadGame(id), kept: [...keptRecords(id)] })),
);

/** The book of the first set of which one can be made. */
function bookFrom(pack: GamePackage, sets: Iterable<readonly CardSource[]>): Book {
  for (const set of sets) {
    const { book } = pack.assemble(cardFiles(set));
    if (book) return book;
  }
  throw new Error("no card of the match can be changed so");
}
const NOTHING: Book["cards"] = [];

describe.each(all)("$id", ({ loaded, kept }) => {
  const { pack, game, book } = loaded;
  const own = ofNow(game, kept);

  // those of cards that have changed since need a book of their own each; the deep tests look at them all
  const looked = deep ? kept : kept.filter((record, i) => own.includes(record) || i % 5 === 0);
  test("every kept match goes as it went, or can be watched as it was seen", () => {
    expect(
      looked.flatMap(
        (record) => complaintOf(loaded, record)?.concat(` (record ${kept.indexOf(record) + 1})`) ?? [],
      ),
    ).toEqual([]);
  });

  test("they are of all sorts", () => {
    expect(own.length).toBeGreaterThanOrEqual(KEPT);
    expect(own.filter(({ seen }) => seen).length).toBeGreaterThanOrEqual(10);
    const some = (test: (record: SavedRecord) => unknown): number => own.filter(test).length;
    for (const { cards } of loadLists(loaded))
      expect(some(({ lists }) => lists.some((list) => list.join() === cards.join()))).toBeGreaterThan(0);
    for (const { settings } of loadFormats(loaded))
      expect(
        some((r) => Object.entries(settings).every(([name, value]) => r.settings[name] === value)),
      ).toBeGreaterThan(0);
    for (let seats = game.seats.min; seats <= game.seats.max; seats++)
      expect(some(({ lists }) => lists.length === seats)).toBeGreaterThan(0);
    if (pack.sealed !== undefined) expect(some(({ packs }) => packs)).toBeGreaterThan(5);
    expect(some(({ seed }) => typeof seed !== "number")).toBeGreaterThan(10);
    expect(some(({ opening }) => opening)).toBeGreaterThan(5);
    expect(some(({ choices }) => choices.some(({ say }) => say === "give up"))).toBeGreaterThan(3);
  });

  test("a match comes to the same end with nothing but the cards that it carries", () => {
    const empty: Book = { game: { ...game, sources: new Map() }, cards: NOTHING };
    for (const record of own.filter((_, i) => i % 20 === 3)) {
      const reading = readMatch(pack, empty, record);
      expect([reading.broken?.message, reading.end]).toEqual([undefined, "same"]);
      expect(reading.book.game.definitions).toHaveLength(record.cards!.length);
      expect(record.cards!.length).toBeLessThan(game.definitions.length);
    }
  });

  test.each(CHANGES)("a match outlives that in the set %s", (_, change, how) => {
    const record = own.find(({ opening }) => !opening)!;
    const sources = [...game.sources!.values()];
    const played = sources.filter((source) => record.cards!.some((card) => sameData(card, source)));
    const other = bookFrom(pack, variants(played, sources, change));
    const reading = readMatch(pack, other, record);
    expect([reading.broken?.message, reading.end]).toEqual([undefined, "same"]);
    expect(new Set(reading.others.map((card) => card.now))).toEqual(new Set([how]));
    const { book: carried } = bookOf(pack, other, record);
    // and it is played on with them
    expect(seenOf(carried.game, record)?.steps).toHaveLength(record.choices.length + 1);
  });

  test("a changed rule is told: the edition has to be raised", () => {
    const some = own.slice(0, 12);
    const told = withoutDrawing(loaded, () => some.map((record) => complaintOf(loaded, record)));
    expect(told.filter((text) => text?.includes("raise the edition")).length).toBeGreaterThan(5);
    expect(some.map((record) => complaintOf(loaded, record))).toEqual(some.map(() => undefined));
  });

  test("with the edition raised, what was seen can still be watched", () => {
    const raised = { ...game, editions: [...game.editions, { en: "Nobody draws.", ja: "誰も引かない。" }] };
    const later: LoadedGame = { ...loaded, game: raised, book: { ...book, game: raised } };
    const seen = own.filter((record) => record.seen);
    let others = 0;
    withoutDrawing(later, () => {
      for (const record of seen) {
        expect(complaintOf(later, record)).toBeUndefined();
        const reading = readMatch(pack, later.book, record);
        if (!reading.broken && reading.end === "same") continue;
        others++;
        // from there on it is another match; before, it is the one that was seen
        expect(reading.parts).toBeLessThanOrEqual(record.choices.length);
        const last = reading.seen!.view(record.choices.length, 0, "ja");
        expect(last.seats).toHaveLength(record.lists.length);
        expect(reading.seen!.log(record.choices.length, SPECTATOR, "ja").length).toBeGreaterThan(10);
      }
    });
    expect(others).toBeGreaterThan(2);
    // what does not fit itself is found
    const broken = { ...seen[0]!, seen: { ...seen[0]!.seen!, steps: seen[0]!.seen!.steps.slice(0, -1) } };
    expect(complaintOf(later, broken)).toContain("what was seen is of");
  });
});

type Changed = (card: CardSource) => CardSource[];
/** What happens to a card that a match was played with: ways to do it, of which the first is taken that makes a set. */
const CHANGES: [string, readonly Changed[], "gone" | "other"][] = [
  [
    "a number is another",
    ["attack", "power", "str", "health", "cp", "cost"].map((field): Changed => {
      return (card) => (typeof card[field] === "number" ? [{ ...card, [field]: card[field] + 1 }] : []);
    }),
    "other",
  ],
  [
    "a text is another",
    ["texts", "effects", "text"].flatMap((field): Changed[] => [
      (card) =>
        Array.isArray(card[field]) && card[field].length > 0
          ? [{ ...card, [field]: card[field].slice(1) }]
          : [],
      (card) =>
        Array.isArray(card[field]) && card[field].length === 2
          ? [{ ...card, [field]: [card[field][1]!, card[field][1]!] }]
          : [],
    ]),
    "other",
  ],
  [
    "a name is another",
    [
      (card) => (typeof card.name === "string" ? [{ ...card, name: "Somebody Else" }] : []),
      (card) => (isDataMap(card.name) ? [{ ...card, name: { en: "Somebody Else", ja: "別人" } }] : []),
    ],
    "gone",
  ],
  ["a card is gone", [() => []], "gone"],
];

/** The set with one card changed in each of the ways, card after card. */
function* variants(
  played: readonly CardSource[],
  set: readonly CardSource[],
  ways: readonly Changed[],
): Generator<readonly CardSource[]> {
  for (const card of played)
    for (const change of ways) {
      const becomes = change(card);
      if (becomes.length > 0 || ways.length === 1)
        yield set.flatMap((one) => (one === card ? becomes : [one]));
    }
}

/** A rule planted: nobody draws, and nothing is damaged. */
function withoutDrawing<T>({ game: { code } }: LoadedGame, run: () => T): T {
  const before = [...code.runs];
  code.programs.forEach(({ name }, n) => {
    if (!/^(draws|damaged)(: may it|: done)?$/.test(name)) return;
    code.runs[code.entries[n]!] = (m) => {
      m.s[RESULT] = 0;
      return leave(m);
    };
  });
  try {
    return run();
  } finally {
    code.runs.splice(0, code.runs.length, ...before);
  }
}

describe("nothing in a record becomes a program", () => {
  const HOSTILE = [
    '"); globalThis.stolen = 1; ("',
    "`); globalThis.stolen = 1; (`",
    "${globalThis.stolen = 1}",
    "a\n; globalThis.stolen = 1; //",
    "*/ globalThis.stolen = 1; /*",
    "\\u0022); globalThis.stolen = 1",
    "__proto__",
    "constructor",
  ];
  const { loaded, kept } = all.find(({ id }) => id === "ttcg")!;

  /** All text that is made into functions meanwhile. */
  function textsMade(run: () => void): string[] {
    const made: string[] = [];
    const real = globalThis.Function;
    globalThis.Function = new Proxy(real, {
      construct: (target, args: string[], as) => {
        made.push(args.join("\n"));
        return Reflect.construct(target, args, as) as object;
      },
      apply: (target, as, args: string[]) => {
        made.push(args.join("\n"));
        return Reflect.apply(target, as, args) as unknown;
      },
    });
    try {
      run();
    } finally {
      globalThis.Function = real;
    }
    return made;
  }
  const read = (record: unknown): void => {
    const checked = recordShape.safeParse(JSON.parse(JSON.stringify(record)));
    if (!checked.success) return;
    try {
      generateCode(readMatch(loaded.pack, loaded.book, checked.data).book.game);
    } catch (error) {
      if (!(error instanceof MatchError)) throw error;
    }
  };

  test("where its cards are strange", () => {
    const base = kept[1]!;
    const [first] = base.cards as [CardSource];
    const made = textsMade(() => {
      const flavour = HOSTILE.join(" ").replaceAll("\n", " ");
      read({ ...base, cards: base.cards!.map((card) => ({ ...card, flavour })) });
      for (const hostile of HOSTILE) {
        const renamed = base.lists.map((list) => list.map((name) => (name === first.name ? hostile : name)));
        const strange = (change: CardSource): CardSource[] => [{ ...first, ...change }];
        read({ ...base, lists: renamed, cards: strange({ name: hostile }) });
        read({ ...base, cards: strange({ effects: [hostile, hostile] }) });
        read({ ...base, cards: strange({ flavour: hostile }) });
        read({ ...base, cards: strange({ subtypes: [hostile] }) });
        read({ ...base, cards: strange({ [hostile]: hostile }) });
        read({ ...base, settings: { [hostile]: 1 } });
        read({ ...base, choices: [{ seat: 0, say: hostile }, ...base.choices] });
        read({
          ...base,
          opening: { after: 0, position: { seats: [{ zones: { [hostile]: [{ card: hostile }] } }] } },
        });
      }
    });
    for (const hostile of [...HOSTILE.slice(0, 6), "stolen"])
      expect(made.filter((text) => text.includes(hostile))).toEqual([]);
    expect(made.filter((text) => text.includes("stolen"))).toEqual([]);
    expect("stolen" in globalThis).toBe(false);
  });

  test("a book of its cards is never made into text, and the game's own is", () => {
    const base = kept[1]!;
    const strange = {
      ...base,
      cards: base.cards!.map((card, i) => (i === 0 ? { ...card, flavour: "?" } : card)),
    };
    const { book } = bookOf(loaded.pack, loaded.book, strange);
    expect(book.game).not.toBe(loaded.game);
    expect(textsMade(() => generateCode(book.game))).toEqual([]);
    const again = loaded.pack.assemble(loaded.cardFiles).book!;
    expect(textsMade(() => generateCode(again.game)).length).toBeGreaterThan(0);
    expect(readMatch(loaded.pack, loaded.book, strange).end).toBe("same");
  });
});
