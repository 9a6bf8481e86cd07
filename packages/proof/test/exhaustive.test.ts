/**
 * Everything happens: in a bounded run over every game all cards are drawn and played, every state on the way is sound, and
 * what has not happened stands in the game's list. In a deep run all texts are carried out, and nothing that is not listed
 * has not happened.
 *
 * A list, `kept/not-seen.txt` in the folder of a game, is what a third of these games leave: a card that is added changes
 * the chance of all of them, and what is seen seldom must not come and go with it. It is read like a golden file: where
 * something new is not seen, `vitest -u` writes it anew, and what comes in is to be understood; a deep run writes what goes.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { games, loadGame } from "@tefuda/referee/games";
import { Watching } from "@tefuda/referee/watching";
import { describe, expect, test } from "vitest";
import { fullName, type Item, Ledger } from "../src/exhaustive/ledger.ts";
import { ownersOf } from "../src/exhaustive/owners.ts";
import { watchPlaces } from "../src/exhaustive/places.ts";
import { readList, writeList } from "../src/exhaustive/report.ts";
import { playExhaustively } from "../src/exhaustive/run.ts";
import { keptFolder } from "../src/records/kept.ts";

const deep = process.env.TEFUDA_DEEP === "1";
/** Of each game, at most: the search ends when nothing is left but what is listed. */
const GAMES = 450;
/** After so many the list is written. */
const LISTED = 150;

const pathOf = (id: string): string => join(keptFolder(id), "not-seen.txt");

const isCard = ({ sort }: Item): boolean => sort === "card";
const listOf = (id: string): string => (existsSync(pathOf(id)) ? readFileSync(pathOf(id), "utf8") : "");

describe.each(games.map(({ id }) => id))("%s", (id) => {
  test("everything happens but what is known not to", { timeout: 900_000 }, async () => {
    const listed = listOf(id);
    const known = readList(listed);
    const { missing, items, faults } = await playExhaustively(id, { games: GAMES, seed: 1, known });
    expect(faults).toEqual([]);
    expect(items.filter((item) => item.count === 0 && isCard(item))).toEqual([]);
    const isNew = missing.some((item) => !known.has(fullName(item)));
    const list = isNew || deep ? await playExhaustively(id, { games: LISTED, seed: 1 }) : undefined;
    // a card that has not been played is looked for to the end, and never listed
    await expect(list ? writeList(list.missing.filter((item) => !isCard(item))) : listed).toMatchFileSnapshot(
      pathOf(id),
    );
  });

  test.runIf(deep)(
    "in more games every text is carried out, and nothing happens less",
    { timeout: 3_600_000 },
    async () => {
      const known = readList(listOf(id));
      const { missing, items, faults } = await playExhaustively(id, { games: 10_000, seed: 100_000 });
      expect(faults).toEqual([]);
      expect(items.filter(({ sort, count }) => count === 0 && sort === "text")).toEqual([]);
      const names = [...readList(writeList(missing))];
      expect(names.filter((name) => !known.has(name))).toEqual([]);
    },
  );
});

describe("the ledger", () => {
  test("lists what has not happened, but not what comes behind it", () => {
    const ledger = new Ledger();
    const one = ledger.item("branch", "turn", "yes to this");
    const two = ledger.item("step", "turn", "do that", { after: one });
    ledger.item("branch", "turn", "no to this");
    expect(ledger.missing().map(({ what }) => what)).toEqual(["yes to this", "no to this"]);
    ledger.hit(one);
    expect(ledger.missing().map(({ what }) => what)).toEqual(["do that", "no to this"]);
    ledger.hit(two);
    expect(ledger.missing().map(({ what }) => what)).toEqual(["no to this"]);
  });

  test("lists what is the same in many texts once, while it has happened in none", () => {
    const ledger = new Ledger();
    const shared = ledger.item("branch", "texts", "yes", { many: true });
    const bear = ledger.item("branch", "Bear", "yes", { card: "Bear", shared });
    ledger.item("branch", "Wall", "yes", { card: "Wall", shared });
    expect(ledger.missing().map(({ where }) => where)).toEqual(["texts"]);
    expect(ledger.elsewhere()).toEqual([]);
    ledger.hit(bear);
    expect(ledger.missing()).toEqual([]);
    expect(ledger.elsewhere().map(({ where }) => where)).toEqual(["Wall"]);
  });

  test("knows nothing new once it is closed", () => {
    const ledger = new Ledger();
    const known = ledger.item("rule", "1.1", "is named");
    ledger.close();
    ledger.hit(ledger.item("rule", "1.1", "is named"));
    ledger.hit(ledger.item("rule", "9.9", "is named"));
    expect(ledger.items.map(({ count }) => count)).toEqual([1]);
    expect(ledger.items[known]!.count).toBe(1);
  });

  test("is read back as it is written", () => {
    const ledger = new Ledger();
    ledger.item("branch", "turn", "yes to (m) => m.over");
    ledger.item("branch", "turn", "no to (m) => m.over");
    ledger.item("refusal", "1.2", "it is untapped");
    expect([...readList(writeList(ledger.missing()))]).toEqual([
      "branch turn: yes to (m) => m.over",
      "branch turn: no to (m) => m.over",
      "refusal 1.2: it is untapped",
    ]);
  });
});

test("looking on changes nothing for good", async () => {
  const { game } = await loadGame(games[0]!.id);
  const before = [...game.code.runs];
  const watching = new Watching();
  watchPlaces(game, ownersOf(game), new Ledger(), watching);
  expect(game.code.runs.filter((run, at) => run !== before[at]).length).toBeGreaterThan(before.length / 2);
  watching.end();
  expect(game.code.runs.every((run, at) => run === before[at])).toBe(true);
});
