/**
 * Search and dig: cards are found in the own deck, all of it or its top cards, and brought somewhere.
 *
 * Examples: `{ do: "search", what: ..., to: "hand" }` - "Search your deck for an ITEM and put it into your hand.";
 * `{ do: "dig", n: 3, take: ..., to: "hand", rest: "deckBottom" }` - "Look at the top three cards of your deck, put a UNIT from
 * among them into your hand and the rest on the bottom of your deck."
 */
import {
  act,
  assign,
  EVERYBODY,
  type Machine,
  type Num,
  type Step,
  say,
  seq,
  show,
  WordsError,
} from "@tefuda/kernel";
import type { Builder } from "../lowering/builder.ts";
import type { Counted, Phrase } from "../lowering/phrases.ts";
import { MEANING } from "../lowering/says.ts";
import { type Piles, shuffleDeck } from "./piles.ts";

/** Among the top cards of the own deck; nobody else sees whether what is described is there. */
function found<D, R, A>(
  what: Phrase<D, R, A>,
  top: A,
  search: boolean,
  { asksFace, inDeck }: Pick<Piles<D, A>, "asksFace" | "inDeck">,
): Counted<D, A> {
  if (!("count" in what)) throw new WordsError(MEANING.described);
  const { count } = what;
  const fewer = typeof count === "object" && "exactly" in count && (search || asksFace(what.what));
  return {
    ...what,
    ...(fewer ? { count: { upTo: count.exactly } } : {}),
    what: inDeck(what.what, top),
  };
}

/**
 * Through the whole own deck, which is shuffled; what was looked for by what it is, is shown.
 * @param bring what is done with each card found
 */
export const search = <D, R, A>(
  what: Phrase<D, R, A>,
  b: Builder<D, R, A>,
  piles: Piles<D, A>,
  bring: (item: Num) => Step,
): Step =>
  seq(
    b.onCards(found(what, piles.whole, true, piles), bring),
    act((m) => shuffleDeck(piles, m, b.seat(m))),
  );

/**
 * Some of the top cards are taken; the rest falls, or goes where `rest` puts so many top cards.
 * @param bring what is done with each card taken
 */
export function dig<D, R, A>(
  { n, take, shown }: { n: A; take: Phrase<D, R, A>; shown?: true },
  b: Builder<D, R, A>,
  piles: Piles<D, A>,
  bring: (item: Num) => Step,
  rest?: (left: Num) => Step,
): Step {
  const looked = b.frame.local();
  const before = b.frame.local();
  const own = (m: Machine): number => m.zoneOf(piles.deck, b.seat(m));
  const number = b.num(n);
  return seq(
    act((m) => {
      looked.set(m, Math.min(number(m), m.count(own(m))));
      before.set(m, m.count(own(m)));
      if (!shown) return;
      let card = m.first(own(m));
      for (let left = looked(m); left > 0; left--, card = m.next(card)) {
        show(m, card, EVERYBODY);
        say(m, piles.lines.shows, card);
      }
    }),
    b.onCards(found(take, n, false, piles), bring),
    assign(looked, (m) => looked(m) - (before(m) - m.count(own(m)))),
    rest?.(looked) ??
      act((m) => {
        for (let left = looked(m); left > 0; left--) piles.fall(m, m.first(own(m)));
      }),
  );
}
