/** The shape of a saved match, checked at every door through which one comes: files, and messages to a host. */
import {
  LONGEST_MATCH,
  type MatchRecord,
  MOST_CARDS,
  NUMBER_DIGITS,
  SECRET_DIGITS,
  type Words,
} from "@tefuda/kernel";
import { z } from "zod";
import { LONGEST_NAME, SCHEMA } from "./issues.ts";

const LONGEST_SAY = 1000;
const name = z.string().max(LONGEST_NAME, SCHEMA.name.en);
const whole = z.int().min(-32_768, SCHEMA.whole.en).max(32_767, SCHEMA.whole.en);
const seat = z.int().min(0).max(3);
const digits = (many: number, says: Words) => z.string().regex(new RegExp(`^[0-9a-f]{${many}}$`), says.en);
const secret = z.strictObject({
  secret: digits(SECRET_DIGITS, SCHEMA.secretDigits),
  hash: digits(SECRET_DIGITS, SCHEMA.secretDigits),
  numbers: z.array(digits(NUMBER_DIGITS, SCHEMA.numberDigits)),
});
const numbers = z.record(name, whole);

const low = {
  card: name,
  owner: seat.optional(),
  turned: z.boolean().optional(),
  faceDown: z.boolean().optional(),
  numbers: numbers.optional(),
};
const change = z.strictObject({ value: name, by: whole, until: name, seat: seat.optional() });
/** What lies underneath has nothing of its own: neither under it, nor attached. */
const placed = z.strictObject({
  ...low,
  under: z.array(z.strictObject(low)).optional(),
  host: name.optional(),
  changes: z.array(change).max(MOST_CARDS).optional(),
});
const zones = z.record(name, z.array(placed));
const position = z.strictObject({
  numbers: numbers.optional(),
  seats: z.array(z.strictObject({ numbers: numbers.optional(), zones: zones.optional() })).max(4),
  shared: zones.optional(),
});

export const say = z.union(
  [z.string().max(LONGEST_SAY), z.array(z.string().max(LONGEST_SAY)).max(MOST_CARDS)],
  SCHEMA.say.en,
);

export const record: z.ZodType<MatchRecord> = z.strictObject({
  tefuda: z.literal("match", SCHEMA.match.en),
  game: name.min(1),
  fingerprint: name,
  seed: z.union([z.int().min(-2_147_483_648).max(4_294_967_295), secret], SCHEMA.seed.en),
  lists: z.array(z.array(name).max(MOST_CARDS, SCHEMA.cards.en)).min(1).max(4),
  packs: z
    .array(z.array(z.array(name).max(MOST_CARDS, SCHEMA.cards.en)).max(MOST_CARDS, SCHEMA.packs.en))
    .max(4)
    .optional(),
  settings: numbers,
  opening: z.strictObject({ after: z.int().min(0), position }).optional(),
  chance: z
    .array(
      z.union([
        z.strictObject({ roll: z.int().min(0).max(32_767) }),
        z.strictObject({ shuffle: name, seat: seat.optional(), top: z.array(name).max(MOST_CARDS) }),
        z.strictObject({ pick: z.array(name).max(MOST_CARDS) }),
      ]),
    )
    .max(MOST_CARDS)
    .optional(),
  choices: z.array(z.strictObject({ seat, say })).max(LONGEST_MATCH, SCHEMA.answers.en),
});

/** The keys that a record has anywhere, for whoever mistyped one. */
export const RECORD_KEYS: readonly string[] = [
  "tefuda",
  "game",
  "fingerprint",
  "seed",
  "secret",
  "hash",
  "lists",
  "packs",
  "settings",
  "opening",
  "after",
  "position",
  "numbers",
  "seats",
  "zones",
  "shared",
  ...Object.keys(placed.shape),
  ...Object.keys(change.shape),
  "chance",
  "roll",
  "shuffle",
  "top",
  "pick",
  "choices",
  "seat",
  "say",
];
