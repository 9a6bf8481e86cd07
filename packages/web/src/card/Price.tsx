/** A cost in several colours, along the edge of a card. */
import type { CardInfo, PriceLook } from "@tefuda/kernel";
import { unitsOf } from "@tefuda/print/printed";
import type { CSSProperties } from "react";

export function Price({ info, look }: { info: CardInfo; look: PriceLook }) {
  const letters = unitsOf(info, look);
  const kinds = [...new Set(letters)];
  return (
    <div className="price">
      {kinds.map((letter) => (
        <Coin key={letter} letters={letter} n={letters.filter((one) => one === letter).length} look={look} />
      ))}
    </div>
  );
}

/** So many units of a colour, or of any one of several; each colour has a shape besides. */
export function Coin({ letters, n, look }: { letters: string; n: number; look: PriceLook }) {
  const units = [...letters].map((letter) => look.coins[letter]!);
  const tones = units.map(({ tone }) => tone);
  const style = {
    "--tone": tones[0],
    "--tone-2": tones.at(-1),
    "--tone-ink": units[0]?.ink,
  } as CSSProperties;
  return (
    <span
      className={`coin${units.length > 1 ? " coin--several" : ""}`}
      data-shape={Object.keys(look.coins).indexOf(letters[0] ?? "")}
      style={style}
    >
      {n}
    </span>
  );
}
