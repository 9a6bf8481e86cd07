/** What effects do with the course of the game: they wait for a moment, leave a step out, take a UNIT over till it is over. */
import {
  act,
  addModifier,
  argumentGone,
  firstLying,
  type GameEvent,
  GROUP,
  type Machine,
  makeModifier,
  modAmount,
  modSeat,
  NONE,
  type Step,
  say,
  seatSubject,
  seq,
  setModAmount,
  value,
} from "@tefuda/kernel";
import { compiled, given, type Lasting, partsOf, speaksBack } from "@tefuda/language";
import { type Builder, builder } from "@tefuda/language/standard/builder";
import { lower } from "@tefuda/language/standard/doing";
import type { Action as Any, Cards } from "@tefuda/language/standard/tree";
import { COMBAT_BEGINS, COMBAT_ENDS, comesOver, DEPLOYS, TURN_ENDS } from "../events.ts";
import { LINES } from "../lines.ts";
import { CONTROLLED, SKIPPED } from "../rules/05-steps.ts";
import { DEF, STR } from "../schema.ts";
import type { Action, Later } from "../text/tree.ts";
import type { TextAbility } from "./text.ts";

type Of<D extends Action["do"]> = Extract<Action, { do: D }>;

const MOMENTS: Record<Later["on"], GameEvent> = {
  deploys: DEPLOYS,
  combat: COMBAT_BEGINS,
  combatEnd: COMBAT_ENDS,
  turnEnd: TURN_ENDS,
};
/** Of a modifier whose moment has come. */
const SPENT = 1;
/** The place of the card that a modifier keeps, among the arguments of what it sets off. */
const KEPT = 5;

/** Whether the moment that an effect waits for is one of the player that it speaks of. */
const isMoment =
  (on: Later) =>
  (m: Machine, mod: number): boolean => {
    if (modAmount(m, mod) === SPENT) return false;
    if (on.on === "deploys" && (m.e[0] === modSeat(m, mod)) !== (on.who === "you")) return false;
    setModAmount(m, mod, SPENT);
    return true;
  };

/** trails-9.4: what is to happen at the next such moment; "it" is then the card that was spoken of now. */
export function later(a: Of<"later">, b: Builder, lasting: Lasting): Step {
  const { world } = b.meaning;
  const inner = compiled("later", (f, more) => {
    const args = given(f);
    const kept = f.card();
    const then = builder(f, args, world);
    return seq(
      act((m) => kept.set(m, (args.gone(m) & argumentGone(KEPT)) !== 0 ? NONE : m.e[KEPT]!)),
      then.speakFirstOf(kept),
      lower(a.what as Any, then, more),
    );
  });
  const event = MOMENTS[a.on.on];
  const delayedTrigger: TextAbility = {
    ...{ id: NONE, index: 0, words: {}, text: { kind: "effect", do: a.what } },
    triggers: [{ event, self: false, while: "top", test: isMoment(a.on) }],
    ...{ statics: [], requires: [], ep: 0 },
    ...inner,
  };
  const modifier = makeModifier({ triggerEvent: event, delayedTrigger, cards: ["extra"] });
  lasting.push(modifier);
  const asks = partsOf(a.what).some(speaksBack);
  return act((m) => {
    const wait = (extra: number): void =>
      addModifier(m, { modifier, source: b.self(m), subject: GROUP, seat: b.seat(m), extra });
    const at = m.setAt(b.it);
    if (!asks || firstLying(m, at) === NONE) wait(NONE);
    else for (let c = m.nextIn(at, NONE); c >= 0; c = m.nextIn(at, c)) wait(c);
    b.done.set(m, 1);
  });
}

const STEPS = ["draw", "homebase", "deployment"] as const;
/** The next such step of a player is left out. */
export const skip = (a: Of<"skip">, b: Builder): Step =>
  b.eachSeatDoing(a.who, (seat) =>
    act((m) => {
      addModifier(m, {
        modifier: SKIPPED,
        source: NONE,
        subject: seatSubject(seat(m)),
        seat: seat(m),
        arg: STEPS.indexOf(a.what),
      });
      b.done.set(m, 1);
    }),
  );

/** trails-3.7: a UNIT or an ITEM comes to the side of the text's player as it stands; its owner has it back when that ends. */
export const control = (a: Of<"control">, b: Builder): Step =>
  b.onCards(a.what as Cards, (item, ok) =>
    act((m) => {
      const seat = b.seat(m);
      const term = b.meaning.world.terms[a.for]!(m, b.seat(m));
      ok.set(m, term >= 0 && m.actsFor(item(m)) !== seat && comesOver(m, item(m), seat) ? 1 : 0);
      if (ok(m) === 1) {
        say(m, LINES.comes, item(m), seat);
        addModifier(m, { modifier: CONTROLLED, source: item(m), subject: item(m), seat, until: term });
      }
    }),
  );

/** By how much a number of a card has to change; each effect that exchanges two makes a modifier for either. */
export function exchange(a: Of<"exchange">, b: Builder, lasting: Lasting): Step {
  const by = (stat: number) => makeModifier({ stat, fold: (m, v, mod) => v + modAmount(m, mod) });
  const [str, def] = [by(STR), by(DEF)];
  lasting.push(str, def);
  return b.onCards(a.what as Cards, (item) =>
    act((m) => {
      const more = value(m, item(m), DEF) - value(m, item(m), STR);
      const term = b.meaning.world.terms[a.for]!(m, b.seat(m));
      for (const [modifier, amount] of [
        [str, more],
        [def, -more],
      ] as const)
        if (term >= 0)
          addModifier(m, {
            modifier,
            source: b.self(m),
            subject: item(m),
            seat: b.seat(m),
            until: term,
            amount,
          });
    }),
  );
}
