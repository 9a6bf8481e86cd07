/** Has the page kept, and tells that a new version of it waits, where nobody is in the middle of a game. */
import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { beginOffline, changeVersion, mayChange, useNewVersion } from "../state/offline.ts";
import type { Screen } from "../state/screen.ts";
import { useSession } from "../state/session.ts";
import { useLanguage } from "../words/index.tsx";
import { OFFLINE_WORDS } from "../words/offline.ts";
import { useOnRoot } from "./useOnRoot.ts";

export function NewVersion({ screen }: { screen: Screen }): ReactNode {
  const session = useSession();
  const words = OFFLINE_WORDS[useLanguage()];
  const waits = useNewVersion();
  // where the browser refuses it, the page is what it is without
  useEffect(() => void beginOffline(session).catch(() => {}), [session]);
  const kept = useSyncExternalStore(session.subscribe, session.getKept);
  const [later, setLater] = useState(false);
  const [elsewhere, setElsewhere] = useState(false);
  const shows = waits && !later && mayChange(screen, kept);
  useOnRoot("version", shows ? "waits" : null);
  return (
    <div role="status" className={shows ? "version card-panel" : "unseen"}>
      {shows && (
        <>
          <p>{elsewhere ? words.elsewhere : words.there}</p>
          <div className="row-buttons">
            <button
              type="button"
              className="button"
              onClick={() => void changeVersion().then((done) => setElsewhere(!done))}
            >
              {words.use}
            </button>
            <button type="button" className="button" onClick={() => setLater(true)}>
              {words.later}
            </button>
          </div>
        </>
      )}
    </div>
  );
}
