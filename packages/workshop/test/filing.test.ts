/** Moments of matches as rulings: each comes to the same again in every way of running it, and is no longer so when it is not. */
import { Match } from "@tefuda/kernel";
import { playOn } from "@tefuda/kernel/test/play";
import { bindAll, type Suite } from "@tefuda/referee/bound";
import { sinceFiled } from "@tefuda/referee/filed";
import { loadGame, loadLists } from "@tefuda/referee/games";
import { MODES, runScenario } from "@tefuda/referee/scenario";
import { readScenarios } from "@tefuda/referee/scenario-file";
import { Standing } from "@tefuda/referee/standing";
import { describe, expect, test } from "vitest";
import { filedRuling } from "../src/filing.ts";
import { cardFilesOf } from "./bench-of.ts";
import { ids } from "./sets.ts";

describe.each(ids)("%s", async (id) => {
  const loaded = await loadGame(id);
  const { pack, game } = loaded;
  const lists = loadLists(loaded)
    .slice(0, 2)
    .map(({ cards }) => cards);
  const record = playOn(
    new Match(game, { seed: 5, lists, settings: pack.simulation ?? {} }),
    5,
    300,
  ).record();
  const cards = cardFilesOf(id);
  const standing = new Standing(pack, cards, []);

  test("from any place in a match", () => {
    const places = [0, 0.25, 0.5, 0.75].map((part) => Math.floor(part * (record.choices.length - 1)));
    const texts = places.flatMap((from) => {
      const title = { en: `From ${from}`, ja: `${from}から` };
      const moment = { from, answers: 2, title, rules: [] };
      const play = (until: number): Match => Match.replay(game, record, until);
      const { text, rules } = filedRuling(moment, record, pack.layout, play, standing);
      expect(rules.length).toBeGreaterThan(0);
      const [head, expected] = text.split(/^ {2}expect:\n/m);
      const wrong = expected!.replace(/: (\d+)$/m, (_, n) => `: ${Number(n) + 1}`);
      return [text, `${head}  expect:\n${wrong}`.replaceAll(title.en, `${title.en}, wrongly`)];
    });
    const { doc, scenarios } = readScenarios({ path: "filed.yaml", text: texts.join("") });
    const suite: Suite = { bound: [], problems: [...doc.problems] };
    bindAll(pack, cards, scenarios, suite);
    expect(suite.problems).toEqual([]);
    expect(suite.bound).toHaveLength(places.length * 2);
    // the cards that a ruling names, read alone, are those of the whole game
    for (const { filed } of scenarios) {
      expect(Object.keys(filed!.cards).length).toBeGreaterThan(0);
      expect(sinceFiled(filed!, loaded.book)).toBeUndefined();
      expect(sinceFiled({ ...filed!, edition: 99 }, loaded.book)!.en).toContain("edition 99");
      const others = { game, cards: loaded.book.cards.filter(({ name }) => !(name in filed!.cards)) };
      expect(sinceFiled(filed!, others)!.en).toMatch(/^Gone since it was filed: /);
    }
    for (const bound of suite.bound)
      for (const mode of MODES) {
        const { failures } = runScenario(bound, mode);
        if (bound.scenario.title.endsWith("wrongly")) expect(failures.length).toBeGreaterThan(0);
        else expect(failures, bound.scenario.title).toEqual([]);
      }
  });
});
