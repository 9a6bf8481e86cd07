import { expect, test } from "vitest";
import { draftOf } from "../src/draft.ts";
import { typedWords, withTypedWords } from "../src/own-words.ts";

const manifest = `# mine
name: Mine
game: tails
words:
  - { en: Lantern Watch, ja: 灯火隊 } # they carry lamps
  - Owls
  - { ja: 狐, of: species }
keywords:
  - name: { en: Vigil, ja: 警戒 }
    text: "At the end of your turn, draw {n} cards."
`;
const draft = draftOf("mine", "tails", [{ path: "set.yaml", text: manifest }]);
const textOf = (one: typeof draft): string => one.others[0]!.text;

test("words are told as they are typed, and written back as they were", () => {
  const typed = typedWords(draft);
  expect(typed).toEqual({
    words: [
      { en: "Lantern Watch", ja: "灯火隊" },
      { en: "Owls", ja: "" },
      { en: "", ja: "狐", of: "species" },
    ],
    keywords: [{ en: "Vigil", ja: "警戒", text: "At the end of your turn, draw {n} cards." }],
  });
  expect(textOf(withTypedWords(draft, typed))).toBe(manifest);
  // a list that is written anew says the same
  const more = { ...typed, words: [...typed.words, { en: "Bats", ja: "" }] };
  const next = withTypedWords(draft, more);
  expect(typedWords(next)).toEqual(more);
  expect(textOf(next)).toContain("# mine");
  expect(withTypedWords(next, typed).others).toHaveLength(1);
});

test("a list that is empty is not there, and a set that cannot be read stays as it is", () => {
  const none = withTypedWords(draft, { words: [], keywords: [] });
  expect(textOf(none)).toBe("# mine\nname: Mine\ngame: tails\n");
  expect(typedWords(none)).toEqual({ words: [], keywords: [] });
  const broken = draftOf("mine", "tails", [{ path: "set.yaml", text: "- [" }]);
  expect(withTypedWords(broken, typedWords(draft))).toBe(broken);
});
