import { readFileSync } from "node:fs";
import { equal } from "@tefuda/cardtext";
import { describe, expect, it } from "vitest";
import {
  type Bonus,
  type CardType,
  completions,
  grammar,
  printBonus,
  printRequirement,
  printText,
  type Requirement,
  readBonus,
  readRequirement,
  readText,
  type Text,
} from "./index.ts";

function lines(file: string): string[] {
  return readFileSync(new URL(file, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "");
}

const corpus = lines("corpus.en.txt");

function said(text: string, card?: CardType): Text {
  const result = readText(text, card && { card });
  if ("error" in result) throw new Error(`${text}\n${result.error.message.en}`);
  return result.text;
}

function asked(text: string): Requirement {
  const result = readRequirement(text);
  if ("error" in result) throw new Error(`${text}\n${result.error.message.en}`);
  return result.requirement;
}

function changed(text: string): Bonus[] {
  const result = readBonus(text);
  if ("error" in result) throw new Error(`${text}\n${result.error.message.en}`);
  return result.bonus;
}

describe("texts", () => {
  it("are read and printed word for word", () => {
    expect(corpus.length).toBeGreaterThan(150);
    expect(new Set(corpus).size).toBe(corpus.length);
    for (const text of corpus) expect(printText(said(text))).toBe(text);
  });

  it("mean each something else", () => {
    const trees = corpus.map((text) => said(text));
    for (const [i, tree] of trees.entries()) {
      const twin = trees.findIndex((other, j) => j > i && equal(tree, other));
      expect(twin < 0 ? undefined : corpus[twin], corpus[i]).toBeUndefined();
    }
  });

  it("have no word that nothing accounts for", () => {
    for (const text of corpus) {
      const words = grammar.compiled("en").language.tokenize(text);
      expect(grammar.account(text).map((token) => token.text)).toEqual(words.map((token) => token.text));
    }
  });

  it("mean the same in other words", () => {
    const pairs = lines("natural.en.tsv").map((line) => line.split("\t"));
    expect(pairs.length).toBeGreaterThan(80);
    for (const [text = "", canonical = ""] of pairs) {
      expect(said(text), text).toEqual(said(canonical));
      expect(printText(said(text))).toBe(canonical);
    }
  });

  it("mean the same in other words of Japanese", () => {
    for (const line of lines("natural.ja.tsv")) {
      const [text = "", canonical = ""] = line.split("\t");
      const result = readText(text, { language: "ja" });
      expect("text" in result && printText(result.text, { language: "ja" }), text).toBe(canonical);
    }
  });

  it("do not care about capitals and a last full stop", () => {
    for (const text of corpus) {
      if (text.includes('"')) continue;
      expect(said(text.toUpperCase()), text).toEqual(said(text));
      expect(said(text.toLowerCase()), text).toEqual(said(text));
      expect(said(text.replace(/\.$/, "")), text).toEqual(said(text));
    }
  });
});

describe("what a text says", () => {
  it.each<[string, object]>([
    ["Direct.", { kind: "direct" }],
    [
      "Destroy up to two damaged enemy units.",
      {
        kind: "effect",
        do: {
          do: "destroy",
          what: { count: { upTo: 2 }, what: { noun: "unit", is: { wounds: "damaged" }, side: "opponents" } },
        },
      },
    ],
    [
      "Your Troops with a Sidearm have Direct.",
      {
        kind: "always",
        what: [
          {
            is: "has",
            keywords: ["direct"],
            who: {
              count: "all",
              what: {
                noun: "unit",
                traits: { unit: ["troop"] },
                side: "yours",
                bears: { noun: "card", traits: { type: ["sidearm"] } },
              },
            },
          },
        ],
      },
    ],
    [
      "Your Troops get +1/-2 against Vehicles this turn.",
      {
        do: {
          do: "lasting",
          for: "thisTurn",
          what: {
            is: "bonus",
            by: [
              { stat: "attack", by: 1, against: ["vehicle"] },
              { stat: "defense", by: -2, against: ["vehicle"] },
            ],
          },
        },
      },
    ],
    [
      "Each opponent may discard a card. If they do, you draw two cards.",
      {
        do: {
          of: [
            {
              do: "may",
              who: "opponents",
              what: {
                do: "discard",
                who: "they",
                what: { what: { noun: "card", zone: { in: "hand", whose: "they" } } },
              },
            },
            { do: "if", cond: { if: "did" }, then: { do: "draw", who: "you", n: 2 } },
          ],
        },
      },
    ],
    [
      "Discard a Troop: Draw a card.",
      { kind: "use", cost: [{ do: "discard", who: "you", what: { what: { side: "yours" } } }] },
    ],
    [
      "Once a turn, while you control another Vehicle, discard a card from your hand: Draw a card.",
      {
        kind: "use",
        times: "turn",
        if: { if: "count", what: { traits: { unit: ["vehicle"] }, other: true, side: "yours" } },
        cost: [{ do: "discard", what: { what: { noun: "card", zone: { in: "hand", whose: "you" } } } }],
      },
    ],
    [
      "Draw a card for every two Troops you control.",
      { do: { do: "draw", n: { half: { each: { traits: { unit: ["troop"] }, side: "yours" }, times: 1 } } } },
    ],
    [
      "A Vehicle you control gets +1 attack and cannot dodge this turn.",
      {
        do: {
          do: "seq",
          of: [
            { what: { is: "bonus", who: { count: { exactly: 1 } } } },
            { what: { is: "cannot", who: { ref: "it" } } },
          ],
        },
      },
    ],
    [
      "When an enemy unit is deployed, destroy it.",
      { on: { on: "deployed" }, do: { do: "destroy", what: { ref: "trigger" } } },
    ],
    [
      "Play only when an enemy Troop attacks your base. Destroy that Troop.",
      {
        only: { to: "attack", by: { traits: { unit: ["troop"] }, side: "opponents" }, on: "base" },
        do: { do: "destroy", what: { ref: "attacker" } },
      },
    ],
    ["Counter that Event or Trap.", { do: { do: "counter", what: { noun: "card" } } }],
    [
      "This unit cannot attack unless you control a Turf.",
      { what: [{ is: "cannot", unless: { if: "count", what: { noun: "turf" } } }] },
    ],
    [
      "Each player's hand limit is lowered by 2.",
      { what: [{ is: "limit", whose: "both", of: "hand", by: -2 }] },
    ],
  ])("%s", (text, tree) => {
    expect(said(text)).toMatchObject(tree);
  });

  it("depends on what it stands on: Equipment speaks of its bearer", () => {
    const text = "This unit cannot dodge.";
    expect(said(text)).toMatchObject({ what: [{ who: { ref: "this" } }] });
    expect(said(text, "equipment")).toMatchObject({ what: [{ who: { ref: "bearer" } }] });
    expect(printText(said(text, "equipment"), { card: "equipment" })).toBe("The equipped unit cannot dodge.");
    expect(said("When this card is deployed, draw a card.", "equipment")).toMatchObject({
      on: { what: { ref: "this" } },
    });
  });

  it("depends on what it stands on: what an Event says ends with the turn (tails-7.1)", () => {
    const text = "Your Troops get +1 attack.";
    expect(said(text)).toMatchObject({ kind: "always" });
    expect(said(text, "event")).toEqual(said("Your Troops get +1 attack this turn."));
    expect(printText(said(text, "trap"), { card: "trap" })).toBe("Your Troops get +1 attack this turn.");
  });
});

describe("requirements", () => {
  it.each<[string, object]>([
    ["No Deployment Requirements.", { needs: "nothing" }],
    [
      "Discard a Troop.",
      { needs: "discard", what: [{ n: 1, what: { noun: "unit", traits: { unit: ["troop"] } } }] },
    ],
    ["Discard two Troops and a Position.", { needs: "discard", what: [{ n: 2 }, { n: 1 }] }],
    ["Discard a Troop, a Position and two Vehicles.", { what: [{ n: 1 }, { n: 1 }, { n: 2 }] }],
    [
      "Discard a Troop with a Sidearm.",
      { what: [{ n: 1, what: { bears: { noun: "card", traits: { type: ["sidearm"] } } } }] },
    ],
    ["Discard an Infantry.", { what: [{ n: 1, what: { noun: "card", traits: { type: ["infantry"] } } }] }],
    ["Equips a unit.", { needs: "attach", to: { noun: "unit" } }],
    [
      "Equips a Troop without a Sidearm.",
      { needs: "attach", to: { traits: { unit: ["troop"] }, bearsNo: { traits: { type: ["sidearm"] } } } },
    ],
    ["Equips a Vehicle or Position.", { needs: "attach", to: { traits: { unit: ["vehicle", "position"] } } }],
    ["Equips a Troop. Discard a Troop.", { needs: "attach", discard: [{ n: 1 }] }],
    [
      "Equips an Infantry Troop.",
      { needs: "attach", to: { traits: { unit: ["troop"], type: ["infantry"] } } },
    ],
    ["Equips an enemy Vehicle.", { needs: "attach", to: { side: "opponents" } }],
  ])("%s", (text, tree) => {
    expect(asked(text)).toMatchObject(tree);
    expect(printRequirement(asked(text))).toBe(text);
  });

  it.each([
    ["no deployment requirements", "No Deployment Requirements."],
    ["None.", "No Deployment Requirements."],
    ["Discard 1 troop", "Discard a Troop."],
    ["Requires two Troops.", "Discard two Troops."],
    ["Discard a Troop, and a Position", "Discard a Troop and a Position."],
    ["equips any unit", "Equips a unit."],
    ["Equips a Troop with no Sidearm.", "Equips a Troop without a Sidearm."],
    ["Attach to a Vehicle or a Position.", "Equips a Vehicle or Position."],
    ["Equips a Troop and discard a Troop.", "Equips a Troop. Discard a Troop."],
  ])("%s means %s", (text, canonical) => {
    expect(asked(text)).toEqual(asked(canonical));
  });
});

describe("bonuses", () => {
  it.each<[string, Bonus[]]>([
    ["+1 attacks", [{ stat: "attacks", by: 1 }]],
    ["+2 attack", [{ stat: "attack", by: 2 }]],
    ["+1 attack against Troops", [{ stat: "attack", by: 1, against: ["troop"] }]],
    [
      "+1 defense against Vehicles and Positions",
      [{ stat: "defense", by: 1, against: ["vehicle", "position"] }],
    ],
    [
      "+1/+1 against Troops",
      [
        { stat: "attack", by: 1, against: ["troop"] },
        { stat: "defense", by: 1, against: ["troop"] },
      ],
    ],
    [
      "+1/-1",
      [
        { stat: "attack", by: 1 },
        { stat: "defense", by: -1 },
      ],
    ],
    ["+1 health", [{ stat: "health", by: 1 }]],
    ["-1 defense", [{ stat: "defense", by: -1 }]],
    [
      "+1 attacks and +1 health",
      [
        { stat: "attacks", by: 1 },
        { stat: "health", by: 1 },
      ],
    ],
  ])("%s", (text, bonus) => {
    expect(changed(text)).toEqual(bonus);
    expect(printBonus(bonus)).toBe(text);
  });

  it("are not against somebody where nothing is compared", () => {
    expect(readBonus("+1 health against Troops")).toHaveProperty("error");
  });
});

it("completes a text", () => {
  expect(completions("Destroy an enemy")).toContain('"damaged"');
  expect(completions("Draw")).toContain("a number");
  expect(completions("This unit cannot", { card: "equipment" })).toContain('"dodge"');
});

describe("a text that somebody has broken", () => {
  const place = (text: string): number => {
    const result = readText(text);
    if (!("error" in result)) throw new Error(`"${text}" was read as "${printText(result.text)}"`);
    return result.error.column;
  };

  it("is refused where it goes wrong", () => {
    for (const line of lines("misread.en.tsv")) {
      const [text = "", column, mean] = line.split("\t");
      const result = readText(text);
      if (!("error" in result)) throw new Error(`"${text}" was read as "${printText(result.text)}"`);
      expect({ text, column: result.error.column }).toEqual({ text, column: Number(column) });
      if (mean) expect({ text, mean: result.error.didYouMean }).toEqual({ text, mean });
    }
  });

  it("with a word misspelt is refused at that word", () => {
    for (const text of corpus) {
      const token = grammar
        .compiled("en")
        .language.tokenize(text)
        .findLast(({ text: word }) => /^[a-z]{4,}$/i.test(word));
      if (!token) continue;
      const broken = `${text.slice(0, token.start)}${token.text}qx${text.slice(token.end)}`;
      expect({ broken, column: place(broken) }).toEqual({ broken, column: token.start + 1 });
    }
  });

  it("with a word left out or two swapped is refused, or is another whole text", () => {
    for (const text of corpus.filter((_, i) => i % 3 === 0)) {
      const words = text.split(" ");
      for (let i = 0; i < words.length; i++) {
        const dropped = words.filter((_, at) => at !== i).join(" ");
        const swapped = words
          .with(i, words[i + 1] ?? words[i]!)
          .with(Math.min(i + 1, words.length - 1), words[i]!)
          .join(" ");
        for (const broken of [dropped, swapped]) {
          const result = readText(broken);
          if ("error" in result) expect(result.error.column).toBeLessThanOrEqual(broken.length + 1);
          else expect(said(printText(result.text)), broken).toEqual(result.text);
        }
      }
    }
  });
});
