/** The pairs of values along the foot of a card, one for each kind of adversary. */
import type { CardInfo, CardView, Look } from "@tefuda/kernel";
import { GameIcon } from "./GameIcon.tsx";
import { drift, shownPairs } from "./values.ts";

export function Pairs({ info, look, view }: { info: CardInfo; look: Look; view: CardView | null }) {
  const pairs = shownPairs(info, view, look);
  if (pairs.length === 0) return null;
  return (
    <div className="pairs">
      {pairs.map(({ pair, values }) => (
        <span key={pair.detail} className="pair">
          <GameIcon name={pair.icon} />
          <b>
            {values.map((value) => (
              <span key={value.nth} className={`pair-value pair-value--${value.nth + 1}${drift(value)}`}>
                {value.now}
              </span>
            ))}
          </b>
        </span>
      ))}
    </div>
  );
}
