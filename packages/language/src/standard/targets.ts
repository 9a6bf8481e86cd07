/** Targets: what a text chooses before it is paid for, and what an action can bring about. */
import { type Brings, makes } from "../lowering/brings.ts";
import { targeting } from "../lowering/targets.ts";
import { partsOf } from "../lowering/walk.ts";
import {
  choosableIn,
  condition,
  FIELD,
  has,
  isEntangled,
  oneOfApart,
  placeNamed,
  placesOf,
  type Scope,
  sightIn,
  typesOf,
} from "./describe.ts";
import { ownOf } from "./own.ts";
import { subjectOf } from "./statements.ts";
import type { Action, Cards, Condition, Counted, Description } from "./tree.ts";
import type { World } from "./world.ts";

const TO_FIELD: Brings = { to: [FIELD], texts: true };

/** What an action brings; of one that is made of others, these are asked. */
function brings(world: World, part: { do: string; to?: string; rest?: string }): Brings {
  const { own, verbs, pile } = world;
  const said = own?.brings?.[part.do];
  if (said) return said;
  const verb = verbs[part.do];
  if (verb) return verb.brings ?? { to: [pile], texts: true };
  switch (part.do) {
    case "discard":
    case "mill":
      return { to: [pile] };
    case "move":
      return { to: [part.to!], texts: true };
    case "enter":
      return TO_FIELD;
    case "search":
    case "dig":
      return {
        to: [part.to, part.rest].flatMap((goal) => (goal === undefined ? [] : goalIn(world, goal))),
        texts: true,
      };
    case "shuffle":
    case "lasting":
      return { texts: true };
    default:
      return {};
  }
}

/** A goal by the name under which cards are looked for there; the field may have one of its own as a goal. */
const goalIn = ({ zones, cards }: World, goal: string): string =>
  zones[goal]?.id === cards.field ? FIELD : goal;

/** The cards that an action is done to, as far as they may have to be chosen. */
function cardsOf(a: Action, { own }: World): readonly Cards[] {
  const said = ownOf(own?.targets, a.do, a);
  if (said) return said;
  if (a.do === "lasting") return [subjectOf(a.what) ?? []].flat();
  if (a.do === "look" || a.do === "reveal") return "hand" in a.what ? [] : [a.what];
  if (a.do === "search" || a.do === "may" || a.do === "unless" || a.do === "later" || !("what" in a))
    return [];
  // what another player moves, that player chooses when it is come to
  if ("who" in a && a.do !== "discard" && a.who !== undefined && a.who !== "you") return [];
  return [a.what];
}

/** Whether it is neither chance nor the other player that chooses, who does so out of their hand if nobody else is named. */
const isOwnChoice = ({ what, chosenBy, random }: Counted): boolean =>
  !random &&
  (chosenBy ? chosenBy === "you" : what.zone?.in !== "hand" || what.zone.whose !== "opponent") &&
  what.zone?.in !== "deck";

const make = (world: World) =>
  targeting({
    rule: world.rule,
    condition: (cond, scope: Scope) => condition(cond as Condition, scope),
    cardsOf: (action) => cardsOf(action, world),
    has: (d, scope) => has(oneOfApart(d) ?? d, scope, "now", true),
    places: placesOf,
    sight: sightIn(world),
    choosable: choosableIn(world),
    bringsAbout: (action: Action, what: Description) => {
      const looks = typesOf(what).map((d) => ({
        is: d.is,
        place: placeNamed(world, d),
        ...world.own?.looksFor?.(d as never),
      }));
      return partsOf(action).some(
        (part) =>
          "do" in part &&
          looks.some(({ is, place }) =>
            makes(brings(world, part as { do: string }), is, place, () => isEntangled(what, world)),
          ),
      );
    },
    ...(world.needsTargetsOnly ? {} : { first: isOwnChoice }),
    // by then it lies where used cards go
    leaves: (d, scope) => scope.effect && (d.zone?.in === "hand" || d.is?.face === "down"),
  });

const made = new WeakMap<World, ReturnType<typeof make>>();
export function targetsIn(world: World): ReturnType<typeof make> {
  const known = made.get(world) ?? make(world);
  made.set(world, known);
  return known;
}
