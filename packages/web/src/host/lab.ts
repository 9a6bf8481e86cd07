/** What the workers do in which a set is played among programs. */
import type { SourceFile, Words } from "@tefuda/kernel";
import type { Batch } from "@tefuda/lab/batch";
import type { Finding } from "@tefuda/lab/findings/finding";
import type { Finding as Strength } from "@tefuda/lab/findings/strength/finding";
import type { Plan } from "@tefuda/lab/play";
import type { LabReport } from "@tefuda/lab/report";
import type { Outcome } from "@tefuda/lab/total";

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

export interface Labbed {
  open(game: string, files: readonly SourceFile[]): Promise<{ lists: LabList[]; seats: number }>;
  plans(lists: readonly Pick<LabList, "id" | "cards">[], seed: number): Promise<LabPlans>;
  batch(plan: Plan, from: number, count: number): Promise<Batch>;
  report(plans: LabPlans, played: LabPlayed): Promise<LabTold>;
  /** What is wrong with the cards of the set, found with few games. */
  findings(): Promise<Finding[]>;
}
