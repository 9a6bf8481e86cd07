/** Searching rulings: questions as players ask them are answered, and what is looked for is found by its name, rule and card. */
import { games } from "@tefuda/referee/games";
import { loadBounds } from "@tefuda/referee/measures";
import { RULINGS_RULE, type RulingBook, RulingSearch } from "@tefuda/referee/search/ruling-search";
import { type FiledRuling, rulingBookOf } from "@tefuda/referee/search/rulings-of";
import { beforeAll, describe, expect, test } from "vitest";
import { kept, type Question, tuned, unanswered } from "./asked.ts";

const searches = new Map<string, RulingSearch<FiledRuling>>();
const books = new Map<string, RulingBook<FiledRuling>>();
beforeAll(async () => {
  for (const { id } of games) {
    const book = await rulingBookOf(id);
    searches.set(id, new RulingSearch([book]));
    books.set(id, book);
  }
});

/** The measures that `measures/rulings.yaml` bounds. */
const HALVES: Readonly<Record<string, readonly Question[]>> = {
  "questions answered that it was tuned on": tuned,
  "questions answered that it was never tuned on": kept,
};

describe("questions as players ask them", () => {
  test("each half has three a game and language, and names rulings that there are", () => {
    for (const half of [tuned, kept]) {
      const sorts = half.map(({ game, language }) => `${game} ${language}`);
      for (const { id } of games)
        for (const language of ["en", "ja"])
          expect(sorts.filter((sort) => sort === `${id} ${language}`)).toHaveLength(3);
    }
    for (const { game, answers } of [...tuned, ...kept]) {
      const titles = books.get(game)!.rulings.map(({ words }) => words.title.en);
      for (const title of answers) expect(titles).toContain(title);
    }
  });

  test("are answered among the first three rulings, as often as is stated", () => {
    const { bounds, test: path } = loadBounds("ttcg", "rulings")!;
    expect(path).toBe("packages/referee/test/questions/search.test.ts");
    expect(bounds.map(({ measure }) => measure)).toEqual(Object.keys(HALVES));
    for (const { measure, least, measured, rule } of bounds) {
      const half = HALVES[measure]!;
      const open = unanswered(half, searches);
      const share = 1 - open.length / half.length;
      expect(rule).toBe(RULINGS_RULE);
      expect(
        share,
        `${measure}; not these: ${open.map(({ ask }) => ask).join(" / ")}`,
      ).toBeGreaterThanOrEqual(least!);
      expect(measured).toBeGreaterThanOrEqual(least!);
    }
  });
});

const found = (game: string, words: string, more: { rule?: string; card?: string } = {}) =>
  searches.get(game)!.find({ words, ...more });

test("a rule's id finds what is about it, with and without its game's name", () => {
  for (const words of ["ttcg-9.3", "9.3"])
    for (const { ruling } of found("ttcg", words).slice(0, 3)) expect(ruling.rules).toContain("ttcg-9.3");
});

test("without words all that is about a rule, a chapter or a card is given, and nothing else", () => {
  const [one, chapter] = [found("ttcg", "", { rule: "ttcg-9.3" }), found("ttcg", " ", { rule: "9" })];
  expect(one.length).toBeGreaterThan(0);
  expect(one.every(({ ruling }) => ruling.rules.includes("ttcg-9.3"))).toBe(true);
  expect(chapter.length).toBeGreaterThan(one.length);
  const card = found("dew", "").flatMap(({ ruling }) => ruling.cards)[0]!;
  const naming = found("dew", "", { card });
  expect(naming.length).toBeGreaterThan(0);
  expect(naming.every(({ ruling }) => ruling.cards.includes(card))).toBe(true);
});

test("a card is found by its name in either language", () => {
  const { cards, rulings } = books.get("dew")!;
  const { name, names } = cards.find((card) => rulings.some((ruling) => ruling.cards.includes(card.name)))!;
  for (const words of [name, names!.ja!])
    expect(
      found("dew", words)
        .slice(0, 3)
        .some(({ ruling }) => ruling.cards.includes(name)),
    ).toBe(true);
});

test("what a game calls otherwise is found by the words of others, in the other language too", () => {
  const first = (words: string): string => found("dew", words)[0]!.ruling.words.title.en;
  expect(first("who blocks a flyer")).toBe(first("羽"));
});

test("half a word finds what the whole one would, and signs that say nothing find nothing", () => {
  expect(found("dew", "compos").length).toBeGreaterThan(5);
  expect(found("dew", "？ ※ …")).toEqual([]);
  expect(found("dew", "the of and")).toEqual([]);
});

test("several games are searched as one", () => {
  const both = new RulingSearch(["dew", "tails"].map((id) => books.get(id)!));
  const hits = both.find({ words: "draw with an empty deck", limit: 10 });
  expect(new Set(hits.map(({ game }) => game))).toEqual(new Set(["dew", "tails"]));
});
