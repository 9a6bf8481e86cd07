/** What a forecast tells: how the table is otherwise after a course of play, and what several courses have in common. */
import { knows } from "./cards.ts";
import type { Machine } from "./machine.ts";
import { tellsPlaces } from "./order.ts";
import type { PlaceView, Told } from "./say.ts";
import { countsOf, placeViewOf, type SeatView, type View } from "./view.ts";

/** What a forecast may hang on: cards that the observer does not know, chance, and what somebody has to choose. */
const GROUNDS = ["hidden", "chance", "choice"] as const;
export type Ground = (typeof GROUNDS)[number];

/** A line of the log that would be written; not sure if it hangs on what somebody chooses. */
export interface Foretold extends Told {
  sure: boolean;
}

export interface Changed {
  was: number;
  now: number;
}

/** A card that is seen where it lies and will lie elsewhere or otherwise. */
export interface CardForecast {
  /** Its name, where the observer knows it. */
  card: string | null;
  at: PlaceView;
  /** The zone that it goes to, and whose that is. */
  to?: { zone: string; seat: number | null };
  turned?: boolean;
  faceDown?: boolean;
  /** What is counted on it and changes. */
  counts: Record<string, Changed>;
}

/** Numbers of a seat that change, and how many cards lie in its zones. */
export interface SeatForecast {
  seat: number;
  numbers: Record<string, Changed>;
  zones: Record<string, Changed>;
}

export interface Forecast {
  /** All that it hangs on; what is told comes about for certain, if nobody answers, where that is nothing. */
  hangsOn: Ground[];
  lines: Foretold[];
  cards: CardForecast[];
  seats: SeatForecast[];
  over: View["over"];
}

/** One way in which things may go. */
export interface Course {
  lines: Told[];
  cards: CardForecast[];
  seats: SeatForecast[];
  over: View["over"];
}

// --- differences ------------------------------------------------------------------------------------------------------
/** A card as it lies where the observer can tell it by its place. */
export interface Lying {
  card: number;
  name: string | null;
  at: PlaceView;
  zone: number;
  turned: boolean;
  faceDown: boolean;
  counts: Record<string, number>;
}

export function lyingIn(m: Machine, observer: number): Lying[] {
  const found: Lying[] = [];
  for (let card = 0; card < m.layout.cards; card++) {
    const zone = m.zone(card);
    if (m.above(card) >= 0 || !tellsPlaces(m, observer, zone)) continue;
    const known = knows(m, observer, card);
    found.push({
      card,
      name: known ? m.definitionOf(card).name : null,
      at: placeViewOf(m, observer, card),
      zone,
      turned: m.turned(card),
      faceDown: m.faceDown(card),
      counts: known ? countsOf(m, observer, card) : {},
    });
  }
  const key = ({ at, zone }: Lying): number => zone * 1000 + at.place!;
  return found.sort((a, b) => key(a) - key(b));
}

export function cardChanged(m: Machine, observer: number, before: Lying): CardForecast[] {
  const { card, name, at } = before;
  const zone = m.zone(card);
  const known = { card: name, at };
  if (zone !== before.zone) {
    const { id, per } = m.zoneShape(zone);
    return [{ ...known, to: { zone: id, seat: per === "seat" ? m.seatOf(zone) : null }, counts: {} }];
  }
  const turned = m.turned(card);
  const faceDown = m.faceDown(card);
  const counts = name === null ? {} : changes(before.counts, countsOf(m, observer, card));
  if (turned === before.turned && faceDown === before.faceDown && Object.keys(counts).length === 0) return [];
  return [
    {
      ...known,
      ...(turned === before.turned ? {} : { turned }),
      ...(faceDown === before.faceDown ? {} : { faceDown }),
      counts,
    },
  ];
}

export function seatsChanged(before: readonly SeatView[], after: readonly SeatView[]): SeatForecast[] {
  return before.flatMap(({ seat, numbers, zones }) => {
    const then = after[seat]!;
    const cards = (of: typeof zones): Record<string, number> =>
      Object.fromEntries(Object.entries(of).map(([id, { count }]) => [id, count]));
    const changed = {
      seat,
      numbers: changes(numbers, then.numbers),
      zones: changes(cards(zones), cards(then.zones)),
    };
    return changesAny(changed) ? [changed] : [];
  });
}
const changesAny = ({ numbers, zones }: SeatForecast): boolean =>
  Object.keys(numbers).length + Object.keys(zones).length > 0;

/** The numbers of which one side has another than the other; what is left out is 0. */
function changes(before: Record<string, number>, after: Record<string, number>): Record<string, Changed> {
  const found: Record<string, Changed> = {};
  for (const id of Object.keys({ ...before, ...after })) {
    const was = before[id] ?? 0;
    const now = after[id] ?? 0;
    if (was !== now) found[id] = { was, now };
  }
  return found;
}

// --- what the courses have in common ------------------------------------------------------------------------------------
export function common(worlds: readonly Course[][], grounds: Set<Ground>): Forecast {
  const [first] = worlds;
  const same = JSON.stringify(first);
  if (worlds.some((courses) => JSON.stringify(courses) !== same)) grounds.add("hidden");
  const all = worlds.flat();
  const [one] = all;
  const over = JSON.stringify(one!.over);
  return {
    hangsOn: GROUNDS.filter((ground) => grounds.has(ground)),
    lines: commonLines(worlds),
    cards: one!.cards.filter(inEach(all, ({ cards }) => cards)),
    seats: commonSeats(all),
    over: all.every((course) => JSON.stringify(course.over) === over) ? one!.over : null,
  };
}

/** Tells what every course has of a sort of thing. */
function inEach(courses: readonly Course[], of: (course: Course) => readonly unknown[]) {
  const sets = courses.map((course) => new Set(of(course).map((one) => JSON.stringify(one))));
  return (one: unknown): boolean => sets.every((set) => set.has(JSON.stringify(one)));
}

/** Number by number: one that changes alike in each course is told, whatever else changes. */
function commonSeats(courses: readonly Course[]): SeatForecast[] {
  const alike = (seat: number, kind: "numbers" | "zones"): Record<string, Changed> => {
    const all = courses.map(({ seats }) => seats.find((one) => one.seat === seat)?.[kind] ?? {});
    const [one = {}] = all;
    return Object.fromEntries(
      Object.entries(one).filter(([id, { was, now }]) =>
        all.every((other) => other[id]?.was === was && other[id]?.now === now),
      ),
    );
  };
  return courses[0]!.seats
    .map(({ seat }) => ({ seat, numbers: alike(seat, "numbers"), zones: alike(seat, "zones") }))
    .filter(changesAny);
}

/**
 * Line by line, each as often as it is written: in every course for sure, in some of every world perhaps.
 * They stand as in the first course that has them.
 */
function commonLines(worlds: readonly Course[][]): Foretold[] {
  const written = worlds.map((courses) => courses.map(({ lines }) => tally(lines)));
  const often = (line: Told, of: typeof Math.min): number =>
    Math.min(
      ...written.map((courses) => of(...courses.map((count) => count.get(JSON.stringify(line)) ?? 0))),
    );
  const found: Foretold[] = [];
  const told = new Map<string, number>();
  for (const { lines } of worlds[0]!) {
    const here = new Map<string, number>();
    for (const line of lines) {
      const key = JSON.stringify(line);
      const nth = (here.get(key) ?? 0) + 1;
      here.set(key, nth);
      if (nth <= (told.get(key) ?? 0) || nth > often(line, Math.max)) continue;
      told.set(key, nth);
      found.push({ ...line, sure: nth <= often(line, Math.min) });
    }
  }
  return found;
}

function tally(lines: readonly Told[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const line of lines) {
    const key = JSON.stringify(line);
    found.set(key, (found.get(key) ?? 0) + 1);
  }
  return found;
}
