/**
 * Mill: the top cards of a deck into the discard pile.
 *
 * Example: `{ do: "mill", who: "you", n: 2 }` - "Put the top two cards of your deck into your discard pile.",
 * 「デッキの上からカード2枚を捨て札に置く。」
 */
import type { Form, Production } from "@tefuda/cardtext/types";
import { both } from "@tefuda/cardtext/write";
import { act, type Step, seq } from "@tefuda/kernel";
import type { Builder } from "../lowering/builder.ts";
import type { Who } from "../lowering/phrases.ts";
import { own, vp } from "../phrases/doing.ts";
import { whoOf } from "../phrases/players.ts";
import type { Piles, PileWords } from "./piles.ts";

export interface Mill<A> {
  do: "mill";
  who: Who;
  n: A;
}

export function millPhrases({ deck: { en: name, ja: deck }, pile, put, mill = {} }: PileWords): Production[] {
  const is = (it: Mill<unknown>, form: Form) => it.do === "mill" && it.who === whoOf(form);
  const top = (cards: string) => [
    `~put the top ${cards} of ${own} ${name} into ${own} ${pile.en}`,
    `(~put|~move|~send) the top ${cards} of (your|their) ${name} (into|to|in) (your|their) ${pile.en}`,
  ];
  /** What the game has a verb of its own for, is printed so where it wants it. */
  const printed = (en: readonly string[], own: readonly string[] = []) =>
    mill.first ? [...own, ...en] : [...en, ...own];
  const lay = (cards: readonly string[]) => cards.flatMap((what) => put.map((verb) => `${what}を${verb}`));
  return [
    both(
      "VP",
      ({ n = 1 }, form) => ({ do: "mill", who: whoOf(form), n }),
      (it: Mill<unknown>, form) => (is(it, form) && it.n === 1 ? {} : undefined),
      printed(top("card"), mill.one),
      lay([
        `${deck}の一番上のカード`,
        `[自分の]${deck}(の|を)[一番]上から([カード]1枚|1枚のカード)`,
        `自分の${deck}の一番上のカード`,
      ]),
    ),
    both(
      "VP",
      ({ n }, form) => ({ do: "mill", who: whoOf(form), n }),
      (it: Mill<unknown>, form) =>
        is(it, form) && typeof it.n === "number" && it.n > 1 ? { n: it.n } : undefined,
      printed(top("{n:#+} cards"), mill.many),
      lay([
        `${deck}の上からカード{n:#+}枚`,
        `[自分の]${deck}(の|を)[一番]上から({n:#+}枚|カード{n:#+}枚|{n:#+}枚のカード|カードを{n:#+}枚)`,
      ]),
    ),
    vp(
      { do: "mill", who: "@by", n: "$n" },
      [...(mill.number ?? []), `~put {n:CardsN} from the top of ${own} ${name} into ${own} ${pile.en}`],
      put.flatMap((verb) => [
        `{n:CardsN}${deck}の上から${verb}`,
        `[自分の]${deck}を[一番]上から{n:CardsN}${verb}`,
      ]),
    ),
  ];
}

/** The cards fall one by one, and are what is spoken of from here on. */
export function mill<D, R, A>(
  { who, n }: Mill<A>,
  b: Builder<D, R, A>,
  { top, fall }: Pick<Piles<D, A>, "top" | "fall">,
): Step {
  const cards = b.frame.set();
  const { wanted, before, each } = b.wantedBy(n, who);
  return seq(
    before,
    b.eachSeatDoing(who, (seat) =>
      b.counting((fallen) =>
        seq(
          each(),
          act((m) => {
            m.clearSet(m.setAt(cards));
            for (let left = wanted(m); left > 0; left--) {
              const card = top(m, seat(m));
              if (card < 0) break;
              m.addTo(m.setAt(cards), card);
              fallen.set(m, fallen(m) + 1);
              fall(m, card);
            }
          }),
          b.mean(cards),
          b.doneTo(cards),
        ),
      ),
    ),
  );
}
