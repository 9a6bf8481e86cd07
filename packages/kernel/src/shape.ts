/**
 * The shape of a game's state: what a game declares, and where each of its numbers lies in one flat array (law 8).
 *
 * A state is an `Int16Array`. Its parts, in order: four 32-bit words of the random source, the machine's registers,
 * the game's own numbers, each seat's numbers, the zones, the cards column by column, the modifiers, the queue of
 * triggers, the announced effects, what stepping back needs, and the stack of frames. All of it is plain numbers, so one `set` copies a game.
 */

/**
 * Numbers by which a game calls what it declares (schema.ts). One of another sort is refused by the compiler; a number
 * that is worked out, as that of the third of several columns, is not.
 */
type Id<Sort extends string> = number & { readonly sort?: Sort };
export type ZoneId = Id<"zone">;
export type NumberId = Id<"number">;
export type SeatNumberId = Id<"seatNumber">;
export type ColumnId = Id<"column">;
export type StatId = Id<"stat">;
export type FactId = Id<"fact">;
export type MarkId = Id<"mark">;

/** Who can tell the cards of a zone apart: everybody, the seat it belongs to, or nobody. */
export type Sight = "all" | "owner" | "none";

export interface ZoneShape {
  id: string;
  /** A zone for each seat, or one that all share. */
  per: "seat" | "shared";
  sees: Sight;
  /** Who knows a card that lies face down here although the zone is open; its seat, or nobody. */
  faceDown?: "owner" | "none";
  /** What may come to lie here, by the facts of a definition, where that is not everything: so much is known of a card that is not. */
  holds?: (facts: readonly number[]) => boolean;
  /** Cards here keep modifiers and have working texts; a card that leaves such a zone starts afresh. */
  inPlay: boolean;
}

export interface StatShape {
  id: string;
  /** Within which current values are held, when all modifiers have been counted. */
  min: number;
  max: number;
}

export interface Shape {
  zones: readonly ZoneShape[];
  /** Numbers of the game as a whole. */
  numbers: readonly string[];
  /** Those of them that a match may set before it begins, and what they are where it does not. */
  settings: Readonly<Record<string, number>>;
  /** Those of them that stand for cards or are bookkeeping, and so are in no view: a view holds no ids (law 6). */
  unseen?: readonly string[];
  /** Numbers that each seat has. */
  seatNumbers: readonly string[];
  /** Numbers that each card has beyond what the kernel keeps; 0 when a card starts afresh. */
  columns: readonly string[];
  /** Those of them that views show of a card, where the observer knows it and can tell its place; all others are bookkeeping. */
  counts?: readonly string[];
  /** Values printed on cards that may be changed. */
  stats: readonly StatShape[];
  /** The names of those numbers of the game, and of cards, that say which card is meant; see {@link Form}. */
  cardNumbers?: readonly string[];
  cardColumns?: readonly string[];
  /** Fixed numbers of a card definition that rules look up often, as bits or amounts; see {@link CardDefinition.facts}. */
  facts?: readonly string[];
  /** Bans, duties and permissions that a modifier can put on a card or seat. */
  marks: readonly string[];
  /**
   * Stepping back (rewind.ts): how many numbers the actions in reach and their answers may take, the numbers of the
   * game that stay as they are when the table does not, and which of the numbers of an action are cards.
   */
  rewind?: { script: number; timeless: readonly number[]; cards?: readonly number[] };
  /** Bounds; reaching one is an error that says so. */
  bounds?: { modifiers?: number; queue?: number; effects?: number; stack?: number };
}

/**
 * How a place says which card it means. "plain": its number, or below 0 something else. "plusOne": its number plus 1, as
 * numbers of cards do, which begin as 0; below that something else. "source": the number, or what {@link modSource} reads.
 */
export type Form = "plain" | "plusOne" | "source";
/** Is called for a place of a state that says which card is meant. */
export type CardPlace = (at: number, form: Form) => void;

// Registers. The random source takes the first eight places.
export const STATUS = 8; // 0 running, 1 over
export const OUTCOME = 9; // seat that won, or NOBODY
export const REASON = 10; // index of the rule that ended it
export const PC = 11;
export const BASE = 12;
export const SP = 13;
export const RESULT = 14; // what the last program returned
export const MODS = 15; // number of modifiers
export const QUEUED = 16; // number of queued triggers
export const STACK_TOP = 17; // places used by announced effects
export const STACKED = 18; // number of announced effects
export const HIT = 19; // how many cards the last group event took
export const ATTACHED = 20; // number of cards that are attached to another
export const REPLACING = 21; // number of modifiers that replace events
export const DELAYED = 22; // number of modifiers that are delayed triggers
export const FATE = 23; // which part of chance as it is written comes next, from 1 (fate.ts); 0 if none does
export const ENTRY = 24; // place of the action whose answers are noted (rewind.ts); 0 if none is
export const CURSOR = 25; // place in it behind the last answer given
export const ABSENT = 26; // seats that take no further part, as bits (absent.ts)
export const SHOWN = 27; // counts how often cards were shown, whoever knew them already
export const PC_HIGH = 28; // the upper half of where the machine stands; PC is the lower
export const HEADER = 29;

/** Places before a frame: where its program goes back to, lower half and upper half, and the frame below. */
export const HEAD = 3;

/** The numbers of names by their places in a list: those of the marks that a shape declares, for example. */
export const numbersOf = <Name extends string>(names: readonly Name[]): Readonly<Record<Name, number>> =>
  Object.fromEntries(names.map((name, i) => [name, i])) as Record<Name, number>;

/** The observer who holds no cards; the others are the seats by their numbers. */
export const SPECTATOR = 7;
/** The largest number, or number of a card, that an option can hold: it has ten bits for each of two. */
export const LARGEST_IN_OPTION = 1022;
export const NOBODY = -1;
export const NONE = -1;

export const MOD_SIZE = 8;
export const QUEUE_SIZE = 10; // four numbers and six arguments
export const EFFECT_HEAD = 12;

/** Where everything lies for one match: depends on the game, the number of seats and the number of cards. */
export interface Layout {
  seats: number;
  cards: number;
  setWords: number;
  numbers: number;
  seat: number;
  seatSize: number;
  /**
   * The order of a zone is a ring through its cards and the zone itself, which stands in it as a negative number, its
   * own less that of all zones: so `first` lies just before `next`, and a card is put in and taken out without a case.
   */
  first: number;
  last: number;
  count: number;
  zones: number;
  definition: number;
  owner: number;
  zone: number;
  /** The neighbours of a card in its zone; a negative number at the ends and for a covered card. */
  next: number;
  prev: number;
  below: number;
  above: number;
  host: number;
  flags: number;
  seen: number;
  was: number;
  columns: number;
  mods: number;
  modsEnd: number;
  /** How many modifiers there are of each stat, and of each mark. */
  tally: number;
  marks: number;
  queue: number;
  queueEnd: number;
  effects: number;
  effectsEnd: number;
  /** Actions in reach with their answers, the chance they have in common, and the table before them (rewind.ts). */
  script: number;
  origin: number;
  reserve: number;
  stack: number;
  size: number;
}

export function layOut(shape: Shape, seats: number, cards: number): Layout {
  const bounds = { modifiers: 160, queue: 96, effects: 640, stack: 512, ...shape.bounds };
  let at = HEADER;
  const take = (n: number): number => {
    const place = at;
    at += n;
    return place;
  };
  const zones = shape.zones.reduce((n, z) => n + (z.per === "seat" ? seats : 1), 0);
  const layout: Layout = {
    seats,
    cards,
    setWords: (cards + 15) >> 4,
    numbers: take(shape.numbers.length),
    seat: take(shape.seatNumbers.length * seats),
    seatSize: shape.seatNumbers.length,
    zones,
    first: take(zones),
    next: take(cards),
    last: take(zones),
    prev: take(cards),
    count: take(zones),
    definition: take(cards),
    owner: take(cards),
    zone: take(cards),
    below: take(cards),
    above: take(cards),
    host: take(cards),
    flags: take(cards),
    seen: take(cards),
    was: take(cards),
    columns: take(cards * shape.columns.length),
    tally: take(shape.stats.length),
    marks: take(shape.marks.length),
    mods: take(bounds.modifiers * MOD_SIZE),
    modsEnd: 0,
    queue: take(bounds.queue * QUEUE_SIZE),
    queueEnd: 0,
    effects: take(bounds.effects),
    effectsEnd: 0,
    script: take(shape.rewind ? 1 + shape.rewind.script : 0),
    origin: take(shape.rewind ? 4 : 0),
    reserve: 0,
    stack: 0,
    size: 0,
  };
  // what is kept is the registers behind the random source and all that lies before the script
  layout.reserve = take(shape.rewind ? layout.script : 0);
  layout.stack = take(bounds.stack);
  layout.modsEnd = layout.queue;
  layout.queueEnd = layout.effects;
  layout.effectsEnd = layout.script;
  layout.size = at;
  return layout;
}
