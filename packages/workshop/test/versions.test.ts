/** Two versions of a set: what changed by meaning, and what only in words. */
import { cardFilesOf } from "@tefuda/referee/games";
import { describe, expect, test } from "vitest";
import { tellChanges } from "../src/tell-changes.ts";
import { changesBetween, playsTheSame } from "../src/versions.ts";
import { changed, ids, packOf, starterOf } from "./sets.ts";

const set = starterOf("tails");
const between = (to: typeof set, from = set, id = "tails") =>
  changesBetween(from, to, packOf(id), cardFilesOf(id));
const onCards = (change: (text: string) => string) => between(changed(set, "cards.yaml", change));
const replaced = (from: string, to: string) => onCards((text) => text.replace(from, to));
const NONE = { set: [], cards: [], words: [], keywords: [], decks: [], packs: [], rulings: [] };
const DIES = '"When this unit dies, draw a card."';

describe.each(ids)("%s", (id) => {
  test("a set is what it was, also from one to the other in another layout", () => {
    expect(between(starterOf(id), starterOf(id), id)).toEqual(NONE);
  });
  test("a set that was not there is new, and one that is no more is gone", () => {
    const { cards } = changesBetween([], starterOf(id), packOf(id));
    expect(cards.length).toBeGreaterThan(2);
    expect(cards.every(({ sort }) => sort === "added")).toBe(true);
    expect(changesBetween(starterOf(id), [], packOf(id)).decks).toMatchObject([{ sort: "removed" }]);
  });
  test("a text in the other language is the same text", () => {
    const pack = packOf(id);
    const part = Object.entries(pack.forms!.card).find(([, { is }]) => is === "texts")![0];
    const files = starterOf(id);
    const { text } = files.find(({ path }) => path.endsWith("cards.yaml"))!;
    const quoted = [...text.matchAll(/"([^"]+)"/g)].map(([, said]) => said!);
    let translated = text;
    for (const said of quoted) {
      const read = pack.readText(said, "en", { part });
      if (read.print === undefined) continue;
      for (const place of pack.textPlaces!) {
        const inside = pack.cardWith!("Trial", said, place)!;
        const { book } = pack.assemble([{ path: "a", text: JSON.stringify([inside]), draft: true }]);
        const ja = book?.cards[0]?.texts.find(({ words }) => words.en === said)?.words.ja;
        if (ja !== undefined) translated = translated.replace(`"${said}"`, `"${ja}"`);
      }
    }
    expect(translated).not.toBe(text);
    const changes = between(
      changed(files, "cards.yaml", () => translated),
      files,
      id,
    );
    expect(changes.cards.length).toBeGreaterThan(0);
    expect(
      changes.cards.every(
        ({ sort, texts }) => sort === "reworded" && texts.every((one) => one.sort === "wording"),
      ),
    ).toBe(true);
    expect(playsTheSame(changes)).toBe(true);
  });
});

describe("a card", () => {
  test.each([
    ["in other words", '"Whenever this unit dies, draw one card."'],
    ["by its own name", '"When Kettle Sentries dies, draw a card."'],
    ["as two texts in one", '"When this unit dies, draw a card"'],
  ])("that says the same %s is reworded", (_, text) => {
    const { cards } = replaced(DIES, text);
    expect(cards).toMatchObject([
      { card: { en: "Kettle Sentries" }, sort: "reworded", texts: [{ sort: "wording" }] },
    ]);
  });

  test("that does another thing has changed, from what to what", () => {
    expect(replaced(DIES, '"When this unit dies, draw two cards."').cards).toEqual([
      {
        card: { en: "Kettle Sentries", ja: "やかん番兵" },
        sort: "changed",
        fields: [],
        texts: [
          {
            field: "texts",
            sort: "meaning",
            at: { from: 1, to: 1 },
            from: "When this unit dies, draw a card.",
            to: "When this unit dies, draw two cards.",
          },
        ],
      },
    ]);
  });

  test("whose texts come, go and change places", () => {
    const two = `${DIES}\n    - "When this unit attacks, draw a card."`;
    const swapped = `"When this unit attacks, draw a card."\n    - ${DIES}`;
    const [before, after] = [two, swapped].map((texts) =>
      changed(set, "cards.yaml", (text) => text.replace(DIES, texts)),
    );
    expect(between(before!).cards[0]!.texts).toMatchObject([{ sort: "added", at: { to: 2 } }]);
    expect(between(set, before).cards[0]!.texts).toMatchObject([{ sort: "removed", at: { from: 2 } }]);
    expect(between(after!, before).cards[0]!.texts).toMatchObject([{ sort: "order" }]);
  });

  test("that is only called otherwise is renamed, and its decks are what they were", () => {
    const name = (text: string) => text.replaceAll("Kettle Sentries", "Kettle Guards");
    const changes = between(changed(changed(set, "cards.yaml", name), "first-deck.yaml", name));
    expect(changes).toMatchObject({
      cards: [{ sort: "renamed", card: { en: "Kettle Guards" }, was: { en: "Kettle Sentries" } }],
      decks: [],
    });
  });

  test("with other numbers and words", () => {
    const { cards } = onCards((text) =>
      text
        .replace("health: 2", "health: 3")
        .replace("types: [Infantry]", "types: 歩兵")
        .replace("  terrain: Meadow\n", ""),
    );
    expect(cards).toMatchObject([
      {
        sort: "changed",
        fields: [
          { field: "terrain", from: "Meadow" },
          { field: "health", from: "2", to: "3" },
        ],
      },
    ]);
  });

  test("whose text is not understood is compared as it stands, and that is said", () => {
    const { cards } = replaced(DIES, '"When this unit fights, draw a card."');
    expect(cards[0]!.texts).toMatchObject([{ sort: "meaning", unread: true }]);
  });
});

test("a keyword that stands for another text changes it wherever it stands", () => {
  const withVigil = (does: string) => {
    const keyword = `keywords:\n  - { name: Vigil, text: "At the end of your turn, draw ${does}." }\n`;
    return changed(starterOf("tails", keyword), "cards.yaml", (text) => text.replace(DIES, '"Vigil 2"'));
  };
  const [one, other, same] = ["{n} cards", "{n} cards, then discard a card", "{n} cards"].map(withVigil);
  expect(between(same!, one)).toEqual(NONE);
  expect(between(other!, one)).toMatchObject({
    keywords: [{ name: { en: "Vigil" }, sort: "changed" }],
    cards: [{ card: { en: "Kettle Sentries" }, sort: "changed", texts: [{ sort: "meaning" }] }],
  });
});

test("words, decks, rulings and what the set says of itself", () => {
  let to = changed(
    set,
    "set.yaml",
    (text) => `${text}author: Ada\nwords: [{ en: Lantern Watch, ja: 灯火隊, of: types }]\n`,
  );
  to = changed(to, "first-deck.yaml", (text) =>
    text.replace("4 Kettle Sentries", "2 やかん番兵").replace("5 Rabbit Levy", "7 Rabbit Levy"),
  );
  to = changed(to, "first-ruling.yaml", (text) => text.replace(/en: .*/, "en: Another"));
  expect(between(to)).toMatchObject({
    set: [{ field: "author", to: "Ada" }],
    words: [{ name: { en: "Lantern Watch" }, sort: "added" }],
    decks: [
      {
        sort: "changed",
        cards: [
          { card: "Kettle Sentries", from: 4, to: 2 },
          { card: "Rabbit Levy", from: 5, to: 7 },
        ],
      },
    ],
    rulings: [{ name: { en: "Another" }, sort: "added" }, { sort: "removed" }],
  });
});

test("all of it is told in both languages", () => {
  let to = changed(set, "cards.yaml", (text) =>
    text.replace(DIES, '"When this unit dies, draw two cards."').replace("health: 4", "health: 5"),
  );
  to = changed(to, "first-deck.yaml", (text) => text.replace("4 Kettle Sentries", "2 Kettle Sentries"));
  const told = tellChanges(between(to));
  expect(told.map(({ part }) => part)).toEqual(["cards", "decks"]);
  const [sentries] = told[0]!.changes;
  expect(sentries!.details[0]).toEqual({
    en: "texts.1 does another thing: “When this unit dies, draw a card.” → “When this unit dies, draw two cards.”",
    ja: "texts.1 の効果が変わりました：「When this unit dies, draw a card.」→「When this unit dies, draw two cards.」",
  });
  expect(told[1]!.changes[0]!.details).toEqual([{ en: "-2 Kettle Sentries", ja: "-2 Kettle Sentries" }]);
});

test("what cannot be read is refused with its place, and what is odd is compared", () => {
  const broken = changed(set, "cards.yaml", (text) => `${text}\n  - [`);
  expect(() => between(broken)).toThrow(/cards\.yaml:\d+/);
  const odd = changed(
    set,
    "cards.yaml",
    () => "- { name: { constructor: x }, kind: { a: [1, [2]] }, toString: 3, texts: { a: 1 } }\n",
  );
  expect(between(odd).cards.some(({ sort }) => sort === "added")).toBe(true);
  const long = changed(
    set,
    "cards.yaml",
    () => `- { name: A, kind: Event, texts: ["${"Draw a card. ".repeat(6000)}"] }\n`,
  );
  expect(between(set, long).cards.length).toBeGreaterThan(0);
  expect(() => between(changed(set, "cards.yaml", () => "- x\n"))).toThrow(/list of cards/);
});
