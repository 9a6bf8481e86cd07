import { readFileSync } from "node:fs";
import { equal, type LanguageName } from "@tefuda/cardtext";
import { unaccounted } from "@tefuda/cardtext/trial";
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
  it("are more than 200, each once, and mean each something else", () => {
    expect(pairs.length).toBeGreaterThan(200);
    const trees = pairs.map(({ en }) => said(en));
    for (const [i, tree] of trees.entries()) {
      const twin = trees.findIndex((other, j) => j > i && equal(tree, other));
      expect(pairs[twin], pairs[i]!.en).toBeUndefined();
    }
  });

  it("are read as the same tree and printed word for word, from one language into the other and back", () => {
    for (const { en, ja } of pairs) {
      const tree = said(en);
      expect(said(ja, "ja"), `${en}\n${ja}`).toEqual(tree);
      expect(printText(tree)).toBe(en);
      expect(printText(tree, { language: "ja" })).toBe(ja);
    }
  });

  it("have no word that nothing accounts for", () => {
    for (const pair of pairs)
      for (const language of languages)
        expect(unaccounted(grammar, pair[language], language), pair[language]).toEqual([]);
  });

  it("do not care about a last full stop, nor English about capitals, nor Japanese about full width", () => {
    const wide = (text: string) =>
      text.replace(/[0-9A-Z+/]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0));
    for (const { en, ja } of pairs) {
      const tree = said(en);
      expect(said(en.replace(/\.$/, "")), en).toEqual(tree);
      expect(said(ja.replace(/。$/, ""), "ja"), ja).toEqual(tree);
      expect(said(en.toUpperCase()), en).toEqual(tree);
      expect(said(en.toLowerCase()), en).toEqual(tree);
      expect(said(wide(ja), "ja"), ja).toEqual(tree);
    }
  });
});

describe("other wordings", () => {
  it.each(languages)("mean the same: %s", (language) => {
    const list = rows(`natural.${language}.tsv`);
    expect(list.length).toBeGreaterThan(90);
    for (const [text = "", canonical = ""] of list) {
      expect(said(text, language), text).toEqual(said(canonical, language));
      expect(printText(said(text, language), { language })).toBe(canonical);
    }
  });
});

describe("what a text says", () => {
  it.each<[string, object]>([
    [
      "【Haste】【Ambush: Wei 4】",
      { kind: "keywords", keywords: ["haste", { emblem: "ambush", nation: "wei", n: 4 }] },
    ],
    ["【Alliance: 3C1B2G】", { keywords: [{ emblem: "alliance", price: { shu: 2, wu: 1, any: 3 } }] }],
    [
      "【Passive】 While you have three or fewer forts, this general has +1000 and 【Trample】.",
      {
        kind: "always",
        mode: "passive",
        what: [
          { is: "bonus", who: { ref: "this" }, by: { power: 1000 } },
          { is: "has", who: { ref: "this" }, keywords: ["trample"] },
        ],
        if: { if: "points", of: "forts", who: "you", how: "atMost", n: 3 },
      },
    ],
    [
      "【Main】【Once per Turn】 (1R, turn a face-up resource face-down): Draw a card.",
      {
        kind: "use",
        times: "turn",
        cost: [
          { pay: "resources", price: { wei: 1 } },
          {
            pay: "turnDown",
            what: {
              count: { exactly: 1 },
              what: { noun: "card", is: { face: "up" }, zone: { in: "resources", whose: "you" } },
            },
          },
        ],
        do: { do: "draw", who: "you", n: 1 },
      },
    ],
    [
      "【Activate】 When an opposing general attacks, you may discard a card. If you do, it gets -1000 this turn.",
      {
        kind: "when",
        on: { on: "attacks", what: { what: { noun: "general", side: "opponents" } } },
        do: {
          of: [
            { do: "may", what: { do: "discard" } },
            {
              cond: { if: "did" },
              then: { what: { is: "bonus", who: { ref: "trigger" }, by: { power: -1000 } } },
            },
          ],
        },
      },
    ],
    [
      "Your opponent retires one of their generals.",
      {
        do: {
          do: "retire",
          what: { what: { noun: "general", side: "opponents" }, chosenBy: "opponent" },
        },
      },
    ],
    [
      "Look at the top three cards of your deck. You may put a general from among them into your hand. Put the rest into your discard pile.",
      {
        do: {
          do: "dig",
          n: 3,
          take: { count: { upTo: 1 }, what: { noun: "general" } },
          to: "hand",
          rest: "pile",
        },
      },
    ],
    [
      "Tap one of your generals, then deal special damage equal to its power to an opposing general.",
      { do: { of: [{ do: "tap" }, { do: "damage", n: { value: "power", of: "it" } }] } },
    ],
    [
      "Choose an opposing general. It gets -500 this turn.",
      { do: { do: "lasting", what: { who: { count: { exactly: 1 } } }, for: "thisTurn" } },
    ],
    ["Deal 500 damage to a general.", { do: { do: "damage", n: 500 } }],
    [
      "Each player discards a card.",
      { do: { do: "discard", who: "both", what: { what: { zone: { whose: "both" } } } } },
    ],
  ])("%s", (text, tree) => {
    expect(said(text)).toMatchObject(tree);
  });

  it("may not speak of a card that nobody spoke of, nor take what is another's", () => {
    for (const text of [
      "Retire it.",
      "Retire them.",
      "Its owner draws a card.",
      "【Main】 (1C): Stand that general.",
      "【Passive】 It has +500.",
      "Discard a card, then it gets +500 this turn.",
      "Deal special damage equal to its power to an opposing general.",
      "Tap an opposing general, then put it into your hand.",
      "Return an opposing general to your hand.",
      "Discard one of your generals.",
      "【Main】 (turn one of your opponent's resources face-down): Draw a card.",
    ])
      expect(readText(text), text).toHaveProperty("error");
    expect(readText("それを撤退させる。", { language: "ja" })).toHaveProperty("error");
  });
});

describe("where a text stands", () => {
  it.each<[Place, string, string]>([
    ["general", "【Main】 (1C): Stand this general.", "【メイン】（1C）：この武将を待機させる。"],
    [
      "reinforcement",
      "【Main】 (1C): Stand the equipped general.",
      "【メイン】（1C）：装備した武将を待機させる。",
    ],
    [
      "reinforcement",
      "【Main】 (1C): Return this card to your hand.",
      "【メイン】（1C）：このカードを手札に戻す。",
    ],
    [
      "scenario",
      "【Main】 (1C): Return this card to your hand.",
      "【メイン】（1C）：このカードを手札に戻す。",
    ],
    ["fort", "Put this card into your hand.", "このカードを手札に加える。"],
    ["battleTactic", "Put this card into your hand.", "このカードを手札に加える。"],
  ])("says what the card calls itself: %s", (card, en, ja) => {
    expect(printText(said(en, "en", card), { card })).toBe(en);
    expect(printText(said(en, "en", card), { card, language: "ja" })).toBe(ja);
    expect(said(ja, "ja", card)).toEqual(said(en, "en", card));
  });

  it("says whose fight is meant", () => {
    const text = "【Battle Occurs】 The general fighting ME gets -500 this battle.";
    const { do: does } = said(text.replace("ME", "this general"), "en", "general") as { do: object };
    expect(said(text.replace("ME", "the equipped general"), "en", "reinforcement")).toEqual({
      kind: "when",
      on: { on: "fights", what: { ref: "host" } },
      do: does,
    });
    expect(readText(text.replace("ME", "this general"), { card: "reinforcement" })).toHaveProperty("error");
  });

  it("is a card with icons, or one that has an effect", () => {
    for (const card of ["general", "reinforcement", "scenario"] as const) {
      expect(readText("Draw a card.", { card }), card).toHaveProperty("error");
      expect(readText("【Haste】", { card }), card).toHaveProperty("text");
    }
    for (const card of ["mainTactic", "battleTactic", "fort"] as const) {
      expect(said("Draw a card.", "en", card), card).toEqual(said("Draw a card."));
      for (const text of [
        "【Haste】",
        "【Passive】 Your generals have +500.",
        "【Main】 (1C): Draw a card.",
        "【Enter Field】 Draw a card.",
        "Stand this general.",
        "Stand the equipped general.",
      ])
        expect(readText(text, { card }), text).toHaveProperty("error");
    }
    expect(readText("Play only if it is your turn. Draw a card.", { card: "fort" })).toHaveProperty("error");
    expect(readText("カードを1枚引く。", { card: "general", language: "ja" })).toHaveProperty("error");
    expect(readText("【常時】装備した武将は武力+500。", { card: "general", language: "ja" })).toHaveProperty(
      "error",
    );
  });
});

describe("whom a text speaks of", () => {
  it.each<["en" | "ja", string]>([
    ["en", "Tap an opposing general and stand one of your generals. It cannot attack this turn."],
    ["en", "Tap an opposing general. Stand one of your generals. That general cannot attack this turn."],
    ["en", "Tap an opposing general and one of your generals. It cannot attack this turn."],
    ["en", "Tap two opposing generals. It cannot attack this turn."],
    ["en", "Tap all generals. Its owner draws a card."],
    ["en", "Draw two cards. Discard it."],
    ["en", "Tap an opposing general. That reinforcement gets +500 this turn."],
    ["en", "Tap two opposing generals. Those reinforcements get +500 this turn."],
    ["en", "Choose an opposing general. Retire that resource."],
    ["en", "Tap an opposing general. Retire the chosen resource."],
    ["en", "【Activate】 When an opposing general attacks, tap that reinforcement."],
    ["en", "【Activate】 When this general attacks a general, retire it."],
    ["en", "【Activate】 When a general attacks another general, retire that general."],
    ["en", "【Activate】 When a player draws a card, they discard a card."],
    ["en", "【Activate】 When a player plays a main tactic, they discard a card."],
    ["en", "【Activate】 At the end of each player's turn, they discard a card."],
    ["en", "【Passive】 Your opponent cannot draw cards."],
    ["en", "【Main】 (1C): Return this card from your discard pile to your hand."],
    ["en", "【Activate】 When this general attacks, return it from your discard pile to your hand."],
    ["en", "Return a card from each player's discard pile to its owner's hand."],
    ["en", "If there are five or more cards in each player's discard pile, draw a card."],
    ["ja", "相手の武将1体を疲弊させ、あなたの武将1体を待機させる。このターンの間、その武将は攻撃できない。"],
    ["ja", "相手の武将1体を疲弊させる。このターンの間、その増援は武力+500。"],
    ["ja", "相手の武将2体を疲弊させる。このターンの間、それらの増援は武力+500。"],
    ["ja", "【誘発】相手の武将が攻撃したとき、その増援を疲弊させる。"],
    ["ja", "【誘発】この武将が武将を攻撃したとき、それを撤退させる。"],
    ["ja", "【常時】相手はカードを引けない。"],
  ])("is one and called what it is, or the text is refused: %s %s", (language, text) => {
    expect(readText(text, { language })).toHaveProperty("error");
  });

  it("is said with the place where it lies, if it lies there", () => {
    const left = "【Activate】 When this general retires, return it to your hand.";
    expect(said(left.replace("it to", "this general from your discard pile to"))).toEqual(said(left));
    expect(said("Draw a card for each general in each player's discard pile.")).toEqual(
      said("Draw a card for each general in any discard pile."),
    );
  });

  it.each<["en" | "ja", string, string]>([
    ["en", "【Activate】 When this general attacks a general, retire that general.", "whom"],
    ["en", "【Activate】 When a general attacks this general, retire that general.", "doer"],
    ["en", "【Activate】 When an opposing general attacks, retire that general.", "trigger"],
    ["en", "Tap an opposing general. Retire that card.", "it"],
    ["ja", "【誘発】この武将が武将を攻撃したとき、その武将を撤退させる。", "whom"],
    ["ja", "相手の武将1体を疲弊させ、その武将を撤退させる。", "it"],
  ])("is told by its name: %s %s", (language, text, ref) => {
    expect(JSON.stringify(said(text, language))).toContain(`"do":"retire","what":{"ref":"${ref}"}`);
  });
});

it("completes a text", () => {
  expect(completions("Draw")).toContain("a number");
  expect(completions("Retire an")).toContain("cards of a description");
  expect(completions("【Passive】 This general cannot", { card: "general" })).toContain('"attack"');
  expect(completions("【Main】 (1C, ", { card: "general" })).toContain("a cost");
  expect(completions("【常時】この武将は", { language: "ja" })).toContain("その変化");
  expect(completions("カードを", { language: "ja", card: "fort" })).toContain("数");
});

describe("what is discarded lies in a hand", () => {
  it.each(["Discard a general on the battlefield.", "Your opponent discards a card in play."])(
    "so a text that names the field is refused: %s",
    (text) => {
      expect(readText(text), text).toHaveProperty("error");
    },
  );

  it("if nothing is said", () => {
    expect(JSON.stringify(readText("Discard a general."))).toContain('"zone":{"in":"hand"');
  });
});
