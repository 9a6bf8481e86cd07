/** Matches that differ only in what some may not know: the same answers, and for those the same to see. */
import { Chance, type Choice, type Game, knows, Match, type Setup } from "@tefuda/kernel";

export interface Twin {
  setup: Setup;
  /** How many cards are others, and in how many of its moments somebody else sees another hand for it. */
  cards: number;
  moments: number;
}

const TRIES = 100;

/**
 * Another match in which the same was answered, and in which those whose `eyes` these are saw the same: cards that they
 * never knew are others, or lie where others lay. Throws where none is found.
 */
export function twinOf(game: Game, setup: Setup, choices: readonly Choice[], eyes: readonly number[]): Twin {
  const hidden = neverKnown(game, setup, choices, eyes);
  const names = [...new Set(setup.lists.flat())];
  const chance = new Chance();
  chance.seed(11, eyes.length);
  let best: Twin | null = null;
  for (let i = 0; i < TRIES; i++) {
    const many = 2 + chance.below(Math.max(1, Math.floor((hidden.length * (TRIES - i)) / TRIES)));
    const other = changed(setup, hidden, names, eyes, many, chance);
    const found = compared(game, setup, other, choices, eyes);
    if (found && found.moments > 0 && found.cards > (best?.cards ?? 0)) best = found;
  }
  if (!best) throw new Error("no other match looks the same");
  return best;
}

/** Cards by their numbers, list after list, that none of the eyes has known at any time. */
function neverKnown(game: Game, setup: Setup, choices: readonly Choice[], eyes: readonly number[]): number[] {
  const match = new Match(game, setup);
  const known = new Set<number>();
  const look = (): void => {
    const { machine } = match;
    for (let card = 0; card < setup.lists.flat().length; card++)
      if (eyes.some((eye) => knows(machine, eye, card))) known.add(card);
  };
  look();
  for (const { seat, say } of choices) {
    match.answer(seat, say);
    look();
  }
  return setup.lists.flat().flatMap((_, card) => (known.has(card) ? [] : [card]));
}

function changed(
  setup: Setup,
  hidden: readonly number[],
  names: readonly string[],
  eyes: readonly number[],
  many: number,
  chance: Chance,
): Setup {
  const cards = [...setup.lists.flat()];
  const owner = (card: number): number => (card < setup.lists[0]!.length ? 0 : 1);
  for (let i = 0; i < many; i++) {
    const a = hidden[chance.below(hidden.length)]!;
    const b = hidden[chance.below(hidden.length)]!;
    // what is in their own deck somebody knows, but not where
    const foreign = !eyes.includes(owner(a));
    if (foreign && chance.below(2) === 0) cards[a] = names[chance.below(names.length)]!;
    else if (owner(a) === owner(b)) [cards[a], cards[b]] = [cards[b]!, cards[a]!];
  }
  const first = setup.lists[0]!.length;
  return { ...setup, lists: [cards.slice(0, first), cards.slice(first)] };
}

/** Null where it cannot be answered so, or is not seen so. */
function compared(
  game: Game,
  setup: Setup,
  other: Setup,
  choices: readonly Choice[],
  eyes: readonly number[],
): Twin | null {
  const [one, two] = [new Match(game, setup), new Match(game, other)];
  const others = setup.lists.flatMap((_, seat) => (eyes.includes(seat) ? [] : [seat]));
  const same = (seen: readonly number[]): boolean =>
    seen.every((eye) => JSON.stringify(one.view(eye)) === JSON.stringify(two.view(eye)));
  let moments = 0;
  for (const { seat, say } of choices) {
    if (!same(eyes) || one.asked !== two.asked) return null;
    if (!same(others)) moments++;
    one.answer(seat, say);
    if (!two.answer(seat, say).done) return null;
  }
  if (!same(eyes) || one.asked !== two.asked) return null;
  const cards = setup.lists.flat();
  return {
    setup: other,
    moments,
    cards: other.lists.flat().filter((card, i) => card !== cards[i]).length,
  };
}
