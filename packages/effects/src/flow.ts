/** What a text lets a player decide: whether something is done at all, and which of several things. */
import { act, ask, constant, type Machine, type Num, type Step, seq, when } from "@tefuda/kernel";
import type { Builder } from "./builder.ts";
import type { Who } from "./phrases.ts";

/** "You may ...": asked of each player that is meant; "if you do" speaks of it. */
export function may<D, R, A>(b: Builder<D, R, A>, who: Who, lower: () => Step): Step {
  b.noMoreTargets();
  const yes = b.frame.local();
  return b.eachSeat(who, (seat) =>
    seq(
      ask({ shape: "yes", who: seat, prompt: "may", rule: b.meaning.rule, source: b.self, a: yes }),
      act((m) => b.done.set(m, yes(m))),
      when((m) => yes(m) === 1, lower()),
    ),
  );
}

/** "Choose one": what the text's player chooses is chosen before it is paid for, and so are the targets of it. */
export function chooseOne<D, R, A>(b: Builder<D, R, A>, who: Who, parts: readonly (() => Step)[]): Step {
  const which = b.frame.local();
  const choice = (seat: Num): Step =>
    ask({
      shape: "number",
      who: seat,
      prompt: "chooseOne",
      rule: b.meaning.rule,
      source: b.self,
      a: which,
      min: constant(1),
      max: constant(parts.length),
    });
  const chosen = (i: number) => (m: Machine) => which(m) === i + 1;
  if (b.choosesFirst && who === "you") {
    const halves = parts.map((lower) => b.targetsFirst(lower));
    b.doFirst(seq(choice(b.seat), ...halves.map(({ targets }, i) => when(chosen(i), targets))));
    return seq(...halves.map(({ does }, i) => when(chosen(i), does)));
  }
  b.noMoreTargets();
  const steps = parts.map((lower, i) => when(chosen(i), lower()));
  return b.eachSeat(who, (seat) => seq(choice(seat), ...steps));
}
