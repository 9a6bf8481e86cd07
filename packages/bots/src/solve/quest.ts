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

/** The most own answers of a line with a choice. */
const LONGEST_LINE = 12;

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

  /**
   * A shortest line from where the match stands to the goal, in which others reply as they usually do: with as few own
   * answers as there can be. Undefined if none of at most that many keeps it.
   */
  line(from: Match, usual: (match: Match) => Say): LineStep[] | undefined {
    const walk = new Walk(this, copyOf(from), usual);
    for (let answers = 1; answers <= LONGEST_LINE; answers++) {
      const steps = walk.within(answers);
      if (steps) return steps;
    }
    return undefined;
  }
}

/** Looks for a line in a match, one answer after the other; what was worked out of a place in it is kept. */
class Walk {
  private readonly quest: Quest;
  private readonly match: Match;
  private readonly usual: (match: Match) => Say;
  private readonly solved = new Map<string, Solution>();
  private readonly replies = new Map<string, Say>();

  constructor(quest: Quest, match: Match, usual: (match: Match) => Say) {
    this.quest = quest;
    this.match = match;
    this.usual = usual;
  }

  /** A line with at most so many own answers, of which there is a choice; undefined if there is none. */
  within(answers: number): LineStep[] | undefined {
    const { quest, match } = this;
    const progress = quest.progress(match);
    if (progress !== "open") return progress === "reached" ? [] : undefined;
    const seat = match.asked!;
    const key = match.hash();
    if (seat !== quest.seat) {
      const say = this.replies.get(key) ?? this.usual(match);
      this.replies.set(key, say);
      return this.after({ seat, say }, answers);
    }
    const found = this.solved.get(key) ?? quest.solve(match);
    this.solved.set(key, found);
    const kept = found.answers.flatMap(({ say, proven }) => (proven ? [say] : []));
    const about = { kept, of: found.answers.length, sure: !found.obstacle };
    const left = about.of > 1 ? answers - 1 : answers;
    if (left < 0) return undefined;
    for (const say of kept) {
      const steps = this.after({ seat, say, ...about }, left);
      if (steps) return steps;
    }
    return undefined;
  }

  private after(step: LineStep, answers: number): LineStep[] | undefined {
    const { match } = this;
    if (!match.answer(step.seat, step.say).done) return undefined;
    const steps = this.within(answers);
    match.undo();
    return steps && [step, ...steps];
  }
}

const copyOf = (match: Match): Match => Match.replay(match.game, match.record());
