/** One text of a card made into an ability of the kernel. */
import {
  type Ability,
  act,
  type CardDefinition,
  cardsGiven,
  emitNow,
  type Machine,
  type Program,
  type Step,
  seq,
  WordsError,
} from "@tefuda/kernel";
import { speaksOfBefore } from "../lowering/before.ts";
import { given } from "../lowering/meaning.ts";
import type { CardNum, Requirement } from "../lowering/phrases.ts";
import { type Compiled, compiled, onlyIf } from "../lowering/programs.ts";
import { MEANING } from "../lowering/says.ts";
import { standingOne } from "../lowering/scope.ts";
import { builder } from "./builder.ts";
import { checkText } from "./checks.ts";
import { costRequirements, isPaid, payCosts } from "./costs.ts";
import { condition, fixedIn, isEntangled, type Scope, standing } from "./describe.ts";
import { lower } from "./doing.ts";
import { modifiersOf, subjectOf } from "./statements.ts";
import { targetsIn } from "./targets.ts";
import type { Action, Cost, Text } from "./tree.ts";
import { triggerOf } from "./triggers.ts";
import type { World } from "./world.ts";

/** A text as the rules see it. */
export interface TextAbility extends Ability {
  words: Readonly<Record<string, string>>;
  text: Text;
  /** What has to hold for it to be used or played, with words for the judge. */
  requires: readonly Requirement[];
  programs: readonly [Program] | readonly [];
}
/** A kind of card with its texts; `effect` is the one whose program carries out all that happens when it is used up. */
export interface TextCard extends CardDefinition<TextAbility> {
  effect?: number;
}
export const definitionOf = (m: Machine, card: number): TextCard => m.definitionOf(card) as TextCard;

/**
 * A text as an ability; an Error with words for people says why it can mean nothing.
 * @param once whether its card happens once, and does not stay
 */
export function compileText(
  text: Text,
  words: Readonly<Record<string, string>>,
  index: number,
  once: boolean,
  world: World,
): TextAbility {
  checkText(text, once, world);
  const blank: TextAbility = {
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
  const scope = standing(world);
  const { wants } = targetsIn(world);
  switch (text.kind) {
    case "keywords":
      return blank; // a fact of its kind
    case "always": {
      const cond = text.if && condition(text.if, scope);
      const how = {
        by: "text",
        ...(cond && { cond }),
        entangled: text.if !== undefined && isEntangled(text.if, world),
      } as const;
      const made = text.what.flatMap((statement) => modifiersOf(statement, scope, how));
      return { ...blank, statics: made.map(({ modifier }) => modifier) };
    }
    case "when":
      return { ...blank, ...waiting(text, name, world) };
    case "use":
      return {
        ...blank,
        requires: [
          ...holds(text, scope),
          ...costRequirements(text.cost, scope),
          ...wants(text.do, scope, { brought: text.cost.some(bringsUp) }),
        ],
        ...body(text.do, name, world, { cost: text.cost }),
      };
    case "effect": {
      const once = { ...scope, effect: true };
      return {
        ...blank,
        requires: [...holds(text, once), ...wants(text.do, once, { brought: false })],
        ...effectOf([text.do], name, world),
      };
    }
  }
}

/** The texts of one card; of those that happen when it is used up, the first carries out all. */
export function compileCard(
  texts: readonly TextAbility[],
  world: World,
): Pick<TextCard, "abilities" | "effect"> {
  const does = texts.flatMap(({ text }) => (text.kind === "effect" ? [text.do] : []));
  const effect = texts.findIndex(({ text }) => text.kind === "effect");
  if (effect < 0) return { abilities: texts };
  const whole = { ...texts[effect]!, ...effectOf(does, texts[effect]!.words.en ?? "effect", world) };
  return { abilities: texts.with(effect, whole), effect };
}

function waiting(
  text: Extract<Text, { kind: "when" }>,
  name: string,
  world: World,
): Pick<TextAbility, "triggers" | "programs" | "lasting"> {
  const { triggers, tellsCard } = triggerOf(text.on, standing(world));
  const told = (ref: string): number | undefined => {
    if (ref !== "trigger") return undefined;
    if (!tellsCard) throw new WordsError(MEANING.noneTold);
    return 0;
  };
  // asked when the event is seen, whose arguments still lie there
  const one = (ref: string): CardNum => {
    const n = told(ref === "it" ? "trigger" : ref);
    return n === undefined ? standingOne(fixedIn(world), ref) : (m) => m.e[n]!;
  };
  const cond = text.if && condition(text.if, standing(world, one));
  return {
    triggers: onlyIf(triggers, cond && ((m, card) => cond(m, card, m.actsFor(card)))),
    ...body(text.do, name, world, { told, tellsCard, cards: cardsGiven(triggers) }),
  };
}

const holds = (text: { if?: Parameters<typeof condition>[0] }, scope: Scope): Requirement[] =>
  text.if ? [{ rule: scope.world.rule, says: "its condition holds", test: condition(text.if, scope) }] : [];

interface About {
  cost?: readonly Cost[];
  told?: (ref: string) => number | undefined;
  tellsCard?: boolean;
  /** Which arguments of what sets it off are cards, as bits. */
  cards?: number;
}

/** Its program: arguments the card, its player, and what the event says that set it off. */
const body = (action: Action, name: string, world: World, about: About): Compiled =>
  compiled(name, (f, lasting) => {
    const paid = about.cost?.some(isPaid) === true;
    speaksOfBefore(action, paid ? "so many" : "nothing", isNumberless);
    const b = builder(f, given(f, about.cards), world, false, about.told);
    const does = (): Step => lower(action, b, lasting);
    // "it" in a text that was set off is at first the card that set it off
    if (about.tellsCard) return seq(b.speakFirstOf(b.args[0]!), does());
    if (!about.cost) return does();
    const halves = b.targetsFirst(does);
    return seq(halves.targets, ...payCosts(about.cost, b), halves.does);
  });

/**
 * All that happens when a card is used up in one program: the targets of each text; then it is paid for and goes away; then
 * what each does.
 */
const effectOf = (actions: readonly Action[], name: string, world: World): Compiled =>
  compiled(name, (f, lasting) => {
    const args = given(f);
    const halves = actions.map((action) => {
      speaksOfBefore(action, "nothing", isNumberless);
      const b = builder(f, args, world, true);
      return b.targetsFirst(() => lower(action, b, lasting));
    });
    return seq(
      ...halves.map(({ targets }) => targets),
      act((m) => {
        const [card, seat] = [args.self(m), args.seat(m)];
        world.pay(m, card, seat);
        world.leaveTo(m, card, world.zones[world.pile]!.id);
        emitNow(m, world.played, card, seat);
      }),
      ...halves.map(({ does }) => does),
    );
  });

/** What is done whole or not at all. */
const isNumberless = (action: Action): boolean =>
  (action.do === "shuffle" && !action.pileToo) ||
  (action.do === "lasting" && subjectOf(action.what) === undefined);

/** Whether paying brings up what a text may go on to speak of or choose. */
const bringsUp = (part: Cost): boolean => part.pay === "discard" || part.pay === "return";
