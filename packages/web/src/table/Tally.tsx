/** What a player could pay now: the cards that stand to pay, by their colours. */
import type { SeatView } from "@tefuda/kernel";
import { Coin } from "../card/Price.tsx";
import { paysFor } from "../card/prices.ts";
import { useSaid, useWords } from "../words/index.tsx";
import { useTable } from "./context.ts";

export function Tally({ seat }: { seat: SeatView }) {
  const { look, infoOf } = useTable();
  const words = useWords();
  const say = useSaid();
  const { price } = look;
  const zone = price && seat.zones[price.zone];
  if (!price || !zone) return null;
  const standing = (zone.cards ?? []).flatMap((card) =>
    card && !card.turned ? [paysFor(infoOf(card.name), card, price)] : [],
  );
  const kinds = [...new Set(standing)].sort((a, b) => order(a) - order(b));
  const said = kinds.map((letters) => {
    const names = [...letters].map((letter) => say(price.coins[letter]?.says)).join("/");
    return `${names} ${standing.filter((one) => one === letters).length}`;
  });
  return (
    <div className="tally">
      <span className="unseen">
        {say(price.says)}: {[words.outOf(standing.length, zone.count), ...said].join(words.comma)}
      </span>
      <span className="tally-says" aria-hidden="true">
        {say(price.says)} <b>{standing.length}</b>/{zone.count}
      </span>
      <span className="tally-units" aria-hidden="true">
        {kinds.map((letters) => (
          <Coin
            key={letters}
            letters={letters}
            n={standing.filter((one) => one === letters).length}
            look={price}
          />
        ))}
      </span>
    </div>
  );

  /** As the colours are written, several together behind the one alone. */
  function order(letters: string): number {
    return Object.keys(price!.coins).indexOf(letters[0] ?? "") * 8 + letters.length;
  }
}
