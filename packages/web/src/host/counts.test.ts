import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Match } from "@tefuda/kernel";
import { tails } from "@tefuda/tails";
import { expect, test } from "vitest";
import { lookOf } from "../data/looks/index.ts";
import { countsOf } from "./counts.ts";

const room = join(import.meta.dirname, "../../../games/tails");
const read = (pattern: string) =>
  globSync(pattern, { cwd: room })
    .sort()
    .map((path) => ({ path, text: readFileSync(join(room, path), "utf8") }));

test("what is laid in secret is counted for its own player and for nobody else", () => {
  const { book } = tails.assemble(read("cards/*.yaml"));
  if (!book) throw new Error("the cards do not read");
  const lists = read("decks/*.yaml").map((file) => tails.readList(file, book).list?.cards ?? []);
  const match = new Match(book.game, { seed: 1, lists: [lists[0]!, lists[1]!] });
  const names = lookOf("tails").counts ?? [];
  const laid = (seat: number) => countsOf(match.machine, seat, names).filter(({ counts }) => counts.laid);
  for (const seat of [0, 1]) match.answer(seat, "take none");
  const option = match.view(0).question?.options.find(({ verb }) => verb === "lay");
  match.answer(0, option!.notation);
  expect(laid(0).map(({ at }) => at)).toEqual([option!.cards[0]]);
  expect(laid(1)).toEqual([]);
});
