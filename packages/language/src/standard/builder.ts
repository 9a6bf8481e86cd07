/** What the words of a text mean while it does something. */
import { argumentGone, constant, type Frame, type Num, SOURCE_GONE, type Var } from "@tefuda/kernel";
import { Builder as TextBuilder } from "../lowering/builder.ts";
import type { Given, Meaning, Spoken } from "../lowering/meaning.ts";
import type { Who } from "../lowering/phrases.ts";
import { doingScope, goneBit, isLast } from "../lowering/scope.ts";
import type { Tells } from "../lowering/trigger-conditions.ts";
import { controllerOf } from "../lowering/who.ts";
import {
  amount,
  fixedIn,
  has,
  lastNumber,
  oneOfApart,
  placesOf,
  type Scope,
  sightIn,
  standing,
} from "./describe.ts";
import { targetsIn } from "./targets.ts";
import type { Action, Amount, Description } from "./tree.ts";
import type { World } from "./world.ts";

interface Words extends Meaning<Description, string, Amount> {
  world: World;
  scope: Scope;
  /** What changes are compiled against that go on without this program. */
  standing: Scope;
  /** What is done before what is being lowered. */
  before: Action[];
  /** The number of a text that happens once a turn, where that is noted when it is done. */
  once: number | undefined;
}
/** Builds the program of a text; a game may have one of its own. */
export class Builder extends TextBuilder<Description, string, Amount, Words> {
  override forOne<T>(who: Who, seat: Var, lower: () => T): T {
    const { scope } = this.meaning;
    const { each } = scope;
    scope.each = { who, seat };
    const lowered = super.forOne(who, seat, lower);
    scope.each = each;
    return lowered;
  }
}
/** Which argument of the event that set a text off a reference means. */
export type Told = (ref: string) => number | undefined;

export interface About {
  /** Whether it is of a card that happens once and has gone by then. */
  effect?: boolean;
  told?: Told | undefined;
  /** The same, where a game says it of each of its events. */
  tells?: Tells | undefined;
  once?: number | undefined;
}

/** The same as `goneBit`, of what an event tells in words of the game. */
function goneBitOf(tells: Tells, ref: string): number {
  if (ref === "this") return SOURCE_GONE;
  const n = tells[isLast(ref) ? "trigger" : ref];
  return n === undefined ? 0 : argumentGone(n);
}

export const builder = (frame: Frame, given: Given, world: World, about: About = {}): Builder =>
  new (world.builder ?? Builder)(frame, given, (spoken) => wordsOf(spoken, world, about));

function wordsOf(
  spoken: Spoken,
  world: World,
  { effect = false, tells, told = (ref) => tells?.[ref], once }: About,
): Words {
  const { self, seat } = spoken;
  const before: Action[] = [];
  const { past } = world.memory;
  const scope: Scope = {
    world,
    ...doingScope(
      spoken,
      (ref) => fixedIn(world)(ref) ?? world.doingRefs?.[ref],
      lastNumber(world),
      told,
      effect,
    ),
  };
  return {
    rule: world.rule,
    world,
    scope,
    standing: standing(world),
    before,
    once,
    num: (n): Num => {
      if (typeof n === "number") return constant(n);
      const value = amount(n, scope);
      return (m) => value(m, self(m), seat(m));
    },
    has: (d) => has(d, scope),
    called: (d) => has(d, scope, "any"),
    places: (d) => placesOf(d, scope),
    sight: sightIn(world),
    isOther: (d) => d.other === true,
    oneOfApart,
    choosable: world.guards,
    refer: (ref) => {
      const several = world.several?.[ref];
      if (several)
        return (m, at) => {
          for (let c = 0; c < m.layout.cards; c++) if (several(m, c, self(m))) m.addTo(at, c);
        };
      const one = scope.one(ref);
      return (m, at) => {
        const card = one(m, self(m), seat(m));
        if (card >= 0) m.addTo(at, card);
      };
    },
    isLast,
    goneBit: tells ? (ref) => goneBitOf(tells, ref) : goneBit,
    controllerOf,
    first: world.first,
    ...(world.active && { active: world.active }),
    isTarget: (cards) => targetsIn(world).isTargetAfter(before, cards),
    spoken: (m, at) => past?.noteAll(m, at),
  };
}
