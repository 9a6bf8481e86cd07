/** What can be done about a line: its writer muted or blocked, or the line reported, which is asked about first. */
import type { Said } from "@tefuda/host/online/talk-schemas";
import { type Reason, reasons } from "@tefuda/host/online/talk-words";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { talk, useTalkFault, useTalkWords } from "../../../online/useTalk.ts";
import { useLanguage, useWords } from "../../../words/index.tsx";

interface LineDeedsProps {
  line: Said;
  onDone: (told: string) => void;
  onCancel: () => void;
}

export function LineDeeds({ line: { number, name }, onDone, onCancel }: LineDeedsProps) {
  const words = useTalkWords();
  const { cancel } = useWords();
  const language = useLanguage();
  const faultOf = useTalkFault();
  const [asks, setAsks] = useState<"what" | "block" | "report">("what");
  const place = useRef<HTMLDivElement>(null);
  // the buttons of a question stand in place of the one that was pressed
  useLayoutEffect(() => {
    if (asks !== "what") place.current?.focus();
  }, [asks]);
  const [goes, setGoes] = useState(false);
  const [fault, setFault] = useState<Error | null>(null);
  const run = (deed: () => Promise<void>, told: string): void => {
    setGoes(true);
    setFault(null);
    deed()
      .then(() => onDone(told), setFault)
      .finally(() => setGoes(false));
  };
  const button = (says: string, act: () => void): ReactNode => (
    <button key={says} type="button" className="button" disabled={goes} onClick={act}>
      {says}
    </button>
  );
  return (
    <div className="talk-deeds" ref={place} tabIndex={-1}>
      {asks === "what" && (
        <div className="row-buttons">
          {button(words.mute, () => run(() => talk.relate(number, true, false), words.muted(name)))}
          {button(words.block, () => setAsks("block"))}
          {button(words.report, () => setAsks("report"))}
        </div>
      )}
      {asks === "block" && (
        <>
          <p>{words.blockSure(name)}</p>
          <div className="row-buttons">
            {button(words.block, () => run(() => talk.relate(number, false, true), words.blocked(name)))}
            {button(cancel, onCancel)}
          </div>
        </>
      )}
      {asks === "report" && (
        <>
          <p>{words.reportFor}</p>
          <div className="row-buttons">
            {(Object.keys(reasons) as Reason[]).map((reason) =>
              button(reasons[reason][language], () => run(() => talk.report(number, reason), words.reported)),
            )}
            {button(cancel, onCancel)}
          </div>
        </>
      )}
      {fault && (
        <p className="fault" role="alert">
          {faultOf(fault)}
        </p>
      )}
    </div>
  );
}
