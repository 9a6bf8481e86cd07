/** The table's page: lays out the match that is open, or goes on with the one that was kept. */
import "../styles/coach.css";
import "../styles/several.css";
import "../styles/chips.css";
import "../styles/compact.css";
import "../styles/lying.css";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { addressOf } from "../state/screen.ts";
import { useGame, useSession } from "../state/session.ts";
import { KeptNotice } from "../table/KeptNotice.tsx";
import { Table } from "../table/Table.tsx";
import { Sheet } from "../ui/Sheet.tsx";
import { faultIn, useWords } from "../words/index.tsx";
import { Nowhere } from "./Nowhere.tsx";

/** `aside`: it stands in a frame of another page, which says what lies on it. */
export function TableScreen({ aside = false }: { aside?: boolean }) {
  const session = useSession();
  const { table } = session;
  const words = useWords();
  const shown = useSyncExternalStore(table.subscribe, table.get);
  const kept = useSyncExternalStore(session.subscribe, session.getKept);
  const data = useGame(shown?.view.game ?? "");
  const looked = useRef(false);
  const [elsewhere, setElsewhere] = useState<string | null>(null);
  const [fault, setFault] = useState<Error | null>(null);

  useEffect(() => {
    if (shown || aside || looked.current) return;
    looked.current = true;
    // Opened by its address or again after a reload: the match is on the shelf, if anywhere.
    session.comeBack().then((back) => {
      if (back.found === "elsewhere") setElsewhere(back.id);
      else if (back.found === "packs") location.replace(addressOf({ at: "packs" }));
      else if (back.found === "nothing" && !table.get()) location.replace(addressOf({ at: "start" }));
    }, setFault);
  }, [shown, aside, session, table]);

  const takeOver = (id: string): void => {
    session.goOn(id, true).catch(setFault);
  };
  const takeOverButton = (id: string | null) =>
    id !== null && (
      <button type="button" className="button button--main" onClick={() => takeOver(id)}>
        {words.takeOver}
      </button>
    );

  if (!shown && fault !== null)
    return (
      <Nowhere title={words.damaged}>
        <p>{faultIn(words, fault)}</p>
      </Nowhere>
    );
  if (!shown && elsewhere !== null)
    return (
      <Nowhere title={words.elsewhereTitle} buttons={takeOverButton(elsewhere)}>
        <p>{words.elsewhereText}</p>
      </Nowhere>
    );
  if (!shown || !data)
    return (
      <main id="main" className="wait">
        {words.loading}
      </main>
    );
  return (
    <>
      <Table key={shown.match} data={data} shown={shown} alone={aside} />
      <KeptNotice kept={kept} />
      {kept?.state === "elsewhere" && (
        <Sheet title={words.elsewhereTitle} onClose={() => {}} form="middle" firm>
          <p>{words.goneElsewhere}</p>
          {fault !== null && <p className="fault">{faultIn(words, fault)}</p>}
          <div className="row-buttons">
            {takeOverButton(kept.id)}
            <a className="button" href={addressOf({ at: "start" })}>
              {words.toStart}
            </a>
          </div>
        </Sheet>
      )}
    </>
  );
}
