/** What people at a match have to know or to answer beside the game: a strip above the question, where there is something. */
import type { Move } from "@tefuda/host/online/wire";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useSession } from "../state/session.ts";
import { useLookingNotice, useLookingWords } from "./Looking.tsx";
import { BROKEN_FOR, useLasting } from "./useLasting.ts";
import { type AtTable, useAtTable, useCalled, useJoined, useOnlineWords } from "./useOnline.ts";

import "../styles/online.css";

/** So long it is told that something was not agreed on. Milliseconds. */
const LINGERS = 5000;

export function Strip() {
  const at = useAtTable();
  return at && <Known at={at} />;
}

function Known({ at }: { at: AtTable }) {
  const words = useOnlineWords();
  const { state, connection } = at;
  /** One's own offer was taken back by oneself. */
  const withdrawn = useRef(false);
  const refused = useRefused(at, withdrawn);
  const broken = useLasting(connection !== "open", BROKEN_FOR);
  const notice = useLookingNotice(at);
  const { understood } = useLookingWords();
  const away = useAway(at);
  const shows =
    broken || notice || away !== null || (!state.ended && (state.offer || state.paused || refused));
  return (
    <div className={shows ? "strip" : "unseen"} data-lost={broken || undefined}>
      <div role="status">
        {broken && <p>{words.lost}</p>}
        {!broken && notice && <p>{notice.says}</p>}
        {!broken && !state.ended && state.paused && <p>{words.paused}</p>}
        {!broken && refused && <p>{words.refused}</p>}
        {!broken && away !== null && <p>{words.awayNow(away)}</p>}
        {!broken && !state.ended && state.offer && <OfferText at={at} offer={state.offer} />}
      </div>
      {!broken && notice && (
        <button type="button" className="button" onClick={notice.read}>
          {understood}
        </button>
      )}
      {!broken && !state.ended && <Buttons at={at} onWithdraw={() => (withdrawn.current = true)} />}
    </div>
  );
}

type Offer = NonNullable<AtTable["state"]["offer"]>;

function OfferText({ at, offer }: { at: AtTable; offer: Offer }) {
  const words = useOnlineWords();
  const called = useCalled(at.state);
  const joined = useJoined();
  const others = offer.agreed.filter((seat) => seat !== offer.by);
  return (
    <p>
      {offer.by === at.seat ? words.offerMine[offer.what] : words.offerTheirs[offer.what](called(offer.by))}
      {others.length > 0 && ` ${words.agreedBy(joined(others.map(called)))}`}
    </p>
  );
}

interface ButtonsProps {
  at: AtTable;
  onWithdraw: () => void;
}

function Buttons({ at: { match, state, seat }, onWithdraw }: ButtonsProps) {
  const session = useSession();
  const words = useOnlineWords();
  const [goes, setGoes] = useState(false);
  const { offer, paused } = state;
  if (seat === null || (!offer && !paused)) return null;
  const mine = offer?.by === seat;
  const button = (kind: "agree" | "refuse" | "resume", says: string, main = false) => (
    <button
      type="button"
      className={`button${main ? " button--main" : ""}`}
      disabled={goes}
      onClick={() => {
        setGoes(true);
        if (kind === "refuse" && mine) onWithdraw();
        const move: Move = { kind };
        match
          .move(move)
          .catch(session.failed)
          .finally(() => setGoes(false));
      }}
    >
      {says}
    </button>
  );
  return (
    <div className="row-buttons">
      {offer && !offer.agreed.includes(seat) && button("agree", words.agree, true)}
      {offer && button("refuse", mine ? words.withdraw : words.refuse)}
      {paused && button("resume", words.resume, !offer)}
    </div>
  );
}

/** Somebody has been away for so long, and their answer is waited for. Milliseconds. */
const AWAY_FOR = 4000;

/** The name of somebody who is asked and not there; null where nobody is. */
function useAway({ state, here, seat, match }: AtTable): string | null {
  const called = useCalled(state);
  const asked = match.getNews()?.sight.view.asked ?? null;
  const gone = asked !== null && asked !== seat && state.players[asked] === "person" && here[asked] === false;
  const lasts = useLasting(gone && !state.ended && !state.paused, AWAY_FOR);
  return lasts && asked !== null ? called(asked) : null;
}

/** Whether one's own offer has just gone, with nothing done and the game where it was. */
function useRefused({ state, seat, step }: AtTable, withdrawn: RefObject<boolean>): boolean {
  const before = useRef({ offer: state.offer, step });
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    const { offer, step: was } = before.current;
    before.current = { offer: state.offer, step };
    const gone = offer !== null && offer.by === seat && state.offer === null;
    if (!gone) return;
    setRefused(was === step && !state.paused && !state.ended && !withdrawn.current);
    withdrawn.current = false;
  }, [state, seat, step, withdrawn]);
  useEffect(() => {
    if (!refused) return;
    const timer = setTimeout(() => setRefused(false), LINGERS);
    return () => clearTimeout(timer);
  }, [refused]);
  return refused;
}
