/** Rulings as a page gets them: told of by title, opened where they begin, and found again when they are kept. */
import { join } from "node:path";
import { filesIn, loadGame, loadRules, readSource } from "@tefuda/referee/games";
import { namesIn } from "@tefuda/referee/names-in";
import { expect, test } from "vitest";
import { table } from "../test/at-desk.ts";
import type { RulingEntry, SavedMatch, Update } from "./host.ts";
import { memoryKeeper } from "./keeper.ts";
import { memoryRows } from "./rows.ts";
import { type Shelf, shelfOf } from "./shelf.ts";
import { tryHere } from "./trying.ts";

const { pack, folder, cardFiles: cards } = await loadGame("dew");
const files = (room: string) => filesIn(join(folder, room), ".yaml").map(readSource);
const own = { lists: files("decks"), packs: [], formats: [], lessons: [] };
const shelf: Shelf = {
  ...shelfOf(pack, { cards, ...own }),
  rulings: async () => files("scenarios"),
  rules: () => loadRules("dew"),
};

function page() {
  const library = { games: () => [{ id: "dew", title: "Dewfall" }], load: async () => {}, open: () => shelf };
  const { ask, updates } = table(memoryKeeper(), () => tryHere(shelf), memoryRows(), library);
  return { ask, last: (): Update => updates().at(-1)! };
}

test("every ruling that is played begins, and those about files alone say that they are not", async () => {
  const { ask, last } = page();
  const rulings = (await ask({ ask: "rulings", game: "dew" })) as RulingEntry[];
  expect(rulings.length).toBeGreaterThan(50);
  const played = rulings.filter(({ playable }) => playable);
  expect(rulings.length - played.length).toBeGreaterThan(0);
  for (const { title } of played) {
    await ask({ ask: "stand", game: "dew", ruling: title.en, others: "person" });
    const { sights, people } = last();
    expect(people).toEqual([0, 1]);
    expect(sights.some(({ view }) => view.question !== null)).toBe(true);
    // what the position lays aside is no part of the table
    expect(sights.flatMap(({ view }) => Object.keys(view.shared))).toEqual([]);
  }
  const { title } = rulings.find(({ playable }) => !playable)!;
  await expect(ask({ ask: "stand", game: "dew", ruling: title.en, others: "person" })).rejects.toThrow(
    "no position",
  );
});

test("a ruling is played on against a program, and a record of it is taken in again", async () => {
  const { ask, last } = page();
  const rulings = (await ask({ ask: "rulings", game: "dew" })) as RulingEntry[];
  const { title } = rulings.find(
    (one) => one.playable && one.rules.some((rule) => rule.startsWith("dew-7")),
  )!;
  await ask({ ask: "stand", game: "dew", ruling: title.en, others: "greedy" });
  const { people, players, sights, step } = last();
  expect(people).toHaveLength(1);
  expect(players.filter((kind) => kind === "greedy")).toHaveLength(1);
  const saved = (await ask({ ask: "save" })) as SavedMatch;
  await ask({ ask: "resume", saved });
  expect(last().step).toBe(step);
  expect(last().sights[0]!.view).toEqual(sights[0]!.view);
  await ask({ ask: "watch", record: saved.record });
  await ask({ ask: "seek", step });
  expect(last().sights[people[0]!]!.view.seats).toEqual(sights[0]!.view.seats);
});

test("names are found as whole words, the longest that stands there", () => {
  const find = namesIn(["Fox", "Fox of the Hill", "Otter (old)"]);
  expect(find("A Fox of the Hill meets Foxes and an Otter (old).")).toEqual([
    "Fox of the Hill",
    "Otter (old)",
  ]);
  expect(find("nothing")).toEqual([]);
  expect(namesIn([])("Fox")).toEqual([]);
});

test("rulings are searched in a player's words, and only those about a rule or naming a card", async () => {
  const { ask } = page();
  const all = (await ask({ ask: "rulings", game: "dew" })) as RulingEntry[];
  const search = async (words: string, rule: string | null = null, card: string | null = null) =>
    (await ask({ ask: "searchRulings", game: "dew", words, rule, card })) as RulingEntry[];
  const [first] = await search("Can a sleeping creature block?");
  expect(first).toEqual(all.find(({ rules }) => rules.includes("dew-7.3")));
  const about = await search("", "dew-7");
  expect(about).toEqual(all.filter(({ rules }) => rules.some((rule) => rule.startsWith("dew-7."))));
  const card = all.flatMap(({ cards }) => cards)[0]!;
  expect(await search("", null, card)).toEqual(all.filter(({ cards }) => cards.includes(card)));
  expect(await search("xyzzy")).toEqual([]);
});
