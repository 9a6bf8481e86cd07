/** Actions that destroy cards or move them from zone to zone (ttcg-15.1, 15.2). */

import {
  act,
  assign,
  constant,
  emitNow,
  firstLying,
  forEachLying,
  HIT,
  happenToEach,
  ifElse,
  type Machine,
  marked,
  NONE,
  type SetVar,
  type Step,
  say,
  seq,
  tuck,
  WordsError,
} from "@tefuda/kernel";
import {
  BY_EFFECT,
  BY_SENDING,
  DESTROYED,
  LEAVES,
  leavesAttack,
  leaveTo,
  SENT,
  sendCovered,
  shuffleDeck,
} from "../events.ts";
import { LINES, text } from "../lines.ts";
import { DECK, HAND, mark, onField, onTop } from "../schema.ts";
import type { ActionOf, Cards, Destination, Zone } from "../text/tree.ts";
import { type Builder, sizeOf } from "./builder.ts";
import { forOne } from "./each-player.ts";
import { playCards } from "./playing.ts";
import { MEANING } from "./says.ts";
import { afterLooking, describes, fromHidden, lookInto, showFound } from "./searching.ts";

export function destroy(a: ActionOf<"destroy">, b: Builder): Step {
  const wanted = b.frame.local();
  const { fill, set } = b.cards(a.what);
  return seq(
    fill,
    assign(wanted, sizeOf(set)),
    happenToEach(DESTROYED, set, b.item, b.ok, [constant(BY_EFFECT), b.self]),
    b.did((m) => m.s[HIT]!, wanted),
  );
}

// --- moving to a zone -------------------------------------------------------------------------------------------------
export function moveCards(a: ActionOf<"move">, b: Builder): Step {
  if (a.who === "both") {
    // each player moves their own, the turn player first
    return b.forEachSeat("both", (seat) =>
      ifElse((m) => seat(m) === b.seat(m), moveCards(ofOne(a, "you"), b), moveCards(ofOne(a, "opponent"), b)),
    );
  }
  const { to } = a;
  if (to.to === "field") return playCards(a, b);
  const who = a.who;
  const actor = who ? b.num(b.scope.seatOf(who)) : b.seat;
  const defaults: Zone =
    a.verb === "recover"
      ? { in: "pile", whose: "you" }
      : a.verb === "add"
        ? { in: "deck", whose: "you" }
        : { in: "field" };
  const { fill, set } = b.cards(a.what, { zone: defaults, actor, chooser: actor });
  const wanted = b.frame.local();
  const named = describes(a.what);
  return seq(
    lookInto(a.what, b, actor),
    fill,
    assign(wanted, sizeOf(set)),
    ...showFound(named, set, b, fromHidden(a.what)),
    put(set, to, b),
    b.did(wanted),
    afterLooking(a.what, b),
  );
}

/** A move of both players as that of one of them, into the zones of the cards' owners where it is not the field. */
function ofOne(a: ActionOf<"move">, who: "you" | "opponent"): ActionOf<"move"> {
  const one = forOne(a, who);
  const { to } = one;
  if (to.to === "field" || to.to === "under") return one;
  const { whose: _, ...home } = to;
  return { ...one, to: home as Destination };
}
/** Puts the cards of a set where a text says. Cards go to their owner's zones (ttcg-3.4). */
export function put(set: SetVar, to: Destination, b: Builder): Step {
  // whose zone a text names makes no difference: cards go to their owner's (ttcg-3.4)
  if (to.to !== "under") void to.whose;
  if (to.to === "pile") return happenToEach(SENT, set, b.item, b.ok, [constant(BY_SENDING), b.self]);
  if (to.to === "under") {
    const host = b.cards(to.what, { affects: false });
    return seq(
      host.fill,
      act((m) => {
        const top = firstLying(m, m.setAt(host.set));
        if (top < 0 || !onTop(m, top)) return;
        forEachLying(m, m.setAt(set), (c) => {
          if (c === top || blocked(m, c)) return;
          say(m, LINES.tucked, c, top);
          if (onTop(m, c)) sendCovered(m, c);
          const field = onField(m, c);
          leavesAttack(m, c);
          tuck(m, c, top);
          if (field) emitNow(m, LEAVES, c);
        });
      }),
    );
  }
  if (to.to === "field") throw new WordsError(MEANING.toField);
  const zone = to.to === "hand" ? HAND : DECK;
  const end = to.to === "deck" && to.at === "bottom";
  const words =
    to.to === "hand"
      ? text("hand")
      : to.at === "top"
        ? text("top of the deck")
        : to.at === "bottom"
          ? text("bottom of the deck")
          : text("deck");
  const shuffles = to.to === "deck" && to.at === "shuffled";
  return seq(
    act((m) => {
      const at = m.setAt(set);
      forEachLying(m, at, (c) => {
        if (blocked(m, c)) {
          m.removeFrom(at, c);
          return;
        }
        if (onTop(m, c)) sendCovered(m, c);
        say(m, LINES.goesTo, c, words);
        leaveTo(m, c, zone, end);
      });
    }),
    ...(shuffles
      ? [
          act((m) => {
            const at = m.setAt(set);
            for (let seat = 0; seat < 2; seat++) {
              let any = false;
              for (let c = m.nextIn(at, -1); c >= 0; c = m.nextIn(at, c)) any ||= m.owner(c) === seat;
              if (!any) continue;
              shuffleDeck(m, seat);
            }
          }),
        ]
      : []),
  );
}
const blocked = (m: Machine, card: number): boolean =>
  onTop(m, card) && marked(m, card, mark("cannotLeaveField")) !== NONE;

// --- hidden zones -----------------------------------------------------------------------------------------------------
export function search(a: ActionOf<"search">, b: Builder): Step {
  const inZone: Cards =
    "what" in a.what && !a.what.what.zone ? { ...a.what, what: { ...a.what.what, zone: a.zone } } : a.what;
  return moveCards(
    { do: "move", verb: "add", what: inZone, to: a.to, ...(a.who === "you" ? {} : { who: a.who }) },
    b,
  );
}
