/** What is shown in a language can be typed as it is shown, and means what it meant, whatever the game and the language. */
import { answerAtRandom } from "@tefuda/bots";
import { Chance, listOptions, Machine, notations, viewOf } from "@tefuda/kernel";
import { games, type LoadedGame, loadLists, sharedGame } from "@tefuda/referee/games";
import { describe, expect, test } from "vitest";
import { type Speech, speechOf } from "../src/speech.ts";
import { LANGUAGES, languageAsked, languageOf, terminalWords } from "../src/words/index.ts";

const GAMES = process.env.TEFUDA_DEEP === "1" ? 40 : 2;

/** Wide letters and signs, as they come from a Japanese keyboard. */
const wide = (text: string): string =>
  text.replace(/[!-~ ]/g, (letter) =>
    letter === " " ? "\u3000" : String.fromCharCode(letter.charCodeAt(0) + 0xfee0),
  );

/** Calls back at every question of some games played at random. */
function atEveryQuestion(loaded: LoadedGame, look: (m: Machine, seat: number) => void): void {
  const lists = loadLists(loaded).map((list) => list.cards.map((name) => loaded.game.byName.get(name)!.id));
  const chance = new Chance();
  for (let game = 0; game < GAMES; game++) {
    const meet = [lists[game % lists.length]!, lists[(game * 5 + 1) % lists.length]!];
    const m = new Machine(loaded.game, 2, meet.flat().length);
    chance.seed(game, 0);
    m.start(game, meet, loaded.pack.simulation);
    while (!m.over) {
      look(m, m.asking()!.who(m));
      answerAtRandom(m, chance);
    }
  }
}

/** The options of the waiting question that are not read back as what they are, or are shown as another is. */
function misread(m: Machine, speech: Speech, typed: (shown: string) => string): string[] {
  const spec = m.asking()!;
  const kept = notations(m, spec, listOptions(m, spec));
  const shown = kept.map((notation) => speech.notation(notation));
  const wrong = kept.filter((notation, i) => speech.kept(typed(shown[i]!)) !== notation);
  if (new Set(shown).size < new Set(kept).size) wrong.push(`alike: ${shown.join(", ")}`);
  return wrong;
}

describe.each(games.map(({ id }) => id))("%s", (id) => {
  test.each(LANGUAGES)(
    "every option met is read back from how it is shown: %s",
    async (language) => {
      const loaded = await sharedGame(id);
      const speech = speechOf(loaded, language);
      let options = 0;
      atEveryQuestion(loaded, (m) => {
        expect(misread(m, speech, (shown) => shown)).toEqual([]);
        options += listOptions(m, m.asking()!);
      });
      expect(options).toBeGreaterThan(500);
    },
    60_000,
  );

  test("what is kept is understood in Japanese too, and so are wide letters", async () => {
    const loaded = await sharedGame(id);
    const speech = speechOf(loaded, "ja");
    atEveryQuestion(loaded, (m) => {
      const spec = m.asking()!;
      for (const kept of notations(m, spec, listOptions(m, spec))) expect(speech.kept(kept)).toBe(kept);
      expect(misread(m, speech, wide)).toEqual([]);
    });
  });

  test.each(LANGUAGES)("no two verbs are called the same, nor two cards: %s", async (language) => {
    const loaded = await sharedGame(id);
    const speech = speechOf(loaded, language);
    const { verbs } = loaded.pack.layout;
    once(Object.values(verbs).map((said) => speech.say(said)));
    once(loaded.book.cards.map(({ name }) => speech.called(name)));
  });

  test("no two answers begin with the same words in Japanese", async () => {
    const loaded = await sharedGame(id);
    const { verbs, buttons } = loaded.pack.layout;
    once(Object.entries({ ...verbs, ...buttons }).map(([kept, said]) => said.ja ?? kept));
  });
});

/** Expects words to differ, however they are written. */
function once(words: readonly string[]): void {
  const folded = words.map((word) => word.normalize("NFKC").toLowerCase());
  expect(folded.filter((word, i) => folded.indexOf(word) < i)).toEqual([]);
}

test("where a card lies is said with the game's word for the zone", async () => {
  const loaded = await sharedGame("trails");
  const speech = speechOf(loaded, "ja");
  const name = loaded.book.cards.find((card) => card.name === "Amber Page")!.name;
  expect(speech.notation(`attack ${name}@B.field.2 > ${name}@A.homebase.1`)).toBe(
    "攻撃する 琥珀の小姓@B.場.2 > 琥珀の小姓@A.拠点.1",
  );
  expect(speech.notation(`use ${name}@B.field 2#3`)).toBe("クラフトを使用する 琥珀の小姓@B.場 2#3");
  expect(speech.kept("クラフトを使用する　琥珀の小姓＠Ｂ．場 ２")).toBe(`use ${name}@B.field 2`);
  expect(speech.kept("攻撃する ?@B.場.1")).toBe("attack ?@B.field.1");
  expect(speech.kept("踊る 琥珀の小姓")).toBe("踊る 琥珀の小姓");
  expect(speech.kept("投了")).toBe("give up");
});

test("in English places are called as notations keep them", async () => {
  const loaded = await sharedGame("trails");
  const place = { zone: "homebase", seat: 1, place: 2 };
  expect(LANGUAGES.map((language) => speechOf(loaded, language).place(place))).toEqual([
    "B.homebase.3",
    "B.拠点.3",
  ]);
});

test("the words of a view in Japanese are those of the game", async () => {
  const loaded = await sharedGame("trails");
  const texts = new Set<string>();
  atEveryQuestion(loaded, (m, seat) => texts.add(viewOf(m, seat, "ja").question!.words));
  expect([...texts].filter((words) => !/[ぁ-ん]/.test(words))).toEqual([]);
});

test("the language is the environment's, or the one that is asked for", () => {
  expect(languageOf({})).toBe("en");
  expect(languageOf({ LANG: "ja_JP.UTF-8" })).toBe("ja");
  expect(languageOf({ LANG: "ja_JP.UTF-8", LC_MESSAGES: "en_GB" })).toBe("en");
  expect(languageOf({ LANG: "en_GB", LC_ALL: "ja" })).toBe("ja");
  expect(languageAsked(["play", "trails", "--lang", "ja"])).toBe("ja");
  expect(languageAsked(["play", "trails", "--lang=ja"])).toBe("ja");
  expect(languageAsked(["play", "trails", "--lang", "fr"])).toBeUndefined();
  expect(languageAsked(["play", "trails"])).toBeUndefined();
});

test("no word stands for two commands", () => {
  for (const language of LANGUAGES) {
    const words = Object.values(terminalWords(language).play.commands).flat();
    const both = new Set([...words, ...Object.values(terminalWords("en").play.commands).flat()]);
    expect(new Set(words).size).toBe(words.length);
    expect(both.size).toBe(language === "en" ? words.length : 2 * words.length + 2);
  }
});
