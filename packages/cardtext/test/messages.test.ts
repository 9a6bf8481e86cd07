/** What a person is told about a text that cannot be read. */
import { describe, expect, test } from "vitest";
import { place } from "../src/diagnose.ts";
import { grammar, KITCHEN, refusal } from "./small.ts";

const kitchen = grammar(KITCHEN);
const en = (text: string) => refusal(kitchen, text);
const ja = (text: string) => refusal(kitchen, text, "ja");

test("a place is a line and a column, both from 1, of letters and not of their halves", () => {
  const text = "ab\ncd\n\n𠮟e";
  expect([0, 1, 2, 3, 4, 6, 7, 9, 10].map((offset) => place(text, offset))).toEqual(
    [
      [1, 1],
      [1, 2],
      [1, 3],
      [2, 1],
      [2, 2],
      [3, 1],
      [4, 1],
      [4, 2],
      [4, 3],
    ].map(([line, column]) => ({ line, column })),
  );
});

describe("the place", () => {
  test("is where reading stopped, with the length of the word there", () => {
    expect(en("Fry one\nonoin.")).toMatchObject({ line: 2, column: 1, length: 5 });
    expect(en("Fry one egg for ham minutes.")).toMatchObject({ line: 1, column: 17, length: 3 });
    expect(ja("玉ねぎを煮る。")).toMatchObject({ line: 1, column: 5 });
  });

  test("is behind the last word where a text ends too early", () => {
    expect(en("Fry one")).toMatchObject({ column: 8, length: 1 });
    expect(en("Fry one  \n ")).toMatchObject({ line: 1, column: 8, length: 1 });
    expect(en("")).toMatchObject({ line: 1, column: 1, length: 1 });
  });

  test("of a colon is the word before it, which was to be a mark", () => {
    const marked = grammar([
      { makes: "Order", node: "$s", en: ["quick: {s:Step.me}", "slowly: {s:Step.me}"] },
      ...KITCHEN,
    ]);
    expect(refusal(marked, "qiuck: fry one egg")).toMatchObject({
      column: 1,
      length: 5,
      didYouMean: "quick",
    });
    expect(refusal(marked, "fry: one egg")).toMatchObject({
      column: 1,
      kind: "no reading",
      expected: [],
      message: '"fry" is not understood here.',
    });
    expect(refusal(marked, ": fry")).toMatchObject({ column: 1, length: 1 });
    expect(refusal(marked, ": fry").expected).toContain("a step");
  });

  test("of a colon is its own where a bracket was to be closed before it", () => {
    const paid = grammar([
      {
        makes: "Order",
        node: "$s",
        en: ["\\({n:#} coins\\): {s:Step.me}"],
        ja: ["（{n:#}枚）：{s:Step.me}"],
      },
      ...KITCHEN,
    ]);
    expect(refusal(paid, "(2 coins: fry one egg")).toMatchObject({ column: 9, expected: ['")"'] });
    expect(refusal(paid, "（2枚：卵", "ja")).toMatchObject({ column: 4, expected: ['"）："'] });
  });

  test("is the end of a whole text that means nothing, and nothing could follow", () => {
    const none = grammar([
      { makes: "Order", make: () => undefined, take: () => undefined, en: ["stop [it]"], ja: ["止める"] },
    ]);
    expect(refusal(none, "stop it")).toMatchObject({
      column: 8,
      expected: [],
      message:
        "the text is whole, but it speaks of something that was not named or could be one of several, or its parts do not go together.",
    });
    expect(refusal(none, "止める", "ja").message).toBe(
      "文の形は整っていますが、前に出ていないものやどれとも決められないものを指しているか、両立しない部分があります。",
    );
    expect(refusal(none, "止め", "ja").message).toContain("途中で終わっています");
  });
});

describe("the kind", () => {
  test("tells a word that the game does not have from one in the wrong place", () => {
    expect(en("Fry one ham.").kind).toBe("not a word of this game");
    expect(en("Fry egg.").kind).toBe("no reading");
    expect(en("Fry one").kind).toBe("no reading");
    expect(en("Fry one 7.").kind).toBe("no reading");
    expect(en('Fry one "egg".').kind).toBe("no reading");
    expect(ja("卵を煮る。").kind).toBe("not a word of this game");
    expect(ja("卵を卵。").kind).toBe("no reading");
  });
});

describe("the message", () => {
  test("says what is wrong and what could stand there", () => {
    expect(en("Fry one ham.").message).toBe('"ham" is not a word of this game. Expected: "egg", "onion"');
    expect(en("Fry egg.").message).toBe('"egg" is not understood here. Expected: something to cook');
    expect(en("Fry").message).toBe("the text ends too early. Expected: something to cook");
    expect(en("Wait for").message).toBe("the text ends too early. Expected: a name in quotation marks");
    expect(en("Add").message).toBe("the text ends too early. Expected: a number");
    expect(en("Fry one egg. Now").message).toBe('"Now" is not a word of this game.');
  });

  test("says so in Japanese for Japanese", () => {
    expect(ja("卵を煮る。").message).toBe(
      "「煮」はこのゲームの言葉ではありません。ここに置けるもの：「炒める」",
    );
    expect(ja("卵").message).toBe("文が途中で終わっています。ここに置けるもの：「を炒める」");
    expect(ja("卵を卵。").message).toBe("ここの「卵」は理解できません。ここに置けるもの：「炒める」");
    expect(ja("塩").message).toBe("文が途中で終わっています。ここに置けるもの：数");
    const named = grammar([{ makes: "Order", node: "$q", ja: ['{q:"}を待つ'] }]);
    expect(refusal(named, "熊", "ja").expected).toEqual(["「」で囲んだカード名"]);
  });

  test("takes the letters of one script for one word, up to six", () => {
    expect(ja("カレーを炒める。")).toMatchObject({ length: 3 });
    expect(ja("カレー").message).toContain("「カレー」");
    expect(ja("まぜるを").length).toBe(4);
    expect(ja("料理人を").length).toBe(3);
    expect(ja("アイウエオカキクケコ").length).toBe(6);
    expect(ja("！！！").length).toBe(1);
    expect(ja("abc").length).toBe(3);
    expect(ja("TEA枚").message).toContain("「TEA」");
    expect(ja("ー森").length).toBe(1);
  });

  test("shows six possibilities at most, and says that there are more", () => {
    const many = (n: number) =>
      grammar([
        { makes: "Order", node: "$t", en: ["take {t:Thing}"], ja: ["取る{t:Thing}"] },
        ...Array.from({ length: n }, (_, i) => ({
          makes: "Thing",
          node: i,
          en: [`w${"abcdefghij"[i]}`],
          ja: ["一二三四五六七八九十"[i]!],
        })),
      ]);
    const shown = '"wa", "wb", "wc", "wd", "we", "wf"';
    expect(refusal(many(6), "take").message).toMatch(new RegExp(`Expected: ${shown}$`));
    expect(refusal(many(7), "take").message).toMatch(new RegExp(`Expected: ${shown} \\.\\.\\.$`));
    expect(refusal(many(7), "take").expected).toHaveLength(7);
    expect(refusal(many(6), "取る", "ja").message).toMatch(/「五」、「六」$/);
    expect(refusal(many(7), "取る", "ja").message).toMatch(/「六」など$/);
  });

  test("says nothing of possibilities where there are none", () => {
    expect(en("Fry one egg. please").message).toBe('"please" is not understood here.');
    expect(ja("卵を炒める。卵").message).toBe("ここの「卵」は理解できません。");
  });
});

describe("what was meant", () => {
  test("is the nearest of the words that could stand there, else of all words of the game", () => {
    expect(en("Fry one onoin.")).toMatchObject({
      didYouMean: "onion",
      message: '"onoin" is not a word of this game. Did you mean "onion"? Expected: "egg", "onion"',
    });
    expect(en("Fry one plaese.")).toMatchObject({ didYouMean: "please" });
  });

  test("is not asked of a known word that only stands in the wrong place, of figures or of signs", () => {
    expect(en("Fry one add.")).not.toHaveProperty("didYouMean");
    expect(en("Fry one 12.")).not.toHaveProperty("didYouMean");
    expect(en("Fry one !.")).not.toHaveProperty("didYouMean");
    expect(en("Fry one x.")).not.toHaveProperty("didYouMean");
    expect(en("Fry one")).not.toHaveProperty("didYouMean");
    expect(en("Fry one zebra.")).not.toHaveProperty("didYouMean");
  });

  test("is a known word's neighbour where that is what could stand there", () => {
    expect(en("Fry one eggs.")).toMatchObject({ kind: "no reading", didYouMean: "egg" });
    expect(en("Fry two onion.")).toMatchObject({ didYouMean: "onions" });
  });

  test("is asked in Japanese too", () => {
    const latin = grammar([
      { makes: "Order", node: "$t", ja: ["{t:Thing}"] },
      { makes: "Thing", node: 1, ja: ["x"] },
    ]);
    expect(refusal(latin, "y", "ja")).not.toHaveProperty("didYouMean");
  });
});

describe("what could stand there", () => {
  test("is an icon between its brackets, of which what stands there is told whole", () => {
    const icons = grammar([
      { makes: "Order", node: 1, ja: ["【武術】"] },
      { makes: "Order", node: 2, ja: ["【派遣】"] },
      { makes: "Order", node: 3, ja: ["【各ターン、待つ"] },
    ]);
    for (const name of ["マーシャルアーツ", "不死身の術"])
      expect(refusal(icons, `【${name}】`, "ja").message).toBe(
        `「${name}」はこのゲームの言葉ではありません。ここに置けるもの：「武術」、「派遣」`,
      );
  });

  test("is named by the phrase that is asked for, not by its words", () => {
    expect(en("ham")).toMatchObject({ expected: ["a step", '"your"', '"please"'] });
    expect(en("please")).toMatchObject({ expected: ["a step"] });
    expect(ja("熊").expected).toEqual(["手順"]);
  });

  test("is told once, whatever ways lead there", () => {
    const it = grammar([
      { makes: "Order", node: 1, en: ["stop now", "[so] stop then", "(halt|stop) there"] },
      { makes: "Order", node: 2, en: ["stop {n:#}", "stop {n:#d}"] },
    ]);
    const { expected } = refusal(it, "stop");
    expect([...expected].sort()).toEqual(['"now"', '"then"', '"there"', "a number"]);
  });

  test("goes on in Japanese while there is only one way to go", () => {
    const it = grammar([
      { makes: "Order", node: 1, ja: ["山札を引く"] },
      { makes: "Order", node: 2, ja: ["山札を捨てる"] },
      { makes: "Order", node: 3, ja: ["川"] },
      { makes: "Order", node: 4, ja: ["川岸へ"] },
      { makes: "Order", node: 5, ja: ["谷{n:#}"] },
      { makes: "Order", node: 6, ja: ["丘{t:Thing}"] },
      { makes: "Thing", node: 7, ja: ["上"] },
    ]);
    expect(refusal(it, "海", "ja").expected).toEqual(['"山札を"', '"川"', '"谷"', '"丘"']);
  });
});

describe("a bound", () => {
  test("of length is told with the bound", () => {
    const long = "Fry one egg. ".repeat(60);
    expect(en(long)).toMatchObject({
      kind: "no reading",
      length: 1,
      expected: [],
      message: "a text is at most 600 characters long",
    });
    expect(ja("卵".repeat(601))).toMatchObject({
      line: 1,
      column: 601,
      message: "テキストは600文字までです",
    });
    expect(ja("卵".repeat(600)).message).not.toContain("600");
  });

  test("of a number is told with its place", () => {
    expect(en("Fry one egg for 9999 minutes.".replace("9999", "10000"))).toMatchObject({
      column: 17,
      length: 5,
      message: "a number in a text is at most 9999",
    });
    expect(ja("塩１００００を足す。")).toMatchObject({
      column: 2,
      length: 5,
      message: "テキストの数は9999までです",
    });
    expect(kitchen.read("Fry one egg for 9999 minutes.")).toHaveProperty("tree");
  });
});

describe("the trouble itself, looked for on demand", () => {
  const CLAUSES = grammar([
    ...KITCHEN,
    { makes: "Order", node: { when: "$s" }, en: ["when (this|your) guest ~waits, {s:Step.me}."] },
    // read on for a while where the one above is meant
    { makes: "Order", node: 1, en: ["when this guest ~waits for an egg, wait."] },
    { makes: "Order", node: 2, ja: ["客が待つとき、玉ねぎ1つを炒める。"] },
    { makes: "Order", node: 3, ja: ["客が卵を待つとき、待つ。"] },
  ]);
  const closer = (text: string, language: "en" | "ja" = "en") => {
    const result = CLAUSES.read(text, language);
    if (!("error" in result)) throw new Error(`"${text}" is read`);
    const { message, column, length, didYouMean } = result.error.closer!();
    return { message: message[language], column, length, didYouMean };
  };

  test("is what is read when it is left out, though reading stops behind it", () => {
    const text = "When this guest waits for an egg, fry one onion.";
    expect(CLAUSES.read(text)).toMatchObject({ error: { column: 35 } });
    expect(closer(text)).toMatchObject({
      message: '"for an egg" is not understood here; without it the text is read.',
      column: 23,
      length: 10,
    });
    expect(closer("客が卵を待つとき、玉ねぎ1つを炒める。", "ja")).toMatchObject({
      message: "ここの「卵を」は理解できません。なければ読めます。",
      column: 3,
    });
  });

  test("is a small word that lacks, or one for another", () => {
    expect(closer("When guest waits, fry one egg.")).toMatchObject({
      message: '"your" lacks before "guest".',
      column: 6,
    });
    expect(closer("When your guest waits: fry one egg.")).toMatchObject({
      message: '":" is not understood here; with "," in its place the text is read.',
      didYouMean: ",",
    });
    expect(closer("Fry one egg").message).toBe('"." lacks at the end.');
  });

  test("is told of no words on which the meaning hangs", () => {
    expect(closer("When a guest waits, fry one egg.").message).not.toContain("in its place");
  });

  test("is looked for in the sentence alone where more is wrong behind it", () => {
    expect(closer("When guest waits, fry one egg. Something else is to happen now.").message).toBe(
      '"your" lacks before "guest".',
    );
  });

  test("of a word that the game has not is told behind that word", () => {
    expect(closer("When this guest sleepwalks, fry one egg.").message).toMatch(
      /^"sleepwalks" is not a word of this game\. .*Without "When this guest sleepwalks," the text is read\.$/,
    );
  });

  test("is nowhere where no small change makes a text of it", () => {
    expect(closer("Eat whatever is left over of it.").message).toMatch(/^"Eat" is not a word of this game/);
  });

  test("a word like it is offered only where reading goes on with it, or one letter is wrong", () => {
    expect(closer("Fry one onoin of mine.").didYouMean).toBe("onion");
    expect(closer("Fry one egg add salt or leave it.").didYouMean).toBe(undefined);
  });
});
