import { readFileSync } from "node:fs";
import { equal, type LanguageName } from "@tefuda/cardtext";
import { describe, expect, it } from "vitest";
import { completions, grammar, type Place, printText, readText, type Text } from "./index.ts";

const languages: readonly LanguageName[] = ["en", "ja"];

function rows(file: string): string[][] {
  return readFileSync(new URL(file, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => line.split("\t"));
}

/** Sentences in English and in Japanese, each as it is printed. */
const pairs = rows("pairs.tsv").map(([en = "", ja = ""]) => ({ en, ja }));

function said(text: string, language: LanguageName = "en", card?: Place): Text {
  const result = readText(text, { language, ...(card && { card }) });
  if ("error" in result) throw new Error(`${text}\n${result.error.message.en}`);
  return result.text;
}

describe("sentences in English and Japanese", () => {
  it("are 150 and more, each once", () => {
    expect(pairs.length).toBeGreaterThan(150);
    for (const language of languages)
      expect(new Set(pairs.map((pair) => pair[language])).size).toBe(pairs.length);
  });

  it("are read as the same tree and printed word for word, from one language into the other and back", () => {
    for (const { en, ja } of pairs) {
      const tree = said(en);
      expect(said(ja, "ja"), `${en}\n${ja}`).toEqual(tree);
      expect(printText(tree)).toBe(en);
      expect(printText(tree, { language: "ja" })).toBe(ja);
      expect(printText(said(ja, "ja"))).toBe(en);
    }
  });

  it("mean each something else", () => {
    const trees = pairs.map(({ en }) => said(en));
    for (const [i, tree] of trees.entries()) {
      const twin = trees.findIndex((other, j) => j > i && equal(tree, other));
      expect(twin < 0 ? undefined : pairs[twin], pairs[i]!.en).toBeUndefined();
    }
  });

  it("have no word that nothing accounts for", () => {
    for (const pair of pairs)
      for (const language of languages) {
        const words = grammar.compiled(language).language.tokenize(pair[language]);
        expect(grammar.account(pair[language], language).map(({ text }) => text)).toEqual(
          words.map(({ text }) => text),
        );
      }
  });

  it("do not care about a last full stop, nor English about capitals, nor Japanese about full width", () => {
    const wide = (text: string) =>
      text.replace(/[0-9A-Z+/]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0));
    for (const { en, ja } of pairs) {
      const tree = said(en);
      expect(said(en.replace(/\.$/, "")), en).toEqual(tree);
      expect(said(ja.replace(/。$/, ""), "ja"), ja).toEqual(tree);
      if (en.includes('"')) continue;
      expect(said(en.toUpperCase()), en).toEqual(tree);
      expect(said(en.toLowerCase()), en).toEqual(tree);
      expect(said(wide(ja), "ja"), ja).toEqual(tree);
    }
  });
});

describe("other wordings", () => {
  it.each(languages)("mean the same: %s", (language) => {
    const list = rows(`natural.${language}.tsv`);
    expect(list.length).toBeGreaterThan(70);
    for (const [text = "", canonical = ""] of list) {
      expect(said(text, language), text).toEqual(said(canonical, language));
      expect(printText(said(text, language), { language })).toBe(canonical);
    }
  });
});

describe("what a text says", () => {
  it.each<[string, object]>([
    ["【Covert】【Hate】", { kind: "keywords", keywords: ["covert", "hate"] }],
    [
      "UNITs you control get +1/+0 while combating.",
      {
        kind: "always",
        what: [
          {
            is: "bonus",
            by: { str: 1, def: 0 },
            who: { count: "all", what: { noun: "unit", side: "yours", is: { combat: "combating" } } },
          },
        ],
      },
    ],
    [
      "(2 EP, 〔Action〕): Draw a card.",
      {
        kind: "use",
        cost: [
          { pay: "points", of: "ep", n: 2 },
          { pay: "action", what: { ref: "this" } },
        ],
        do: { do: "draw", who: "you", n: 1 },
      },
    ],
    [
      "〔Entry〕 Stun a UNIT your opponent controls with CP cost 2 or less.",
      {
        kind: "when",
        on: { on: "enters", what: { ref: "this" } },
        do: {
          do: "stun",
          what: {
            count: { exactly: 1 },
            what: { noun: "unit", side: "opponents", bounds: [{ of: "cp", how: "atMost", n: 2 }] },
          },
        },
      },
    ],
    [
      "When this UNIT is stunned, your opponent loses 2 bond.",
      {
        on: { on: "stunned", what: { ref: "this" } },
        do: { do: "points", of: "bond", who: "opponent", n: 2, how: "lose" },
      },
    ],
    [
      "Your opponent discards a card at random.",
      {
        do: {
          do: "discard",
          who: "opponent",
          what: { random: true, what: { noun: "card", zone: { in: "hand", whose: "opponent" } } },
        },
      },
    ],
    [
      "A UNIT you control gets +2/+0 and has 【Covert】 this turn.",
      {
        do: {
          do: "seq",
          of: [
            { do: "lasting", for: "thisTurn", what: { is: "bonus", who: { count: { exactly: 1 } } } },
            { do: "lasting", for: "thisTurn", what: { is: "has", who: { ref: "it" } } },
          ],
        },
      },
    ],
    [
      "When a UNIT your opponent controls attacks, stun a UNIT you control. It gets +1/+0 this turn, then destroy that UNIT.",
      {
        do: {
          of: [
            { do: "stun" },
            { do: "lasting", what: { who: { ref: "it" } } },
            { do: "destroy", what: { ref: "trigger" } },
          ],
        },
      },
    ],
    [
      "This UNIT cannot attack unless you control an ITEM.",
      {
        kind: "always",
        what: [{ is: "cannot", unless: { if: "count", what: { noun: "item", side: "yours" } } }],
      },
    ],
    [
      "Unless you control an ITEM, this UNIT cannot attack.",
      { kind: "always", what: [{ is: "cannot" }], if: { if: "not", what: { if: "count" } } },
    ],
    [
      "Look at the top five cards of your deck, put a UNIT from among them into your hand and the rest into your trail.",
      { do: { do: "dig", n: 5, take: { what: { noun: "unit" } }, to: "hand", rest: "trail" } },
    ],
    [
      "Draw a card for every two cards in your trail.",
      { do: { n: { half: { each: { noun: "card", zone: { in: "trail", whose: "you" } }, times: 1 } } } },
    ],
    [
      "Lantern Guild and Amber Order are linked.",
      { what: [{ is: "linked", orgs: ["lantern guild", "amber order"] }] },
    ],
  ])("%s", (text, tree) => {
    expect(said(text)).toMatchObject(tree);
  });

  it("may not speak of a card that nobody spoke of, nor take what is another's", () => {
    for (const text of [
      "Destroy it.",
      "Destroy them.",
      "Its owner draws a card.",
      "(2 EP): Ready that UNIT.",
      "It gets +1/+1.",
      "When you draw a card, ready it in its owner's hand.",
      "Stun a UNIT your opponent controls, then put it into your hand.",
      "Return a UNIT your opponent controls to your hand.",
    ])
      expect(readText(text), text).toHaveProperty("error");
    expect(readText("それを破壊する。", { language: "ja" })).toHaveProperty("error");
  });

  it.each<["en" | "ja", string]>([
    ["en", "Action a UNIT and ready another UNIT. It cannot attack this turn."],
    ["en", "Action a UNIT and ready another UNIT. That UNIT cannot attack this turn."],
    ["en", "Action a UNIT and ready another UNIT. They cannot attack this turn."],
    ["en", "Action a UNIT, then ready another UNIT. Its controller draws a card."],
    ["en", "Action a UNIT, then ready another UNIT. Gain bond equal to its STR."],
    ["en", "Action a UNIT and an ITEM you control. It cannot ready this turn."],
    ["en", "When this UNIT attacks, ready this UNIT and action another UNIT. It cannot attack this turn."],
    ["en", "When a UNIT is stunned, action a UNIT, then destroy that UNIT, then destroy it."],
    ["en", "Destroy a UNIT and it."],
    ["en", "Stun a UNIT and destroy a UNIT. Its owner draws a card."],
    ["ja", "UNIT1枚をスタンさせ、UNIT1枚を破壊する。その持ち主はカードを1枚引く。"],
    ["en", "Stun a UNIT. Action another UNIT and each UNIT that shares an organization with it."],
    ["en", "Action two UNITs and each UNIT that shares an organization with it."],
    ["en", "Stun a UNIT. Destroy that ITEM."],
    ["en", "When a UNIT enters the field, return it from the trail to its owner's hand."],
    ["en", "Return a card from each player's trail to its owner's hand."],
    ["en", "When a UNIT is stunned, destroy that ITEM."],
    ["en", "Destroy an ITEM and stun a UNIT. Return that ITEM to its owner's hand."],
    ["ja", "UNIT1枚をアクションし、他のUNIT1枚をレディ状態にする。このターンの間、それは攻撃できない。"],
    ["ja", "UNIT1枚をアクションし、他のUNIT1枚をレディ状態にする。このターンの間、そのUNITは攻撃できない。"],
    ["ja", "UNIT1枚をスタンさせる。そのITEMを破壊する。"],
    ["ja", "UNITがスタンしたとき、そのITEMを破壊する。"],
  ])("may not speak of one of several, nor by another name: %s %s", (language, text) => {
    expect(readText(text, { language })).toHaveProperty("error");
  });

  it.each([
    ["Discard a card and action a UNIT. That UNIT cannot ready this turn.", "it"],
    ["Action two UNITs and ready another UNIT. It cannot attack this turn.", "it"],
    ["When this UNIT attacks, action another UNIT. That UNIT cannot ready this turn.", "it"],
    ["When a UNIT is stunned, action an ITEM. That ITEM cannot ready this turn.", "it"],
    ["When a UNIT is stunned, action an ITEM. That UNIT cannot be cured this turn.", "trigger"],
    ["When this UNIT attacks, that UNIT cannot ready this turn.", "this"],
  ])("means by its name: %s", (text, ref) => {
    expect(JSON.stringify(said(text))).toContain(`"who":{"ref":"${ref}"}`);
  });
});

describe("where a text stands", () => {
  it.each<[Place, string, string]>([
    ["unit", "Ready this UNIT", "このUNITをレディ状態にする"],
    ["item", "Ready this ITEM", "このITEMをレディ状態にする"],
    ["base", "Ready this BASE", "このBASEをレディ状態にする"],
  ])("says what the card calls itself: %s", (card, en, ja) => {
    const text = `(1 EP): ${en}.`;
    expect(printText(said(text, "en", card), { card })).toBe(text);
    expect(printText(said(text, "en", card), { card, language: "ja" })).toBe(`（1EP）：${ja}。`);
    expect(said("(1 EP): Ready this card.", "en", card)).toEqual(said(text));
  });

  it("is a card that has crafts, or one that has an effect", () => {
    for (const card of ["unit", "item", "base"] as const) {
      expect(readText("Draw a card.", { card }), card).toHaveProperty("error");
      expect(readText("【Covert】", { card }), card).toHaveProperty("text");
      expect(readText("(1 EP): Ready this EVENT.", { card }), card).toHaveProperty("error");
    }
    for (const card of ["event", "art"] as const) {
      expect(said("Draw a card.", "en", card), card).toEqual(said("Draw a card."));
      for (const text of [
        "【Covert】",
        "UNITs you control get +1/+0.",
        "(1 EP): Draw a card.",
        "〔Entry〕 Draw a card.",
      ])
        expect(readText(text, { card }), text).toHaveProperty("error");
      expect(printText(said("Destroy this card.", "en", card), { card })).toBe("Destroy this card.");
    }
    expect(readText("カードを1枚引く。", { card: "unit", language: "ja" })).toHaveProperty("error");
    expect(readText("このITEMは攻撃できない。", { card: "unit", language: "ja" })).toHaveProperty("error");
  });
});

it("completes a text", () => {
  expect(completions("Draw")).toContain("a number");
  expect(completions("Destroy a UNIT your")).toContain('"opponent"');
  expect(completions("This UNIT cannot", { card: "unit" })).toContain('"attack"');
  expect(completions("このUNITは", { language: "ja" })).toContain("その変化");
  expect(completions("カードを", { language: "ja", card: "event" })).toContain("数");
});

describe("what is discarded lies in a hand", () => {
  it.each(["Discard a UNIT on the field.", "Your opponent discards a card in play."])(
    "so a text that names the field is refused: %s",
    (text) => {
      expect(readText(text), text).toHaveProperty("error");
    },
  );

  it("if nothing is said", () => {
    expect(JSON.stringify(readText("Discard a UNIT."))).toContain('"zone":{"in":"hand"');
  });
});
