/** One text of a card made into an ability of the kernel. */

import { equal } from "@tefuda/cardtext";
import {
  act,
  cardsGiven,
  constant,
  type GameEvent,
  giveBack,
  NONE,
  type Step,
  seq,
  subjectSeat,
  value,
  WordsError,
  when,
} from "@tefuda/kernel";
import { type CardTest, type Has, type Requirement, remember, type Tells } from "@tefuda/language";
import { replacing } from "@tefuda/language/lowering/instead";
import { given } from "@tefuda/language/lowering/meaning";
import { type Compiled, compiled, onlyIf } from "@tefuda/language/lowering/programs";
import { builder } from "@tefuda/language/standard/builder";
import { condition, means, meant as meantBy, type Scope, standing } from "@tefuda/language/standard/describe";
import { lower } from "@tefuda/language/standard/doing";
import { modifiersOf } from "@tefuda/language/standard/statements";
import type { Action as Any } from "@tefuda/language/standard/tree";
import { triggerOf } from "@tefuda/language/standard/triggers";
import type { World } from "@tefuda/language/standard/world";
import { DAMAGED, DEATH, DESTROYED, DRAWS, LOSES_BASE } from "../events.ts";
import { isBlank } from "../keywords.ts";
import { DAMAGE, HEALTH, healthLeft, mark, onField, playerOf, THIS_TURN } from "../schema.ts";
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
import { wants } from "./wants.ts";

/** Words of a card in both languages. */
type Words = Readonly<{ en: string; ja: string }>;

export function compileText(text: Text, words: Words, index: number, world: World): TextAbility {
  const records = remember(text, {
    game: world,
    mark: mark("happened"),
    until: THIS_TURN,
    triggersOf: (on: Trigger) => triggerOf(on as never, standing(world)),
    anyCard: (on) => ({ on, what: { count: { exactly: 1 }, what: { noun: "card" } } }) as Trigger,
  });
  return { ...compiledText(text, words, index, world), ...(records.length > 0 && { records }) };
}

function compiledText(text: Text, words: Words, index: number, world: World): TextAbility {
  const scope = standing(world);
  const blank: TextAbility = {
    id: -1,
    index,
    words,
    text,
    triggers: [],
    statics: [],
    requires: [],
    countersOnly: false,
    programs: [],
  };
  switch (text.kind) {
    case "direct":
      return blank; // a fact of its kind; see DIRECT
    case "deploying":
      return { ...blank, deploying: deployingOf(text, scope) };
    case "instead":
      return { ...blank, ...insteadOf(text, words.en, world) };
    case "always": {
      const how = { by: "text", ...(text.if && { cond: condition(text.if as never, scope) }) } as const;
      const made = text.what.flatMap((statement) => modifiersOf(statement as never, scope, how));
      return { ...blank, statics: made.map(({ modifier }) => modifier) };
    }
    case "when": {
      const { triggers, tells = {} } = triggerOf(text.on as never, scope);
      checkTold(text, tells);
      const cond = text.if && condition(text.if as never, standing(world, toldBy(tells, scope)));
      return {
        ...blank,
        triggers: onlyIf(triggers, cond && ((m, card) => cond(m, card, m.actsFor(card)))),
        ...body(text, words.en, world, tells, cardsGiven(triggers)),
      };
    }
    case "use":
      return {
        ...blank,
        requires: [
          HAS_TEXTS,
          ...conditions(text, scope),
          ...canPay(text.cost, scope),
          ...wants(text.do, scope),
        ],
        ...body(text, words.en, world),
      };
    case "effect": {
      const answers = standing(world, answeredOne);
      const tests = answersOf(text).map((one) => answersTest(one, answers));
      return {
        ...blank,
        requires: [...conditions(text, answers), ...wants(text.do, answers)],
        countersOnly: countersOnly(text.do),
        ...(tests.length > 0 ? { answers: allOf(tests) } : {}),
        ...body(text, words.en, world),
      };
    }
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

/** tails-1.10: something else happens than would have. What does not die has some health left. */
function insteadOf(
  text: Extract<Text, { kind: "instead" }>,
  words: string,
  world: World,
): Pick<TextAbility, "statics" | "lasting"> {
  const scope = standing(world);
  const found = REPLACED[text.on.on];
  if (!found) throw new WordsError(MEANING.noneTold("trigger"));
  const cond = text.if && condition(text.if as never, scope);
  const told: Tells = found.ofSeats ? {} : { trigger: 0 };
  const survives = act((m) => {
    const card = m.e[0]!;
    if (text.on.on === "dies" && onField(m, card) && healthLeft(m, card) <= 0)
      m.setColumn(card, DAMAGE, Math.max(0, value(m, card, HEALTH) - 1));
  });
  const end = (b: Builder): Step =>
    seq(
      act((m) => {
        m.e[0] = b.args[0]!(m);
      }),
      survives,
      giveBack(text.do.do === "may" ? (m) => (b.did(m) > 0 ? 1 : 0) : constant(1)),
    );
  const { lasting = [], programs } = body(text, words, world, told, found.ofSeats ? 0 : 1, end);
  const { on } = text;
  const meant =
    "what" in on && found.ofSeats === undefined
      ? meantBy(on.what as Cards, scope, "any")
      : seatMeant("who" in on ? on.who : "you", scope);
  const statics = found.events.map((event) =>
    replacing({
      event,
      meant,
      ofSeats: found.ofSeats === true,
      on: (m, card) => !isBlank(m, card) && (!cond || cond(m, card, m.actsFor(card))),
      playerOf,
      body: programs[0],
    }),
  );
  return { statics, lasting };
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

/** The card that a reference means while an event is seen. */
const toldBy =
  (tells: Tells, { one }: Scope): Scope["one"] =>
  (ref) => {
    const n = tells[ref];
    return n === undefined ? one(ref) : (m) => m.e[n]!;
  };

/** A text that is set off speaks only of cards that what sets it off tells of. */
function checkTold({ do: action, if: cond }: Extract<Text, { kind: "when" }>, tells: Tells): void {
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
  if (a.do !== "seq") return a.do === "counter";
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

/** Its program: arguments the card, its player, and what the event says that set it off. */
function body(
  text: Extract<Text, { do: Action }>,
  words: string,
  world: World,
  tells: Tells = {},
  cards = 0,
  end?: (b: Builder) => Step,
): Compiled {
  return compiled(words, (f, lasting) => {
    const b = builder(f, given(f, cards), world, { tells }) as Builder;
    const lowered = (action: object): Step => lower(action as Any, b, lasting);
    const first = begin(text, b, tells);
    const cost = text.kind === "use" && text.cost;
    // a cost is paid whole, or nothing of the text happens (tails-7.13)
    if (!cost) return seq(first, lowered(joined(text.do)), ...(end ? [end(b)] : []));
    const pay = lowered({ do: "all", of: cost.map(joined), cost: true });
    return seq(
      first,
      pay,
      when((m) => b.did(m) === 1, lowered(joined(text.do))),
    );
  });
}

/** What a text's beginning speaks of: the card that "its owner" is of, and the player whom "they" means. */
function begin(text: Text, b: Builder, tells: Tells): Step {
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
