/** What moderators look at: the reports that wait and those that were settled, and for operators who moderates at all. */
import type { ReportView } from "@tefuda/host/online/talk-schemas";
import { useCallback, useEffect, useState } from "react";
import { room } from "../../../online/room.ts";
import { Refused } from "../../../online/socket.ts";
import { useOnlineWords } from "../../../online/useOnline.ts";
import { useConnection } from "../../../online/useRoom.ts";
import { useTalkFault, useTalkWords } from "../../../online/useTalk.ts";
import { addressOf } from "../../../state/screen.ts";
import { useWords } from "../../../words/index.tsx";
import { Nowhere } from "../../Nowhere.tsx";
import { Entered, Lost } from "../Entered.tsx";
import { Operate } from "./Operate.tsx";
import { Report } from "./Report.tsx";
import { TakeDown } from "./TakeDown.tsx";

import "../../../styles/online.css";
import "../../../styles/talk.css";

export function Moderate() {
  const words = useTalkWords();
  return <Entered title={words.moderate}>{() => <Inside />}</Entered>;
}

function Inside() {
  const common = useWords();
  const online = useOnlineWords();
  const words = useTalkWords();
  const faultOf = useTalkFault("moderate");
  const waiting = useReports(false);
  const settled = useReports(true);
  const [told, setTold] = useState("");
  const [times, setTimes] = useState(0);
  const done = (says: string): void => {
    setTold(says);
    setTimes((n) => n + 1);
    waiting.read();
    settled.read();
  };
  const { failed } = waiting;
  if (failed instanceof Refused && failed.code === "notModerator")
    return (
      <Nowhere
        title={words.notForYou}
        buttons={
          <a className="button button--main" href={addressOf({ at: "lobby" })}>
            {online.toLobby}
          </a>
        }
      >
        <p>{words.notForYouText}</p>
      </Nowhere>
    );
  return (
    <main className="page online" id="main">
      <header className="online-head">
        <h1>{words.moderate}</h1>
        <a className="button" href={addressOf({ at: "lobby" })}>
          {online.toLobby}
        </a>
      </header>
      <Lost />
      <p className={told ? "talk-told" : "unseen"} role="status">
        {told}
      </p>
      {failed && (
        <p className="fault" role="alert">
          {faultOf(failed)}
        </p>
      )}
      {!waiting.reports && !failed && <p role="status">{common.loading}</p>}
      {waiting.reports && (
        <Reports title={words.waiting} none={words.noneWaiting} reports={waiting.reports} onDone={done} />
      )}
      {settled.reports && (
        <Reports title={words.settled} none={words.noneSettled} reports={settled.reports} onDone={done} />
      )}
      {waiting.reports && <TakeDown onDone={done} />}
      {waiting.reports && <Operate done={times} />}
    </main>
  );
}

interface ReportsProps {
  title: string;
  none: string;
  reports: readonly ReportView[];
  onDone: (told: string) => void;
}

function Reports({ title, none, reports, onDone }: ReportsProps) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {reports.length === 0 && <p className="online-note">{none}</p>}
      <ul className="online-list">
        {reports.map((report) => (
          <Report key={report.id} report={report} onDone={onDone} />
        ))}
      </ul>
    </section>
  );
}

/** Read when the wire is open, and again when it is asked for. */
function useReports(settled: boolean) {
  const open = useConnection() === "open";
  const [reports, setReports] = useState<readonly ReportView[] | null>(null);
  const [failed, setFailed] = useState<Error | null>(null);
  const read = useCallback((): void => {
    setFailed(null);
    room.socket.ask({ ask: "reports", settled }).then(setReports, setFailed);
  }, [settled]);
  useEffect(() => {
    if (open) read();
  }, [open, read]);
  return { reports, failed, read };
}
