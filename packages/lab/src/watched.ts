/** A game of a run as a record, for whoever wants to watch it: played once more, and written down answer by answer. */
import type { Step } from "@tefuda/bots";
import { firstOf, Machine, Match, type MatchRecord } from "@tefuda/kernel";
import type { Loaded } from "./loaded.ts";
import { FIELDS, type Plan, Player } from "./play.ts";

/** A machine that remembers how it was answered. */
class Noting extends Machine {
  readonly given: Step[] = [];

  override choose(option: number): void {
    this.given.push(option);
    super.choose(option);
  }
  override chooseSome(cards: ArrayLike<number>, count = cards.length): void {
    this.given.push(Array.from(cards).slice(0, count));
    super.chooseSome(cards, count);
  }
}

/** Game number `g` of a plan in which lists meet. */
export function recordOf(plan: Plan, loaded: Loaded, g: number): MatchRecord {
  let steps: readonly Step[] = [];
  const bare: Plan = { ...plan, cards: false, course: false, held: false, trace: false };
  const player = new Player(bare, loaded, (...of) => {
    const machine = new Noting(...of);
    steps = machine.given;
    return machine;
  });
  player.play(g, new Int32Array(FIELDS), 0);
  const lists = plan.pairs[g % plan.pairs.length]!.map((n) => [...plan.lists[n]!.cards]);
  const seed = plan.seed + (plan.paired ? g >> 1 : g);
  const match = new Match(loaded.game, { seed, lists, settings: plan.settings }, 1);
  for (const step of steps) match.answer(match.asked!, said(match, step));
  return match.record();
}

/** A step in notation. */
function said(match: Match, step: Step): string | string[] {
  const { machine: m } = match;
  const { options } = match.view(match.asked!).question!;
  const listed = Array.from(m.options.subarray(0, m.list()));
  const notation = (at: number): string => options[at]!.notation;
  if (typeof step === "number") return notation(listed.indexOf(step));
  return step.map((card) => notation(listed.findIndex((option) => firstOf(option) === card)));
}
