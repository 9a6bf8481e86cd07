/** How the game ended, and what can be done with it now. */

import { useRules } from "../screens/rules/useRules.ts";
import { addressOf } from "../state/screen.ts";
import { useSession } from "../state/session.ts";
import { changeSettings } from "../state/settings.ts";
import { ChanceTold } from "../ui/ChanceTold.tsx";
import { Glyph } from "../ui/Glyph.tsx";
import { Sheet } from "../ui/Sheet.tsx";
import { seatName } from "../ui/seats.ts";
import { useWords } from "../words/index.tsx";
import { useTable } from "./context.ts";
import { useNames } from "./names.ts";
import { RuleLink } from "./RuleLink.tsx";

export function Result({ onClose, onLog }: { onClose: () => void; onLog: () => void }) {
  const session = useSession();
  const { shown, data, look } = useTable();
  const words = useWords();
  const nameOf = useNames(shown.update);
  const rules = useRules(data.id);
  const { over } = shown.view;
  if (!over) return null;
  const { people } = shown.update;
  const alone = people.length === 1 ? people[0] : undefined;
  const title =
    over.winner === null
      ? words.draw
      : alone === undefined
        ? words.wins(nameOf(over.winner))
        : over.winner === alone
          ? words.won
          : words.lost;
  const rule = rules?.find((r) => r.id === over.rule);
  const again = () => {
    const { plan } = session;
    if (!plan) {
      changeSettings({ game: shown.view.game });
      location.hash = addressOf({ at: "start" });
      return;
    }
    // An open seed would give the same game once more.
    const { seed: _, lesson: __, ...next } = plan;
    void (
      plan.sealed
        ? session.deal(next).then(() => {
            location.hash = addressOf({ at: "packs" });
          })
        : session.start(next)
    ).catch(session.failed);
  };
  const kept = data.layout.seatNumbers.filter(({ id }) => !look.pools?.includes(id));
  return (
    <Sheet title={title} onClose={onClose} form="middle">
      <div
        className={`result ${over.winner === null ? "" : over.winner === (alone ?? over.winner) ? "result--won" : "result--lost"}`}
      >
        <p className="result-seal" aria-hidden="true">
          {over.winner === null ? "和" : over.winner === (alone ?? over.winner) ? "勝" : "負"}
        </p>
        <dl className="result-numbers">
          {shown.view.seats.map((seat) => (
            <div key={seat.seat}>
              <dt>
                <span className={`seat-chip seat-chip--${seat.seat}`}>{seatName(seat.seat)}</span>
              </dt>
              <dd>{kept.map(({ id }) => seat.numbers[id]).join(" · ")}</dd>
            </div>
          ))}
        </dl>
        {over.rule && (
          <p>
            {words.overBy} <RuleLink id={over.rule} />
            {rule && `: ${rule.rule}`}
          </p>
        )}
        <ChanceTold chance={shown.update.chance} />
        <div className="row-buttons">
          <button type="button" className="button button--main" onClick={again}>
            {words.again}
          </button>
          <a className="button" href={addressOf({ at: "start" })}>
            {words.otherDecks}
          </a>
          <button type="button" className="button" onClick={onLog}>
            {words.lookAtLog}
          </button>
          <button type="button" className="button" onClick={onClose}>
            {words.lookAtTable}
          </button>
          <button type="button" className="button" onClick={() => session.save().catch(session.failed)}>
            <Glyph name="save" /> {words.save}
          </button>
        </div>
      </div>
    </Sheet>
  );
}
