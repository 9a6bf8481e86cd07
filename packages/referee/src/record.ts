/** The shape of a saved match, checked at every door through which one comes: files, and messages to a host. */
import { LONGEST_MATCH, type MatchRecord, MOST_CARDS, NUMBER_DIGITS, SECRET_DIGITS } from "@tefuda/kernel";
import { z } from "zod";

const LONGEST_NAME = 200;
const LONGEST_SAY = 1000;
const name = z.string().max(LONGEST_NAME, `has at most ${LONGEST_NAME} letters`);
const whole = z
  .int()
  .min(-32_768, "is a whole number from -32768 to 32767")
  .max(32_767, "is a whole number from -32768 to 32767");
const seat = z.int().min(0).max(3);
const digits = (many: number) =>
  z.string().regex(new RegExp(`^[0-9a-f]{${many}}$`), `is written as ${many} hexadecimal digits`);
const secret = z.strictObject({
  secret: digits(SECRET_DIGITS),
  hash: digits(SECRET_DIGITS),
  numbers: z.array(digits(NUMBER_DIGITS)),
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
  "has to be text or a list of texts, none of them very long",
);

export const record: z.ZodType<MatchRecord> = z.strictObject({
  tefuda: z.literal("match", 'says that this is a match: it has to be "match"'),
  game: name.min(1),
  fingerprint: name,
  seed: z.union(
    [z.int().min(-2_147_483_648).max(4_294_967_295), secret],
    "has to be a whole number, or a secret with its hash and the numbers of the seats",
  ),
  lists: z
    .array(z.array(name).max(MOST_CARDS, `has at most ${MOST_CARDS} cards`))
    .min(1)
    .max(4),
  packs: z
    .array(
      z
        .array(z.array(name).max(MOST_CARDS, `has at most ${MOST_CARDS} cards`))
        .max(MOST_CARDS, `are at most ${MOST_CARDS}`),
    )
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
  choices: z
    .array(z.strictObject({ seat, say }))
    .max(LONGEST_MATCH, `a match has at most ${LONGEST_MATCH} answers`),
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
