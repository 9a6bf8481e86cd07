/** What every door has in common: it makes inputs, takes them, and says what it did with each. */

import type { World } from "../fuzz/world.ts";
import type { Dice } from "./dice.ts";

/** What became of an input that broke no law. */
export interface Outcome {
  took: boolean;
  /** What was said against it, or that a bound was reached while it was used; for people. */
  said: readonly string[];
}

/** A door that stands open for one game. */
export interface OpenDoor<Input = unknown> {
  make(dice: Dice): Input;
  /** The input as text: for a report, and to know which odd words of a message are the input's own. */
  show(input: Input): string;
  /** Gives the input to the door and uses what was taken. Throws {@link Broken} where a law is broken. */
  put(input: Input, dice: Dice): Outcome | Promise<Outcome>;
}

export interface Door {
  name: string;
  about: string;
  /** Of a thousand inputs over all doors, how many are for this one. */
  share: number;
  open(world: World): OpenDoor | Promise<OpenDoor>;
}

/** A law of the doors that an input broke. */
export class Broken extends Error {}

export const refused = (...said: string[]): Outcome => ({ took: false, said });
export const accepted = (...said: string[]): Outcome => ({ took: true, said });
