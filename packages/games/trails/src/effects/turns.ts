/** What effects do with the course of the game: they leave a step out, take a UNIT over till it is over, exchange its values. */
import {
  act,
  addModifier,
  makeModifier,
  modAmount,
  NONE,
  type Step,
  say,
  seatSubject,
  value,
} from "@tefuda/kernel";
import type { Lasting } from "@tefuda/language";
import type { Builder } from "@tefuda/language/standard/builder";
import type { Cards } from "@tefuda/language/standard/tree";
import { comesOver } from "../events.ts";
import { LINES } from "../lines.ts";
import { CONTROLLED, SKIPPED } from "../rules/05-steps.ts";
import { DEF, STR } from "../schema.ts";
import type { Action } from "../text/tree.ts";

type Of<D extends Action["do"]> = Extract<Action, { do: D }>;

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
