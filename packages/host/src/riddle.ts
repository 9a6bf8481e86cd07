/** A puzzle as it is played at a table: how far somebody has come in it, and what others reply. */
import { Quest } from "@tefuda/bots/solve/quest";
import { type Choice, type GamePackage, knows, Match } from "@tefuda/kernel";
import type { Goal } from "@tefuda/referee/scenario-file";
import type { PuzzleState } from "./host.ts";

/** A puzzle of a game, known by its English title. */
export interface PuzzleOf {
  title: string;
  goal: Goal;
}

export class Riddle {
  readonly title: string;
  private readonly goal: Goal;
  private readonly quest: Quest;
  /** After how many answers the match began to be played. */
  private readonly from: number;
  /** The answers of whoever solves it that did not keep the goal, by how many were given before. */
  private readonly astray = new Map<number, string>();

  constructor({ title, goal }: PuzzleOf, match: Match, { layout }: GamePackage) {
    this.title = title;
    this.goal = goal;
    this.from = match.setup.opening?.after ?? 0;
    const record = match.record();
    const played = Match.replay(match.game, { ...record, choices: record.choices.slice(0, this.from) });
    this.quest = new Quest(played, { goal: goal.goal, turns: goal.turns, passes: layout.passes });
    for (const { seat, say } of record.choices.slice(this.from)) {
      this.weigh(played, say);
      played.answer(seat, say);
    }
  }

  /** Notes whether an answer that is about to be given keeps the goal. */
  weigh(match: Match, say: Choice["say"]): void {
    const { quest } = this;
    if (match.asked !== quest.seat || quest.progress(match) !== "open" || this.isAstray(match)) return;
    if (!quest.keeps(match, say)) this.astray.set(match.length, String(say));
  }

  /** What another replies if that puts the goal out of reach; undefined where they play as they would. */
  reply(match: Match): Choice["say"] | undefined {
    if (match.asked === this.quest.seat || !this.isAstray(match)) return undefined;
    return this.quest.progress(match) === "open" ? this.quest.refutation(match) : undefined;
  }

  /** An answer that keeps the goal; null where none does. */
  way(match: Match): Choice["say"] | null {
    if (match.asked !== this.quest.seat || this.quest.progress(match) !== "open") return null;
    return this.quest.keeping(match) ?? null;
  }

  state(match: Match): PuzzleState {
    const progress = this.quest.progress(match);
    return {
      ...this.goal,
      title: this.title,
      progress: progress === "open" && this.isAstray(match) ? "astray" : progress,
      hidden: match.setup.lists.map((_, seat) => this.unknownOf(match, seat)),
    };
  }

  /** The cards of a seat of which whoever solves the puzzle knows only that they lie somewhere. */
  private unknownOf({ machine: m }: Match, seat: number): string[] {
    const cards = Array.from({ length: m.layout.cards }, (_, card) => card);
    return cards
      .filter((card) => m.owner(card) === seat && !knows(m, this.quest.seat, card))
      .map((card) => m.definitionOf(card).name)
      .sort();
  }

  private isAstray({ choices }: Match): boolean {
    return [...this.astray].some(
      ([step, say]) => step < choices.length && String(choices[step]!.say) === say,
    );
  }
}
