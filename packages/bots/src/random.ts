/** Plays evenly at random among the options it has. */
import { type Chance, firstOf, type Machine } from "@tefuda/kernel";
import type { Bot } from "./bot.ts";

export const random: Bot = {
  name: "random",
  version: 1,
  answer({ question, chance }) {
    const { shape, min, max, options } = question;
    const words = options.map((option) => option.notation);
    if (shape !== "some") return words[chance(words.length)]!;
    const most = Math.min(max, words.length);
    const n = min + (most > min ? chance(most - min + 1) : 0);
    const picked: string[] = [];
    for (let i = 0; i < n; i++) picked.push(words.splice(chance(words.length), 1)[0]!);
    return picked;
  },
};

/** The same play without a word being made: answers the waiting question of a machine, for games by the thousand. */
export function answerAtRandom(m: Machine, chance: Chance): void {
  const spec = m.asking()!;
  const count = m.list();
  if (spec.shape !== "some") {
    if (count === 0) m.fail(`"${spec.prompt}" has no answer`);
    m.choose(m.options[chance.below(count)]!);
    return;
  }
  const min = spec.min!(m);
  const max = Math.min(spec.max!(m), count);
  const n = min + (max > min ? chance.below(max - min + 1) : 0);
  chance.pick(m.options, count, n);
  const cards = m.scratch[m.borrow()]!;
  for (let i = 0; i < n; i++) cards[i] = firstOf(m.options[i]!);
  m.giveBack();
  m.chooseSome(cards, n);
}
