/** One text of a card made into an ability of the kernel. */

import { equal } from "@tefuda/cardtext";
import {
  act,
  type GameEvent,
  giveBack,
  type Modifier,
  NONE,
  type Num,
  type Program,
  type Step,
  seq,
  subjectSeat,
  value,
  WordsError,
  when,
} from "@tefuda/kernel";
import type { CardTest, Has, Lasting, Requirement, Tells } from "@tefuda/language";
import { replacing } from "@tefuda/language/lowering/instead";
import { onlyIf } from "@tefuda/language/lowering/programs";
import type { Builder as Common } from "@tefuda/language/standard/builder";
import { compileText as compileCommon } from "@tefuda/language/standard/compile";
import { condition, means, meant as meantBy, type Scope, standing } from "@tefuda/language/standard/describe";
import { lower } from "@tefuda/language/standard/doing";
import type { OwnNodes } from "@tefuda/language/standard/own";
import { modifiersOf } from "@tefuda/language/standard/statements";
import type { Action as Any } from "@tefuda/language/standard/tree";
import { triggerOf } from "@tefuda/language/standard/triggers";
import type { World } from "@tefuda/language/standard/world";
import { DAMAGED, DEATH, DESTROYED, DRAWS, LOSES_BASE } from "../events.ts";
import { isBlank } from "../keywords.ts";
import { DAMAGE, HEALTH, healthLeft, onField, playerOf } from "../schema.ts";
import { beginsWith } from "../text/phrases/lead.ts";
import type {
  Action,
  Answers,
  Bonus,
  Cards,
  Description,
  Reference,
  Text,
  Trigger,
  Who,
} from "../text/tree.ts";
import { answeredOne, answersTest } from "./answers.ts";
import { type Builder, beginning } from "./builder.ts";
import { canPay } from "./costs.ts";
import { joined } from "./rows.ts";
import { MEANING } from "./says.ts";
import type { Deploying, TextAbility } from "./text.ts";
import { hurtByAttack, killedByAttack } from "./triggers.ts";
import { wants } from "./wants.ts";

/** Words of a card in both languages. */
type Words = Readonly<{ en: string; ja: string }>;

/** How programs are made of texts that nothing sets off: of what they are paid for, and of what they do instead. */
export const TEXTS: NonNullable<OwnNodes["texts"]> = {
  effect: (_: Extract<Text, { kind: "effect" }>) => PLAIN,
  use: ({ cost }: Extract<Text, { kind: "use" }>) => ({
    ...PLAIN,
    // a cost is paid whole, or nothing of the text happens (tails-7.13)
    ...(cost && {
      around: (does: Step, b: Common, lasting: Lasting) =>
        seq(
          lower({ do: "all", of: cost.map(joined), cost: true } as object as Any, b, lasting),
          when((m) => (b as Builder).did(m) === 1, does),
        ),
    }),
  }),
  instead: (text: Extract<Text, { kind: "instead" }>) => ({
    ...PLAIN,
    ...(replaced(text).ofSeats ? {} : { tells: { trigger: 0 }, cards: 1 }),
    instead: true,
    around: (does: Step, b: Common, _lasting: Lasting, agreed: Num) =>
      seq(does, insteadDone(text, b as Builder, agreed)),
  }),
};
const PLAIN = { triggers: [], tellsCard: false, tells: {} };

export function compileText(text: Text, words: Words, index: number, world: World): TextAbility {
  const scope = standing(world);
  checkTold(text, scope);
  const made = { ...compileCommon(text, words, index, world), countersOnly: false };
  switch (text.kind) {
    case "when":
      return { ...made, triggers: onlyIf(made.triggers, (m, card) => !isBlank(m, card)) };
    case "deploying":
      return { ...made, deploying: deployingOf(text, scope) };
    case "instead":
      return { ...made, programs: [], statics: insteadOf(text, scope, made.programs[0]!) };
    case "use":
      return {
        ...made,
        requires: [
          HAS_TEXTS,
          ...conditions(text, scope),
          ...canPay(text.cost, scope),
          ...wants(text.do, scope),
        ],
      };
    case "effect": {
      const answers = standing(world, answeredOne);
      const tests = answersOf(text).map((one) => answersTest(one, answers));
      return {
        ...made,
        requires: [...conditions(text, answers), ...wants(text.do, answers)],
        countersOnly: countersOnly(text.do),
        ...(tests.length > 0 ? { answers: allOf(tests) } : {}),
      };
    }
    default:
      return made;
  }
}

function deployingOf({ only, from, free }: Extract<Text, { kind: "deploying" }>, scope: Scope): Deploying {
  return {
    ...(only && { only: condition(only as never, scope) }),
    ...(from && { from }),
    ...(free && { free: free === "always" ? () => true : condition(free as never, scope) }),
  };
}

/** What would happen, by trigger, and whether it happens to seats. */
const REPLACED: Partial<Record<Trigger["on"], { events: readonly GameEvent[]; ofSeats?: true }>> = {
  dies: { events: [DEATH, DESTROYED] },
  damaged: { events: [DAMAGED] },
  draws: { events: [DRAWS], ofSeats: true },
  points: { events: [LOSES_BASE], ofSeats: true },
};

function replaced({ on }: Extract<Text, { kind: "instead" }>) {
  const found = REPLACED[on.on];
  if (!found) throw new WordsError(MEANING.noneTold("trigger"));
  return found;
}

/** What was done instead is over: what does not die has some health left. */
const insteadDone = ({ on }: Extract<Text, { kind: "instead" }>, b: Builder, agreed: Num): Step =>
  seq(
    act((m) => {
      const card = b.args[0]!(m);
      if (on.on === "dies" && onField(m, card) && healthLeft(m, card) <= 0)
        m.setColumn(card, DAMAGE, Math.max(0, value(m, card, HEALTH) - 1));
    }),
    giveBack(agreed),
  );

/** tails-1.10: something else happens than would have. */
function insteadOf(text: Extract<Text, { kind: "instead" }>, scope: Scope, body: Program): Modifier[] {
  const { events, ofSeats = false } = replaced(text);
  const { on } = text;
  const byAttack = "by" in on && on.by === "attack";
  const cond = text.if && condition(text.if as never, scope);
  const subjects: Has =
    "what" in on && !ofSeats
      ? meantBy(on.what as Cards, scope, "any")
      : seatMeant("who" in on ? on.who : "you", scope);
  const meant: Has = byAttack
    ? (m, card, self, seat) =>
        (on.on === "dies" ? killedByAttack(m, card) : hurtByAttack(m)) && subjects(m, card, self, seat)
    : subjects;
  return replacing({
    events,
    meant,
    ofSeats,
    on: (m, card) => !isBlank(m, card) && (!cond || cond(m, card, m.actsFor(card))),
    playerOf,
    body,
  });
}
const seatMeant = (who: Who, scope: Scope): Has => {
  const isMeant = means(who, scope);
  return (m, subject, self, seat) => subject < NONE && isMeant(m, subjectSeat(subject), self, seat);
};

const HAS_TEXTS: Requirement = {
  rule: "tails-1.10",
  says: "it has not lost its special effects",
  test: (m, self) => !isBlank(m, self),
};

/** Whether all of several tests hold. */
const allOf =
  (tests: readonly CardTest[]): CardTest =>
  (m, self, seat) => {
    for (let i = 0; i < tests.length; i++) if (!tests[i]!(m, self, seat)) return false;
    return true;
  };

/** A text that is set off speaks only of cards that what sets it off tells of. */
function checkTold(text: Text, scope: Scope): void {
  if (text.kind !== "when") return;
  const { do: action, if: cond } = text;
  const { tells = {} } = triggerOf(text.on as never, scope);
  for (const part of [action, ...(cond ? [cond] : [])].flatMap(partsOf)) {
    const ref = refOf(part);
    if ((ref === "trigger" || ref === "attacker" || ref === "attacked") && tells[ref] === undefined)
      throw new WordsError(MEANING.noneTold(ref));
  }
}

/** tails-7.10: what it answers; also what speaks of the action that it answers answers only such, said or not. */
function answersOf({ do: action, only, if: cond }: Extract<Text, { kind: "effect" }>): Answers[] {
  const answers: Answers[] = only ? [only] : [];
  for (const part of [action, ...(cond ? [cond] : [])].flatMap(partsOf)) {
    const one = answerIn(part);
    if (one && !answers.some((other) => equal(other, one))) answers.push(one);
  }
  return answers;
}
/** The action that a part of a text speaks of, if it does. */
export function answerIn(part: object): Answers | undefined {
  if ("do" in part && part.do === "counter") return { to: "play", what: (part as Counter).what };
  if ("do" in part && part.do === "negate") return { to: "attack" };
  const ref = refOf(part);
  const what = (part as { fits?: Description }).fits ?? { noun: "card" };
  if (ref === "attacked") return { to: "attack", on: what };
  if (ref === "attacker") return { to: "attack", by: what };
  if (ref === "deployed") return { to: "deploy", what };
  return ref === "played" ? { to: "play", what } : undefined;
}
type Counter = Extract<Action, { do: "counter" }>;
const refOf = (part: object): Reference | undefined => ("ref" in part ? (part.ref as Reference) : undefined);

/** Everything that a tree is made of, itself among it. */
export const partsOf = (tree: object): object[] => [
  tree,
  ...Object.values(tree).flatMap((part) => (typeof part === "object" && part !== null ? partsOf(part) : [])),
];

/** tails-7.11: whether an action does nothing where it counters nothing. */
function countersOnly(a: Action): boolean {
  if (a.do === "may") return countersOnly(a.what);
  if (a.do !== "seq") return a.do === "counter" || a.do === "negate";
  const [first, ...rest] = a.of;
  const ifDone = (part: Action): boolean =>
    part.do === "if" && part.cond.if === "did" && part.otherwise === undefined;
  return (
    first !== undefined && countersOnly(first) && rest.every((part) => ifDone(part) || countersOnly(part))
  );
}

function conditions(text: Extract<Text, { kind: "use" | "effect" }>, scope: Scope): Requirement[] {
  return text.if
    ? [{ rule: "tails-7.13", says: "its condition holds", test: condition(text.if as never, scope) }]
    : [];
}

/** What a text's beginning speaks of: the card that "its owner" is of, and the player whom "they" means. */
export function begin(text: Text, b: Builder, tells: Tells): Step {
  const { card, player } = beginsWith(text);
  const one = card && b.meaning.scope.one(card);
  return seq(
    act((m) => b.speakOf(m, one ? one(m, b.self(m), b.seat(m)) : NONE)),
    beginning(b, tells, player !== undefined),
  );
}

/** tails-4.7: the special stat effects of Equipment change the unit that bears it, those of another card itself. */
export function compileBonus(
  bonus: readonly Bonus[],
  index: number,
  equipment: boolean,
  world: World,
): TextAbility {
  return {
    id: -1,
    index,
    words: {},
    text: { kind: "always", what: [] },
    triggers: [],
    statics: modifiersOf(
      { is: "bonus", who: { ref: equipment ? "bearer" : "this" }, by: [...bonus] } as never,
      standing(world),
      { by: "text", on: () => true },
    ).map(({ modifier }) => modifier),
    requires: [],
    countersOnly: false,
    programs: [],
  };
}
