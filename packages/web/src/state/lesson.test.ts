/** A lesson tells one thing at a time, and leaves of a question what it waits for. */
import type { QuestionView } from "@tefuda/kernel";
import type { Lesson } from "@tefuda/referee/lesson";
import { expect, test } from "vitest";
import { guided, standingIn, toldIn } from "./lesson.ts";

const both = (en: string) => ({ en, ja: en });
const lesson: Lesson = {
  id: "first",
  title: both("First"),
  decks: ["a", "b"],
  seed: 1,
  steps: [
    { tell: both("look") },
    { tell: both("play it"), answer: { seat: 0, say: "play Oak" } },
    { answer: { seat: 1, say: "pass" } },
    { tell: both("discard two"), answer: { seat: 0, say: ["Elm", "Yew"] } },
  ],
  end: both("go on"),
};
const question = (shape: QuestionView["shape"], ...words: string[]): QuestionView => ({
  seat: 0,
  prompt: "main",
  rule: "x-1",
  words: "?",
  shape,
  min: 0,
  max: 3,
  source: null,
  options: words.map((notation) => ({ notation, verb: "", cards: [] })),
});
const notations = ({ options }: QuestionView): string[] => options.map(({ notation }) => notation);

test("words come before the answers that they are told before", () => {
  expect(toldIn(lesson).map(({ after, number }) => [after, number])).toEqual([
    [0, 1],
    [0, 2],
    [2, 3],
  ]);
});

test("it stands at words until they have been read, then at the answer, then at what others do", () => {
  const at = (step: number, read: number) => {
    const standing = standingIn(lesson, step, read);
    return standing && [standing.told.tell.en, standing.now];
  };
  expect(at(0, 0)).toEqual(["look", true]);
  expect(at(0, 1)).toEqual(["play it", true]);
  expect(at(1, 1)).toEqual(["play it", false]);
  expect(at(2, 1)).toEqual(["discard two", true]);
  expect(at(3, 1)).toBeUndefined();
  // words are told also when others have answered meanwhile, and once
  expect(at(1, 0)).toEqual(["look", true]);
  // taken back, and read before
  expect(at(0, 1)).toEqual(["play it", true]);
});

test("of a question nothing is left but what the lesson waits for", () => {
  const asked = question("one", "play Oak", "play Elm", "pass");
  expect(notations(guided(asked, standingIn(lesson, 0, 1)!))).toEqual(["play Oak"]);
  expect(notations(guided(asked, standingIn(lesson, 0, 0)!))).toEqual([]);
  const yes = guided(question("yes", "yes", "no"), standingIn(lesson, 0, 0)!);
  expect([yes.shape, yes.options]).toEqual(["one", []]);
  const some = guided(question("some", "Oak", "Elm", "Yew"), standingIn(lesson, 2, 1)!);
  expect([notations(some), some.min, some.max]).toEqual([["Elm", "Yew"], 2, 2]);
});
