/** The shape of a saved match, checked at every door through which one comes: files, and messages to a host. */
import {
  type CardSource,
  LONGEST_MATCH,
  type MatchRecord,
  MOST_CARDS,
  NUMBER_DIGITS,
  SECRET_DIGITS,
  type SetWord,
  type Words,
} from "@tefuda/kernel";
import { z } from "zod";
import { LONGEST_NAME, SCHEMA } from "./issues.ts";
import { type SeenRecord, seen } from "./records/seen.ts";

/** A match as a file, with what was seen of it where that was saved too. */
export interface SavedRecord extends MatchRecord {
  seen?: SeenRecord;
}

const MOST_EDITIONS = 100_000;
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

/** What a card's file has: fields by name. What may stand in them its game knows. */
const card = z.record(name, z.json()) as z.ZodType<CardSource>;

/** The text of a card, in one language. */
const text = z.string().max(500);
const keywordText = z.strictObject({ en: text.optional(), ja: text.optional() });
const setWord = z.strictObject({
  en: name,
  ja: name,
  of: name.optional(),
  text: keywordText.optional(),
}) as z.ZodType<SetWord>;

export const recordFields = z.strictObject({
  tefuda: z.literal("match", SCHEMA.match.en),
  game: name.min(1),
  edition: z.int().min(0).max(MOST_EDITIONS).optional(),
  /** Of rules and cards, in records from before editions were counted. */
  fingerprint: digits(16, SCHEMA.fingerprint).optional(),
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
  programs: z.array(name.nullable()).max(4).optional(),
  streams: z
    .array(z.strictObject({ after: z.int().min(0).max(LONGEST_MATCH), stream: z.int().min(1) }))
    .max(LONGEST_MATCH)
    .optional(),
  cards: z.array(card).max(MOST_CARDS, SCHEMA.cards.en).optional(),
  words: z.array(setWord).max(MOST_CARDS, SCHEMA.cards.en).optional(),
  choices: z.array(z.strictObject({ seat, say })).max(LONGEST_MATCH, SCHEMA.answers.en),
  end: digits(64, SCHEMA.end).optional(),
  seen: seen.optional(),
});

/** A record of before editions were counted says no more than that: it is read as one of edition 0. */
export const record: z.ZodType<SavedRecord> = recordFields.transform(
  ({ fingerprint, edition, ...rest }, context) => {
    if (edition === undefined && fingerprint === undefined)
      context.addIssue({ code: "custom", path: ["edition"], message: SCHEMA.missing.en });
    return { ...rest, edition: edition ?? 0 };
  },
);

/** The keys that a record has anywhere, for whoever mistyped one. */
export const RECORD_KEYS: readonly string[] = [
  "tefuda",
  "game",
  "edition",
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
  "programs",
  "streams",
  "stream",
  "roll",
  "shuffle",
  "top",
  "pick",
  "cards",
  "words",
  "en",
  "ja",
  "of",
  "choices",
  "seat",
  "say",
  "end",
  "seen",
];
