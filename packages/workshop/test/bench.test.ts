/** A set at the bench: what is told of cards as they are typed, and where they are tried. */
import { join } from "node:path";
import { readDropped } from "@tefuda/referee/dropped-set";
import { filesIn, gameFolder, games, readSource } from "@tefuda/referee/games";
import { runScenario } from "@tefuda/referee/scenario";
import { readScenarios } from "@tefuda/referee/scenario-file";
import { loadScenarios } from "@tefuda/referee/suite";
import { describe, expect, test } from "vitest";
import { draftOf, filesOf, readFrom, withField } from "../src/draft.ts";
import { RULINGS } from "../src/ruling.ts";
import { again, scenarioAt } from "../src/trying.ts";
import { benchOf, cardFilesOf, deckFilesOf } from "./bench-of.ts";

const MANIFEST_OF = (id: string) => `name: My Set\ngame: ${id}\n`;

describe.each(games.filter(({ grammars }) => grammars).map(({ id }) => id))("%s", (id) => {
  test("the game's own files are taken apart and put together as they were", () => {
    for (const file of cardFilesOf(id)) {
      const path = `cards/${file.path.split("/").at(-1)}`;
      const draft = draftOf("own", id, [{ path, text: file.text }]);
      expect(draft.cards.length, path).toBeGreaterThan(3);
      expect(filesOf(draft)).toEqual([{ path, text: file.text }]);
    }
  });

  test("each card of the starter is told of and tried where something can be done with it", async () => {
    const { bench, positions } = await benchOf(id);
    const starter = filesIn(join(gameFolder(id), "starter/cards"), ".yaml").map(readSource);
    const draft = draftOf(
      "own",
      id,
      starter.map(({ path, text }) => ({ path: `cards/${path.split("/").at(-1)}`, text })),
    );
    bench.change({ "set.yaml": MANIFEST_OF(id) });
    bench.change(Object.fromEntries(readFrom(draft).map(({ path, text }) => [path, text])));
    expect(bench.check().map(({ says }) => says.en)).toEqual([]);
    const rulings = filesIn(join(gameFolder(id), "starter/scenarios"), ".yaml").map(readSource);
    bench.change({ [RULINGS]: rulings.map(({ text }) => text).join("") });
    expect(rulings.length).toBeGreaterThan(0);
    expect(bench.rulings()).toEqual([]);
    for (const { path } of draft.cards) {
      const told = bench.card(path);
      expect(told.troubles).toEqual([]);
      const { name } = told.info!;
      for (const one of told.texts) {
        expect(one.said, name).toBeDefined();
        for (const steps of Object.values(one.steps!))
          expect(steps.length, `${name}: ${one.text}`).toBeGreaterThan(0);
      }
      expect(bench.offers(bench.tried(positions, name), name), name).toBe(true);
    }
  });
});

test("a text that is wrong is told at its place, and what could stand there", async () => {
  const { bench } = await benchOf("tails");
  bench.change({ "set.yaml": MANIFEST_OF("tails"), "cards/0.yaml": CARD });
  expect(bench.card("cards/0.yaml").texts[0]).toMatchObject({ said: { ja: expect.any(String) } });
  bench.change({ "cards/0.yaml": withField(CARD, ["texts", 0], "When this unit fights, draw a card.") });
  const [text] = bench.card("cards/0.yaml").texts;
  expect(text!.said).toBeUndefined();
  expect(text!.text.slice(text!.trouble!.from, text!.trouble!.to)).toBe("fights");
  const { from, options } = bench.complete({ kind: "Unit", part: "texts", before: "When this unit att" });
  expect(from).toBe("When this unit ".length);
  expect(options).toContain("attacks");
});

const CARD = `# my first
- name: Moon Badger
  kind: Unit
  type: Troop
  health: 2
  attacks: 1
  stats: { troop: 2/1, position: 1/1, vehicle: 1/1 }
  texts:
    - "When this unit attacks, draw a card."
`;

test("a card that is changed in play: what was answered is answered again, and what does not fit is told", async () => {
  const { bench, positions } = await benchOf("tails");
  bench.change({ "set.yaml": MANIFEST_OF("tails"), "cards/0.yaml": CARD });
  const start = { A: { units: ["Moon Badger"] }, B: { units: ["Goat Volunteers"] } };
  const match = bench.at(scenarioAt(start));
  const attack = { seat: 0, say: "attack Moon Badger > Goat Volunteers" };
  expect(match.answer(attack.seat, attack.say).done).toBe(true);
  const { choices } = match.record();
  const from = choices.slice(match.record().opening?.after ?? 0);
  bench.change({ "cards/0.yaml": withField(CARD, ["attacks"], undefined) });
  const other = bench.at(scenarioAt(start));
  expect(again(other, from)).toMatchObject({ kept: 0, of: from.length });
  bench.change({ "cards/0.yaml": withField(CARD, ["health"], 3) });
  expect(again(bench.at(scenarioAt(start)), from)).toBeUndefined();
  expect(readScenarios(positions, "positions").doc.problems).toEqual([]);
});

test("what was tried is kept as a ruling that runs, and fails when its card does something else", async () => {
  const { bench } = await benchOf("tails");
  const card = CARD.replace("attacks: 1", "attacks: 2");
  const start = { A: { units: ["Moon Badger"] }, B: { units: ["Goat Volunteers"] } };
  bench.change({ "set.yaml": MANIFEST_OF("tails"), "cards/0.yaml": card });
  const attack = { seat: 0, say: "attack Moon Badger > Goat Volunteers" };
  const stays = { seat: 1, say: "no" };
  const once = bench.ruling(start, [attack, stays], "Moon Badger");
  bench.change({ [RULINGS]: once });
  const twice = bench.ruling(start, [], "Moon Badger");
  expect(twice.startsWith(once)).toBe(true);
  const failuresWith = async (text: string): Promise<number> => {
    const files = [
      { path: "set/set.yaml", text: MANIFEST_OF("tails") },
      { path: "set/cards/0.yaml", text: withMarks(text) },
    ];
    const { set } = readDropped(files, ["tails"]);
    const file = { path: "set/scenarios/rulings.yaml", text: twice };
    const suite = await loadScenarios([file], "tails", undefined, [set]);
    expect(suite.problems).toEqual([]);
    expect(suite.bound.length).toBe(2);
    return suite.bound.filter((bound) => runScenario(bound, 1).failures.length > 0).length;
  };
  // and at the bench, as it is typed
  bench.change({ [RULINGS]: twice });
  expect(bench.rulings()).toEqual([]);
  bench.change({ "cards/0.yaml": card.replace("draw a card", "draw three cards") });
  const since = {
    en: "Changed since it was filed: Moon Badger.",
    ja: expect.stringContaining("Moon Badger"),
  };
  const [no, still] = bench.rulings();
  expect(no).toEqual({ path: RULINGS, at: 0, noLongerSo: expect.anything(), since });
  expect(no!.noLongerSo!.en).not.toContain(".yaml");
  // where nothing is done with the card all is as it was
  expect(still).toEqual({ path: RULINGS, at: 1, since });
  expect(await failuresWith(card)).toBe(0);
  expect(await failuresWith(card.replace("draw a card", "draw three cards"))).toBe(1);
});

/** What is only printed, and may be left out while a card is a draft. */
const withMarks = (card: string): string => `${card}  copies: 4\n  artist: nobody\n  number: 53-01-009-4\n`;

test("another card is told by its name and not by its file; cards that are in no deck get some", async () => {
  const { bench } = await benchOf("tails");
  const whole = withField(withField(CARD, ["artist"], "me"), ["number"], "77-01-001-1");
  const other = withField(withField(whole, ["name"], "Another"), ["copies"], 4);
  const first = withField(whole, ["copies"], 4);
  bench.change({ "set.yaml": MANIFEST_OF("tails"), "cards/0.yaml": first, "cards/1.yaml": other });
  const [says] = bench.check().map(({ says }) => says.en);
  expect(says).toContain('in this set ("Moon Badger")');
  expect(says).not.toContain(".yaml");
  bench.change({
    "cards/1.yaml": withField(other, ["name"], "Furrow Recruits").replace("77-01-001", "77-01-002"),
  });
  const [theirs] = bench.check();
  expect(theirs!.says.en).toBe(
    'there is a card "Furrow Recruits" already, in the game itself ("Furrow Recruits")',
  );
  expect(theirs!.says.ja).toContain("ゲームそのもの（「うね新兵」）");
  bench.change({ "cards/1.yaml": null });
  const { name } = bench.card("cards/0.yaml").info!;
  const { decks, left } = bench.decksFor([name], deckFilesOf("tails"));
  expect(left).toEqual([]);
  expect(decks).toHaveLength(1);
  expect(decks[0]).toContain(name);
});

test("a card that calls itself by its name is read as it is typed, as it is in the game", async () => {
  const { bench } = await benchOf("tails");
  const named = withField(CARD, ["texts", 0], "When Moon Badger attacks, draw a card.");
  bench.change({ "set.yaml": MANIFEST_OF("tails"), "cards/0.yaml": named });
  const [text] = bench.card("cards/0.yaml").texts;
  expect(text!.trouble).toBeUndefined();
  expect(text!.said!.en).toBe("When this unit attacks, draw a card.");
  expect(text!.steps!.en.length).toBe(2);
  // and with another mark at its end, in either language
  for (const loud of [
    "When Moon Badger attacks, draw a card!",
    "このユニットが攻撃したとき、カードを1枚引く！",
  ]) {
    bench.change({ "cards/0.yaml": withField(CARD, ["texts", 0], loud) });
    const [again] = bench.card("cards/0.yaml").texts;
    expect(again!.said?.en, loud).toBe("When this unit attacks, draw a card.");
    expect(bench.check().filter(({ field }) => field?.[0] === "texts")).toEqual([]);
  }
});

test("where a game tells kinds of texts apart, the kind that one is read as is told", async () => {
  const { bench } = await benchOf("ttcg");
  const kindOf = (text: string) => {
    bench.change({ "cards/a.yaml": `- { name: Otter, effects: ["${text}"] }\n` });
    return bench.card("cards/a.yaml").texts.map(({ kind }) => kind?.en);
  };
  expect(kindOf("Other fish you control get +100 attack.")).toEqual(["normal"]);
  expect(kindOf("Continuous: Other fish you control get +100 attack.")).toEqual(["continuous"]);
});

const BINDER = '{ name: Scribe, texts: ["$TEXT"]';
describe.each([
  {
    id: "trails",
    card: `- ${BINDER}, type: UNIT, cp: 2, str: 1, def: 1, orgs: [Inkbinder] }\n`,
    text: "Other Inkbinder UNITs you control get +1/+0.",
    of: "orgs",
  },
  {
    id: "tails",
    card: `- ${BINDER}, kind: Unit, faction: Inkbinder, type: Troop, health: 1, attacks: 1, stats: { troop: 1/1, position: 1/1, vehicle: 1/1 } }\n`,
    text: "Your other Inkbinder Troops have +1 attack.",
    of: "faction",
  },
  {
    id: "sangoku",
    card: `- ${BINDER}, type: general, nation: Shu, unit: spearman, cost: 1G, power: 1000, subtypes: [Inkbinder] }\n`,
    text: "【Passive】 Your other Inkbinder generals have +500.",
    of: "subtypes",
  },
])("$id", ({ id, card, text, of }) => {
  test.each([
    ["declared", "words: [{ en: Inkbinder, ja: 綴じ師 }]\n", "綴じ師"],
    ["declared as what it is", `words: [{ en: Inkbinder, ja: 綴じ師, of: ${of} }]\n`, "綴じ師"],
    ["only borne", "", "Inkbinder"],
  ])(
    "a word of one's own that is %s is read under the texts of all cards of the set",
    async (_, words, ja) => {
      const { bench } = await benchOf(id);
      const bears = card.replace("$TEXT", text);
      const speaks = withField(withField(bears, ["name"], "Reader"), [of], undefined);
      const files = { "set.yaml": MANIFEST_OF(id) + words, "cards/0.yaml": bears, "cards/1.yaml": speaks };
      bench.change(files);
      for (const path of ["cards/0.yaml", "cards/1.yaml"]) {
        const told = bench.card(path);
        const [one] = told.texts;
        expect(one!.trouble).toBeUndefined();
        expect(one!.said!.en).toContain("Inkbinder");
        expect(one!.said!.ja).toContain(ja);
        expect(one!.steps!.ja.length).toBeGreaterThan(0);
        expect(told.info).toBeDefined();
        expect(told.words).toMatchObject([{ en: "Inkbinder", ja }]);
      }
      // it goes with the card that bears it, where nobody says of what it is one
      bench.change({ "set.yaml": MANIFEST_OF(id), "cards/0.yaml": null });
      expect(bench.card("cards/1.yaml").texts[0]!.trouble).toBeDefined();
    },
  );
});

test.each([
  ["trails", "number: 211", { rarity: "C", number: "212" }],
  ["tails", "number: 77-01-009-3", { artist: "nobody", number: "77-01-010-3" }],
  ["sangoku", "code: INK-001", { rarity: "C", code: "INK-002" }],
])("in %s a new card comes with what only a printed one needs", async (id, has, fresh) => {
  const { bench } = await benchOf(id);
  bench.change({ "set.yaml": MANIFEST_OF(id), "cards/0.yaml": `- name: Scribe\n  ${has}\n` });
  expect(bench.fresh()).toMatchObject(fresh);
  bench.change({ "cards/0.yaml": null });
  expect(Object.keys(bench.fresh())).toEqual(expect.arrayContaining(Object.keys(fresh)));
});
