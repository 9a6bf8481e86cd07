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
  /** More often than not the player that looks one choice ahead leaves the line somewhere. */
  greedyFails: boolean;
}

/** Seeds under which that player tries it. */
const TRIES = 5;

/** Undefined where the goal cannot be proven from where the match stands. */
export function judge(match: Match, pack: GamePackage, plan: QuestPlan): Judged | undefined {
  const greedy = new Host(pack, botNamed("greedy")!);
  const quest = new Quest(match, plan);
  const line = quest.line(match, (at) => greedy.answer(at.sight(at.asked!)));
  if (!line) return undefined;
  const choices = line.filter(({ of = 0 }) => of > 1);
  const decisions = choices.filter(({ kept, of }) => kept!.length < of!);
  const failed = Array.from({ length: TRIES }, (_, seed) => leaves(match, line, greedy, seed)).filter(
    Boolean,
  );
  return {
    line,
    choices: choices.length,
    decisions: decisions.length,
    sure: line.every(({ sure = true }) => sure),
    unique: decisions.every(({ kept }) => kept!.length === 1),
    greedyFails: failed.length * 2 > TRIES,
  };
}

/** Whether a player leaves a line somewhere. */
function leaves(match: Match, line: readonly LineStep[], player: Host, seed: number): boolean {
  const before = match.length;
  let left = false;
  player.begin(seed, match.asked!);
  for (const { seat, say, kept } of line) {
    if (kept && !left) {
      const said = String(player.answer(match.sight(seat)));
      left = !kept.some((one) => String(one) === said);
    }
    match.answer(seat, say);
  }
  while (match.length > before) match.undo();
  return left;
}
