/** The messages between a table and the host of its match. */
import { z } from "zod";
import { plan, record, saved, say, update } from "./schemas.ts";

/** What a table may ask for. */
export const request = z.discriminatedUnion("ask", [
  z.object({ ask: z.literal("games") }),
  z.object({ ask: z.literal("open"), game: z.string() }),
  z.object({ ask: z.literal("start"), plan }),
  z.object({ ask: z.literal("resume"), saved }),
  z.object({ ask: z.literal("watch"), record }),
  z.object({ ask: z.literal("seek"), step: z.int() }),
  z.object({ ask: z.literal("answer"), seat: z.int(), say }),
  z.object({ ask: z.literal("why"), seat: z.int(), say: z.string() }),
  z.object({ ask: z.literal("undo") }),
  z.object({ ask: z.literal("redo") }),
  z.object({
    ask: z.literal("configure"),
    settings: z.object({ autoPass: z.boolean(), language: z.string() }),
  }),
  z.object({ ask: z.literal("leave") }),
]);
export type Request = z.infer<typeof request>;

export const envelope = z.object({ id: z.int(), request });

/** What comes back: an answer to a request, a failure in words, or news of the match. */
export const message = z.union([
  z.object({ id: z.int(), error: z.string() }),
  z.object({ id: z.int(), result: z.unknown() }),
  z.object({ update }),
  z.object({ trouble: z.string() }),
]);
export type Message = z.infer<typeof message>;
