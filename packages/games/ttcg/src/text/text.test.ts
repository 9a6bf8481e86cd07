import { readFileSync } from "node:fs";
import { sample } from "@tefuda/cardtext";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { account, completions, grammar, meantBy, printEffect, readEffect, type Said } from "./index.ts";

function lines(file: string): string[] {
  return readFileSync(new URL(file, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "");
}

const corpus = lines("corpus.en.txt");
const natural = lines("natural.en.txt");

function effect(text: string, language: "en" | "ja" = "en"): Said {
  const result = readEffect(text, { language });
  if ("error" in result) throw new Error(`${text}\n${result.error.message.en}`);
  return result.effect;
}

describe.each([
  ["our own texts", corpus],
  ["texts by somebody else", natural],
])("%s", (_, texts) => {
  it("are all read, and printed so that they are read as the same", () => {
    for (const text of texts) {
      const tree = effect(text);
      const printed = printEffect(tree);
      expect(effect(printed), `${text}\n${printed}`).toEqual(tree);
      expect(printEffect(effect(printed))).toBe(printed);
    }
  });

  it("have no word that nothing accounts for", () => {
    for (const text of texts) {
      const words = grammar.compiled("en").language.tokenize(text);
      expect(account(text).map((t) => t.text)).toEqual(words.map((t) => t.text));
    }
  });
});

it("reads Japanese into the same trees and prints it word for word", () => {
  for (const line of lines("corpus.ja.tsv")) {
    const [ja = "", en = ""] = line.split("\t");
    expect(effect(ja, "ja"), ja).toEqual(effect(en));
    expect(printEffect(effect(en), "ja")).toBe(ja);
  }
});

it("reads other Japanese words as those that it prints", () => {
  for (const line of lines("natural.ja.tsv")) {
    const [text = "", printed = ""] = line.split("\t");
    expect(printEffect(effect(text, "ja"), "ja"), text).toBe(printed);
  }
});

it("tells in which line of a text a word speaks of nothing", () => {
  const result = readEffect(
    "Latent: While this card is in your discard pile, if untapped, you may\r\n destroy it, otherwise you may reveal them then recover spells. Once per turn.",
  );
  if (!("error" in result)) throw new Error("it was read");
  const { line, column } = result.error;
  expect([line, column]).toEqual([2, 39]);
});

it("tells where a text goes wrong", () => {
  for (const line of lines("misread.en.tsv")) {
    const [text = "", column, mean] = line.split("\t");
    const result = readEffect(text);
    if (!("error" in result)) throw new Error(`"${text}" was read as "${printEffect(result.effect)}"`);
    expect({ text, column: result.error.column }).toEqual({ text, column: Number(column) });
    if (mean) expect({ text, mean: result.error.didYouMean }).toEqual({ text, mean });
    expect(result.error.message.en).toMatch(
      /is not understood here|is not a word|ends too early|the text is whole|could be|spoken of/,
    );
  }
});

describe("kinds (ttcg-7.10)", () => {
  it.each([
    ["Draw one card.", "normal"],
    ["When this card attacks, draw one card.", "latent"],
    ["After this card attacks, draw one card.", "latent"],
    ["At the start of your turn, draw one card.", "latent"],
    ["At the end of your turn, draw one card.", "latent"],
    ["Counter one effect.", "counter"],
    ["When an enemy unit attacks, counter the attack.", "counter"],
    ["Equip this card to one unit. It gains 100 attack.", "equip"],
    ["While this card remains on the field, your units gain 100 attack.", "continuous"],
    ["Dormant: Draw one card.", "dormant"],
    ["Passive: When this card attacks, draw one card.", "passive"],
  ])("%s is %s", (text, kind) => {
    expect(effect(text).kind).toBe(kind);
    expect(effect(text).marked).toBe(text.includes(":"));
  });
});

describe("what a text says", () => {
  it.each<[string, object]>([
    [
      "Destroy one rank 2 or lower fire dragon your opponent controls.",
      {
        act: {
          do: "destroy",
          what: {
            count: { exactly: 1 },
            what: {
              noun: "unit",
              bounds: [{ of: "rank", how: "atMost", n: 2 }],
              traits: { type: ["fire"], subtype: ["dragon"] },
              zone: { in: "field", whose: "opponent" },
            },
          },
        },
      },
    ],
    [
      "You may discard one card to draw two cards.",
      { may: true, cost: [{ do: "discard", who: "you" }], act: { do: "draw", who: "you", n: 2 } },
    ],
    [
      "Let your opponent draw one card to gain two points.",
      { offer: { do: "draw", who: "opponent", n: 1 }, act: { do: "points", how: "gain", n: 2 } },
    ],
    [
      "If you control exactly two units, draw two cards.",
      {
        condition: { if: "count", what: { zone: { whose: "you" } }, how: "exactly", n: 2 },
        act: { do: "draw" },
      },
    ],
    ["Draw two cards if you control exactly two units.", { condition: { if: "count" }, act: { do: "draw" } }],
    [
      "One dragon gains 300 attack and cannot be destroyed in battle this turn.",
      {
        act: {
          do: "seq",
          of: [
            { do: "lasting", what: { is: "bonus" }, for: "thisTurn" },
            { do: "lasting", what: { who: { ref: "it" } }, for: "thisTurn" },
          ],
        },
      },
    ],
    [
      "You may lose 2 points. If you do, untap this card.",
      {
        act: {
          do: "ifDo",
          first: { do: "may", what: { do: "points", how: "lose", n: 2 } },
          then: { do: "untap" },
        },
      },
    ],
    [
      "While this card is underneath another card, that card gains 200 defense.",
      { worksIn: "under", act: { do: "lasting", what: { is: "bonus", who: { ref: "cover" } } } },
    ],
    [
      "When an enemy unit attacks, that unit loses 100 attack.",
      { trigger: { on: "attacks" }, act: { do: "lasting", what: { is: "bonus", who: { ref: "trigger" } } } },
    ],
    [
      "Your opponent destroys one unit they control.",
      { act: { do: "destroy", what: { chosenBy: "opponent", what: { zone: { whose: "opponent" } } } } },
    ],
  ])("%s", (text, tree) => {
    expect(meantBy(effect(text))).toMatchObject(tree);
  });

  it.each([
    ["This card is indestructible.", "This card is immortal.", "This card cannot be destroyed."],
    ["Destroy one level 2 unit.", "Destroy a unit of rank 2.", "Destroy 1 rank 2 unit"],
    [
      "Destroy one of your opponent's Fire-type units.",
      "destroy one fire unit on your opponent's side of the field",
      "Destroy one fire unit your opponent controls.",
    ],
    ["Gain 2 points.", "You gain two points.", "gain two points"],
    ["All units gain +100 attack.", "Each unit gains 100 attack.", "Units get +100 attack."],
  ])("%s is another wording of the next", (...texts) => {
    const [first, ...others] = texts.map((text) => effect(text));
    for (const other of others) expect(other).toEqual(first);
  });
});

it("completes a text", () => {
  expect(completions("Draw one")).toContain('"card"');
  expect(completions("Destroy one unit your")).toContain('"opponent"');
});

describe("texts made from the table", () => {
  const same = (tree: Said) => {
    const printed = printEffect(tree);
    expect(effect(printed), printed).toEqual(tree);
  };

  it("have at most one reading, which prints and is read again", () => {
    let read = 0;
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat()), (numbers) => {
        const text = sample(grammar, "en", (n) => numbers.next().value % n, 30);
        if (text.length > 240) return;
        const result = readEffect(text);
        if ("error" in result) {
          expect(result.error.kind, result.error.message.en).not.toBe("two readings");
          return;
        }
        read++;
        same(result.effect);
      }),
      { numRuns: 550, seed: 20 },
    );
    expect(read).toBeGreaterThan(200);
  });
});

describe("a text that somebody has broken", () => {
  const chosen = corpus.filter((_, i) => i % 4 === 0);

  it("with a word misspelt is refused at that word", () => {
    for (const text of chosen) {
      const tokens = grammar.compiled("en").language.tokenize(text);
      const at = tokens.findLastIndex((token) => /^[a-z]{4,}$/i.test(token.text));
      const token = tokens[at];
      if (!token) continue;
      const broken = `${text.slice(0, token.start)}${token.text}qx${text.slice(token.end)}`;
      const result = readEffect(broken);
      if (!("error" in result)) throw new Error(`"${broken}" was read`);
      expect({ broken, column: result.error.column }).toEqual({ broken, column: token.start + 1 });
    }
  });

  it("with a word left out or two swapped is refused, or is another whole text", () => {
    for (const text of chosen) {
      const words = text.split(" ");
      for (let i = 0; i < words.length; i++) {
        const dropped = words.filter((_, at) => at !== i).join(" ");
        const swapped = words
          .with(i, words[i + 1] ?? words[i]!)
          .with(Math.min(i + 1, words.length - 1), words[i]!)
          .join(" ");
        for (const broken of [dropped, swapped]) {
          const result = readEffect(broken);
          if ("error" in result) expect(result.error.column).toBeLessThanOrEqual(broken.length + 1);
          else expect(effect(printEffect(result.effect)), broken).toEqual(result.effect);
        }
      }
    }
  });
});
