/** A match of people on the table, through the eyes of whoever is here. */
import "../../styles/coach.css";
import "../../styles/several.css";
import "../../styles/chips.css";
import "../../styles/compact.css";
import "../../styles/lying.css";
import "../../styles/contests.css";
import { useEffect, useSyncExternalStore } from "react";
import { useLookingWords } from "../../online/Looking.tsx";
import { type Eyes, OnlineMatch } from "../../online/match-link.ts";
import { useNotices } from "../../online/Notices.tsx";
import { room } from "../../online/room.ts";
import { Refused } from "../../online/socket.ts";
import { useNamesType } from "../../online/useNamesType.ts";
import { useOnlineMatch, useOnlineWords } from "../../online/useOnline.ts";
import { addressOf } from "../../state/screen.ts";
import { useGame, useSession } from "../../state/session.ts";
import { Table } from "../../table/Table.tsx";
import { faultIn, useWords } from "../../words/index.tsx";
import { Nowhere } from "../Nowhere.tsx";
import { Entered } from "./Entered.tsx";
import { MatchTalk } from "./talk/Spoken.tsx";

const never = (): (() => void) => () => {};

interface OnlineTableProps {
  match: string;
  /** Has to be the same object as long as it is the same. */
  eyes: Eyes;
}

export function OnlineTable({ match, eyes }: OnlineTableProps) {
  const words = useOnlineWords();
  return <Entered title={words.title}>{() => <Inside key={match} match={match} eyes={eyes} />}</Entered>;
}

function Inside({ match: id, eyes }: OnlineTableProps) {
  const session = useSession();
  const common = useWords();
  useEffect(() => {
    session.playOnline((show) => new OnlineMatch(room.socket, id, show, eyes));
    return () => session.leaveOnline();
  }, [session, id, eyes]);
  const match = useOnlineMatch();
  const failed = useSyncExternalStore(match?.subscribe ?? never, () => match?.getFailed() ?? null);
  const shown = useSyncExternalStore(session.table.subscribe, session.table.get);
  const online = match?.id === id && shown?.update.online ? shown : null;
  useNamesType(online?.update.online?.names ?? []);
  const data = useGame(online?.view.game ?? "");
  useNotices(eyes.as === "player" ? match : null, data?.title ?? "");
  if (!online && failed) return <Failed match={id} eyes={eyes} failed={failed} />;
  if (!online || !data)
    return (
      <main className="wait" id="main">
        <p role="status">{common.loading}</p>
      </main>
    );
  return (
    <>
      <Table key={online.match} data={data} shown={online} />
      {eyes.as === "player" && <MatchTalk />}
    </>
  );
}

/** Whoever does not play in a match may perhaps look on. */
function Failed({ match, eyes, failed }: OnlineTableProps & { failed: Error }) {
  const common = useWords();
  const words = useOnlineWords();
  const looking = useLookingWords();
  const barred = failed instanceof Refused && failed.code === "notYours";
  const looks = eyes.as === "onlooker";
  return (
    <Nowhere
      title={looks ? looking.cannot : words.matchGone}
      buttons={
        <>
          {barred && eyes.as === "player" && (
            <a className="button button--main" href={addressOf({ at: "watch", match })}>
              {looking.lookOn}
            </a>
          )}
          <a
            className={`button${barred && eyes.as === "player" ? "" : " button--main"}`}
            href={addressOf({ at: "lobby" })}
          >
            {words.toLobby}
          </a>
        </>
      }
    >
      <p>{looks && barred ? looking.cannotText : faultIn(common, failed)}</p>
    </Nowhere>
  );
}
