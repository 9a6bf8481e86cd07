/** The lines of a place and the ways to add one. */
import { Speak } from "./Speak.tsx";
import { TalkLines } from "./TalkLines.tsx";

export function TalkBox() {
  return (
    <div className="talk-box">
      <TalkLines />
      <Speak />
    </div>
  );
}
