/** What the words of a text mean while it does something. */
import { constant, type Frame, type Num } from "@tefuda/kernel";
import { Builder as TextBuilder } from "../lowering/builder.ts";
import type { Given, Meaning, Spoken } from "../lowering/meaning.ts";
import { doingScope, goneBit, isLast } from "../lowering/scope.ts";
import { controllerOf } from "../lowering/who.ts";
import { amount, fixedIn, has, lastNumber, placesOf, type Scope, sightIn, standing } from "./describe.ts";
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
export type Builder = TextBuilder<Description, string, Amount, Words>;
/** Which argument of the event that set a text off a reference means. */
export type Told = (ref: string) => number | undefined;

export interface About {
  /** Whether it is of a card that happens once and has gone by then. */
  effect?: boolean;
  told?: Told | undefined;
  once?: number | undefined;
}

export const builder = (frame: Frame, given: Given, world: World, about: About = {}): Builder =>
  new TextBuilder(frame, given, (spoken) => wordsOf(spoken, world, about));

function wordsOf(
  spoken: Spoken,
  world: World,
  { effect = false, told = () => undefined, once }: About,
): Words {
  const { self, seat } = spoken;
  const before: Action[] = [];
  const { past } = world.memory;
  const scope: Scope = {
    world,
    ...doingScope(spoken, fixedIn(world), lastNumber(world), told, effect),
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
    places: (d) => placesOf(d, scope),
    sight: sightIn(world),
    isOther: (d) => d.other === true,
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
    goneBit,
    controllerOf,
    first: world.first,
    isTarget: (cards) => targetsIn(world).isTargetAfter(before, cards),
    spoken: (m, at) => past?.noteAll(m, at),
  };
}
