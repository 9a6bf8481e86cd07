/** The lessons of the games can be played as they are written, and teach what a newcomer can take in. */
import { describe, expect, test } from "vitest";
import { games, loadFormats, loadLessons, loadLists, sharedGame } from "../src/games.ts";
import { type Lesson, lessonMatch, playLesson, writtenIn } from "../src/lesson.ts";
import { readLesson } from "../src/lesson-file.ts";

const MOST_WORDS = 60;
const read = (text: string): { lesson?: Lesson; at: (string | number)[] } => {
  const { lesson, problems } = readLesson({ path: "games/x/lessons/first.yaml", text });
  return { ...(lesson ? { lesson } : {}), at: problems.map(({ line, message }) => `${line}: ${message.en}`) };
};

describe.each(games)("$title", ({ id }) => {
  test("has a first game that goes through as it is written, one step after the other, and then goes on", async () => {
    const loaded = await sharedGame(id);
    const lessons = loadLessons(loaded);
    expect(lessons.length).toBeGreaterThan(0);
    for (const lesson of lessons) {
      const match = lessonMatch(lesson, loaded.game, loadLists(loaded), loadFormats(loaded));
      expect(playLesson(lesson, match)).toBeUndefined();
      expect(match.length).toBe(writtenIn(lesson).length);
      expect(match.asked).not.toBeNull();
      const own = writtenIn(lesson).filter((written) => written.own);
      expect(own.length).toBeGreaterThanOrEqual(6);
      expect(own.length).toBeLessThanOrEqual(10);
    }
  });

  test("says every step in both languages, in few words", async () => {
    for (const { steps, title, end } of loadLessons(await sharedGame(id))) {
      for (const { en, ja } of [title, end, ...steps.flatMap(({ tell }) => tell ?? [])]) {
        expect(ja).toMatch(/[ぁ-んァ-ヶ一-龠]/);
        expect(en.split(/\s+/).length, en).toBeLessThanOrEqual(MOST_WORDS);
      }
    }
  });
});

test("a lesson stops where an answer is not possible, or not written as it is asked for", async () => {
  const loaded = await sharedGame("dew");
  const [lesson] = loadLessons(loaded);
  const stopWith = (say: string) => {
    const steps = lesson!.steps.map((step) =>
      step.answer?.say === "play Errand Bee" ? { ...step, answer: { seat: 0, say } } : step,
    );
    return playLesson({ ...lesson!, steps }, lessonMatch(lesson!, loaded.game, loadLists(loaded), []));
  };
  const step = lesson!.steps.findIndex(({ answer }) => answer?.say === "play Errand Bee") + 1;
  expect(stopWith("play Errand Bee")).toBeUndefined();
  expect(stopWith("PLAY errand bee")).toEqual({ step });
  expect(stopWith("play Nobody")).toMatchObject({ step, verdict: { verdict: "not understood" } });
});

describe("a lesson file", () => {
  const good = `title: { en: First, ja: はじめて }
decks: [a, b]
seed: 1
steps:
  - tell: { en: Play it, ja: 出します }
    A: play Oak
  - B: [x, y]
end: { en: Go on, ja: 続けます }
`;

  test("is read, and called by its name", () => {
    expect(read(good).lesson).toEqual({
      id: "first",
      title: { en: "First", ja: "はじめて" },
      decks: ["a", "b"],
      seed: 1,
      steps: [
        { tell: { en: "Play it", ja: "出します" }, answer: { seat: 0, say: "play Oak" } },
        { answer: { seat: 1, say: ["x", "y"] } },
      ],
      end: { en: "Go on", ja: "続けます" },
    });
  });

  test.each([
    [
      "  - B: [x, y]",
      "  - B: x\n    A: y",
      "7: a step holds words under tell:, or the answer of one seat, or both",
    ],
    ["  - B: [x, y]", "  - {}", "7: a step holds words under tell:, or the answer of one seat, or both"],
    ["seed: 1\n", "", '1: "seed" is missing'],
    ["ja: 出します", "jp: 出します", '5: "ja" is missing', '5: there is no key "jp"'],
  ])("in which %j is %j is refused at its place", (from, to, ...told) => {
    const { lesson, at } = read(good.replace(from, to));
    expect(lesson).toBeUndefined();
    expect(at).toEqual(told);
  });
});
