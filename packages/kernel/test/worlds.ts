/** Worlds for tests: made from what an observer knows, under an open seed. */
import { Chance, determinize, erase, Machine } from "../src/index.ts";

export function erased(m: Machine, observer: number): Machine {
  const known = new Machine(m.game, m.layout.seats, m.layout.cards);
  erase(m, known, observer);
  return known;
}

export function world(m: Machine, observer: number, seed = 3, pool: readonly number[] = [0, 1, 2]): Machine {
  const into = new Machine(m.game, m.layout.seats, m.layout.cards);
  const chance = new Chance();
  chance.seed(seed, observer);
  determinize(erased(m, observer), into, chance, pool);
  return into;
}
