/** What would have to be so, in the language of whoever asks. */
import { describe, expect, test } from "vitest";
import { type Game, type Group, Match, type NeedWords, needIn } from "../src/index.ts";
import { asking, game, hand, NAMES, one, setup } from "./drawn.ts";
import { definition, GO_ON } from "./tiny.ts";

const WORDS: NeedWords = {
  "{0}, or {1}": "{0}、または{1}",
  "not: {0}": "次のことが成り立たない：{0}",
  "it is small": "小さい",
  "it is a {0}": "{0}である",
  'its name is "{0}"': "名前が「{0}」である",
  tree: "木",
  bush: "低木",
  "{0} or {1}": "{0}か{1}",
};
const withWords = (of: Game, ja = WORDS): Game => ({ ...of, needs: { ja } });
const inJapanese = (needs: string, ja = WORDS): string => needIn(withWords(game(one), ja), needs, "ja");

describe("what has to be so", () => {
  test("is said as a whole", () => {
    expect(inJapanese("it is small")).toBe("小さい");
    expect(inJapanese("the game is not over")).toBe("ゲームが終わっていない");
  });

  test("is said with what is put into it: words, names, numbers and seats", () => {
    expect(inJapanese("it is a tree")).toBe("木である");
    expect(inJapanese("B is asked, not A")).toBe("選択する番が、AではなくBである");
    expect(inJapanese("the answer is a number from 1 to 3")).toBe("答えが1から3までの数である");
    expect(inJapanese("1 to 2 different ones are picked")).toBe("異なるものを1～2個選ぶ");
    expect(inJapanese("it is asked: Shall it go on?")).toBe("「続けますか」の選択を求められている");
  });

  test("is said part by part, as far as the first words go that can say all of it", () => {
    expect(inJapanese("it is small, or it is a tree")).toBe("小さい、または木である");
    expect(inJapanese("it is a tree or bush")).toBe("木か低木である");
    expect(inJapanese("it is small, or it is a tree, or it is small")).toBe(
      "小さい、または木である、または小さい",
    );
    expect(inJapanese("not: it is small")).toBe("次のことが成り立たない：小さい");
  });

  test("names cards as they are called", () => {
    const birch = definition("Silver Birch", { names: { ja: "白樺" } });
    const named = withWords({ ...game(one), definitions: [birch, definition("Old Oak")] });
    expect(needIn(named, 'its name is "Silver Birch"', "ja")).toBe("名前が「白樺」である");
    expect(needIn(named, 'its name is "Old Oak"', "ja")).toBe("名前が「Old Oak」である");
  });

  test("is said in English where a language has no words for all of it", () => {
    for (const needs of ["it is tall", "it is a tall tree", "it is small, or it is tall", "it is small."])
      expect(inJapanese(needs)).toBe(needs);
    expect(needIn(withWords(game(one)), "it is small", "en")).toBe("it is small");
    expect(needIn(withWords(game(one)), "it is small", "fr")).toBe("it is small");
    expect(needIn(game(one), "it is small", "ja")).toBe("it is small");
  });

  test("may have signs that mean something in patterns", () => {
    expect(inJapanese("(it) is 1+ [a]", { "(it) is {0} [a]": "{0}？" })).toBe("1+？");
  });
});

describe("a match", () => {
  const take: Group = {
    verb: "take",
    form: "card",
    from: hand,
    needs: [{ rule: "tiny-2", says: "it is small", test: () => false }],
  };
  const match = new Match(withWords(game(asking([take, GO_ON]))), setup());
  const small = (needs: string) => ({ verdict: "forbidden", reasons: [{ rule: "tiny-2", needs }] });

  test("says why not, and what it refuses, in the language that is asked for", () => {
    const say = `take ${NAMES[1]}`;
    expect(match.why(0, say)).toEqual(small("it is small"));
    expect(match.why(0, say, "ja")).toEqual(small("小さい"));
    expect(match.answer(0, say)).toEqual({ done: false, verdict: small("it is small") });
    expect(match.answer(0, say, "ja")).toEqual({ done: false, verdict: small("小さい") });
  });

  test("says it of all that it refuses by itself", () => {
    expect(match.answer(0, ["take Ash", "take Ash"], "ja")).toMatchObject({
      verdict: { reasons: [{ needs: "1つだけを選ぶ" }] },
    });
  });
});
