/**
 * Draw: so many cards from the top of a player's deck into their hand.
 *
 * Example: `{ do: "draw", who: "you", n: 2 }` - "Draw two cards.", 「カードを2枚引く。」
 */
import type { Production } from "@tefuda/cardtext/types";
import { say } from "@tefuda/cardtext/write";
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

/** Until so many are in hand: `{ do: "drawUntil", who: "both", n: 5 }` - "Each player draws cards until they have five cards in hand." */
export interface DrawUntil<A> {
  do: "drawUntil";
  who: Who;
  n: A;
}

export const drawUntilPhrase: Production = say(
  "VP",
  { do: "drawUntil", who: "@by", n: "$n" },
  [
    "~draw cards until <own:you/they> have {n:#+} cards in hand",
    "~draw [cards] until (you|they) (have|hold) {n:#+} [cards] [in [<own:your/their>] (hand|hands)]",
    "~draw [cards] until <own:your/their> hand (has|holds|contains) {n:#+} cards",
    "~draw [cards] up to {n:#+} cards in hand",
    "~draw up to a hand of {n:#+} [cards]",
  ],
  [
    `手札が{n:#+}枚になるまでカードを${godan("引", "く")}`,
    `[(自分の|あなたの)]手札が{n:#+}枚になる(まで|ように)[、][カードを](${godan("引", "く")}|${suru("ドロー")})`,
  ],
);

type DrawPiles<D, A> = Pick<Piles<D, A>, "hand" | "draws">;

/** The cards that were drawn are what is spoken of from here on; who draws them may be the owner of what was before. */
function drawing<D, R, A>(
  { who, n }: { who: Who; n: A },
  b: Builder<D, R, A>,
  { hand, draws }: DrawPiles<D, A>,
  lacks: (wanted: number, inHand: number) => number,
): Step {
  const cards = b.frame.set();
  const inHand = b.frame.local();
  const { wanted, before, each } = b.wantedBy(n, who);
  return seq(
    before,
    b.eachSeatDoing(who, (seat) =>
      b.counting((drawn) =>
        seq(
          each(),
          act((m) => {
            m.clearSet(m.setAt(cards));
            inHand.set(m, m.count(m.zoneOf(hand, seat(m))));
          }),
          happen(draws, [seat, (m) => lacks(wanted(m), inHand(m))]),
          act((m) => {
            const own = m.zoneOf(hand, seat(m));
            let card = m.last(own);
            for (let left = m.count(own) - inHand(m); left > 0; left--, card = m.prev(card)) {
              m.addTo(m.setAt(cards), card);
              drawn.set(m, drawn(m) + 1);
            }
          }),
          b.mean(cards),
          b.doneTo(cards),
        ),
      ),
    ),
  );
}

export const draw = <D, R, A>(it: Draw<A>, b: Builder<D, R, A>, piles: DrawPiles<D, A>): Step =>
  drawing(it, b, piles, (wanted) => wanted);

export const drawUntil = <D, R, A>(it: DrawUntil<A>, b: Builder<D, R, A>, piles: DrawPiles<D, A>): Step =>
  drawing(it, b, piles, (wanted, inHand) => wanted - inHand);
