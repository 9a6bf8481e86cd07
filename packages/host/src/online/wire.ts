/**
 * What goes between a page and a server of people. A page never names a seat, a seed or another's deck: who somebody is
 * comes from their session, and where they sit from the match.
 */
import { z } from "zod";
import { course, measure } from "../course-schemas.ts";
import { asks, kind, saved, say, verdict } from "../schemas.ts";
import { circleRequests, circleResults, circleView } from "./circle-schemas.ts";
import { matchNews } from "./match-schemas.ts";
import { chanceNumber, deckChoice, lobbyEntry, tablePlan, tableView } from "./table-schemas.ts";
import { talkMessage, talkRefusalCodes, talkRequests, talkResults } from "./talk-schemas.ts";
import { tournamentRequests, tournamentResults, tournamentView } from "./tournament-schemas.ts";

const id = z.string().min(1).max(64);
const seat = z.int().min(0).max(3);
const ms = z.number();

/** What somebody does at a match; the seat is theirs. */
export const move = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("answer"), say }),
  z.strictObject({ kind: z.literal("resign") }),
  /** Going back is to one's own last decision. */
  z.strictObject({ kind: z.literal("offer"), what: z.enum(["draw", "pause", "back"]) }),
  z.strictObject({ kind: z.literal("agree") }),
  z.strictObject({ kind: z.literal("refuse") }),
  z.strictObject({ kind: z.literal("resume") }),
]);
export type Move = z.infer<typeof move>;

/** How somebody wants to be told and asked. */
export const wishes = z.strictObject({
  language: z.enum(["en", "ja"]),
  autoPass: z.boolean(),
  asks: asks.optional(),
});
export type Wishes = z.infer<typeof wishes>;

/** What a page may ask for. */
export const request = z.discriminatedUnion("ask", [
  z.strictObject({ ask: z.literal("wish"), wishes }),
  z.strictObject({ ask: z.literal("lobby"), on: z.boolean() }),
  z.strictObject({ ask: z.literal("open"), plan: tablePlan }),
  /** A table that fits, with somebody about as strong; a new one where there is none. */
  z.strictObject({ ask: z.literal("quick"), plan: tablePlan }),
  z.strictObject({ ask: z.literal("table"), table: id, on: z.boolean() }),
  z.strictObject({ ask: z.literal("sit"), table: id, seat: seat.nullable() }),
  z.strictObject({ ask: z.literal("stand"), table: id }),
  z.strictObject({ ask: z.literal("program"), table: id, seat, kind: kind.nullable() }),
  z.strictObject({
    ask: z.literal("ready"),
    table: id,
    with: z.strictObject({ deck: deckChoice, number: chanceNumber }).nullable(),
  }),
  z.strictObject({ ask: z.literal("match"), match: id, on: z.boolean() }),
  /** `command` names what is wanted, so that it is done once; `asked` the question that it answers. */
  z.strictObject({ ask: z.literal("do"), match: id, command: id, asked: z.int().optional(), move }),
  z.strictObject({ ask: z.literal("why"), match: id, say: z.string().max(1000) }),
  /** How a match went that is over, as a result and a replay tell it. */
  z.strictObject({ ask: z.literal("course"), match: id, measure: measure.nullable() }),
  /** A match that is over, to be watched again. */
  z.strictObject({ ask: z.literal("record"), match: id }),
  z.strictObject({ ask: z.literal("mine") }),
  /** Looks on: from no side, or from that of a player who allows it. */
  z.strictObject({ ask: z.literal("watch"), match: id, side: seat.nullable(), on: z.boolean() }),
  /** Whether others may look on from one's side; null only asks. */
  z.strictObject({ ask: z.literal("show"), match: id, on: z.boolean().nullable() }),
  /** Matches that can be watched. */
  z.strictObject({ ask: z.literal("running") }),
  z.strictObject({ ask: z.literal("leaders"), game: z.string().max(40), many: z.boolean() }),
  /** What is known of somebody who plays. */
  z.strictObject({ ask: z.literal("profile"), user: id }),
  ...tournamentRequests,
  ...circleRequests,
  ...talkRequests,
]);
export type Request = z.infer<typeof request>;

export const envelope = z.strictObject({ id: z.int().min(0), request });

/** Why something was not done, as a page can say it in its language. */
export const refusalCodes = [
  "notUnderstood",
  "tooMuch",
  "unavailable",
  /** The match is played by an earlier build of the engine, which does not run any more. */
  "otherBuild",
  "unknown",
  "notYours",
  "late",
  "over",
  "paused",
  "offer",
  "cannot",
  "busy",
  "gone",
  "full",
  "seated",
  "notSeated",
  "notHost",
  "playing",
  "deck",
  "guests",
  "plan",
  "judge",
  /** Of a circle: somebody has not the copies that a list names, or another list lies there by now. */
  "copies",
  "otherList",
  /** They may have no more without return, or are closed to each other, or a round keeps the copies back. */
  "gifts",
  "shut",
  "kept",
  /** There is no pack to be opened yet. */
  "noPack",
  /** A deck has copies that its player does not own in the circle. */
  "notOwned",
  /** Somebody is not in the circle that something is played from. */
  "notMember",
  /** There is no account of that name. */
  "noAccount",
  ...talkRefusalCodes,
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

/** A match that somebody plays in, for a list. */
const ownMatch = z.strictObject({
  id,
  game: z.string(),
  names: z.array(z.string()),
  waitsForMe: z.boolean(),
  /** How long that may still take; null where it does not wait, or for as long as one likes. */
  left: ms.nullable(),
  began: z.number(),
});
export type OwnMatch = z.infer<typeof ownMatch>;

/** A match that others may watch. */
const running = z.strictObject({
  id,
  game: z.string(),
  names: z.array(z.string()),
  /** Seats from which it may be watched. */
  sides: z.array(seat),
  began: z.number(),
});
export type Running = z.infer<typeof running>;

/** How strong somebody is, and how sure that is. */
const rated = z.strictObject({
  rating: z.number(),
  deviation: z.number(),
  matches: z.int(),
});
const leader = rated.extend({ user: id, name: z.string(), sure: z.number() });

/** A match of somebody's that is over. */
const past = z.strictObject({
  id,
  game: z.string(),
  names: z.array(z.string()),
  seat: seat,
  winner: seat.nullable(),
  rated: z.boolean(),
  /** What it did to their rating. */
  change: z.number().nullable(),
  at: z.number(),
});
const profile = z.strictObject({
  user: id,
  name: z.string(),
  guest: z.boolean(),
  ratings: z.array(rated.extend({ game: z.string(), many: z.boolean() })),
  matches: z.array(past),
});
export type Profile = z.infer<typeof profile>;

/** What comes back of what was asked for, by what that was. */
export const results = {
  wish: z.null(),
  lobby: z.array(lobbyEntry),
  open: z.strictObject({ table: id }),
  quick: z.strictObject({ table: id }),
  table: tableView,
  sit: z.null(),
  stand: z.null(),
  program: z.null(),
  ready: z.null(),
  match: z.null(),
  /** What the rules have against an answer is no failure. */
  do: z.union([
    z.strictObject({ done: z.literal(true), number: z.int() }),
    z.strictObject({ done: z.literal(false), verdict }),
  ]),
  why: verdict,
  course,
  record: saved,
  mine: z.array(ownMatch),
  /** How late it is seen, in milliseconds, and from which sides it may be; nothing where that was ended. */
  watch: z.strictObject({ late: ms, sides: z.array(seat) }).nullable(),
  /** Whether others may look on at all, and from one's side. */
  show: z.strictObject({ watched: z.boolean(), on: z.boolean() }),
  running: z.array(running),
  leaders: z.array(leader),
  profile,
  ...tournamentResults,
  ...circleResults,
  ...talkResults,
} satisfies Record<Request["ask"], z.ZodType>;
export type Results = { [Ask in Request["ask"]]: z.infer<(typeof results)[Ask]> };

/** What a server tells. */
export const message = z.union([
  z.strictObject({ id: z.int(), result: z.unknown() }),
  z.strictObject({ id: z.int(), refused: z.enum(refusalCodes) }),
  /** Of a table in the lobby that has changed; null where it is no longer to be found there. */
  z.strictObject({ lobby: z.strictObject({ id, entry: lobbyEntry.nullable() }) }),
  z.strictObject({ table: tableView }),
  z.strictObject({ tournament: tournamentView }),
  z.strictObject({ circle: circleView }),
  z.strictObject({ match: id, news: matchNews }),
  /** Which seats somebody is at. */
  z.strictObject({ match: id, here: z.array(z.boolean()) }),
  talkMessage,
]);
export type Message = z.infer<typeof message>;
