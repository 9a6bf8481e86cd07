/** What a text makes hold, as modifiers of the kernel: which cards and players they touch, by how much, and while what is so. */
import {
  type Machine,
  type Modifier,
  type ModifierParts,
  makeModifier,
  modAmount,
  modSeat,
  modSource,
  modSubject,
  NONE,
  printed,
  subjectSeat,
} from "@tefuda/kernel";
import { askedOnce } from "./asked-once.ts";
import type { Made } from "./lasting.ts";
import type { CardNum, CardTest, Has, Who } from "./phrases.ts";
import { both } from "./tests.ts";
import type { CardOn } from "./trigger-conditions.ts";
import type { SeatTest } from "./who.ts";

/** How statements hold: while a card's text is on, or for a time by an effect. */
export type Holding = { by: "text"; on?: CardOn; cond?: CardTest; entangled?: boolean } | { by: "effect" };
export type Touches = NonNullable<Modifier["touches"]>;

/** What a game says of what holds. `C` are its phrases of cards, `W` what they are looked for in, `S` what texts are compiled against. */
export interface Held<C, W, A, S> {
  /** Whether the texts of a card are on, if a text says nothing else. */
  works: CardOn;
  meant(cards: C, scope: S, where?: W): Has;
  amount(n: A, scope: S): CardNum;
  means(who: Who, scope: S): SeatTest;
  /** Whether what a player's texts make passes a card by. */
  shielded?(m: Machine, card: number, seat: number): boolean;
}

/** The player that a modifier acts for: of a card in play whose side it is on, else who made it. */
export const seatOfModifier = (m: Machine, mod: number): number =>
  modSeat(m, mod) === NONE ? m.actsFor(modSource(m, mod)) : modSeat(m, mod);

/** A mark's name in plain words, for whoever sees the card: "cannot attack". */
export const spaced = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/**
 * Makes the modifiers of one statement.
 * @param entangled whether it asks about what other texts may change
 */
export function making<C, W, A, S>(game: Held<C, W, A, S>, scope: S, how: Holding, entangled: boolean) {
  const seatOf = seatOfModifier;
  const { shielded = () => false } = game;

  function during(on: CardOn | undefined, further: CardTest | undefined): Modifier["during"] {
    if (how.by === "effect") {
      if (!game.shielded && !further) return undefined;
      // put on a card, it passes by what it does not touch any more
      return (m, mod) =>
        !(modSubject(m, mod) >= 0 && shielded(m, modSubject(m, mod), seatOf(m, mod))) &&
        (!further || further(m, modSource(m, mod), seatOf(m, mod)));
    }
    const works = on ?? how.on ?? game.works;
    const { cond } = how;
    const holds = cond && further ? both(cond, further) : (cond ?? further);
    if (!holds) return (m, mod) => works(m, modSource(m, mod));
    return (m, mod) => {
      const self = modSource(m, mod);
      return works(m, self) && holds(m, self, seatOf(m, mod));
    };
  }
  /** @param of how much of what it was is left: all where a number is added to it, nothing where it is set */
  function fold(by: A, of: 1 | 0): NonNullable<Modifier["fold"]> {
    if (typeof by === "number") return (_m, v) => v * of + by;
    if (how.by === "effect") return (m, v, mod) => v * of + modAmount(m, mod);
    const n = game.amount(by, scope);
    return (m, v, mod) => v * of + n(m, modSource(m, mod), seatOf(m, mod));
  }
  /** A number in place of what is printed: what else changes that is added to it, whichever came first. */
  function inPlaceOf(stat: number, by: A): NonNullable<Modifier["fold"]> {
    const adds = fold(by, 1);
    return (m, v, mod, card) => adds(m, v - printed(m, card, stat), mod, card);
  }
  function folding(
    stat: number | undefined,
    by: A | undefined,
    sets: true | "printed" | undefined,
  ): Modifier["fold"] {
    if (by === undefined) return undefined;
    return sets === "printed" ? inPlaceOf(stat!, by) : fold(by, sets ? 0 : 1);
  }
  /** Players as subjects, or as those against whom something is forbidden. */
  function areSeats(who: Who): Touches {
    const means = game.means(who, scope);
    return (m, mod, subject) =>
      subject < NONE && means(m, subjectSeat(subject), modSource(m, mod), seatOf(m, mod));
  }
  /** Whichever cards these are, shielded or not. */
  const plainly =
    (test: Has): Touches =>
    (m, mod, subject) =>
      subject >= 0 && test(m, subject, modSource(m, mod), seatOf(m, mod));

  function make(
    what: ModifierParts,
    touches: Touches,
    more: { by?: A; sets?: true | "printed"; further?: CardTest; on?: CardOn } = {},
  ): Made<A> {
    const { by, sets } = more;
    const isSum = what.stat !== undefined && typeof by === "number" && !sets;
    const modifier = makeModifier({
      touches,
      ...(isSum ? { adds: by } : { fold: folding(what.stat, by, sets) }),
      during: during(more.on, more.further),
      ...what,
    });
    return by === undefined ? { modifier } : { modifier, by };
  }

  function couldPlay(test: Has, zones: readonly number[], own: boolean): Touches {
    const fits = plainly(test);
    return (m, mod, card) =>
      card >= 0 &&
      (m.actsFor(card) === seatOf(m, mod)) === own &&
      zones.includes(m.zoneId(m.zone(card))) &&
      fits(m, mod, card);
  }

  return {
    plainly,
    /** The cards of a phrase. */
    cards(on: C, where?: W): Touches {
      const touches = plainly(game.meant(on, scope, where));
      return game.shielded
        ? (m, mod, subject) => touches(m, mod, subject) && !shielded(m, subject, seatOf(m, mod))
        : touches;
    },
    seats: areSeats,
    make,
    /** What other descriptions may ask about: a text that itself asks about such things could come to ask itself. */
    asked(what: ModifierParts, touches: Touches): Made<A> {
      const made = make(what, touches);
      return entangled || (how.by === "text" && how.entangled === true) ? once(made) : made;
    },
    /** Cards that a player could play from these zones, or that the others could. */
    playable: (test: Has, ...zones: readonly number[]): Touches => couldPlay(test, zones, true),
    playableByOther: (test: Has, ...zones: readonly number[]): Touches => couldPlay(test, zones, false),
    /** Against which cards only a player is forbidden something. */
    against: (test: Has): Pick<ModifierParts, "by"> => ({
      by: (m, mod, other) => other >= 0 && test(m, other, modSource(m, mod), seatOf(m, mod)),
    }),
    /** Against which players only a card is forbidden, or may do, something. */
    againstPlayers: (who: Who): Pick<ModifierParts, "by"> => ({ by: areSeats(who) }),
    /** By which player's effects it is not suffered, the opponent's or anybody's. */
    byEffects: (theirs: boolean): Pick<ModifierParts, "by"> => ({
      by: (m, mod, other) => !theirs || (other < NONE && subjectSeat(other) !== seatOf(m, mod)),
    }),
  };
}

/** One that could come to ask itself is not asked again while it is being asked. */
export const once = <A>({ modifier, ...made }: Made<A>): Made<A> => ({
  ...made,
  modifier: askedOnce(modifier),
});
