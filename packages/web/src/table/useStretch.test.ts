/** When passing for a stretch ends. */
import type { Look, QuestionView, View } from "@tefuda/kernel";
import { expect, test } from "vitest";
import type { Line } from "../state/lines.ts";
import { endsStretch } from "./useStretch.ts";

const stretch: NonNullable<Look["stretch"]> = { prompts: ["main", "respond"], stops: ["plays"] };
const question = (prompt: string): QuestionView => ({
  ...{ seat: 0, shape: "one", prompt, words: "", rule: "", source: null, min: 1, max: 1, options: [] },
});
const screen = (turn: number, player: number, prompt: string | null, said: string[] = []) => ({
  view: {
    ...{ game: "x", observer: 0, seats: [], shared: {}, links: [], asked: 0, over: null },
    numbers: { turn, player, phase: 2 },
    question: prompt === null ? null : question(prompt),
  } as unknown as View,
  news: said.map(
    (message): Line => ({ entry: { kind: "line", message, parts: [], text: "" } }) as unknown as Line,
  ),
});

test("it goes on through the own turn and another's, till one's next turn", () => {
  expect(endsStretch(stretch, screen(3, 0, "respond"), 3)).toBe(false);
  expect(endsStretch(stretch, screen(4, 1, "respond"), 3)).toBe(false);
  expect(endsStretch(stretch, screen(4, 1, null), 3)).toBe(false);
  expect(endsStretch(stretch, screen(5, 0, "main"), 3)).toBe(true);
});

test("it ends when somebody does something, or when another thing is asked", () => {
  expect(endsStretch(stretch, screen(4, 1, null, ["plays"]), 3)).toBe(true);
  expect(endsStretch(stretch, screen(4, 1, null, ["draws"]), 3)).toBe(false);
  expect(endsStretch(stretch, screen(4, 1, "block"), 3)).toBe(true);
});

test("a game can name the part of the own turn at which it ends, whichever turn that is", () => {
  const part = { ...stretch, own: 2 };
  expect(endsStretch(part, screen(3, 0, "main"), 3)).toBe(true);
  expect(endsStretch({ ...part, own: 1 }, screen(5, 0, "main"), 3)).toBe(false);
});
