/** What a match is made from - its lists, its seed, its settings - and what it is as a file. */
import type { Position } from "./arrange.ts";
import type { CardSource } from "./carried.ts";
import type { Fate } from "./fate.ts";
import type { Game } from "./game.ts";
import { shown } from "./letters.ts";
import { seatName } from "./say.ts";
import { MATCH } from "./says.ts";
import { isOpen, NUMBER_DIGITS, SECRET_DIGITS, type SecretSeed, type Seed } from "./secret.ts";
import { type SetWord, type Words, WordsError } from "./words.ts";

/** What a match is made from. */
export interface Setup {
  seed: Seed;
  /** Names of the cards of each seat, in the order of its list. */
  lists: readonly (readonly string[])[];
  /** By seat: the packs that its list was opened from, or what was picked of each round; lists hold nothing else. */
  packs?: readonly (readonly (readonly string[])[])[];
  /** Settings of the game's own, by name (a turn limit, for example). */
  settings?: Readonly<Record<string, number>>;
  /** A position laid out once so many answers have been given, from which the match really begins. */
  opening?: Opening;
  /** Chance as it is written instead of drawn, from the opening on if there is one. */
  chance?: readonly Fate[];
  /** By seat: which program sat down there, in which version; null for a person. Nothing in the match hangs on it. */
  programs?: readonly (string | null)[];
  /** Where chance has come from other streams since, in order; see {@link Match.turnChance}. */
  streams?: readonly Stream[];
}

/** From after so many answers on, chance comes from the stream of that number. */
export interface Stream {
  after: number;
  stream: number;
}

export interface Opening {
  after: number;
  position: Position;
}

/** One answer: the seat that gave it and its notation; of "some" questions all that were picked. */
export interface Choice {
  seat: number;
  say: string | string[];
}

/** A match as a file: enough to make the same game again. */
export interface MatchRecord {
  tefuda: "match";
  game: string;
  /** The edition of the rules that it was played by, counted from 1; 0 of a record from before they were counted. */
  edition: number;
  seed: Seed;
  lists: string[][];
  packs?: string[][][];
  settings: Record<string, number>;
  opening?: Opening;
  chance?: readonly Fate[];
  programs?: readonly (string | null)[];
  streams?: readonly Stream[];
  /** All cards that the match can bring about, as their files had them. */
  cards?: readonly CardSource[];
  /** The words that sets bring and these cards say. */
  words?: readonly SetWord[];
  choices: Choice[];
  /** What {@link endOf} says of how it ended. */
  end?: string;
}

/** An input that cannot be used, in words for the person who gave it, and where in a record it stands. */
export class MatchError extends WordsError {
  readonly at: readonly (string | number)[];
  constructor(words: Words, ...at: (string | number)[]) {
    super(words);
    this.at = at;
  }
  /** The answer of the record that does not fit, counted from 0. */
  get step(): number | undefined {
    return this.at[0] === "choices" ? (this.at[1] as number) : undefined;
  }
}

/** The most cards of a match: an option holds the number of a card in ten bits. */
export const MOST_CARDS = 1000;
/** What a place of the state can hold. */
const MOST_OF_A_NUMBER = 32_767;

/** The card definitions of each seat. Throws a {@link MatchError} for what no match of the game can be made from. */
export function definitionsOf(game: Game, setup: Setup): number[][] {
  const { min, max } = game.seats;
  if (setup.lists.length < min || setup.lists.length > max) {
    throw new MatchError(MATCH.seats(game.title, min, max, setup.lists.length), "lists");
  }
  const cards = setup.lists.reduce((n, list) => n + list.length, 0);
  if (cards > MOST_CARDS) throw new MatchError(MATCH.cards(MOST_CARDS, cards), "lists");
  const lists = setup.lists.map((list, seat) =>
    list.map((name, i) => {
      const definition = game.byName.get(name);
      if (!definition) throw new MatchError(MATCH.noCard(game.title, shown(name)), "lists", seat, i);
      return definition.id;
    }),
  );
  if (setup.packs) checkPacks(game, setup.lists, setup.packs);
  checkSeed(setup.seed, setup.lists.length);
  for (const [name, value] of Object.entries(setup.settings ?? {})) checkSetting(game, name, value);
  return lists;
}

function checkSeed(seed: Seed, seats: number): void {
  if (!isOpen(seed)) checkSecret(seed, seats);
  else if (!Number.isInteger(seed)) throw new MatchError(MATCH.seed, "seed");
}

function checkSecret({ secret, hash, numbers }: SecretSeed, seats: number): void {
  const digits = (text: string, many: number): boolean => text.length === many && /^[0-9a-f]+$/.test(text);
  if (!digits(secret, SECRET_DIGITS)) throw new MatchError(MATCH.secret(SECRET_DIGITS), "seed", "secret");
  if (!digits(hash, SECRET_DIGITS)) throw new MatchError(MATCH.hash(SECRET_DIGITS), "seed", "hash");
  if (numbers.length !== seats) throw new MatchError(MATCH.numbers(seats, numbers.length), "seed", "numbers");
  numbers.forEach((number, seat) => {
    if (!digits(number, NUMBER_DIGITS))
      throw new MatchError(MATCH.number(NUMBER_DIGITS), "seed", "numbers", seat);
  });
}

/** Each list is what its seat opened, all of it unless the game lets players leave some of it aside. */
function checkPacks(game: Game, lists: Setup["lists"], packs: NonNullable<Setup["packs"]>): void {
  if (packs.length !== lists.length) throw new MatchError(MATCH.packs(lists.length, packs.length), "packs");
  packs.forEach((own, seat) => {
    const list = lists[seat]!;
    const opened = own.flat();
    const all = list.length === opened.length || game.leavesAside;
    if (!all || !isPartOf(list, opened)) throw new MatchError(MATCH.opened(seatName(seat)), "packs", seat);
  });
}

/** Whether a list holds nothing but names of the other, each at most as often. */
export function isPartOf(list: readonly string[], whole: readonly string[]): boolean {
  const left = new Map<string, number>();
  for (const name of whole) left.set(name, (left.get(name) ?? 0) + 1);
  return list.every((name) => {
    const n = left.get(name) ?? 0;
    left.set(name, n - 1);
    return n > 0;
  });
}

function checkSetting(game: Game, name: string, value: number): void {
  if (!Object.hasOwn(game.shape.settings, name))
    throw new MatchError(MATCH.noSetting(game.title, shown(name)), "settings");
  if (!Number.isInteger(value) || Math.abs(value) > MOST_OF_A_NUMBER)
    throw new MatchError(MATCH.setting(name, MOST_OF_A_NUMBER), "settings", name);
}
