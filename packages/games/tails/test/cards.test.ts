/** Card files: what good ones become, and what is told of wrong ones, where and with what would be right. */
import { describe, expect, test } from "vitest";
import { detailsOf } from "../src/rules/01-parts.ts";
import { EVENT, GEAR, NEW_RULE, one, REST, read, said, TURF, UNIT } from "./written.ts";

const told = (text: string): string[] => read(text).problems.map(said);

describe("a good card", () => {
  test("of every part", () => {
    expect(Object.fromEntries(Object.entries(one(UNIT)!))).toEqual({
      name: "Test Moles",
      title: { en: "Test Moles", ja: "Test Moles" },
      kind: "unit",
      faction: "Burrow Guard",
      type: "troop",
      types: ["infantry", "sidearm"],
      terrain: "Mud",
      health: 2,
      attacks: 3,
      spread: 1,
      attack: [2, 1, 0],
      defense: [1, 0, 3],
      bonus: [],
      requirement: { needs: "nothing" },
      printed: undefined,
      texts: [
        {
          words: "Draw a card.",
          text: { kind: "effect", do: { do: "draw", who: "you", n: 1 } },
          line: 11,
          column: 8,
        },
      ],
      copies: 3,
      artist: "B. Wicker",
      number: { series: 1, run: 1, card: 17, rarity: "3" },
      runs: [{ series: 1, run: 1, card: 17, rarity: "3" }],
      flavour: { en: "They dig.", ja: "They dig." },
      file: "a.yaml",
      line: 1,
    });
  });
  test("shows each part on its page (tails-1.4)", () => {
    expect(detailsOf(one(UNIT)).map((d) => `${d.name.en}: ${d.value}`)).toEqual([
      "Attacks: 3 on 1",
      "Against Troops: 2/1",
      "Against Positions: 1/0",
      "Against Vehicles: 0/3",
      "Faction: Burrow Guard",
      "Terrain: Mud",
      "Copies in a deck: 3",
      "Artist: B. Wicker",
      "Number: 01-01-017-3",
    ]);
  });
  test("is a unit that can neither attack nor be attacked (tails-1.9)", () => {
    const card = one(`- name: Test Ghost\n  kind: Unit\n  type: Vehicle\n${REST}`);
    expect(card).toMatchObject({ health: undefined, attacks: undefined, attack: undefined, spread: 0 });
  });
  test("is Equipment, on a unit of any type where it says nothing (tails-4.5)", () => {
    const any = { needs: "attach", to: { noun: "unit" } };
    const requires = (words: string) => one(`${GEAR}  requirements: ${words}\n`).requirement;
    expect(one(GEAR)).toMatchObject({
      requirement: any,
      bonus: [{ words: "+1 attacks", tree: [{ stat: "attacks", by: 1 }] }],
    });
    expect(requires("No Deployment Requirements.")).toEqual(any);
    expect(requires("Discard a Troop.")).toMatchObject({ ...any, discard: [{ n: 1 }] });
    expect(requires("Equips a Vehicle.")).toMatchObject({ to: { traits: { unit: ["vehicle"] } } });
  });
  test("is a Turf, whose defense is 0 where none is printed (tails-4.8)", () => {
    expect(one(TURF)).toMatchObject({ attack: undefined, defense: [2, 0, 0], health: 3 });
    expect(one(TURF.replace(/ {2}stats.*\n/, ""))).toMatchObject({ defense: [0, 0, 0] });
  });
  test("is an Event, a Trap, a New Rule by either name (tails-1.6)", () => {
    const texts = [
      EVENT,
      EVENT.replace("Event", "trap"),
      NEW_RULE,
      NEW_RULE.replace("Rule Changer", "New Rule"),
    ];
    expect(texts.map((text) => one(text).kind)).toEqual(["event", "trap", "newRule", "newRule"]);
  });
});

describe("a wrong card", () => {
  const but = (from: string | RegExp, to: string, card = UNIT): string => {
    const text = card.replace(from, to);
    expect(text).not.toBe(card);
    return text;
  };
  const without = (field: string, card = UNIT): string =>
    but(new RegExp(`^ {2}${field}:.*\\n(?: {4}.*\\n)*`, "m"), "", card);

  test.each<[string, () => string, string]>([
    [
      "no list",
      () => "name: Test\n",
      '1:1 a card file is a list of cards, each beginning with "- name: ..."',
    ],
    ["a word", () => "- Test\n", "1:3 a card is a set of fields: name, kind, texts and so on"],
    ["an unknown field", () => `${UNIT}  colour: red\n`, '16:3 a card has no field "colour"'],
    ["a field as it stands there", () => `${UNIT}  .inf: red\n`, '16:3 a card has no field ".inf"'],
    ["no name", () => but("name: Test Moles\n  ", ""), "1:3 the card lacks its name"],
    [
      "a name with a sign",
      () => but("Test Moles", "Moles@A"),
      "1:9 a name is made of letters and figures, with ' ! & , . - among them and single blanks between words",
    ],
    ["no kind", () => without("kind"), "1:3 the card lacks its kind (tails-1.6)"],
    ["no such kind", () => but("kind: Unit", "kind: Spell"), '2:9 there is no kind "spell" (tails-1.6)'],
    ["no type", () => without("type"), "1:3 a Unit needs its type (tails-1.5)"],
    ["two types", () => but("Troop", "[Troop, Vehicle]"), "4:9 a unit has exactly one type (tails-1.5)"],
    ["no such type", () => but("Troop", "Tropp"), '4:9 there is no type "tropp" (tails-1.5)'],
    [
      "a second type among the further ones",
      () => but("Infantry", "Vehicle"),
      '5:11 "Vehicle" is a unit\'s one type and stands under "type" (tails-1.5)',
    ],
    [
      "a kind among the further types",
      () => but("Infantry", "trap"),
      '5:11 "trap" is a kind of card and stands under "kind" (tails-1.6)',
    ],
    ["a further type twice", () => but("Infantry", "sidearm"), '5:20 "Sidearm" stands here a second time'],
    ["a further type of figures", () => but("Infantry", "'7'"), "5:11 a further type is a word (tails-1.7)"],
    [
      "further types that are no list",
      () => but(/\[.*\]/, "5"),
      "5:10 the types are a list, such as [Sidearm]",
    ],
    [
      "no health at all",
      () => but("health: 2", "health: 0"),
      "7:11 the health has to be a whole number from 1 to 99",
    ],
    [
      "no target",
      () => but("3 on 1", "3 on 0"),
      '8:12 the attacks have to be a whole number from 1 to 20, or such as "3 on 1" (tails-5.8)',
    ],
    [
      "attacks in words",
      () => but("3 on 1", "many"),
      '8:12 the attacks have to be a whole number from 1 to 20, or such as "3 on 1" (tails-5.8)',
    ],
    [
      "too many targets",
      () => but("3 on 1", "9 on 6"),
      '8:12 attacks go "on" at most 5 targets, not 6 (tails-5.8)',
    ],
    ["no stats", () => without("stats"), "1:3 a Unit needs its stats (tails-5.4)"],
    [
      "stats that are one number",
      () => but(/\{.*\}/, "2"),
      "9:10 the stats are values against each type, such as { troop: 2/1, position: 1/1, vehicle: 0/1 } (tails-5.4)",
    ],
    [
      "stats against two types",
      () => but(", vehicle: 0/3", ""),
      "9:10 the stats lack what is against Vehicles (tails-5.4)",
    ],
    [
      "stats against something else",
      () => but("troop: 2/1", "troop: 2/1, tank: 1/1"),
      '9:24 the stats have no type "tank"',
    ],
    [
      "half of the stats",
      () => but("2/1", "2"),
      "9:19 attack and defense are whole numbers from 0 to 99, such as 2/1 (tails-5.4)",
    ],
    ["a text that cannot be read", () => but("Draw a card", "Darw crad now"), '11:13 "crad" cannot be read'],
    ["a text that is a number", () => but('"Draw a card."', "7"), "11:7 a text stands in quotation marks"],
    [
      "four texts",
      () => but('"Draw a card."', '"Draw."\n    - "Draw."\n    - "Draw."\n    - "Draw."'),
      "11:5 a card bears at most 3 texts, this one 4",
    ],
    [
      "a requirement that cannot be read",
      () => `${UNIT}  requirements: "Sing."\n`,
      "16:18 this is no requirement",
    ],
    [
      "a Unit that equips",
      () => `${UNIT}  requirements: Equips a Vehicle.\n`,
      "16:17 only Equipment equips, and this is a Unit (tails-4.5)",
    ],
    ["no copies", () => without("copies"), "1:3 the card lacks its copies (tails-1.3)"],
    [
      "copies beyond all bounds",
      () => but("copies: 3", "copies: 100"),
      "12:11 the number of copies has to be a whole number from 1 to 99",
    ],
    ["no artist", () => without("artist"), "1:3 the card lacks its artist (tails-1.4)"],
    ["no number", () => without("number"), "1:3 the card lacks its number (tails-1.8)"],
    ...["1-1-17-3", "01-01-017", "01-01-017-0", "01-01-017-IIII", "17"].map(
      (number): [string, () => string, string] => [
        `the number ${number}`,
        () => but("01-01-017-3", number),
        "14:11 the number is series-run-number-rarity, such as 01-01-017-3 or 01-02-017-IV (tails-1.8)",
      ],
    ),
    [
      "too much flavour",
      () => but("They dig.", "Dig! ".repeat(61)),
      "15:12 the flavour has at most 300 letters",
    ],
    ["Equipment with health", () => `${GEAR}  health: 1\n`, "10:11 Equipment has no health (tails-4.7)"],
    [
      "Equipment that attacks as nothing",
      () => without("type", GEAR),
      "3:12 Equipment with attacks of its own needs its type (tails-4.7)",
    ],
    [
      "Equipment without attacks, with a type",
      () => without("stats", without("attacks", GEAR)),
      "3:9 Equipment has its type for attacks of its own, and this has none (tails-4.7)",
    ],
    ["a bonus that cannot be read", () => but("+1 attacks", "+1 beauty", GEAR), "6:15 this is no value"],
    ["an Event with attacks", () => `${EVENT}  attacks: 1\n`, "7:12 an Event has no attacks (tails-1.9)"],
    [
      "a Trap with health",
      () => `${but("Event", "Trap", EVENT)}  health: 1\n`,
      "7:11 a Trap has no health (tails-1.9)",
    ],
    [
      "an Event with a bonus",
      () => `${EVENT}  bonus: [+1 attacks]\n`,
      "7:10 an Event has no bonus (tails-1.4)",
    ],
    ["an Event without a text", () => without("texts", EVENT), "1:3 an Event needs its texts (tails-1.4)"],
    [
      "a Trap with no texts in its list",
      () => but(/\["Draw.*\]/, "[]", but("Event", "Trap", EVENT)),
      "3:10 a Trap needs its texts (tails-1.4)",
    ],
    ["a Turf that attacks", () => `${TURF}  attacks: 1\n`, "9:12 a Turf has no attacks (tails-4.8)"],
    ["a Turf of a type", () => `${TURF}  type: Position\n`, "9:9 a Turf has no type (tails-4.8)"],
    ["a Turf without health", () => without("health", TURF), "1:3 a Turf needs its health (tails-4.8)"],
    [
      "a Turf with attack",
      () => but("troop: 2", "troop: 2/1", TURF),
      "4:19 a Turf has a defense alone, a whole number from 0 to 99 such as 2 (tails-4.8)",
    ],
    ["a New Rule with health", () => `${NEW_RULE}  health: 1\n`, "7:11 a New Rule has no health (tails-4.9)"],
    [
      "a New Rule with stats",
      () => `${NEW_RULE}  stats: { troop: 1/1, position: 1/1, vehicle: 1/1 }\n`,
      "7:10 a New Rule has no stats (tails-4.9)",
    ],
  ])("%s", (_, text, message) => {
    expect(told(text())).toEqual([message]);
    expect(read(text()).cards).toEqual([]);
  });

  test("is told with what would be right", () => {
    expect(read(but("kind: Unit", "kind: Evnt")).problems[0]).toMatchObject({
      expected: ["Unit", "Equipment", "Event", "Trap", "Turf", "New Rule"],
      didYouMean: ["Event"],
    });
    expect(read(but("artist:", "artits:")).problems[0]).toMatchObject({ didYouMean: ["artist"] });
    expect(read(but("troop:", "trop:")).problems[0]).toMatchObject({ didYouMean: ["troop"] });
    expect(read(but("Draw a card", "Darw crad now")).problems[0]).toMatchObject({
      length: 3,
      expected: ["card"],
      didYouMean: ["draw"],
    });
  });
  test("does not keep the good ones from being read", () => {
    const { cards, problems } = read(`${without("copies")}${EVENT}`);
    expect([cards.map((card) => card.name), problems.length]).toEqual([["Test Parade"], 1]);
  });
});
