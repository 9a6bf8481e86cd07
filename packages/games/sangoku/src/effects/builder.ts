/** What the words of a text mean while it does something. */
import { constant, type Frame, type Num } from "@tefuda/kernel";
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
import { PLAYER } from "../schema.ts";
import type { Action, Amount, Description, Reference } from "../text/tree.ts";
import {
  amount,
  controllerOf,
  fixed,
  GUARDS,
  has,
  lastNumber,
  placesOf,
  type Scope,
  sightOf,
  standing,
} from "./describe.ts";
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

export const builder = (
  frame: Frame,
  given: Given,
  subtype: Scope["subtype"],
  told: Told = () => undefined,
): Builder => new TextBuilder(frame, given, (spoken) => wordsOf(spoken, subtype, told));

function wordsOf(spoken: Spoken, subtype: Scope["subtype"], told: Told): Words {
  const { self, seat } = spoken;
  const before: Action[] = [];
  const scope: Scope = { subtype, ...doingScope(spoken, fixed, lastNumber, told, false) };
  return {
    rule: "sangoku-6.10",
    scope,
    standing: standing(subtype),
    before,
    num: (n): Num => {
      if (typeof n === "number") return constant(n);
      const value = amount(n, scope);
      return (m) => value(m, self(m), seat(m));
    },
    has: (d) => has(d, scope),
    places: (d) => placesOf(d, scope),
    sight: sightOf,
    choosable: GUARDS,
    refer: (ref) => {
      const card = scope.one(ref);
      return (m, at) => {
        const c = card(m, self(m), seat(m));
        if (c >= 0) m.addTo(at, c);
      };
    },
    isLast,
    goneBit,
    controllerOf,
    first: (m) => {
      m.cite("sangoku-1.5");
      return m.number(PLAYER);
    },
    isTarget: (cards) => isTargetAfter(before, cards),
    spoken: (m, at) => past.noteAll(m, at),
  };
}
