/** How the game ended and why, how it came to that, and what can be done with it now. */
import { watchOwn } from "../state/after.ts";
import { addressOf } from "../state/screen.ts";
import { useSession } from "../state/session.ts";
import { changeSettings } from "../state/settings.ts";
import { useTable } from "../table/context.ts";
import { PlainLine } from "../table/LogPanel.tsx";
import { useNames } from "../table/names.ts";
import { ChanceTold } from "../ui/ChanceTold.tsx";
import { Glyph } from "../ui/Glyph.tsx";
import { Sheet } from "../ui/Sheet.tsx";
import { seatName } from "../ui/seats.ts";
import { AFTER_WORDS } from "../words/after.ts";
import { useLanguage, useWords } from "../words/index.tsx";
import { lastOf } from "./course.ts";
import { Hands } from "./Hands.tsx";
import { Moments } from "./Moments.tsx";
import { ResultHead } from "./ResultHead.tsx";
import { useCourse } from "./useCourse.ts";

import "../styles/after.css";

export function Result({ onClose, onLog }: { onClose: () => void; onLog: () => void }) {
  const session = useSession();
  const { shown, look } = useTable();
  const words = useWords();
  const after = AFTER_WORDS[useLanguage()];
  const nameOf = useNames(shown.update);
  const { over } = shown.view;
  const told = useCourse();
  if (!over) return null;
  const { people, watched } = shown.update;
  const alone = people.length === 1 ? people[0] : undefined;
  const winner = over.winner === null ? words.draw : words.wins(nameOf(over.winner));
  const lost = alone !== undefined && over.winner !== null && over.winner !== alone;
  const title = over.winner === null || alone === undefined ? winner : lost ? words.lost : words.won;
  const toStart = (): void => {
    changeSettings({ game: shown.view.game });
    location.hash = addressOf({ at: "start" });
  };
  const again = () => {
    const { plan } = session;
    if (!plan) return toStart();
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
  const goTo = (step: number): void => {
    if (watched) {
      onClose();
      void session.host.seek(step);
    } else watchOwn(session, step, alone).catch(session.failed);
  };
  return (
    <Sheet
      title={title}
      onClose={onClose}
      form="middle"
      footer={
        !watched && (
          <>
            <button type="button" className="button button--main" onClick={again}>
              {after.again}
            </button>
            <button type="button" className="button" onClick={() => goTo(0)}>
              <Glyph name="play" /> {after.watch}
            </button>
            <button type="button" className="button" onClick={onClose}>
              {words.lookAtTable}
            </button>
          </>
        )
      }
    >
      <div className={`result${over.winner === null ? "" : lost ? " result--lost" : " result--won"}`}>
        <ResultHead lost={lost} winner={winner} byRule called={seatName}>
          {told !== null && told !== "failed" && (
            <ol className="result-last" aria-label={after.reason}>
              {lastOf(told.course, look).map((line, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: these lines never change
                <li key={i}>
                  <PlainLine line={line} />
                </li>
              ))}
            </ol>
          )}
        </ResultHead>
        {told === null ? (
          <p className="result-looking" role="status">
            {after.looking}
          </p>
        ) : told === "failed" ? (
          <p>{after.notLooked}</p>
        ) : (
          <>
            <Moments told={told} onGo={goTo} />
            <Hands hands={told.course.hands} />
          </>
        )}
        <ChanceTold chance={shown.update.chance} />
        {!watched && (
          <div className="row-buttons">
            <button type="button" className="button" onClick={toStart}>
              {after.otherDecks}
            </button>
            <button type="button" className="button" onClick={onLog}>
              {after.lookAtLog}
            </button>
            <button type="button" className="button" onClick={() => session.save().catch(session.failed)}>
              <Glyph name="save" /> {words.save}
            </button>
          </div>
        )}
      </div>
    </Sheet>
  );
}
