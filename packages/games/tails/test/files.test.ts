/** Card files and deck files: what good ones become, and what is told of wrong ones, where and with what would be right. */
import type { Book, Game, Problem, SourceFile } from "@tefuda/kernel";
import { describe, expect, test } from "vitest";
import { type CardData, type CardReaders, readCards } from "../src/rules/01-cards.ts";
import { readDeck } from "../src/rules/01-decks.ts";
import { checkNumbers, joinRuns, numberFrom, numberText } from "../src/rules/01-numbers.ts";
import { detailsOf } from "../src/rules/01-parts.ts";

/** In place of the grammar: what begins with a known word reads, anything else is wrong from its second word on. */
const STUB: CardReaders = {
  readText: (words) =>
    words.startsWith("Draw")
      ? { tree: { kind: "effect", do: { do: "draw", who: "you", n: 1 } } }
      : {
          error: {
            column: words.indexOf(" ") + 2,
            length: 3,
            message: `"${words.split(" ")[1]}" cannot be read`,
            expected: ["card"],
            didYouMean: "draw",
          },
        },
  readRequirement: (words) => {
    const troop = [{ n: 1, what: { noun: "unit" as const, unitTypes: ["troop" as const] } }];
    if (words === "No Deployment Requirements.") return { tree: { needs: "nothing" } };
    if (words === "Discard a Troop.") return { tree: { needs: "discard", what: troop } };
    if (words === "Equips a Vehicle.")
      return { tree: { needs: "attach", to: { noun: "unit", unitTypes: ["vehicle"] } } };
    return { error: { column: 1, message: "this is no requirement" } };
  },
  readBonus: (words) =>
    words === "+1 attacks"
      ? { tree: [{ stat: "attacks", by: 1 }] }
      : { error: { column: 4, length: words.length - 3, message: "this is no value" } },
};

const UNIT = `- name: Test Moles
  kind: Unit
  faction: Burrow Guard
  type: Troop
  types: [Infantry, Sidearm]
  terrain: Mud
  health: 2
  attacks: 3 on 1
  stats: { troop: 2/1, position: 1/0, vehicle: 0/3 }
  texts:
    - "Draw a card."
  copies: 3
  artist: "B. Wicker"
  number: 01-01-017-3
  flavour: "They dig."
`;
const REST = `  copies: 2
  artist: "B. Wicker"
  number: 01-01-018-IV
`;
const GEAR = `- name: Test Spade
  kind: Equipment
  type: Troop
  attacks: 1
  stats: { troop: 1/0, position: 1/0, vehicle: 1/0 }
  bonus: ["+1 attacks"]
${REST}`;
const EVENT = `- name: Test Parade
  kind: Event
  texts: ["Draw a card."]
${REST}`;
const TURF = `- name: Test Ditch
  kind: Turf
  health: 3
  stats: { troop: 2 }
  texts: ["Draw a card."]
${REST}`;
const NEW_RULE = `- name: Test Statute
  kind: Rule Changer
  texts: ["Draw a card."]
${REST}`;

const file = (text: string, path = "a.yaml"): SourceFile => ({ path, text });
const read = (text: string, path?: string) => readCards(file(text, path), STUB);
const one = (text: string): CardData => {
  const { cards, problems } = read(text);
  expect(problems).toEqual([]);
  return cards[0]!;
};
const said = ({ line, column, message }: Problem): string => `${line}:${column} ${message}`;
const told = (text: string): string[] => read(text).problems.map(said);

describe("a good card", () => {
  test("of every part", () => {
    expect(one(UNIT)).toEqual({
      name: "Test Moles",
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
      bonusWords: [],
      requirement: { needs: "nothing" },
      requirementWords: [],
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
      flavour: "They dig.",
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
      bonus: [{ stat: "attacks", by: 1 }],
      bonusWords: ["+1 attacks"],
    });
    expect(requires("No Deployment Requirements.")).toEqual(any);
    expect(requires("Discard a Troop.")).toMatchObject({ ...any, discard: [{ n: 1 }] });
    expect(requires("Equips a Vehicle.")).toMatchObject({ to: { unitTypes: ["vehicle"] } });
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
      () => but(/\[.*\]/, "Sidearm"),
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

describe("numbers of a set (tails-1.8)", () => {
  const again = (number: string, name = "Test Moles"): string =>
    UNIT.replace("01-01-017-3", number).replace("Test Moles", name);
  const set = (...texts: string[]): CardData[] => texts.flatMap((text, i) => read(text, `${i}.yaml`).cards);
  const wrong = (...texts: string[]): string[] =>
    checkNumbers(set(...texts)).map((problem) => `${problem.file}:${said(problem)}`);

  test("print as they were read", () => {
    for (const words of ["01-01-017-3", "12-34-567-9", "01-02-003-XLIV", "01-01-001-MMXXVI"])
      expect(numberText(numberFrom(words)!)).toBe(words);
  });
  test("each its own, nothing is wrong", () => expect(wrong(UNIT, EVENT)).toEqual([]));
  test("two names, one number: refused across files, whatever run and rarity", () => {
    expect(wrong(UNIT, again("01-02-017-IV", "Test Voles"))).toEqual([
      '1.yaml:1:1 "Test Voles" has series and number of "Test Moles", in 0.yaml:1: 01-02-017-IV (tails-1.8)',
    ]);
  });
  test("another series is another card", () => {
    expect(wrong(UNIT, again("02-01-017-3", "Test Voles"))).toEqual([]);
  });
  test("one name, two numbers", () => {
    expect(wrong(UNIT, again("01-01-018-3"))).toEqual([
      '1.yaml:1:1 there is a card "Test Moles" already, in 0.yaml:1',
    ]);
  });
  test("one card twice", () => {
    expect(wrong(UNIT, UNIT)).toEqual([
      '1.yaml:1:1 "Test Moles" is there already as 01-01-017-3, in 0.yaml:1 (tails-1.8)',
    ]);
  });
  test("a further print run is the same card, whoever drew it", () => {
    const run = again("01-02-017-IV").replace("B. Wicker", "J. J. Muddle");
    expect(wrong(UNIT, run)).toEqual([]);
    const joined = joinRuns(set(UNIT, EVENT, run));
    expect(joined.map((card) => card.runs.map(numberText))).toEqual([
      ["01-01-017-3", "01-02-017-IV"],
      ["01-01-018-IV"],
    ]);
    expect(wrong(UNIT, run.replace("health: 2", "health: 3"))).toEqual([
      '1.yaml:1:1 this print run of "Test Moles" is not the same card as the one in 0.yaml:1 (tails-1.8)',
    ]);
  });
});

describe("a deck", () => {
  // eleven cards of each of two factions and of none, of which a deck may hold one to five copies
  const factions = ["Burrow Guard", "Weathervane Wing", ""];
  const cards = joinRuns(
    Array.from({ length: 33 }, (_, i): CardData => {
      const number = numberFrom(`01-01-${String(i + 1).padStart(3, "0")}-3`)!;
      const name = `${["Mole", "Duck", "Goat"][i % 3]} ${Math.floor(i / 3) + 1}`;
      const runs = i === 0 ? [number, numberFrom("01-02-001-IV")!] : [number];
      return { ...one(UNIT), name, number, runs, faction: factions[i % 3] || undefined, copies: (i % 5) + 1 };
    }),
  );
  const book: Book = {
    game: {} as Game,
    cards: cards.map((card) => ({
      name: card.name,
      type: "Unit",
      subtypes: [],
      values: [],
      texts: [],
      flavour: "",
      details: detailsOf(card),
      file: card.file,
      line: card.line,
    })),
  };
  const deck = (...lines: string[]): string =>
    `name: A Deck\nplan: "To win."\ncards:\n${lines.map((line) => `  - ${line}\n`).join("")}`;
  const readIt = (text: string) => readDeck(file(text, "decks/a-deck.yaml"), book);
  const toldOf = (text: string): string[] => readIt(text).problems.map(said);
  /** Every card of a name, as often as it may be there. */
  const all = (animal: string): string[] =>
    cards.filter((card) => card.name.startsWith(animal)).map((card) => `${card.copies} ${card.name}`);
  const moles = all("Mole");
  const good = [...moles, ...all("Goat")];

  test("of one faction and of none is read", () => {
    const { list, problems } = readIt(deck(...good));
    expect(problems).toEqual([]);
    expect(list).toMatchObject({ id: "a-deck", name: "A Deck", plan: "To win." });
    expect(list!.cards.length).toBe(31 + 33);
    expect(list!.cards.slice(0, 3)).toEqual(["Mole 1", "Mole 2", "Mole 2"]);
  });
  test("holds forty cards or more (tails-1.1)", () => {
    const less = [...moles, "3 Goat 1", "1 Goat 2", "4 Goat 3"];
    expect(toldOf(deck(...less))).toEqual([
      "4:3 the deck holds 39 cards; it has to hold 40 or more (tails-1.1)",
    ]);
    expect(toldOf(deck(...less, "1 goat 4"))).toEqual([]);
    expect(toldOf(deck(...less, "1x Goat 4"))).toEqual([]);
  });
  test("is of one faction; the odd cards are named, wherever they stand (tails-1.2)", () => {
    expect(toldOf(deck("2 Duck 1", ...good, "1 Duck 2"))).toEqual([
      '4:5 "Duck 1" is of Weathervane Wing, and the deck is of Burrow Guard (tails-1.2)',
      '27:5 "Duck 2" is of Weathervane Wing, and the deck is of Burrow Guard (tails-1.2)',
    ]);
  });
  test("holds of each card as many as it says (tails-1.3)", () => {
    expect(toldOf(deck(...good, "1 Mole 1", "1 Mole 4"))).toEqual([
      '26:5 "Mole 1" is in the deck 2 times; at most 1 copy is allowed (tails-1.3)',
      '27:5 "Mole 4" is in the deck 6 times; at most 5 copies are allowed (tails-1.3)',
    ]);
  });
  test("holds of all print runs of a card together as many as it says (tails-1.8)", () => {
    const others = good.slice(1);
    expect(readIt(deck(...others, "1 Mole 1 (01-02-001-IV)")).list!.cards).toContain("Mole 1");
    expect(toldOf(deck(...others, "1 Mole 1 (01-01-001-3)", "1 mole 1 (01-02-001-IV)"))).toEqual([
      '26:5 "Mole 1" is in the deck 2 times; at most 1 copy is allowed (tails-1.3)',
    ]);
    expect(toldOf(deck(...good, "1 Mole 2 (01-02-001-IV)"))).toEqual([
      '26:5 there is no card "Mole 2 (01-02-001-IV)" in the card list',
    ]);
  });
  test.each<[string, string, string]>([
    ["nothing", "", "1:1 a deck file has a name, a plan and a list of cards"],
    ["without a name", deck(...good).replace("name: A Deck\n", ""), "1:1 the deck lacks its name"],
    ["without cards", "name: A Deck\n", '1:1 the deck lacks its cards: a list such as "- 2 Furrow Recruits"'],
    ["with a field more", `side: []\n${deck(...good)}`, '1:1 a deck has no field "side"'],
    [
      "with a line without its number",
      deck("Mole 1", ...good),
      '4:5 "Mole 1" is not a number and a card, such as "2 Furrow Recruits"',
    ],
    ["with a card nobody knows", deck("2 Mule 2", ...good), '4:5 there is no card "Mule 2" in the card list'],
    [
      "with none of a card",
      deck("0 Mole 1", ...good),
      "4:5 a deck holds a card at least once and as often as the card says, not 0 times (tails-1.3)",
    ],
  ])("%s is refused", (_, text, message) => {
    expect(toldOf(text)).toEqual([message]);
    expect(readIt(text).list).toBeUndefined();
  });
  test("a card nobody knows is told with those it may be", () => {
    expect(readIt(deck("2 Mule 2", ...good)).problems[0]!.didYouMean).toContain("Mole 2");
  });
});
