/** Talking at tables and matches, and what keeps it decent: what a page may ask for, and what it is told. */
import { z } from "zod";
import { phraseCodes } from "./phrases.ts";
import { LARGEST_TEXT } from "./talk-text.ts";
import { type Reason, reasons, talkRefusals } from "./talk-words.ts";

const id = z.string().min(1).max(64);
const seat = z.int().min(0).max(3);
const number = z.int().min(1);
const days = z.int().min(1).max(365);
/** Milliseconds since 1970. */
const at = z.number();

/** Where something is said. */
export const place = z.strictObject({ kind: z.enum(["table", "match"]), id });
export type Place = z.infer<typeof place>;

/** A set phrase, or what somebody has written. */
export const saying = z.union([
  z.strictObject({ phrase: z.enum(phraseCodes) }),
  z.strictObject({ text: z.string().max(LARGEST_TEXT) }),
]);
export type Saying = z.infer<typeof saying>;

/** One thing that was said. */
export const said = z.strictObject({
  /** In the order of its place, from 1; what one does not hear leaves a gap. */
  number,
  /** Of the last entry of the match's log at that time; null at a table. */
  entry: z.int().nullable(),
  /** Of whoever said it, at that time; and the name, empty where they have gone. */
  seat,
  name: z.string(),
  mine: z.boolean(),
  says: saying,
  at,
});
export type Said = z.infer<typeof said>;

const reason = z.enum(Object.keys(reasons) as [Reason, ...Reason[]]);

/** What a moderator does about a report. */
export const outcome = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("nothing") }),
  z.strictObject({ kind: z.literal("warn") }),
  /** Set phrases alone. */
  z.strictObject({ kind: z.literal("silence"), days }),
  /** The account is closed. */
  z.strictObject({ kind: z.literal("ban"), days }),
]);
export type Outcome = z.infer<typeof outcome>;

/** Somebody, as a page can name them: by a seat, by something they said, or by what is kept of them already. */
export const somebody = z.union([
  z.strictObject({ place, seat }),
  z.strictObject({ place, number }),
  z.strictObject({ relation: id }),
]);
export type Somebody = z.infer<typeof somebody>;

/** What one has against somebody. */
const relation = z.strictObject({ id, name: z.string(), muted: z.boolean(), blocked: z.boolean() });
export type RelationView = z.infer<typeof relation>;

/** How one stands with the talk of this server. */
const standing = z.strictObject({
  /** One's own wish for free text, and the operator's. */
  text: z.boolean(),
  open: z.boolean(),
  /** Until when a moderator leaves one set phrases alone. */
  silent: at.nullable(),
  /** Warnings that were not read yet. */
  warnings: z.array(z.strictObject({ id, reason, text: z.string().nullable(), at })),
});
export type Standing = z.infer<typeof standing>;

/** A report as moderators see it. A place that is a match is looked up at `entry`. */
const reportView = z.strictObject({
  id,
  reason,
  place,
  number,
  entry: z.int().nullable(),
  /** As it stood; null once it is kept no longer. */
  says: saying.nullable(),
  said: at,
  reported: at,
  /** Names; null where somebody has gone. */
  by: z.string().nullable(),
  about: z.string().nullable(),
  /** What was said before and after it. */
  around: z.array(said),
  settled: z.strictObject({ outcome, by: z.string().nullable(), at }).nullable(),
});
export type ReportView = z.infer<typeof reportView>;

/** What somebody did as a moderator or an operator. */
const deedView = z.strictObject({
  at,
  who: z.string().nullable(),
  what: z.enum(["nothing", "warn", "silence", "ban", "lift", "appoint", "dismiss", "open", "close"]),
  about: z.string().nullable(),
  report: id.nullable(),
  days: z.int().nullable(),
});
export type DeedView = z.infer<typeof deedView>;

export const talkRequests = [
  z.strictObject({ ask: z.literal("say"), place, says: saying }),
  /** What was said after a number; with `on` what is said from then on is told as well. */
  z.strictObject({ ask: z.literal("talk"), place, since: z.int().min(0), on: z.boolean() }),
  z.strictObject({ ask: z.literal("standing") }),
  z.strictObject({ ask: z.literal("wishText"), on: z.boolean() }),
  /** A warning was read. */
  z.strictObject({ ask: z.literal("seen"), warning: id }),
  z.strictObject({ ask: z.literal("relate"), to: somebody, muted: z.boolean(), blocked: z.boolean() }),
  z.strictObject({ ask: z.literal("relations") }),
  z.strictObject({ ask: z.literal("report"), place, number, reason }),
  /** For moderators. */
  z.strictObject({ ask: z.literal("reports"), settled: z.boolean() }),
  z.strictObject({ ask: z.literal("settle"), report: id, outcome }),
  /** Ends what a report has brought upon somebody. */
  z.strictObject({ ask: z.literal("lift"), report: id }),
  /** For operators: makes the account of a name a moderator, or a player again. */
  z.strictObject({ ask: z.literal("appoint"), name: z.string().max(100), moderator: z.boolean() }),
  z.strictObject({ ask: z.literal("moderators") }),
  z.strictObject({ ask: z.literal("openText"), on: z.boolean() }),
  z.strictObject({ ask: z.literal("deeds") }),
] as const;
export type TalkRequest = z.infer<(typeof talkRequests)[number]>;

export const talkResults = {
  say: z.strictObject({ number }),
  talk: z.array(said),
  standing,
  wishText: z.null(),
  seen: z.null(),
  relate: z.null(),
  relations: z.array(relation),
  report: z.null(),
  reports: z.array(reportView),
  settle: z.null(),
  lift: z.null(),
  appoint: z.null(),
  moderators: z.array(z.string()),
  openText: z.null(),
  deeds: z.array(deedView),
} satisfies Record<TalkRequest["ask"], z.ZodType>;
export type TalkResults = { [Ask in TalkRequest["ask"]]: z.infer<(typeof talkResults)[Ask]> };

/** What is told of a place that somebody follows. */
export const talkMessage = z.strictObject({ talk: z.strictObject({ place, said: z.array(said) }) });
export type TalkMessage = z.infer<typeof talkMessage>;

export type TalkRefusal = keyof typeof talkRefusals;
export const talkRefusalCodes = Object.keys(talkRefusals) as TalkRefusal[];
