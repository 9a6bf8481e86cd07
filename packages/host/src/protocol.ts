/** The messages between a table and the host of its match. */
import { z } from "zod";
import { branchAsked, measure, moment } from "./course-schemas.ts";
import { faultCodes } from "./host.ts";
import {
  asks,
  deckCards,
  kind,
  number,
  plan,
  record,
  saved,
  say,
  setEntry,
  setFiles,
  update,
} from "./schemas.ts";
import { soughtRulings } from "./sought.ts";

/** Of a kept game, or of a set. */
const id = z.string().max(100);

/** Of a format, where there are several. */
const format = z.string().max(100).nullable();

/** What a table may ask for. */
export const request = z.discriminatedUnion("ask", [
  z.strictObject({ ask: z.literal("games") }),
  z.strictObject({ ask: z.literal("open"), game: z.string() }),
  z.strictObject({ ask: z.literal("prepare"), plan }),
  z.strictObject({
    ask: z.literal("checkDeck"),
    game: z.string(),
    format,
    cards: deckCards,
    /** What a deck of limited play is made of. */
    packs: z.array(deckCards).max(60).optional(),
  }),
  z.strictObject({ ask: z.literal("randomDeck"), game: z.string(), format, seed: z.int().min(0) }),
  z.strictObject({ ask: z.literal("openingHand"), game: z.string(), format }),
  z.strictObject({ ask: z.literal("settle"), numbers: z.array(number.nullable()).max(4) }),
  z.strictObject({ ask: z.literal("packs") }),
  z.strictObject({ ask: z.literal("see"), seen: z.int().min(0).max(1000) }),
  z.strictObject({ ask: z.literal("start") }),
  z.strictObject({ ask: z.literal("resume"), saved }),
  z.strictObject({ ask: z.literal("watch"), record, players: z.array(kind).max(4).optional() }),
  z.strictObject({ ask: z.literal("rulings"), game: z.string() }),
  soughtRulings.extend({ ask: z.literal("searchRulings") }),
  z.strictObject({ ask: z.literal("stand"), game: z.string(), ruling: z.string(), others: kind }),
  z.strictObject({
    ask: z.literal("tryOut"),
    game: z.string(),
    files: z.record(z.string().max(300), z.string().nullable()),
    begin: z
      .strictObject({
        start: z.record(z.string(), z.unknown()),
        choices: z.array(z.strictObject({ seat: z.int().min(0), say })).readonly(),
      })
      .nullable(),
    others: kind,
  }),
  z.strictObject({ ask: z.literal("puzzle"), game: z.string(), title: z.string().max(300) }),
  z.strictObject({ ask: z.literal("way") }),
  z.strictObject({ ask: z.literal("kept") }),
  z.strictObject({ ask: z.literal("goOn"), id, takeOver: z.boolean() }),
  z.strictObject({ ask: z.literal("forget"), id }),
  z.strictObject({ ask: z.literal("keptText"), id }),
  z.strictObject({ ask: z.literal("takeSet"), files: setFiles, served: z.boolean() }),
  z.strictObject({ ask: z.literal("sets") }),
  z.strictObject({ ask: z.literal("putSetAway"), id: z.string() }),
  z.strictObject({ ask: z.literal("save") }),
  z.strictObject({ ask: z.literal("ping") }),
  z.strictObject({ ask: z.literal("seek"), step: z.int() }),
  z.strictObject({ ask: z.literal("course"), measure: measure.nullable() }),
  z.strictObject({ ask: z.literal("part"), step: z.int() }),
  z.strictObject({ ask: z.literal("file"), moment }),
  z.strictObject({ ask: z.literal("branch"), branch: branchAsked }),
  z.strictObject({ ask: z.literal("answer"), seat: z.int(), say }),
  z.strictObject({ ask: z.literal("why"), seat: z.int(), say: z.string() }),
  z.strictObject({
    ask: z.literal("forecast"),
    seat: z.int(),
    step: z.int(),
    // no option is as long as that
    say: z.string().max(1000).nullable(),
  }),
  z.strictObject({ ask: z.literal("hint"), step: z.int() }),
  z.strictObject({ ask: z.literal("undo") }),
  z.strictObject({ ask: z.literal("redo") }),
  z.strictObject({
    ask: z.literal("configure"),
    // A language by its two letters: "en".
    settings: z.strictObject({
      autoPass: z.boolean(),
      asks: asks.optional(),
      language: z.string().regex(/^[a-z]{2}$/),
    }),
  }),
  z.strictObject({ ask: z.literal("leave") }),
]);
export type Request = z.infer<typeof request>;

/** The game that a request is about, which has to be there first. */
export function gameIn(request: Request): string | undefined {
  if ("game" in request) return request.game;
  if ("plan" in request) return request.plan.game;
  if ("saved" in request) return request.saved.record.game;
  return "record" in request ? request.record.game : undefined;
}

export const envelope = z.strictObject({ id: z.int(), request });

/** What comes back: an answer to a request, a failure in words, or news of the match or of the sets. */
export const message = z.union([
  z.object({ id: z.int(), error: z.string(), code: z.enum(faultCodes).optional() }),
  z.object({ id: z.int(), result: z.unknown() }),
  z.object({ update }),
  z.object({ sets: z.array(setEntry) }),
  z.object({ trouble: z.string(), code: z.enum(faultCodes).optional() }),
]);
export type Message = z.infer<typeof message>;
