/** One text of a card made into an ability of the kernel. */

import {
  act,
  call,
  cardsGiven,
  constant,
  giveBack,
  type Num,
  type Step,
  seq,
  WordsError,
} from "@tefuda/kernel";
import {
  type CardNum,
  type Compiled,
  compiled,
  given,
  onlyIf,
  type Requirement,
  remember,
  replacing,
  speaksOfBefore,
  standingOne,
} from "@tefuda/language";
import { MEANING as COMMON } from "@tefuda/language/lowering/says";
import { DESTROYED, STUNNED_EVENT } from "../events.ts";
import { payFor } from "../rules/04-playing.ts";
import { mark, playerOf, RESOLVING, THIS_TURN, works } from "../schema.ts";
import type { Action, Cards, Cost, Reference, Text, Trigger } from "../text/tree.ts";
import { lower } from "./actions.ts";
import { builder } from "./builder.ts";
import { checkOthers, checkText } from "./checks.ts";
import { costRequirements, epOf } from "./claims.ts";
import { condition } from "./conditions.ts";
import { payCosts } from "./costs.ts";
import { meant, type Scope } from "./describe.ts";
import { fixed, standing as standingScope } from "./numbers.ts";
import { MEANING } from "./says.ts";
import { isEntangled, modifiersOf } from "./standing.ts";
import { wants } from "./targets.ts";
import type { TextAbility } from "./text.ts";
import { triggerOf } from "./triggers.ts";
import { subjectOf } from "./walk.ts";

type Org = Scope["org"];
type Of<K extends Text["kind"]> = Extract<Text, { kind: K }>;

/** A text as an ability; an Error with words for people says why it can mean nothing. */
export function compileText(
  text: Text,
  words: Readonly<Record<string, string>>,
  index: number,
  org: Org,
): TextAbility {
  checkText(text);
  const records = remember(text, {
    game: org,
    mark: mark("happened"),
    until: THIS_TURN,
    triggersOf: (on: Trigger) => triggerOf(on, standingScope(org)),
    anyCard: (on) => ({ on, what: { count: { exactly: 1 }, what: { noun: "card" } } }) as Trigger,
  });
  return { ...compiledText(text, words, index, org), ...(records.length > 0 && { records }) };
}

function compiledText(
  text: Text,
  words: Readonly<Record<string, string>>,
  index: number,
  org: Org,
): TextAbility {
  const blank: TextAbility = {
    id: -1,
    index,
    words,
    text,
    triggers: [],
    statics: [],
    requires: [],
    ep: 0,
    programs: [],
  };
  const name = nameOf(blank);
  switch (text.kind) {
    case "keywords":
      return blank; // a fact of its kind; see ICONS
    case "always":
      return { ...blank, statics: standing(text, org) };
    case "when":
      return { ...blank, ...waiting(text, name, org) };
    case "instead":
      return { ...blank, ...instead(text, name, org) };
    case "use": {
      const scope = standingScope(org);
      return {
        ...blank,
        requires: [
          ...conditions(text, scope),
          ...costRequirements(text.cost, scope),
          ...wants(text.do, scope, { brought: text.cost.some(bringsUp) }),
        ],
        ep: epOf(text.cost),
        ...body(text.do, name, org, { cost: text.cost }),
      };
    }
    case "effect": {
      const scope = { ...standingScope(org), effect: true };
      effectOf([blank], org);
      return {
        ...blank,
        requires: [...conditions(text, scope), ...wants(text.do, scope, { brought: false })],
      };
    }
  }
}

function standing(text: Of<"always">, org: Org): TextAbility["statics"] {
  const scope = standingScope(org);
  const cond = text.if ? condition(text.if, scope) : undefined;
  const holding = {
    by: "text",
    ...(cond ? { cond } : {}),
    entangled: text.if !== undefined && isEntangled(text.if),
  } as const;
  return text.what.flatMap((statement) =>
    modifiersOf(statement, scope, holding).map(({ modifier }) => modifier),
  );
}
function waiting(
  text: Of<"when">,
  name: string,
  org: Org,
): Pick<TextAbility, "triggers" | "programs" | "lasting"> {
  const { triggers, tellsCard } = triggerOf(text.on, standingScope(org));
  const told = (ref: Reference): number | undefined => {
    if (ref !== "trigger" && ref !== "doer" && ref !== "whom") return undefined;
    if (!tellsCard) throw new WordsError(COMMON.noneTold);
    if (ref !== "trigger" && text.on.on !== "stuns") throw new WordsError(MEANING.noStun);
    return ref === "whom" ? 1 : 0;
  };
  // asked when the event is seen, whose arguments still lie there
  const one = (ref: Reference): CardNum => {
    const n = told(ref === "it" ? "trigger" : ref);
    return n === undefined ? standingOne(fixed, ref) : (m) => m.e[n]!;
  };
  const cond = text.if ? condition(text.if, standingScope(org, one)) : undefined;
  return {
    triggers: onlyIf(triggers, cond && ((m, card) => cond(m, card, playerOf(m, card)))),
    ...body(text.do, name, org, { told, tellsCard, cards: cardsGiven(triggers) }),
  };
}

/** What would happen to a card of the text's, and what happens instead: that card is "it". */
function instead(text: Of<"instead">, name: string, org: Org): Pick<TextAbility, "statics" | "lasting"> {
  const event = text.on.on === "stunned" ? STUNNED_EVENT : DESTROYED;
  const { what } = text.on as Extract<Trigger, { what: Cards }>;
  const told = (ref: Reference): number | undefined => (ref === "trigger" ? 0 : undefined);
  const { lasting, programs } = compiled(name, (f, lasting) => {
    speaksOfBefore(text.do, "nothing", isNumberless);
    const b = builder(f, given(f, event.cards), org, false, told);
    const does = lower(text.do, b, lasting);
    const is: Num = text.do.do === "may" ? (m) => Math.min(b.done(m), 1) : constant(1);
    return seq(b.speakFirstOf(b.args[0]!), does, giveBack(is));
  });
  const body = programs![0]!;
  const means = meant(what, standingScope(org));
  return { statics: [replacing({ event, meant: means, on: works, playerOf, body })], lasting };
}

function conditions(text: Of<"use" | "effect">, scope: Scope): Requirement[] {
  return text.if
    ? [{ rule: "trails-9.7", says: "its condition holds", test: condition(text.if, scope) }]
    : [];
}

interface About {
  cost?: readonly Cost[];
  effect?: boolean;
  told?: (ref: Reference) => number | undefined;
  tellsCard?: boolean;
  /** Which arguments of what sets it off are cards, as bits. */
  cards?: number;
}
/** Its program: arguments the card, its player, and what the event says that set it off. */
const body = (action: Action, name: string, org: Org, about: About): Compiled =>
  compiled(name, (f, lasting) => {
    speaksOfBefore(action, about.cost?.some(isCounted) ? "so many" : "nothing", isNumberless);
    const b = builder(f, given(f, about.cards), org, false, about.told);
    const does = (): Step => lower(action, b, lasting);
    // "it" in a text that was set off is at first the card that set it off
    if (about.tellsCard) return seq(b.speakFirstOf(b.args[0]!), does());
    if (!about.cost) return does();
    // trails-9.7
    const halves = b.targetsFirst(does);
    return seq(halves.targets, ...payCosts(about.cost, b), halves.does);
  });

/**
 * trails-9.7: all texts of an EVENT or an art in one program: the targets of each, then what it costs, then what each
 * does. Arguments the card, its player, and 1 if it is played without being paid for.
 */
export function effectOf(texts: readonly TextAbility[], org: Org): Compiled {
  return compiled(texts.map(nameOf).join(" "), (f, lasting) => {
    const args = given(f);
    const halves = texts.flatMap(({ text }) => {
      if (text.kind !== "effect") return [];
      speaksOfBefore(text.do, "nothing", isNumberless);
      checkOthers(text.do);
      const b = builder(f, args, org, true);
      return [b.targetsFirst(() => lower(text.do, b, lasting))];
    });
    return seq(
      ...halves.map(({ targets }) => targets),
      call(payFor, [args.self, args.seat, args.args[0]!]),
      ...halves.map(({ does }) => does),
      act((m) => m.setColumn(args.self(m), RESOLVING, 0)),
    );
  });
}
const nameOf = ({ words, text }: Pick<TextAbility, "words" | "text">): string =>
  Object.values(words)[0] ?? text.kind;

/** What is done by paying with cards that are named has a number. */
const isCounted = (part: Cost): boolean => "what" in part;
/** What is done whole or not at all. */
const isNumberless = (action: Action): boolean =>
  action.do === "plan" ||
  action.do === "endAttack" ||
  (action.do === "shuffle" && !action.pileToo) ||
  (action.do === "lasting" && subjectOf(action.what) === undefined);

/** Whether paying brings up what a text may go on to speak of or choose. */
const bringsUp = (part: Cost): boolean => part.pay === "discard" || part.pay === "return";
