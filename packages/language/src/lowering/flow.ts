/** What is done only if something is so, or if a player decides that it is, and which of several things. */
import {
  ask,
  assign,
  constant,
  ifElse,
  type Machine,
  type Num,
  need,
  type Step,
  seq,
  type Test,
  type Var,
  WordsError,
  when,
} from "@tefuda/kernel";
import { type Asked, askedTogether, asksBack } from "./before.ts";
import type { Builder } from "./builder.ts";
import type { CardTest, Requirement, Who } from "./phrases.ts";
import { allHold } from "./requirements.ts";
import { MEANING } from "./says.ts";
import { isOwn } from "./shares.ts";
import { partsOf, speaksBack } from "./walk.ts";

/** "If ...": where it is not so, nothing was done. */
export const provided = <D, R, A>(b: Builder<D, R, A>, holds: Test, then: Step): Step =>
  ifElse(holds, then, b.nothingDone());

/**
 * One after the other.
 * @param before what is done before what is being lowered: that may bring about what is then chosen
 */
export function inRow<A extends { do: string }>(
  parts: readonly A[],
  before: A[],
  lowered: (part: A) => Step,
): Step {
  const already = before.length;
  const steps = askedTogether(parts).map((part) => {
    const step = lowered(part);
    before.push(part);
    return step;
  });
  before.length = already;
  return seq(...steps);
}

/** What is done if something is so, and if not. */
interface Conditional<A> {
  cond: Asked & object;
  then: A;
  otherwise?: A;
}

/**
 * "If ...": the targets of what is then done are chosen first where it is so by then; where it comes to be so only later,
 * when the text comes to it. What hangs on whether something was done before has its targets all the same.
 */
export function ifSo<Act, D, R, A>(
  it: Conditional<Act>,
  testOf: () => CardTest,
  b: Builder<D, R, A>,
  lowered: (part: Act) => Step,
): Step {
  const each = askedOfEach(it, b);
  if (each) return b.eachSeatDoing(each, () => ifSo(it, testOf, b, lowered), true);
  const { cond, then, otherwise } = it;
  const test = testOf();
  const holds = (m: Machine): boolean => test(m, b.self(m), b.seat(m));
  const asking = (): Step => {
    const { does, nothing } = b.orNothing(() => lowered(then));
    return ifElse(holds, does, otherwise ? lowered(otherwise) : nothing);
  };
  if (asksBack(cond)) return asking();
  const late = (): Step => b.later(asking);
  if (!b.choosesFirst || partsOf(cond).some(speaksBack)) return late();
  const { does: one, nothing } = b.orNothing(() => b.targetsFirst(() => lowered(then)));
  const other = otherwise && b.targetsFirst(() => lowered(otherwise));
  const early = ifElse(holds, one.does, other?.does ?? nothing);
  if (!one.chooses && !other?.chooses) return early;
  const so = b.frame.local();
  const wasSo = (m: Machine): boolean => so(m) === 1;
  b.doFirst(
    seq(
      assign(so, (m) => (holds(m) ? 1 : 0)),
      ifElse(wasSo, one.targets, other?.targets),
    ),
  );
  return ifElse((m) => wasSo(m) === holds(m), early, late());
}

/** "You may ...": asked of each player that is meant, if they can, who chooses what it is done to; "if you do" speaks of it. */
export function may<D, R, A>(
  b: Builder<D, R, A>,
  who: Who,
  lower: () => Step,
  says: (language: string) => string,
  can?: (seat: Num) => Test,
): Step {
  const yes = b.frame.local();
  const decider = who === "you" ? b.seat : b.frame.local();
  const body = (seat: Var): Step => {
    const { decider: outer } = b;
    b.decider = decider;
    const { does, nothing } = b.orNothing(() => b.later(lower));
    b.decider = outer;
    const asked = seq(
      ...(decider === b.seat ? [] : [assign(decider, seat)]),
      ask({ shape: "yes", who: seat, prompt: "may", says, rule: b.meaning.rule, source: b.self, a: yes }),
      ifElse((m) => yes(m) === 1, does, nothing),
    );
    return can ? provided(b, can(seat), asked) : asked;
  };
  return b.eachSeatDoing(who, body, true);
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
  // "you" is the text's player, whoever chooses; and to somebody else no more is told than all can see
  const open = (part: Part, seat: Num) => (m: Machine) =>
    allHold(part.requires, m, b.self(m), b.seat(m), seat(m) !== b.seat(m));
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
  const body = (seat: Var): Step => {
    const steps = parts.map(({ lower }, i) => when(chosen(i), b.later(lower)));
    return seq(
      choice(seat),
      provided(b, (m) => which(m) > 0, seq(...steps)),
    );
  };
  const step = b.eachSeatDoing(who, body, true);
  // of several things that one player chooses among, one at most was done
  if (!b.areSeveral(who)) b.forgetShares();
  return step;
}

/**
 * "Each player discards a card. If they do, they draw two", "If it is a UNIT, they ...": of which players what follows is
 * asked one by one, being what each of them did before; a sentence that leaves it open whose card it asks about is refused.
 */
function askedOfEach<Act, D, R, A>(it: Conditional<Act>, b: Builder<D, R, A>): Who | undefined {
  const { sharedBy } = b;
  if (sharedBy === undefined) return undefined;
  const follows = partsOf([it.then, it.otherwise ?? []]);
  const doers = follows.flatMap((part) => ("do" in part && "who" in part ? [part.who as Who] : []));
  const theirs = doers.length > 0 && doers.every((who) => b.areAmong(who, sharedBy));
  const ofCard = partsOf(it.cond).some((part) => speaksBack(part) || ("what" in part && part.what === "it"));
  if (!theirs && !(ofCard && follows.some(speaksBack))) {
    if (ofCard) throw new WordsError(MEANING.whoseOfSeveral);
    return undefined;
  }
  return asksBack(it.cond) || isOwn(it.cond, sharedBy) ? sharedBy : undefined;
}
