/** What the tests of settling share: effects of cards that were set off and wait, and who is asked which comes first. */
import { expect } from "vitest";
import {
  type Ability,
  act,
  constant,
  firstOf,
  giveBack,
  type Machine,
  type Ordering,
  pack,
  program,
  queueLength,
  queueTrigger,
  type Settling,
  secondOf,
  seq,
  settling,
  triggerAbility,
  triggerAt,
  triggerSource,
} from "../src/index.ts";
import { ability, definition, tiny } from "./tiny.ts";

/** An effect by its card and the number of its text: "4.1". */
export type Effect = `${number}.${number}`;
export const TEXTS = 16;
const CARDS = 3; // of each seat: 0, 1, 2, then 3, 4, 5, then 6, 7, 8

/** Each player's own, the seat 1 first, then seat by seat. */
const OWN: Ordering = { first: constant(1), next: (m, seat) => (seat + 1) % m.layout.seats };

export interface Scene extends Partial<Settling> {
  seats?: number;
  /** What is done before anything waits. */
  before?: (m: Machine) => void;
  /** What was set off, in that order. */
  waiting?: readonly Effect[];
  /** What effects do beside being written down. */
  does?: Readonly<Record<Effect, (m: Machine) => void>>;
}

/** Sets off an effect; the event has six arguments: 10, if nothing else is said, 20 and so on. */
export function setOff(m: Machine, effect: Effect, about = 10): void {
  const [card, text] = effect.split(".").map(Number) as [number, number];
  m.e.set([about, 20, 30, 40, 50, 60]);
  queueTrigger(m, m.game.abilities.find((one) => one.index === text)!.id, card, false);
}

/** The game of a scene, and what was done in it: each effect with what its program was called with. */
export function game(scene: Scene) {
  const { seats = 2, before, waiting = [], does = {}, ...how } = scene;
  const calls: number[][] = [];
  const text = (index: number): Ability =>
    ability({
      index,
      programs: [
        program(`text ${index}`, (f) => {
          const args = Array.from({ length: 5 }, () => f.arg());
          return seq(
            act((m) => {
              const [card, ...rest] = args.map((arg) => arg(m)) as [number, ...number[]];
              calls.push([card, index, ...rest]);
              does[`${card}.${index}`]?.(m);
            }),
            giveBack(),
          );
        }),
        // further programs of a text are no business of what is told here
        program("another", () => act((m) => m.fail("the wrong program"))),
      ],
    });
  const made = tiny({
    seats: { min: seats, max: seats },
    definitions: [definition("Oak", { abilities: Array.from({ length: TEXTS }, (_, i) => text(i)) })],
    steps: (f) =>
      seq(
        act((m) => {
          before?.(m);
          for (const effect of waiting) setOff(m, effect);
        }),
        settling(f, { order: OWN, prompt: "bare", rule: "tiny-2", happens: () => true, ...how }),
      ),
  });
  return { made, calls, done: () => calls.map(([card, index]): Effect => `${card!}.${index!}`) };
}

export const listsOf = (seats: number, cards = CARDS): number[][] =>
  Array.from({ length: seats }, () => Array(cards).fill(0));

/** Who is asked for an order, and of what; undefined once everything is settled. */
export function asked(m: Machine): { who: number; of: Effect[] } | undefined {
  const spec = m.asking()!;
  if (spec.prompt !== "bare") return undefined;
  const of = [...m.options.subarray(0, m.list())].map((o): Effect => `${firstOf(o)}.${secondOf(o)}`);
  return { who: spec.who(m), of };
}
export function first(m: Machine, effect: Effect): void {
  expect(asked(m)!.of).toContain(effect);
  const [card, text] = effect.split(".").map(Number) as [number, number];
  m.choose(pack(0, card, text));
}
export const waitingIn = (m: Machine): Effect[] =>
  Array.from({ length: queueLength(m) }, (_, n) => {
    const at = triggerAt(m, n);
    return `${triggerSource(m, at)}.${triggerAbility(m, at).index}` as Effect;
  });
