/**
 * What words that point mean where they stand: "it", "that card", "its owner", a counted amount. A scope is made for
 * one place of a text - its program, its trigger, its standing modifier - and answers for the card that bears the text.
 * Amounts are TTCG's own, as are its words for players ("that player", "the turn player") and cards chosen for a value.
 */

import { type Machine, NONE, topOf, WordsError } from "@tefuda/kernel";
import { type CardNum, fitting, type Has, oneAfterAnother, type Search, upTo } from "@tefuda/language";
import { AS_IT_LIES, AS_IT_WAS, type Look } from "../past.ts";
import { countOf, hasAll } from "../rules/14-targets.ts";
import {
  ATTACKER,
  DECK,
  DEFENDER,
  DESTROYED_IN,
  HAND,
  NUMBERS,
  onField,
  PILE,
  PLAYER,
  RANK,
  SUBTYPES,
  TURN,
  TYPES,
} from "../schema.ts";
import type { Amount, Cards, Description, Reference, Who } from "../text/tree.ts";
import { STAT, statOf } from "./comparing.ts";
import { searchOf, sideOf } from "./places.ts";
import { MEANING } from "./says.ts";

export interface Scope {
  /** As what a card that is pointed to is seen: one that the text took from the field, or saw leave, as it last was. */
  look(of: Reference | Cards): Look;
  /** The card a reference means; NONE if there is none. */
  one(ref: Reference): CardNum;
  /** The card a reference or a phrase for one card means. */
  single(of: Reference | Cards): CardNum;
  /** The cards a phrase means, all of them, without choosing. */
  several(cards: Cards): Search;
  amount(a: Amount): CardNum;
  /** The type or sub-type chosen before, as its number. */
  word(m: Machine): number;
  /** The seat a word for a player means; for "both" the seat the text acts for. */
  seatOf(who: Who): CardNum;
}

/** What differs from one place of a text to another. */
export interface Pointers {
  /** "it": the card spoken of last. */
  it: CardNum;
  itAll?: Search;
  /** Whether "it" was spoken of on the field, and so is what it last was there once it has left (ttcg-3.9). */
  past?: boolean;
  trigger: CardNum;
  activated?: CardNum;
  /** What destroyed the card that the trigger spoke of. */
  destroyer?: CardNum | undefined;
  /** "for each card discarded this way". */
  done?: (m: Machine) => number;
  word?: (m: Machine) => number;
  /** The card chosen for a phrase whose value is a number of the text. */
  measured?: (cards: Extract<Cards, { count: unknown }>) => CardNum | undefined;
  /** The player that "its owner" or "its controller" meant last, where what they then took or drew is nothing. */
  meant?: ((m: Machine) => number) | undefined;
  /** "That player": the one who did what the text spoke of. */
  player?: CardNum | undefined;
}

export function scopeOf(p: Pointers): Scope {
  const one = (ref: Reference): CardNum => {
    switch (ref) {
      case "this":
        return (_, self) => self;
      case "it":
      case "them":
        return p.it;
      case "cover":
        return (m, self) => (m.above(self) >= 0 ? topOf(m, self) : NONE);
      case "equipped":
        return (m, self) => m.host(self);
      case "attacker":
        return (m) => m.number(ATTACKER);
      case "defender":
        return (m) => m.number(DEFENDER);
      case "trigger":
        return p.trigger;
      case "activated":
        return p.activated ?? p.trigger;
      case "destroyer":
        if (!p.destroyer) throw new WordsError(MEANING.noDestroyer);
        return p.destroyer;
      default:
        throw new WordsError(MEANING.noMeaning("a reference", String(ref)));
    }
  };
  const look = (of: Reference | Cards): Look => {
    const ref = typeof of === "string" ? of : "ref" in of ? of.ref : undefined;
    return p.past && (ref === "it" || ref === "them" || ref === "trigger") ? AS_IT_WAS : AS_IT_LIES;
  };
  const several = (cards: Cards): Search => {
    if ("ref" in cards) {
      if (cards.from) return inZone(cards, several({ ref: cards.ref }));
      if ((cards.ref === "it" || cards.ref === "them") && p.itAll) return p.itAll;
      const card = one(cards.ref);
      return (m, self, seat, out) => {
        out[0] = card(m, self, seat);
        return out[0] < 0 ? 0 : 1;
      };
    }
    if ("both" in cards) return oneAfterAnother(cards.both.map(several));
    takesAll(cards);
    return fitting(searchOf(cards.what, scope), hasAll(cards.what, scope));
  };
  const amount = (a: Amount): CardNum => {
    if (typeof a === "number") return () => a;
    if ("each" in a) {
      const count = countOf(a.each, scope);
      const { times, per } = a;
      return (m, self, seat) => times * Math.floor(count(m, self, seat) / (per ?? 1));
    }
    if ("eachOf" in a) {
      const number = NUMBERS[a.eachOf];
      const { times } = a;
      if (a.whose === "both") return (m) => times * (number(m, 0) + number(m, 1));
      const seat = seatOf(a.whose);
      return (m, self, acts) => times * number(m, seat(m, self, acts));
    }
    if ("half" in a) {
      const whole = amount(a.half);
      return (m, self, seat) => Math.floor(whole(m, self, seat) / 2);
    }
    if ("capped" in a) return upTo(a.most, amount(a.capped));
    if ("plus" in a) {
      const first = amount(a.plus);
      const { n } = a;
      return (m, self, seat) => first(m, self, seat) + n;
    }
    if ("different" in a) {
      const { times } = a;
      const number = differentOf(a.different, a.among, scope);
      return (m, self, seat) => times * number(m, self, seat);
    }
    if ("done" in a) {
      const times = a.done ? (a.times ?? 1) : 0;
      if (a.own) throw new WordsError(MEANING.ownPart);
      // of cards and of points alike it is how many there were
      void a.points;
      return (m) => times * (p.done?.(m) ?? 0);
    }
    if ("value" in a) {
      const { of, value, times = 1 } = a;
      const card = single(of);
      const stat = STAT[value];
      const seen = look(of);
      return (m, self, seat) => {
        const c = card(m, self, seat);
        return c < 0 ? 0 : times * seen.stat(m, c, stat);
      };
    }
    if ("event" in a) {
      const count = destroyedThisTurn(hasAll({ ...a.what, zone: undefined }, scope));
      const times = a.event === "destroyed" ? a.times : 0;
      return (m, self, seat) => times * count(m, self, seat);
    }
    if ("chosenWord" in a) return (m) => p.word?.(m) ?? 0;
    if ("upTo" in a) throw new WordsError(MEANING.upTo);
    throw new WordsError(MEANING.noMeaning("an amount", JSON.stringify(a)));
  };
  /** One card, by a word that points or as the only one of a description. */
  const single = (of: Reference | Cards): CardNum => {
    if (typeof of === "string") return one(of);
    if ("count" in of) {
      const chosen = p.measured?.(of);
      if (!chosen) throw new WordsError(MEANING.valueChosen);
      return chosen;
    }
    const all = several(of);
    return (m, self, seat) => {
      const found = m.scratch[m.borrow()]!;
      const n = all(m, self, seat, found);
      m.giveBack();
      return n > 0 ? found[0]! : NONE;
    };
  };
  const seatOf = (who: Who): CardNum => {
    if (who === "opponent") return (_m, _self, seat) => 1 - seat;
    if (who === "owner") return (m, self, seat) => ownerOr(m, p.it(m, self, seat), p.meant?.(m) ?? seat);
    if (who === "turnPlayer") return (m) => m.number(PLAYER);
    if (who === "that") {
      const { player } = p;
      if (!player) throw new WordsError(MEANING.noPlayer);
      return player;
    }
    if (who === "both") throw new WordsError(MEANING.whichPlayer);
    if (who === "its") return (m, self, seat) => controllerOr(m, p.it(m, self, seat), p.meant?.(m) ?? seat);
    return (_m, _self, seat) => seat;
  };
  const scope: Scope = { look, one, single, several, amount, seatOf, word: p.word ?? (() => NONE) };
  return scope;
}

/** How many different types, ranks or names there are among cards of a description. */
function differentOf(what: "type" | "rank" | "subtype" | "name", among: Description, scope: Scope): CardNum {
  const search = fitting(searchOf(among, scope), hasAll(among, scope));
  return (m, self, seat) => {
    const cards = m.scratch[m.borrow()]!;
    const n = search(m, self, seat, cards);
    m.giveBack();
    const found = new Set<number>();
    for (let i = 0; i < n; i++) {
      const card = cards[i]!;
      if (what === "name") found.add(m.definition(card));
      else if (what === "rank") found.add(statOf(m, card, RANK));
      else for (const bit of bitsOf(statOf(m, card, what === "type" ? TYPES : SUBTYPES))) found.add(bit);
    }
    return found.size;
  };
}
const bitsOf = (all: number): number[] =>
  Array.from({ length: 16 }, (_, i) => i).filter((i) => all & (1 << i));

/** How many cards of a description were destroyed this turn, wherever they lie now. */
export function destroyedThisTurn(has: Has): CardNum {
  return (m, self, seat) => {
    let n = 0;
    for (let c = 0; c < m.layout.cards; c++)
      if (m.column(c, DESTROYED_IN) === m.number(TURN) && has(m, c, self, seat)) n++;
    return n;
  };
}

/** A phrase that counts or names cards without choosing takes all of them, or speaks of one as an example ("a unit"). */
export function takesAll(cards: Extract<Cards, { count: unknown }>): void {
  const { count } = cards;
  if (count === "all" || (typeof count === "object" && "exactly" in count && count.exactly === 1)) return;
  throw new WordsError(MEANING.noneChosen);
}

/** "This card from your discard pile": only as long as it lies there. */
function inZone(cards: Extract<Cards, { ref: Reference }>, all: Search): Search {
  const zone = cards.from!;
  if (zone.in === "under" || zone.in === "either") throw new WordsError(MEANING.place);
  const id = { field: NONE, hand: HAND, pile: PILE, deck: DECK }[zone.in];
  const whose = "whose" in zone ? zone.whose : undefined;
  if (whose !== undefined && whose !== "you" && whose !== "owner") throw new WordsError(MEANING.ownZones);
  return fitting(all, (m, card) => (id === NONE ? onField(m, card) : m.zoneId(m.zone(card)) === id));
}

const ownerOr = (m: Machine, card: number, seat: number): number => (card < 0 ? seat : m.owner(card));
/** Of a card that has left the field: who controlled it there. */
const controllerOr = (m: Machine, card: number, seat: number): number => (card < 0 ? seat : sideOf(m, card));
