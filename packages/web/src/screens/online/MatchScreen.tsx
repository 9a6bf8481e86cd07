/** A match that people play with each other: the table of every match, as the server tells of it. */
import "../../styles/coach.css";
import "../../styles/several.css";
import "../../styles/chips.css";
import "../../styles/compact.css";
import "../../styles/lying.css";
import { useEffect, useSyncExternalStore } from "react";
import { OnlineMatch } from "../../online/match-link.ts";
import { room } from "../../online/room.ts";
import { useNamesType } from "../../online/useNamesType.ts";
import { useOnlineMatch, useOnlineWords } from "../../online/useOnline.ts";
import { addressOf } from "../../state/screen.ts";
import { useGame, useSession } from "../../state/session.ts";
import { Table } from "../../table/Table.tsx";
import { faultIn, useWords } from "../../words/index.tsx";
import { Nowhere } from "../Nowhere.tsx";
import { Entered } from "./Entered.tsx";
import { MatchTalk } from "./talk/Spoken.tsx";

export function MatchScreen({ match }: { match: string }) {
  const words = useOnlineWords();
  return <Entered title={words.title}>{() => <Inside key={match} match={match} />}</Entered>;
}

const never = (): (() => void) => () => {};

function Inside({ match: id }: { match: string }) {
  const session = useSession();
  const common = useWords();
  const words = useOnlineWords();
  useEffect(() => {
    session.playOnline((show) => new OnlineMatch(room.socket, id, show));
    return () => session.leaveOnline();
  }, [session, id]);
  const match = useOnlineMatch();
  const failed = useSyncExternalStore(match?.subscribe ?? never, () => match?.getFailed() ?? null);
  const shown = useSyncExternalStore(session.table.subscribe, session.table.get);
  const online = match?.id === id && shown?.update.online ? shown : null;
  useNamesType(online?.update.online?.names ?? []);
  const data = useGame(online?.view.game ?? "");
  if (!online && failed)
    return (
      <Nowhere
        title={words.matchGone}
        buttons={
          <a className="button button--main" href={addressOf({ at: "lobby" })}>
            {words.toLobby}
          </a>
        }
      >
        <p>{faultIn(common, failed)}</p>
      </Nowhere>
    );
  if (!online || !data)
    return (
      <main className="wait" id="main">
        <p role="status">{common.loading}</p>
      </main>
    );
  return (
    <>
      <Table key={online.match} data={data} shown={online} />
      <MatchTalk />
    </>
  );
}
