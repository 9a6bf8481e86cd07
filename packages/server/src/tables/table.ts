/** A table, and what people do at it: plain data in, plain data out. */
import type { PlayerKind } from "@tefuda/host/host";
import type { DeckChoice, LobbyEntry, TablePlan, TableView } from "@tefuda/host/online/table-schemas";
import { RefusedError } from "../wire/refused.ts";

export interface TableSeat {
  /** The account of a person; null where a program sits, or nobody. */
  user: string | null;
  name: string | null;
  kind: PlayerKind;
  deck: DeckChoice;
  /** What is added to the chance of the match: whoever has added it is ready. */
  number: string | null;
  /** When they were seen last, by the clock of the database, where others wait for them. Milliseconds. */
  seen?: number;
}

/** As it is kept; the secret of the next match's chance is told to nobody. */
export interface Table {
  id: string;
  plan: TablePlan;
  seats: TableSeat[];
  secret: string;
  hash: string;
  match: string | null;
  rounds: number;
  opened: number;
  touched: number;
  closed: boolean;
}

export interface Sitter {
  user: string;
  name: string;
  /** Without an account: not at rated tables. */
  guest: boolean;
}

/** Why something is not done at a table. */
export type TableRefusal =
  | "gone"
  | "full"
  | "apart"
  | "seated"
  | "notSeated"
  | "notHost"
  | "playing"
  | "deck"
  | "guests"
  | "busy"
  | "plan";

export class TableError extends RefusedError<TableRefusal> {
  constructor(why: TableRefusal) {
    super(why, "at this table");
  }
}

export const FREE: TableSeat = { user: null, name: null, kind: "person", deck: null, number: null };

export const seatOf = ({ seats }: Table, user: string): number =>
  seats.findIndex((seat) => seat.user === user);

/** Who opened it, or has sat there longest since. */
export const hostOf = ({ seats }: Table): string | null =>
  seats.find(({ user }) => user !== null)?.user ?? null;

export const isFree = ({ user, kind }: TableSeat): boolean => user === null && kind === "person";

const isReady = (table: Table, seat: TableSeat): boolean =>
  seat.kind === "person" ? seat.number !== null : seat.deck !== null || table.plan.sealed;

/** Whether everything is there that a match begins with. */
export const isComplete = (table: Table): boolean =>
  !table.closed && table.seats.every((seat) => !isFree(seat) && isReady(table, seat));

/** Somebody sits down; at the first free seat where none is named. */
export function sit(table: Table, { user, name, guest }: Sitter, wanted: number | null, seen: number): Table {
  if (table.plan.rated && guest) throw new TableError("guests");
  if (seatOf(table, user) >= 0) return table;
  const at = wanted ?? table.seats.findIndex(isFree);
  const seat = table.seats[at];
  if (!seat || !isFree(seat)) throw new TableError("full");
  return { ...table, seats: table.seats.with(at, { ...FREE, user, name, seen }) };
}

/** Somebody leaves; with the last person the table goes. */
export function stand(table: Table, user: string): Table {
  const at = seatOf(table, user);
  if (at < 0) throw new TableError("notSeated");
  const seats = table.seats.with(at, FREE);
  return { ...table, seats, closed: seats.every((seat) => seat.user === null) };
}

/** Whoever was not seen since `before` leaves. */
export function absentLeave(table: Table, before: number): Table {
  const gone = table.seats.flatMap(({ user, seen }) =>
    user !== null && seen !== undefined && seen < before ? [user] : [],
  );
  return gone.reduce(stand, table);
}

/** Puts a program at a seat, or takes it away; whoever has the table does. */
export function setProgram(
  table: Table,
  user: string,
  at: number,
  kind: PlayerKind | null,
  deck: DeckChoice,
): Table {
  if (hostOf(table) !== user) throw new TableError("notHost");
  const seat = table.seats[at];
  if (!seat || seat.user !== null) throw new TableError("full");
  if (table.plan.rated || kind === "person") throw new TableError("plan");
  return {
    ...table,
    seats: table.seats.with(at, kind === null ? FREE : { ...FREE, kind, name: kind, deck }),
  };
}

/** Somebody is ready, with a deck and a number; with none of them not any more. */
export function ready(table: Table, user: string, with_: { deck: DeckChoice; number: string } | null): Table {
  const at = seatOf(table, user);
  if (at < 0) throw new TableError("notSeated");
  const seat = { ...table.seats[at]!, deck: with_?.deck ?? null, number: with_?.number ?? null };
  return { ...table, seats: table.seats.with(at, seat) };
}

/** The seats of the next match: everybody moves on by one after each. */
export function seatsOfMatch<T>({ rounds, seats }: Pick<Table, "rounds"> & { seats: readonly T[] }): T[] {
  return seats.map((_, i) => seats[(i + rounds) % seats.length]!);
}

/** The match has begun: nobody is ready for another, whose secret is `next`. */
export function begun(table: Table, match: string, next: { secret: string; hash: string }): Table {
  const seats = table.seats.map((seat) => (seat.kind === "person" ? { ...seat, number: null } : seat));
  return { ...table, seats, match, rounds: table.rounds + 1, ...next };
}

export function viewOf(table: Table, user: string | null): TableView {
  const { id, plan, hash, match, rounds, closed } = table;
  const mine = user === null ? -1 : seatOf(table, user);
  const host = hostOf(table);
  return {
    ...{ id, plan, hash, match, rounds, closed },
    mine: mine < 0 ? null : mine,
    seats: table.seats.map((seat) => ({
      name: seat.name,
      kind: seat.kind,
      ready: !isFree(seat) && isReady(table, seat),
      host: seat.user !== null && seat.user === host,
    })),
  };
}

/** What the lobby tells of it; null where it is not to be found there. */
export function entryOf({ id, plan, seats, opened, rounds, closed }: Table): LobbyEntry | null {
  if (!plan.open || closed || rounds > 0 || !seats.some(isFree)) return null;
  return { id, plan, names: seats.map(({ name }) => name), opened };
}
