/** Cards that call themselves by their names, in texts of either language. */
import { alike } from "@tefuda/kernel";
import { describe, expect, test } from "vitest";
import { putThis, readingNames } from "../src/own-name.ts";

const OTTER = [{ en: "Lamp Otter", ja: "灯火カワウソ" }];
const put = (text: string, names = OTTER): string | undefined => putThis(text, names)?.text;

describe("a card's own name", () => {
  test.each([
    ["When Lamp Otter enters play, draw a card.", "When this card enters play, draw a card."],
    ["Lamp Otter's attack, Lamp Otter.", "this card's attack, this card."],
    ["The Lamp Otter attacks, then “Lamp Otter” cards.", "this card attacks, then “Lamp Otter” cards."],
    ["When 灯火カワウソ attacks", "When this card attacks"],
    ["灯火カワウソが攻撃した時、灯火カワウソの攻撃力", "このカードが攻撃した時、このカードの攻撃力"],
    ["Lamp Otterは攻撃できない。", "このカードは攻撃できない。"],
    ["灯火カワウソ以外の", "このカード以外の"],
  ])("%s", (text, meant) => expect(put(text)).toBe(meant));

  test.each([
    ..."another,a,each,every,all,no,your,target,any other,a card named"
      .split(",")
      .map((of) => `${of} Lamp Otter`),
    "Search your deck for Lamp Otter",
    "non-Lamp Otter",
    'a card named "Lamp Otter"',
    "two Lamp Otters",
    "Lamp Otter cards",
    "Lamp Ottery",
    "lamp otter",
    "他の灯火カワウソが",
    "各灯火カワウソは",
    "「灯火カワウソ」が",
    "灯火カワウソ団が",
    "灯火カワウソという名前の",
    "灯火カワウソのカードを",
  ])("is of others, or of none, in %s", (text) => expect(put(text)).toBeUndefined());

  test("stands alone or with what follows it in full", () => {
    const names = [
      { en: "Otto", ja: "オットー" },
      { en: "Bold", ja: "大胆" },
    ];
    for (const name of ["Otto", "Otto, Bold", "Otto Bold"])
      expect(put(`${name} attacks`, names)).toBe("this card attacks");
    for (const name of ["オットー", "オットー、大胆", "オットー 大胆"])
      expect(put(`${name}は`, names)).toBe("このカードは");
    expect(put("Otto, draw", names)).toBe("this card, draw");
    expect(put("Otto of Ayr dies", [alike("Otto of Ayr, Bold")])).toBe("this card dies");
  });
});

describe("texts with the name in them", () => {
  const read = (words: string) =>
    words === "this card naps" || words === "Lamp Otter naps twice"
      ? { tree: words }
      : { error: { column: words.search(/Lamp|jumps/) + 1, message: alike(words) } };
  const reads = readingNames(OTTER, read);

  test("are read as they stand, where that can be read", () => {
    expect(reads("Lamp Otter naps twice")).toEqual({ tree: "Lamp Otter naps twice" });
    expect(reads("Lamp Otter naps")).toEqual({ tree: "this card naps", anew: "this card naps" });
  });

  test("are refused where they are read farthest, in their own columns", () => {
    expect(reads("When Lamp Otter jumps")).toMatchObject({ error: { column: 17 } });
    expect(reads("Another Lamp Otter jumps")).toMatchObject({ error: { column: 9 } });
  });
});
