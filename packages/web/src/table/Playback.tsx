/** The controls of a replay: step by step, by itself, or to any place. */
import { useEffect, useState } from "react";
import { useSession } from "../state/session.ts";
import type { Shown } from "../state/table.ts";
import { Glyph, type GlyphName } from "../ui/Glyph.tsx";
import { seatName } from "../ui/seats.ts";
import { useWords } from "../words/index.tsx";
import { useTable } from "./context.ts";

export function Playback({ shown }: { shown: Shown }) {
  const { host, table } = useSession();
  const words = useWords();
  const [playing, setPlaying] = useState(false);
  const { open } = useTable();
  const { step, of, sights, since } = shown.update;
  const { observer } = shown.view;

  useEffect(() => {
    if (!playing) return;
    if (step >= of) return setPlaying(false);
    const quiet = shown.news.length === 0;
    const timer = setTimeout(() => void host.seek(step + 1), quiet ? 160 : 900);
    return () => clearTimeout(timer);
  }, [playing, step, of, shown, host]);

  const button = (glyph: GlyphName, name: string, to: number) => (
    <button
      type="button"
      className="icon-button"
      aria-label={name}
      disabled={to < 0 || to > of || to === step}
      onClick={() => void host.seek(to)}
    >
      <Glyph name={glyph} />
    </button>
  );
  return (
    <div className="prompt playback">
      <p className="prompt-words">
        {words.watching} · {words.stepOf(step, of)}
      </p>
      {since && (
        <p className="playback-since">
          {since.asSeen && words.since.asSeen}
          <button type="button" className="button" onClick={() => open({ sheet: "since" })}>
            {words.since.title}
          </button>
        </p>
      )}
      <input
        type="range"
        min={0}
        max={of}
        value={step}
        aria-label={words.stepOf(step, of)}
        onChange={(event) => void host.seek(event.target.valueAsNumber)}
      />
      <div className="prompt-buttons">
        {button("first", words.first, 0)}
        {button("previous", words.previous, step - 1)}
        <button
          type="button"
          className="icon-button icon-button--main"
          aria-label={playing ? words.pause : words.play}
          onClick={() => setPlaying(!playing)}
        >
          <Glyph name={playing ? "pause" : "play"} />
        </button>
        {button("next", words.next, step + 1)}
        {button("last", words.last, of)}
        {!since?.asSeen && (
          <button type="button" className="button" onClick={() => open({ sheet: "hint" })}>
            <Glyph name="hint" /> {words.hint}
          </button>
        )}
        {sights.map(({ seat }) => (
          <button
            key={seat}
            type="button"
            className="button"
            aria-pressed={seat === observer}
            onClick={() => table.lookFrom(seat)}
          >
            {words.lookFrom(seatName(seat))}
          </button>
        ))}
      </div>
    </div>
  );
}
