/** A puzzle at a table: what keeps its goal, what is replied to what does not, and that both are as they were when taken back. */
import { puzzleFiles, sharedGame } from "@tefuda/referee/games";
import { bookOf } from "@tefuda/referee/records/cards";
import { rulingsIn, Standing } from "@tefuda/referee/standing";
import { expect, test } from "vitest";
import type { News } from "./host.ts";
import { savedAt } from "./positions.ts";
import { Riddle } from "./riddle.ts";
import { Room } from "./room.ts";

const { pack, book: whole, cardFiles } = await sharedGame("dew");
const standing = new Standing(pack, cardFiles, []);
const [first] = puzzleFiles("dew").flatMap(rulingsIn);
const { book } = bookOf(pack, whole, standing.at(first!.start!).record());

function room() {
  const match = standing.at(first!.start!);
  const goal = first!.start!.puzzle!;
  const position = { record: match.record(), asked: match.asked!, goal };
  let last: News | undefined;
  const made = Room.resume(pack, book, savedAt(position, "greedy"), {
    settings: { autoPass: true, language: "en" },
    riddle: (of) => new Riddle({ title: first!.words.title.en, goal }, of, pack),
    tell: (news) => {
      last = news;
    },
  });
  const answer = async (say: string | string[]): Promise<void> => {
    expect(await made.answer(position.asked, say)).toEqual({ done: true });
    await made.playOn();
  };
  return { made, answer, state: () => last!.puzzle!, question: () => last!.sights[0]!.view.question };
}

test("following the way reaches the goal, and says so", async () => {
  const { made, answer, state, question } = room();
  await made.open();
  expect(state()).toMatchObject({ goal: "win", progress: "open" });
  expect(state().hidden.flat().length).toBeGreaterThan(0);
  for (let n = 0; n < 30 && question(); n++) await answer(made.way()!);
  expect(state().progress).toBe("reached");
  expect(made.way()).toBeNull();
});

test("an answer that does not keep the goal is told, refuted, and forgotten when it is taken back", async () => {
  const { made, answer, state, question } = room();
  await made.open();
  const kept = made.way();
  const wrong = question()!.options.find(({ notation }) => notation === "end turn")!.notation;
  expect(wrong).not.toBe(kept);
  await answer(wrong);
  expect(["astray", "missed"]).toContain(state().progress);
  made.undo();
  expect(state().progress).toBe("open");
  expect(made.way()).toEqual(kept);
});

test("it is found again as it stood, also astray", async () => {
  const { made, answer } = room();
  await made.open();
  await answer("end turn");
  const saved = made.save();
  expect(saved.puzzle).toBe(first!.words.title.en);
  let last: News | undefined;
  const again = Room.resume(pack, book, saved, {
    settings: { autoPass: true, language: "en" },
    riddle: (of) => new Riddle({ title: saved.puzzle!, goal: first!.start!.puzzle! }, of, pack),
    tell: (news) => {
      last = news;
    },
  });
  await again.open();
  expect(["astray", "missed"]).toContain(last!.puzzle!.progress);
});
