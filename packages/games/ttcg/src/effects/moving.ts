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
  type Machine,
  marked,
  NONE,
  type Num,
  type SetVar,
  type Step,
  say,
  seq,
  tuck,
  when,
} from "@tefuda/kernel";
import { shuffleDeck } from "@tefuda/language/actions/piles";
import { shuffleDecksOf } from "@tefuda/language/actions/shuffle";
import {
  BY_EFFECT,
  BY_SENDING,
  DECKS,
  DESTROYED,
  LEAVES,
  leavesAttack,
  leaveTo,
  SENT,
  sendCovered,
} from "../events.ts";
import { LINES, text } from "../lines.ts";
import { noteAfter, noteBefore } from "../past.ts";
import { DECK, HAND, mark, onField, onTop } from "../schema.ts";
import type { Place } from "../text/said/actions.ts";
import type { ActionOf, Cards, Zone } from "../text/tree.ts";
import { type Builder, sizeOf } from "./builder.ts";
import { byEach } from "./each-player.ts";
import { playCards } from "./playing.ts";
import { afterLooking, describes, fromHidden, lookInto, showFound } from "./searching.ts";

export function destroy(a: ActionOf<"destroy">, b: Builder): Step {
  const wanted = b.frame.local();
  const { fill, set, asked } = b.cards(a.what);
  const all = b.frame.set();
  const ofAll = (note: (m: Machine, card: number) => void): Step =>
    act((m) => forEachLying(m, m.setAt(all), (c) => note(m, c)));
  return seq(
    fill,
    assign(wanted, asked),
    act((m) => m.copySet(m.setAt(set), m.setAt(all))),
    // what is destroyed together was, of each, as it was before any went
    ofAll(noteBefore),
    happenToEach(DESTROYED, set, b.item, b.ok, [constant(BY_EFFECT), b.self]),
    ofAll(noteAfter),
    b.did((m) => m.s[HIT]!, wanted),
  );
}

// --- moving to a zone -------------------------------------------------------------------------------------------------
/** Where cards are put that do not come onto the field. */
type Goal = Place | { under: Cards };

export function moveCards(a: ActionOf<"move">, b: Builder): Step {
  const { who } = a;
  if (who === "both") return byEach(a, b, moveCards);
  const moved = taken(a.what, { in: "field" }, a.to, b, who && b.num(b.scope.seatOf(who)));
  const pile = a.to === "deckShuffled" ? wholePile(a.what) : undefined;
  if (!pile?.whose) return moved;
  // a pile that holds nothing is shuffled into the deck all the same (ttcg-15.6)
  return seq(
    moved,
    b.forEachSeat(pile.whose, (seat) =>
      when(
        (m) => b.done(m) === 0,
        act((m) => shuffleDeck(DECKS, m, seat(m))),
      ),
    ),
  );
}
/** The discard pile of which a phrase means every card. */
function wholePile(cards: Cards): Extract<Zone, { in: "hand" | "pile" }> | undefined {
  if (!("count" in cards) || cards.count !== "all" || describes(cards)) return undefined;
  return cards.what.zone?.in === "pile" ? cards.what.zone : undefined;
}
export const recover = (a: ActionOf<"recover">, b: Builder): Step =>
  taken(a.what, { in: "pile", whose: "you" }, "hand", b);
export const place = (a: ActionOf<"place">, b: Builder): Step =>
  taken(a.what, { in: "field" }, { under: a.under }, b);
export const play = (a: ActionOf<"play">, b: Builder): Step =>
  a.who === "both" ? byEach(a, b, play) : playCards(a, b);

/** What is left is put down beside what was done, and is not counted. */
const isRest = (cards: Cards): boolean => "count" in cards && cards.what.among === "rest";

/** Cards are found where a phrase or its verb says, and put somewhere else. */
function taken(what: Cards, zone: Zone, to: Goal, b: Builder, actor: Num = b.seat): Step {
  const { fill, set, asked } = b.cards(what, { zone, actor, chooser: actor });
  const [wanted, found] = [b.frame.local(), b.frame.local()];
  return seq(
    lookInto(what, b, actor),
    fill,
    assign(wanted, asked),
    assign(found, sizeOf(set)),
    ...showFound(describes(what), set, b, fromHidden(what)),
    put(set, to, b),
    ...(isRest(what) ? [] : [b.did(found, wanted)]),
    afterLooking(what, b),
  );
}

const ENDS = {
  hand: [HAND, text("hand")],
  deckTop: [DECK, text("top of the deck")],
  deckBottom: [DECK, text("bottom of the deck")],
  deckShuffled: [DECK, text("deck")],
} as const;
/** Puts the cards of a set where a text says. Cards go to their owner's zones (ttcg-3.4). */
export function put(set: SetVar, to: Goal, b: Builder): Step {
  if (to === "pile") return happenToEach(SENT, set, b.item, b.ok, [constant(BY_SENDING), b.self]);
  if (typeof to === "object") {
    const host = b.cards(to.under, { affects: false });
    return seq(
      host.fill,
      act((m) => {
        const top = firstLying(m, m.setAt(host.set));
        if (top < 0 || !onTop(m, top)) return;
        forEachLying(m, m.setAt(set), (c) => {
          if (c !== top && !blocked(m, c)) lay(m, c, top);
        });
      }),
    );
  }
  const [zone, words] = ENDS[to];
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
        leaveTo(m, c, zone, to === "deckBottom");
      });
    }),
    ...(to === "deckShuffled" ? [act((m) => shuffleDecksOf(DECKS, m, m.setAt(set)))] : []),
  );
}
/** Underneath another card. */
function lay(m: Machine, card: number, top: number): void {
  say(m, LINES.tucked, card, top);
  if (onTop(m, card)) sendCovered(m, card);
  const field = onField(m, card);
  leavesAttack(m, card);
  tuck(m, card, top);
  if (field) emitNow(m, LEAVES, card);
}
const blocked = (m: Machine, card: number): boolean =>
  onTop(m, card) && marked(m, card, mark("cannotLeaveField")) !== NONE;

// --- hidden zones -----------------------------------------------------------------------------------------------------
export function search(a: ActionOf<"search">, b: Builder): Step {
  const inZone: Cards =
    "what" in a.what && !a.what.what.zone ? { ...a.what, what: { ...a.what.what, zone: a.zone } } : a.what;
  if (a.to === "played") return playCards({ do: "play", what: inZone }, b);
  return taken(inZone, a.zone, a.to === "under" ? { under: a.under } : a.to, b);
}
