/**
 * Which card on the screen is which from one view to the next.
 *
 * A view has no ids, so that nothing in it follows a card through a hidden place. For moving pictures the table gives
 * its own keys to places and carries them along the moves that the log tells of. Where the log leaves a doubt a key is
 * given anew: then a card appears instead of flying, and nothing is claimed that the player does not know.
 */
import type { CardView, LogEntry, PlaceView, View, ZoneView } from "@tefuda/kernel";

export interface Held {
  key: string;
  /** The card's name, null where it is not known. */
  name: string | null;
}

export interface Tracked {
  /** Keys by zone, in the order of its cards. */
  zones: ReadonlyMap<string, readonly Held[]>;
  /** Where a key that moved in the last step came from, and where one went. */
  from: ReadonlyMap<string, string>;
  to: ReadonlyMap<string, string>;
  next: number;
}

export const zoneId = (zone: string, seat: number | null): string => `${seat ?? "-"}.${zone}`;
export const zoneOf = (place: PlaceView): string => zoneId(place.zone, place.seat);

export const nothingTracked: Tracked = { zones: new Map(), from: new Map(), to: new Map(), next: 1 };

/** The keys after a step. `log` is null when the step cannot be followed, so that all is laid out anew. */
export function track(before: Tracked, log: readonly LogEntry[] | null, view: View): Tracked {
  const moved = follow(before, log ?? []);
  let { next } = moved;
  const fresh = (name: string | null): Held => ({ key: `c${next++}`, name });
  const settled = new Map<string, readonly Held[]>();
  for (const [id, zone] of zonesOf(view)) settled.set(id, settle(moved.zones.get(id) ?? [], zone, fresh));
  return { ...moved, zones: settled, next };
}

/** The keys after the moves that a log tells of, as far as it tells of them. */
export function follow(before: Tracked, log: readonly LogEntry[]): Tracked {
  let { next } = before;
  const zones = new Map([...before.zones].map(([id, list]) => [id, [...list]]));
  const from = new Map<string, string>();
  const to = new Map<string, string>();
  for (const entry of log) {
    if (entry.kind !== "move") continue;
    const source = listOf(zones, zoneOf(entry.from));
    const held = (entry.from.under ? undefined : take(source, entry)) ?? { key: `c${next++}`, name: null };
    const moved = { ...held, name: entry.card };
    if (!from.has(held.key)) from.set(held.key, zoneOf(entry.from));
    to.set(held.key, zoneOf(entry.to));
    if (entry.to.under) continue;
    const target = listOf(zones, zoneOf(entry.to));
    target.splice(entry.to.place ?? target.length, 0, moved);
  }
  return { zones, from, to, next };
}

function listOf(zones: Map<string, Held[]>, id: string): Held[] {
  const found = zones.get(id);
  if (found) return found;
  const made: Held[] = [];
  zones.set(id, made);
  return made;
}

function take(list: Held[], entry: LogEntry & { kind: "move" }): Held | undefined {
  const { place } = entry.from;
  if (place !== undefined) {
    const held = list[place];
    if (held && (held.name === entry.card || held.name === null || entry.card === null))
      return list.splice(place, 1)[0];
    const named = list.findIndex((h) => h.name === entry.card);
    return named >= 0 ? list.splice(named, 1)[0] : undefined;
  }
  const named = list.findIndex((h) => h.name !== null && h.name === entry.card);
  return named >= 0 ? list.splice(named, 1)[0] : list.pop();
}

/** Brings a zone's keys in line with what is seen: same place and name first, then same name, then the unnamed. */
function settle(held: readonly Held[], zone: ZoneView, fresh: (name: string | null) => Held): Held[] {
  const { cards } = zone;
  if (!cards) {
    const kept: Held[] = held.slice(0, zone.count).map((h) => ({ ...h, name: null }));
    while (kept.length < zone.count) kept.push(fresh(null));
    return kept;
  }
  const wanted = cards.map((card) => (card && card.name !== "" ? card.name : null));
  const left = new Set(held);
  const result: (Held | undefined)[] = wanted.map((name, i) => {
    const same = held[i];
    if (!same || same.name !== name) return undefined;
    left.delete(same);
    return same;
  });
  return wanted.map((name, i) => {
    const found =
      result[i] ?? [...left].find((h) => h.name === name) ?? [...left].find((h) => h.name === null);
    if (!found) return fresh(name);
    left.delete(found);
    return { key: found.key, name };
  });
}

function zonesOf(view: View): [string, ZoneView][] {
  const own = view.seats.flatMap((seat) =>
    Object.entries(seat.zones).map(([zone, shown]): [string, ZoneView] => [zoneId(zone, seat.seat), shown]),
  );
  return [
    ...own,
    ...Object.entries(view.shared).map(([zone, shown]): [string, ZoneView] => [zoneId(zone, null), shown]),
  ];
}

/** The cards that are seen to lie on a table, by their keys. */
export function cardsOf({ view, tracked }: { view: View; tracked: Tracked }): Map<string, CardView> {
  const found = new Map<string, CardView>();
  for (const [id, { cards = [] }] of zonesOf(view))
    cards.forEach((card, i) => {
      const key = tracked.zones.get(id)?.[i]?.key;
      if (card && key !== undefined) found.set(key, card);
    });
  return found;
}
