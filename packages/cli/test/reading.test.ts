/** `tefuda cards read` by the kind of card and the part of it on which a text stands. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { tefuda } from "./run.ts";
import { withToy } from "./toy-game.ts";

withToy();
let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "tefuda-read-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const read = (game: string, text: string, ...place: string[]) =>
  tefuda(["cards", "read", "--game", game, "--text", text, ...place]);
const on = (card: string, part?: string): string[] => [
  "--card",
  card,
  ...(part === undefined ? [] : ["--part", part]),
];

describe("a text is read as it stands on a kind of card", () => {
  test.each<[string, string, string[], RegExp]>([
    ["ttcg", "Draw one card.", on("spell"), /^read \(normal\)/],
    ["ttcg", "Draw one card.", on("unit", "effects"), /^read \(normal\)/],
    ["ttcg", "Gain seven wishes.", on("spell"), /^not read/],
    ["tails", "Draw a card.", on("Event"), /^read/],
    ["tails", "Draw a card.", on("unit"), /^not read: it is not said when .* "When this card is deployed,"/],
    ["tails", "Draw a card.", on("New Rule"), /^not read: this text reads but means nothing here/],
    ["tails", "At the start of your turn, draw a card.", on("Turf"), /^read/],
    ["tails", "At the start of your turn, draw a card.", on("Trap"), /^not read/],
    ["tails", "Discard a card.", on("Unit", "requirements"), /^read: Discard a card\.$/m],
    ["tails", "Attach to a Troop.", on("Equipment", "requirements"), /^read: /],
    ["tails", "Attach to a Troop.", on("Unit", "requirements"), /only Equipment equips.*tails-4\.5/],
    ["tails", "+1 attack", on("Equipment", "bonus"), /^read: \+1 attack$/m],
    ["tails", "+1 attack", on("Event", "bonus"), /^not read: an Event has no bonus/],
    ["tails", "+1 attack", on("Equipment", "texts"), /^not read/],
    ["trails", "Draw a card.", on("EVENT"), /^read/],
    ["trails", "Draw a card.", on("UNIT", "art"), /^read/],
    ["trails", "Draw a card.", on("UNIT", "texts"), /^not read/],
    ["sangoku", "Draw a card.", on("main tactic"), /^read/],
    ["sangoku", "Draw a card.", on("general", "fort"), /^read/],
    ["sangoku", "Draw a card.", on("general", "texts"), /^not read/],
    ["sangoku", "【Lord】", on("general"), /^read/],
    ["sangoku", "【Lord】", on("scenario"), /^not read/],
  ])("%s: %s %j", async (game, text, place, said) => {
    const { code, out } = await read(game, text, ...place);
    expect(out).toMatch(said);
    expect(code).toBe(/^\^not/.test(said.source) || !/^\^read/.test(said.source) ? 1 : 0);
  });

  test("and without a kind, as on any on which it could stand", async () => {
    for (const [game, text] of [
      ["tails", "+1 attack"],
      ["tails", "Attach to a Troop."],
      ["trails", "Draw a card."],
      ["sangoku", "Draw a card."],
    ] as const)
      expect((await read(game, text)).out, text).toMatch(/^read/);
  });

  test("a kind or part that no card has is told, with those that there are", async () => {
    const { code, err } = await read("tails", "Draw a card.", ...on("Evnt"));
    expect(code).toBe(2);
    expect(err).toContain(
      'no text stands on "Evnt"; there is texts on Unit, requirements on Unit, bonus on Unit,',
    );
    expect((await read("ttcg", "Draw one card.", "--part", "bonus")).err).toContain("effects on spell");
  });
});

describe("whatever a card file is refused for is not read", () => {
  test.each<[string, string, string, string]>([
    [
      "ttcg",
      "spell",
      "Passive: Tap one card in your hand.",
      "{name: X, type: Spell, effects: [TEXT, Draw one card.]}",
    ],
    ["ttcg", "spell", "Sudden: Draw one card.", "{name: X, type: Spell, effects: [TEXT, Draw one card.]}"],
    [
      "ttcg",
      "unit",
      "Destroyed by an opponent's effect, draw one card.",
      "{name: X, type: Fire, subtypes: [Beast], level: 1, attack: 1, defense: 1, effects: [TEXT, Draw one card.]}",
    ],
    [
      "tails",
      "Event",
      "At the end of your turn, draw a card.",
      "{name: X, kind: Event, texts: [TEXT], copies: 1, artist: a, number: 01-01-998-1}",
    ],
    [
      "tails",
      "Event",
      "Draw a card.",
      "{name: X, kind: Event, texts: [TEXT], copies: 1, artist: a, number: 01-01-998-1}",
    ],
    [
      "trails",
      "ITEM",
      "Draw a card.",
      "{name: {en: X, ja: X}, type: ITEM, cp: 1, texts: [TEXT], rarity: C, number: 998}",
    ],
    [
      "sangoku",
      "scenario",
      "【Lord】",
      "{name: {en: X, ja: X}, type: scenario, nation: Wei, cost: 0, texts: [TEXT], rarity: C, code: X-9}",
    ],
  ])("%s: %s: %s", async (game, card, text, file) => {
    const path = join(folder, "card.yaml");
    writeFileSync(path, `- ${file.replace("TEXT", JSON.stringify(text))}\n`);
    const checked = await tefuda(["cards", "check", "--game", game, path]);
    const one = await read(game, text, ...on(card));
    expect(one.code === 0, `${checked.out}${one.out}`).toBe(checked.code === 0);
  });
});

test("a hundred thousand lines are read at once", async () => {
  const path = join(folder, "lines.txt");
  writeFileSync(path, "Draw a card and then draw another one of them.\n".repeat(100_000));
  const { code, out } = await tefuda(["cards", "read", "--game", "toy", "--lines", path]);
  expect(code).toBe(0);
  expect(out).toMatch(/of 100000 read\n$/);
  expect(out.split("\n").length).toBeGreaterThan(100_000);
});
