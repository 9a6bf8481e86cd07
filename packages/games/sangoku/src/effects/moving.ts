/** Actions that move cards from zone to zone, and those that find them in a deck. */
import {
  act,
  ask,
  assign,
  call,
  cardsOf,
  EVERYBODY,
  firstLying,
  forEachLying,
  given,
  loop,
  type Machine,
  move,
  NONE,
  type Num,
  type Program,
  program,
  type Step,
  say,
  seq,
  show,
  when,
} from "@tefuda/kernel";
import * as find from "@tefuda/language/actions/find";
import type { Piles } from "@tefuda/language/actions/piles";
import { shuffleWith as shuffleCards, shuffleDecksOf } from "@tefuda/language/actions/shuffle";
import { isShielded } from "../emblems.ts";
import { DISCARDED, DRAWS } from "../events.ts";
import { LINES } from "../lines.ts";
import { lyingOn } from "../lying.ts";
import { enter, equip as equipTo, fall, leaveTo, PUT, peelOff, settleAt } from "../places.ts";
import { isFree } from "../rules/01-names.ts";
import {
  BATTLEFIELD,
  DECK,
  GENERAL,
  HAND,
  inZone,
  is,
  isGeneral,
  OUT,
  PILE,
  playerOf,
  REINFORCEMENT,
} from "../schema.ts";
import type { Action, Amount, Description } from "../text/tree.ts";
import type { Builder } from "./builder.ts";
import { asksFace } from "./describe.ts";

type Of<D extends Action["do"]> = Extract<Action, { do: D }>;

export const PILES: Piles<Description, Amount> = {
  hand: HAND,
  deck: DECK,
  draws: DRAWS,
  discarded: DISCARDED,
  fall,
  asksFace,
  handOf: ({ zone }) => (zone?.in === "hand" ? zone.whose : undefined),
  inHands: (d) => ({ ...d, zone: { in: "hand", whose: "both" } }),
  inDeck: (d, top) => ({ ...d, zone: { in: "deck", whose: "you", top } }),
  whole: 0x7fff,
  lines: LINES,
};

/** sangoku-11.6: the opponent's effects move nothing that they do not touch. */
export const reached = (b: Builder): { among: (m: Machine, card: number) => boolean } => ({
  among: (m, card) => !isShielded(m, card, b.seat(m)),
});

const TO: Record<Of<"move">["to"], number> = {
  hand: HAND,
  deckTop: DECK,
  deckBottom: DECK,
  deckShuffled: DECK,
  pile: PILE,
  out: OUT,
};
export function moveCards(a: Of<"move">, b: Builder): Step {
  const { set, fill } = b.cards(a.what, reached(b));
  const zone = TO[a.to];
  return seq(
    fill,
    b.eachCard(set, (item) =>
      act((m) => {
        const card = item(m);
        // it is told as what all could see of it where it lay, or can see where it comes to
        if (zone === HAND || zone === DECK) say(m, zone === HAND ? LINES.toHand : LINES.toDeck, card);
        leaveTo(m, card, zone, a.to !== "deckTop");
        if (zone === PILE || zone === OUT) say(m, zone === PILE ? LINES.dropped : LINES.away, card);
      }),
    ),
    ...(a.to === "deckShuffled" ? [act((m) => shuffleDecksOf(PILES, m, m.setAt(set)))] : []),
  );
}
/** A general that is put there, unless it would break the name limit (sangoku-1.10, 9.4). */
function comeToBattlefield(m: Machine, card: number, tapped: boolean): boolean {
  const seat = m.owner(card);
  if (!is(m, card, GENERAL) || inZone(m, card, BATTLEFIELD) || !isFree(m, card, seat)) return false;
  m.cite("sangoku-9.4");
  show(m, card, EVERYBODY);
  enter(m, card, seat, PUT, tapped);
  say(m, LINES.comes, card, seat);
  return true;
}
export function toBattlefield(a: Of<"enter">, b: Builder): Step {
  return b.onCards(a.what, (item, ok) =>
    act((m) => ok.set(m, comeToBattlefield(m, item(m), a.turned ?? false) ? 1 : 0)),
  );
}

/** Into the resources; face-up only what may lie so (sangoku-5.3, 1.10), all else as it says. */
function comeToResources(m: Machine, card: number, face: "up" | "down", tapped: boolean): boolean {
  const seat = m.owner(card);
  if (face === "up" && !(is(m, card, GENERAL | REINFORCEMENT) && isFree(m, card, seat))) return false;
  // its copies would come with it and have its name too (sangoku-10.19)
  if (face === "up" && m.below(card) >= 0) return false;
  settleAt(m, card, face === "down", tapped);
  say(m, LINES.settles, seat, card);
  return true;
}
export function toResources(a: Of<"toResources">, b: Builder): Step {
  return b.onCards(
    a.what,
    (item, ok) => act((m) => ok.set(m, comeToResources(m, item(m), a.face, a.turned) ? 1 : 0)),
    reached(b),
  );
}

/** A reinforcement onto a general that has none (sangoku-6.5, 6.6). */
export function equip(a: Of<"equip">, b: Builder): Step {
  const { set, fill } = b.cards(a.to);
  const general = b.frame.card();
  return seq(
    fill,
    act((m) => {
      general.set(m, NONE);
      forEachLying(m, m.setAt(set), (card) => {
        if (general(m) === NONE && isGeneral(m, card) && lyingOn(m, card, false) === NONE)
          general.set(m, card);
      });
    }),
    b.onCards(a.what, (item, ok) =>
      act((m) => {
        const card = item(m);
        const host = general(m);
        const may =
          host >= 0 &&
          is(m, card, REINFORCEMENT) &&
          m.host(card) === NONE &&
          lyingOn(m, host, false) === NONE;
        ok.set(m, may && playerOf(m, host) === m.owner(card) ? 1 : 0);
        if (ok(m) === 0) return;
        show(m, card, EVERYBODY);
        equipTo(m, card, host);
      }),
    ),
  );
}

/** sangoku-10.19: the copy that was put on last, which lies right under the general. */
export function peel(a: Of<"peel">, b: Builder): Step {
  return b.onCards(
    a.what,
    (item, ok) =>
      act((m) => {
        const copy = m.below(item(m));
        ok.set(m, copy >= 0 ? 1 : 0);
        if (copy < 0) return;
        m.cite("sangoku-10.19");
        peelOff(m, copy);
        say(m, LINES.peels, copy);
      }),
    reached(b),
  );
}

function comeToHand(m: Machine, card: number): boolean {
  leaveTo(m, card, HAND);
  return true;
}
/** Where a card comes to that was found in a deck. */
function bring(item: Num, to: Of<"search">["to"], b: Builder): Step {
  return act((m) => {
    const card = item(m);
    say(m, LINES.finds, b.seat(m), card);
    const came =
      to === "battlefield"
        ? comeToBattlefield(m, card, false)
        : to === "resources"
          ? comeToResources(m, card, "down", false)
          : comeToHand(m, card);
    if (!came) b.ok.set(m, 0);
  });
}
/** What was looked for by what it is, is shown (sangoku-12.7). */
export const search = (a: Of<"search">, b: Builder): Step =>
  seq(
    act((m) => m.cite("sangoku-12.7")),
    find.search(a.what, b, PILES, (item) => bring(item, a.to, b)),
  );

/** The rest goes down in an order of the player's, or into the discard pile. */
export const dig = (a: Of<"dig">, b: Builder): Step =>
  find.dig(
    a,
    b,
    PILES,
    (item) => bring(item, a.to, b),
    a.rest === "deckBottom" ? (left) => call(sendDown, [b.seat, left]) : undefined,
  );
/** The top cards of a deck go to its bottom, in an order of the player's. Arguments: seat, how many. */
const sendDown: Program = program("send down", (f) => {
  const seat = f.arg();
  const n = f.arg();
  const left = f.set();
  const card = f.card();
  const deck = (m: Machine): number => m.zoneOf(DECK, seat(m));
  return seq(
    act((m) => {
      const at = m.setAt(left);
      m.clearSet(at);
      for (let c = m.first(deck(m)), i = 0; c >= 0 && i < n(m); c = m.next(c), i++) {
        show(m, c, 1 << seat(m));
        m.addTo(at, c);
      }
    }),
    loop(
      (m) => m.sizeOf(m.setAt(left)) > 0,
      seq(
        assign(card, (m) => firstLying(m, m.setAt(left))),
        when(
          (m) => m.sizeOf(m.setAt(left)) > 1,
          ask({
            shape: "one",
            who: seat,
            prompt: "bottom",
            rule: "sangoku-12.7",
            a: card,
            secret: true,
            groups: [
              {
                verb: "bottom",
                form: "card",
                from: cardsOf(left),
                needs: [
                  given("sangoku-12.7", "it is one of these cards", (m) => m.hasIn(m.setAt(left), m.a)),
                ],
              },
            ],
          }),
        ),
        act((m) => {
          m.removeFrom(m.setAt(left), card(m));
          move(m, card(m), deck(m));
        }),
      ),
    ),
  );
});

export const shuffleWith = (a: Of<"shuffle">, b: Builder): Step =>
  shuffleCards(a, b, PILES, { pile: PILE, once: false, back: (m, card) => leaveTo(m, card, DECK) });
