/**
 * The one sort of question (law 3): what a program asks, of whom, and which answers there are.
 *
 * A question is a step. Nothing of it is stored but the place where the machine stands: its options are found anew from
 * the state whenever somebody wants them, as whole numbers in a buffer, and get their words outside of the hot path.
 */
import type { Machine } from "./machine.ts";
import type { Num, SetVar, Step, Test, Var } from "./program.ts";
import { LARGEST_IN_OPTION, type ZoneId } from "./shape.ts";

/** A rule that forbids something, and what would have to be so. */
export interface Reason {
  rule: string;
  needs: string;
  /** It is another kind of card, or lies elsewhere: what is asked for would never be offered of it there. */
  given?: true;
}

/** A reason why something may not be chosen: the rule that forbids it and what would have to hold. */
export interface Need {
  rule: string;
  /** What would have to be so, in plain words: "it is untapped". */
  says: string;
  /** Reads the option under consideration from `m.a` and `m.b`. */
  test: Test;
  /** Already true of every candidate that the group lists, so only looked at to explain a refusal. */
  given?: boolean;
  /** Where what is lacking depends on the option: all of it, rule by rule. */
  explain?: (m: Machine) => Reason[];
  /**
   * What it looks at besides the table: only who is asked (`m.seat`), which is tested once for a group; the first
   * candidate (`m.a`), if nothing is said; or both candidates.
   */
  of?: "seat" | "pair";
}

/** Writes candidate numbers into `out` from its start and returns how many. */
export interface Candidates {
  (m: Machine, out: Int16Array): number;
  /** The zone whose cards they are, in their order, whose it is, and which of them: so that a back end can walk it without a list. */
  readonly zone?: ZoneId;
  readonly whose?: Num;
  readonly which?: CardTest | undefined;
}
/** Says of a card whether it is meant. */
export type CardTest = (m: Machine, card: number) => boolean;

/** The cards of a zone of a seat, in their order; with a test, those that pass it. */
export function cardsIn(zone: ZoneId, whose: Num, which?: CardTest): Candidates {
  const list = (m: Machine, out: Int16Array): number => {
    let n = 0;
    for (let c = m.first(m.zoneOf(zone, whose(m))); c >= 0; c = m.next(c))
      if (!which || which(m, c)) out[n++] = c;
    return n;
  };
  return Object.assign(list, { zone, whose, which });
}
/** The seat whose option is under consideration. */
export const asked: Num = (m) => m.seat;

/** What the two numbers of an option stand for, which decides how it is written. */
export type OptionForm =
  | "word" // nothing: "pass"
  | "card" // "play Bear"
  | "cards" // "strike Bear > Wall"; b may be a seat's answer instead: see `direct`
  | "effect" // "use Bear 1": a card and the number of its text
  | "seat" // "A"
  | "number";

export interface Group {
  /** First word of the notation; empty for plain picks, whose notation is the card alone. */
  verb: string;
  form: OptionForm;
  from?: Candidates;
  to?: Candidates;
  /** With form "card": equal cards are answers of their own; else one stands for all that nothing tells apart. */
  apart?: boolean;
  needs?: readonly Need[];
  /** With form "cards": what is written for b = NONE ("player"). */
  direct?: string;
  /** What an option of form "word" means in a language, where its notation alone does not say it. */
  says?: (language: string) => string;
  /** Done when an option of this group was chosen. */
  body?: Step;
  /** The tests that listing has to make, sorted out once; see {@link testsOf}. */
  tests?: GroupTests;
}

/** The tests of a group by what they look at. */
export interface GroupTests {
  /** The needs that they are of: a group made of another has that one's tests, but may have needs of its own. */
  of: readonly Need[] | undefined;
  seat: readonly Test[];
  first: readonly Test[];
  pair: readonly Test[];
}

export type AskShape = "one" | "some" | "number" | "yes";

export interface AskSpec {
  shape: AskShape;
  who: Num;
  /** Key of the prompt's words in the game. */
  prompt: string;
  /** What is done with the answer, in words; empty where there are none for it. */
  says?: (language: string) => string;
  /** What the question rests on. */
  rule: string;
  /** The card whose text asks, if one does. */
  source?: Num;
  /** For "one" and "some". "some" has exactly one group. */
  groups?: readonly Group[];
  /** For "some": how many; for "number": the bounds. */
  min?: Num;
  max?: Num;
  /** Where the answer goes: "one" fills a and b, "some" fills set, "number" and "yes" fill a. */
  a?: Var;
  b?: Var;
  set?: SetVar;
  /** Where the number of a card's text goes if it is chosen with its card; for want of that into b. */
  text?: Var;
  /** The answer is for its giver alone until a program shows it. */
  secret?: boolean;
  /** Asked anew when the action it belongs to is made again (rewind.ts). */
  anew?: boolean;
}

/** One option as a number: group, a and b; a and b may be NONE. */
export function pack(group: number, a: number, b: number): number {
  return (group << 20) | ((a + 1) << 10) | (b + 1);
}
export const groupOf = (option: number): number => option >> 20;
export const firstOf = (option: number): number => ((option >> 10) & 1023) - 1;
export const secondOf = (option: number): number => (option & 1023) - 1;

/** Fills `m.options` with the legal answers of a question and returns their number. */
export function listOptions(m: Machine, spec: AskSpec): number {
  let n = 0;
  m.seat = spec.who(m);
  if (spec.shape === "yes") {
    m.options[0] = pack(0, 1, NONE_);
    m.options[1] = pack(0, 0, NONE_);
    n = 2;
  } else if (spec.shape === "number") {
    const low = spec.min!(m);
    const high = spec.max!(m);
    if (low < NONE_ || high > LARGEST_IN_OPTION)
      m.fail(
        `a question about a number is about one from ${NONE_} to ${LARGEST_IN_OPTION}, not from ${low} to ${high}`,
      );
    for (let i = low; i <= high; i++) m.options[n++] = pack(0, i, NONE_);
  } else {
    const groups = spec.groups!;
    // of equal cards one stands for all where one is picked; where several are, each can be
    const once = spec.shape === "one" || spec.max!(m) <= 1;
    for (let g = 0; g < groups.length; g++) n = listGroup(m, groups[g]!, g, n, once);
  }
  m.optionCount = n;
  return n;
}

const NONE_ = -1;

function listGroup(m: Machine, group: Group, g: number, start: number, once: boolean): number {
  const { seat, first: tests, pair } = testsOf(group);
  let n = start;
  m.a = NONE_;
  m.b = NONE_;
  if (!holds(m, seat)) return n;
  if (group.form === "word") {
    if (holds(m, tests)) m.options[n++] = pack(g, NONE_, NONE_);
    return n;
  }
  const first = m.scratch[m.borrow()]!;
  const count = group.from!(m, first);
  const distinct = once && group.form === "card" && !group.apart;
  for (let i = 0; i < count; i++) {
    const a = first[i]!;
    m.a = a;
    m.b = NONE_;
    if (!holds(m, tests)) continue;
    if (!group.to) {
      if (distinct && repeats(m, start, n, a)) continue;
      m.options[n++] = pack(g, a, NONE_);
      continue;
    }
    const second = m.scratch[m.borrow()]!;
    const others = group.to(m, second);
    for (let j = 0; j < others; j++) {
      m.a = a;
      m.b = second[j]!;
      if (holds(m, pair)) m.options[n++] = pack(g, a, m.b);
    }
    m.giveBack();
  }
  m.giveBack();
  if (n >= m.options.length) m.tooMany();
  return n;
}

/** What has to be tested for a group, and when; without second candidates a need of both is one of the first. */
export function testsOf(group: Group): GroupTests {
  if (group.tests && group.tests.of === group.needs) return group.tests;
  const needs = (group.needs ?? EMPTY).filter((need) => !need.given);
  const pair = needs.filter((need) => group.to && need.of === "pair");
  const seat = needs.filter((need) => need.of === "seat");
  const test = (need: Need): Test => need.test;
  const first = needs.filter((need) => !pair.includes(need) && !seat.includes(need));
  group.tests = { of: group.needs, seat: seat.map(test), first: first.map(test), pair: pair.map(test) };
  return group.tests;
}

const EMPTY: readonly Need[] = [];

/** Whether the waiting question offers an option that is a word alone. */
export function offersWord(m: Machine, group: Group): boolean {
  const { seat, first } = testsOf(group);
  m.seat = m.asking()!.who(m);
  m.a = NONE_;
  m.b = NONE_;
  return holds(m, seat) && holds(m, first);
}

/**
 * Whether a seat has an option in a group, by what that needs itself; with `only`, one whose first card passes it. So who
 * asks whether anybody could do something has the same answer as a player who would do it.
 */
export function hasOption(m: Machine, group: Group, seat: number, only?: CardTest): boolean {
  const { seat: before, a, b } = m;
  m.seat = seat;
  m.a = NONE_;
  m.b = NONE_;
  const tests = testsOf(group);
  const found = holds(m, tests.seat) && findsOption(m, group, tests, only);
  m.seat = before;
  m.a = a;
  m.b = b;
  return found;
}

function findsOption(
  m: Machine,
  { from, to }: Group,
  { first, pair }: GroupTests,
  only: CardTest | undefined,
): boolean {
  if (!from) return holds(m, first);
  return someOf(m, from, (card) => {
    if (only && !only(m, card)) return false;
    m.a = card;
    m.b = NONE_;
    if (!holds(m, first)) return false;
    if (!to) return true;
    return someOf(m, to, (other) => {
      m.a = card;
      m.b = other;
      return holds(m, pair);
    });
  });
}
function someOf(m: Machine, candidates: Candidates, test: (candidate: number) => boolean): boolean {
  const list = m.scratch[m.borrow()]!;
  const n = candidates(m, list);
  let found = false;
  for (let i = 0; i < n && !found; i++) found = test(list[i]!);
  m.giveBack();
  return found;
}

function holds(m: Machine, tests: readonly Test[]): boolean {
  for (let i = 0; i < tests.length; i++) if (!tests[i]!(m)) return false;
  return true;
}

/** Equal cards that lie where nothing tells them apart are one option. */
export function repeats(m: Machine, start: number, end: number, card: number): boolean {
  if (!m.interchangeable(card)) return false;
  const definition = m.definition(card);
  const zone = m.zone(card);
  for (let i = start; i < end; i++) {
    const other = firstOf(m.options[i]!);
    if (m.definition(other) === definition && m.zone(other) === zone && m.interchangeable(other)) return true;
  }
  return false;
}

/** The rules that keep an option from being chosen, judged even where the group would not list it. */
export function unmetNeeds(m: Machine, group: Group, a: number, b: number): Reason[] {
  const found: Reason[] = [];
  for (const need of group.needs ?? EMPTY) {
    m.a = a;
    m.b = b;
    if (need.test(m)) continue;
    m.a = a;
    m.b = b;
    const given = need.given && need.of !== "seat" ? { given: true as const } : {};
    found.push(...(need.explain?.(m) ?? [{ rule: need.rule, needs: need.says, ...given }]));
  }
  return found;
}
