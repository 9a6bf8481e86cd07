/** One text of a card made into an ability of the kernel. */
import {
  type Ability,
  assign,
  type CardDefinition,
  cardsGiven,
  constant,
  giveBack,
  type Machine,
  type Num,
  nothing,
  type Program,
  type Step,
  seq,
  WordsError,
  when,
} from "@tefuda/kernel";
import { speaksOfBefore } from "../lowering/before.ts";
import { inRow } from "../lowering/flow.ts";
import { remember } from "../lowering/happened.ts";
import { replacing } from "../lowering/instead.ts";
import type { Lasting } from "../lowering/lasting.ts";
import { given } from "../lowering/meaning.ts";
import type { CardNum, CardTest, Requirement } from "../lowering/phrases.ts";
import { type Compiled, compiled, onlyIf } from "../lowering/programs.ts";
import { MEANING } from "../lowering/says.ts";
import { standingOne } from "../lowering/scope.ts";
import type { CardOn, Tells } from "../lowering/trigger-conditions.ts";
import { type Builder, builder, type Told } from "./builder.ts";
import { checkText } from "./checks.ts";
import { costRequirements, isPaid, payCosts, spares } from "./costs.ts";
import { condition, fixedIn, isEntangled, meant, type Scope, standing } from "./describe.ts";
import { lower } from "./doing.ts";
import { type OwnSetOff, ownOf } from "./own.ts";
import { modifiersOf, subjectOf, together } from "./statements.ts";
import { targetsIn } from "./targets.ts";
import type { Action, Cards, Condition, Cost, Text, Trigger } from "./tree.ts";
import { triggerOf } from "./triggers.ts";
import { type World, worksIn } from "./world.ts";

/** A text of any game. */
export interface Said {
  kind: string;
}
/** A text as the rules see it. */
export interface TextAbility<T extends Said = Text> extends Ability {
  words: Readonly<Record<string, string>>;
  text: T;
  /** What has to hold for it to be used or played, with words for the judge. */
  requires: readonly Requirement[];
  /** What it does, its costs that are no points of its rules first; arguments self, seat, and three of what set it off. */
  programs: readonly [Program] | readonly [];
}
/** A kind of card with its texts; `effect` is the one whose program carries out all that happens when it is used up. */
export interface TextCard extends CardDefinition<TextAbility> {
  effect?: number;
}
export const definitionOf = (m: Machine, card: number): TextCard => m.definitionOf(card) as TextCard;

/** A text of a game as one of all games; what is only its own stays with its own room. */
const common = (text: Said): Text => text as Text;

/**
 * A text as an ability; an Error with words for people says why it can mean nothing.
 * @param on what it stands on, and whether that card happens once and does not stay
 */
export function compileText<T extends Said>(
  text: T,
  words: Readonly<Record<string, string>>,
  index: number,
  world: World,
  on: { once?: boolean; place?: string } = {},
): TextAbility<T> {
  if (world.check) world.check(text as never);
  else checkText(common(text), on.once === true, world);
  const records = world.remembers
    ? remember(text, {
        game: world,
        ...world.remembers,
        triggersOf: (trigger: Trigger) => triggerOf(trigger, standing(world)),
        anyCard: (name) => ({ on: name, what: { count: { exactly: 1 }, what: { noun: "card" } } }) as Trigger,
      })
    : [];
  const blank: TextAbility<T> = {
    id: -1,
    index,
    words,
    text,
    triggers: [],
    statics: [],
    requires: [],
    programs: [],
  };
  const name = Object.values(words)[0] ?? text.kind;
  const own = ownOf(world.own?.texts, text.kind, text, index, on.place);
  const parts = own
    ? waiting(common(text) as Waiting, own, index, name, world)
    : partsOf(text, index, name, world);
  return { ...blank, ...parts, ...(records.length > 0 && { records }) };
}

function partsOf(said: Said, index: number, name: string, world: World): Partial<TextAbility<never>> {
  const text = common(said);
  const scope = standing(world);
  const { wants } = targetsIn(world);
  switch (text.kind) {
    case "always": {
      const { on, entangled } = world.own?.always?.(text as never) ?? {};
      const how = {
        by: "text",
        ...(on && { on }),
        ...(text.if && { cond: condition(text.if, scope) }),
        entangled: entangled === true || (text.if !== undefined && isEntangled(text.if, world)),
      } as const;
      const made = text.what.flatMap((statement) => modifiersOf(statement, scope, how));
      const { cond } = how as { cond?: CardTest };
      if (text.otherwise && cond) {
        const not: CardTest = (m, card, seat) => !cond(m, card, seat);
        made.push(...text.otherwise.flatMap((it) => modifiersOf(it, scope, { ...how, cond: not })));
      }
      return { statics: together(made, text, world).map(({ modifier }) => modifier) };
    }
    case "when":
      return waiting(text, triggerOf(text.on, scope), index, name, world);
    case "instead":
      return instead(text, name, world);
    case "use":
      return {
        requires: [
          ...holds(text.if, scope, world.rules?.use),
          ...costRequirements(text.cost, scope),
          ...wants(text.do, scope, {
            brought: text.cost.some(bringsUp),
            ...(world.sparesTargets && { spared: spares(text.cost, scope) }),
          }),
        ],
        ...body(text.do, name, world, { cost: text.cost }),
      };
    case "effect": {
      const once = { ...scope, effect: world.once.gone };
      const { cost = [] } = text;
      effectOf([text.do], name, world, cost);
      return {
        requires: [
          ...holds(text.if, once),
          ...costRequirements(cost.map(besidesItself), once),
          ...wants(text.do, once, { brought: cost.some(bringsUp) }),
        ],
      };
    }
    default:
      return {}; // a fact of its kind, as keywords are
  }
}

/** The texts of one card; of those that happen when it is used up, the first carries out all. */
export function compileCard<A extends TextAbility<Said>>(
  texts: readonly A[],
  world: World,
): { abilities: readonly A[]; effect?: number } {
  const happens = ({ text, triggers }: A): boolean => text.kind === "effect" && triggers.length === 0;
  const effect = texts.findIndex(happens);
  if (effect < 0) return { abilities: texts };
  const all = texts.filter(happens).map(({ text }) => common(text));
  const cost = all.flatMap((text) => (text.kind === "effect" ? (text.cost ?? []) : []));
  const name = texts[effect]!.words.en ?? "effect";
  const whole = { ...texts[effect]!, ...effectOf(all.flatMap(doneBy), name, world, cost) };
  return { abilities: texts.with(effect, whole), effect };
}

const doneBy = (text: Text): Action[] => (text.kind === "effect" ? [text.do] : []);

/** A text that something sets off. */
interface Waiting {
  do: Action;
  if?: Condition;
  times?: string;
}
function waiting(
  text: Waiting,
  { triggers, tellsCard, tellsBoth = false, tells, cards, instead, around = (does) => does }: OwnSetOff,
  index: number,
  name: string,
  world: World,
): Pick<TextAbility, "triggers" | "programs" | "lasting"> {
  const told: Told = (ref) => {
    if (tells) return tells[ref];
    if (ref !== "trigger" && ref !== "doer" && ref !== "whom") return undefined;
    if (!tellsCard) throw new WordsError(MEANING.noneTold);
    if (ref !== "trigger" && !tellsBoth) throw new WordsError(MEANING.bothTold);
    return ref === "whom" ? 1 : 0;
  };
  // asked when the event is seen, whose arguments still lie there
  const one = (ref: string): CardNum => {
    const n = told(ref === "it" ? "trigger" : ref);
    return n === undefined
      ? standingOne((fixed) => fixedIn(world)(fixed) ?? world.doingRefs?.[fixed], ref)
      : (m) => m.e[n]!;
  };
  const tests: CardOn[] = [];
  if (text.if) {
    const cond = condition(text.if, standing(world, one));
    tests.push((m, card) => cond(m, card, m.actsFor(card)));
  }
  const again = text.times === undefined ? undefined : world.mayAgain;
  if (again) tests.push((m, card) => again(m, card, index));
  const further: CardOn = (m, card) => tests.every((test) => test(m, card));
  return {
    triggers: onlyIf(triggers, tests.length > 0 ? further : undefined),
    ...body(text.do, name, world, {
      told,
      tells,
      begins: tells && ((b) => world.begins?.(b, tells, text as never)),
      tellsCard,
      around,
      instead,
      cards: cards ?? cardsGiven(triggers),
      once: again && index,
    }),
  };
}

/** What would happen to a card of the text's, and what happens instead: that card is "it". */
function instead(
  text: Extract<Text, { kind: "instead" }>,
  name: string,
  world: World,
): Pick<TextAbility, "statics" | "lasting"> {
  const { on, what } = text.on as { on: string; what: Cards };
  const { event } = world.happenings[on]!;
  const told: Told = (ref) => (ref === "trigger" ? 0 : undefined);
  const { lasting, programs } = compiled(name, (f, lasting) => {
    speaksOfBefore(text.do, "nothing", isNumberless(world));
    // several things instead of one are done before it is looked at what comes of them
    const { looksAfter = nothing } = world;
    const atOnce =
      world.looksAfter && text.do.do === "seq" && text.do.of.length > 1
        ? { ...world, each: undefined }
        : world;
    const b = builder(f, given(f, event.cards), atOnce, { told });
    const { does, agreed } = offered(text.do, b, lasting);
    return seq(b.speakFirstOf(b.args[0]!), does, atOnce === world ? nothing : looksAfter, giveBack(agreed));
  });
  const is = meant(what, standing(world));
  const further = ownOf(world.own?.further, on, text.on);
  const statics = replacing({
    events: [event],
    meant: further ? (m, card, self, seat) => further(m, card) && is(m, card, self, seat) : is,
    on: worksIn(world),
    playerOf: (m, card) => m.actsFor(card),
    body: programs[0],
  });
  return { statics, lasting };
}

/**
 * What is done instead, and whether it is: where that begins with what somebody may do, they did. That is known before what
 * then follows.
 */
function offered(action: Action, b: Builder, lasting: Lasting): { does: Step; agreed: Num } {
  const row = action.do === "seq" ? action.of : [action];
  if (row[0]!.do !== "may") return { does: lower(action, b, lasting), agreed: constant(1) };
  const was = b.frame.local();
  let known = false;
  const does = inRow(row, b.meaning.before, (part) => {
    const step = lower(part, b, lasting);
    if (known) return step;
    known = true;
    return seq(
      step,
      assign(was, (m) => b.done(m)),
    );
  });
  return { does, agreed: (m) => Math.min(was(m), 1) };
}

const holds = (cond: Condition | undefined, scope: Scope, rule: string = scope.world.rule): Requirement[] =>
  cond ? [{ rule, says: "its condition holds", test: condition(cond, scope) }] : [];

interface About {
  cost?: readonly Cost[];
  told?: Told;
  tells?: Tells | undefined;
  /** What is done first, if not to speak of the card that set it off. */
  begins?: ((b: Builder) => Step | undefined) | undefined;
  tellsCard?: boolean;
  around?: NonNullable<OwnSetOff["around"]>;
  /** Whether it happens instead of something. */
  instead?: boolean | undefined;
  /** Which arguments of what sets it off are cards, as bits. */
  cards?: number;
  /** The number of a text that happens once a turn. */
  once?: number | undefined;
}

/** Its program: arguments the card, its player, and what the event says that set it off. */
const body = (action: Action, name: string, world: World, about: About): Compiled =>
  compiled(name, (f, lasting) => {
    const { cost, told, tells, once, around = (does) => does } = about;
    speaksOfBefore(action, cost?.some(isPaid) ? "so many" : "nothing", isNumberless(world));
    const b = builder(f, given(f, about.cards), world, { told, tells, once });
    const joined = (world.joined?.(action as never) ?? action) as Action;
    const does = (): Step => {
      const { does, agreed } = about.instead
        ? offered(joined, b, lasting)
        : { does: lower(joined, b, lasting), agreed: constant(1) };
      return around(does, b, lasting, agreed);
    };
    const begins = about.begins?.(b);
    if (begins) return seq(begins, does());
    // "it" in a text that was set off is at first the card that set it off
    if (about.tellsCard) return seq(b.speakFirstOf(b.args[0]!), does());
    if (!cost) return does();
    const spared = world.sparesTargets && spares(cost, b.meaning.scope);
    const halves = b.targetsFirst(does, spared && ((m, card) => spared(m, card, b.self(m), b.seat(m))));
    return seq(halves.targets, ...payCosts(cost, b), halves.does);
  });

/**
 * All that happens when a card is used up in one program: the targets of each text; then it is paid for; then what each does.
 * Arguments: the card, its player, and what its rules say of how it is paid for.
 */
const effectOf = (actions: readonly Action[], name: string, world: World, cost: readonly Cost[]): Compiled =>
  compiled(name, (f, lasting) => {
    const args = given(f);
    const { once } = world;
    const builders = actions.map(() => builder(f, args, world, { effect: once.gone }));
    const halves = actions.map((action, i) => {
      speaksOfBefore(action, cost.some(isPaid) ? "so many" : "nothing", isNumberless(world));
      const b = builders[i]!;
      return b.targetsFirst(() => lower(action, b, lasting));
    });
    const besides = cost.length > 0 ? payCosts(cost, builders[0]!) : [];
    return seq(
      ...halves.map(({ targets }) => targets),
      once.pays(args),
      ...(besides.length > 0 ? [when(once.owes?.(args) ?? (() => true), seq(...besides))] : []),
      ...halves.map(({ does }) => does),
      ...(once.after ? [once.after(args)] : []),
    );
  });

/** What is done whole or not at all. */
const isNumberless =
  ({ own }: World) =>
  (action: Action): boolean =>
    own?.numberless?.includes(action.do) === true ||
    (action.do === "shuffle" && !action.pileToo) ||
    (action.do === "lasting" && subjectOf(action.what) === undefined);

/** A card is not paid for with itself. */
const besidesItself = (part: Cost): Cost => {
  if (!isPaid(part) || !("count" in part.what)) return part;
  return { ...part, what: { ...part.what, what: { ...part.what.what, other: true } } };
};

/** Whether paying brings up what a text may go on to speak of or choose. */
const bringsUp = (part: Cost): boolean => part.pay === "discard" || part.pay === "return";
