/** One text of a card made into an ability of the kernel. */

import { equal } from "@tefuda/cardtext";
import {
  act,
  cardsGiven,
  constant,
  Frame,
  type GameEvent,
  giveBack,
  type Modifier,
  makeModifier,
  modSource,
  NONE,
  type Program,
  program,
  type Step,
  seq,
  subjectSeat,
  value,
  WordsError,
  when,
} from "@tefuda/kernel";
import { remember } from "@tefuda/language";
import { replacing } from "@tefuda/language/lowering/instead";
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
import { lower } from "./actions.ts";
import { answeredOne, answersTest } from "./answers.ts";
import { Builder } from "./builder.ts";
import { canPay, payCost } from "./costs.ts";
import { isWho, meant as meantBy, type Numbers, type Scope, standingScope } from "./describe.ts";
import { MEANING } from "./says.ts";
import { condition, modifiersOf } from "./standing.ts";
import type { CardTest, Deploying, Has, Requirement, TextAbility } from "./text.ts";
import { NOWHERE, type Told, triggerOf } from "./triggers.ts";
import { wants } from "./wants.ts";

/** Words of a card in both languages. */
type Words = Readonly<{ en: string; ja: string }>;

export function compileText(text: Text, words: Words, index: number, numbers: Numbers): TextAbility {
  const records = remember(text, {
    game: numbers,
    mark: mark("happened"),
    until: THIS_TURN,
    triggersOf: (on: Trigger) => ({ triggers: triggerOf(on, standingScope(numbers)).watches }),
    anyCard: (on) => ({ on, what: { count: { exactly: 1 }, what: { noun: "card" } } }) as Trigger,
  });
  return { ...compiledText(text, words, index, numbers), ...(records.length > 0 && { records }) };
}

function compiledText(text: Text, words: Words, index: number, numbers: Numbers): TextAbility {
  const scope = standingScope(numbers);
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
      return { ...blank, ...insteadOf(text, words.en, numbers) };
    case "always": {
      const cond = text.if ? condition(text.if, scope) : undefined;
      return {
        ...blank,
        statics: text.what.flatMap((statement) => modifiersOf(statement, scope, cond)).map(unlessBlank),
      };
    }
    case "when": {
      const { watches: triggers, told } = triggerOf(text.on, scope);
      checkTold(text, told);
      const cond = text.if ? condition(text.if, { ...scope, one: toldBy(told, scope) }) : undefined;
      return {
        ...blank,
        triggers: triggers.map((w) => ({
          ...w,
          test: (m, card) =>
            w.test(m, card) && !isBlank(m, card) && (!cond || cond(m, card, m.actsFor(card))),
        })),
        ...body(text, words.en, numbers, told, cardsGiven(triggers)),
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
        ...body(text, words.en, numbers),
      };
    case "effect": {
      const answers = { ...scope, one: answeredOne };
      const tests = answersOf(text).map((one) => answersTest(one, answers));
      return {
        ...blank,
        requires: [...conditions(text, answers), ...wants(text.do, answers)],
        countersOnly: countersOnly(text.do),
        ...(tests.length > 0 ? { answers: allOf(tests) } : {}),
        ...body(text, words.en, numbers),
      };
    }
  }
}

function deployingOf({ only, from, free }: Extract<Text, { kind: "deploying" }>, scope: Scope): Deploying {
  return {
    ...(only && { only: condition(only, scope) }),
    ...(from && { from }),
    ...(free && { free: free === "always" ? () => true : condition(free, scope) }),
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
  numbers: Numbers,
): Pick<TextAbility, "statics" | "lasting"> {
  const scope = standingScope(numbers);
  const found = REPLACED[text.on.on];
  if (!found) throw new WordsError(MEANING.noneTold("trigger"));
  const cond = text.if && condition(text.if, scope);
  const told: Told = { trigger: found.ofSeats ? NOWHERE : 0, attacker: NOWHERE, attacked: NOWHERE };
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
  const { lasting = [], programs } = body(text, words, numbers, told, found.ofSeats ? 0 : 1, end);
  const { on } = text;
  const meant =
    "what" in on && found.ofSeats === undefined
      ? meantBy(on.what as Cards, scope)
      : seatMeant("who" in on ? on.who : "you", scope);
  const statics = found.events.map((event) =>
    replacing({
      event,
      meant,
      ofSeats: found.ofSeats === true,
      on: (m, card) => !isBlank(m, card) && (!cond || cond(m, card, m.actsFor(card))),
      playerOf,
      body: programs[0]!,
    }),
  );
  return { statics, lasting };
}
const seatMeant = (who: Who, scope: Scope): Has => {
  const isMeant = isWho(who, scope);
  return (m, subject, self, seat) => subject < NONE && isMeant(m, subjectSeat(subject), self, seat);
};

/** What a text makes hold is off while its card has no texts; whether it has any is not asked of what takes them. */
function unlessBlank(modifier: Modifier): Modifier {
  if (modifier.mark === mark("blank")) return modifier;
  const { during } = modifier;
  return makeModifier({
    ...modifier,
    during: (m, mod) => !isBlank(m, modSource(m, mod)) && (!during || during(m, mod)),
  });
}
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
  (told: Told, { one }: Scope): Scope["one"] =>
  (ref) => {
    const n = cardIn(told, ref);
    return n === undefined ? one(ref) : (m) => m.e[n]!;
  };

/** The number of an event's argument that a reference means. */
const cardIn = (told: Told, ref: Reference): number | undefined =>
  ref === "trigger" || ref === "attacker" || ref === "attacked" ? told[ref] : undefined;

/** A text that is set off speaks only of cards that what sets it off tells of. */
function checkTold({ do: action, if: cond }: Extract<Text, { kind: "when" }>, told: Told): void {
  for (const part of [action, ...(cond ? [cond] : [])].flatMap(partsOf)) {
    const ref = refOf(part);
    if (ref === undefined || cardIn(told, ref) !== NOWHERE) continue;
    throw new WordsError(MEANING.noneTold(ref as "trigger" | "attacker" | "attacked"));
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
    ? [{ rule: "tails-7.13", says: "its condition holds", test: condition(text.if, scope) }]
    : [];
}

/** Its program: arguments the card, its player, and what the event says that set it off. */
function body(
  text: Extract<Text, { do: Action }>,
  words: string,
  numbers: Numbers,
  told?: Told,
  cards = 0,
  end?: (b: Builder) => Step,
): { lasting: Modifier[]; programs: [Program] } {
  const cost = text.kind === "use" ? text.cost : undefined;
  const build = (f: Frame, lasting: Modifier[]): Step => {
    const b = new Builder(f, numbers, told && ((ref) => cardIn(told, ref)), cards);
    const first = begin(text, b, told);
    if (!cost) return seq(first, lower(text.do, b, lasting), ...(end ? [end(b)] : []));
    const payment = payCost(cost, (part) => lower(part, b, lasting), b);
    return seq(first, payment.pay, when(payment.isPaid, lower(text.do, b, lasting)));
  };
  // whatever cannot mean anything shows itself now, while it is known whose text it is
  build(new Frame(), []);
  const lasting: Modifier[] = [];
  return { lasting, programs: [program(words, (f) => build(f, lasting))] };
}

/** What a text's beginning speaks of: the card that "its owner" is of, and the player whom "they" means. */
function begin(text: Text, b: Builder, told?: Told): Step {
  const { card, player } = beginsWith(text);
  const one = card && b.scope.one(card);
  return act((m) => {
    b.bearer.set(m, m.host(b.self(m)));
    const found = one ? one(m, b.self(m), b.seat(m)) : NONE;
    if (found >= 0) m.addTo(m.setAt(b.it), found);
    const side = told?.side !== undefined ? b.args[told.side]!(m) : found < 0 ? NONE : playerOf(m, found);
    b.side.set(m, side);
    const seat = told?.they !== undefined ? b.args[told.they]!(m) : side;
    if (player !== undefined && seat >= 0) b.they.set(m, 1 << seat);
  });
}

/** tails-4.7: the special stat effects of Equipment change the unit that bears it, those of another card itself. */
export function compileBonus(
  bonus: readonly Bonus[],
  index: number,
  equipment: boolean,
  numbers: Numbers,
): TextAbility {
  const scope = standingScope(numbers);
  return {
    id: -1,
    index,
    words: {},
    text: { kind: "always", what: [] },
    triggers: [],
    statics: modifiersOf({ is: "bonus", who: { ref: equipment ? "bearer" : "this" }, by: [...bonus] }, scope),
    requires: [],
    countersOnly: false,
    programs: [],
  };
}
