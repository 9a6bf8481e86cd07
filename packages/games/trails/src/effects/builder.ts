/** What the words of a text of Trails mean while it does something. */
import { constant, type Frame, type Machine, type Num } from "@tefuda/kernel";
import {
  doingScope,
  type Given,
  goneBit,
  isLast,
  type Meaning,
  type Spoken,
  Builder as TextBuilder,
} from "@tefuda/language";
import { past } from "../last.ts";
import { INITIATIVE } from "../schema.ts";
import type { Action, Amount, Description, Reference } from "../text/tree.ts";
import { controllerOf, GUARDS, has, isFoe, type Scope, sightOf } from "./describe.ts";
import { amount, fixed, lastNumber, placesOf, standing } from "./numbers.ts";
import { isTargetAfter } from "./targets.ts";

interface Words extends Meaning<Description, Reference, Amount> {
  scope: Scope;
  /** What changes are compiled against that go on without this program. */
  standing: Scope;
  /** What is done before what is being lowered. */
  before: Action[];
}
export type Builder = TextBuilder<Description, Reference, Amount, Words>;

/** Which argument of the event that set a text off a reference means. */
export type Told = (ref: Reference) => number | undefined;

/** @param effect of an EVENT or an art */
export const builder = (
  frame: Frame,
  given: Given,
  org: Scope["org"],
  effect: boolean,
  told: Told = () => undefined,
): Builder => new TextBuilder(frame, given, (spoken) => wordsOf(spoken, org, effect, told));

function wordsOf(spoken: Spoken, org: Scope["org"], effect: boolean, told: Told): Words {
  const { self, seat } = spoken;
  const before: Action[] = [];
  const scope: Scope = { org, ...doingScope(spoken, fixed, lastNumber, told, effect) };
  return {
    rule: "trails-9.7",
    scope,
    standing: standing(org),
    before,
    num: (n): Num => {
      if (typeof n === "number") return constant(n);
      const value = amount(n, scope);
      return (m) => value(m, self(m), seat(m));
    },
    has: (d) => has(d, scope),
    places: (d) => placesOf(d, scope),
    sight: sightOf,
    isOther: (d) => d.other === true,
    choosable: GUARDS,
    refer: (ref) => {
      const card = scope.one(ref);
      return (m, at) => {
        if (ref === "foe") foes(m, self(m), at);
        else if (card(m, self(m), seat(m)) >= 0) m.addTo(at, card(m, self(m), seat(m)));
      };
    },
    isLast,
    goneBit,
    controllerOf,
    first: (m) => m.number(INITIATIVE),
    isTarget: (cards) => isTargetAfter(before, cards),
    // trails-9.6
    spoken: (m, at) => past.noteAll(m, at),
  };
}

function foes(m: Machine, self: number, at: number): void {
  for (let c = 0; c < m.layout.cards; c++) if (isFoe(m, c, self)) m.addTo(at, c);
}
