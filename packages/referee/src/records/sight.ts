/** The shape of what an observer sees and is told, for whoever takes it from outside. */
import type { CardView, LogEntry, LogPart, PlaceView, View, ZoneView } from "@tefuda/kernel";
import { z } from "zod";

const seat = z.int();
const numbers = z.record(z.string(), z.number());

export const place: z.ZodType<PlaceView> = z.strictObject({
  zone: z.string(),
  seat: seat.nullable(),
  place: z.int().optional(),
  under: z.boolean().optional(),
});

export const card: z.ZodType<CardView> = z.strictObject({
  name: z.string(),
  turned: z.boolean(),
  faceDown: z.boolean(),
  values: z.record(z.string(), z.strictObject({ now: z.number(), printed: z.number() })),
  counts: numbers,
  marks: z.array(z.string()),
  host: place.nullable(),
  under: z.lazy(() => z.array(card)),
});

const zone: z.ZodType<ZoneView> = z.strictObject({
  count: z.int(),
  cards: z.array(card.nullable()).optional(),
});
const zones = z.record(z.string(), zone);

export const question = z.strictObject({
  seat,
  shape: z.enum(["one", "some", "number", "yes"]),
  prompt: z.string(),
  words: z.string(),
  rule: z.string(),
  source: z.strictObject({ card: z.string(), at: place }).nullable(),
  min: z.number(),
  max: z.number(),
  options: z.array(
    z.strictObject({
      notation: z.string(),
      verb: z.string(),
      cards: z.array(place),
      text: z.int().optional(),
      says: z.string().optional(),
    }),
  ),
});

export const over = z.strictObject({ winner: seat.nullable(), rule: z.string().nullable() }).nullable();

export const view: z.ZodType<View> = z.strictObject({
  game: z.string(),
  observer: z.int(),
  numbers,
  seats: z.array(z.strictObject({ seat, numbers, zones })),
  shared: zones,
  links: z.array(
    z.strictObject({
      seat,
      card: z.string().nullable(),
      text: z.int(),
      stopped: z.boolean(),
      targets: z.array(place),
    }),
  ),
  asked: seat.nullable(),
  question: question.nullable(),
  over,
});

export const part: z.ZodType<LogPart> = z.union([
  z.strictObject({ text: z.string() }),
  z.strictObject({ card: z.string(), called: z.string().optional() }),
  z.strictObject({ seat }),
]);

const move = z.strictObject({
  kind: z.literal("move"),
  card: z.string().nullable(),
  from: place,
  to: place,
});
const shuffle = z.strictObject({ kind: z.literal("shuffle"), zone: z.string(), seat: seat.nullable() });
const line = z.strictObject({
  kind: z.literal("line"),
  message: z.string(),
  rule: z.string().optional(),
  parts: z.array(part),
});

export const toldLine = line.extend({ text: z.string() });

export const told: z.ZodType<LogEntry> = z.discriminatedUnion("kind", [move, shuffle, toldLine]);

/** A line without its text, which its parts are. */
export const entry: z.ZodType<Entry> = z.discriminatedUnion("kind", [move, shuffle, line]);

type Line = Extract<LogEntry, { kind: "line" }>;
/** An entry of the log as records hold it. */
export type Entry = Exclude<LogEntry, Line> | Omit<Line, "text">;
