/**
 * Golden games: whole games written out as each observer saw them, to be reviewed like code. Which they are stands in
 * `golden/games.yaml` of each game. When rules or cards have changed on purpose,
 * `npx vitest run packages/proof/test/golden -u` writes them anew; read the difference.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { games, loadGame, loadLists } from "@tefuda/referee/games";
import { afterAll, describe, expect, test } from "vitest";
import { everybody, goldenFile, goldenFolder, goldenGames, strayFiles } from "../src/golden/games.ts";
import { goldenText, notCited, playGolden } from "../src/golden/write.ts";

const loaded = await Promise.all(games.map(({ id }) => loadGame(id)));

describe.each(loaded.map((game) => ({ id: game.pack.id, game })))("$id", ({ game }) => {
  const golden = goldenGames(game);

  test("every file belongs to a golden game", () => {
    expect(strayFiles(game, golden)).toEqual([]);
  });

  describe.each(golden)("$decks, seed $seed", (one) => {
    const match = playGolden(game, one);

    test("shows what it is kept for", () => {
      expect(notCited(one, match)).toEqual([]);
    });

    test.each(everybody(game.game.seats.min))("as $name saw it", async ({ observer, name }) => {
      const file = join(goldenFolder(game), goldenFile(one, name));
      await expect(goldenText(game, one, match, observer)).toMatchFileSnapshot(file);
    });
  });
});

describe("the list of golden games is checked where it is read", () => {
  const folder = mkdtempSync(join(tmpdir(), "tefuda-golden-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "golden"));
  const game = { ...loaded[0]!, folder };
  const decks = loadLists(loaded[0]!).map((list) => list.id);
  const pair = `[${decks[0]}, ${decks[1]}]`;
  // The lists of cards stay where they are.
  const read = (text: string) => {
    writeFileSync(join(folder, "golden/games.yaml"), text);
    return goldenGames(game, loadLists(loaded[0]!));
  };

  test.each([
    [
      "an unknown deck",
      `{seed: 1, decks: [${decks[0]}, none], players: [random, random], shows: it}`,
      /no deck "none"/,
    ],
    [
      "an unknown player",
      `{seed: 1, decks: ${pair}, players: [random, radom], shows: it}`,
      /no player "radom".*random/s,
    ],
    ["too few players", `{seed: 1, decks: ${pair}, players: [random], shows: it}`, /there are \d seats/],
    [
      "an unknown rule",
      `{seed: 1, decks: ${pair}, players: [random, random], shows: it, cites: [x-1]}`,
      /no rule "x-1"/,
    ],
    [
      "an unknown key",
      `{seed: 1, decks: ${pair}, players: [random, random], shows: it, show: x}`,
      /no key "show"/,
    ],
    ["no reason", `{seed: 1, decks: ${pair}, players: [random, random]}`, /"shows" is missing/],
  ])("%s", (_, text, told) => {
    expect(() => read(`- ${text}\n`)).toThrow(told);
  });

  test("two games of one seed", () => {
    const one = `- {seed: 1, decks: ${pair}, players: [random, random], shows: it}\n`;
    expect(() => read(one + one)).toThrow(/2:\d+: another golden game has this seed/);
    expect(read(one)).toMatchObject([{ seed: 1, shows: "it" }]);
  });

  test("a file that no game makes, and a rule that a game does not cite, are found", () => {
    const golden = read(`- {seed: 1, decks: ${pair}, players: [random, random], shows: it}\n`);
    writeFileSync(join(folder, "golden/1.A.txt"), "");
    writeFileSync(join(folder, "golden/2.A.txt"), "");
    expect(strayFiles(game, golden)).toEqual(["2.A.txt"]);
    const match = playGolden(loaded[0]!, golden[0]!);
    const { overRule, concedeRule } = game.game;
    expect(notCited({ ...golden[0]!, cites: [overRule, concedeRule] }, match)).toContain(concedeRule);
  });
});
