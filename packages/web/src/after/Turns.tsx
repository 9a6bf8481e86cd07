/** The turns of a record as a list to jump in, below the line of the whole. */
import { useEffect, useRef } from "react";
import { useSession } from "../state/session.ts";
import { useTable } from "../table/context.ts";
import { PlainLine, walk } from "../table/LogPanel.tsx";
import { Sheet } from "../ui/Sheet.tsx";
import { seatName } from "../ui/seats.ts";
import { AFTER_WORDS } from "../words/after.ts";
import { useLanguage, useSaid } from "../words/index.tsx";
import { type Turn, turnAt } from "./course.ts";
import { Moments } from "./Moments.tsx";
import { useCourse } from "./useCourse.ts";

export function Turns({ onClose }: { onClose: () => void }) {
  const { host } = useSession();
  const { shown } = useTable();
  const words = AFTER_WORDS[useLanguage()];
  const told = useCourse();
  const here = useRef<HTMLButtonElement>(null);
  const { step } = shown.update;
  const there = told !== null && told !== "failed";
  useEffect(() => {
    if (there) here.current?.scrollIntoView({ block: "center" });
  }, [there]);
  const go = (to: number): void => {
    onClose();
    void host.seek(to);
  };
  return (
    <Sheet title={words.turnsTitle} onClose={onClose}>
      {told === null ? (
        <p role="status">{words.looking}</p>
      ) : told === "failed" ? (
        <p>{words.notLooked}</p>
      ) : (
        <>
          <Moments told={told} at={step} onGo={go} />
          <h3 id="turns-list">{words.turns}</h3>
          <p className="moments-note">{words.playbackKeys}</p>
          <ol className="turns" aria-labelledby="turns-list" onKeyDown={walk}>
            {told.turns.map((turn, i) => {
              const current = i === turnAt(told.turns, step);
              return (
                <li key={turn.step}>
                  <button
                    type="button"
                    className="turn"
                    ref={current ? here : null}
                    aria-current={current ? "step" : undefined}
                    onClick={() => go(turn.step)}
                  >
                    <Row turn={turn} />
                  </button>
                </li>
              );
            })}
          </ol>
        </>
      )}
    </Sheet>
  );
}

function Row({ turn: { turn, player, before, values, line } }: { turn: Turn }) {
  const { look } = useTable();
  const words = AFTER_WORDS[useLanguage()];
  const say = useSaid();
  const moved =
    turn === 0 ? [] : values.flatMap((now, seat) => (now === before[seat] ? [] : [{ seat, now }]));
  return (
    <>
      <span className="turn-whose">
        {player !== null && turn > 0 && (
          <span className={`seat-chip seat-chip--${player}`}>{seatName(player)}</span>
        )}
        {turn === 0 ? say(look.opening, words.setUp) : words.turn(turn)}
      </span>
      <span className="turn-what">{line && <PlainLine line={line} />}</span>
      <span className="turn-moved">
        {moved.map(({ seat, now }) => (
          <span key={seat}>
            <span className={`seat-chip seat-chip--${seat}`}>{seatName(seat)}</span>{" "}
            {words.swing(before[seat]!, now)}
          </span>
        ))}
      </span>
    </>
  );
}
