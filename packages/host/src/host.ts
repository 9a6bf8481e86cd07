/**
 * The one interface through which the table talks to a match. Behind it a match may run in this page's worker or far
 * away; all that passes is plain data (see protocol.ts), and the table never asks where it is.
 */
import type { Hint } from "@tefuda/bots";
import { levelNames } from "@tefuda/bots/level-names";
import type {
  CardInfo,
  Choice,
  FormatInfo,
  ListInfo,
  LogEntry,
  PackInfo,
  PlaceView,
  Problem,
  QuestionView,
  SourceFile,
  TableLayout,
  Verdict,
  View,
  Words,
} from "@tefuda/kernel";
import type { ToldProblem } from "@tefuda/referee/dropped-set";
import type { Lesson } from "@tefuda/referee/lesson";
import type { SavedRecord } from "@tefuda/referee/record";
import type { OtherCard } from "@tefuda/referee/records/cards";
import type { Goal } from "@tefuda/referee/scenario-file";
import type { MadeRuling, Moment } from "@tefuda/workshop/filing";
import type { Tried, Unfit } from "@tefuda/workshop/trying";
import type { BranchAsked } from "./branch.ts";
import type { Course, Measure } from "./course.ts";
import type { MatchLink } from "./link.ts";
import type { TableState } from "./online/match-schemas.ts";
import type { SoughtRulings } from "./sought.ts";
import type { Asks } from "./windows.ts";

/** A game that can be played here. */
export interface GameEntry {
  id: string;
  title: string;
}

/** What a set of somebody's own has put beside a game. */
export interface SetOfGame {
  id: string;
  name: Words;
  /** The names of its cards, and the ids of its decks. */
  cards: string[];
  decks: string[];
}

/** All that the screens show of a game apart from a match: cards, lists, rules, and where things lie. */
export interface GameData extends GameEntry {
  layout: TableLayout;
  seats: { min: number; max: number };
  cards: CardInfo[];
  lists: ListInfo[];
  /** The set, and how many packs of it each opens where they play with what is in them. */
  sealed?: { set: PackInfo; packs: number };
  /** The ways in which it is played, the plain one first; none where there is only one. */
  formats: FormatInfo[];
  problems: Problem[];
  sets: SetOfGame[];
  lessons: Lesson[];
}

/** A set of somebody's own, as the first page tells of it. */
export interface SetEntry {
  id: string;
  /** What it has put beside its game; null as long as it has never been right. */
  on: { name: Words; game: string; cards: number; decks: string[]; rulings: number } | null;
  /** What was wrong with it when it was last read: it is then as it was before. So many more are not told. */
  problems: ToldProblem[];
  more: number;
  /** Files that lie where a set has none. */
  leftOut: string[];
  /** Its files lie on the server and are read anew when they change. */
  served: boolean;
  /** Whether a reload finds it again. */
  kept: boolean;
}

/** Who sits where: a person at this screen, or a program: one of the levels, or one of those that matches were played with before. */
export const playerKinds = ["person", ...levelNames, "greedy", "random"] as const;
export type PlayerKind = (typeof playerKinds)[number];

/** Who sits at a seat of a match to come, and with what: a ready deck by its id, or `cards` of somebody's own. */
export interface PlannedSeat {
  kind: PlayerKind;
  list: string;
  cards?: string[];
}

export interface MatchPlan {
  game: string;
  players: PlannedSeat[];
  /** An open seed: the same gives the same game. Without one chance is secret. */
  seed?: number;
  /** The way in which the game is played, by its id, where there are several. */
  format?: string;
  /** Each plays with the packs it opens; their lists are not asked for. */
  sealed?: boolean;
  /** The lesson that it begins with, by its id. */
  lesson?: string;
}

/** A deck that somebody builds, and for which format where there are several. */
export interface DeckAsked {
  game: string;
  format: string | null;
  cards: string[];
  /** What a deck of limited play is made of. */
  packs?: string[][];
}

/** Something that a game finds wrong with a deck, with the rule; of one card, or of the whole. */
export interface DeckProblem {
  says: Words;
  card: string | null;
}

/** The packs that somebody at this screen opens, as names of cards. */
export interface OpenedPacks {
  seat: number;
  packs: string[][];
}

/** Packs that lie before people at this screen, of a match that is to begin with them. */
export interface Dealt {
  /** The match that they are for, under which they are kept. */
  id: string;
  plan: MatchPlan;
  opened: OpenedPacks[];
  /** How many packs have been opened, over everybody at this screen. */
  seen: number;
  chance: Chance;
  /** Whether a reload would find them again. */
  kept: boolean;
}

/**
 * What is told of the chance of a match: an open seed, which whoever knows it can work out what lies hidden from; or the
 * hash of a secret and what each seat added to it, and when the match is over the secret.
 */
export type Chance = { open: number } | { hash: string; numbers: string[]; secret?: string };

/** An unfinished or finished match as it is kept: the record, who played, and which answers a person gave. */
export interface SavedMatch {
  record: SavedRecord;
  players: PlayerKind[];
  held: boolean[];
  /** The lesson that it began with, by its id. */
  lesson?: string;
  /** The puzzle that it began with, by its English title. */
  puzzle?: string;
  /** It was played on from a record, from after so many of its answers. */
  branch?: number;
  /** Where it is over, who has won. */
  winner?: number | null;
}

/** How somebody stands in a puzzle. */
export interface PuzzleState extends Goal {
  /** The English title, by which it is known among those of its game. */
  title: string;
  /** Astray: it is open, but can no longer be proven to be reached. */
  progress: "open" | "astray" | "reached" | "missed";
  /** By seat the cards of which only is known that they lie in its deck or hand. */
  hidden: string[][];
}

/** Two cards in the open that an answer brought together, for an arrow between them. */
export interface Act {
  seat: number;
  from: PlaceView;
  to: PlaceView | null;
}

/** What one observer sees after an answer, and what was written into the log since the update before. */
export interface Sight {
  seat: number;
  view: View;
  log: LogEntry[];
}

/** Whether the game on the table is kept in this browser as it stands. */
export interface Kept {
  /** Unneeded: it is only being watched. */
  state: "kept" | "failed" | "elsewhere" | "unneeded";
  /** Under what it is kept, or would be. */
  id: string | null;
  /** Why it failed: no more room, too many games, or a browser that keeps nothing. */
  why?: "full" | "many" | "refused";
}

/** A game that is kept, as the first page tells of it. */
export interface KeptGame {
  id: string;
  /** When somebody last answered in it, in milliseconds. */
  at: number;
  /** Whether it is on a table: of this page, or of another tab. */
  open: "here" | "elsewhere" | null;
  /** Null where what is kept cannot be read. With `packs` it has not begun: these are still to be opened. */
  match: {
    game: string;
    players: PlayerKind[];
    answers: number;
    /** How many of them a person gave. */
    given: number;
    packs: boolean;
    over: boolean;
    /** Who has won, if that was kept. */
    winner?: number | null;
    /** It began as a lesson, or as a puzzle. */
    begun?: "lesson" | "puzzle";
    /** It was played on from a record, from after so many of its answers. */
    branch?: number;
  } | null;
}

/** All that is kept, the latest first, and how many games may be. */
export interface Shelved {
  games: KeptGame[];
  most: number;
}

export interface Update {
  /** How many answers have been given, and to how many the record goes on when one is only being watched. */
  step: number;
  of: number;
  /** The log holds the whole game so far, and nothing of the update before remains. */
  fresh: boolean;
  act: Act | null;
  /** One for each seat that is looked at from this screen. */
  sights: Sight[];
  /** Seats whose answers are given at this screen; none when a match is only watched. */
  people: number[];
  players: PlayerKind[];
  /** The format it is played in, if it is one that is known here. */
  format: string | null;
  canUndo: boolean;
  canRedo: boolean;
  /** A record is being watched: whoever looks on goes to and fro in it. */
  watched: boolean;
  /** The lesson that it began with, by its id, as long as nothing was answered otherwise. */
  lesson?: string;
  /** The puzzle that it began with. */
  puzzle?: PuzzleState;
  /** It was played on from a record, from after so many of its answers. */
  branch?: number;
  /** What is not as it was when that was played; left out where all is. */
  since?: Since;
  /** Cards that have been seen and that the game has otherwise now, or no more, as this match has them. */
  cards: CardInfo[];
  chance: Chance;
  kept: Kept;
  /** It is played by people on a server: how it stands with them. */
  online?: TableState;
}

/** What has changed since a record was played. */
export interface Since {
  /** The editions of the rules then and now; 0 for one from before they were counted. */
  edition: number;
  now: number;
  /** What the editions after that one changed. */
  changes: { edition: number; says: Words }[];
  cards: OtherCard[];
  /** It is shown as everybody saw it then, and not played again. */
  asSeen: boolean;
  /** After how many answers it would be another match. */
  parts: number | null;
  /** Why it cannot be played again to its last answer. */
  broken: Words | null;
  /** Played again, it does not end as the record says. */
  otherEnd: boolean;
}

/** An update as a room tells it, which says nothing of chance and knows nothing of keeping or of other cards. */
export type News = Omit<Update, "chance" | "kept" | "cards" | "online">;

/** What came of going on with a kept game: it is on the table, its packs are to be opened, or it is open elsewhere. */
export type WentOn = "match" | "packs" | "elsewhere";

/** A hint, whom it is for, and what that seat is asked. */
export interface Advice extends Hint {
  seat: number;
  question: QuestionView;
}

export type Answered = { done: true } | { done: false; verdict: Verdict };

/** Words that stand in English, and perhaps in other languages. */
type InEnglish = Readonly<Record<string, string>> & { readonly en: string };

/** A ruling, as pages tell of it. */
export interface RulingEntry {
  /** By language; in English always, and by that it is known among those of its game. */
  title: InEnglish;
  note?: InEnglish;
  /** The rules that it is about. */
  rules: string[];
  /** The cards of the game that it names. */
  cards: string[];
  /** The set of somebody's own that it is kept in; the game's otherwise. */
  set?: Words | undefined;
  /** Whether it can be played from where it begins; not where it is about files of decks and cards alone. */
  playable: boolean;
  /** The edition of the rules that it is kept to, in which it runs. */
  edition: number;
  /** What has changed since it was filed, where it tells with what it was. */
  since?: Words | undefined;
}

export interface HostSettings {
  /** Pass by itself where passing is all that the asked player can do, as far as that player's own view tells. */
  autoPass: boolean;
  /** By game in which windows not to be asked (windows.ts); none of them where passing by itself is off. */
  asks?: Readonly<Record<string, Asks>>;
  /** The language of lines and questions. */
  language: string;
}

export interface Host extends MatchLink {
  games(): Promise<GameEntry[]>;
  open(game: string): Promise<GameData>;
  /** Plans a match. What is told is the hash of the secret of its chance; null where the seed is open. */
  prepare(plan: MatchPlan): Promise<string | null>;
  /** Adds to that secret: a number for each person's seat, null for a program's. After that nothing of it can change. */
  settle(numbers: (string | null)[]): Promise<void>;
  /** What the rules of a game have against a deck; nothing where it may be played. */
  checkDeck(deck: DeckAsked): Promise<DeckProblem[]>;
  /** A deck made by chance that may be played. */
  randomDeck(game: string, format: string | null, seed: number): Promise<string[]>;
  /** With how many cards players begin; null where that cannot be found out. */
  openingHand(game: string, format: string | null): Promise<number | null>;
  /** The packs that are to be opened, if there are any. */
  packs(): Promise<Dealt | null>;
  /** So many of these packs are open now. */
  see(seen: number): Promise<void>;
  /** Begins the match that has been prepared. */
  start(): Promise<void>;
  /** Goes on with a match from a file, as a further game. */
  resume(saved: SavedMatch): Promise<void>;
  /** The rulings of a game. */
  rulings(game: string): Promise<RulingEntry[]>;
  /** Those that answer it, the best first. */
  searchRulings(sought: SoughtRulings): Promise<RulingEntry[]>;
  /**
   * Opens the position that a ruling begins with, known by its English title, as a further game. A person sits where
   * somebody is asked there, and everywhere else what is named.
   */
  stand(game: string, ruling: string, others: PlayerKind): Promise<void>;
  /**
   * Lays out a position with cards that are being written, in a match that is kept nowhere; with a null for its start the
   * one that is there, with what was answered in it, as far as that still fits. `files` are those that have changed, by path.
   */
  tryOut(
    game: string,
    files: Readonly<Record<string, string | null>>,
    begin: Tried | null,
    others: PlayerKind,
  ): Promise<Unfit | null>;
  /** Opens a puzzle, known by its English title, as a further game. Others reply so that nothing is given away. */
  puzzle(game: string, title: string): Promise<void>;
  /** An answer that keeps what the puzzle on the table asks for; null where none does, or nothing is asked. */
  way(): Promise<Choice["say"] | null>;
  kept(): Promise<Shelved>;
  /** Goes on with a kept game, if it is not open at another table or is to be taken over. */
  goOn(id: string, takeOver: boolean): Promise<WentOn>;
  /** Throws a kept game away; false if it is open at another table. */
  forget(id: string): Promise<boolean>;
  /** What is kept of a game, as it lies there. */
  keptText(id: string): Promise<string>;
  /** Reads a set of somebody's own out of its files; what is wrong with it stands in its entry. */
  takeSet(files: SourceFile[], served: boolean): Promise<SetEntry>;
  /** All sets; those that are kept are read again when this is asked for the first time. */
  sets(): Promise<SetEntry[]>;
  /** Takes a set away from its game. A match that is played with it goes on. */
  putSetAway(id: string): Promise<void>;
  /** Tells of every change among the sets. */
  onSets(listener: (sets: SetEntry[]) => void): () => void;
  /** The match on the table, for a file. */
  save(): Promise<SavedMatch>;
  /** Answers as soon as it can. */
  ping(): Promise<void>;
  /** Shows a record from its beginning, as every seat saw it. Who sat there is told where that is known. */
  watch(record: SavedRecord, players?: PlayerKind[]): Promise<void>;
  /** Goes to a place in the record that is being watched. */
  seek(step: number): Promise<void>;
  /** How the match went that is over or is being watched, answer by answer. */
  course(measure: Measure | null): Promise<Course>;
  /** The record that is being watched, up to a place in it. */
  part(step: number): Promise<SavedMatch>;
  /** A moment of the record that is being watched, as a ruling. */
  file(moment: Moment): Promise<MadeRuling>;
  /** Plays on from a place in the record that is being watched, as a further game. */
  branch(asked: BranchAsked): Promise<void>;
  configure(settings: HostSettings): Promise<void>;
  leave(): Promise<void>;
  subscribe(listener: (update: Update) => void): () => void;
}

/** Something that did not work, in words for the person at the table. */
export class HostError extends Error {
  /** For what people may well meet: what it is, so that a page can say it in the language that is set. */
  readonly code: FaultCode | undefined;
  constructor(words: string, code?: FaultCode) {
    super(words);
    this.code = code;
  }
}

/**
 * A kept game is not there any more, cannot be read, is not let go, or goes on elsewhere; packs lie there no more; or what
 * would follow from an answer has no end.
 */
export const faultCodes = ["gone", "unread", "fixed", "elsewhere", "noPacks", "endless"] as const;
export type FaultCode = (typeof faultCodes)[number];
