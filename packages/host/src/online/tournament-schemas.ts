/** Tournaments as they go between a page and a server of people. */
import { z } from "zod";
import { kind } from "../schemas.ts";
import { clockPlan } from "./clocks.ts";
import { chanceNumber, deckChoice } from "./table-schemas.ts";

const id = z.string().min(1).max(64);
const seat = z.int().min(0).max(3);

/** So many may take part in one tournament. */
export const MOST_ENTRANTS = 128;

/** What an elimination can be played with: a match for the third place, and what becomes of a drawn match. */
const knockout = z.strictObject({
  thirdPlace: z.boolean(),
  drawn: z.enum(["higherSeed", "rematch"]),
});

/** Who plays whom: Swiss rounds, after which the best may go on, or elimination from the beginning. */
export const tournamentForm = z.discriminatedUnion("form", [
  z.strictObject({
    form: z.literal("swiss"),
    rounds: z.int().min(1).max(30),
    cut: z.int().min(2).max(64).nullable(),
    knockout: knockout.optional(),
  }),
  z.strictObject({ form: z.literal("elimination"), knockout: knockout.optional() }),
]);

const won = z.int().min(0).max(9);

/** How the match of a table ended. The games, where they are told of, have to bear the outcome out. */
export const tournamentResult = z
  .strictObject({
    outcome: z.enum(["first", "second", "drawn", "bothLost"]),
    games: z.tuple([won, won]).readonly().nullable(),
  })
  .refine(({ outcome, games }) => {
    if (!games || outcome === "bothLost") return true;
    const lead = Math.sign(games[0] - games[1]);
    return lead === { first: 1, second: -1, drawn: 0 }[outcome];
  }, "The games say something else than the outcome.");

/** A name without letters that nobody can see. */
export const title = z
  .string()
  .trim()
  .min(1)
  .max(80)
  .regex(/^[^\p{C}\p{Zl}\p{Zp}]+$/u);

/** What somebody opens a tournament for. */
export const tournamentPlan = z.strictObject({
  name: title,
  game: z.string().max(40),
  format: z.string().max(100).nullable(),
  /** Each plays with the packs that it opens, new ones in every match. */
  sealed: z.boolean(),
  /** Decks are made of packs that are opened for this tournament, or drafted; null: people bring theirs. */
  limited: z
    .strictObject({
      form: z.enum(["sealed", "draft"]),
      /** Seconds for a pick, and minutes to make a deck. */
      pick: z.int().min(5).max(86_400),
      build: z.int().min(1).max(10_080),
    })
    .nullable()
    .optional(),
  /** The circle from whose collections it is played; without one every card may be. */
  circle: id.optional(),
  /** For accounts alone, and without programs. */
  rated: z.boolean(),
  clock: clockPlan,
  /** The language that is spoken in it, by its two letters. */
  language: z.enum(["en", "ja"]),
  form: tournamentForm,
  most: z.int().min(2).max(MOST_ENTRANTS),
  /** When it starts by itself, in milliseconds since 1970; null where its host says when. */
  starts: z.int().min(0).nullable(),
  /** The name of the account that judges it; null for whoever opens it. Who judges does not play. */
  judge: z.string().max(100).nullable(),
});
export type TournamentPlan = z.infer<typeof tournamentPlan>;

const state = z.enum(["open", "drafting", "building", "running", "over", "cancelled"]);
export type TournamentState = z.infer<typeof state>;

const entrant = z.strictObject({
  id,
  name: z.string(),
  kind,
  /** How many rounds had been paired when they left; null while they are here. */
  dropped: z.int().nullable(),
});

const pairing = z.strictObject({
  table: z.int(),
  /** Entrants by their ids; nobody in place of the second for a bye. */
  players: z.tuple([id, id.nullable()]),
  /** The match that is played at the table, the latest where one was drawn and had to be played again. */
  match: id.nullable(),
  result: tournamentResult.nullable(),
});

const round = z.strictObject({
  number: z.int(),
  part: z.enum(["swiss", "elimination"]),
  pairings: z.array(pairing),
});

/** A row of the standings; shares are from 0 to 1. */
const standing = z.strictObject({
  id,
  place: z.int(),
  points: z.number(),
  won: z.int(),
  drawn: z.int(),
  lost: z.int(),
  byes: z.int(),
  opponentsMatches: z.number(),
  games: z.number(),
  opponentsGames: z.number(),
  dropped: z.int().nullable(),
});

/** A match of the elimination as it is drawn; null where it is not known yet who it will be. */
const bracketMatch = z.strictObject({
  players: z.tuple([id.nullable(), id.nullable()]),
  bye: z.boolean(),
  winner: id.nullable(),
});

/** What an elimination comes to; the winners of matches 2i and 2i + 1 meet in match i of the next round. */
const bracket = z.strictObject({
  rounds: z.array(z.array(bracketMatch)),
  third: bracketMatch.nullable(),
});

/** What it waits for: to be started, for tables of the round that runs, or for nothing more. */
const next = z.discriminatedUnion("step", [
  z.strictObject({ step: z.literal("start") }),
  z.strictObject({ step: z.literal("wait"), round: z.int(), tables: z.array(z.int()) }),
  z.strictObject({
    step: z.literal("over"),
    ranking: z.array(z.strictObject({ id, place: z.int() })),
  }),
]);

const cards = z.array(z.string().max(100)).max(500);

/** A draft as one seat of it sees it; rounds and picks are counted from 1. */
const draftSeat = z.strictObject({
  round: z.int(),
  rounds: z.int(),
  pick: z.int(),
  pack: cards,
  /** What it has picked of that, while others have not yet. */
  picked: z.string().nullable(),
  /** By round. */
  picks: z.array(cards),
  /** The seat that gets the rest of the pack. */
  givesTo: z.int(),
});
export type DraftSeat = z.infer<typeof draftSeat>;

/** Limited play, as everybody sees it: who sits where, and who has picked or handed in a deck. */
const limitedView = z.strictObject({
  seats: z.array(z.strictObject({ entrant: id, ready: z.boolean() })),
  /** Until when that is waited for, in milliseconds since 1970. */
  due: z.number().nullable(),
});

/** What it is to whoever sees it. */
const mine = z.strictObject({
  entrant: id.nullable(),
  host: z.boolean(),
  judge: z.boolean(),
  /** The match that they play now. */
  match: id.nullable(),
  draft: draftSeat.nullable(),
  /** What they have opened or picked, by packs or rounds; and the deck that they have handed in. */
  pool: z.array(cards).nullable(),
  deck: cards.nullable(),
});

/** A tournament as somebody sees it. Nobody is told a deck. */
export const tournamentView = z.strictObject({
  id,
  plan: tournamentPlan,
  state,
  host: z.string(),
  judge: z.string(),
  /** Told before anybody adds a number. */
  hash: z.string(),
  /** At the end: the secret, and what the entrants added, by which pairings and matches can be verified. */
  opened: z.strictObject({ secret: z.string(), numbers: z.array(z.string()) }).nullable(),
  entrants: z.array(entrant),
  rounds: z.array(round),
  /** Of the Swiss rounds where there are any, else of all. */
  standings: z.array(standing),
  bracket: bracket.nullable(),
  limited: limitedView.nullable(),
  next,
  mine,
});
export type TournamentView = z.infer<typeof tournamentView>;

/** A tournament as the lobby tells of it. */
export const tournamentEntry = z.strictObject({
  id,
  plan: tournamentPlan,
  state,
  host: z.string(),
  entrants: z.int(),
  /** How many rounds have been paired. */
  rounds: z.int(),
  opened: z.number(),
});
export type TournamentEntry = z.infer<typeof tournamentEntry>;

/** A table that is played at, as its judge sees it. */
const judgedTable = z.strictObject({
  round: z.int(),
  table: z.int(),
  match: id,
  names: z.array(z.string()),
  /** The seat whose answer is waited for, and by when, in milliseconds since 1970. */
  waitsFor: seat.nullable(),
  due: z.number().nullable(),
});
export type JudgedTable = z.infer<typeof judgedTable>;

const tournament = id;

/** What a page may ask for. */
export const tournamentRequests = [
  z.strictObject({ ask: z.literal("tournaments") }),
  z.strictObject({ ask: z.literal("openTournament"), plan: tournamentPlan }),
  z.strictObject({ ask: z.literal("tournament"), tournament, on: z.boolean() }),
  /** Once more before it starts: with another deck. */
  z.strictObject({
    ask: z.literal("enter"),
    tournament,
    with: z.strictObject({ deck: deckChoice, number: chanceNumber }),
  }),
  /** Before it starts nothing is left of it; later somebody is in no further round, and gives up their match. */
  z.strictObject({ ask: z.literal("withdraw"), tournament }),
  z.strictObject({ ask: z.literal("enterProgram"), tournament, kind }),
  /** By the host before it starts, by the judge at any time. */
  z.strictObject({ ask: z.literal("remove"), tournament, entrant: id }),
  /** By its judge before it starts, who may play then: it has none any more. */
  z.strictObject({ ask: z.literal("judgeNot"), tournament }),
  z.strictObject({ ask: z.literal("startTournament"), tournament }),
  z.strictObject({ ask: z.literal("cancelTournament"), tournament }),
  z.strictObject({ ask: z.literal("judging"), tournament }),
  /** Picks a card of the pack before one; `round` and `number` say which pick that is. */
  z.strictObject({
    ask: z.literal("pick"),
    tournament,
    round: z.int(),
    number: z.int(),
    card: z.string().max(100),
  }),
  z.strictObject({ ask: z.literal("handIn"), tournament, deck: cards }),
  /** What a program would make of one's pool. */
  z.strictObject({ ask: z.literal("suggest"), tournament }),
  /** A judge's look at a match from a seat, or from all of them. It is written down before anything is shown. */
  z.strictObject({
    ask: z.literal("look"),
    tournament,
    match: id,
    seat: seat.nullable(),
    on: z.boolean(),
  }),
  /** A judge sets a match back to so many answers, or ends it; null where nobody is to have won. */
  z.strictObject({
    ask: z.literal("rule"),
    tournament,
    match: id,
    command: id,
    back: z.int().min(0).optional(),
    end: z.strictObject({ winner: seat.nullable() }).optional(),
  }),
] as const;
export type TournamentRequest = z.infer<(typeof tournamentRequests)[number]>;

/** What comes back of it. */
export const tournamentResults = {
  tournaments: z.array(tournamentEntry),
  openTournament: z.strictObject({ tournament: id }),
  tournament: tournamentView,
  enter: z.null(),
  withdraw: z.null(),
  enterProgram: z.null(),
  judgeNot: z.null(),
  remove: z.null(),
  startTournament: z.null(),
  cancelTournament: z.null(),
  judging: z.array(judgedTable),
  pick: z.null(),
  handIn: z.null(),
  suggest: z.strictObject({ deck: cards }),
  look: z.null(),
  rule: z.strictObject({ number: z.int() }),
} satisfies Record<TournamentRequest["ask"], z.ZodType>;
export type TournamentResults = {
  [Ask in TournamentRequest["ask"]]: z.infer<(typeof tournamentResults)[Ask]>;
};
