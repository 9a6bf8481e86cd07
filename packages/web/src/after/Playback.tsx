/** The controls of a replay: step by step, turn by turn, by itself, or to any place; and what can be done from there. */
import { useEffect, useState } from "react";
import { useSession } from "../state/session.ts";
import type { Shown } from "../state/table.ts";
import { useTable } from "../table/context.ts";
import { PlainLine } from "../table/LogPanel.tsx";
import { Glyph, type GlyphName } from "../ui/Glyph.tsx";
import { seatName } from "../ui/seats.ts";
import { AFTER_WORDS } from "../words/after.ts";
import { useLanguage, useSaid, useWords } from "../words/index.tsx";
import { type Turn, turnAfter, turnAt, turnBefore } from "./course.ts";
import { useCourse } from "./useCourse.ts";
import { useReplayKeys } from "./useReplayKeys.ts";
import { useSeek } from "./useSeek.ts";

import "../styles/after.css";

export function Playback({ shown, off }: { shown: Shown; off: boolean }) {
  const { table } = useSession();
  const words = useWords();
  const after = AFTER_WORDS[useLanguage()];
  const [playing, setPlaying] = useState(false);
  const { open } = useTable();
  const told = useCourse();
  const { step, of, sights, since } = shown.update;
  const { observer, over } = shown.view;
  const turns = told === null || told === "failed" ? [] : told.turns;
  const { at, seek } = useSeek(step, of);

  useEffect(() => {
    if (!playing) return;
    if (step >= of) return setPlaying(false);
    const quiet = shown.news.length === 0;
    const timer = setTimeout(() => seek(step + 1), quiet ? 160 : 900);
    return () => clearTimeout(timer);
  }, [playing, step, of, shown, seek]);

  useReplayKeys(
    {
      ",": () => seek(at() - 1),
      ".": () => seek(at() + 1),
      "[": () => seek(turnBefore(turns, at())),
      "]": () => seek(turnAfter(turns, at())),
      t: () => open({ sheet: "turns" }),
    },
    off,
  );

  const button = (glyph: GlyphName, name: string, to: number | undefined) => (
    <button
      type="button"
      className="icon-button"
      aria-label={name}
      title={name}
      disabled={to === undefined || to < 0 || to > of || to === step}
      onClick={() => seek(to)}
    >
      <Glyph name={glyph} />
    </button>
  );
  return (
    <div className="prompt playback">
      {since && (
        <p className="playback-since">
          {since.asSeen && words.since.asSeen}
          <button type="button" className="button" onClick={() => open({ sheet: "since" })}>
            {words.since.title}
          </button>
        </p>
      )}
      <p className="playback-told" aria-hidden="true">
        {shown.news.map(({ number, entry }, i) => (
          <span key={number}>
            {i > 0 && " "}
            <PlainLine line={entry} />
          </span>
        ))}
      </p>
      <div className="playback-where">
        <Scrubber turns={turns} turn={turns[turnAt(turns, step)]} step={step} of={of} onSeek={seek} />
      </div>
      <div className="playback-extras">
        {!since?.asSeen && (
          <>
            <button
              type="button"
              className="icon-button"
              aria-label={words.hint}
              title={words.hint}
              onClick={() => open({ sheet: "hint" })}
            >
              <Glyph name="hint" />
            </button>
            <button
              type="button"
              className="icon-button"
              aria-label={after.file}
              title={after.file}
              onClick={() => open({ sheet: "file" })}
            >
              <Glyph name="ruling" />
            </button>
          </>
        )}
        <button
          type="button"
          className="icon-button"
          aria-label={after.share}
          title={after.share}
          onClick={() => open({ sheet: "share" })}
        >
          <Glyph name="link" />
        </button>
      </div>
      <fieldset className="playback-seats">
        {sights.map(({ seat }) => (
          <button
            key={seat}
            type="button"
            className="icon-button"
            aria-label={after.lookFrom(seatName(seat))}
            title={after.lookFrom(seatName(seat))}
            aria-pressed={seat === observer}
            onClick={() => table.lookFrom(seat)}
          >
            <span className={`seat-chip seat-chip--${seat}`}>{seatName(seat)}</span>
          </button>
        ))}
      </fieldset>
      <span className="playback-break" />
      <div className="playback-row">
        {button("first", after.first, 0)}
        {button("turnBack", after.previousTurn, turnBefore(turns, step))}
        {button("previous", words.previous, step - 1)}
        <button
          type="button"
          className="icon-button icon-button--main"
          aria-label={playing ? after.pause : words.play}
          onClick={() => setPlaying(!playing)}
        >
          <Glyph name={playing ? "pause" : "play"} />
        </button>
        {button("next", words.next, step + 1)}
        {button("skip", after.nextTurn, turnAfter(turns, step))}
        {button("last", after.last, of)}
      </div>
      <div className="playback-row">
        <button type="button" className="button" title="T" onClick={() => open({ sheet: "turns" })}>
          <Glyph name="log" /> {after.turns}
        </button>
        {over ? (
          <button type="button" className="button" onClick={() => open({ sheet: "end" })}>
            <Glyph name="flag" /> {after.end}
          </button>
        ) : (
          <button type="button" className="button" onClick={() => open({ sheet: "playOn" })}>
            <Glyph name="branch" /> {after.playOn}
          </button>
        )}
      </div>
    </div>
  );
}

interface ScrubberProps {
  turns: readonly Turn[];
  turn: Turn | undefined;
  step: number;
  of: number;
  onSeek: (step: number) => void;
}

/** Where it is, with a tick for every turn. */
function Scrubber({ turns, turn, step, of, onSeek }: ScrubberProps) {
  const { look } = useTable();
  const after = AFTER_WORDS[useLanguage()];
  const say = useSaid();
  const at = after.stepOf(step, of);
  const called = turn && (turn.turn === 0 ? say(look.opening, after.setUp) : after.turn(turn.turn));
  return (
    <>
      <div className="scrubber-room">
        <span className="scrubber-ticks" aria-hidden="true">
          {turns.slice(1).map((one) => (
            <span key={one.step} style={{ left: `${(one.step / Math.max(1, of)) * 100}%` }} />
          ))}
        </span>
        <input
          type="range"
          min={0}
          max={of}
          value={step}
          aria-label={after.watching}
          aria-valuetext={called ? after.at(called, at) : at}
          onChange={(event) => onSeek(event.target.valueAsNumber)}
        />
      </div>
      <p className="scrubber-at">{at}</p>
    </>
  );
}
