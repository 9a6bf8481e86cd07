/** What the words of a text mean while it does something. */
import { constant, type Frame, type Num } from "@tefuda/kernel";
import { Builder as TextBuilder } from "../lowering/builder.ts";
import type { Given, Meaning, Spoken } from "../lowering/meaning.ts";
import { doingScope, goneBit, isLast } from "../lowering/scope.ts";
import { controllerOf } from "../lowering/who.ts";
import { amount, fixedIn, has, placesOf, type Scope, sightIn, standing } from "./describe.ts";
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
}
export type Builder = TextBuilder<Description, string, Amount, Words>;
/** Which argument of the event that set a text off a reference means. */
export type Told = (ref: string) => number | undefined;

/** @param effect of a card that happens once */
export const builder = (
  frame: Frame,
  given: Given,
  world: World,
  effect: boolean,
  told: Told = () => undefined,
): Builder => new TextBuilder(frame, given, (spoken) => wordsOf(spoken, world, effect, told));

function wordsOf(spoken: Spoken, world: World, effect: boolean, told: Told): Words {
  const { self, seat } = spoken;
  const before: Action[] = [];
  const { memory } = world;
  const scope: Scope = {
    world,
    ...doingScope(spoken, fixedIn(world), memory.then.figure, told, effect),
  };
  return {
    rule: world.rule,
    world,
    scope,
    standing: standing(world),
    before,
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
    spoken: (m, at) => memory.past.noteAll(m, at),
  };
}
