/** A moment of a record that is watched, asked for as a ruling. */
import { Match } from "@tefuda/kernel";
import { playOn } from "@tefuda/kernel/test/play";
import { readScenarios } from "@tefuda/referee/scenario-file";
import type { MadeRuling } from "@tefuda/workshop/filing";
import { expect, test } from "vitest";
import { library, table } from "../test/at-desk.ts";
import { memoryKeeper } from "./keeper.ts";

const { book, data } = library.open("tails");
const lists = data.lists.slice(0, 2).map(({ cards }) => cards);
const record = playOn(new Match(book.game, { seed: 5, lists }), 5, 40).record();
const title = { en: "What came of it", ja: "その結果" };
const watching = async () => {
  const page = table(memoryKeeper());
  await page.ask({ ask: "watch", record });
  return page;
};

test("a moment is filed, under what it is called and the rules that are named", async () => {
  const page = await watching();
  const moment = { from: 30, answers: 2, title, rules: ["tails-1.1"] };
  const { text, rules } = (await page.ask({ ask: "file", moment })) as MadeRuling;
  expect(rules).toEqual(["tails-1.1"]);
  const { doc, scenarios } = readScenarios({ path: "filed.yaml", text });
  expect(doc.problems).toEqual([]);
  expect(scenarios).toMatchObject([{ title: title.en, rules, words: { title } }]);
  // the record is watched as it was
  await page.ask({ ask: "seek", step: 3 });
  expect(page.updates().at(-1)).toMatchObject({ step: 3, watched: true });
});

test("beyond the record there is nothing to file", async () => {
  const page = await watching();
  const moment = { from: record.choices.length + 1, answers: 1, title, rules: [] };
  await expect(page.ask({ ask: "file", moment })).rejects.toThrow("cannot be played again");
});
