/**
 * How a phrase for cards becomes a set in the frame of a text's program: chosen when the effect was activated, or found
 * when it resolves (ttcg-6.12). Cards that their chooser may not look at are taken at random (ttcg-14.9), and each part of a
 * description refuses a card by its own rule (ttcg-14.1); the language's builder does neither.
 */
import {
  type AskSpec,
  act,
  ask,
  assign,
  cardsOf,
  constant,
  effectSet,
  forEachLying,
  ifElse,
  keepRandom,
  loop,
  type Machine,
  type Num,
  type SetVar,
  type Step,
  seq,
} from "@tefuda/kernel";
import { addAll, type CardNum, numberOf, type Search } from "@tefuda/language";
import { hasAll, targetNeeds } from "../rules/14-targets.ts";
import { DECK, HAND, isSpell, onField, PILE, turnPlayer } from "../schema.ts";
import type { Cards, Description, Zone } from "../text/tree.ts";
import type { Builder } from "./builder.ts";
import { STAT, statOf } from "./comparing.ts";
import { isImmune } from "./immunity.ts";
import { isAnother, isHidden, searchOf } from "./places.ts";

/** A phrase that says how many of which cards. */
export type Picked = Extract<Cards, { count: unknown }>;

/** What a phrase leaves to its verb: where cards are looked for, for whom, who chooses, and with what question. */
export interface Picking {
  zone?: Zone;
  actor?: Num;
  chooser?: Num;
  prompt?: string;
  /** Which of the cards described can be taken here. */
  may?: (m: Machine, card: number) => boolean;
}

/** Whether a card that was chosen in the open lies where it was. */
function liesIn(zone: Zone | undefined): (m: Machine, card: number) => boolean {
  if (zone?.in === "under") return () => true;
  return zone?.in === "pile" ? (m, c) => m.zoneId(m.zone(c)) === PILE : onField;
}

/** Makes the set hold the cards of a phrase: those chosen already, those it points at, or those found or chosen now. */
export function fill(b: Builder, cards: Cards, set: SetVar, how: Picking): Step {
  if ("ref" in cards) {
    const all = b.scope.several(cards);
    const named = (cards.ref === "it" || cards.ref === "them") && b.spokenOf !== undefined;
    return act((m) => {
      const found = m.scratch[m.borrow()]!;
      const n = all(m, b.self(m), b.seat(m), found);
      m.fillSet(m.setAt(set), found, n > 0 && !named && b.isGone(m, found[0]!) ? 0 : n);
      m.giveBack();
    });
  }
  if ("both" in cards) {
    const parts = cards.both.map((c) => {
      const part = b.frame.set();
      b.pays?.choose(c, part);
      const step = fill(b, c, part, how);
      b.speakOf(part); // "one unit and all spells equipped to it"
      return { part, fill: step };
    });
    return seq(
      ...parts.map((p) => p.fill),
      act((m) => {
        m.clearSet(m.setAt(set));
        for (const { part } of parts) addAll(m, m.setAt(part), m.setAt(set));
      }),
    );
  }
  if (cards.chosenBy === "both") return eachChooses(b, cards, set, how);
  const named = isAnother(cards) && !b.pays ? [...b.named] : [];
  if (cards.count !== "all") b.named.push(set);
  const target = b.targets.get(cards);
  if (target !== undefined) {
    const there = liesIn(cards.what.zone ?? how.zone);
    return act((m) => {
      const at = m.setAt(set);
      m.copySet(effectSet(m, b.effect(m), target), at);
      // what the text itself has moved since is another card (ttcg-3.9)
      forEachLying(m, at, (c) => {
        if (!there(m, c)) m.removeFrom(at, c);
      });
    });
  }
  if (b.pays) return findPaid(b, cards, set, how);
  const may = (m: Machine, card: number): boolean => !named.some((one) => m.hasIn(m.setAt(one), card));
  return find(b, cards, set, { ...how, may });
}

/** Finds or chooses what a phrase of a cost is paid with, card by card where others behind it could need the same. */
function findPaid(b: Builder, cards: Picked, set: SetVar, how: Picking): Step {
  const left = b.frame.local();
  const rivalry = b.pays?.rivalry(cards, set, left, b);
  b.pays?.choose(cards, set);
  if (!rivalry || cards.count === "all") return find(b, cards, set, how);
  const { pays, oneByOne } = rivalry;
  const clear = act((m) => m.clearSet(m.setAt(set)));
  if (!oneByOne) return seq(clear, find(b, cards, set, { ...how, may: pays }));
  const { min, max } = limits(b, cards);
  const one = b.frame.set();
  const exactly = typeof cards.count === "object" && "exactly" in cards.count;
  const single: Picked = { ...cards, count: exactly ? { exactly: 1 } : { upTo: 1 } };
  return seq(
    clear,
    assign(left, exactly ? min : max),
    loop(
      (m) => left(m) > 0,
      seq(
        act((m) => left.set(m, left(m) - 1)),
        find(b, single, one, { ...how, may: pays }),
        act((m) => {
          addAll(m, m.setAt(one), m.setAt(set));
          if (m.sizeOf(m.setAt(one)) === 0) left.set(m, 0);
        }),
      ),
    ),
  );
}

/** Each player chooses, the turn player first; of "their" cards everybody among their own. */
function eachChooses(b: Builder, cards: Picked, set: SetVar, how: Picking): Step {
  const { zone } = cards.what;
  const own = zone !== undefined && "whose" in zone && zone.whose === "both";
  const part = (whose: "you" | "opponent"): { part: SetVar; fill: Step } => {
    const found = b.frame.set();
    const what = own ? { ...cards.what, zone: { ...zone, whose } as Zone } : cards.what;
    return {
      part: found,
      fill: find(b, { count: cards.count, what, ...(cards.random ? { random: true } : {}) }, found, {
        ...how,
        chooser: b.num(b.scope.seatOf(whose)),
      }),
    };
  };
  const mine = part("you");
  const theirs = part("opponent");
  return seq(
    ifElse((m) => b.seat(m) === turnPlayer(m), seq(mine.fill, theirs.fill), seq(theirs.fill, mine.fill)),
    act((m) => {
      m.copySet(m.setAt(mine.part), m.setAt(set));
      addAll(m, m.setAt(theirs.part), m.setAt(set));
    }),
  );
}

/** Finds or chooses cards now. */
function find(b: Builder, cards: Picked, set: SetVar, how: Picking): Step {
  const d: Description = cards.what.zone || !how.zone ? cards.what : { ...cards.what, zone: how.zone };
  const actor: CardNum | undefined = how.actor ? (m) => how.actor!(m) : undefined;
  const search = searchFor(b, d, actor);
  const list = lister(b, d, actor, how.may);
  const candidates = b.num(numberOf(search));
  const collect = act((m) => {
    if (cards.count === "all") m.cite("ttcg-14.6");
    const out = m.scratch[m.borrow()]!;
    m.fillSet(m.setAt(set), out, list(m, out));
    m.giveBack();
  });
  if (cards.count === "all") return collect;
  const wanted = limits(b, cards);
  const most = (m: Machine): number => Math.min(wanted.max(m), m.sizeOf(m.setAt(set)));
  const least = (m: Machine): number => Math.min(wanted.min(m), m.sizeOf(m.setAt(set)));
  if (cards.random) {
    return seq(
      collect,
      act((m) => keepRandom(m, m.setAt(set), most(m))),
    );
  }
  const chooser = cards.chosenBy ? b.num(b.scope.seatOf(cards.chosenBy)) : (how.chooser ?? b.seat);
  const pool = b.frame.set();
  const hidden = isHidden(d.zone);
  const spec: AskSpec = {
    shape: "some",
    who: chooser,
    prompt: how.prompt ?? "choose",
    rule: "ttcg-14.2",
    source: b.self,
    min: (m) => (hidden && d.zone?.in === "deck" ? 0 : Math.min(wanted.min(m), m.sizeOf(m.setAt(pool)))),
    max: (m) => Math.min(wanted.max(m), m.sizeOf(m.setAt(pool))),
    set,
    groups: [
      {
        verb: "",
        form: "card",
        from: cardsOf(pool),
        needs: targetNeeds(d, b.scope, b.self, b.seat).map((x) => ({ ...x, given: true })),
      },
    ],
  };
  return seq(
    collect,
    act((m) => {
      if (d.zone?.in === "hand" && d.zone.whose === "opponent") m.cite("ttcg-14.9");
    }),
    // ttcg-14.9: from the opponent's hand or deck at random, unless the effect lets its player look
    ifElse(
      (m) => hidden && blind(b, m, search, chooser),
      act((m) => keepRandom(m, m.setAt(set), most(m))),
      // what is open and leaves no choice is not asked; a hidden zone that holds cards is asked about always, even if
      // none of them will do, or not asking would tell (ttcg-4.7)
      ifElse(
        (m) => (hidden ? candidates(m) === 0 || wanted.max(m) === 0 : m.sizeOf(m.setAt(set)) <= least(m)),
        act((m) => {
          if (wanted.max(m) <= 0) m.clearSet(m.setAt(set));
        }),
        seq(
          act((m) => m.copySet(m.setAt(set), m.setAt(pool))),
          ask(spec),
        ),
      ),
    ),
  );
}

/** Whether the chooser may not look at some card of the hidden zone that is chosen from. */
function blind(b: Builder, m: Machine, search: Search, chooser: Num): boolean {
  const seat = chooser(m);
  const cards = m.scratch[m.borrow()]!;
  const n = search(m, b.self(m), b.seat(m), cards);
  let unseen = false;
  for (let i = 0; i < n && !unseen; i++) {
    const c = cards[i]!;
    const seen = (m.s[m.layout.seen + c]! & (1 << seat)) !== 0;
    const id = m.zoneId(m.zone(c));
    unseen = !seen && (id === DECK || (id === HAND && m.actsFor(c) !== seat));
  }
  m.giveBack();
  return unseen;
}

/** Writes all cards a description means, extremes settled, into `out`. */
export function lister(
  b: Builder,
  d: Description,
  actor?: CardNum,
  may: Picking["may"] = () => true,
): (m: Machine, out: Int16Array) => number {
  const search = searchFor(b, d, actor);
  const has = hasAll(d, b.scope);
  const { extreme } = d;
  const stat = extreme ? STAT[extreme.stat] : 0;
  const sign = extreme?.which === "highest" ? 1 : -1;
  const ofUnits = extreme !== undefined && extreme.stat !== "rank"; // ttcg-12.3: a spell has neither
  return (m, out) => {
    const self = b.self(m);
    const seat = b.seat(m);
    const n = search(m, self, seat, out);
    let found = 0;
    for (let i = 0; i < n; i++) {
      const c = out[i]!;
      if (!has(m, c, self, seat) || !may(m, c)) continue;
      if ((b.paying || !isImmune(m, c, self)) && !(ofUnits && isSpell(m, c))) out[found++] = c;
    }
    return extreme ? keepExtreme(m, out, found, stat, sign) : found;
  };
}

/** Where the cards of a description are looked for. */
function searchFor(b: Builder, d: Description, actor?: CardNum): Search {
  return d.among ? amongSpoken(b, d.among) : searchOf(d, b.scope, actor);
}

/** "One of them", "the rest": the cards spoken of, or those of the cards looked at that are still where they were. */
function amongSpoken(b: Builder, among: "it" | "rest"): Search {
  const set = b.spokenFor(among);
  return (m, _self, _seat, out) => {
    let n = 0;
    forEachLying(m, m.setAt(set), (c) => {
      if (among === "it" || (m.s[m.layout.seen + c]! !== 0 && !onField(m, c))) out[n++] = c;
    });
    return n;
  };
}

/** How few and how many a phrase takes. */
export function limits(b: Builder, cards: Picked): { min: Num; max: Num } {
  const { count } = cards;
  if (count === "any" || count === "all") return { min: constant(0), max: constant(0x7fff) };
  const n = b.amount("exactly" in count ? count.exactly : count.upTo);
  return { min: "exactly" in count ? n : constant(0), max: n };
}

/** How many cards a phrase names, without those of which it leaves open how many they are. */
export function numberNamed(b: Builder, cards: Cards): Num {
  if ("ref" in cards) return constant(0);
  if ("count" in cards) return limits(b, cards).min;
  const parts = cards.both.map((part) => numberNamed(b, part));
  return (m) => parts.reduce((sum, part) => sum + part(m), 0);
}

/** Takes out of a set what is immune to the effect (ttcg-11.2). */
export function dropImmune(b: Builder, set: SetVar): Step {
  return act((m) => {
    const at = m.setAt(set);
    const self = b.self(m);
    for (let c = m.nextIn(at, -1); c >= 0; c = m.nextIn(at, c)) if (isImmune(m, c, self)) m.removeFrom(at, c);
  });
}

/** Keeps of so many cards those with the lowest or the highest value. */
function keepExtreme(m: Machine, out: Int16Array, n: number, stat: number, sign: 1 | -1): number {
  if (n === 0) return 0;
  m.cite("ttcg-14.8");
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < n; i++) best = Math.max(best, sign * statOf(m, out[i]!, stat));
  let kept = 0;
  for (let i = 0; i < n; i++) if (sign * statOf(m, out[i]!, stat) === best) out[kept++] = out[i]!;
  return kept;
}
