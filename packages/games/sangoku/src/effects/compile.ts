/** One text of a card made into an ability of the kernel. */

import {
  act,
  call,
  cardsGiven,
  constant,
  giveBack,
  type Machine,
  type Num,
  type Step,
  seq,
  WordsError,
  when,
} from "@tefuda/kernel";
import {
  type CardNum,
  type CardOn,
  type Compiled,
  compiled,
  given,
  onlyIf,
  remember,
  replacing,
  speaksOfBefore,
  standingOne,
} from "@tefuda/language";
import { MEANING as COMMON } from "@tefuda/language/lowering/says";
import { RETIRES } from "../events.ts";
import { payForTactic } from "../rules/06-playing.ts";
import { isDancing } from "../rules/09-dance.ts";
import { isGeneral, mark, PREPARED, playerOf, THIS_TURN, USED, works } from "../schema.ts";
import type { Action, Cost, Reference, Text, Trigger } from "../text/tree.ts";
import { lower } from "./actions.ts";
import { builder, type Told } from "./builder.ts";
import { checkText } from "./checks.ts";
import { condition } from "./conditions.ts";
import { costRequirements, payCosts, priceOf, spares } from "./costs.ts";
import { fixed, meant, type Scope, standing as standingScope } from "./describe.ts";
import { MEANING } from "./says.ts";
import { isEntangled, modifiersOf } from "./standing.ts";
import { wants } from "./targets.ts";
import type { TextAbility } from "./text.ts";
import { FORT_WATCH, forsakenOf, iconOf, triggerOf } from "./triggers.ts";
import { subjectOf } from "./walk.ts";

type Subtype = Scope["subtype"];
type Of<K extends Text["kind"]> = Extract<Text, { kind: K }>;

/**
 * A text as an ability; an Error with words for people says why it can mean nothing.
 * @param fort whether it stands in red (sangoku-8.5)
 */
export function compileText(
  text: Text,
  words: Readonly<Record<string, string>>,
  index: number,
  subtype: Subtype,
  fort: boolean,
): TextAbility {
  checkText(text);
  const records = remember(text, {
    game: subtype,
    mark: mark("happened"),
    until: THIS_TURN,
    triggersOf: (on: Trigger) => triggerOf(on, standingScope(subtype)),
    anyCard: (on) => ({ on, what: { count: { exactly: 1 }, what: { noun: "card" } } }) as Trigger,
  });
  return { ...compiledText(text, words, index, subtype, fort), ...(records.length > 0 && { records }) };
}

function compiledText(
  text: Text,
  words: Readonly<Record<string, string>>,
  index: number,
  subtype: Subtype,
  fort: boolean,
): TextAbility {
  const blank: TextAbility = {
    id: -1,
    index,
    words,
    text,
    triggers: [],
    statics: [],
    requires: [],
    price: 0,
    programs: [],
  };
  const name = Object.values(words)[0] ?? text.kind;
  const scope = standingScope(subtype);
  switch (text.kind) {
    case "keywords":
      return blank; // facts of its kind
    case "always":
      return { ...blank, statics: standing(text, scope) };
    case "instead":
      return { ...blank, ...instead(text, name, subtype) };
    case "use": {
      const holds = text.if ? [condition(text.if, scope)] : [];
      return {
        ...blank,
        requires: [
          ...holds.map((test) => ({ rule: "sangoku-9.1", says: "its condition holds", test })),
          ...costRequirements(text.cost, scope),
          ...wants(text.do, scope, { spared: spares(text.cost, scope) }),
        ],
        price: priceOf(text.cost),
        ...body(text.do, name, subtype, { cost: text.cost }),
      };
    }
    case "icon":
    case "when":
      return { ...blank, ...waiting(text, index, name, subtype) };
    case "forsaken": {
      const triggers = forsakenOf(index);
      return {
        ...blank,
        triggers,
        ...body(text.do, name, subtype, { forsaken: true, cards: cardsGiven(triggers) }),
      };
    }
    case "effect": {
      if (fort) {
        const cond = text.if ? condition(text.if, scope) : undefined;
        return {
          ...blank,
          triggers: onlyIf(FORT_WATCH, cond && ((m, card) => cond(m, card, playerOf(m, card)))),
          ...body(text.do, name, subtype, { cards: cardsGiven(FORT_WATCH) }),
        };
      }
      return {
        ...blank,
        requires: [
          ...(text.if
            ? [{ rule: "sangoku-6.10", says: "its condition holds", test: condition(text.if, scope) }]
            : []),
          ...wants(text.do, scope),
        ],
        ...body(text.do, name, subtype, { tactic: true }),
      };
    }
  }
}

/** sangoku-9.3, 9.18, 9.20 */
const MODES: Record<Of<"always">["mode"], CardOn> = {
  passive: (m, card) => isOn(m, works(m, card), "sangoku-9.3"),
  dance: (m, card) => isOn(m, works(m, card) && isDancing(m, card), "sangoku-9.18"),
  awaken: (m, card) => isOn(m, works(m, card) && m.below(card) >= 0, "sangoku-9.20"),
};
function isOn(m: Machine, on: boolean, rule: string): boolean {
  if (on) m.cite(rule);
  return on;
}
function standing(text: Of<"always">, scope: Scope): TextAbility["statics"] {
  const cond = text.if ? condition(text.if, scope) : undefined;
  const holding = {
    by: "text",
    on: MODES[text.mode],
    ...(cond ? { cond } : {}),
    entangled: text.mode === "dance" || (text.if !== undefined && isEntangled(text.if)),
  } as const;
  return text.what.flatMap((statement) =>
    modifiersOf(statement, scope, holding).map(({ modifier }) => modifier),
  );
}

function waiting(
  text: Of<"icon" | "when">,
  index: number,
  name: string,
  subtype: Subtype,
): Pick<TextAbility, "triggers" | "programs" | "lasting"> {
  const { triggers, tellsCard } =
    text.kind === "icon" ? iconOf(text.icon) : triggerOf(text.on, standingScope(subtype));
  const told: Told = (ref) => {
    if (ref !== "trigger" && ref !== "doer" && ref !== "whom") return undefined;
    if (!tellsCard) throw new WordsError(COMMON.noneTold);
    if (ref !== "trigger" && !(text.kind === "when" && text.on.on === "attacks" && text.on.whom))
      throw new WordsError(MEANING.noFight);
    return ref === "whom" ? 1 : 0;
  };
  // asked when the event is seen, whose arguments still lie there
  const one = (ref: Reference): CardNum => {
    const n = told(ref === "it" ? "trigger" : ref);
    return n === undefined ? standingOne(fixed, ref) : (m) => m.e[n]!;
  };
  const cond = text.if ? condition(text.if, standingScope(subtype, one)) : undefined;
  const further: CardOn[] = [];
  if (cond) further.push((m, card) => cond(m, card, playerOf(m, card)));
  // sangoku-9.21: what has happened this turn is no longer put in order with others
  if (text.times) further.push((m, card) => m.column(card, USED + index) === 0);
  return {
    triggers: onlyIf(triggers, (m, card) => further.every((test) => test(m, card))),
    ...body(text.do, name, subtype, {
      told,
      tellsCard,
      cards: cardsGiven(triggers),
      ...(text.times ? { once: index } : {}),
    }),
  };
}

/** What would happen to a card of the text's, and what happens instead: that card is "it". */
function instead(
  text: Of<"instead">,
  name: string,
  subtype: Subtype,
): Pick<TextAbility, "statics" | "lasting"> {
  const { what } = text.on as Extract<Trigger, { on: "retires" }>;
  const told: Told = (ref) => (ref === "trigger" ? 0 : undefined);
  const { lasting, programs } = compiled(name, (f, lasting) => {
    speaksOfBefore(text.do, "nothing", isNumberless);
    const b = builder(f, given(f, RETIRES.cards), subtype, told);
    const does = lower(text.do, b, lasting, undefined);
    const is: Num = text.do.do === "may" ? (m) => Math.min(b.done(m), 1) : constant(1);
    return seq(
      act((m: Machine) => b.speakOf(m, b.args[0]!(m))),
      does,
      giveBack(is),
    );
  });
  const body = programs[0]!;
  const means = meant(what, standingScope(subtype));
  return { statics: [replacing({ event: RETIRES, meant: means, on: works, playerOf, body })], lasting };
}

/** What is done by paying with cards that are named has a number. */
const isCounted = (part: Cost): boolean => "what" in part;
/** What is done whole or not at all. */
const isNumberless = (action: Action): boolean =>
  action.do === "lose" ||
  (action.do === "shuffle" && !action.pileToo) ||
  (action.do === "lasting" && subjectOf(action.what) === undefined);

interface About {
  cost?: readonly Cost[];
  /** It is paid for in the middle of its program. */
  tactic?: boolean;
  forsaken?: boolean;
  /** The number of a text that happens once a turn (sangoku-9.21). */
  once?: number;
  told?: Told;
  tellsCard?: boolean;
  /** Which arguments of what sets it off are cards, as bits. */
  cards?: number;
}

/** Its program: arguments the card, its player, and what the event says that set it off. */
function body(action: Action, name: string, subtype: Subtype, about: About): Compiled {
  return compiled(name, (f, lasting): Step => {
    speaksOfBefore(action, about.cost?.some(isCounted) ? "so many" : "nothing", isNumberless);
    const args = given(f, about.cards);
    const b = builder(f, args, subtype, about.told);
    const { once } = about;
    const does = (): Step =>
      lower(
        action,
        b,
        lasting,
        once === undefined ? undefined : act((m) => m.setColumn(b.self(m), USED + once, 1)),
      );
    // "it" in a text that was set off is at first the card that set it off
    if (about.tellsCard)
      return seq(
        act((m: Machine) => b.speakOf(m, b.args[0]!(m))),
        does(),
      );
    if (about.forsaken)
      return when(
        // one use happens once, though its general has stood twice by now, and also if that is gone (sangoku-1.12)
        (m) => m.column(b.self(m), PREPARED) !== 0 || !isGeneral(m, b.self(m)),
        seq(
          act((m: Machine) => m.setColumn(b.self(m), PREPARED, 0)),
          does(),
        ),
      );
    // sangoku-6.10: targets are chosen before the cost is paid
    if (about.cost) {
      const spared = spares(about.cost, b.meaning.scope);
      const halves = b.targetsFirst(does, spared && ((m, card) => spared(m, card, b.self(m), b.seat(m))));
      return seq(halves.targets, ...payCosts(about.cost, b), halves.does);
    }
    if (about.tactic) {
      const halves = b.targetsFirst(does);
      return seq(halves.targets, call(payForTactic, [args.self, args.seat]), halves.does);
    }
    return does();
  });
}
