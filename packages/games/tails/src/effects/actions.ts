/** What the actions that only Tails and Tactics has do, as steps (tails-7.13: as much as it can). */
import {
  act,
  assign,
  attach,
  call,
  constant,
  EVERYBODY,
  firstLying,
  happen,
  ifElse,
  type Machine,
  move,
  NONE,
  type Num,
  type Step,
  say,
  seq,
  show,
  type Var,
  value,
  when,
} from "@tefuda/kernel";
import type { Lasting } from "@tefuda/language";
import { dig as digIn, search as searchIn } from "@tefuda/language/actions/find";
import { ofEach } from "@tefuda/language/qualities/extreme";
import { inOrder, type OwnNodes, pilesIn } from "@tefuda/language/standard/index";
import { checkDeaths, destroyAll } from "../deaths.ts";
import { announceDeployed, DAMAGED, DISCARDED, leaveTo, offDeck, putFaceDown } from "../events.ts";
import { LINES } from "../lines.ts";
import { deploy, isDeployable } from "../rules/04-deploying.ts";
import {
  DAMAGE,
  DECK,
  ENDING,
  EQUIPMENT,
  GEAR,
  GROUNDS,
  HAND,
  HEALTH,
  healthLeft,
  is,
  NEW_RULE,
  onBattlefield,
  onField,
  TRAP,
  TRAPS,
  TURF,
  UNIT,
  UNITS,
} from "../schema.ts";
import type { Action, Amount, Cards, Description } from "../text/tree.ts";
import { counterNext } from "./answers.ts";
import type { Builder } from "./builder.ts";
import { control } from "./control.ts";
import { all } from "./rows.ts";

type Of<D extends Action["do"]> = Extract<Action, { do: D }>;
type Lowered = Record<string, (a: never, b: Builder, lasting: Lasting) => Step>;

// --- cards that go ---------------------------------------------------------------------------------------------------
/** Cards on a player's own side, whoever that is. */
const ownOf = (seat: Num) => ({ chooser: seat, among: (m: Machine, c: number) => m.actsFor(c) === seat(m) });
const withoutSide = (what: Cards): Cards =>
  "count" in what ? { ...what, what: ofEach({ ...what.what, side: undefined } as Description) } : what;

/** From a hand or from the battlefield: each player their own cards, chosen by themselves, if the words name no others. */
function discard({ who, what }: Of<"discard">, b: Builder): Step {
  if (!("count" in what)) return b.onCards(what, (item, ok) => happen(DISCARDED, [item, b.seat], ok));
  const { zone, side } = what.what;
  const fromHand = zone?.in === "hand";
  const own = !fromHand && (who === "you" ? side === "yours" : side === undefined);
  // out of the hand of whoever discards, or out of one that is named besides
  const whose = fromHand && (zone.whose === "you" || zone.whose === "opponent") ? zone.whose : undefined;
  const named = whose === who ? undefined : whose;
  const cards: Cards = fromHand
    ? { ...what, what: ofEach({ ...what.what, zone: { in: "hand", whose: "both" } }) }
    : own
      ? withoutSide(what)
      : what;
  const from = (seat: Var): Step => {
    const hand = (m: Machine, c: number): boolean => m.zone(c) === m.zoneOf(HAND, seat(m));
    // whoever is said to choose does it; else whoever discards
    const chooser = what.chosenBy ? {} : { chooser: seat };
    const how = fromHand ? { ...chooser, among: hand } : own ? ownOf(seat) : chooser;
    return b.onCards(
      cards,
      (item, ok) =>
        seq(
          happen(DISCARDED, [item, seat], ok),
          act((m) => say(m, LINES.discards, seat(m), item(m))),
        ),
      how,
    );
  };
  return b.eachSeatDoing(who, (seat) => (named ? b.eachSeatDoing(named, from) : from(seat)));
}

/** Those that go together see one another go, also where each player chooses their own. */
function destroy({ what, who }: Of<"destroy">, b: Builder): Step {
  const die = (set: Parameters<typeof destroyAll>[0]): Step =>
    seq(
      destroyAll(set, b.self, b.item, b.ok),
      b.eachCard(set, () => seq()),
    );
  if (who === undefined || who === "you") {
    const { set, fill } = b.cards(what);
    return seq(fill, die(set));
  }
  const [together, fell] = [b.frame.set(), b.frame.set()];
  return seq(
    b.eachSeatDoing(who, (seat) => b.cards(withoutSide(what), ownOf(seat)).fill, true),
    b.asks(constant(1)),
    act((m) => m.copySet(m.setAt(b.it), m.setAt(together))),
    die(together),
    act((m) => m.copySet(m.setAt(b.hitNow), m.setAt(fell))),
    // of what died together that is each one's which they chose
    b.speaking({ ref: "it" }, () =>
      b.eachSeatDoing(who, () =>
        act((m) => {
          const chosen = m.setAt(b.it);
          let n = 0;
          for (let c = m.nextIn(chosen, NONE); c >= 0; c = m.nextIn(chosen, c)) {
            if (!m.hasIn(m.setAt(fell), c)) continue;
            m.addTo(m.setAt(b.hitNow), c);
            n++;
          }
          b.done.set(m, n);
        }),
      ),
    ),
  );
}

// --- damage ----------------------------------------------------------------------------------------------------------
/** A number that is read off the cards themselves is known when they are, any other before. */
function numbered(
  cards: Cards,
  amount: Amount,
  b: Builder,
  body: (item: Var, ok: Var, n: Var) => Step,
): Step {
  const n = b.frame.local();
  const own = /"(it|them)"/.test(JSON.stringify(amount));
  const before = b.num(amount);
  const { set, fill } = b.cards(cards);
  const count = assign(n, own ? b.num(amount) : before);
  return seq(
    ...(own ? [fill, count] : [count, fill]),
    b.eachCard(set, (item, ok) => body(item, ok, n)),
  );
}
const damage = ({ what, n }: Of<"damage">, b: Builder): Step =>
  seq(
    numbered(what, n, b, (item, ok, n) => happen(DAMAGED, [item, n, constant(NONE)], ok)),
    checkDeaths(),
  );

/** As many as no card has. */
const WHOLE = 0x7fff;
function heal({ what, n: most }: Of<"heal">, b: Builder): Step {
  const n = b.frame.local();
  const less = b.frame.local();
  return seq(
    assign(n, most === "all" ? constant(WHOLE) : b.num(most)),
    assign(less, constant(0)),
    b.onCards(what, (item, ok) =>
      act((m) => {
        const before = m.column(item(m), DAMAGE);
        m.setColumn(item(m), DAMAGE, Math.max(0, before - n(m)));
        ok.set(m, before > m.column(item(m), DAMAGE) ? 1 : 0);
        if (most !== "all" && before < n(m)) less.set(m, 1);
        say(m, LINES.heals, item(m), before - m.column(item(m), DAMAGE));
      }),
    ),
    // of a card that had less damage not all was healed
    when((m) => less(m) === 1, b.asks(constant(WHOLE))),
  );
}

/** So much health is left: what is too much of it is lost as by damage, what lacks is healed. */
const leave = ({ what, n }: Of<"leave">, b: Builder): Step =>
  seq(
    b.onCards(what, (item, ok) =>
      ifElse(
        (m) => healthLeft(m, item(m)) > n,
        happen(DAMAGED, [item, (m) => healthLeft(m, item(m)) - n, constant(NONE)], ok),
        act((m) => {
          const before = m.column(item(m), DAMAGE);
          m.setColumn(item(m), DAMAGE, Math.min(before, Math.max(0, value(m, item(m), HEALTH) - n)));
          const healed = before - m.column(item(m), DAMAGE);
          ok.set(m, healed > 0 ? 1 : 0);
          if (healed > 0) say(m, LINES.heals, item(m), healed);
        }),
      ),
    ),
    checkDeaths(),
  );

// --- cards that come -------------------------------------------------------------------------------------------------
const STAYS = UNIT | TURF | NEW_RULE;
/** A card comes to the battlefield without its requirements; an Event or Trap has no place there (tails-1.6). */
export function comeFreely(m: Machine, card: number, seat: number): boolean {
  if (!is(m, card, STAYS) || !isDeployable(m, card, seat)) return false;
  show(m, card, EVERYBODY);
  const zone = m.zoneOf(is(m, card, UNIT) ? UNITS : GROUNDS, seat);
  // tails-3.2
  if (m.zoneId(m.zone(card)) === DECK) offDeck(m, card, zone);
  else move(m, card, zone);
  say(m, LINES.deploys, seat, card);
  announceDeployed(m, card);
  return true;
}

const deployCards = ({ what, free }: Of<"deploy">, b: Builder): Step =>
  b.onCards(what, (item, ok) =>
    // tails-4.1: what lies on the battlefield is deployed already
    ifElse(
      (m) => onField(m, item(m)) || !isDeployable(m, item(m), b.seat(m)),
      assign(ok, constant(0)),
      seq(
        free
          ? act((m) => comeFreely(m, item(m), b.seat(m)))
          : when((m) => is(m, item(m), STAYS | EQUIPMENT), call(deploy, [item, constant(NONE), b.seat])),
        assign(ok, (m) => (onField(m, item(m)) ? 1 : 0)),
      ),
    ),
  );

/** tails-4.13: onto its player's side, and as it lies nobody else knows it. */
const lay = ({ what }: Of<"lay">, b: Builder): Step =>
  b.onCards(what, (item, ok) =>
    act((m) => {
      ok.set(m, is(m, item(m), TRAP) && !onBattlefield(m, item(m)) ? 1 : 0);
      if (ok(m) === 0) return;
      putFaceDown(m, item(m), TRAPS);
      say(m, LINES.laysTrap, b.seat(m));
    }),
  );

function attachCards(a: Of<"attach">, b: Builder): Step {
  const what = b.cards(a.what);
  const to = b.cards(a.to);
  return seq(
    what.fill,
    to.fill,
    b.asksFor(a.what),
    b.eachCard(what.set, (item, ok) =>
      act((m) => {
        const host = firstLying(m, m.setAt(to.set));
        const card = item(m);
        ok.set(m, host >= 0 && onField(m, host) && is(m, card, EQUIPMENT) ? 1 : 0);
        if (ok(m) === 0) return;
        if (m.zoneId(m.zone(card)) !== GEAR) move(m, card, m.zoneOf(GEAR, b.seat(m)));
        attach(m, card, host);
        say(m, LINES.equips, card, host);
      }),
    ),
  );
}

// --- what is found in the draw pile ----------------------------------------------------------------------------------
/** Its player looks at the top cards of the own draw pile. */
const look = (n: Num, b: Builder): Step =>
  act((m) => {
    let left = n(m);
    for (let c = m.first(m.zoneOf(DECK, b.seat(m))); c >= 0 && left > 0; c = m.next(c), left--)
      show(m, c, 1 << b.seat(m));
  });
/** Where a card comes to that was found; a card that no place on the battlefield is for stays in the pile. */
const bring = (item: Num, to: "hand" | "field", told: (m: Machine, card: number) => void, b: Builder): Step =>
  act((m) => {
    told(m, item(m));
    if (to === "hand") offDeck(m, item(m), m.zoneOf(HAND, b.seat(m)));
    else b.ok.set(m, comeFreely(m, item(m), b.seat(m)) ? 1 : 0);
  });

/** Through the whole pile; what was found is shown. */
const search = ({ what, to }: Of<"search">, b: Builder): Step =>
  seq(
    look(constant(WHOLE), b),
    searchIn(what, b, pilesIn(b.meaning.world), (item) => {
      const finds = (m: Machine, card: number): void => {
        show(m, card, EVERYBODY);
        say(m, LINES.finds, b.seat(m), card);
      };
      return bring(item, to, finds, b);
    }),
    b.asksFor(what),
  );

/** Some of the top cards are taken; the rest goes to the bottom, or to the discard pile. */
function dig({ n, take, to, rest }: Of<"dig">, b: Builder): Step {
  const piles = pilesIn(b.meaning.world);
  const shown = "count" in take && piles.asksFace(take.what);
  const taken = (m: Machine, card: number): void => {
    if (to !== "hand") return;
    if (shown) show(m, card, EVERYBODY);
    say(m, LINES.toHand, card);
  };
  const own = (m: Machine): number => m.zoneOf(DECK, b.seat(m));
  const looked = b.frame.local();
  const found = b.frame.local();
  const set = b.frame.set();
  const left = (m: Machine): number => looked(m) - found(m);
  const fall = act((m) => {
    for (let n = left(m); n > 0; n--) piles.fall(m, m.first(own(m)));
  });
  const below = seq(
    act((m) => {
      m.clearSet(m.setAt(set));
      let card = m.first(own(m));
      for (let n = left(m); n > 0; n--, card = m.next(card)) m.addTo(m.setAt(set), card);
    }),
    inOrder(set, b.seat, b, (item) => act((m) => leaveTo(m, item(m), DECK)), "orderBottom"),
  );
  const number = b.num(n);
  return seq(
    assign(looked, (m) => Math.min(number(m), m.count(own(m)))),
    look(looked, b),
    digIn(
      { n, take },
      b,
      piles,
      (item) => bring(item, to, taken, b),
      () => seq(assign(found, b.done), rest === "pile" ? fall : below, assign(b.done, found)),
    ),
    b.asksFor(take),
  );
}

// --- all else --------------------------------------------------------------------------------------------------------

const ACTIONS: Lowered = {
  all,
  attach: attachCards,
  control,
  /** tails-7.11: the Event or Trap that is answered, if it is what the text calls it. */
  counter: ({ what }: Of<"counter">, b) =>
    b.onCards({ ref: "played", fits: what }, (_item, ok) => act((m) => ok.set(m, counterNext(m) ? 1 : 0))),
  damage,
  deploy: deployCards,
  destroy,
  dig,
  discard,
  endTurn: (_: Of<"endTurn">, b) =>
    act((m) => {
      m.setNumber(ENDING, 1);
      b.done.set(m, 1);
    }),
  heal,
  lay,
  leave,
  negate: (_: Of<"negate">, b) => act((m) => b.done.set(m, counterNext(m) ? 1 : 0)),
  search,
  turnUp: ({ what }: Of<"turnUp">, b) =>
    b.onCards(what, (item) =>
      act((m) => {
        show(m, item(m), EVERYBODY);
        say(m, LINES.shows, item(m));
      }),
    ),
};
/** The programs of the game are built by its own builder. */
export const OWN_ACTIONS = ACTIONS as NonNullable<OwnNodes["actions"]>;
