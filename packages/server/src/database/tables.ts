/** The tables of the database, as queries know them. Times are milliseconds since 1970 by the clock of the database. */

import type { ClockPlan } from "@tefuda/host/online/clocks";
import type { TablePlan } from "@tefuda/host/online/table-schemas";
import type { Setup } from "@tefuda/kernel";
import type { Generated, JSONColumnType } from "kysely";
import type { CircleTables } from "../circles/rows.ts";
import type { DraftRow, PoolRow } from "../limited/rows.ts";
import type { Deed } from "../match/entry.ts";
import type { SeatHead } from "../match/head.ts";
import type { Ended } from "../match/play.ts";
import type {
  ChallengeRow,
  CredentialRow,
  DeckRow,
  LimitRow,
  OperatorCodeRow,
  PasskeyRow,
  SessionRow,
  UserRow,
} from "../people/rows.ts";
import type { SetTables } from "../sets/rows.ts";
import type { TableSeat } from "../tables/table.ts";
import type { TalkTables } from "../talk/rows.ts";
import type { EntrantRow, LookRow, PairingRow, TournamentRow } from "../tournament/rows.ts";

/** A match: what it is made from, and where it stands as far as lists and clocks need to know. */
export interface MatchRow {
  id: string;
  game: string;
  engine: string;
  /** Without the secret of its chance, which has a table of its own. */
  setup: JSONColumnType<Setup>;
  seats: JSONColumnType<SeatHead[]>;
  clock: JSONColumnType<ClockPlan> | null;
  rated: boolean;
  /** After how long others may see it; null where they may not. */
  watch: number | null;
  began: number;
  number: Generated<number>;
  waits_for: number | null;
  due: number | null;
  ended: JSONColumnType<Ended> | null;
  ended_at: Generated<number | null>;
}

/** The secret that the chance of a match comes from. */
export interface KeyRow {
  match: string;
  secret: string;
}

export interface EntryRow {
  match: string;
  number: number;
  command: string;
  deed: JSONColumnType<Deed>;
  used: number;
  lag: number;
  at: number;
}

/** A cache of where a match stood. */
export interface SnapshotRow {
  match: string;
  number: number;
  engine: string;
  packed: Buffer;
}

/** A build that plays matches: how it is to be used, its files, packed, and when a machine of it was last there. */
export interface BuildRow {
  id: string;
  contract: number;
  packed: Buffer;
  kept: number;
}

/** When each machine last reached the database. */
export interface BeatRow {
  machine: string;
  at: number;
}

/** A time in which no machine reached it. */
export interface OutageRow {
  from: number;
  to: number;
}

/** How strong somebody is in a game, with two seats or with more. */
export interface RatingRow {
  user: string;
  game: string;
  many: boolean;
  rating: number;
  deviation: number;
  volatility: number;
  matches: number;
  at: number;
}

/** A match that has been rated, and what it did to whom. */
export interface RatedRow {
  match: string;
  users: JSONColumnType<string[]>;
  changes: JSONColumnType<Record<string, { before: number; after: number }>>;
  at: number;
}

/** What all machines share and nobody else may know. */
export interface SecretRow {
  name: string;
  value: string;
}

/** A table at which people meet; its secret is that of the match that is begun next. */
export interface TableRow {
  id: string;
  plan: JSONColumnType<TablePlan>;
  seats: JSONColumnType<TableSeat[]>;
  secret: string;
  hash: string;
  match: string | null;
  rounds: number;
  opened: number;
  touched: number;
  closed: boolean;
}

export interface Tables extends TalkTables, CircleTables, SetTables {
  secrets: SecretRow;
  ratings: RatingRow;
  rated_matches: RatedRow;
  tables: TableRow;
  tournaments: TournamentRow;
  entrants: EntrantRow;
  pairings: PairingRow;
  looks: LookRow;
  drafts: DraftRow;
  pools: PoolRow;
  matches: MatchRow;
  match_keys: KeyRow;
  entries: EntryRow;
  snapshots: SnapshotRow;
  builds: BuildRow;
  beats: BeatRow;
  outages: OutageRow;
  users: UserRow;
  sessions: SessionRow;
  credentials: CredentialRow;
  passkeys: PasskeyRow;
  challenges: ChallengeRow;
  decks: DeckRow;
  limits: LimitRow;
  operator_code: OperatorCodeRow;
}
