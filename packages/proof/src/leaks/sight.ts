/**
 * What an observer may know of a match, worked out apart from the kernel: from what the game declares of its zones and
 * from what its programs show. What the kernel itself says is known is what is being proved, so it is not asked here.
 */
import { type Machine, SHUFFLE, SPECTATOR } from "@tefuda/kernel";
import type { Arena } from "./arena.ts";

/** Observers who compare notes: people at one screen, or one alone. */
export type Eyes = readonly number[];

/** Whether everybody in an observer's place sees the face of what lies there, by the declaration of the zone. */
export function liesOpen(m: Machine, observer: number, card: number): boolean {
  const zone = m.zone(card);
  const { per, sees, faceDown } = m.zoneShape(zone);
  const own = per === "seat" && m.seatOf(zone) === observer;
  if (sees === "all") return !m.faceDown(card) || (faceDown === "owner" && own);
  return sees === "owner" && own;
}

/** Whether whatever lies in a zone is seen by an observer, no card of it being able to lie face down. */
export function alwaysOpen(m: Machine, observer: number, zone: number): boolean {
  const { per, sees, faceDown } = m.zoneShape(zone);
  if (sees === "all") return faceDown === undefined;
  return sees === "owner" && per === "seat" && m.seatOf(zone) === observer;
}

/** Whether the places in a zone are known to its seat alone. */
export function placesHidden(m: Machine, observer: number, zone: number): boolean {
  const { per, sees } = m.zoneShape(zone);
  return sees === "owner" && !(per === "seat" && m.seatOf(zone) === observer);
}

export const observersOf = (m: Machine): number[] => [
  ...Array.from({ length: m.layout.seats }, (_, seat) => seat),
  SPECTATOR,
];

/** Keeps account, answer by answer, of which hidden cards were shown to whom where they lie. */
export class Ledger {
  private readonly m: Machine;
  private readonly shown: Arena["shown"];
  private readonly believed: Int16Array;
  private readonly zones: Int16Array;
  private readonly seen: Int16Array;
  private journal = 0;

  constructor(m: Machine, arena: Arena) {
    const { cards } = m.layout;
    this.m = m;
    this.shown = arena.shown;
    this.believed = new Int16Array(cards);
    this.zones = new Int16Array(cards);
    this.seen = new Int16Array(cards);
    this.follow();
  }

  /** Takes note of what the answer just given did. */
  follow(): void {
    if (this.shown) return;
    const { m, believed, zones, seen } = this;
    const shuffled = shuffledSince(m, this.journal);
    for (let card = 0; card < m.layout.cards; card++) {
      const zone = m.zone(card);
      const now = m.s[m.layout.seen + card]!;
      // Whoever is newly marked as knowing a card was shown it; whoever was so before it moved no longer knows it.
      const fresh = shuffled.has(zone) ? now : now & ~seen[card]!;
      believed[card] = (zone === zones[card] ? believed[card]! & now : 0) | fresh;
      zones[card] = zone;
      seen[card] = now;
    }
    this.journal = m.journal.length;
  }

  knows(observer: number, card: number): boolean {
    const shown = this.shown?.(this.m, card) ?? this.believed[card]!;
    return (shown & (1 << observer)) !== 0 || liesOpen(this.m, observer, card);
  }

  /** Whether any of several knows a card. */
  known(eyes: Eyes, card: number): boolean {
    return eyes.some((eye) => this.knows(eye, card));
  }

  /**
   * All cards as an observer can place them: zone by zone and place by place, and where it does not know the places those
   * it knows first, by what they are.
   */
  cardsFor(observer: number): number[] {
    const { m } = this;
    const kindOr = (card: number): number =>
      this.knows(observer, card) ? m.kind(card) : Number.MAX_SAFE_INTEGER;
    return Array.from({ length: m.layout.zones }, (_, zone) => {
      const cards = cardsIn(m, zone);
      return placesHidden(m, observer, zone) ? cards.sort((a, b) => kindOr(a) - kindOr(b)) : cards;
    }).flat();
  }

  /** The cards lie in one another's places: each in that of the card whose new number it bears. */
  rename(name: readonly number[]): void {
    for (const column of [this.believed, this.zones, this.seen]) {
      const before = column.slice();
      for (let card = 0; card < name.length; card++) column[name[card]!] = before[card]!;
    }
  }

  /** Takes over the account of another machine of the same match. */
  copy(from: Ledger): void {
    this.believed.set(from.believed);
    this.zones.set(from.zones);
    this.seen.set(from.seen);
    this.journal = from.journal;
  }
}

/** The cards of a zone, each before those underneath. */
function cardsIn(m: Machine, zone: number): number[] {
  const found: number[] = [];
  for (let top = m.first(zone); top >= 0; top = m.next(top))
    for (let card = top; card >= 0; card = m.below(card)) found.push(card);
  return found;
}

function shuffledSince(m: Machine, from: number): Set<number> {
  const { data, length } = m.journal;
  const found = new Set<number>();
  for (let at = from; at < length; at += data[at]!) if (data[at + 1] === SHUFFLE) found.add(data[at + 2]!);
  return found;
}
