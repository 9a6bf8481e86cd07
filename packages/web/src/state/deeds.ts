/**
 * What was done, one thing after the other: the log of a step, cut where something else begins. A game's look says which
 * lines tell of a deed, and of what kind; all other lines, and the moves of cards, belong to the deed that they stand by.
 */

import type { Act } from "@tefuda/host/host";
import type { DeedKind, LogEntry, LogLine, Look, PlaceView, TableLayout } from "@tefuda/kernel";
import type { Tracked } from "./track.ts";

export interface Beat {
  /** Null where no line of it is one that the game shows. */
  kind: DeedKind | null;
  log: LogEntry[];
}

export interface Deed {
  kind: DeedKind | null;
  /** Whose it is, as far as that is told. */
  seat: number | null;
  /** The card that it is about, by its name, and the keys of who does it and of those whom it means. */
  card: string | null;
  by: string | null;
  on: readonly string[];
  /** The player whom it means. */
  struck: number | null;
  /** The words for it: what says little is left out where something says more. */
  says: readonly LogLine[];
}

/** What befalls several at once is one deed. */
const together: ReadonlySet<DeedKind> = new Set(["move", "hurt", "fall", "lose", "gain"]);

export const kindOf = (look: Look, { message }: Pick<LogLine, "message">): DeedKind | null =>
  (Object.entries(look.deeds ?? {}) as [DeedKind, readonly string[]][]).find(([, lines]) =>
    lines.includes(message),
  )?.[0] ?? null;

const isLine = (entry: LogEntry): entry is LogLine => entry.kind === "line";
const cardsIn = ({ parts }: LogLine): string[] =>
  parts.flatMap((part) => ("card" in part ? [part.card] : []));
const seatsIn = ({ parts }: LogLine): number[] =>
  parts.flatMap((part) => ("seat" in part ? [part.seat] : []));

/** Whether something in a beat names a card. */
export const names = ({ log }: Beat, card: string): boolean =>
  log.some((entry) =>
    isLine(entry) ? cardsIn(entry).includes(card) : entry.kind === "move" && entry.card === card,
  );

export const meansSeat = ({ log }: Beat, seat: number): boolean =>
  log.some((entry) => isLine(entry) && seatsIn(entry).includes(seat));

export function beatsOf(log: readonly LogEntry[], look: Look): Beat[] {
  const beats: Beat[] = [];
  // A card may move before the line that tells of it, or after.
  let early: LogEntry[] = [];
  for (const entry of log) {
    const now = beats.at(-1);
    if (!isLine(entry)) {
      const told = entry.kind === "move" && entry.card !== null && now && names(now, entry.card);
      (told ? now.log : early).push(entry);
      continue;
    }
    const kind = kindOf(look, entry);
    if (now && belongs(now, kind, entry)) {
      now.kind ??= kind;
      now.log.push(...early, entry);
    } else beats.push({ kind, log: [...early, entry] });
    early = [];
  }
  if (early.length > 0) {
    const last = beats.at(-1);
    if (last) last.log.push(...early);
    else beats.push({ kind: null, log: early });
  }
  return beats;
}

function belongs(now: Beat, kind: DeedKind | null, line: LogLine): boolean {
  if (kind === null || now.kind === null) return true;
  if (kind !== now.kind) return false;
  return together.has(kind) || (kind === "play" && cardsIn(line).some((card) => names(now, card)));
}

/** Where the cards lie before a beat and after it, and the cards that the answer behind it brought together. */
interface Lying {
  before: Tracked;
  after: Tracked;
  act: Act | null;
}

export function deedOf(beat: Beat, lying: Lying, look: Look, layout: TableLayout): Deed {
  const { kind } = beat;
  const lines = beat.log.filter(isLine);
  const loud = lines.filter((line) => look.lines[line.message] !== "quiet");
  const head = loud.find((line) => kindOf(look, line) === kind) ?? loud[0];
  const find = (card: string, seat: number | null): string | null => keyOf(card, seat, lying, layout);
  const led = head && leader(head);
  const named = head ? [...new Set(cardsIn(head))] : [];
  // What a game tells twice of a card that is played is said once.
  const once = loud.filter((line) => line === head || kind !== "play" || kindOf(look, line) !== kind);
  const says = loud.length > 0 ? once : kind === null ? [] : lines;
  const deed: Deed = {
    kind,
    seat: led ?? null,
    card: named[0] ?? null,
    by: null,
    on: [],
    struck: null,
    says,
  };
  if (!head || kind === "turn") return deed;
  if (kind === "strike") {
    const own = led ?? null;
    // Some lines name first who strikes, and others first whose it is.
    const striker =
      own === null ? named[0] : (named.find((card) => sideOf(find(card, own), lying) === own) ?? named[0]);
    if (striker === undefined) return deed;
    const by = find(striker, own);
    const seat = own ?? sideOf(by, lying);
    return {
      ...deed,
      seat,
      card: striker,
      by,
      on: keys(named.filter((card) => card !== striker).map((card) => find(card, other(seat)))),
      struck: seatsIn(head).find((one) => one !== seat) ?? null,
    };
  }
  if (kind === "play") {
    const by = deed.card === null ? null : find(deed.card, led ?? null);
    const others = [...new Set(loud.flatMap(cardsIn))].filter((card) => card !== deed.card);
    return {
      ...deed,
      seat: led ?? sideOf(by, lying),
      by,
      on: keys(others.map((card) => find(card, null))),
    };
  }
  // Of what a player loses the player is meant, whatever it is.
  const of = kind === "lose" ? [] : loud.filter((line) => kindOf(look, line) === kind).flatMap(cardsIn);
  return { ...deed, on: keys([...new Set(of)].map((card) => find(card, null))), struck: led ?? null };
}

const keys = (found: readonly (string | null)[]): string[] =>
  found.flatMap((key) => (key === null ? [] : [key]));
const other = (seat: number | null): number | null => (seat === 0 || seat === 1 ? 1 - seat : null);

/** The player whom a line names before any card. */
function leader({ parts }: LogLine): number | undefined {
  const first = parts.find((part) => "card" in part || "seat" in part);
  return first && "seat" in first ? first.seat : undefined;
}

/** The place of a key. */
export function placeOf(key: string, { zones }: Tracked): PlaceView | null {
  for (const [id, held] of zones) {
    const place = held.findIndex((one) => one.key === key);
    if (place < 0) continue;
    const [seat, zone] = id.split(/\.(.*)/) as [string, string];
    return { zone, seat: seat === "-" ? null : Number(seat), place };
  }
  return null;
}

const sideOf = (key: string | null, { before, after }: Lying): number | null =>
  key === null ? null : ((placeOf(key, after) ?? placeOf(key, before))?.seat ?? null);

/**
 * The key of a card that a line names. Of several with its name it is the one that moved, or that was answered with; else
 * the first that lies in the open, on that side if there is one.
 */
function keyOf(
  card: string,
  seat: number | null,
  { before, after, act }: Lying,
  layout: TableLayout,
): string | null {
  const forms = new Map(layout.rows.flatMap(({ zones }) => zones.map(({ zone, form }) => [zone, form])));
  const worth = { row: 3, fan: 1, stack: 0 } as const;
  let best: string | null = null;
  let most = -1;
  for (const tracked of [before, after]) {
    for (const [id, held] of tracked.zones) {
      const [side, zone] = id.split(/\.(.*)/) as [string, string];
      const form = forms.get(zone);
      held.forEach(({ key, name }, place) => {
        if (name !== card) return;
        const acts = [act?.from, act?.to].some(
          (at) => at && at.zone === zone && String(at.seat) === side && at.place === place,
        );
        const weight =
          (form ? worth[form] : 2) +
          (seat !== null && side === String(seat) ? 4 : 0) +
          (acts ? 8 : 0) +
          (after.to.has(key) ? 16 : 0);
        if (weight > most) [best, most] = [key, weight];
      });
    }
  }
  return best;
}
