/** Actions that show and order cards: look, reveal, arrange, shuffle (ttcg-15.6). */

import {
  act,
  ask,
  constant,
  EVERYBODY,
  firstLying,
  lying,
  type Machine,
  NONE,
  type Num,
  type SetVar,
  type Step,
  say,
  seq,
  setOrder,
  show,
  type Var,
} from "@tefuda/kernel";
import { shuffleDeck } from "@tefuda/language/actions/piles";
import { DECKS } from "../events.ts";
import { LINES } from "../lines.ts";
import type { ActionOf, Cards, Who, Zone } from "../text/tree.ts";
import { type Builder, sizeOf } from "./builder.ts";
import { byEach } from "./each-player.ts";
import { searchOf } from "./places.ts";

/** Cards are seen by some; those of a hand or deck are chosen unseen. */
function see(
  cards: Cards,
  who: Who,
  b: Builder,
  shown: (m: Machine, card: number, seat: number) => void,
): Step {
  return b.forEachSeat(who, (seat) => {
    const { fill, set, asked } = b.cards(cards, {
      zone: { in: "hand" },
      actor: seat,
      chooser: seat,
      affects: false,
    });
    b.showing(set);
    const each = b.eachCard(set, (item) => act((m) => shown(m, item(m), seat(m))));
    return seq(fill, each, b.did(sizeOf(set), asked));
  });
}
const allOf = (zone: Zone): Cards => ({ count: "all", what: { noun: "card", zone } });

export function look(a: ActionOf<"look">, b: Builder): Step {
  if (a.who === "both") return byEach(a, b, look);
  return see("what" in a ? a.what : allOf(a.zone), a.who, b, (m, card, seat) => show(m, card, 1 << seat));
}
export function reveal(a: ActionOf<"reveal">, b: Builder): Step {
  if (a.who === "both") return byEach(a, b, reveal);
  return see("zone" in a.what ? allOf(a.what.zone) : a.what, a.who, b, (m, card, seat) => {
    show(m, card, EVERYBODY);
    say(m, LINES.reveals, seat, card);
  });
}
/** Lays the cards looked at back in the order their player wants: the one named first comes to lie outermost. */
export function arrange(a: ActionOf<"arrange">, b: Builder): Step {
  const pool = b.frame.set();
  const card = b.frame.card();
  const seat = b.num(b.scope.seatOf(a.who));
  const deck = b.frame.local();
  const list = searchOf({ zone: a.zone.in === "deck" ? a.zone : { in: "deck", whose: "you" } }, b.scope);
  const top = a.back === "top";
  const spoken = b.spokenOf;
  return seq(
    act((m) => {
      const out = m.scratch[m.borrow()]!;
      const n = list(m, b.self(m), b.seat(m), out);
      const at = m.setAt(pool);
      m.clearSet(at);
      if (!spoken) for (let i = 0; i < n; i++) show(m, out[i]!, 1 << seat(m));
      for (let i = 0; i < n; i++)
        if (!spoken || m.hasIn(m.setAt(spoken), out[i]!) || m.s[m.layout.seen + out[i]!]! & (1 << seat(m)))
          m.addTo(at, out[i]!);
      m.giveBack();
      const first = firstLying(m, at);
      deck.set(m, first >= 0 ? m.zone(first) : NONE);
    }),
    {
      op: "loop",
      test: (m) => {
        const left = leftIn(m, m.setAt(pool), deck(m), m.scratch[m.borrow()]!);
        m.giveBack();
        return left > 0;
      },
      body: layNext(pool, card, seat, deck, top, b),
    },
  );
}
/** The cards of a set that lie in a zone: where a position was laid out meanwhile some may not. */
function leftIn(m: Machine, at: number, zone: number, out: Int16Array): number {
  const n = lying(m, at, out);
  let left = 0;
  for (let i = 0; i < n; i++) if (m.zone(out[i]!) === zone) out[left++] = out[i]!;
  return left;
}
function layNext(pool: SetVar, card: Var, seat: Num, deck: Var, top: boolean, b: Builder): Step {
  return seq(
    ask({
      shape: "one",
      who: seat,
      prompt: top ? "orderTop" : "orderBottom",
      rule: "ttcg-15.6",
      source: b.self,
      a: card,
      groups: [
        {
          verb: "",
          form: "card",
          from: (m, out) => leftIn(m, m.setAt(pool), deck(m), out),
        },
      ],
    }),
    act((m) => {
      m.removeFrom(m.setAt(pool), card(m));
      const out = m.scratch[m.borrow()]!;
      let n = 0;
      if (top) out[n++] = card(m);
      for (let c = m.first(deck(m)); c >= 0; c = m.next(c)) if (c !== card(m)) out[n++] = c;
      if (!top) out[n++] = card(m);
      setOrder(m, deck(m), out, n);
      m.giveBack();
    }),
  );
}
export const shuffle = (a: ActionOf<"shuffle">, b: Builder): Step =>
  b.forEachSeat(a.who, (seat) =>
    seq(
      act((m) => shuffleDeck(DECKS, m, seat(m))),
      b.did(constant(1)),
    ),
  );
