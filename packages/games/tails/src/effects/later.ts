/** What a text has happen later: once, or each time for as long as it lasts. */
import {
  act,
  addModifier,
  cardsGiven,
  type Frame,
  firstLying,
  GROUP,
  type Machine,
  makeModifier,
  modAmount,
  modSeat,
  modSource,
  NONE,
  program,
  type Step,
  seq,
  setModAmount,
  type TriggerCondition,
  WordsError,
} from "@tefuda/kernel";
import { standing } from "@tefuda/language/standard/describe";
import { triggerOf } from "@tefuda/language/standard/triggers";
import type { Action } from "../text/tree.ts";
import { Builder } from "./builder.ts";
import type { Lasting } from "./lasting.ts";
import type { Of } from "./moving.ts";
import { MEANING } from "./says.ts";
import type { TextAbility } from "./text.ts";

type Lower = (action: Action, b: Builder, lasting: Lasting) => Step;

/** Of a modifier that waits for one thing only, which has come. */
const SPENT = 1;
/** Where the card that was spoken of is kept for it: the last argument of what sets it off. */
const KEPT = 5;

/** @param lower how what is done later becomes steps */
export function later(a: Of<"later">, b: Builder, lasting: Lasting, lower: Lower): Step {
  const { world } = b.scope;
  const { triggers: watches, tells = {} } = triggerOf(a.on as never, standing(world));
  const once = a.for === undefined;
  if (JSON.stringify(a.what).includes('"ref":"them"')) throw new WordsError(MEANING.noneChosen);
  const own: Lasting = [];
  const body = program("later", (f: Frame) => {
    const inner = new Builder(f, world, (ref) => tells[ref], cardsGiven(watches));
    const begin = act((m) => {
      // what the trigger speaks of, or else what was spoken of before
      const kept = tells.trigger === undefined ? m.e[KEPT]! : inner.args[tells.trigger]!(m);
      inner.bearer.set(m, m.host(inner.self(m)));
      if (kept >= 0) {
        m.addTo(m.setAt(inner.it), kept);
        inner.side.set(m, m.actsFor(kept));
      }
      const seat = tells.they !== undefined ? inner.args[tells.they]!(m) : NONE;
      if (seat >= 0) inner.they.set(m, 1 << seat);
    });
    return seq(begin, lower(a.what, inner, own));
  });
  const triggers: TriggerCondition[] = watches.map((one) => ({
    event: one.event,
    self: false,
    while: "top",
    test: (m: Machine, mod: number) => {
      if (once && modAmount(m, mod) === SPENT) return false;
      if (one.self && m.e[0] !== modSource(m, mod)) return false;
      if (!one.test(m, noCardOf(m, mod))) return false;
      if (once) setModAmount(m, mod, SPENT);
      return true;
    },
  }));
  const ability: TextAbility = {
    id: -1,
    index: 0,
    words: {},
    text: { kind: "always", what: [] },
    triggers,
    statics: [],
    lasting: own,
    requires: [],
    countersOnly: false,
    programs: [body],
  };
  const modifiers = [...new Set(watches.map(({ event }) => event))].map((event) =>
    makeModifier({ triggerEvent: event, delayedTrigger: ability, cards: ["extra"] }),
  );
  lasting.push(...modifiers);
  return act((m) => {
    for (const modifier of modifiers)
      addModifier(m, {
        modifier,
        source: b.self(m),
        subject: GROUP,
        seat: b.seat(m),
        extra: firstLying(m, m.setAt(b.it)),
        ...(a.for === undefined ? {} : { until: world.terms[a.for]!(m, b.seat(m)) }),
      });
    b.done.set(m, 1);
    b.did.set(m, 1);
  });
}

/** What a trigger's test is asked for: a card of nobody's that acts for who made the modifier. */
const noCardOf = (m: Machine, mod: number): number =>
  modSource(m, mod) >= 0 && m.actsFor(modSource(m, mod)) === modSeat(m, mod)
    ? modSource(m, mod)
    : -2 - modSeat(m, mod);
