/** What is played on two machines, of which one gives its cards other numbers again and again. */
import { Chance, definitionsOf, firstOf, type Game, Machine, Match, type MatchRecord } from "@tefuda/kernel";
import { type Arena, setupOf } from "../leaks/arena.ts";
import { Pair } from "./pair.ts";

/** How far it went, and in words what was not the same. */
export interface Played {
  answers: number;
  differs: string | undefined;
}

/** Cards get other numbers at one in so many questions, and what anybody sees and reads is compared at one in so many. */
const SELDOM = 3;
const SEEN = 8;

/** Plays a game of an arena among random players, up to so many answers. */
export function playRenamed(arena: Arena, number: number, longest: number): Played {
  const { game } = arena.book;
  const setup = { ...setupOf(arena, number), seed: number };
  const lists = definitionsOf(game, setup);
  const [real, twin] = [0, 1].map(() => new Machine(game, lists.length, lists.flat().length));
  for (const m of [real!, twin!]) m.start(number, lists, setup.settings);
  const chance = new Chance();
  chance.seed(number, 1);
  const pair = new Pair(real!, twin!, chance);
  for (let answers = 0; ; answers++) {
    const differs = pair.differs(real!.over || answers === longest || chance.below(SEEN) === 0);
    if (differs !== undefined || real!.over || answers === longest) return { answers, differs };
    if (chance.below(SELDOM) === 0) pair.renumber();
    answerAlike(real!, twin!, chance);
  }
}

/** Gives a random answer on both machines: the same by its place among the answers, which are the same on both. */
function answerAlike(real: Machine, twin: Machine, chance: Chance): void {
  const spec = real.asking()!;
  const count = real.list();
  if (spec.shape !== "some") {
    const option = chance.below(count);
    for (const m of [real, twin]) {
      m.list();
      m.choose(m.options[option]!);
    }
    return;
  }
  const min = spec.min!(real);
  const max = Math.min(spec.max!(real), count);
  const n = min + (max > min ? chance.below(max - min + 1) : 0);
  const options = Array.from({ length: count }, (_, i) => i);
  chance.pick(options, count, n);
  const picked = options.slice(0, n);
  for (const m of [real, twin]) {
    m.list();
    m.chooseSome(picked.map((i) => firstOf(m.options[i]!)));
  }
}

/** Plays a record again, as its answers are written: cards get other numbers before every answer. */
export function replayRenamed(game: Game, record: MatchRecord): Played {
  const [real, twin] = [0, 1].map(() => new Match(game, record));
  const chance = new Chance();
  chance.seed(record.choices.length, 2);
  const pair = new Pair(real!.machine, twin!.machine, chance);
  for (const [answers, { seat, say }] of record.choices.entries()) {
    const differs = pair.differs(true);
    if (differs !== undefined) return { answers, differs };
    if (answers >= (record.opening?.after ?? 0)) pair.renumber();
    for (const match of [real!, twin!])
      if (!match.answer(seat, say).done) return { answers, differs: `"${String(say)}" is not taken` };
  }
  return { answers: record.choices.length, differs: pair.differs(true) };
}
