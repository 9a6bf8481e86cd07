/** What casts of made-up cards have in common. */
import type { Dice } from "../../fuzz/dice.ts";
import type { Made } from "../kit.ts";

export const ANIMALS = [
  "Otter",
  "Heron",
  "Badger",
  "Wren",
  "Fox",
  "Stoat",
  "Mole",
  "Vole",
  "Crane",
  "Swift",
  "Pike",
  "Toad",
  "Newt",
  "Hare",
  "Lynx",
  "Moth",
  "Crow",
  "Rook",
  "Tern",
  "Seal",
  "Gull",
  "Wolf",
  "Bear",
  "Deer",
  "Goat",
  "Swan",
  "Duck",
  "Loon",
  "Carp",
  "Bream",
  "Finch",
  "Robin",
  "Mouse",
  "Shrew",
  "Snail",
  "Adder",
  "Eagle",
  "Raven",
  "Quail",
  "Snipe",
];

/** So many cards of a list, taken out of it. */
export function take(
  dice: Dice,
  from: Made[],
  n: number,
  such: (card: Made) => boolean = () => true,
): Made[] {
  const taken: Made[] = [];
  for (let i = 0; i < n; i++) {
    const some = from.filter(such);
    if (some.length === 0) break;
    const one = dice.pick(some);
    from.splice(from.indexOf(one), 1);
    taken.push(one);
  }
  return taken;
}
