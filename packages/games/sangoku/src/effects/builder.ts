/** What the words of a text mean while it does something. */
import {
  type CardNum,
  firstSpoken,
  type Meaning,
  type Spoken,
  Builder as TextBuilder,
} from "@tefuda/effects";
import { constant, type Frame, type Machine, NONE, type Num } from "@tefuda/kernel";
import { past, THEN } from "../last.ts";
import { PLAYER } from "../table.ts";
import type { Amount, Description, Figure, Reference } from "../text/tree.ts";
import {
  amount,
  choosable,
  controllerOf,
  foeOf,
  has,
  hostOf,
  numberOf,
  placesOf,
  type Scope,
  sightOf,
  standingScope,
  totalOf,
} from "./describe.ts";
import { isTarget } from "./targets.ts";

interface Words extends Meaning<Description, Reference, Amount> {
  scope: Scope;
  /** What changes are compiled against that go on without this program. */
  standing: Scope;
}
export type Builder = TextBuilder<Description, Reference, Amount, Words>;

/** Which argument of the event that set a text off a reference means. */
export type Told = (ref: Reference) => number | undefined;

/** @param effect of a tactic */
export const builder = (
  frame: Frame,
  given: Pick<Spoken, "self" | "seat" | "args">,
  subtype: Scope["subtype"],
  effect: boolean,
  told: Told = () => undefined,
): Builder => new TextBuilder(frame, given, (spoken) => wordsOf(spoken, subtype, effect, told));

function wordsOf(spoken: Spoken, subtype: Scope["subtype"], effect: boolean, told: Told): Words {
  const { self, seat, args, it } = spoken;
  const first: CardNum = (m) => firstSpoken(m, spoken);
  const one = (ref: Reference): CardNum => {
    if (ref === "this") return (_m, card) => card;
    if (ref === "foe") return foeOf;
    if (ref === "host") return hostOf;
    if (ref !== "trigger") return first;
    const n = told(ref);
    if (n === undefined) throw new Error("it speaks of the card that set it off, and nothing did");
    return args[n]!;
  };
  const scope: Scope = {
    subtype,
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
    rule: "sangoku-6.10",
    scope,
    standing: standingScope(subtype),
    num: (n): Num => {
      if (typeof n === "number") return constant(n);
      const value = amount(n, scope);
      return (m) => value(m, self(m), seat(m));
    },
    has: (d) => has(d, scope),
    places: (d) => placesOf(d, scope),
    sight: sightOf,
    choosable,
    refer: (ref) => {
      const card = one(ref);
      return (m, at) => {
        const c = card(m, self(m), seat(m));
        if (c >= 0) m.addTo(at, c);
      };
    },
    isLast,
    controllerOf,
    first: (m) => {
      m.cite("sangoku-1.5");
      return m.number(PLAYER);
    },
    isTarget,
    spoken: (m, at) => past.noteAll(m, at),
  };
}

const isLast = (ref: Reference): boolean => ref === "it" || ref === "them";

/** A number of the cards spoken of last, all together. */
function totalOfLast(it: Spoken["it"], of: Figure): CardNum {
  const number = numberOf(of, THEN);
  return (m: Machine) => {
    const at = m.setAt(it);
    let sum = 0;
    for (let c = m.nextIn(at, NONE); c >= 0; c = m.nextIn(at, c)) sum += number(m, c);
    return sum;
  };
}
