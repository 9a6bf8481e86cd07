/**
 * What a seat knows is the same bytes whatever it does not know (law 6): positions that come up in random games are made
 * into others that an observer cannot tell from them, and erased for it; what is left has to be equal, number by number.
 */
import { answerAtRandom } from "@tefuda/bots";
import { Chance, definitionsOf, erase, Machine, SPECTATOR } from "@tefuda/kernel";
import { expect, test } from "vitest";
import { setupOf } from "../src/leaks/arena.ts";
import { TWINS, type Twin } from "../src/renamed/twins.ts";
import { arenas } from "./arenas.ts";

const deep = process.env.TEFUDA_DEEP === "1";
/** One question in so many is looked at. */
const SELDOM = 5;
/** So many questions at least. */
const ENOUGH = 40;

test.each(arenas)("$id", { timeout: 600_000 }, async ({ arena: arenaFor, small }) => {
  const arena = await arenaFor();
  const { game } = arena.book;
  const seen = { questions: 0, moved: 0 };
  // a game of short matches plays more of them, till there was something to look at
  const least = deep ? 300 : small ? 6 : 2;
  for (let number = 0; number < least || (number < 6 && seen.questions <= ENOUGH); number++) {
    const { settings, lists } = setupOf(arena, number);
    const kinds = definitionsOf(game, { seed: number, lists, settings });
    const machine = (): Machine => new Machine(game, kinds.length, kinds.flat().length);
    const [real, twin, known, other] = [machine(), machine(), machine(), machine()];
    real.start(number, kinds, settings);
    const chance = new Chance();
    chance.seed(number, 5);
    for (let answers = 0; !real.over && answers < 300; answers++) {
      if (chance.below(SELDOM) === 0) {
        seen.questions++;
        for (const observer of [...Array(kinds.length).keys(), SPECTATOR]) {
          erase(real, known, observer);
          for (const difference of Object.keys(TWINS) as Twin[]) {
            twin.s.set(real.s);
            twin.resume();
            TWINS[difference](twin, observer, chance);
            if (twin.s.some((n, at) => n !== real.s[at])) seen.moved++;
            erase(twin, other, observer);
            const at = known.s.findIndex((n, place) => n !== other.s[place]);
            expect(at, `game ${number}, after ${answers} answers, ${difference} for ${observer}`).toBe(-1);
          }
        }
      }
      answerAtRandom(real, chance);
    }
  }
  // there was something that could be otherwise, most of the time
  expect(seen.questions).toBeGreaterThan(ENOUGH);
  expect(seen.moved).toBeGreaterThan(seen.questions * 6);
});
