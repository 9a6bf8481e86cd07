/** Tables at which people meet before a match, and what the lobby tells of them. */
import { NUMBER_DIGITS } from "@tefuda/kernel";
import { z } from "zod";
import { deckCards, kind } from "../schemas.ts";
import { clockPlan } from "./clocks.ts";

const id = z.string().min(1).max(64);
const seat = z.int().min(0).max(3);

/** What somebody opens a table for. */
export const tablePlan = z.strictObject({
  game: z.string().max(40),
  seats: z.int().min(2).max(4),
  format: z.string().max(100).nullable(),
  /** Each plays with the packs that it opens. */
  sealed: z.boolean(),
  rated: z.boolean(),
  /** After how long others may see what happens, in milliseconds; null where they may not. */
  watch: z.int().min(0).max(3_600_000).nullable(),
  clock: clockPlan.nullable(),
  /** The language that is spoken at it, by its two letters. */
  language: z.enum(["en", "ja"]),
  /** The circle from whose collections it is played; without one every card may be. */
  circle: id.optional(),
  /** In the lobby for everybody, or for whoever has its address. */
  open: z.boolean(),
});
export type TablePlan = z.infer<typeof tablePlan>;

/** What somebody plays with: a ready deck by its id, or cards of an own one; nothing where packs are opened. */
export const deckChoice = z.union([
  z.strictObject({ list: z.string().max(100) }),
  z.strictObject({ cards: deckCards }),
  z.null(),
]);
export type DeckChoice = z.infer<typeof deckChoice>;

/** What somebody adds to the chance of a match, once the hash of its secret was told. */
export const chanceNumber = z.string().regex(new RegExp(`^[0-9a-f]{${NUMBER_DIGITS}}$`));

const seatView = z.strictObject({
  /** Null where it is free. */
  name: z.string().nullable(),
  kind,
  ready: z.boolean(),
  host: z.boolean(),
});

/** A table as somebody sees it. */
export const tableView = z.strictObject({
  id,
  plan: tablePlan,
  seats: z.array(seatView),
  /** Where whoever sees it sits. */
  mine: seat.nullable(),
  /** Told before anybody adds a number. */
  hash: z.string(),
  /** The match that was begun last, and how many there have been. */
  match: id.nullable(),
  rounds: z.int(),
  closed: z.boolean(),
});
export type TableView = z.infer<typeof tableView>;

/** A table as the lobby tells of it. */
export const lobbyEntry = z.strictObject({
  id,
  plan: tablePlan,
  names: z.array(z.string().nullable()),
  opened: z.number(),
});
export type LobbyEntry = z.infer<typeof lobbyEntry>;
