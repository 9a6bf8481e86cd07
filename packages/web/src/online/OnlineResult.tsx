/** How a match among people ended, and the way to another one. */
import type { TableState } from "@tefuda/host/online/match-schemas";
import { useEffect, useState } from "react";
import { Hands } from "../after/Hands.tsx";
import { Moments } from "../after/Moments.tsx";
import { ResultHead } from "../after/ResultHead.tsx";
import { useCourse } from "../after/useCourse.ts";
import { watchFrom } from "../state/after.ts";
import { addressOf } from "../state/screen.ts";
import { useSession } from "../state/session.ts";
import { useTable } from "../table/context.ts";
import { PlainLine } from "../table/LogPanel.tsx";
import { useNames } from "../table/names.ts";
import { ChanceTold } from "../ui/ChanceTold.tsx";
import { Glyph } from "../ui/Glyph.tsx";
import { Sheet } from "../ui/Sheet.tsx";
import { AFTER_WORDS } from "../words/after.ts";
import { faultIn, useLanguage, useWords } from "../words/index.tsx";
import { noteEnd } from "./ends-seen.ts";
import { useLookingWords } from "./Looking.tsx";
import type { OnlineMatch } from "./match-link.ts";
import { tableOf } from "./tables-known.ts";
import { useTableView } from "./useFollowed.ts";
import { useCalled, useJoined, useOnlineMatch, useOnlineWords } from "./useOnline.ts";

import "../styles/after.css";
import "../styles/online.css";

/** So many lines of the log tell how it came to the end. */
const LAST = 3;

interface OnlineResultProps {
  onClose: () => void;
  onLog: () => void;
}

export function OnlineResult({ onClose, onLog }: OnlineResultProps) {
  const { shown } = useTable();
  const common = useWords();
  const words = useOnlineWords();
  const looking = useLookingWords();
  const session = useSession();
  const after = AFTER_WORDS[useLanguage()];
  const match = useOnlineMatch();
  const told = useCourse();
  const nameOf = useNames(shown.update);
  const [fault, setFault] = useState<Error | null>(null);
  const [goes, setGoes] = useState(false);
  const { people, online } = shown.update;
  const { over } = shown.view;
  const id = match?.id;
  useEffect(() => {
    if (id !== undefined) noteEnd(id);
  }, [id]);
  if (!over || !online) return null;
  const mine = people[0];
  const lost = mine !== undefined && over.winner !== null && over.winner !== mine;
  const winner = over.winner === null ? common.draw : common.wins(nameOf(over.winner));
  const title = over.winner === null || mine === undefined ? winner : lost ? common.lost : common.won;
  const table = match && tableOf(match.id);
  const late = lateAt(match, online);

  const again = async (at: string): Promise<void> => {
    setGoes(true);
    setFault(null);
    try {
      const { readyAgain } = await import("../screens/online/getReady.ts");
      await readyAgain(at);
      location.hash = addressOf({ at: "people", table: at });
    } catch (error) {
      setFault(error as Error);
      setGoes(false);
    }
  };

  const watchAgain = async (step: number): Promise<void> => {
    if (!match) return;
    setGoes(true);
    setFault(null);
    try {
      await watchFrom(session, await match.record(), step, mine);
      location.hash = addressOf({ at: "table" });
    } catch (error) {
      setFault(error as Error);
      setGoes(false);
    }
  };

  return (
    <Sheet
      title={title}
      onClose={onClose}
      form="middle"
      footer={
        <>
          {table && (
            <button
              type="button"
              className="button button--main"
              disabled={goes}
              onClick={() => void again(table)}
            >
              {words.onceMore}
            </button>
          )}
          <a className="button" href={addressOf({ at: "lobby" })}>
            {words.toLobby}
          </a>
          <button type="button" className="button" disabled={goes} onClick={() => void watchAgain(0)}>
            <Glyph name="play" /> {looking.seenAgain}
          </button>
          <button type="button" className="button" onClick={onClose}>
            {common.lookAtTable}
          </button>
        </>
      }
    >
      <div className={`result${over.winner === null ? "" : lost ? " result--lost" : " result--won"}`}>
        <ResultHead
          lost={lost}
          winner={winner}
          byRule={online.ended?.how === "rules" && late === null}
          called={nameOf}
        >
          <Why />
        </ResultHead>
        {fault && (
          <p className="fault" role="alert">
            {faultIn(common, fault)}
          </p>
        )}
        {match && table && <Again table={table} match={match.id} />}
        {told === null && (
          <p className="result-looking" role="status">
            {after.looking}
          </p>
        )}
        {told !== null && told !== "failed" && (
          <>
            <Moments told={told} onGo={(step) => void watchAgain(step)} />
            <Hands hands={told.course.hands} />
          </>
        )}
        <ChanceTold chance={shown.update.chance} />
        <div className="row-buttons">
          <button type="button" className="button" onClick={onLog}>
            {after.lookAtLog}
          </button>
        </div>
      </div>
    </Sheet>
  );
}

/** Who at the table wants to play once more, and whether somebody has left it. */
function Again({ table, match }: { table: string; match: string }) {
  const words = useOnlineWords();
  const joined = useJoined();
  const { got: view } = useTableView(table);
  const others = view?.seats.filter((_, seat) => seat !== view.mine) ?? [];
  const ready = others.flatMap(({ name, kind, ready }) =>
    ready && kind === "person" && name !== null ? [name] : [],
  );
  const left = view?.closed || others.some(({ name }) => name === null);
  const says = left ? words.hasLeft : ready.length > 0 ? words.wantMore(joined(ready), ready.length) : "";
  return <p role="status">{view?.match === match || left ? says : ""}</p>;
}

/** What people agreed on, what a judge said, whose time ran out; else the last lines of the log. */
function Why() {
  const { shown, look } = useTable();
  const match = useOnlineMatch();
  const words = useOnlineWords();
  const after = AFTER_WORDS[useLanguage()];
  const { online } = shown.update;
  if (!online?.ended) return null;
  if (online.ended.how === "draw") return <p>{words.endDraw}</p>;
  if (online.ended.how === "ruling") return <p>{words.endRuling}</p>;
  const late = lateAt(match, online);
  if (late !== null) return <TimeOut state={online} seat={late} />;
  const last = shown.lines.filter(({ entry }) => look.lines[entry.message] !== "quiet").slice(-LAST);
  return (
    <ol className="result-last" aria-label={after.reason}>
      {last.map(({ number, entry }) => (
        <li key={number}>
          <PlainLine line={entry} />
        </li>
      ))}
    </ol>
  );
}

/** Whose time ran out, where that was how it ended; else null. */
function lateAt(match: OnlineMatch | null, { clock, ended }: TableState): number | null {
  const late = match?.getLate() ?? emptyIn(clock);
  return ended?.how === "rules" && late !== ended.winner ? late : null;
}

/** A clock that stands at nothing. A reserve may be gone long before the time is. */
function emptyIn(clock: TableState["clock"]): number | null {
  const seat = clock && clock.plan.kind !== "each" ? clock.left.indexOf(0) : -1;
  return seat < 0 ? null : seat;
}

function TimeOut({ state, seat }: { state: TableState; seat: number }) {
  const words = useOnlineWords();
  const called = useCalled(state);
  return <p>{words.endTime(called(seat))}</p>;
}
