/** A game of a run, watched step by step: the table in its frame, with the game as a record. */

import type { Plan } from "@tefuda/lab/play";
import type { SavedRecord } from "@tefuda/referee/record";
import { useEffect, useRef, useState } from "react";
import type { SetVersion } from "../../../host/lab.ts";
import { Sheet } from "../../../ui/Sheet.tsx";
import { faultIn, useLanguage, useWords } from "../../../words/index.tsx";
import { LAB_WORDS } from "../../../words/lab.ts";
import { type FromTry, hearFrom, type ToWatch } from "../try-messages.ts";
import { Crew } from "./crew.ts";

interface WatchProps {
  version: SetVersion;
  plan: Plan;
  /** Its number among those of the plan. */
  game: number;
  onClose: () => void;
}

export function Watch({ version, plan, game, onClose }: WatchProps) {
  const words = LAB_WORDS[useLanguage()];
  const common = useWords();
  const frame = useRef<HTMLIFrameElement>(null);
  const [record, setRecord] = useState<SavedRecord | null>(null);
  const [ready, setReady] = useState(false);
  const [fault, setFault] = useState<Error | null>(null);
  useEffect(() => {
    const crew = new Crew();
    crew
      .open(version)
      .then(() => crew.first.record(version.id, plan, game))
      .then(setRecord, setFault);
    return () => crew.end();
  }, [version, plan, game]);
  useEffect(
    () =>
      hearFrom<FromTry>(
        () => frame.current?.contentWindow,
        (said) => {
          if (said.tefuda === "ready") setReady(true);
        },
      ),
    [],
  );
  useEffect(() => {
    if (!ready || !record) return;
    const said: ToWatch = { tefuda: "watch", record };
    frame.current?.contentWindow?.postMessage(said, location.origin);
  }, [ready, record]);
  return (
    <Sheet title={words.watchedGame(game)} onClose={onClose} form="wide">
      {fault && <p className="fault">{faultIn(common, fault)}</p>}
      <iframe
        ref={frame}
        className="try-frame lab-watch"
        title={words.watchedGame(game)}
        src={`${location.pathname}${location.search}#tryout`}
      />
    </Sheet>
  );
}
