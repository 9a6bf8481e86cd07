/** In the account: whether one writes and reads freely, who is muted and blocked, and for moderators the way to the reports. */
import type { RelationView } from "@tefuda/host/online/talk-schemas";
import { useEffect, useState } from "react";
import type { Person } from "../../../online/people.ts";
import { room } from "../../../online/room.ts";
import { useTalkFault, useTalkWords } from "../../../online/useTalk.ts";
import { addressOf } from "../../../state/screen.ts";

import "../../../styles/talk.css";

export function TalkSettings({ person, onBack }: { person: Person; onBack: () => void }) {
  const words = useTalkWords();
  const faultOf = useTalkFault();
  const [fault, setFault] = useState<Error | null>(null);
  const [text, setText] = useState<boolean | null>(null);
  const [relations, setRelations] = useState<readonly RelationView[] | null>(null);
  const [moderates, setModerates] = useState(false);
  useEffect(() => {
    const { socket } = room;
    socket.ask({ ask: "standing" }).then((standing) => setText(standing.text), setFault);
    socket.ask({ ask: "relations" }).then(setRelations, setFault);
    // whoever may not read them is told so, and nothing of it is shown
    socket.ask({ ask: "reports", settled: false }).then(
      () => setModerates(true),
      () => {},
    );
  }, []);
  const wish = (on: boolean): void => {
    setFault(null);
    room.socket.ask({ ask: "wishText", on }).then(() => setText(on), setFault);
  };
  const undo = ({ id }: RelationView): void => {
    setFault(null);
    room.socket
      .ask({ ask: "relate", to: { relation: id }, muted: false, blocked: false })
      .then(() => setRelations((all) => all?.filter((one) => one.id !== id) ?? null), setFault);
  };
  return (
    <div className="talk-settings">
      {person.guest ? (
        <p className="online-note">{words.wishGuest}</p>
      ) : (
        <label className="check">
          <input
            type="checkbox"
            checked={text ?? true}
            disabled={text === null}
            onChange={(event) => wish(event.target.checked)}
          />
          <span>
            {words.wishText}
            <small>{words.wishNote}</small>
          </span>
        </label>
      )}
      <section>
        <h3>{words.relations}</h3>
        {relations?.length === 0 && <p className="online-note">{words.noRelations}</p>}
        <ul className="online-list">
          {relations?.map((one) => (
            <li key={one.id} className="talk-relation">
              <span>
                <b className="online-called">{one.name}</b>{" "}
                <small>{one.blocked ? words.isBlocked : words.isMuted}</small>
              </span>
              <button
                type="button"
                className="button"
                aria-label={words.undoOf(one.name)}
                onClick={() => undo(one)}
              >
                {words.undo}
              </button>
            </li>
          ))}
        </ul>
      </section>
      {fault && (
        <p className="fault" role="alert">
          {faultOf(fault)}
        </p>
      )}
      <div className="row-buttons">
        {moderates && (
          <a className="button button--main" href={addressOf({ at: "moderate" })}>
            {words.toModerate}
          </a>
        )}
        <button type="button" className="button" onClick={onBack}>
          {words.back}
        </button>
      </div>
    </div>
  );
}
