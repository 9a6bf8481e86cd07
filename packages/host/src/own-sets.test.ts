/** Sets of somebody's own at a desk: taken in, played with, kept, refused, and put away. */
import { join } from "node:path";
import { filesIn, packageFolder, readSource } from "@tefuda/referee/games";
import { expect, test } from "vitest";
import { table } from "../test/at-desk.ts";
import type { GameData, SavedMatch, SetEntry } from "./host.ts";
import { memoryKeeper } from "./keeper.ts";
import { memoryRows } from "./rows.ts";

const folder = join(packageFolder("tails"), "starter");
const starter = filesIn(folder, ".yaml").map((path) => ({
  path: `my-set/${path.slice(folder.length + 1)}`,
  text: readSource(path).text,
}));
const whole = [{ path: "my-set/set.yaml", text: "name: Mine\ngame: tails\n" }, ...starter];
type Page = ReturnType<typeof table>;
const take = async (page: Page, files = whole, served = false): Promise<SetEntry> =>
  (await page.ask({ ask: "takeSet", files, served })) as SetEntry;
const open = async (page: Page): Promise<GameData> =>
  (await page.ask({ ask: "open", game: "tails" })) as GameData;
/** The set with a change in one of its files. */
const changed = (name: string, change: (text: string) => string): typeof whole =>
  whole.map((file) => (file.path.endsWith(name) ? { ...file, text: change(file.text) } : file));

/** Begins a match with a deck of the set, and gives the first answer. */
async function play(page: Page): Promise<void> {
  const players = (["person", "random"] as const).map((kind) => ({ kind, list: "first-deck" }));
  await page.ask({ ask: "prepare", plan: { game: "tails", players, seed: 5 } });
  await page.ask({ ask: "settle", numbers: [null, null] });
  await page.ask({ ask: "start" });
  await page.answer();
}

test("a set stands beside its game, and a match with it goes on where nobody has the set", async () => {
  const keeper = memoryKeeper();
  const page = table(keeper);
  const before = await open(page);
  const entry = await take(page);
  expect(entry).toMatchObject({
    id: "my-set",
    on: { name: { en: "Mine", ja: "Mine" }, game: "tails", cards: 8, decks: ["first-deck"], rulings: 1 },
    problems: [],
    kept: true,
  });
  const data = await open(page);
  expect(data.cards.length).toBe(before.cards.length + 8);
  expect(data.lists.map(({ id }) => id)).toEqual([...before.lists.map(({ id }) => id), "first-deck"]);
  expect(data.sets[0]!.cards).toContain("Kettle Sentries");

  await play(page);
  const { step, cards } = page.updates().at(-1)!;
  const seen = JSON.stringify(page.updates().map(({ sights }) => sights));
  // the page has these cards with the match, whatever becomes of the set
  expect(cards.map(({ name }) => name).sort()).toEqual(
    data.sets[0]!.cards.filter((name) => seen.includes(name)).sort(),
  );
  expect(cards.length).toBeGreaterThan(0);
  const { id } = (await page.kept())[0]!;
  const later = table(keeper);
  expect(await later.ask({ ask: "goOn", id, takeOver: true })).toBe("match");
  expect((await later.asked()).step).toBe(step);
  const saved = (await later.ask({ ask: "save" })) as SavedMatch;
  // a card of a record stands there as its file has it, with its name in both languages
  expect(saved.record.cards).toContainEqual(
    expect.objectContaining({ name: { en: "Kettle Sentries", ja: "やかん番兵" } }),
  );
});

test("a match keeps the cards that it began with when its set is changed, and when it is put away", async () => {
  const keeper = memoryKeeper();
  const page = table(keeper);
  await take(page);
  await play(page);
  const cards = async (of: Page): Promise<unknown> =>
    ((await of.ask({ ask: "save" })) as SavedMatch).record.cards;
  const before = await cards(page);
  expect(JSON.stringify(before)).toContain("When this unit dies, draw a card.");
  const other = changed("cards.yaml", (text) => text.replace("dies, draw a card.", "dies, draw two cards."));
  expect(await take(page, other)).toMatchObject({ problems: [] });
  expect(await cards(page)).toEqual(before);
  await page.ask({ ask: "putSetAway", id: "my-set" });
  expect(await cards(page)).toEqual(before);
  const { id } = (await page.kept())[0]!;
  const later = table(keeper);
  await take(later, other);
  expect(await later.ask({ ask: "goOn", id, takeOver: true })).toBe("match");
  expect(await cards(later)).toEqual(before);
});

test("a deck that somebody built with cards of a set is played with the set", async () => {
  const page = table(memoryKeeper());
  await take(page);
  const { lists } = await open(page);
  const { cards } = lists.find(({ id }) => id === "first-deck")!;
  const players = (["person", "random"] as const).map((kind) => ({ kind, list: lists[0]!.id }));
  const own = { ...players[0]!, list: "own-1", cards: [...cards] };
  await page.ask({ ask: "prepare", plan: { game: "tails", players: [own, players[1]!], seed: 5 } });
  await page.ask({ ask: "settle", numbers: [null, null] });
  await page.ask({ ask: "start" });
  await page.answer();
  const { record } = (await page.ask({ ask: "save" })) as SavedMatch;
  expect(record.lists[0]).toEqual(cards);
  expect(JSON.stringify(record.cards)).toContain("Kettle Sentries");
});

test("a match with decks of the game alone has nothing of a set", async () => {
  const page = table(memoryKeeper());
  await take(page);
  await page.start("person", "random");
  await page.answer();
  const { record } = (await page.ask({ ask: "save" })) as SavedMatch;
  expect(JSON.stringify(record.cards)).not.toContain("Kettle Sentries");
});

test("what is wrong is told with card, text and place, and the set stays as it was", async () => {
  const page = table(memoryKeeper());
  await take(page);
  const wrong = await take(page, [
    ...changed("cards.yaml", (text) => text.replace("draw a card.", "draw a cart.")),
    { path: "my-set/cards/more.txt", text: "" },
  ]);
  expect(wrong.leftOut).toEqual(["my-set/cards/more.txt"]);
  expect(wrong.problems).toMatchObject([
    {
      file: "my-set/cards/cards.yaml",
      line: 12,
      name: { en: "Kettle Sentries" },
      text: '- "When this unit dies, draw a cart."',
    },
  ]);
  expect(wrong.on?.cards).toBe(8);
  expect((await open(page)).lists.at(-1)!.id).toBe("first-deck");
  const deck = await take(
    page,
    changed("first-deck.yaml", (text) => text.replace("Tea Trolley", "Tea Trolly")),
  );
  expect(deck.problems[0]).toMatchObject({ name: { ja: "最初のデッキ" }, text: "- 3 Tea Trolly" });
});

test("a set is kept in the browser, read again once it is asked for, and gone when it is put away", async () => {
  const rows = memoryRows();
  await take(table(memoryKeeper(), undefined, rows));
  const later = table(memoryKeeper(), undefined, rows);
  const sets = async () => (await later.ask({ ask: "sets" })) as SetEntry[];
  await sets();
  await expect.poll(sets).toMatchObject([{ id: "my-set", on: { cards: 8 }, kept: true }]);
  expect((await open(later)).sets.length).toBe(1);
  await later.ask({ ask: "putSetAway", id: "my-set" });
  expect(await sets()).toEqual([]);
  expect(await open(later)).toMatchObject({ sets: [] });
  const last = table(memoryKeeper(), undefined, rows);
  expect(await last.ask({ ask: "sets" })).toEqual([]);
});

test("a served set is kept on the server alone; with another game it leaves the one it was for", async () => {
  const rows = memoryRows();
  const page = table(memoryKeeper(), undefined, rows);
  expect(await take(page, whole, true)).toMatchObject({ served: true, kept: false });
  const card = "cards:\n  - { name: Nobody, type: UNIT }\n";
  const other = await take(
    page,
    [{ path: "my-set/set.yaml", text: `name: Mine\ngame: trails\n${card}` }],
    true,
  );
  expect(other.problems[0]).toMatchObject({ line: 4 });
  expect((await open(page)).sets.length).toBe(1);
  expect(await rows.change(({ keys }) => keys("set/"))).toEqual([]);
});

test("a set that another one needs takes that one with it, and its place says so", async () => {
  const page = table(memoryKeeper());
  await take(page);
  const cards =
    "- { name: Guest, kind: Event, texts: [Draw a card.], copies: 3, artist: nobody, number: 90-01-009-1 }";
  const deck = starter.find(({ path }) => path.includes("decks/"))!.text;
  const files = [
    { path: "guest/set.yaml", text: "name: Guest\ngame: tails\n" },
    { path: "guest/cards/one.yaml", text: cards },
    { path: "guest/decks/guest-deck.yaml", text: deck.replace("First Deck", "Guest Deck") },
  ];
  expect(await take(page, files)).toMatchObject({ id: "guest", problems: [], on: { cards: 1 } });
  await page.ask({ ask: "putSetAway", id: "my-set" });
  const [left] = (await page.ask({ ask: "sets" })) as [SetEntry];
  expect(left).toMatchObject({ id: "guest", on: null });
  expect(left.problems[0]!.file).toBe("guest/decks/guest-deck.yaml");
  expect((await open(page)).sets).toEqual([]);
});

/** A hundred million names out of a few lines. */
const bomb = (): string =>
  ["a: &a [x, x, x, x, x, x, x, x, x, x]"]
    .concat([..."bcdefgh"].map((name, i) => `${name}: &${name} [${`*${"abcdefg"[i]}, `.repeat(10)}]`))
    .join("\n");

test.each([
  ["nothing", [], /no file of a set/],
  ["a folder without set.yaml", starter, /has a file set\.yaml/],
  ["two sets", [...whole, { path: "other/set.yaml", text: "" }], /more than one set/],
  ["no cards", whole.slice(0, 1), /no cards in this set/],
  [
    "too many files",
    Array.from({ length: 201 }, (_, i) => ({ path: `a/${i}.yaml`, text: "" })),
    /at most 200 files/,
  ],
  [
    "too much",
    Array.from({ length: 30 }, (_, i) => ({ path: `a/${i}.yaml`, text: "x".repeat(90_000) })),
    /2000000/,
  ],
  ["no YAML", changed("cards.yaml", () => "- { name: [[[["), /./],
  ["names that unfold", changed("cards.yaml", () => bomb()), /./],
])("of %s it is said what is wrong", async (_, files, says) => {
  const page = table(memoryKeeper());
  const { on, problems } = await take(page, files);
  expect(on).toBe(null);
  expect(problems[0]!.says.en).toMatch(says);
  expect(problems[0]!.says.ja).not.toBe(problems[0]!.says.en);
  expect((await open(page)).sets).toEqual([]);
});

test("a set that never ends to be read is not waited for, and the table goes on", async () => {
  const hangs = { send: () => {}, hear: () => {}, broke: (tell: () => void) => tell(), end: () => {} };
  const page = table(memoryKeeper(), () => hangs);
  const { problems } = await take(page);
  expect(problems[0]!.says.en).toMatch(/takes longer than 10 seconds/);
  await page.start("person", "random");
  expect(await page.answer()).toBeGreaterThan(0);
});
