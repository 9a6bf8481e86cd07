/**
 * Look and reveal: cards are shown to one player, or to everybody; a hand is looked at whole.
 *
 * Examples: `{ do: "look", who: "you", what: { hand: "opponent" } }` - "Look at your opponent's hand.", 「相手の手札を見る。」;
 * `{ do: "reveal", what: { hand: "you" } }` - "Reveal your hand.", 「あなたの手札を公開する。」
 */
import { act, EVERYBODY, type Machine, type Step, say, show } from "@tefuda/kernel";
import type { Builder } from "../lowering/builder.ts";
import type { Phrase, Who } from "../lowering/phrases.ts";
import type { Piles } from "./piles.ts";

export { looking as seePhrases } from "../phrases/doing.ts";

export interface Look<What> {
  do: "look";
  who: Who;
  what: What | { hand: Who };
}
export interface Reveal<What> {
  do: "reveal";
  what: What | { hand: Who };
}

/** Shows cards to one player, or to everybody where none is named. */
export function see<D, R, A>(
  it: Look<Phrase<D, R, A>> | Reveal<Phrase<D, R, A>>,
  b: Builder<D, R, A>,
  { hand, lines }: Pick<Piles<D, A>, "hand" | "lines">,
): Step {
  const { what } = it;
  const who = it.do === "look" ? it.who : undefined;
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
}
