/** Each language cuts a text into words and puts words together. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { english } from "../src/english.ts";
import { japanese } from "../src/japanese.ts";
import { numberOf, numberWord } from "../src/numbers.ts";

describe("English is cut", () => {
  const language = english({ an: "a", "sub type": "sub-type", colour: "color" });
  const keys = (text: string): string[] => language.tokenize(text).map((t) => t.key);
  const full = (text: string): [string, string, number, number][] =>
    language.tokenize(text).map((t) => [t.key, t.text, t.start, t.end]);

  test("into words, figures and signs, compared without capitals, each with its place", () => {
    expect(full("Draw 2 Cards,  then: (+3).")).toEqual([
      ["draw", "Draw", 0, 4],
      ["2", "2", 5, 6],
      ["cards", "Cards", 7, 12],
      [",", ",", 12, 13],
      ["then", "then", 15, 19],
      [":", ":", 19, 20],
      ["(", "(", 21, 22],
      ["+", "+", 22, 23],
      ["3", "3", 23, 24],
      [")", ")", 24, 25],
      [".", ".", 25, 26],
    ]);
    expect(keys("")).toEqual([]);
    expect(keys(" \n\t ")).toEqual([]);
  });

  test("the same way however often it is asked", () => {
    expect(keys("one card")).toEqual(keys("one card"));
    expect(full("one card")[1]).toEqual(["card", "card", 4, 8]);
  });

  test("with what stands in quotation marks as one word", () => {
    for (const text of ['name "Bear, the Old" now', "name “Bear, the Old” now"]) {
      const tokens = language.tokenize(text);
      expect(tokens.map((t) => t.key)).toEqual(["name", '"', "now"]);
      expect(tokens[1]).toEqual({
        key: '"',
        text: text.slice(5, 20),
        start: 5,
        end: 20,
        quoted: "Bear, the Old",
      });
    }
    expect(language.tokenize('""')[0]).toMatchObject({ key: '"', quoted: "" });
    expect(keys('a "b')).toEqual(["a", '"', "b"]);
    expect(language.tokenize('a "b')[1]).not.toHaveProperty("quoted");
  });

  test("with numbers, in words or figures", () => {
    const numbers = (text: string): (number | undefined)[] => language.tokenize(text).map((t) => t.num);
    expect(numbers("one 12 nineteen card zero")).toEqual([1, 12, 19, undefined, 0]);
    expect(numbers("twenty-one twenty one ninety nine")).toEqual([21, 21, 99]);
    expect(numbers("thirty twenty one")).toEqual([30, 21]);
    expect(numbers("twenty zero")).toEqual([20, 0]);
    expect(numbers("twenty ten")).toEqual([20, 10]);
    expect(numbers("nineteen one")).toEqual([19, 1]);
    expect(numbers("20 one")).toEqual([20, 1]);
    expect(numbers("one hundred a hundred an hundred hundred two hundred")).toEqual([
      100,
      100,
      100,
      undefined,
      2,
      undefined,
    ]);
    expect(numbers("20")).toEqual([20]);
    expect(numbers("twenty")).toEqual([20]);
    expect(numbers("2.5")).toEqual([undefined]);
    expect(full("take twenty-one cards")[1]).toEqual(["21", "twenty", 5, 15]);
    expect(full("take one hundred cards")[1]).toEqual(["100", "one", 5, 16]);
    expect(full("take two cards")[1]).toEqual(["two", "two", 5, 8]);
  });

  test("with a hyphen inside of words as a space, and before a number as a minus", () => {
    expect(keys("face-down")).toEqual(["face", "down"]);
    expect(keys("face‑down face‐down face–down")).toEqual(["face", "down", "face", "down", "face", "down"]);
    expect(keys("-2")).toEqual(["-", "2"]);
    for (const minus of ["−2", "‐2", "‑2", "–2"]) expect(keys(minus)).toEqual(["-", "2"]);
    expect(keys("two -2")).toEqual(["two", "-", "2"]);
    expect(keys("two-2")).toEqual(["two", "-", "2"]);
    expect(keys("2-two")).toEqual(["2", "-", "two"]);
    expect(keys("face -down")).toEqual(["face", "-", "down"]);
    expect(keys("face-")).toEqual(["face", "-"]);
  });

  test("with the sign of belonging as a word of its own", () => {
    expect(keys("player's card")).toEqual(["player", "'s", "card"]);
    expect(keys("player’s card")).toEqual(["player", "'s", "card"]);
    expect(full("players' cards")).toEqual([
      ["players", "players", 0, 7],
      ["'s", "'", 7, 8],
      ["cards", "cards", 9, 14],
    ]);
    expect(keys("players’ cards")).toEqual(["players", "'s", "cards"]);
    expect(keys("bear' s")).toEqual(["bear", "'", "s"]);
    expect(keys("players ' cards")).toEqual(["players", "'", "cards"]);
    expect(keys("'stop")).toEqual(["'", "stop"]);
  });

  test("with don't and its like as two words", () => {
    expect(full("don't")).toEqual([
      ["do", "don't", 0, 2],
      ["not", "don't", 2, 5],
    ]);
    expect(keys("It doesn’t, they DIDN'T")).toEqual(["it", "does", "not", ",", "they", "did", "not"]);
    expect(full("doesn't")[1]).toEqual(["not", "doesn't", 4, 7]);
    expect(keys("can't won't")).toEqual(["can't", "won't"]);
  });

  test("with other spellings as the one they stand for, also where they are two words", () => {
    expect(keys("an egg of sub type Colour")).toEqual(["a", "egg", "of", "sub-type", "color"]);
    expect(full("a Sub  type b")[1]).toEqual(["sub-type", "Sub type", 2, 11]);
    expect(keys("sub")).toEqual(["sub"]);
    expect(keys("sub types")).toEqual(["sub", "types"]);
    expect(
      english()
        .tokenize("an sub type")
        .map((t) => t.key),
    ).toEqual(["an", "sub", "type"]);
  });

  test("so that nothing of a text is lost", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."ab s'’-–\"“”.,:3 "), maxLength: 30 }), (text) => {
        let at = 0;
        for (const { start, end } of language.tokenize(text)) {
          expect(text.slice(at, start)).toMatch(/^[\s\-–]*$/);
          expect(end).toBeGreaterThan(start);
          at = end;
        }
        expect(text.slice(at).trim()).toBe("");
      }),
    );
  });
});

describe("English is put together", () => {
  const { join, number, quote, name } = english();
  const said = (text: string): string => join(text.split(" "));

  test("with spaces between words and none before signs that close", () => {
    expect(said("draw two cards , then stop ; go on .")).toBe("Draw two cards, then stop; go on.");
    expect(said("if ( you can ) draw")).toBe("If (you can) draw");
    expect(said("gains + 2 and - 3")).toBe("Gains +2 and -3");
    expect(said("gains + 2 / - 3 now")).toBe("Gains +2/-3 now");
    expect(join([])).toBe("");
  });

  test("with brackets close around what they hold, and one behind the other", () => {
    expect(said("birds with 【 Swift 】 【 Keen 】 get + 1")).toBe("Birds with 【Swift】【Keen】 get +1");
    expect(said("( 2 coins , 〔 Bell 〕 ) : draw")).toBe("(2 coins, 〔Bell〕): draw");
    expect(said("draw （ or not ） .")).toBe("Draw （or not）.");
  });

  test("with a capital inside of a bracket that begins a sentence, and behind a mark that does", () => {
    expect(said("( discard it ) and draw")).toBe("(Discard it) and draw");
    expect(said("〔 Bell 〕 draw . 【 Keen 】 stop")).toBe("〔Bell〕 Draw. 【Keen】 Stop");
    expect(said("draw 〔 one 〕 card")).toBe("Draw 〔one〕 card");
  });

  test("with a capital at the beginning, behind a full stop, and behind the colon of a heading", () => {
    expect(said("stop . draw . 2 cards")).toBe("Stop. Draw. 2 cards");
    expect(said("always : draw : stop")).toBe("Always: Draw: stop");
    expect(said("at the end : draw")).toBe("At the end: draw");
    const { join: afterAny } = english({}, { capitalAfterColon: true });
    expect(afterAny("at the end : draw".split(" "))).toBe("At the end: Draw");
    expect(said("+ two")).toBe("+two");
  });

  test("as a game asks for it: small in brackets, a capital behind a cost, and the letters of a price without blanks", () => {
    const { join, tokenize } = english(
      {},
      {
        capitalAfterColon: "bracket",
        smallInBrackets: true,
        glued: ["R", "C"],
      },
    );
    const words = "【 Main 】 ( discard a card , 2 R 1 C ) : choose one : draw 2 cards".split(" ");
    const text = "【Main】 (discard a card, 2R1C): Choose one: draw 2 cards";
    expect(join(words)).toBe(text);
    expect(tokenize(text).map(({ key }) => key)).toEqual(words.map((word) => word.toLowerCase()));
  });

  test("with a before a consonant and an before a vowel, as it is spoken", () => {
    expect(said("draw a card , a egg , a item , a onion , a Ape , a umbrella")).toBe(
      "Draw a card, an egg, an item, an onion, an Ape, an umbrella",
    );
    expect(said("get a unit , a use , a one , a euro , a Unicorn")).toBe(
      "Get a unit, a use, a one, a euro, a Unicorn",
    );
    expect(said("an a")).toBe("An a");
    expect(said("a egg")).toBe("An egg");
  });

  test("with the sign of belonging as it is written behind an s and elsewhere", () => {
    expect(said("player 's card")).toBe("Player's card");
    expect(said("players 's cards")).toBe("Players' cards");
    expect(said("'s")).toBe("'s");
  });

  test("with numbers in words up to ten, or in figures where they are asked for", () => {
    expect([0, 1, 10, 11].map((n) => number(n, false))).toEqual(["zero", "one", "ten", "11"]);
    expect([0, 1, 10, 11].map((n) => number(n, true))).toEqual(["0", "1", "10", "11"]);
    expect(quote("Bear")).toBe('"Bear"');
    expect(name).toBe("en");
  });

  test("so that its words are read again as they were", () => {
    const word = fc.constantFrom(
      "draw",
      "card",
      "players",
      "'s",
      ",",
      ".",
      "a",
      "egg",
      "two",
      "-",
      "(",
      ")",
      ":",
    );
    const { tokenize } = english({ an: "a" });
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), (words) => {
        // A dash between words joins them, and a sign of belonging has to have an owner.
        fc.pre(!words.some((w, i) => w === "-" || (w === "'s" && !/^[a-z]+$/.test(words[i - 1] ?? ""))));
        expect(tokenize(join(words)).map((t) => t.key)).toEqual(words);
      }),
    );
  });
});

describe("Japanese", () => {
  const language = japanese();
  const keys = (text: string): string[] => language.tokenize(text).map((t) => t.key);

  test("is cut into its characters, with figures and quotations as one each", () => {
    expect(language.tokenize("山札を 12枚「森の熊」引く")).toEqual([
      { key: "山", text: "山", start: 0, end: 1 },
      { key: "札", text: "札", start: 1, end: 2 },
      { key: "を", text: "を", start: 2, end: 3 },
      { key: "12", text: "12", start: 4, end: 6, num: 12 },
      { key: "枚", text: "枚", start: 6, end: 7 },
      { key: "「", text: "「森の熊」", start: 7, end: 12, quoted: "森の熊" },
      { key: "引", text: "引", start: 12, end: 13 },
      { key: "く", text: "く", start: 13, end: 14 },
    ]);
    expect(keys("")).toEqual([]);
    expect(language.tokenize("「」")[0]).toMatchObject({ quoted: "" });
    expect(keys("「森")).toEqual(["「", "森"]);
  });

  test("reads wide figures and signs as narrow ones", () => {
    expect(language.tokenize("１２").map((t) => [t.key, t.text, t.num])).toEqual([["12", "１２", 12]]);
    expect(keys("＋1－2−3-4")).toEqual(["+", "1", "-", "2", "-", "3", "-", "4"]);
    expect(keys("a:b,c.d，e．f：")).toEqual([
      "a",
      "：",
      "b",
      "、",
      "c",
      "。",
      "d",
      "、",
      "e",
      "。",
      "f",
      "：",
    ]);
  });

  test("is put together without spaces, with numbers in figures", () => {
    expect(language.join(["山札", "を", "引く", "。"])).toBe("山札を引く。");
    expect([language.number(3, false), language.number(12, true)]).toEqual(["3", "12"]);
    expect(language.quote("熊")).toBe("「熊」");
    expect(language.name).toBe("ja");
  });

  test("reads full-width letters, signs and brackets as the narrow ones, and capitals as small letters", () => {
    expect(keys("ＴＥＡ＋１／−２")).toEqual(keys("tea+1/-2"));
    expect(keys("（２ＬＢ）【速さ】［一］")).toEqual(keys("(2lb)[速さ]【一】"));
    expect(keys("〔合図〕")).toEqual(["〔", "合", "図", "〕"]);
  });

  test("takes one character for a number too, and still for itself", () => {
    expect(language.tokenize("三番")[0]).toMatchObject({ key: "三", num: 3 });
    expect(language.tokenize("三枚")[0]).toMatchObject({ key: "3", num: 3 });
    expect(language.tokenize("枚")[0]).not.toHaveProperty("num");
  });

  test("reads a spelling as another, the longest first, with its place", () => {
    const spelt = japanese({ ティー: "TEA", 全て: "すべて", 全ての: "各", ひく: "引く" });
    expect(spelt.tokenize("ティーをひく").map(({ key }) => key)).toEqual(["t", "e", "a", "を", "引", "く"]);
    expect(spelt.tokenize("全ての").map(({ key, text, start, end }) => [key, text, start, end])).toEqual([
      ["各", "全ての", 0, 3],
    ]);
    expect(spelt.tokenize("ティー").map(({ text, start, end }) => [text, start, end])).toEqual([
      ["ティー", 0, 3],
      ["", 3, 3],
      ["", 3, 3],
    ]);
    expect(spelt.tokenize("「全て」")[0]).toMatchObject({ quoted: "全て" });
  });

  test("keeps a letter of two halves whole", () => {
    expect(keys("𠮟る")).toEqual(["𠮟", "る"]);
  });
});

test("numbers and their words", () => {
  const words =
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
      " ",
    );
  expect(words.map(numberOf)).toEqual(words.map((_, n) => n));
  const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
  expect(tens.map(numberOf)).toEqual(tens.map((_, n) => 10 * (n + 2)));
  expect([numberOf(""), numberOf("hundred"), numberOf("One")]).toEqual([undefined, undefined, undefined]);
  expect(words.slice(0, 11)).toEqual(words.slice(0, 11).map((_, n) => numberWord(n)));
  expect([numberWord(11), numberWord(20)]).toEqual(["11", "20"]);
});
