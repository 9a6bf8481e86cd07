/** What is said, folded away under a button that says how much of it is new. */
import { useId, useState } from "react";
import { useTalk, useTalkWords } from "../../../online/useTalk.ts";
import { TalkBox } from "./TalkBox.tsx";

import "../../../styles/online.css";
import "../../../styles/talk.css";

export function TalkFold() {
  const words = useTalkWords();
  const { place, fresh } = useTalk();
  const [open, setOpen] = useState(false);
  const id = useId();
  if (!place) return null;
  return (
    <section className="talk-fold" data-open={open || undefined} aria-label={words.title}>
      <button
        type="button"
        className="talk-toggle"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {words.title}
        {fresh > 0 && !open && <b className="talk-count">{words.fresh(fresh)}</b>}
      </button>
      {open && (
        <div id={id} className="talk-opened">
          <TalkBox />
        </div>
      )}
    </section>
  );
}
