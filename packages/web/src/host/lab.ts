/** What the workers do in which a set is played among programs. */
import type { SourceFile, Words } from "@tefuda/kernel";
import type { Batch } from "@tefuda/lab/batch";
import type { NumberPlace } from "@tefuda/lab/change";
import type { Finding } from "@tefuda/lab/findings/finding";
import type { Finding as Strength } from "@tefuda/lab/findings/strength/finding";
import type { CurvePoint } from "@tefuda/lab/number";
import type { Plan } from "@tefuda/lab/play";
import type { LabReport } from "@tefuda/lab/report";
import type { Found, SearchRun, SearchSizes } from "@tefuda/lab/search/search";
import type { Outcome } from "@tefuda/lab/total";
import type { Change, Side } from "@tefuda/lab/what-if";
import type { SavedRecord } from "@tefuda/referee/record";

export interface LabList {
  id: string;
  name: Words;
  cards: readonly string[];
  /** It plays cards of the set. */
  own: boolean;
}
/** What is played for a report: lists against each other, a better player against a worse, lists against their variations. */
export interface LabPlans {
  meeting: Plan;
  lapsing: readonly Plan[];
  varied: Plan;
}
/** What has been played of that. */
export interface LabPlayed {
  meeting: Outcome;
  lapsing?: readonly Outcome[];
  varied?: Outcome;
}
export interface LabTold {
  report: LabReport;
  strength: Strength[];
}

/** A version of a set, which workers know by its id: its files, with a number of a card in place of what they say. */
export interface SetVersion {
  id: string;
  game: string;
  files: readonly SourceFile[];
  number?: NumberPlace & { value: number };
}
/** What was played with a version. */
export type PlayedSide = Pick<Side, "plan" | "results" | "held">;
type Lists = readonly Pick<LabList, "id" | "cards">[];
/** What a search wants played next, or what it has found. */
export type SearchStep = { run: SearchRun } | { found: Found };

/** `version` is the id of one that was opened. */
export interface Labbed {
  open(version: SetVersion): Promise<{ lists: LabList[]; seats: number }>;
  plans(version: string, lists: Lists, seed: number): Promise<LabPlans>;
  batch(version: string, plan: Plan, from: number, count: number): Promise<Batch>;
  report(version: string, plans: LabPlans, played: LabPlayed): Promise<LabTold>;
  /** What is wrong with the cards of the set, found with few games. */
  findings(version: string): Promise<Finding[]>;
  /** A game of a plan, to be watched. */
  record(version: string, plan: Plan, game: number): Promise<SavedRecord>;
  /** What is played to compare versions. */
  comparing(version: string, lists: Lists, seed: number): Promise<Plan>;
  changes(versions: readonly [string, string], before: PlayedSide, after: PlayedSide): Promise<Change[]>;
  /** What is played of a card with a number at several values: the tables at which somebody holds it. */
  holding(version: string, lists: Lists, card: string, seed: number): Promise<Plan>;
  curve(plan: Plan, card: string, sides: readonly NumberSide[]): Promise<CurvePoint[]>;
  search(version: string, ready: Lists, seed: number, sizes: SearchSizes): Promise<SearchStep>;
  searched(results: Int32Array): Promise<SearchStep>;
}
export interface NumberSide extends Omit<PlayedSide, "plan"> {
  version: string;
  value: number;
}
