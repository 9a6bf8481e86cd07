/**
 * A goal that a seat is to reach in a match, whatever the others reply: what of it is still open, which answers keep it, and
 * which reply puts it out of reach. For puzzles, which are played against that.
 */
import { Match, OUTCOME } from "@tefuda/kernel";
import { turnOf } from "../turn.ts";
import { everyAnswer } from "./answers.ts";
import { allListed, type Goal, type Solution, solve } from "./solve.ts";

/** The goal is still to be reached, has been, or no longer can be since its time is over or the match is. */
export type Progress = "open" | "reached" | "missed";

type Say = string | string[];

/**
 * One answer of a line. Of one of the seat that is to reach the goal: which answers keep it, of how many, and whether all
 * could be gone through, so that the others are known not to.
 */
export interface LineStep {
  seat: number;
  say: Say;
  kept?: readonly Say[];
  of?: number;
  sure?: boolean;
}

/** What is to be reached; the bounds are those of {@link solve}. */
export interface QuestPlan {
  goal: Goal;
  turns: number;
  passes: readonly string[];
  positions?: number;
}

/** The most answers of a line: what keeps a goal may still go round in a circle. */
const LONGEST_LINE = 80;

export class Quest {
  readonly seat: number;
  private readonly plan: QuestPlan;
  private readonly until: number;

  /** Of a match that stands where the goal is set. */
  constructor(start: Match, plan: QuestPlan) {
    this.seat = start.asked!;
    this.plan = plan;
    this.until = turnOf(start.machine) + plan.turns;
  }

  progress({ machine: m, over }: Pick<Match, "machine" | "over">): Progress {
    const survives = this.plan.goal === "survive";
    if (turnOf(m) >= this.until) return survives ? "reached" : "missed";
    if (!over) return "open";
    const winner = m.s[OUTCOME]!;
    return winner === this.seat || (survives && winner < 0) ? "reached" : "missed";
  }

  /** What can be proven of the answers of the seat, where it is asked: of all, or of one. */
  solve(match: Match, answer?: Say): Solution {
    const { turns: _, ...plan } = this.plan;
    const turns = this.until - turnOf(match.machine);
    return solve({ ...allListed(match), ...plan, turns, ...(answer === undefined ? {} : { answer }) });
  }

  /** Whether an answer of the seat, where it is asked, keeps the goal whatever the others reply. */
  keeps(match: Match, answer: Say): boolean {
    return this.solve(match, answer).answers.some(({ proven }) => proven);
  }

  /** An answer of the seat, where it is asked, that keeps the goal; undefined if none can be proven to. */
  keeping(match: Match): Say | undefined {
    return everyAnswer(match.machine).find(({ say }) => this.keeps(match, say))?.say;
  }

  /** The reply of another, who is asked, after which the goal is missed or can no longer be proven; undefined if there is none. */
  refutation(from: Match): Say | undefined {
    const match = copyOf(from);
    return everyAnswer(match.machine).find(({ say }) => {
      if (!match.answer(match.asked!, say).done) return false;
      const stands = this.stands(match);
      match.undo();
      return !stands;
    })?.say;
  }

  /** Whether the goal can be proven from where a match stands, whoever is asked. */
  private stands(match: Match): boolean {
    const progress = this.progress(match);
    if (progress !== "open") return progress === "reached";
    if (match.asked === this.seat) return this.keeping(match) !== undefined;
    return everyAnswer(match.machine).every(({ say }) => {
      if (!match.answer(match.asked!, say).done) return true;
      const stands = this.stands(match);
      match.undo();
      return stands;
    });
  }

  /** A line from where the match stands to the goal, in which others reply as they usually do; undefined if nothing keeps it. */
  line(from: Match, usual: (match: Match) => Say): LineStep[] | undefined {
    const match = copyOf(from);
    const steps: LineStep[] = [];
    while (this.progress(match) === "open" && steps.length < LONGEST_LINE) {
      const seat = match.asked!;
      const step = seat === this.seat ? this.ownStep(match, seat) : { seat, say: usual(match) };
      if (!step) return undefined;
      steps.push(step);
      match.answer(seat, step.say);
    }
    return this.progress(match) === "reached" ? steps : undefined;
  }

  private ownStep(match: Match, seat: number): LineStep | undefined {
    const { answers, obstacle } = this.solve(match);
    const kept = answers.flatMap(({ say, proven }) => (proven ? [say] : []));
    return kept.length === 0 ? undefined : { seat, say: kept[0]!, kept, of: answers.length, sure: !obstacle };
  }
}

const copyOf = (match: Match): Match => Match.replay(match.game, match.record());
