/** The shapes of everything that comes through the door, checked before it is believed. */
import type {
  CardInfo,
  Forecast,
  FormatInfo,
  ListInfo,
  PackInfo,
  Problem,
  SourceFile,
  TableLayout,
  Verdict,
} from "@tefuda/kernel";
import { LONGEST_MATCH, NUMBER_DIGITS, SECRET_DIGITS } from "@tefuda/kernel";
import { MOST_CARDS } from "@tefuda/referee/deck-text";
import type { ToldProblem } from "@tefuda/referee/dropped-set";
import type { Lesson } from "@tefuda/referee/lesson";
import { record, say } from "@tefuda/referee/record";
import { over, part, place, question, told, view } from "@tefuda/referee/records/sight";
import { LONGEST_PATH, MOST_SET_BYTES, MOST_SET_FILES } from "@tefuda/referee/set-bounds";
import type { Unfit } from "@tefuda/workshop/trying";
import { z } from "zod";
import type {
  Act,
  Advice,
  Chance,
  Dealt,
  DeckProblem,
  GameData,
  Kept,
  KeptGame,
  MatchPlan,
  OpenedPacks,
  PlayerKind,
  PuzzleState,
  RulingEntry,
  SavedMatch,
  SetEntry,
  SetOfGame,
  Shelved,
  Sight,
  Since,
  Update,
} from "./host.ts";
import { playerKinds } from "./host.ts";
import type { PreparedMatch } from "./preparing.ts";

export { record, say };

const seat = z.int();
const words = z.record(z.string(), z.string());
const numbers = z.record(z.string(), z.number());

export const verdict: z.ZodType<Verdict> = z.discriminatedUnion("verdict", [
  z.strictObject({ verdict: z.literal("allowed") }),
  z.strictObject({
    verdict: z.literal("forbidden"),
    reasons: z.array(
      z.strictObject({ rule: z.string(), needs: z.string(), given: z.literal(true).optional() }),
    ),
    elsewhere: z.literal(true).optional(),
  }),
  z.strictObject({ verdict: z.literal("not understood"), part: z.string(), known: z.array(z.string()) }),
]);

const changed = z.record(z.string(), z.strictObject({ was: z.number(), now: z.number() }));

export const forecast: z.ZodType<Forecast> = z.strictObject({
  hangsOn: z.array(z.enum(["hidden", "chance", "choice"])),
  lines: z.array(
    z.strictObject({ message: z.string(), named: z.array(part), text: z.string(), sure: z.boolean() }),
  ),
  cards: z.array(
    z.strictObject({
      card: z.string().nullable(),
      at: place,
      to: z.strictObject({ zone: z.string(), seat: seat.nullable() }).optional(),
      turned: z.boolean().optional(),
      faceDown: z.boolean().optional(),
      counts: changed,
    }),
  ),
  seats: z.array(z.strictObject({ seat, numbers: changed, zones: changed })),
  over,
});

/** The level that once was the only one is the highest now. */
export const kind: z.ZodType<PlayerKind> = z.preprocess(
  (sent) => (sent === "search" ? "master" : sent),
  z.enum(playerKinds),
);

export const unfit: z.ZodType<Unfit> = z.strictObject({
  choice: z.strictObject({ seat, say }),
  kept: z.int(),
  of: z.int(),
  why: z.strictObject({ en: z.string(), ja: z.string() }),
});

export const advice: z.ZodType<Advice> = z.strictObject({
  seat,
  question,
  turns: z.number(),
  answers: z.array(
    z.strictObject({
      say,
      grade: z.enum(["best", "nearly", "little", "clearly"]),
      worlds: z.number(),
      won: z.number(),
      lost: z.number(),
      changes: z.array(
        z.strictObject({ seat, of: z.string(), name: words, now: z.number(), then: z.number() }),
      ),
    }),
  ),
});

/** By game and window how somebody is asked there. */
export const asks = z.record(
  z.string().max(100),
  z.record(z.string().max(200), z.enum(["always", "never", "deeds"])),
);

/** Of a lesson. */
const lessonId = z.string().max(100);
/** Of a puzzle. */
const puzzleTitle = z.string().max(300);
const puzzleState: z.ZodType<PuzzleState> = z.strictObject({
  title: puzzleTitle,
  goal: z.enum(["win", "survive"]),
  turns: z.int(),
  grade: z.literal([1, 2, 3]),
  hint: z.looseObject({ en: z.string() }).and(words),
  progress: z.enum(["open", "astray", "reached", "missed"]),
  hidden: z.array(z.array(z.string())),
});

export const saved: z.ZodType<SavedMatch> = z
  .strictObject({
    record,
    players: z.array(kind),
    held: z.array(z.boolean()).max(LONGEST_MATCH),
    lesson: lessonId.optional(),
    puzzle: puzzleTitle.optional(),
    branch: z.int().min(0).optional(),
    winner: z.int().min(0).max(3).nullable().optional(),
  })
  .refine(({ record, players }) => players.length === record.lists.length, "somebody sits at every seat");

/** The cards of a deck of somebody's own: whether they go together is for the game to say. */
export const deckCards = z.array(z.string().max(200)).max(MOST_CARDS);

export const plan: z.ZodType<MatchPlan> = z.strictObject({
  game: z.string(),
  players: z.array(z.strictObject({ kind, list: z.string(), cards: deckCards.optional() })).max(4),
  seed: z.int().optional(),
  format: z.string().optional(),
  sealed: z.boolean().optional(),
  lesson: lessonId.optional(),
});

const openedPacks: z.ZodType<OpenedPacks> = z.strictObject({
  seat,
  packs: z.array(z.array(z.string())),
});

const hexadecimal = (many: number) => z.string().regex(new RegExp(`^[0-9a-f]{${many}}$`));
/** What a seat adds to the chance of a match. */
export const number = hexadecimal(NUMBER_DIGITS);
const secret = hexadecimal(SECRET_DIGITS);

export const chance: z.ZodType<Chance> = z.union([
  z.strictObject({ open: z.int() }),
  z.strictObject({ hash: secret, numbers: z.array(number), secret: secret.optional() }),
]);

const seen = z.int().min(0);
export const prepared: z.ZodType<PreparedMatch> = z.strictObject({
  tefuda: z.literal("prepared"),
  plan,
  seed: z.union([z.int(), z.strictObject({ secret, hash: secret, numbers: z.array(number) })]),
  seen,
});

export const dealt: z.ZodType<Dealt> = z.strictObject({
  id: z.string(),
  plan,
  opened: z.array(openedPacks),
  seen,
  chance,
  kept: z.boolean(),
});

export const act: z.ZodType<Act> = z.strictObject({ seat, from: place, to: place.nullable() });
export const sight: z.ZodType<Sight> = z.strictObject({ seat, view, log: z.array(told) });

const kept: z.ZodType<Kept> = z.strictObject({
  state: z.enum(["kept", "failed", "elsewhere", "unneeded"]),
  id: z.string().nullable(),
  why: z.enum(["full", "many", "refused"]).optional(),
});

const info: z.ZodType<CardInfo> = z.strictObject({
  name: z.string(),
  names: words.optional(),
  short: words.optional(),
  type: z.string(),
  subtypes: z.array(z.string()),
  values: z.array(z.strictObject({ id: z.string(), value: z.number() })),
  texts: z.array(z.strictObject({ kind: z.string(), words, number: z.int().optional() })),
  flavour: words.optional(),
  picture: z.string().optional(),
  details: z
    .array(z.strictObject({ id: z.string(), name: words, value: z.union([z.string(), z.number()]) }))
    .optional(),
  file: z.string(),
  line: z.number(),
});

const inBoth = z.strictObject({ en: z.string(), ja: z.string() });

export const deckProblems: z.ZodType<DeckProblem[]> = z.array(
  z.strictObject({ says: inBoth, card: z.string().nullable() }),
);

const since: z.ZodType<Since> = z.strictObject({
  edition: z.int(),
  now: z.int(),
  changes: z.array(z.strictObject({ edition: z.int(), says: inBoth })),
  cards: z.array(z.strictObject({ name: z.string(), now: z.enum(["gone", "other"]) })),
  asSeen: z.boolean(),
  parts: z.int().nullable(),
  broken: inBoth.nullable(),
  otherEnd: z.boolean(),
});

export const update: z.ZodType<Update> = z.strictObject({
  step: z.int(),
  of: z.int(),
  fresh: z.boolean(),
  act: act.nullable(),
  sights: z.array(sight),
  people: z.array(seat),
  players: z.array(kind),
  format: z.string().nullable(),
  canUndo: z.boolean(),
  canRedo: z.boolean(),
  watched: z.boolean(),
  lesson: lessonId.optional(),
  puzzle: puzzleState.optional(),
  branch: z.int().optional(),
  since: since.optional(),
  cards: z.array(info),
  chance,
  kept,
});

const keptGame: z.ZodType<KeptGame> = z.strictObject({
  id: z.string(),
  at: z.number(),
  open: z.enum(["here", "elsewhere"]).nullable(),
  match: z
    .strictObject({
      game: z.string(),
      players: z.array(kind),
      answers: z.int(),
      given: z.int(),
      packs: z.boolean(),
      over: z.boolean(),
      winner: z.int().nullable().optional(),
      begun: z.enum(["lesson", "puzzle"]).optional(),
      branch: z.int().optional(),
    })
    .nullable(),
});
export const shelved: z.ZodType<Shelved> = z.strictObject({ games: z.array(keptGame), most: z.int() });

const list: z.ZodType<ListInfo> = z.strictObject({
  id: z.string(),
  name: z.string(),
  plan: z.string(),
  names: z.record(z.string(), z.string()).optional(),
  plans: z.record(z.string(), z.string()).optional(),
  cards: z.array(z.string()),
  packs: z.array(z.array(z.string())).optional(),
});

const set: z.ZodType<PackInfo> = z.strictObject({
  id: z.string(),
  name: words,
  slots: z.array(
    z.strictObject({
      cards: z.int(),
      sorts: z.array(z.strictObject({ id: z.string(), weight: z.int(), names: z.array(z.string()) })),
    }),
  ),
});

const format: z.ZodType<FormatInfo> = z.strictObject({ id: z.string(), name: words, settings: numbers });

const layout: z.ZodType<TableLayout> = z.strictObject({
  rows: z.array(
    z.strictObject({
      zones: z.array(
        z.strictObject({
          zone: z.string(),
          name: words,
          form: z.enum(["row", "stack", "fan"]),
          slots: z.number().optional(),
          opens: z.boolean().optional(),
        }),
      ),
    }),
  ),
  seatNumbers: z.array(z.strictObject({ id: z.string(), name: words })),
  price: z.string().optional(),
  phases: z.array(words),
  amounts: z.array(z.string()).optional(),
  verbs: z.record(z.string(), words),
  words: z.record(z.string(), words).optional(),
  idle: z.array(z.string()).optional(),
  wastes: z.array(z.string()).optional(),
  unasked: z.record(z.string(), words).optional(),
  buttons: z.record(z.string(), words),
  passes: z.array(z.string()),
  takesBack: z.array(z.string()).optional(),
  undoes: z.array(z.string()).optional(),
});

const problem: z.ZodType<Problem> = z.strictObject({
  file: z.string(),
  line: z.number(),
  column: z.number(),
  length: z.number().optional(),
  message: inBoth,
  expected: z.array(z.union([z.string(), inBoth])).optional(),
  didYouMean: z.array(z.string()).optional(),
});

const toldProblem: z.ZodType<ToldProblem> = z.strictObject({
  file: z.string(),
  line: z.number(),
  column: z.number(),
  says: inBoth,
  name: inBoth.optional(),
  text: z.string().optional(),
});

/** The files of a set, within bounds; closer ones are told where they are read. */
export const setFiles: z.ZodType<SourceFile[]> = z
  .array(z.strictObject({ path: z.string().min(1).max(LONGEST_PATH), text: z.string() }))
  .max(MOST_SET_FILES + 1)
  .refine((files) => files.reduce((n, { text }) => n + text.length, 0) <= MOST_SET_BYTES, "less than that");

const setOfGame: z.ZodType<SetOfGame> = z.strictObject({
  id: z.string(),
  name: inBoth,
  cards: z.array(z.string()),
  decks: z.array(z.string()),
});

export const setEntry: z.ZodType<SetEntry> = z.strictObject({
  id: z.string(),
  on: z
    .strictObject({
      name: inBoth,
      game: z.string(),
      cards: z.int(),
      decks: z.array(z.string()),
      rulings: z.int(),
    })
    .nullable(),
  problems: z.array(toldProblem),
  more: z.int(),
  leftOut: z.array(z.string()),
  served: z.boolean(),
  kept: z.boolean(),
});

const lesson: z.ZodType<Lesson> = z.strictObject({
  id: lessonId,
  title: inBoth,
  decks: z.array(z.string()),
  seed: z.int(),
  format: z.string().optional(),
  steps: z.array(
    z.strictObject({ tell: inBoth.optional(), answer: z.strictObject({ seat, say }).optional() }),
  ),
  end: inBoth,
});

const inEnglish = z.object({ en: z.string() }).catchall(z.string());

export const rulingEntry: z.ZodType<RulingEntry> = z.strictObject({
  title: inEnglish,
  note: inEnglish.optional(),
  set: inBoth.optional(),
  rules: z.array(z.string()),
  cards: z.array(z.string()),
  playable: z.boolean(),
  edition: z.int().min(1),
  since: inBoth.optional(),
});

export const gameEntry = z.strictObject({ id: z.string(), title: z.string() });

export const gameData: z.ZodType<GameData> = z.strictObject({
  id: z.string(),
  title: z.string(),
  layout,
  seats: z.strictObject({ min: z.int(), max: z.int() }),
  cards: z.array(info),
  lists: z.array(list),
  sealed: z.strictObject({ set, packs: z.int() }).optional(),
  formats: z.array(format),
  problems: z.array(problem),
  sets: z.array(setOfGame),
  lessons: z.array(lesson),
});
