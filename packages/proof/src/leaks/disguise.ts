/**
 * Making the twin of a game: another game that its observers cannot tell from it, because what it differs in is what none
 * of them may know. Nothing is put in that could not be so: who owns what, how much lies where and what was shown
 * stay as they are.
 */
import {
  type CardDefinition,
  type Chance,
  cardMeant,
  cardsSpokenOf,
  type Machine,
  MOVE,
  NONE,
  placeOf,
  RESTORE,
  rename,
  SAYS,
  SHUFFLE,
  setOrder,
} from "@tefuda/kernel";
import { type Eyes, type Ledger, placesHidden } from "./sight.ts";

/** In what the twin differs. */
export const DIFFERENCES = ["order", "kinds", "copies", "chance", "everything"] as const;
/** Or their hidden cards are of one kind, which may be one that the observers know; or they began from other lists. */
export type Difference = (typeof DIFFERENCES)[number] | "equal" | "lists";

export interface Sides {
  real: Machine;
  twin: Machine;
  ledger: Ledger;
  twinLedger: Ledger;
  /** Whether the program is believed about what it shows, for want of an account of the game's own. */
  believed: boolean;
}

/** Makes the twin the same game again. */
export function retwin({ real, twin, ledger, twinLedger }: Sides): void {
  twin.s.set(real.s);
  twin.key = real.key;
  twin.resume();
  // it may hold cards of kinds that are in none of the lists
  twin.heard = twin.registry.heard;
  twin.present = twin.game.allFacts;
  twin.journal.data = real.journal.data.slice();
  twin.journal.length = real.journal.length;
  twinLedger.copy(ledger);
}

/**
 * Makes the twin anew out of the real game; gives how many of its cards lie or are otherwise. With `wholly` all that can be
 * otherwise may be, for a twin that need not last.
 */
export function disguise(
  sides: Sides,
  eyes: Eyes,
  difference: Difference,
  chance: Chance,
  wholly = false,
): number {
  const { real, twin, ledger } = sides;
  retwin(sides);
  const all = hiddenCards(real, ledger, eyes);
  const hidden = wholly ? all : someOf(all, real, eyes, chance);
  const many = (cards: number): number => (wholly ? 2 * cards : howMany(cards, chance));
  const everything = difference === "everything";
  let changed = 0;
  if (difference === "order" || everything) {
    changed += exchange(sides, hidden, many(hidden.length), chance, () => true);
    changed += otherPlaces(twin, eyes, chance);
  }
  if (difference === "copies")
    changed += exchange(
      sides,
      hidden,
      many(hidden.length),
      chance,
      (a, b) => real.definition(a) === real.definition(b),
    );
  if (difference === "kinds" || everything) changed += otherKinds(twin, hidden, many, eyes, chance);
  if (difference === "equal") changed += equalKinds(sides, hidden, eyes, chance);
  if (difference === "chance" || everything) {
    for (let i = 0; i < 8; i++) twin.s[i] = chance.below(0x10000) - 0x8000;
    changed++;
  }
  if (changed > 0) otherMemories(twin, eyes, chance);
  return changed;
}

/**
 * The cards whose faces no observer may know, without those that something under way speaks of and those by which
 * something holds, or is set off, where they lie hidden: with another card there everybody would see another game.
 */
export function hiddenCards(m: Machine, ledger: Ledger, eyes: Eyes): number[] {
  const spoken = spokenOf(m, false);
  const found: number[] = [];
  for (let card = 0; card < m.layout.cards; card++)
    if (!ledger.known(eyes, card) && !spoken.has(card) && idle(m.definitionOf(card))) found.push(card);
  return found;
}
/** The cards that a modifier, a trigger, an announced effect, a program under way or a number of the game speaks of, or some of several. */
export function spokenOf(m: Machine, several = true): Set<number> {
  const found = new Set<number>();
  cardsSpokenOf(
    m,
    (at, form) => found.add(cardMeant(m.s[at]!, form)),
    (at) => {
      for (let card = several ? m.nextIn(at, NONE) : NONE; card >= 0; card = m.nextIn(at, card))
        found.add(card);
    },
  );
  return found;
}
const idle = (definition: CardDefinition): boolean =>
  definition.abilities.every(
    ({ staticsIn, triggers }) =>
      typeof staticsIn !== "number" &&
      (triggers ?? []).every(({ self, while: lies }) => self || lies !== "elsewhere"),
  );

/**
 * All of the hidden cards, or only such as the observers will not come upon soon by themselves, so that the pair lasts, or
 * those that come next, or only those that lie face down in the open, of which most can be seen.
 */
function someOf(hidden: number[], m: Machine, eyes: Eyes, chance: Chance): number[] {
  const which = chance.below(6);
  if (which === 0) return hidden;
  const foreign = hidden.filter((card) => !eyes.includes(m.seatOf(m.zone(card))));
  if (which > 2) return foreign;
  const near =
    which === 1
      ? hidden.filter((card) => m.zoneShape(m.zone(card)).sees === "all")
      : hidden.filter((card) => m.zoneShape(m.zone(card)).sees === "none" && placeOf(m, card) < NEXT);
  return near.length > 1 ? near : foreign;
}
/** So many cards of a zone come next. */
const NEXT = 3;

/** Exchanges hidden cards of one owner, a few or many of them: each comes to lie where another lay. */
function exchange(
  { real, twin, twinLedger }: Sides,
  hidden: readonly number[],
  times: number,
  chance: Chance,
  may: (a: number, b: number) => boolean,
): number {
  const name = Array.from({ length: real.layout.cards }, (_, card) => card);
  let changed = 0;
  for (let n = times; n > 0; n--) {
    const a = hidden[chance.below(hidden.length)]!;
    const b = hidden[chance.below(hidden.length)]!;
    if (a === b || real.owner(a) !== real.owner(b) || !may(a, b)) continue;
    if (
      !mayLie(real, real.definition(name[b]!), real.zone(a)) ||
      !mayLie(real, real.definition(name[a]!), real.zone(b))
    )
      continue;
    [name[a], name[b]] = [name[b]!, name[a]!];
    changed++;
  }
  rename(real, twin, name);
  // what a card is goes with its number, and all else with the place
  const { definition, cards } = real.layout;
  twin.s.set(real.s.subarray(definition, definition + cards), definition);
  twinLedger.rename(name);
  return changed;
}

/** Whether a card of a kind may lie in a zone at all. */
const mayLie = (m: Machine, definition: number, zone: number): boolean =>
  m.zoneShape(zone).holds?.(m.game.definitions[definition]!.facts ?? []) ?? true;

/** Lays the cards of others' hidden zones in another order, the known ones too: where they lie there is not known. */
function otherPlaces(m: Machine, eyes: Eyes, chance: Chance): number {
  let changed = 0;
  for (let zone = 0; zone < m.layout.zones; zone++) {
    if (!eyes.every((eye) => placesHidden(m, eye, zone)) || m.count(zone) < 2) continue;
    const order: number[] = [];
    for (let card = m.first(zone); card >= 0; card = m.next(card)) order.push(card);
    chance.pick(order, order.length, order.length);
    setOrder(m, zone, Int16Array.from(order), order.length);
    changed++;
  }
  return changed;
}

function howMany(cards: number, chance: Chance): number {
  if (cards === 0) return 0;
  return 1 + chance.below(chance.below(2) > 0 ? 3 : cards);
}

/** Makes hidden cards of other lists than the observers' own cards of other kinds. */
function otherKinds(
  m: Machine,
  hidden: readonly number[],
  many: (cards: number) => number,
  eyes: Eyes,
  chance: Chance,
): number {
  const foreign = hidden.filter((card) => !eyes.includes(m.owner(card)));
  let changed = 0;
  for (let n = many(foreign.length); n > 0; n--) {
    const card = foreign[chance.below(foreign.length)]!;
    // as often one that is there already, for what only equal cards do
    const definition =
      chance.below(2) === 0
        ? chance.below(m.game.definitions.length)
        : m.definition(foreign[chance.below(foreign.length)]!);
    if (!idle(m.game.definitions[definition]!) || !mayLie(m, definition, m.zone(card))) continue;
    m.s[m.layout.definition + card] = definition;
    changed++;
  }
  return changed;
}

/**
 * Makes all hidden cards of other lists one kind, as often as not one that the observers know, and lays such under the
 * backs of their own.
 */
function equalKinds(sides: Sides, hidden: readonly number[], eyes: Eyes, chance: Chance): number {
  const { real, twin, ledger } = sides;
  const any = (cards: readonly number[]): number => real.definition(cards[chance.below(cards.length)]!);
  const cards = Array.from({ length: real.layout.cards }, (_, card) => card);
  const known = cards.filter((card) => ledger.known(eyes, card));
  const names = new Set(known.map((card) => real.definition(card)));
  const isBack = (card: number): boolean => real.zoneShape(real.zone(card)).sees === "all";
  const tries = hidden.some(isBack) ? TRIES * hidden.length : 0;
  let changed = exchange(sides, hidden, tries, chance, (a, b) => isBack(a) && names.has(real.definition(b)));
  const foreign = hidden.filter((card) => !eyes.includes(real.owner(card)));
  if (foreign.length === 0) return changed;
  const definition = any(known.length > 0 && chance.below(2) === 0 ? known : foreign);
  if (!idle(real.game.definitions[definition]!)) return changed;
  for (const card of foreign)
    if (twin.definition(card) !== definition && mayLie(twin, definition, twin.zone(card))) {
      twin.s[twin.layout.definition + card] = definition;
      changed++;
    }
  return changed;
}
/** So often a pair to exchange is looked for, for each hidden card. */
const TRIES = 4;

/** What the journal keeps of cards that no observer could tell when it was written becomes something else. */
function otherMemories(m: Machine, eyes: Eyes, chance: Chance): void {
  const { data, length } = m.journal;
  const bits = eyes.reduce((all, eye) => all | (1 << eye), 0);
  for (let at = 0; at < length; at += data[at]!) {
    const type = data[at + 1]!;
    if (type === SHUFFLE || type === RESTORE) continue;
    if (type === MOVE) {
      if (((data[at + 3]! | data[at + 7]!) & bits) === 0)
        data[at + 2] = chance.below(m.game.definitions.length);
      continue;
    }
    let place = at + 2;
    for (const form of m.game.messages[type - SAYS]!.args) {
      if (form === "card" && (data[place + 1]! & bits) === 0)
        data[place] = chance.below(m.game.definitions.length);
      place += form === "card" ? 2 : 1;
    }
  }
}

/** The lists of a match as they would be, were its cards from the beginning on what they are now. */
export function listsOf(m: Machine, lists: readonly (readonly string[])[]): string[][] {
  let card = 0;
  return lists.map((list) => list.map(() => m.definitionOf(card++).name));
}
