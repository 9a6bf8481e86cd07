/** The cards of one side of a trade, each once, with how many copies of it. */
import type { Bundle } from "@tefuda/host/online/circle-schemas";
import { type CSSProperties, type ReactNode, useId } from "react";
import { CardFace } from "../../../card/CardFace.tsx";
import { describeCard } from "../../../card/describe.ts";
import { useSaid, useWords } from "../../../words/index.tsx";
import { copiesIn, useInside } from "./inside.ts";
import { useTradeWords } from "./useCircleWords.ts";

interface TradeCardsProps {
  title: string;
  bundle: Bundle;
  /** Cards that somebody has just changed. */
  changed?: ReadonlySet<string>;
  onPress: (card: string) => void;
  /** What pressing a card does; where nothing is said it is read. */
  does?: (called: string) => string;
  children?: ReactNode;
}

export function TradeCards({ title, bundle, changed, onPress, does, children }: TradeCardsProps) {
  const { infoOf, look, called } = useInside();
  const common = useWords();
  const words = useTradeWords();
  const say = useSaid();
  const id = useId();
  return (
    <section className="trade-side" aria-labelledby={id}>
      <h3 id={id}>
        {title} <b className="trade-count">{copiesIn(bundle)}</b>
      </h3>
      {bundle.length === 0 && <p className="circle-none">{words.nothing}</p>}
      <ul className="trade-cards">
        {bundle.map(({ card, count }, i) => {
          const info = infoOf(card);
          if (!info) return null;
          const isChanged = changed?.has(card) ?? false;
          const told = does?.(called(card)) ?? describeCard(info, null, look, common, say);
          return (
            <li
              key={card}
              className={isChanged ? "is-changed" : undefined}
              style={{ "--i": i } as CSSProperties}
            >
              <button type="button" className="spot" onClick={() => onPress(card)}>
                <span className="unseen">
                  {[
                    told,
                    ...(count > 1 ? [words.times(count)] : []),
                    ...(isChanged ? [words.isNew] : []),
                  ].join(common.comma)}
                </span>
                <CardFace info={info} look={look} />
                {isChanged && (
                  <b className="trade-changed" aria-hidden="true">
                    {words.isNew}
                  </b>
                )}
              </button>
              <span className="binder-marks" aria-hidden="true">
                {count > 1 && <b className="binder-count">×{count}</b>}
              </span>
            </li>
          );
        })}
      </ul>
      {children}
    </section>
  );
}
