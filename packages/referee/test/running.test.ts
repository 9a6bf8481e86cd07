/** What already holds when a scenario begins: changes that last, cards that are attached, texts that are active. */
import { describe, expect, test } from "vitest";
import { GAMES, wrongWith } from "./ruling.ts";

const END: Record<string, string> = {
  ttcg: "{pass until turn: 4}",
  tails: "{pass until turn: 4}",
  trails: "{pass until turn: 4}",
  sangoku: "{pass until turn: 4}",
};

describe.each(GAMES)("a change laid out in $id", ({ id, ox, row, value }) => {
  const name = value.read[0];
  const cards = `  cards: [{name: Test Ox, ${ox}}, {name: Test Cub, ${ox}}]\n`;
  const start = (change: string): string =>
    `${cards}  start: {A: {${row.id}: [{card: Test Ox, changes: [${change}]}, Test Cub]}}\n`;

  test("is there at the start, on that card alone, and ends when it is said to", async () => {
    const play = `  play:
    - expect: ["Test Ox has ${name} 5", "Test Cub has ${name} 3"]
    - do: [${END[id]}]
    - expect: ["Test Ox has ${name} 3"]`;
    expect(await wrongWith(id, start(`{${name}: +2, until: end of turn}`) + play)).toEqual([]);
  });
  test("lasts for good where no term is said, and several are put together", async () => {
    const play = `  play: [{do: [${END[id]}]}, {expect: ["Test Ox has ${name} 4"]}]`;
    const two = `{${name}: +2}, {${name}: -1, until: for good}`;
    expect(await wrongWith(id, start(two) + play)).toEqual([]);
  });
  test.runIf(id !== "trails")("lasts until the next turn of a player", async () => {
    const play = `  play:
    - do: [{pass until turn: 4}]
    - expect: ["Test Ox has ${name} 4"]
    - do: [{pass until turn: 5}]
    - expect: ["Test Ox has ${name} 3"]`;
    expect(await wrongWith(id, start(`{${name}: +1, until: next turn of A}`) + play)).toEqual([]);
    expect(
      (await wrongWith(id, `${start(`{${name}: 1, until: next turn}`)}  expect: [{over: false}]`)).join(),
    ).toMatch(/of whom\? "next turn of A"/);
  });
  test.each([
    ["{mud: +2}", /there is no value of a card "mud"/],
    [`{${name}: +2, until: doomsday}`, /there is no term "doomsday"; expected end of turn/],
    [
      `{${name}: +2, ${name === "health" ? "attacks" : "cost"}: 1}`,
      /a change is one value and how long it lasts/,
    ],
    [`{${name}: many}`, /has to be/],
    [`{${name}: +2, until: end of turn of A}`, /is of no one player/],
  ])("that means nothing is refused: %s", async (change, message) => {
    expect((await wrongWith(id, `${start(change)}  expect: [{over: false}]`)).join()).toMatch(message);
  });
  test("lies on no card out of play, nor underneath", async () => {
    const hand = `${cards}  start: {A: {hand: [{card: Test Ox, changes: [{${name}: 1}]}]}}\n  expect: [{over: false}]`;
    expect((await wrongWith(id, hand)).join()).toMatch(/lies where nothing changes it/);
    const under = `${cards}  start: {A: {${row.id}: [{card: Test Ox, under: [{card: Test Cub, changes: [{${name}: 1}]}]}]}}\n  expect: [{over: false}]`;
    expect((await wrongWith(id, under)).join()).toMatch(/what lies underneath .* is not changed/);
  });
});

describe("texts of TTCG that are active at the start", () => {
  const unit = GAMES[0].ox;
  const cards = (texts: string): string =>
    `  cards: [{name: Test Ox, ${unit}}, {name: Test Charm, type: Spell, effects: [${texts}]}]\n`;
  const start = (texts: string, charm: string, more = ""): string =>
    `${cards(texts)}  start: {A: {units: [Test Ox], spells: [{card: Test Charm, ${charm}}]}${more}}\n`;
  const two = `"Equip: The equipped unit gains 4 attack.", "Equip: The equipped unit gains 7 defense."`;
  const one = `"Equip: The equipped unit gains 4 attack.", "Gain one point."`;
  const row = `"Continuous: All units you control gain 2 attack.", "Gain one point."`;

  test("an attached card does what the text says by which it is attached", async () => {
    for (const [active, attack, defense] of [
      [1, 7, 2],
      [2, 3, 9],
    ])
      expect(
        await wrongWith(
          "ttcg",
          `${start(two, `tapped: true, attached to: Test Ox, active${active}: 1`)}  expect: ["Test Ox has attack ${attack}", "Test Ox has defense ${defense}", Test Charm is tapped, Test Charm is attached to Test Ox]`,
        ),
      ).toEqual([]);
    expect(
      await wrongWith("ttcg", `${start(one, "attached to: Test Ox")}  expect: ["Test Ox has attack 7"]`),
    ).toEqual([]);
  });
  test("and what it does ends when it goes", async () => {
    const texts = `${start(one, "tapped: true, attached to: Test Ox")}  play:\n    - do: [{A: clear Test Charm}]\n    - expect: ["Test Ox has attack 3"]`;
    expect(await wrongWith("ttcg", texts)).toEqual([]);
  });
  test("a Continuous text is active where it is said to be, and cannot become so again", async () => {
    const active = `${start(row, "active1: 1")}  play:\n    - expect: ["Test Ox has attack 5"]\n    - refuse: [{A: use Test Charm 1, because: ttcg-7.2}]`;
    expect(await wrongWith("ttcg", active)).toEqual([]);
    expect(
      await wrongWith("ttcg", `${start(row, "tapped: true")}  expect: ["Test Ox has attack 3"]`),
    ).toEqual([]);
  });
  test.each([
    ["one does not say which", two, "attached to: Test Ox", /say which of its texts attached it/],
    ["it has no such text", row, "attached to: Test Ox", /no Equip text that could attach it/],
    [
      "it is attached to nothing",
      one,
      "active1: 1",
      /text 1 is no Continuous text, nor an Equip text that attaches it/,
    ],
    ["the text is of another kind", one, "attached to: Test Ox, active2: 1", /text 2 is no Continuous text/],
    [
      "the text chooses cards",
      `"Continuous: One unit you control gains 2 attack.", "Gain one point."`,
      "active1: 1",
      /chooses cards as it takes effect/,
    ],
  ])("it is refused where %s", async (_, texts, charm, message) => {
    expect((await wrongWith("ttcg", `${start(texts, charm)}  expect: [{over: false}]`)).join()).toMatch(
      message,
    );
  });
});
