/**
 * Lays out a position: puts every card where it is said to lie, as if it had always lain there. For rulings, puzzles
 * and studies, which begin in the middle of a game.
 *
 * A position is arranged while the machine waits at a question, and only what lies on the table changes: the question
 * stays, and with it whose turn it is.
 */

import { attach, forgetPast, move, tuck } from "./cards.ts";
import { shown } from "./letters.ts";
import type { Machine } from "./machine.ts";
import { addModifier, enlistRules } from "./modifiers.ts";
import { seatName } from "./say.ts";
import { POSITION, type PositionThing } from "./says.ts";
import { ATTACHED, DELAYED, MODS, NONE, QUEUED, REPLACING, STACKED } from "./shape.ts";
import { MachineFault } from "./state.ts";

/** A card where it is to lie. */
export interface Placed {
  card: string;
  /** Whose it is, where that is not the seat on whose side it lies. */
  owner?: number;
  turned?: boolean;
  faceDown?: boolean;
  /** The cards underneath, uppermost first. */
  under?: readonly Placed[];
  /** What it is attached to: a card already named, by `name` or, where that is not enough, `name@A` or `name@A.2`. */
  host?: string;
  /** Numbers that each card has, by name. */
  numbers?: Readonly<Record<string, number>>;
  /** Changes of its values that last already. */
  changes?: readonly PlacedModifier[];
}

/** A value is so much more, or less, until a term of the game is over: of this seat, where a term is of one. */
export interface PlacedModifier {
  value: string;
  by: number;
  until: string;
  seat?: number;
}

export interface Position {
  /** Numbers of the game by name. */
  numbers?: Readonly<Record<string, number>>;
  /** By seat: its numbers and its zones, the cards of a zone from its first to its last. */
  seats: readonly {
    numbers?: Readonly<Record<string, number>>;
    zones?: Readonly<Record<string, readonly Placed[]>>;
  }[];
  shared?: Readonly<Record<string, readonly Placed[]>>;
}

interface Lying {
  card: number;
  placed: Placed;
  seat: number;
  place: number;
}

/**
 * Arranges a position; every card that it does not name goes to the start zone of its owner, behind those named there.
 * Throws a {@link MachineFault} where it cannot be laid out, where effects wait, or where nobody could be asked anything in it.
 */
export function arrange(m: Machine, position: Position): void {
  const on = m.journal.on;
  m.journal.on = false;
  try {
    layOutAll(m, position);
  } finally {
    m.journal.on = on;
  }
}

function layOutAll(m: Machine, position: Position): void {
  // what is being carried out would go on with what the position has taken away
  if (m.s[STACKED]! > 0 || m.s[QUEUED]! > 0) throw new MachineFault(POSITION.waiting);
  clear(m);
  const lying: Lying[] = [];
  const used = new Set<number>();
  const { shape } = m.game;
  if (position.seats.length > m.layout.seats)
    throw new MachineFault(POSITION.noSeat(seatName(m.layout.seats)));
  position.seats.forEach((seat, n) => {
    for (const [id, cards] of Object.entries(seat.zones ?? {})) {
      lay(
        m,
        shape.zones.findIndex((z) => z.id === id && z.per === "seat"),
        id,
        n,
        cards,
        used,
        lying,
      );
    }
    for (const [id, value] of Object.entries(seat.numbers ?? {})) {
      m.setSeatNumber(n, indexOf(shape.seatNumbers, id, "number of a seat"), value);
    }
  });
  for (const [id, cards] of Object.entries(position.shared ?? {})) {
    lay(
      m,
      shape.zones.findIndex((z) => z.id === id && z.per === "shared"),
      id,
      0,
      cards,
      used,
      lying,
    );
  }
  for (const [id, value] of Object.entries(position.numbers ?? {})) {
    if (shape.unseen?.includes(id)) throw new MachineFault(POSITION.hidden(id));
    m.setNumber(indexOf(shape.numbers, id, "number of the game"), value);
  }
  for (const one of lying) {
    if (one.placed.host === undefined) continue;
    const host = hostOf(m, one.placed.host, lying);
    for (let on = host; on >= 0; on = m.host(on))
      if (on === one.card) throw new MachineFault(POSITION.attachedToItself(shown(one.placed.host)));
    attach(m, one.card, host);
  }
  for (const { card, placed } of lying)
    for (const change of placed.changes ?? []) putModifier(m, card, change);
  m.game.laid?.(m);
  // whatever that set off has happened long ago
  m.s[QUEUED] = 0;
  for (let card = 0; card < m.layout.cards; card++) forgetPast(m, card);
  ask(m);
}

/** The question at which the machine waits has to be one that somebody can be asked in the position. */
function ask(m: Machine): void {
  const asked = m.asking()?.who(m) ?? 0;
  try {
    if (asked >= 0 && asked < m.layout.seats) {
      m.list();
      return;
    }
  } catch (error) {
    if (error instanceof MachineFault) throw error;
  }
  throw new MachineFault(POSITION.nobody);
}

/** Takes everything off the table, at which nothing waits: all cards lie in the start zones of their owners, nothing lasts. */
function clear(m: Machine): void {
  const { s, layout } = m;
  s[MODS] = 0;
  s[ATTACHED] = 0;
  s[REPLACING] = 0;
  s[DELAYED] = 0;
  // what was done before it cannot be stepped before
  s.fill(0, layout.script, layout.origin);
  s.fill(0, layout.tally, layout.mods);
  m.emptyZones();
  s.fill(NONE, layout.below, layout.flags);
  s.fill(0, layout.flags, layout.was);
  s.fill(0, layout.columns, layout.tally);
  for (let card = 0; card < layout.cards; card++) {
    m.link(card, m.zoneOf(m.game.startZone, m.owner(card)), true);
  }
  enlistRules(m);
}

function lay(
  m: Machine,
  id: number,
  name: string,
  seat: number,
  cards: readonly Placed[],
  used: Set<number>,
  lying: Lying[],
): void {
  if (id < 0) throw new MachineFault(POSITION.noZone(shown(name)));
  const zone = m.zoneOf(id, seat);
  const found = cards.map((placed) => ({ placed, card: take(m, placed, seat, used) }));
  // Into the start zone from the back, each before the ones that lie there already.
  const starts = id === m.game.startZone;
  for (const { placed, card } of starts ? found.toReversed() : found) {
    move(m, card, zone, !starts);
    lying.push({ card, placed, seat, place: cards.indexOf(placed) });
    for (const low of (placed.under ?? []).toReversed()) {
      if (low.under !== undefined || low.host !== undefined) throw new MachineFault(POSITION.underneath);
      if (low.changes !== undefined) throw new MachineFault(POSITION.underneathChanged);
      const under = take(m, low, seat, used);
      tuck(m, under, card);
      dress(m, under, low);
    }
    dress(m, card, placed);
  }
}

/** A card of this name and owner that the position has not used yet. */
function take(m: Machine, placed: Placed, seat: number, used: Set<number>): number {
  const owner = placed.owner ?? seat;
  if (owner >= m.layout.seats) throw new MachineFault(POSITION.noSeat(seatName(owner)));
  for (let card = 0; card < m.layout.cards; card++) {
    if (used.has(card) || m.owner(card) !== owner || m.definitionOf(card).name !== placed.card) continue;
    used.add(card);
    return card;
  }
  throw new MachineFault(POSITION.noneLeft(shown(placed.card)));
}

function dress(m: Machine, card: number, placed: Placed): void {
  m.setTurned(card, placed.turned ?? false);
  m.setFaceDown(card, placed.faceDown ?? false);
  for (const [id, value] of Object.entries(placed.numbers ?? {})) {
    m.setColumn(card, indexOf(m.game.shape.columns, id, "number of a card"), value);
  }
}

function putModifier(m: Machine, card: number, { value, by, until, seat }: PlacedModifier): void {
  const { game } = m;
  const stat = indexOf(
    game.shape.stats.map(({ id }) => id),
    value,
    "value of a card",
  );
  const terms = game.terms ?? {};
  const term = Object.hasOwn(terms, until) ? terms[until]! : undefined;
  if (!term) throw new MachineFault(POSITION.noTerm(shown(until)));
  const whose = seat ?? m.owner(card);
  if (whose >= m.layout.seats) throw new MachineFault(POSITION.noSeat(seatName(whose)));
  if (!m.zoneShape(m.zone(card)).inPlay)
    throw new MachineFault(POSITION.unchanged(shown(m.definitionOf(card).name)));
  const lasts = term.lasts(m, whose);
  addModifier(m, {
    modifier: game.plainModifiers[stat]!,
    source: card,
    subject: card,
    seat: m.actsFor(card),
    amount: by,
    ...lasts,
  });
}

function hostOf(m: Machine, text: string, lying: readonly Lying[]): number {
  const [name, where] = text.split("@");
  const found = lying.filter((one) => {
    if (one.placed.card !== name || !m.zoneShape(m.zone(one.card)).inPlay) return false;
    const side = "ABCD"[one.seat];
    return where === undefined || where === side || where === `${side}.${one.place + 1}`;
  });
  if (found.length !== 1) throw new MachineFault(POSITION.host(shown(text), found.length));
  return found[0]!.card;
}

function indexOf(names: readonly string[], name: string, what: PositionThing): number {
  const id = names.indexOf(name);
  if (id < 0) throw new MachineFault(POSITION.nothingCalled(what, shown(name)));
  return id;
}
