/**
 * Draw: so many cards from the top of a player's deck into their hand.
 *
 * Example: `{ do: "draw", who: "you", n: 2 }` - "Draw two cards.", 「カードを2枚引く。」
 */
import type { Production } from "@tefuda/cardtext/types";
import { act, happen, type Step, seq } from "@tefuda/kernel";
import type { Builder } from "../lowering/builder.ts";
import type { Who } from "../lowering/phrases.ts";
import { vp } from "../phrases/doing.ts";
import { godan, suru } from "../phrases/inflect.ts";
import type { Piles } from "./piles.ts";

export interface Draw<A> {
  do: "draw";
  who: Who;
  n: A;
}

export const drawPhrase: Production = vp(
  { do: "draw", who: "@by", n: "$n" },
  ["~draw {n:CardsN}", "~draw {n:#}", "~draw {n:CardsN} (each|from (your|their|the) (deck|draw pile))"],
  [
    `{n:CardsN}${godan("引", "く")}`,
    `{n:CardsN}${suru("ドロー")}`,
    `[(あなたの|自分の)](山札|デッキ)から(カード{n:#}枚を|カードを{n:#}枚|{n:#}枚[の][カードを])(${godan("引", "く")}|${suru("ドロー")})`,
    // beside what is drawn anyway
    `通常のドローに加えて[、]{n:CardsN}${godan("引", "く")}`,
    `(追加で|さらに|余分に|もう)[、]{n:CardsN}${godan("引", "く")}`,
    `カードを(追加で|さらに|余分に|もう){n:#}枚${godan("引", "く")}`,
  ],
);

/** The cards that were drawn are what is spoken of from here on; who draws them may be the owner of what was before. */
export function draw<D, R, A>(
  { who, n }: Draw<A>,
  b: Builder<D, R, A>,
  { hand, draws }: Pick<Piles<D, A>, "hand" | "draws">,
): Step {
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
      b.asks(wanted),
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
      b.doneTo(cards),
    ),
  );
}
