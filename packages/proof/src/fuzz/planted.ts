/** A door with every fault that a door can have, one a number: whoever looks for faults has to find each of them. */
import { accepted, type Door, type Outcome, refused } from "../fuzz/door.ts";
import type { World } from "../fuzz/world.ts";

/** What is wrong with the inputs, by number from 1; the words are what has to be said of it. */
export const PLANTED: readonly { says: RegExp | undefined; put: (world: World) => Outcome }[] = [
  { says: undefined, put: () => accepted() },
  { says: undefined, put: () => refused("this is no card") },
  {
    says: /a crash: TypeError/,
    put: () => (undefined as unknown as { put: () => Outcome }).put(),
  },
  { says: /refused without a word/, put: () => refused() },
  { says: /refused without a word/, put: () => refused("  ") },
  { says: /"undefined" in the words/, put: () => refused("there is no card undefined") },
  { says: /"\[object" in the words/, put: () => refused("there is no card [object Object]") },
  { says: /words for programmers/, put: () => refused("it failed\n    at put (door.ts:7:3)") },
  {
    says: /another after it/,
    put: ({ loaded }) => {
      loaded.game.code.instructions.pop();
      return accepted();
    },
  },
  {
    says: /prototype of all objects/,
    put: () => {
      Object.defineProperty(Object.prototype, "polluted", { value: true, configurable: true });
      return accepted();
    },
  },
  {
    says: /no end after/,
    put: () => {
      for (;;);
    },
  },
  {
    says: /it takes more than/,
    put: () => {
      // As much as is noticed, and not as much as the machine has.
      const held: Uint8Array[] = [];
      for (;;) if (held.length < 30) held.push(new Uint8Array(100_000_000).fill(1));
    },
  },
  {
    says: /the process ended|it takes more than/,
    put: () => {
      const held: unknown[] = [];
      for (let n = 0; ; n++) held.push(Array(2_000_000).fill(n + 0.5));
    },
  },
];

export const doors: readonly Door[] = [
  {
    name: "planted",
    about: "every fault that a door can have",
    share: 1,
    open: (world) => ({
      // The number of an input says which fault it has: there is nothing to make by chance.
      make: (dice) => dice.seed,
      show: (input) => `number ${input as number}`,
      put: (input) => PLANTED[(input as number) - 1]!.put(world),
    }),
  },
];
