/** When a text is set off by itself: its events, and what they have to be. */
import { type GameEvent, type Machine, wasIn } from "@tefuda/kernel";
import type { Has, Who } from "../lowering/phrases.ts";
import { type CardOn, type SetOff, triggersOf } from "../lowering/trigger-conditions.ts";
import { controllerOf } from "../lowering/who.ts";
import { has, means, meant, type Scope, type Where } from "./describe.ts";
import { ownOf } from "./own.ts";
import type { Cards, Description, Trigger } from "./tree.ts";
import { type World, worksIn } from "./world.ts";

/** How an event of a card is watched: how the card is looked at, when the text is on, and what else must be so. */
interface Watching {
  where?: Where | undefined;
  on?: CardOn | undefined;
  further?: CardOn | undefined;
}

const isOwn = (what: Cards): boolean => "ref" in what && what.ref === "this";
/** The watches of a game, in the words of one text. */
export function watchesIn(scope: Scope) {
  const { world } = scope;
  const { memory, workedBefore } = world;
  const watches = triggersOf({
    works: worksIn(world),
    workedBefore:
      workedBefore ?? ((m, card) => wasIn(m, card) >= 0 && m.zoneId(wasIn(m, card)) === world.cards.field),
    leftNow: (m, card) => memory.past?.leftNow(m, card) === true,
    playerOf: (m, card) => m.actsFor(card),
    controllerOf,
  });
  return {
    /** An event in which a card stays where it lies; `whom` is the one that it does it to. */
    happensTo(event: GameEvent, what: Cards, { where, on, further }: Watching = {}, whom?: Has): SetOff {
      const fits = meant(what, scope, where);
      const both: Has = whom
        ? (m, c, self, seat) => fits(m, c, self, seat) && whom(m, m.e[1]!, self, seat)
        : fits;
      const set = watches.happensTo(event, both, isOwn(what), {
        ...(on && { on }),
        ...(further && { further: (m) => further(m, m.e[0]!) }),
      });
      return whom ? { ...set, tellsBoth: true } : set;
    },
    /** An event in which it goes away. */
    takesAway: (event: GameEvent, what: Cards, further?: CardOn): SetOff =>
      watches.takesAway(
        event,
        meant(what, scope, "before"),
        isOwn(what),
        further && ((m) => further(m, m.e[0]!)),
      ),
    /** What a player does with a card. */
    doneWith: (event: GameEvent, { who, what }: { who: Who; what: Description }, further?: CardOn): SetOff =>
      watches.doneWith(event, means(who, scope), has(what, scope, "any"), further),
    /** An event of a player, who is argument `at`. */
    happensToSeat: (
      event: GameEvent,
      who: Who,
      how: { at?: number; further?: (m: Machine) => boolean } = {},
    ) => watches.happensToSeat(event, means(who, scope), how),
  };
}
export type Watches = ReturnType<typeof watchesIn>;

/** Where a card was played from. */
const playedFrom = (world: World, { from }: Extract<Trigger, { on: "played" }>): CardOn | undefined => {
  if (from === undefined) return undefined;
  const { id: zone } = world.zones[from]!;
  return (m) => m.zoneId(Math.max(0, wasIn(m, m.e[0]!))) === zone;
};

export function triggerOf(on: Trigger, scope: Scope): SetOff {
  const { world } = scope;
  const watches = watchesIn(scope);
  const own = ownOf(world.own?.triggers, on.on, on, scope, watches);
  if (own) return own;
  const further = ownOf(world.own?.further, on.on, on);
  switch (on.on) {
    case "played":
      return watches.doneWith(world.played, on, further ?? playedFrom(world, on));
    case "discards":
      return watches.doneWith(world.discarded, on);
    case "draws":
      return watches.happensToSeat(on.each ? world.drawn.each : world.drawn.all, on.who, {
        ...(further && { further: (m) => further(m, m.e[0]!) }),
      });
    case "points": {
      const { lost, changes } = world.points[on.of]!;
      return watches.happensToSeat(on.how === "gain" ? (changes.gain as GameEvent) : lost!, on.who);
    }
    default: {
      const moment = world.moments[on.on];
      const who = ("who" in on && on.who) || "both";
      if (moment)
        return "at" in moment
          ? watches.happensToSeat(moment.event, who, { at: moment.at })
          : watches.happensToSeat(moment, who);
      const { event, goes, where, on: works, tells } = world.happenings[on.on]!;
      const { what } = on as Extract<Trigger, { on: "happening" }>;
      const set = goes
        ? watches.takesAway(event, what, further)
        : watches.happensTo(event, what, { where, on: works, further });
      return tells ? { ...set, tells } : set;
    }
  }
}
