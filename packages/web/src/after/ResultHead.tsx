/** How a match ended, at a glance: the seal, who has won, why, and what each seat had in the end. */
import type { ReactNode } from "react";
import { useRules } from "../screens/rules/useRules.ts";
import { useTable } from "../table/context.ts";
import { RuleLink } from "../table/RuleLink.tsx";
import { AFTER_WORDS } from "../words/after.ts";
import { useLanguage, useSaid } from "../words/index.tsx";

interface ResultHeadProps {
  /** Whoever looks has lost. */
  lost: boolean;
  /** Who has won, in words. */
  winner: string;
  /** By a rule of the game, which is named. */
  byRule: boolean;
  /** What a seat is called. */
  called: (seat: number) => string;
  /** How it came to that. */
  children: ReactNode;
}

export function ResultHead({ lost, winner, byRule, called, children }: ResultHeadProps) {
  const { shown, data, look } = useTable();
  const after = AFTER_WORDS[useLanguage()];
  const say = useSaid();
  const rules = useRules(data.id);
  const { over, seats } = shown.view;
  const rule = rules?.find(({ id }) => id === over?.rule);
  const kept = data.layout.seatNumbers.filter(({ id }) => !look.pools?.includes(id));
  return (
    <div className="result-head">
      <p className="result-seal" aria-hidden="true">
        {over?.winner == null ? "和" : lost ? "負" : "勝"}
      </p>
      <div className="result-why">
        {lost && <p className="result-who">{winner}</p>}
        {children}
        {byRule && over?.rule && (
          <p className="result-rule">
            {after.overBy} <RuleLink id={over.rule} />
            {rule && `: ${rule.rule}`}
          </p>
        )}
        {kept.length > 0 && (
          <dl className="result-numbers">
            {seats.map(({ seat, numbers }) => (
              <div key={seat}>
                <dt>
                  <span className={`seat-chip seat-chip--${seat}`}>{called(seat)}</span>
                </dt>
                {kept.map(({ id, name }) => (
                  <dd key={id}>
                    <small>{say(name, id)}</small> {numbers[id]}
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        )}
      </div>
    </div>
  );
}
