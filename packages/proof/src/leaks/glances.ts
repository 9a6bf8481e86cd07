/**
 * What is gone through glance by glance: the rulings of a game, which stand where everything rare happens, and matches
 * from lists in which few cards stand often, so that each comes to all that it does.
 */
import { join } from "node:path";
import { Chance, Match, questionOf } from "@tefuda/kernel";
import { gameFolder, games } from "@tefuda/referee/games";
import { runScenario } from "@tefuda/referee/scenario";
import { Chosen } from "@tefuda/referee/steering/chosen";
import { loadScenarios, scenarioFiles } from "@tefuda/referee/suite";
import { anyAnswer } from "./answers.ts";
import { type Arena, seedOf, setupOf, shuffled } from "./arena.ts";
import { Glance } from "./glance.ts";
import type { Leak, Plan } from "./lockstep.ts";
import { Moments } from "./moments.ts";

/** Rulings in which a text asks what a hidden card is, and lawfully tells of it by what it does. */
const TELLING: readonly string[] = ["A card that is drawn is it"];

/** Different cards of a list that is made up, and how much of it they are: two thirds. */
const KINDS = 8;
const SHARE = 3;

export interface Glanced {
  matches: number;
  glances: number;
  leak: Leak | undefined;
}

/** Goes through rulings and gatherings, and stops at a leak. */
export async function glanceAt(arena: Arena, plan: Plan): Promise<Glanced> {
  const done: Glanced = { matches: 0, glances: 0, leak: undefined };
  const moments = new Moments();
  const ways = [rulings(arena, plan.rulings, moments), gatherings(arena, plan.gatherings, moments)];
  for (const way of ways)
    for await (const { glance, leak } of way) {
      done.matches++;
      done.glances += glance.count;
      done.leak = leak;
      if (leak) return done;
    }
  return done;
}

interface Looked {
  glance: Glance;
  leak: Leak | undefined;
}

/** One ruling in `every`, from the first on, `rounds` times with other twins. A game without rulings has none. */
async function* rulings(
  arena: Arena,
  { every, rounds }: Plan["rulings"],
  moments: Moments,
): AsyncGenerator<Looked> {
  if (!games.some(({ id }) => id === arena.id)) return;
  const files = scenarioFiles([join(gameFolder(arena.id), "scenarios")]);
  let number = 0;
  const { bound } = await loadScenarios(
    files,
    arena.id,
    ({ title }) => number++ % every === 0 && !TELLING.includes(title),
  );
  for (let round = 0; round < rounds; round++) {
    if (round > 0) moments.clear();
    for (const [n, ruling] of bound.entries()) {
      const { match: played } = runScenario(ruling, 1);
      if (!played) continue;
      const own = { ...arena, book: { ...arena.book, game: ruling.game } };
      const match = new Match(played.game, { ...played.setup });
      const glance = new Glance(
        { arena: own, match },
        round * bound.length + n,
        moments,
        `in the ruling ${ruling.scenario.title}`,
      );
      yield { glance, leak: await goThrough(glance, played) };
    }
  }
}

async function goThrough(glance: Glance, played: Match): Promise<Leak | undefined> {
  const { choices, setup } = played;
  for (const [n, { seat, say }] of choices.entries()) {
    // what comes before the position of a ruling is like any beginning
    if (n < (setup.opening?.after ?? 0)) {
      glance.pass(seat, say);
      continue;
    }
    const leak = await glance.give(seat, say);
    if (leak) return leak;
  }
  return glance.lookAround();
}

/** So many matches, of so many answers at most. */
async function* gatherings(
  arena: Arena,
  { matches, length }: Plan["gatherings"],
  moments: Moments,
): AsyncGenerator<Looked> {
  const chosen = new Chosen();
  const chance = new Chance();
  chance.seed(1, 4);
  const { game } = arena.book;
  const kinds = shuffled(game.definitions.length, chance).map(
    (definition) => game.definitions[definition]!.name,
  );
  let next = 0;
  for (let n = 0; n < matches; n++) {
    const setup = setupOf(arena, n);
    // one after the other they come to all cards there are
    const few = (): string[] => Array.from({ length: KINDS }, () => kinds[next++ % kinds.length]!);
    const lists = setup.lists.map((list) => gathered(list, few(), chance));
    const match = new Match(game, { ...setup, lists, seed: seedOf(n, lists.length) });
    const glance = new Glance({ arena, match }, n, moments, `in gathering ${n}`);
    yield { glance, leak: await play(glance, length, chosen, chance) };
  }
}

/** A list of which most is replaced by a few cards. */
const gathered = (list: readonly string[], few: readonly string[], chance: Chance): string[] =>
  list.map((name) => (chance.below(SHARE) === 0 ? name : few[chance.below(few.length)]!));

async function play(
  glance: Glance,
  length: number,
  chosen: Chosen,
  chance: Chance,
): Promise<Leak | undefined> {
  const { match } = glance;
  while (match.asked !== null && match.length < length) {
    const question = questionOf(match.machine, match.asked)!;
    const seat = match.asked;
    const leak = await glance.give(seat, anyAnswer(match.machine, question, chosen, chance));
    if (leak) return leak;
  }
  return undefined;
}
