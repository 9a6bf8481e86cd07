/** What somebody has just said, shown for a while beside their name, and said to those who hear the page. */

import { useNamesType } from "../../../online/useNamesType.ts";
import { useAtTable } from "../../../online/useOnline.ts";
import { useJustSaid, useSaying, useTalk, useTalkAt, useTalkWords } from "../../../online/useTalk.ts";

import "../../../styles/talk.css";

/** Nothing while what is said is looked at anyway. It takes no presses, and the announcer has said it. */
export function Spoken({ seat }: { seat: number }) {
  const line = useJustSaid(seat);
  const saying = useSaying();
  const text = line ? saying(line.says) : "";
  useNamesType([text]);
  if (!line) return null;
  return (
    <span className="spoken" aria-hidden="true" dir="auto">
      {text}
    </span>
  );
}

/** Of a match that one plays in, what is said is followed; whoever only watches hears nothing of it. */
export function MatchTalk() {
  const at = useAtTable();
  useTalkAt("match", at && at.seat !== null ? at.match.id : null);
  return <TalkAnnouncer />;
}

export function TalkAnnouncer() {
  const words = useTalkWords();
  const saying = useSaying();
  const { latest } = useTalk();
  return (
    <div className="unseen" aria-live="polite">
      {latest && <p key={latest.number}>{words.says(latest.name || words.gone, saying(latest.says))}</p>}
    </div>
  );
}
