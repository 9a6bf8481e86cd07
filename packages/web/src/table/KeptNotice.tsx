/** Tells when the game on the table is not kept, why, and what can be done; and when it is kept again. */

import type { Kept } from "@tefuda/host/host";
import { useEffect, useState } from "react";
import { useSession } from "../state/session.ts";
import { Glyph } from "../ui/Glyph.tsx";
import { useWords } from "../words/index.tsx";

/** How long good news stays, in milliseconds. */
const LINGERS = 6000;

export function KeptNotice({ kept }: { kept: Kept | null }) {
  const session = useSession();
  const words = useWords();
  const [closed, setClosed] = useState(false);
  const [failed, setFailed] = useState(false);
  const [again, setAgain] = useState(false);
  const now = kept?.state === "failed";
  if (now !== failed) {
    setFailed(now);
    setClosed(false);
    setAgain(!now && kept?.state === "kept");
  }
  useEffect(() => {
    if (!again) return;
    const timer = setTimeout(() => setAgain(false), LINGERS);
    return () => clearTimeout(timer);
  }, [again]);

  const shows = (now && !closed) || again;
  return (
    <div role="status" className={shows ? "notice card-panel" : "unseen"}>
      {again && <p>{words.keptAgain}</p>}
      {now && !closed && (
        <>
          <p>
            <b>{words.notKept}</b> {words.notKeptWhy[kept.why ?? "refused"]}
          </p>
          <div className="row-buttons">
            <button type="button" className="button" onClick={() => session.save().catch(session.failed)}>
              <Glyph name="save" /> {words.saveGame}
            </button>
            <button
              type="button"
              className="icon-button"
              aria-label={words.close}
              onClick={() => setClosed(true)}
            >
              <Glyph name="close" />
            </button>
          </div>
        </>
      )}
    </div>
  );
}
