/** Actions that draw, discard, mill, destroy, move, search, reveal and shuffle cards (ttcg-11.1, 15.1 to 15.3, 15.6). */
import {
  act,
  ask,
  assign,
  call,
  constant,
  EVERYBODY,
  HIT,
  happen,
  happenToEach,
  type Machine,
  marked,
  move,
  NONE,
  type Num,
  type Program,
  program,
  type SetVar,
  type Step,
  say,
  seq,
  setOrder,
  show,
  shuffle,
  tuck,
  type Var,
  when,
} from "@tefuda/kernel";
import {
  BY_EFFECT,
  BY_SENDING,
  DESTROYED,
  DISCARDED,
  DRAWS,
  LEAVES,
  leavesAttack,
  leaveTo,
  MILLS,
  SENT,
  sendCovered,
  tell,
} from "../events.ts";
import { LINES, text } from "../lines.ts";
import { searchOf } from "../rules/14-targets.ts";
import { DECK, HAND, mark, onField, onTop, PILE } from "../table.ts";
import type { Action, Cards, Destination, Zone } from "../text/tree.ts";
import type { Builder } from "./builder.ts";
import { playCards } from "./playing.ts";
import { afterLooking, describes, fromHidden, lookInto, showFound } from "./searching.ts";

type Of<D extends Action["do"]> = Extract<Action, { do: D }>;
const sizeOf =
  (set: SetVar): Num =>
  (m) =>
    m.sizeOf(m.setAt(set));

export function draw(a: Of<"draw">, b: Builder): Step {
  const before = b.frame.local();
  const drawn = b.frame.set();
  const many = b.frame.local();
  const { n: wanted } = a;
  const upTo = typeof wanted === "object" && "upTo" in wanted ? wanted.upTo : undefined;
  const n: Num = upTo === undefined ? b.amount(wanted) : many;
  b.speakOf(drawn);
  return b.forEachSeat(a.who, (seat) =>
    seq(
      ...(upTo === undefined
        ? []
        : [
            ask({
              shape: "number",
              who: seat,
              prompt: "howMany",
              rule: "ttcg-14.2",
              source: b.self,
              min: constant(0),
              max: constant(upTo),
              a: many,
            }),
          ]),
      assign(before, (m) => m.count(m.zoneOf(HAND, seat(m)))),
      happen(DRAWS, [seat, n]),
      act((m) => {
        // "they", "one of them": what was just drawn lies last in the hand
        const at = m.setAt(drawn);
        m.clearSet(at);
        const hand = m.zoneOf(HAND, seat(m));
        let skip = before(m);
        for (let c = m.first(hand); c >= 0; c = m.next(c)) if (skip-- <= 0) m.addTo(at, c);
      }),
      b.did((m) => m.count(m.zoneOf(HAND, seat(m))) - before(m), n),
    ),
  );
}
export function drawUntil(a: Of<"drawUntil">, b: Builder): Step {
  const { n } = a;
  return b.forEachSeat(a.who, (seat) => happen(DRAWS, [seat, (m) => n - m.count(m.zoneOf(HAND, seat(m)))]));
}

export function discard(a: Of<"discard">, b: Builder): Step {
  return b.forEachSeat(a.who, (seat) => {
    const wanted =
      "count" in a.what && a.what.count !== "all" && a.what.count !== "any"
        ? b.limits(a.what).min
        : constant(1);
    const hand: Zone = { in: "hand" };
    if (a.from !== undefined && a.from !== "hand") throw new Error("cards are discarded from the hand");
    const { fill, set } = b.cards(a.what, {
      zone: hand,
      actor: seat,
      chooser: seat,
      prompt: "discard",
      affects: false,
    });
    return seq(
      fill,
      happenToEach(DISCARDED, set, b.item, b.ok, [seat]),
      b.did((m) => m.s[HIT]!, wanted),
    );
  });
}
/** Everything in the hand. */
export function discardHand(who: Of<"discardHand">["who"], b: Builder): Step {
  return b.forEachSeat(who, (seat) => {
    const set = b.frame.set();
    return seq(
      act((m) => fillZone(m, m.setAt(set), m.zoneOf(HAND, seat(m)))),
      happenToEach(DISCARDED, set, b.item, b.ok, [seat]),
      b.did((m) => m.s[HIT]!),
    );
  });
}
export function discardDownTo(a: Of<"discardDownTo">, b: Builder): Step {
  const { n } = a;
  return b.forEachSeat(a.who, (seat) => {
    const over = (m: Machine): number => Math.max(0, m.count(m.zoneOf(HAND, seat(m))) - n);
    const set = b.frame.set();
    return when(
      (m) => over(m) > 0,
      seq(
        ask({
          shape: "some",
          who: seat,
          prompt: "discard",
          rule: "ttcg-15.3",
          source: b.self,
          min: over,
          max: over,
          set,
          groups: [{ verb: "", form: "card", from: (m, out) => listZone(m, m.zoneOf(HAND, seat(m)), out) }],
        }),
        happenToEach(DISCARDED, set, b.item, b.ok, [seat]),
      ),
    );
  });
}
export function mill(a: Of<"mill">, b: Builder): Step {
  const n = b.amount(a.n);
  const before = b.frame.local();
  return b.forEachSeat(a.who, (seat) =>
    seq(
      assign(before, (m) => m.count(m.zoneOf(DECK, seat(m)))),
      happen(MILLS, [seat, n]),
      b.did((m) => before(m) - m.count(m.zoneOf(DECK, seat(m))), n),
    ),
  );
}
export function replaceHand(a: Of<"replaceHand">, b: Builder): Step {
  const n = b.frame.local();
  return b.forEachSeat(a.who, (seat) => {
    const set = b.frame.set();
    const empty: Step =
      a.into === "pile"
        ? happenToEach(DISCARDED, set, b.item, b.ok, [seat])
        : act((m) => {
            for (let c = m.first(m.zoneOf(HAND, seat(m))); c >= 0; c = m.first(m.zoneOf(HAND, seat(m))))
              move(m, c, m.zoneOf(DECK, m.owner(c)));
            say(m, LINES.shuffles, seat(m));
            shuffle(m, m.zoneOf(DECK, seat(m)));
          });
    const wanted = a.draw === "same" ? undefined : b.amount(a.draw);
    return seq(
      act((m) => {
        fillZone(m, m.setAt(set), m.zoneOf(HAND, seat(m)));
        n.set(m, m.sizeOf(m.setAt(set)));
      }),
      empty,
      happen(DRAWS, [seat, wanted ?? n]),
    );
  });
}

export function destroy(a: Of<"destroy">, b: Builder): Step {
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
export function moveCards(a: Of<"move">, b: Builder): Step {
  if (a.who === "both") {
    // each player moves their own, the turn player first
    return b.forEachSeat("both", (seat) =>
      when((m) => seat(m) === b.seat(m), moveCards(ofOne(a, "you"), b), moveCards(ofOne(a, "opponent"), b)),
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
function ofOne(a: Of<"move">, who: "you" | "opponent"): Of<"move"> {
  const one = forOne(a, who);
  const { to } = one;
  if (to.to === "field" || to.to === "under") return one;
  const { whose: _, ...home } = to;
  return { ...one, to: home as Destination };
}
/** What a text says of both players, said of one of them. */
function forOne<T>(node: T, who: "you" | "opponent"): T {
  if (Array.isArray(node)) return node.map((x) => forOne<unknown>(x, who)) as T;
  if (typeof node !== "object" || node === null) return node;
  const players = ["who", "whose", "chosenBy", "comesTo"];
  return Object.fromEntries(
    Object.entries(node).map(([key, x]) => [
      key,
      players.includes(key) && x === "both" ? who : forOne<unknown>(x, who),
    ]),
  ) as T;
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
        const top = m.nextIn(m.setAt(host.set), -1);
        if (top < 0 || !onTop(m, top)) return;
        const at = m.setAt(set);
        for (let c = m.nextIn(at, -1); c >= 0; c = m.nextIn(at, c)) {
          if (c === top || blocked(m, c)) continue;
          say(m, LINES.tucked, c, top);
          if (onTop(m, c)) sendCovered(m, c);
          const field = onField(m, c);
          leavesAttack(m, c);
          tuck(m, c, top);
          if (field) tell(m, LEAVES, c);
        }
      }),
    );
  }
  if (to.to === "field") throw new Error("cards come to the field by being played or placed");
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
      for (let c = m.nextIn(at, -1); c >= 0; c = m.nextIn(at, c)) {
        if (blocked(m, c)) {
          m.removeFrom(at, c);
          continue;
        }
        if (onTop(m, c)) sendCovered(m, c);
        say(m, LINES.goesTo, c, words);
        leaveTo(m, c, zone, end);
      }
    }),
    ...(shuffles
      ? [
          act((m) => {
            const at = m.setAt(set);
            for (let seat = 0; seat < 2; seat++) {
              let any = false;
              for (let c = m.nextIn(at, -1); c >= 0; c = m.nextIn(at, c)) any ||= m.owner(c) === seat;
              if (!any) continue;
              say(m, LINES.shuffles, seat);
              shuffle(m, m.zoneOf(DECK, seat));
            }
          }),
        ]
      : []),
  );
}
const blocked = (m: Machine, card: number): boolean =>
  onTop(m, card) && marked(m, card, mark("cannotLeaveField")) !== NONE;

// --- hidden zones -----------------------------------------------------------------------------------------------------
export function search(a: Of<"search">, b: Builder): Step {
  const inZone: Cards =
    "what" in a.what && !a.what.what.zone ? { ...a.what, what: { ...a.what.what, zone: a.zone } } : a.what;
  return moveCards(
    { do: "move", verb: "add", what: inZone, to: a.to, ...(a.who === "you" ? {} : { who: a.who }) },
    b,
  );
}

export function look(a: Of<"look">, b: Builder): Step {
  const list = searchOf(a.zone, b.scope);
  const seat = b.num(b.scope.seatOf(a.who));
  const set = b.frame.set();
  b.showing(set);
  return act((m) => {
    const out = m.scratch[m.borrow()]!;
    const n = list(m, b.self(m), b.seat(m), out);
    const at = m.setAt(set);
    m.clearSet(at);
    for (let i = 0; i < n; i++) {
      show(m, out[i]!, 1 << seat(m));
      m.addTo(at, out[i]!);
    }
    m.giveBack();
  });
}
export function reveal(a: Of<"reveal">, b: Builder): Step {
  const cards: Cards =
    "zone" in a.what ? { count: "all", what: { noun: "card", zone: a.what.zone } } : a.what;
  return b.forEachSeat(a.who, (seat) => {
    const { fill, set } = b.cards(cards, {
      zone: { in: "hand" },
      actor: seat,
      chooser: seat,
      affects: false,
    });
    b.showing(set);
    return seq(
      fill,
      b.eachCard(set, (item) =>
        act((m) => {
          show(m, item(m), EVERYBODY);
          say(m, LINES.reveals, seat(m), item(m));
        }),
      ),
      b.did(sizeOf(set)),
    );
  });
}
/** Lays the cards looked at back in the order their player wants: the one named first comes to lie outermost. */
export function arrange(a: Of<"arrange">, b: Builder): Step {
  const pool = b.frame.set();
  const card = b.frame.local();
  const seat = b.num(b.scope.seatOf(a.who));
  const deck = b.frame.local();
  const list = searchOf(a.zone.in === "deck" ? a.zone : { in: "deck", whose: "you" }, b.scope);
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
      const first = m.nextIn(at, -1);
      deck.set(m, first >= 0 ? m.zone(first) : NONE);
    }),
    { op: "loop", test: (m) => m.sizeOf(m.setAt(pool)) > 0, body: layNext(pool, card, seat, deck, top, b) },
  );
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
          from: (m, out) => {
            let n = 0;
            for (let c = m.nextIn(m.setAt(pool), -1); c >= 0; c = m.nextIn(m.setAt(pool), c)) out[n++] = c;
            return n;
          },
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
export function shuffleZone(a: Of<"shuffleZone">, b: Builder): Step {
  if (a.zone !== "deck") throw new Error("only a deck is shuffled");
  return b.forEachSeat(a.who, (seat) =>
    act((m) => {
      say(m, LINES.shuffles, seat(m));
      shuffle(m, m.zoneOf(DECK, seat(m)));
    }),
  );
}

function fillZone(m: Machine, at: number, zone: number): void {
  m.clearSet(at);
  for (let c = m.first(zone); c >= 0; c = m.next(c)) m.addTo(at, c);
}
function listZone(m: Machine, zone: number, out: Int16Array): number {
  let n = 0;
  for (let c = m.first(zone); c >= 0; c = m.next(c)) out[n++] = c;
  return n;
}

/** Used by exchanges: one card straight to its owner's zone. */
export const toZone: Program = program("to zone", (f) => {
  const card = f.arg();
  const zone = f.arg();
  return when(
    (m) => zone(m) === PILE,
    happen(SENT, [card, constant(BY_SENDING), constant(NONE)]),
    act((m) => {
      if (onTop(m, card(m))) sendCovered(m, card(m));
      leaveTo(m, card(m), zone(m), false);
    }),
  );
});
export const callToZone = (card: Num, zone: Num): Step => call(toZone, [card, zone]);
