/** A circle to whoever is not in it yet. */
import type { CircleView } from "@tefuda/host/online/circle-schemas";
import { room } from "../../../online/room.ts";
import { useCircleWords } from "./useCircleWords.ts";
import { useDeed } from "./useDeed.tsx";

export function Join({ circle: { id, open, mine }, guest }: { circle: CircleView; guest: boolean }) {
  const words = useCircleWords();
  const { ask, goes, told } = useDeed();
  const asks = mine?.state === "asks";
  return (
    <section className="card-panel online-mine" aria-labelledby="join-title">
      <h2 id="join-title">{words.joinTitle}</h2>
      <p role="status">
        {asks ? words.asked : !open ? words.isClosed : guest ? words.joinAccounts : words.joinNote}
      </p>
      {told}
      {open && !guest && (
        <div className="row-buttons">
          {asks ? (
            <button
              type="button"
              className="button"
              disabled={goes}
              onClick={() => ask(room.socket.ask({ ask: "leaveCircle", circle: id }))}
            >
              {words.takeBack}
            </button>
          ) : (
            <button
              type="button"
              className="button button--main"
              disabled={goes}
              onClick={() => ask(room.socket.ask({ ask: "join", circle: id }))}
            >
              {words.join}
            </button>
          )}
        </div>
      )}
    </section>
  );
}
