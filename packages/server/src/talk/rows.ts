/** The rows of what people say to each other, and of what keeps it decent. */
import type { PhraseCode } from "@tefuda/host/online/phrases";
import type { DeedView, Place } from "@tefuda/host/online/talk-schemas";
import type { Reason } from "@tefuda/host/online/talk-words";
import type { Generated } from "kysely";

/** One thing that was said: a phrase or a text, never both. */
export interface SaidRow {
  id: Generated<number>;
  kind: Place["kind"];
  place: string;
  /** Who is spoken to: those at the seats. */
  room: "seats";
  /** In its place, from 1; in the order in which it was written. */
  number: number;
  entry: number | null;
  /** Null where they have gone. */
  author: string | null;
  name: string;
  seat: number;
  phrase: PhraseCode | null;
  text: string | null;
  /** Whom it was said to, with whoever said it: nobody else reads it. */
  hearers: string[];
  at: number;
}

/** What somebody has against another. */
export interface RelationRow {
  id: string;
  owner: string;
  other: string;
  muted: boolean;
  blocked: boolean;
}

/** Whether somebody wants free text; whoever has no row does. */
export interface TalkWishRow {
  user: string;
  text: boolean;
}

/** The operator's word for all. */
export interface TalkRuleRow {
  only: Generated<boolean>;
  text: boolean;
}

export interface ReportRow {
  id: string;
  /** Null once it is kept no longer. */
  said: number | null;
  by: string | null;
  about: string | null;
  reason: Reason;
  kind: Place["kind"];
  place: string;
  number: number;
  entry: number | null;
  phrase: PhraseCode | null;
  text: string | null;
  said_at: number;
  at: number;
  settled: number | null;
}

/** What a report has brought upon somebody. */
export interface SanctionRow {
  id: string;
  user: string;
  report: string;
  kind: "warn" | "silence" | "ban";
  /** Null of a warning. */
  until: number | null;
  /** A warning was read. */
  seen: Generated<boolean>;
  at: number;
}

/** What a moderator or an operator has done; it is never changed. */
export interface DeedRow {
  id: Generated<number>;
  who: string | null;
  what: DeedView["what"];
  about: string | null;
  report: string | null;
  days: number | null;
  at: number;
}

export interface TalkTables {
  said: SaidRow;
  relations: RelationRow;
  talk_wishes: TalkWishRow;
  talk_rules: TalkRuleRow;
  reports: ReportRow;
  sanctions: SanctionRow;
  deeds: DeedRow;
}
