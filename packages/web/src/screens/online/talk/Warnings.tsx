/** Warnings of moderators that somebody has not read yet: shown one by one at the next visit, and noted as read. */
import type { Standing } from "@tefuda/host/online/talk-schemas";
import { reasons } from "@tefuda/host/online/talk-words";
import { useEffect, useState } from "react";
import { room } from "../../../online/room.ts";
import { useConnection } from "../../../online/useRoom.ts";
import { useTalkFault, useTalkWords, useWhen } from "../../../online/useTalk.ts";
import { Sheet } from "../../../ui/Sheet.tsx";
import { useLanguage } from "../../../words/index.tsx";

export function Warnings() {
  const words = useTalkWords();
  const language = useLanguage();
  const when = useWhen();
  const faultOf = useTalkFault();
  const [warnings, setWarnings] = useWarnings();
  const [fault, setFault] = useState<Error | null>(null);
  const [first, ...others] = warnings;
  if (!first) return null;
  const read = (): void => {
    setFault(null);
    room.socket.ask({ ask: "seen", warning: first.id }).then(() => setWarnings(others), setFault);
  };
  return (
    <Sheet
      title={words.warned}
      onClose={() => {}}
      form="middle"
      firm
      footer={
        <button type="button" className="button button--main" onClick={read}>
          {words.understood}
        </button>
      }
    >
      <p>{words.warnedFor(reasons[first.reason][language], when(first.at))}</p>
      {first.text !== null && <blockquote dir="auto">{first.text}</blockquote>}
      <p>{words.warnedNote}</p>
      {fault && (
        <p className="fault" role="alert">
          {faultOf(fault)}
        </p>
      )}
    </Sheet>
  );
}

type Unread = Standing["warnings"];

/** Asked for once a visit, when the wire is open. */
function useWarnings(): [Unread, (unread: Unread) => void] {
  const open = useConnection() === "open";
  const [warnings, setWarnings] = useState<Unread | null>(null);
  useEffect(() => {
    if (!open || warnings) return;
    room.socket.ask({ ask: "standing" }).then(
      (standing) => setWarnings(standing.warnings),
      () => {},
    );
  }, [open, warnings]);
  return [warnings ?? [], setWarnings];
}
