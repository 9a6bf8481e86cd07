/** Worlds for tests: made from what an observer knows, under an open seed. */
import { Chance, erase, type Guess, Machine, Worlds } from "../src/index.ts";

export function erased(m: Machine, observer: number): Machine {
  const known = new Machine(m.game, m.layout.seats, m.layout.cards);
  erase(m, known, observer);
  return known;
}

export function world(m: Machine, observer: number, seed = 3, guess: Guess = { pool: [0, 1, 2] }): Machine {
  const into = new Machine(m.game, m.layout.seats, m.layout.cards);
  const chance = new Chance();
  chance.seed(seed, observer);
  new Worlds(erased(m, observer), guess).deal(into, chance);
  return into;
}
