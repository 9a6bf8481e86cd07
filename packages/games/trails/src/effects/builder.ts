/** What the words of a text of Trails mean while it does something. */
import {
  type CardNum,
  firstSpoken,
  type Meaning,
  type Spoken,
  Builder as TextBuilder,
} from "@tefuda/effects";
import { constant, type Frame, type Machine, NONE, type Num } from "@tefuda/kernel";
import { past, THEN } from "../last.ts";
import { INITIATIVE } from "../table.ts";
import type { Amount, Description, Figure, Reference } from "../text/tree.ts";
import {
  asksFace,
  choosable,
  controllerOf,
  foeOf,
  has,
  isFoe,
  isHidden,
  numberOf,
  type Scope,
} from "./describe.ts";
import { amount, placesOf, standingScope, totalOf } from "./numbers.ts";
import { isTarget } from "./targets.ts";

interface Words extends Meaning<Description, Reference, Amount> {
  scope: Scope;
  /** What changes are compiled against that go on without this program. */
  standing: Scope;
}
export type Builder = TextBuilder<Description, Reference, Amount, Words>;

/** Which argument of the event that set a text off a reference means. */
export type Told = (ref: Reference) => number | undefined;

/** @param effect of an EVENT or an art */
export const builder = (
  frame: Frame,
  given: Pick<Spoken, "self" | "seat" | "args">,
  org: Scope["org"],
  effect: boolean,
  told: Told = () => undefined,
): Builder => new TextBuilder(frame, given, (spoken) => wordsOf(spoken, org, effect, told));

function wordsOf(spoken: Spoken, org: Scope["org"], effect: boolean, told: Told): Words {
  const { self, seat, args, it } = spoken;
  const first: CardNum = (m) => firstSpoken(m, spoken);
  const one = (ref: Reference): CardNum => {
    if (ref === "this") return (_m, card) => card;
    if (ref === "foe") return foeOf;
    if (ref !== "trigger") return first;
    const n = told(ref);
    if (n === undefined) throw new Error("it speaks of the card that set it off, and nothing did");
    return args[n]!;
  };
  const scope: Scope = {
    org,
    one,
    effect,
    spoken: (m, card) => {
      const c = first(m, card, NONE);
      return c === NONE ? card : c;
    },
    total: (ref, of) => (isLast(ref) ? totalOfLast(it, of) : totalOf(one(ref), of)),
    done: (m) => spoken.done(m),
  };
  return {
    rule: "trails-9.7",
    scope,
    standing: standingScope(org),
    num: (n): Num => {
      if (typeof n === "number") return constant(n);
      const value = amount(n, scope);
      return (m) => value(m, self(m), seat(m));
    },
    has: (d) => has(d, scope),
    places: (d) => placesOf(d, scope),
    sight: (d) => ({
      face: asksFace(d),
      hidden: isHidden(d.zone) && d.face !== "up",
      looks: d.zone?.in === "hand" || d.zone?.in === "deck",
      // trails-11.1
      ...(d.zone?.in === "hand" ? { holder: d.zone.whose } : {}),
    }),
    choosable,
    refer: (ref) => {
      const card = one(ref);
      return (m, at) => {
        if (ref === "foe") foes(m, self(m), at);
        else if (card(m, self(m), seat(m)) >= 0) m.addTo(at, card(m, self(m), seat(m)));
      };
    },
    isLast,
    controllerOf,
    first: (m) => m.number(INITIATIVE),
    isTarget,
    // trails-9.6
    spoken: (m, at) => past.noteAll(m, at),
  };
}

const isLast = (ref: Reference): boolean => ref === "it" || ref === "them";

/** A number of the cards spoken of last, all together. */
function totalOfLast(it: Spoken["it"], of: Figure): CardNum {
  const number = numberOf(of, THEN);
  return (m) => {
    const at = m.setAt(it);
    let sum = 0;
    for (let c = m.nextIn(at, NONE); c >= 0; c = m.nextIn(at, c)) sum += number(m, c);
    return sum;
  };
}
function foes(m: Machine, self: number, at: number): void {
  for (let c = 0; c < m.layout.cards; c++) if (isFoe(m, c, self)) m.addTo(at, c);
}
