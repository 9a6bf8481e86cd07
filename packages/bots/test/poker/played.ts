/** The strategy that a program plays: asked often enough in each information set, its answers are counted. */
import { type GamePackage, type Machine, Sight } from "@tefuda/kernel";
import { type Bot, Host } from "../../src/index.ts";
import type { Mixed, Strategy } from "./exploit.ts";

/** Asks so many times, each time with another chance. */
export function strategyOf(bot: Bot, pack: GamePackage, times: number): Strategy {
  const known = new Map<string, Mixed>();
  return (info, words, m) => {
    let mixed = known.get(info);
    if (!mixed) {
      mixed = asked(bot, pack, times, words, m);
      known.set(info, mixed);
    }
    return mixed;
  };
}

function asked(bot: Bot, pack: GamePackage, times: number, words: readonly string[], m: Machine): Mixed {
  const seat = m.asking()!.who(m);
  const host = new Host(pack, bot);
  const counts = new Map<string, number>();
  for (let n = 0; n < times; n++) {
    host.begin(n, seat);
    const said = String(host.answer(new Sight(m, seat)));
    counts.set(said, (counts.get(said) ?? 0) + 1);
  }
  return Object.fromEntries(words.map((word) => [word, (counts.get(word) ?? 0) / times]));
}
