/** The rows of circles, and what all who are in one share of it. */
import type { Bundle, CirclePlan, MoveReason, Ways } from "@tefuda/host/online/circle-schemas";
import type { Consent, Lean, Part, Swap } from "@tefuda/market";
import type { Generated, JSONColumnType, Selectable } from "kysely";
import type { Queries } from "../people/belongings.ts";

/** Its secret is what all packs come from. */
export interface CircleRow {
  id: string;
  plan: JSONColumnType<CirclePlan>;
  /** Null where the account is no more. */
  host: string | null;
  auditor: string | null;
  secret: string;
  hash: string;
  open: boolean;
  began: number;
}

export interface MemberRow {
  circle: string;
  id: string;
  /** Null where the account is no more. */
  user: string | null;
  state: "asks" | "in" | "left";
  region: number;
  joined: number;
  /** Packs that they have opened. */
  opened: number;
  /** Copies that trades of two have given them beyond what they gave in them. */
  gained: number;
  /** How much more worth they have had from them than they gave. */
  lean: JSONColumnType<Lean, string | undefined>;
  ways: JSONColumnType<Ways>;
}

export interface MarkRow {
  circle: string;
  member: string;
  card: string;
  keep: number | null;
  rank: number | null;
}

/** A member who wants no trade with another. */
export interface ShutRow {
  circle: string;
  member: string;
  other: string;
}

/** A printed card; `number` tells it from others of its kind. */
export interface CopyRow {
  circle: string;
  id: number;
  card: string;
  number: number;
  holder: string | null;
  /** The round that keeps it back. */
  kept: number | null;
}

export interface LedgerRow {
  circle: string;
  number: number;
  at: number;
  reason: MoveReason;
  /** The trade, the round or the pack. */
  of: string | null;
}

export interface MoveRow {
  circle: string;
  entry: number;
  copy: number;
  from: string | null;
  to: string | null;
}

/** Lists as the first of both sees them. */
export interface TradeRow {
  circle: string;
  id: string;
  first: string;
  second: string;
  gives: JSONColumnType<Bundle>;
  gets: JSONColumnType<Bundle>;
  version: number;
  by: string;
  /** Who has agreed to what lies there, if one of them has. */
  agreed: string | null;
  state: "open" | "done" | "ended";
  touched: number;
  /** Who had surely more of it than they gave, where it was carried out. */
  given: Generated<string | null>;
}

/** What a round is made of: who takes part stands in an order that is drawn anew for it, and cards by their numbers. */
export interface RoundInput {
  cards: string[];
  parts: (Part & { member: string; consent: Consent; said: { agreed: Swap[]; struck: number[] } })[];
  closed: [number, number][];
  /** Whether somebody has refused anything since it was worked out last. */
  refused: boolean;
}

/** Questions by member: would they give so many copies of a card for as many of another? */
export type Questions = Record<string, { give: string; get: string; copies: number }[]>;

/** Rings as members and cards: each gives the card to the next. */
export interface RoundResult {
  rings: { steps: { member: string; card: string }[]; copies: number }[];
}

/** What a round came to, for whoever only wants to know so much. */
export interface RoundSummary {
  copies: number;
  people: number;
  rings: number;
  took: number;
  worth: number;
}

/** What cards were worth, and the standard error of that; only those that were traded. */
export type Worths = Record<string, { worth: number; error: number }>;

export interface RoundRow {
  circle: string;
  number: number;
  secret: string;
  hash: string;
  step: "waits" | "works" | "asks" | "done" | "ended";
  bell: number | null;
  until: number | null;
  turn: number;
  tries: number;
  input: JSONColumnType<RoundInput> | null;
  questions: JSONColumnType<Questions>;
  result: JSONColumnType<RoundResult> | null;
  summary: JSONColumnType<RoundSummary> | null;
  papers: string | null;
  ended: number | null;
  /** As the price guide has it after the round. */
  worths: JSONColumnType<Worths, string | undefined> | null;
}

export interface CircleTables {
  circles: CircleRow;
  members: MemberRow;
  marks: MarkRow;
  shut: ShutRow;
  copies: CopyRow;
  ledger: LedgerRow;
  moves: MoveRow;
  trades: TradeRow;
  trading_rounds: RoundRow;
}

export type Circle = Selectable<CircleRow>;
/** With the name that they have now; empty where the account is no more. */
export type Member = Selectable<MemberRow> & { name: string };
export type Trade = Selectable<TradeRow>;
export type Round = Selectable<RoundRow>;

/** A circle and all who have ever been in it, in the order in which they came; null where there is none. */
export async function readCircle(
  db: Queries,
  id: string,
): Promise<{ circle: Circle; members: Member[] } | null> {
  const circle = await db.selectFrom("circles").selectAll().where("id", "=", id).executeTakeFirst();
  if (!circle) return null;
  const members = await db
    .selectFrom("members")
    .leftJoin("users", "users.id", "members.user")
    .selectAll("members")
    .select(({ fn, val }) => fn.coalesce("users.name", val("")).as("name"))
    .where("circle", "=", id)
    .orderBy("joined")
    .orderBy("members.id")
    .execute();
  return { circle, members };
}

/** The round that waits or is under way, with all that went into it; undefined in a circle that is closed. */
export const currentRound = (db: Queries, circle: string): Promise<Round | undefined> =>
  db
    .selectFrom("trading_rounds")
    .selectAll()
    .where("circle", "=", circle)
    .where("step", "in", ["waits", "works", "asks"])
    .executeTakeFirst();
