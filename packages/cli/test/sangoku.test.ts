/** What a player at the terminal has to know of a game whose cards cost something: how much, and what is being paid for. */
import { expect, test } from "vitest";
import { tefuda } from "./run.ts";

const TYPED = [
  "begin",
  "keep the rest",
  "keep the rest",
  "place face-up Cao Cao, Poet with a Cup",
  "end turn",
  "place none",
  "end turn",
  "place face-up Xiahou Yuan, Already There",
  "summon Li Dian, Reads in the Saddle",
];

test("a hand says what its cards cost, in either language", async () => {
  const play = ["play", "sangoku", "--seats", "human,human", "--seed", "5"];
  const english = await tefuda(play, TYPED.slice(0, 2));
  expect(english.out).toContain("1R Li Dian, Reads in the Saddle 1000/1");
  const japanese = await tefuda([...play, "--lang", "ja"], TYPED.slice(0, 2));
  expect(japanese.out).toContain("1R 李典");
});

test("the question of payment says what is paid for", async () => {
  const { out } = await tefuda(["play", "sangoku", "--seats", "human,human", "--seed", "5"], TYPED);
  expect(out).toContain("B: Li Dian, Reads in the Saddle: Choose what you pay with.");
});
