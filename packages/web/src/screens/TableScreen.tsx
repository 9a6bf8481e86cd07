/** The table's page: lays out the match that is open, or goes on with the one that was kept. */
import { useEffect, useState, useSyncExternalStore } from "react";
import { kept } from "../state/saved.ts";
import { useGame, useSession } from "../state/session.ts";
import { Table } from "../table/Table.tsx";
import { useWords } from "../words/index.tsx";

export function TableScreen() {
  const session = useSession();
  const { table } = session;
  const words = useWords();
  const shown = useSyncExternalStore(table.subscribe, table.get);
  const data = useGame(shown?.view.game ?? "");
  const [asked, setAsked] = useState(false);

  useEffect(() => {
    if (shown || asked) return;
    setAsked(true);
    // Opened by its address or again after a reload: the match is on the shelf, if anywhere.
    kept().then(
      async (found) => {
        if (table.get()) return;
        if (found.found !== "match") {
          location.hash = "#start";
          return;
        }
        try {
          await session.resume(found.match);
        } catch {
          location.hash = "#start";
        }
      },
      () => {
        location.hash = "#start";
      },
    );
  }, [shown, asked, session, table]);

  if (!shown || !data)
    return (
      <main id="main" className="wait">
        {words.loading}
      </main>
    );
  return <Table key={shown.match} data={data} shown={shown} />;
}
