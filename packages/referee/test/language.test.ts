/** What is made out of a game's phrases: the page on them, and the game's column of the matrix of nodes. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { examplesOf } from "../src/examples.ts";
import { games, sharedGame } from "../src/games.ts";
import { languagePage } from "../src/language-page.ts";
import { matrixOf } from "../src/matrix.ts";

/** Every game takes its time: the smallest each time, and all where there is time for it. */
const deep = process.env.TEFUDA_DEEP === "1";
const tried = games.filter(({ id }) => deep || id === "dew");

describe.each(tried)("$title", ({ id, grammars }) => {
  test.each(["en", "ja"] as const)(
    "its page in %s is up to date (tefuda cards language writes it)",
    async (language) => {
      const { pack, book } = await sharedGame(id);
      const page = languagePage(pack, examplesOf(pack, book, await grammars!()).examples, language);
      const file = `docs/language-${id}${language === "en" ? "" : `.${language}`}.md`;
      expect(readFileSync(file, "utf8")).toBe(page);
    },
  );
});

test.each(deep ? ["dew", "trails"] : ["dew"])(
  "every node of %s is said in both languages, and was seen at work",
  async (id) => {
    const rows = await matrixOf([id]);
    const cells = rows.map(({ sort, name, cells }) => ({ node: `${sort} ${name}`, ...cells[id]! }));
    expect(cells.length).toBeGreaterThan(80);
    expect(cells.filter(({ said, lacks }) => !lacks && !(said?.en && said.ja))).toEqual([]);
    // what happens in few games may not happen in those that are played for it: a SCLM attack, a card that waits for what stuns
    const unseen = cells.filter(({ ran }) => ran === "never").map(({ node }) => node);
    expect(unseen.slice(id === "dew" ? 0 : 3)).toEqual([]);
  },
);

/** What is still to come, to the last: a line that is no longer true is taken out. */
const NOT_YET = ["dew: place pile", "trails: place pile"];

test.runIf(deep)("no game lacks what it has the words for, but for what is known", async () => {
  const rows = await matrixOf(games.map(({ id }) => id));
  const lacking = rows.flatMap(({ sort, name, cells }) =>
    Object.keys(cells).flatMap((id) => (cells[id]!.notYet ? `${id}: ${sort} ${name}` : [])),
  );
  expect(lacking.sort()).toEqual([...NOT_YET].sort());
});
