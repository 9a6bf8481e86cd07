/** Cards out of spreadsheets and back: as they are copied, saved, named by people, and spoilt. */
import { flat } from "@tefuda/cardtext/card-table";
import { games } from "@tefuda/referee/registry";
import { describe, expect, test } from "vitest";
import { cardsOf, inCells, matchColumns, matching, matchingOf, readSheet, sheetOf } from "../src/table.ts";

const packs = Object.fromEntries(
  await Promise.all(games.map(async ({ id, load }) => [id, await load()] as const)),
);
const tails = packs.tails!;

const read = (text: string, pack = tails, kept = matchingOf([])) => {
  const { sheet, problems } = readSheet(text);
  if (!sheet) throw new Error(problems[0]!.message.en);
  const columns = matchColumns(sheet.head, pack, kept);
  return { sheet, columns, ...cardsOf(sheet, columns, pack) };
};
const told = (text: string, pack = tails) => {
  const { problems } = readSheet(text);
  const all = problems.length > 0 ? problems : read(text, pack).problems;
  return all.map(({ row, column, message }) => `${row}:${column ?? ""} ${message.en}`);
};

describe("a table is read", () => {
  const moth = { name: "Moth", kind: "Unit", health: 2 };
  test.each([
    ["from a clipboard", "Name\tKind\tHealth\r\nMoth\tUnit\t2\r\n"],
    ["with commas", "name,kind,health\nMoth,Unit,2"],
    ["with semicolons", "name;kind;health\nMoth;Unit;2\n"],
    ["with a mark at its beginning", "\ufeffname,kind,health\nMoth,Unit,2\n"],
    ["with a line on its separator", "sep=;\nname;kind;health\nMoth;Unit;2\n"],
    ["with rows ended as long ago", "name\tkind\thealth\rMoth\tUnit\t2\r"],
    ["with columns and rows that hold nothing", "name\tkind\thealth\t\t\nMoth\tUnit\t2\t\t\n\t\t\t\t\n"],
    ["with other widths of letters", "ＮＡＭＥ\tKind\tHealth\nMoth\tunit\t２\n"],
  ])("%s", (_, text) => {
    expect(read(text)).toMatchObject({ cards: [moth], problems: [] });
  });

  test("lines of a cell are texts, words between commas a list, marks in a clipboard what somebody wrote", () => {
    const text =
      'Name\tTypes\tText\tFlavor text\nMoth\tInfantry、 Armor\t"Draw a card.\nDraw two cards."\tIt said "no"\n';
    expect(read(text).cards).toEqual([
      {
        name: "Moth",
        types: ["Infantry", "Armor"],
        texts: ["Draw a card.", "Draw two cards."],
        flavour: 'It said "no"',
      },
    ]);
  });

  test("a cell begun by a mark that nothing ends is a cell in a clipboard, and a fault elsewhere", () => {
    expect(read('Name\tFlavour\nMoth\t"so he said\nBee\tx\n').cards).toHaveLength(2);
    expect(told('name,flavour\nMoth,"so he said\nBee,x\n')).toEqual([
      '2:6 a cell that begins with " has no end',
    ]);
  });

  test("each row knows its number, also behind cells of several lines", () => {
    const { cards, rows } = read('name,texts\nA,"x\ny"\n,\nB,z\n');
    expect(cards.map(({ name }) => name)).toEqual(["A", "B"]);
    expect(rows).toEqual([2, 4]);
  });
});

describe("columns are known", () => {
  const known = (headers: string[], pack = tails) =>
    Object.fromEntries(matchColumns(headers, pack).map(({ header, to }) => [header, to]));
  test("by what files, the form and other tables call them, in either language", () => {
    expect(
      known([
        "Card Name",
        "Name (EN)",
        "カード名（日本語）",
        "STATS.Troop",
        "position",
        "Text 2",
        "絵師",
        "勢力",
        "Illustrator",
      ]),
    ).toEqual({
      "Card Name": "name",
      "Name (EN)": "name.en",
      "カード名（日本語）": "name.ja",
      "STATS.Troop": "stats.troop",
      position: "stats.position",
      "Text 2": "texts.2",
      絵師: "artist",
      勢力: "faction",
      Illustrator: "artist",
    });
    expect(
      known(
        ["カード名", "組織", "CPコスト", "STR", "テキスト１", "フレーバーテキスト", "レアリティ"],
        packs.trails,
      ),
    ).toEqual({
      カード名: "name",
      組織: "orgs",
      CPコスト: "cp",
      STR: "str",
      テキスト１: "texts.1",
      フレーバーテキスト: "flavour",
      レアリティ: "rarity",
    });
    expect(known(["Effect", "Atk", "守備力", "種族"], packs.ttcg)).toEqual({
      Effect: "effects",
      Atk: "attack",
      守備力: "defense",
      種族: "subtypes",
    });
  });

  test.each(games.map(({ id }) => id))("%s: every field by its own name", (id) => {
    const pack = packs[id]!;
    for (const [key, field] of Object.entries(pack.forms!.card))
      if (field.is !== "group") expect(matchColumns([key], pack)[0]!.to).toBe(key);
  });

  test("near ones are asked about, others told, and what is said by hand is kept", () => {
    const text = "name\tkid\tprice in gold\t\nMoth\tUnit\t3\t\n";
    const { columns, problems, cards } = read(text);
    expect(columns[1]).toEqual({ header: "kid", meant: ["kind", "number"] });
    expect(problems.map(({ column, header }) => [column, header])).toEqual([
      [2, "kid"],
      [3, "price in gold"],
    ]);
    expect(problems[0]!.message.en).toContain('did you mean "kind"');
    expect(problems[0]!.message.ja).toContain("「kind」");
    expect(cards).toEqual([{ name: "Moth" }]);
    const kept = matching.parse(
      JSON.parse(
        JSON.stringify(
          matchingOf(
            columns.map((one) =>
              one.header === "kid"
                ? { ...one, to: "kind" }
                : one.to === undefined
                  ? { ...one, to: null }
                  : one,
            ),
          ),
        ),
      ),
    );
    const again = read(text, tails, kept);
    expect(again).toMatchObject({ problems: [], cards: [{ name: "Moth", kind: "Unit" }] });
  });
});

describe("what is wrong is told by row and column", () => {
  test.each([
    ["nothing", "", "1: there is no table here"],
    ["one column", "name\nMoth\n", "1: the first row has one column"],
    ["no cards", "name,kind\n", "2: below the names"],
    ["a column without a name", "name,,kind\nMoth,x,Unit\n", "1:2 this column has no name"],
    [
      "two columns for one field",
      "name,Card,kind\nMoth,Bee,Unit\n",
      '1:2 the column "name" is "name" already',
    ],
    [
      "a number that is none",
      "name,health\nMoth,2\nBee,many\n",
      '3:2 "many" is no whole number from 1 to 99',
    ],
    ["a number too large", "name,health\nMoth,1000\n", '2:2 "1000" is no whole number'],
    [
      "a word of no list",
      "name,kind\nMoth,Unitt\n",
      '2:2 "Unitt" is none of Unit, Equipment, Event, Trap, Turf, New Rule; did you mean "Unit"?',
    ],
    [
      "too many texts",
      'name,texts\nMoth,"a\nb\nc\nd"\n',
      "2:2 a card bears at most 3 texts here, this one 4",
    ],
    ["what was made a day", "name,stats.troop\nMoth,2-Jan\n", '2:2 "2-Jan" looks like a date'],
    ["a cell without a column", "name,kind\nMoth,Unit,x\n", "2:3 this cell stands behind"],
    [
      "cells within one another",
      "name,name.en,kind\nMoth,Moth,Unit\n",
      '2:2 the columns "name.en" and "name"',
    ],
    [
      "a cell of a book",
      `name,flavour\nMoth,${"x".repeat(3000)}\n`,
      "2:2 this cell has more than 2000 letters",
    ],
    ["a hidden letter", "name,kind\nMo\u202eth,Unit\n", "2:3 "],
  ])("%s", (_, text, problem) => expect(told(text).some((one) => one.startsWith(problem))).toBe(true));

  test("and so is what the game finds, when it puts the cards together", () => {
    const table = read(
      "Kind\tName\tText\tcopies\tartist\tnumber\nEvent\tMoth\tDrow a card.\t2\tnobody\t90-01-001-3\n",
    );
    expect(table.problems).toEqual([]);
    const { problems } = tails.assemble([table.file]);
    const [first] = inCells(problems, { head: table.sheet.head, columns: table.columns, file: table.file });
    expect(first).toMatchObject({ row: 2, column: 3, header: "Text" });
    expect(first!.message.en).toContain("Drow");
  });
});

test.each(games.map(({ id }) => id))("%s: cards come back from a table as they went", (id) => {
  const pack = packs[id]!;
  const { cardWith, textPlaces } = pack;
  const cards = textPlaces!.map((place, n) => ({
    ...cardWith!(`Card ${n}`, "+1 attack", place)!,
    flavour: "'=1+1",
  }));
  for (const separator of ["\t", ",", ";"] as const) {
    // whether a number stands in quotation marks is nothing that differs
    const said = (card: object) => flat(card).toSorted();
    const back = read(sheetOf(cards, pack, separator), pack).cards;
    expect(back.map(said)).toEqual(cards.map(said));
  }
});

test("a spreadsheet takes no words for a formula, a day or a number", () => {
  const cards = [
    { name: "Moth", stats: { troop: "2/1" }, bonus: ["+1 attack"], number: "023", flavour: "=HYPERLINK()" },
  ];
  expect(sheetOf(cards, tails)).toBe(
    "name\tstats.troop\tbonus.1\tnumber\tflavour\nMoth\t'2/1\t'+1 attack\t'023\t'=HYPERLINK()\n",
  );
  expect(read(sheetOf(cards, tails)).cards).toEqual(cards);
});

test("no table brings this down", () => {
  const hostile = [
    "__proto__\tconstructor\nx\ty\n",
    `name\t${"a.".repeat(5000)}\nx\ty\n`,
    `${"a\t".repeat(5000)}\nx\n`,
    '"'.repeat(20_001),
    `${'"a""\t'.repeat(20_000)}\n`,
    `${"x".repeat(100_001)}\ty`,
    "name\tname.en\tname.ja\n\t\tx\n",
    "\ud800\tname\nx\ty\n",
  ];
  for (const text of hostile) {
    const { sheet, problems } = readSheet(text);
    if (sheet) cardsOf(sheet, matchColumns(sheet.head, tails), tails);
    else expect(problems).not.toEqual([]);
  }
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  expect(told("name,__proto__\nx,y\n")[0]).toContain('"__proto__" is no field of a card here');
});
