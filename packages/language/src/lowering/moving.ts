/** Actions on decks and hands that games have in common: drawing, discarding, searching, looking, shuffling. */

import {
  act,
  assign,
  EVERYBODY,
  forEachLying,
  type GameEvent,
  happen,
  type Machine,
  type Message,
  type Num,
  type Step,
  say,
  seq,
  show,
  shuffle,
  WordsError,
} from "@tefuda/kernel";
import type { Builder } from "./builder.ts";
import type { Counted, Phrase, Who } from "./phrases.ts";
import { MEANING } from "./says.ts";

/** Where a game's cards lie, and what it says of them. */
export interface Piles<D, A> {
  hand: number;
  deck: number;
  /** Arguments: seat, how many. */
  draws: GameEvent;
  /** Out of a hand. Arguments: card, seat. */
  discarded: GameEvent;
  /** A card goes from a deck to where discarded cards lie, and is told of. */
  fall(m: Machine, card: number): void;
  asksFace(d: D): boolean;
  /** The same description, in any hand; and among so many top cards of the own deck. */
  inHands(d: D): D;
  inDeck(d: D, top: A): D;
  /** As many cards as no deck has. */
  whole: A;
  lines: {
    shuffles: Message;
    /** A card is shown to all, to a seat; a seat looks at the hand of a seat. */
    shows: Message;
    sees: Message;
    looks: Message;
  };
}

/** The actions of a game on its decks and hands. */
export function movesOf<D, R, A>({
  hand,
  deck,
  draws,
  discarded,
  fall,
  asksFace,
  inHands,
  inDeck,
  whole,
  lines,
}: Piles<D, A>) {
  type B = Builder<D, R, A>;
  const shuffleDeck = (m: Machine, seat: number): void => {
    say(m, lines.shuffles, seat);
    shuffle(m, m.zoneOf(deck, seat));
  };
  /** Among the top cards of the own deck; nobody else sees whether what is described is there. */
  const found = (what: Phrase<D, R, A>, top: A, search: boolean): Counted<D, A> => {
    if (!("count" in what)) throw new WordsError(MEANING.described);
    const { count } = what;
    const fewer = typeof count === "object" && "exactly" in count && (search || asksFace(what.what));
    return {
      ...what,
      ...(fewer ? { count: { upTo: count.exactly } } : {}),
      what: inDeck(what.what, top),
    };
  };
  return {
    shuffleDeck,
    /** The decks of the owners of a set of cards. */
    shuffleDecksOf: (m: Machine, at: number): void => {
      let seats = 0;
      forEachLying(m, at, (card) => {
        seats |= 1 << m.owner(card);
      });
      for (let seat = 0; seat < m.layout.seats; seat++) if (seats & (1 << seat)) shuffleDeck(m, seat);
    },

    /** The cards that were drawn are what is spoken of from here on; who draws them may be the owner of what was before. */
    draw: (b: B, who: Who, n: A): Step => {
      const cards = b.frame.set();
      const before = b.frame.local();
      const wanted = b.frame.local();
      const number = b.num(n);
      return b.counting((drawn) =>
        seq(
          act((m) => {
            wanted.set(m, number(m));
            m.clearSet(m.setAt(cards));
          }),
          b.eachSeat(who, (seat) =>
            seq(
              act((m) => before.set(m, m.count(m.zoneOf(hand, seat(m))))),
              happen(draws, [seat, wanted]),
              act((m) => {
                const own = m.zoneOf(hand, seat(m));
                let card = m.last(own);
                for (let left = m.count(own) - before(m); left > 0; left--, card = m.prev(card)) {
                  m.addTo(m.setAt(cards), card);
                  drawn.set(m, drawn(m) + 1);
                }
              }),
            ),
          ),
          b.mean(cards),
        ),
      );
    },

    /** Out of a hand, each player out of their own, chosen by themselves unless the text says otherwise. */
    discard: (b: B, who: Who, what: Phrase<D, R, A>): Step => {
      if (!("count" in what))
        return b.onCards(what, (item) => happen(discarded, [item, (m) => m.owner(item(m))]), {
          among: (m, card) => m.zoneId(m.zone(card)) === hand,
        });
      const somewhere = { ...what, what: inHands(what.what) };
      return b.eachSeatDoing(who, (seat) =>
        b.together(discarded, somewhere, [seat], {
          chooser: what.chosenBy ? b.seatOf(what.chosenBy) : seat,
          among: (m, card) => m.zone(card) === m.zoneOf(hand, seat(m)),
        }),
      );
    },

    /** The top cards of a deck fall. They are what is spoken of from here on. */
    mill: (b: B, who: Who, n: A): Step => {
      const cards = b.frame.set();
      const wanted = b.frame.local();
      const number = b.num(n);
      return b.counting((fallen) =>
        seq(
          act((m) => {
            wanted.set(m, number(m));
            m.clearSet(m.setAt(cards));
          }),
          b.eachSeat(who, (seat) =>
            act((m) => {
              const own = m.zoneOf(deck, seat(m));
              for (let left = wanted(m); left > 0 && m.first(own) >= 0; left--) {
                const card = m.first(own);
                m.addTo(m.setAt(cards), card);
                fallen.set(m, fallen(m) + 1);
                fall(m, card);
              }
            }),
          ),
          b.mean(cards),
        ),
      );
    },

    /** Through the whole own deck, which is shuffled; what was looked for by what it is, is shown. */
    search: (b: B, what: Phrase<D, R, A>, bring: (item: Num) => Step): Step =>
      seq(
        b.onCards(found(what, whole, true), bring),
        act((m) => shuffleDeck(m, b.seat(m))),
      ),

    /**
     * Some of the top cards are taken; the rest falls, or goes where `rest` puts so many top cards.
     */
    dig: (
      b: B,
      n: A,
      take: Phrase<D, R, A>,
      bring: (item: Num) => Step,
      rest?: (left: Num) => Step,
    ): Step => {
      const looked = b.frame.local();
      const before = b.frame.local();
      const own = (m: Machine): number => m.zoneOf(deck, b.seat(m));
      const number = b.num(n);
      return seq(
        act((m) => {
          looked.set(m, Math.min(number(m), m.count(own(m))));
          before.set(m, m.count(own(m)));
        }),
        b.onCards(found(take, n, false), bring),
        assign(looked, (m) => looked(m) - (before(m) - m.count(own(m)))),
        rest?.(looked) ??
          act((m) => {
            for (let left = looked(m); left > 0; left--) fall(m, m.first(own(m)));
          }),
      );
    },

    /** Shows cards to one player, or to everybody where none is named. */
    see: (b: B, what: Phrase<D, R, A> | { hand: Who }, who: Who | undefined): Step => {
      const shown = (m: Machine, card: number, seat: number, each: boolean): void => {
        show(m, card, who === undefined ? EVERYBODY : 1 << seat);
        if (who === undefined) say(m, lines.shows, card);
        else if (each) say(m, lines.sees, seat, card);
      };
      return b.eachSeatDoing(who ?? "you", (seat) =>
        "hand" in what
          ? b.eachSeatDoing(what.hand, (whose) =>
              act((m) => {
                const own = m.zoneOf(hand, whose(m));
                for (let c = m.first(own); c >= 0; c = m.next(c)) shown(m, c, seat(m), false);
                b.done.set(m, m.count(own));
                if (who !== undefined) say(m, lines.looks, seat(m), whose(m));
              }),
            )
          : b.onCards(what, (item) => act((m) => shown(m, item(m), seat(m), true))),
      );
    },

    /**
     * A deck is shuffled, with what lies in a further zone if one is named, but for the text's own card where it happens
     * once; how much of that was shuffled in is counted.
     */
    shuffleWith: (
      b: B,
      who: Who,
      once: boolean,
      zone?: number,
      back?: (m: Machine, card: number) => void,
    ): Step =>
      b.eachSeatDoing(who, (seat) =>
        act((m) => {
          let n = 0;
          if (zone !== undefined)
            for (let c = m.first(m.zoneOf(zone, seat(m))), next = c; c >= 0; c = next) {
              next = m.next(c);
              if (once && c === b.self(m)) continue;
              back?.(m, c);
              n++;
            }
          shuffleDeck(m, seat(m));
          b.done.set(m, zone === undefined ? 1 : n);
        }),
      ),
  };
}
