/**
 * What a game gives to the kernel: its shape, its card definitions, its events and its programs. Law 1: everything that
 * only one game needs is in that game; what stands here is what any of them needs to be run, shown and replayed.
 */
import type { Group } from "./ask.ts";
import type { CardSource } from "./carried.ts";
import { Code, Overfull } from "./compile.ts";
import { type GameEvent, type Registry, register } from "./events.ts";
import type { Message } from "./log.ts";
import type { Machine } from "./machine.ts";
import { modAmount } from "./modifiers.ts";
import type { Program } from "./program.ts";
import { ALL_ARGUMENTS, ARGUMENTS } from "./queue.ts";
import type { Reading } from "./reading.ts";
import { type MarkId, NONE, type Shape, type StatId, type ZoneId } from "./shape.ts";
import type { NeedWords, SetWord } from "./words.ts";

/** What a modifier is made of. */
export interface ModifierParts {
  /** Changes a stat: gives the value after it from the value before it. */
  stat?: StatId | undefined;
  fold?: ((m: Machine, before: number, mod: number, card: number) => number) | undefined;
  /** Of a stat, instead of `fold`: what it adds, wherever that is always the same. */
  adds?: number | undefined;
  /** Puts a mark on its subject; `by` says against which other card or seat it counts. */
  mark?: MarkId | undefined;
  by?: ((m: Machine, mod: number, other: number) => boolean) | undefined;
  /** Of a mark that says which: what it is about, as bits; else they stand in the modifier's argument. */
  bits?: number | undefined;
  /** Replaces an event: the program gets the modifier's number and the event's arguments and returns 1 if it did. */
  replaces?: GameEvent | undefined;
  replacement?: Program | undefined;
  /** Sets off an ability when an event happens, by reading `m.e`. */
  triggerEvent?: GameEvent | undefined;
  delayedTrigger?: Ability | undefined;
  /** Which cards or seats it touches, when it was not put on one. Seats are asked as -2 - seat. */
  touches?: ((m: Machine, mod: number, subject: number) => boolean) | undefined;
  /** Holds only while this does. */
  during?: ((m: Machine, mod: number) => boolean) | undefined;
  /** Words for the table: what a player is shown on a card under this modifier. */
  says?: string | undefined;
  /** Which of the numbers that come with it are cards. */
  cards?: readonly ("arg" | "extra")[] | undefined;
}

/** With every field, if with nothing in it. */
type Filled<Parts> = { [Key in keyof Required<Parts>]: Parts[Key] };

/** A standing or lasting modifier: of a value, of what is allowed, of what happens. */
export interface Modifier extends Filled<ModifierParts> {
  /** Number in the game's table of modifiers; set by {@link assemble}. */
  id: number;
}

/** All modifiers have the same fields in the same order, whatever they are made of: so the host reads any of them alike. */
export function makeModifier(parts: ModifierParts): Modifier {
  const {
    stat,
    fold,
    adds,
    mark,
    by,
    bits,
    replaces,
    replacement,
    triggerEvent,
    delayedTrigger,
    touches,
    during,
    says,
    cards,
  } = parts;
  return {
    id: NONE,
    stat,
    fold,
    adds,
    mark,
    by,
    bits,
    replaces,
    replacement,
    triggerEvent,
    delayedTrigger,
    touches,
    during,
    says,
    cards,
  };
}

/** A modifier that a text makes while its card lies in a place: on top in play, underneath, or in a zone out of play. */
export interface Standing {
  modifier: Modifier;
  where: "top" | "under" | number;
  /** Which of its card's texts it is. */
  index: number;
}

/** How long a modifier in a position lasts: what a player calls it, and the numbers that go with it. */
export interface Term {
  names: Readonly<Record<string, string>>;
  /** Whether it is about a turn of one player, who is named. */
  ofSeat?: true;
  lasts(m: Machine, seat: number): { until: number; arg?: number };
}

/** When an ability is set off. */
export interface TriggerCondition {
  event: GameEvent;
  /** Only by what happens to its own card (which may have gone already). */
  self: boolean;
  /** Where its card has to lie, unless `self`. */
  while: "top" | "under" | "elsewhere";
  /** Reads the event's arguments from `m.e` and the ability's card from its argument. */
  test: (m: Machine, card: number) => boolean;
}

/** What is noted of an event when it is seen; it reads the event's arguments from `m.e`. */
export interface Recording {
  event: GameEvent;
  note: (m: Machine) => void;
  /** What it is noted in. */
  modifier: Modifier;
}

/** One text of a card, compiled. The game extends this with what its rules ask of an ability. */
export interface Ability {
  /** Number in the game's table; set by {@link assemble}. */
  id: number;
  /** Which of its card's texts it is, from 0. */
  index: number;
  /** Its words by language: as they are printed on its card, or what it is called where no card bears it. */
  words?: Readonly<Record<string, string>>;
  triggers: readonly TriggerCondition[];
  /** Modifiers that hold while the card lies face up on top in play, or where `staticsIn` says. */
  statics: readonly Modifier[];
  /** Covered in play, or in a zone out of play: its number in the shape. */
  staticsIn?: "under" | number | readonly ("top" | "under" | number)[] | undefined;
  /** Modifiers that its effect may add for a time. */
  lasting?: readonly Modifier[];
  /** What has to be noted, from the beginning of a match on, since it asks whether it has happened. */
  records?: readonly Recording[];
  /** Which arguments are cards besides those that the events give which set it off, by their places. */
  cards?: readonly number[];
  /** How many of the sets of its announced effect, the last ones, hold cards that it speaks of and has not as targets. */
  aside?: number;
  /** Its programs, found by number in the game's table. */
  programs?: readonly Program[];
}

/** A card definition: what is printed on it, compiled. */
export interface CardDefinition<A extends Ability = Ability> {
  id: number;
  /** By which it is known in notations, lists and records, whatever language is spoken. */
  name: string;
  /** What it is called in languages that have a name of their own for it. */
  names?: Readonly<Record<string, string>>;
  /** Printed values by stat; 0 where it has none. */
  printed: readonly number[];
  /** In the order of the shape's `facts`. */
  facts?: readonly number[];
  /** Whether the card has the stat at all. */
  has: readonly boolean[];
  /** How many of it a list holds at most, where the rules say so: no world is made up with more. */
  copies?: number;
  abilities: readonly A[];
}

export interface Game<K extends CardDefinition = CardDefinition> {
  id: string;
  title: string;
  seats: { min: number; max: number };
  shape: Shape;
  definitions: readonly K[];
  byName: ReadonlyMap<string, K>;
  /** Zone in which each seat's cards lie before the game begins. */
  startZone: ZoneId;
  main: Program;
  code: Code;
  abilities: readonly Ability[];
  modifiers: readonly Modifier[];
  /** Effects that the rules themselves give to cards: nothing sets them off but a program that queues them. */
  ruleAbilities?: readonly Ability[];
  /** Modifiers that hold in every match from beginning to end: what the rules say of values, beside all cards. */
  always?: readonly Modifier[];
  /** By number of a modifier: the value or the mark that it is about, NONE for the rest; looked through at every value. */
  modifierSorts: { readonly stats: Int16Array; readonly marks: Int16Array };
  events: readonly GameEvent[];
  registry: Registry;
  /** Printed values and facts of all definitions, one definition behind the other. */
  prints: Int32Array;
  /** By fact: all bits that any definition has. */
  allFacts: readonly number[];
  /** By ability, in the order of its `programs`: their numbers in the game's code. */
  programNumbers: readonly (readonly number[])[];
  /** By ability: which of the arguments that come with it are cards, besides those that its event gives; as bits. */
  cardArgs: Uint8Array;
  /** By definition: what always holds while a card of it lies where it works; undefined if nothing does. */
  standing: readonly (readonly Standing[] | undefined)[];
  messages: readonly Message[];
  /** Entries that lines of the log may name by number. */
  texts: readonly Readonly<Record<string, string>>[];
  /** What a player may ask for at any time, for the judge. */
  actions: readonly Group[];
  /** Ids of all rules, in the book's order. */
  rules: readonly string[];
  ruleNumber: ReadonlyMap<string, number>;
  /** The rule by which nothing can be done any more, and the one by which a seat may give up. */
  overRule: string;
  concedeRule: string;
  /** The rule by which a seat that is out takes no further part, where others play on without it. */
  outRule?: string;
  /** Terms that a modifier laid out in a position may last for, by name. */
  terms?: Readonly<Record<string, Term>>;
  /**
   * Called when a position has been laid out: makes hold what texts do that the position says are active. It throws
   * where they cannot be so without somebody being asked.
   */
  laid?(m: Machine): void;
  /** For each value a modifier by an amount, for positions: no card of the game need make one. */
  plainModifiers: readonly Modifier[];
  /** What giving up does; without it the other of two seats has won. A game of more seats goes on without one. */
  leave?(m: Machine, seat: number): void;
  /** Where lists are made of packs: they need not hold all that these held. */
  leavesAside?: true;
  /** Ends a game in which more effects wait, or more modifiers last, than its rules allow: as many as a state holds. */
  crowded?(m: Machine): void;
  /** The words of the game's questions, by key and language. */
  prompts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** By language: what its needs say, which are written in English. */
  needs?: Readonly<Record<string, NeedWords>>;
  /** Tells rules and cards from others, where the same game is put together in two places. */
  fingerprint: string;
  /** The editions of its rules, the first at the front: by language, a sentence on what each changed. */
  editions: readonly Edition[];
  /** By name: what the files of its cards had. A record carries of it what its match needs. */
  sources?: ReadonlyMap<string, CardSource>;
  /** The words that sets bring, without which their texts cannot be read. */
  words?: readonly SetWord[];
  /** What its texts say, as data. */
  reading?: Reading;
}

/** An edition of a game's rules, in a sentence by language. */
export type Edition = Readonly<Record<string, string>>;

/** What a game brings; the rest of {@link Game} is worked out by {@link assemble}. */
export type GameParts<K extends CardDefinition> = Omit<
  Game<K>,
  | "byName"
  | "code"
  | "abilities"
  | "modifiers"
  | "modifierSorts"
  | "registry"
  | "prints"
  | "allFacts"
  | "programNumbers"
  | "cardArgs"
  | "standing"
  | "ruleNumber"
  | "plainModifiers"
> & {
  /** Programs that are called by their number alone. */
  further?: readonly Program[];
  /** Modifiers that the rules themselves make. They come first, so that their numbers are the same in every edition. */
  ruleModifiers?: readonly Modifier[];
};

/** The most definitions, abilities and modifiers: a state keeps their numbers. */
const MOST_PARTS = 0x7fff;

/** Puts a game together: numbers its parts, compiles its programs, registers what watches what. */
export function assemble<K extends CardDefinition>(parts: GameParts<K>): Game<K> {
  checkNames(parts.shape);
  const abilities: Ability[] = [];
  const modifiers: Modifier[] = [];
  const code = new Code();
  parts.events.forEach((e, i) => {
    e.id = i;
  });
  parts.messages.forEach((message, i) => {
    message.id = i;
  });
  // the definition whose parts are being numbered
  let of: string | undefined;
  const room = (list: readonly unknown[], what: Overfull["what"]): void => {
    if (list.length >= MOST_PARTS) throw new Overfull(what, MOST_PARTS, of);
  };
  const addAbility = (ability: Ability): void => {
    if (abilities[ability.id] === ability) return;
    room(abilities, "abilities");
    ability.id = abilities.length;
    abilities.push(ability);
    for (const modifier of ability.statics) addModifier(modifier);
    for (const { modifier } of ability.records ?? []) addModifier(modifier);
    for (const program of ability.programs ?? []) code.add(program);
  };
  const addModifier = (modifier: Modifier): void => {
    if (modifiers[modifier.id] === modifier) return;
    room(modifiers, "modifiers");
    modifier.id = modifiers.length;
    modifiers.push(modifier);
    if (modifier.replacement) code.add(modifier.replacement);
    if (modifier.delayedTrigger) addAbility(modifier.delayedTrigger);
  };
  // a program names the modifiers it makes only while it is built, and these may bring programs of their own
  let built = 0;
  const finish = (): void => {
    for (let known = -1; known !== modifiers.length; ) {
      known = modifiers.length;
      code.finish(of);
      for (let i = built; i < abilities.length; i++)
        for (const modifier of abilities[i]!.lasting ?? []) addModifier(modifier);
    }
    built = abilities.length;
  };
  for (const modifier of [...(parts.always ?? []), ...(parts.ruleModifiers ?? [])]) addModifier(modifier);
  for (const ability of parts.ruleAbilities ?? []) addAbility(ability);
  code.add(parts.main);
  for (const program of parts.further ?? []) code.add(program);
  finish();
  const facts = parts.shape.facts ?? [];
  parts.definitions.forEach((definition, i) => {
    definition.id = i;
    if (
      definition.printed.length !== parts.shape.stats.length ||
      (definition.facts ?? []).length !== facts.length
    )
      throw new Error(`"${definition.name}" has not as many values and facts as the game has`);
    of = definition.name;
    if (i >= MOST_PARTS) throw new Overfull("definitions", MOST_PARTS, of);
    definition.abilities.forEach(addAbility);
    finish();
  });
  of = undefined;
  const plainModifiers = parts.shape.stats.map((_, stat) =>
    makeModifier({ stat, fold: (m, before, mod) => before + modAmount(m, mod) }),
  );
  plainModifiers.forEach(addModifier);
  return {
    ...parts,
    plainModifiers,
    byName: new Map(parts.definitions.map((definition) => [definition.name, definition])),
    code,
    abilities,
    modifiers,
    modifierSorts: {
      stats: Int16Array.from(modifiers, (modifier) => modifier.stat ?? NONE),
      marks: Int16Array.from(
        modifiers,
        (modifier) => (modifier.stat === undefined ? modifier.mark : undefined) ?? NONE,
      ),
    },
    registry: register(parts.events, parts.definitions),
    programNumbers: abilities.map((ability) => (ability.programs ?? []).map((p) => code.add(p))),
    cardArgs: cardArgsOf(abilities, modifiers),
    prints: Int32Array.from(
      parts.definitions.flatMap((definition) => [...definition.printed, ...(definition.facts ?? [])]),
    ),
    allFacts: facts.map((_, i) =>
      parts.definitions.reduce((all, definition) => all | (definition.facts?.[i] ?? 0), 0),
    ),
    standing: parts.definitions.map(standingOf),
    ruleNumber: new Map(parts.rules.map((id, i) => [id, i])),
  };
}

/** No name is that of two things of a sort, and what is said to hold cards is there. */
function checkNames(shape: Shape): void {
  const { zones, numbers, seatNumbers, columns, stats, cardNumbers = [], cardColumns = [] } = shape;
  const ids = (named: readonly { id: string }[]): string[] => named.map(({ id }) => id);
  for (const names of [ids(zones), numbers, seatNumbers, columns, ids(stats)]) {
    const twice = names.find((name, i) => names.indexOf(name) !== i);
    if (twice !== undefined) throw new Error(`"${twice}" is declared twice`);
  }
  const missing =
    cardNumbers.find((name) => !numbers.includes(name)) ??
    cardColumns.find((name) => !columns.includes(name));
  if (missing !== undefined)
    throw new Error(`"${missing}" is said to hold cards and is no number of the shape`);
}

/** By ability, which arguments are cards besides those of the event: what it says itself, and what its modifier keeps. */
function cardArgsOf(abilities: readonly Ability[], modifiers: readonly Modifier[]): Uint8Array {
  const bits = Uint8Array.from(abilities, ({ cards = [] }) => cards.reduce((all, i) => all | (1 << i), 0));
  for (const { delayedTrigger, cards } of modifiers)
    if (delayedTrigger && cards?.includes("extra")) bits[delayedTrigger.id]! |= 1 << (ARGUMENTS - 1);
  return bits;
}

/** Which arguments are cards, as bits, of the events that a text waits for whose program is given them; they have to agree. */
export function cardsGiven(triggers: readonly TriggerCondition[]): number {
  const [first, ...others] = triggers.map(({ event }) => event.cards & ALL_ARGUMENTS);
  if (others.some((cards) => cards !== first))
    throw new Error(
      `"${triggers.map(({ event }) => event.name).join('", "')}" give cards at different places`,
    );
  return first ?? 0;
}

function standingOf(definition: CardDefinition): readonly Standing[] | undefined {
  const found = definition.abilities.flatMap(({ statics, staticsIn, index }) =>
    [staticsIn ?? ("top" as const)]
      .flat()
      .flatMap((where) => statics.map((modifier) => ({ modifier, where, index }))),
  );
  return found.length > 0 ? found : undefined;
}
