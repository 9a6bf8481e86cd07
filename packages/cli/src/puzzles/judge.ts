/** What a puzzle is worth: whether it is solved, by how many decisions, in how many ways, and whether one choice ahead is enough. */
import { botNamed, Host } from "@tefuda/bots";
import { type LineStep, Quest, type QuestPlan } from "@tefuda/bots/solve/quest";
import type { GamePackage, Match } from "@tefuda/kernel";

export interface Judged {
  line: readonly LineStep[];
  /** Own answers of the line where there was a choice, and those among them of which not every one keeps the goal. */
  choices: number;
  decisions: number;
  /** At each of these decisions just one answer keeps the goal. */
  unique: boolean;
  /** Everywhere on the line all answers could be gone through: what is not proven to keep the goal does not. */
  sure: boolean;
  /** Somewhere on the line the player that looks one choice ahead would leave it. */
  greedyFails: boolean;
}

/** Undefined where the goal cannot be proven from where the match stands. */
export function judge(match: Match, pack: GamePackage, plan: QuestPlan): Judged | undefined {
  const greedy = new Host(pack, botNamed("greedy")!);
  const say = (at: Match): string | string[] => greedy.answer(at.sight(at.asked!));
  const quest = new Quest(match, plan);
  const line = quest.line(match, say);
  if (!line) return undefined;
  const choices = line.filter(({ of = 0 }) => of > 1);
  const decisions = choices.filter(({ kept, of }) => kept!.length < of!);
  const before = match.length;
  const greedyFails = line.reduce((fails, step) => {
    const left = step.kept !== undefined && !step.kept.some((one) => String(one) === String(say(match)));
    match.answer(step.seat, step.say);
    return fails || left;
  }, false);
  while (match.length > before) match.undo();
  return {
    line,
    choices: choices.length,
    decisions: decisions.length,
    sure: line.every(({ sure = true }) => sure),
    unique: decisions.every(({ kept }) => kept!.length === 1),
    greedyFails,
  };
}
