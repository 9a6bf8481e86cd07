/** When a text is set off by itself: its events, and what they have to be. */
import type { GameEvent, Machine } from "@tefuda/kernel";
import { wasIn } from "@tefuda/kernel";
import type { Has, Who } from "../lowering/phrases.ts";
import { type CardOn, type SetOff, triggersOf } from "../lowering/trigger-conditions.ts";
import { controllerOf } from "../lowering/who.ts";
import { has, isWho, meant, type Scope, zoneOf } from "./describe.ts";
import type { Cards, Trigger } from "./tree.ts";
import { inZone, type World } from "./world.ts";

const watchesIn = ({ cards: { field }, memory }: World) =>
  triggersOf({
    works: (m, card) => inZone(m, card, field),
    workedBefore: (m, card) => wasIn(m, card) >= 0 && m.zoneId(wasIn(m, card)) === field,
    leftNow: (m, card) => memory.past.leftNow(m, card),
    playerOf: (m, card) => m.actsFor(card),
    controllerOf,
  });

const isOwn = (what: Cards): boolean => "ref" in what && what.ref === "this";
const isPlayer =
  (who: Who) =>
  (m: Machine, seat: number, card: number, of: number): boolean =>
    isWho(m, who, seat, card, of);

export function triggerOf(on: Trigger, scope: Scope): SetOff {
  const { world } = scope;
  const watches = watchesIn(world);
  const ofSeat = (event: GameEvent, who: Who): SetOff => watches.happensToSeat(event, isPlayer(who));
  const doneWith = (event: GameEvent, who: Who, fits: Has, further?: CardOn): SetOff =>
    watches.doneWith(event, isPlayer(who), fits, further);
  switch (on.on) {
    case "played": {
      const from =
        on.from === undefined
          ? undefined
          : zoneOf(world, { noun: "card", zone: { in: on.from, whose: on.who } });
      return doneWith(
        world.played,
        on.who,
        has(on.what, scope, "any"),
        from === undefined ? undefined : (m) => m.zoneId(Math.max(0, wasIn(m, m.e[0]!))) === from,
      );
    }
    case "discards":
      return doneWith(world.discarded, on.who, has(on.what, scope, "any"));
    case "draws":
      return ofSeat(on.each ? world.drawn.each : world.drawn.all, on.who);
    case "points":
      return ofSeat(world.points[on.of]!.lost!, on.who);
    default: {
      const moment = world.moments[on.on];
      if (moment) return ofSeat(moment, ("who" in on && on.who) || "both");
      const { event, goes } = world.happenings[on.on]!;
      const { what } = on as Extract<Trigger, { on: "happening" }>;
      return goes
        ? watches.takesAway(event, meant(what, scope, "before"), isOwn(what))
        : watches.happensTo(event, meant(what, scope), isOwn(what));
    }
  }
}
