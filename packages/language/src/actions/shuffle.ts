/**
 * Shuffle: a deck, alone or with the whole discard pile.
 *
 * Example: `{ do: "shuffle", who: "you", pileToo: true }` - "Shuffle your discard pile into your deck.",
 * 「捨て札をすべて山札に加えてシャッフルする。」
 */
import type { Production } from "@tefuda/cardtext/types";
import { act, forEachLying, type Machine, type Step } from "@tefuda/kernel";
import type { Builder } from "../lowering/builder.ts";
import type { Who } from "../lowering/phrases.ts";
import { own, vp } from "../phrases/doing.ts";
import { godan, ichidan, suru } from "../phrases/inflect.ts";
import { type Decks, type Piles, type PileWords, shuffleDeck } from "./piles.ts";

export interface Shuffle {
  do: "shuffle";
  who: Who;
  /** The discard pile is shuffled into it. */
  pileToo?: boolean;
}

export const shufflePhrases = ({ deck: { en, ja: deck }, pile }: PileWords): Production[] => [
  vp(
    { do: "shuffle", who: "@by", pileToo: true },
    [`~shuffle ${own} ${pile.en} into ${own} ${en}`],
    [
      `${pile.all}をすべて${deck}に加えて${suru("シャッフル")}`,
      `[(自分の|あなたの)]${pile.ja}[のカード]を[すべて][(自分の|あなたの)]${deck}に(加えて|戻して|加え|戻し|混ぜて)[、][${deck}を][よく](${suru("シャッフル")}|${godan("切り直", "す")}|${godan("切", "る")}|${ichidan("混ぜ")})`,
    ],
  ),
  vp(
    { do: "shuffle", who: "@by" },
    [`~shuffle ${own} ${en}`, `~shuffle [(it|the ${en}|that ${en})]`],
    [
      `${deck}を${suru("シャッフル")}`,
      `${deck}を${godan("切", "る")}`,
      `[自分の|あなたの]${deck}を(${godan("切り直", "す")}|${suru("シャッフル")}|${godan("切", "る")})`,
    ],
  ),
];

/**
 * A deck is shuffled, with what lies in a further zone if one is named, but for the text's own card where it happens
 * once; how much of that was shuffled in is counted.
 */
export function shuffleWith<D, R, A>(
  { who, pileToo }: Shuffle,
  b: Builder<D, R, A>,
  piles: Piles<D, A>,
  { pile, once, back }: { pile: number; once: boolean; back: (m: Machine, card: number) => void },
): Step {
  return b.eachSeatDoing(who, (seat) =>
    act((m) => {
      let n = 0;
      if (pileToo)
        for (let c = m.first(m.zoneOf(pile, seat(m))), next = c; c >= 0; c = next) {
          next = m.next(c);
          if (once && c === b.self(m)) continue;
          back(m, c);
          n++;
        }
      shuffleDeck(piles, m, seat(m));
      b.done.set(m, pileToo ? n : 1);
    }),
  );
}

/** The decks of the owners of a set of cards. */
export function shuffleDecksOf(decks: Decks, m: Machine, at: number): void {
  let seats = 0;
  forEachLying(m, at, (card) => {
    seats |= 1 << m.owner(card);
  });
  for (let seat = 0; seat < m.layout.seats; seat++) if (seats & (1 << seat)) shuffleDeck(decks, m, seat);
}
