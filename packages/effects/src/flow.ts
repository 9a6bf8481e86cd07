/** What a text lets a player decide: whether something is done at all, and which of several things. */
import {
  act,
  ask,
  assign,
  constant,
  type Machine,
  type Num,
  need,
  type Step,
  seq,
  type Test,
  type Var,
  when,
} from "@tefuda/kernel";
import type { Builder } from "./builder.ts";
import type { Requirement, Who } from "./phrases.ts";
import { allHold } from "./requirements.ts";

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

/** The question which of several things is done: the number of the one chosen, from 1, or 0 where none can be. */
export function choosePart(
  parts: readonly { says: (language: string) => string; open: Test }[],
  { who, rule, source, which }: { who: Num; rule: string; source: Num; which: Var },
): Step {
  return seq(
    assign(which, constant(0)),
    when(
      (m) => parts.some(({ open }) => open(m)),
      ask({
        shape: "one",
        who,
        prompt: "chooseOne",
        rule,
        source,
        groups: parts.map(({ says, open }, i) => ({
          verb: String(i + 1),
          form: "word" as const,
          says,
          needs: [need(rule, "there is a card for it to do something to", open)],
          body: assign(which, constant(i + 1)),
        })),
      }),
    ),
  );
}

/** One of the things of which a player chooses: what it does, in words, and what it cannot do without. */
export interface Part {
  lower: () => Step;
  says: (language: string) => string;
  requires: readonly Requirement[];
}

/**
 * "Choose one": what the text's player chooses is chosen before it is paid for, and so are the targets of it. What must
 * have a target and has none is not offered.
 */
export function chooseOne<D, R, A>(b: Builder<D, R, A>, who: Who, parts: readonly Part[]): Step {
  const which = b.frame.local();
  const open = (part: Part, seat: Num) => (m: Machine) => allHold(part.requires, m, b.self(m), seat(m));
  const choice = (seat: Num): Step =>
    choosePart(
      parts.map((part) => ({ says: part.says, open: open(part, seat) })),
      { who: seat, rule: b.meaning.rule, source: b.self, which },
    );
  const chosen = (i: number) => (m: Machine) => which(m) === i + 1;
  if (b.choosesFirst && who === "you") {
    const halves = parts.map(({ lower }) => b.targetsFirst(lower));
    b.doFirst(seq(choice(b.seat), ...halves.map(({ targets }, i) => when(chosen(i), targets))));
    return seq(...halves.map(({ does }, i) => when(chosen(i), does)));
  }
  b.noMoreTargets();
  const steps = parts.map(({ lower }, i) => when(chosen(i), lower()));
  return b.eachSeat(who, (seat) => seq(choice(seat), ...steps));
}
