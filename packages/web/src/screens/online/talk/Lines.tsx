/** What was said, the last line at the end; with each line of another what can be done about it. */
import type { Said } from "@tefuda/host/online/talk-schemas";
import { useLayoutEffect, useRef, useState } from "react";
import { useNamesType } from "../../../online/useNamesType.ts";
import { useSaying, useTalk, useTalkWords } from "../../../online/useTalk.ts";
import { Glyph } from "../../../ui/Glyph.tsx";
import { seatName } from "../../../ui/seats.ts";
import { LineDeeds } from "./LineDeeds.tsx";

export function Lines({ onDone }: { onDone: (told: string) => void }) {
  const words = useTalkWords();
  const { said } = useTalk();
  const [about, setAbout] = useState<number | null>(null);
  const list = useRef<HTMLOListElement>(null);
  useNamesType(said.flatMap(({ name, says }) => ("text" in says ? [name, says.text] : [name])));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line scrolls the list to its end
  useLayoutEffect(() => {
    const scrolls = list.current?.closest(".sheet-body") ?? list.current;
    scrolls?.scrollTo({ top: scrolls.scrollHeight });
  }, [said.length]);
  if (said.length === 0) return <p className="talk-nothing">{words.nothing}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by key
    <ol className="talk-lines" ref={list} tabIndex={0} aria-label={words.lines}>
      {said.map((line) => (
        <Line
          key={line.number}
          line={line}
          open={about === line.number}
          onToggle={() => setAbout(about === line.number ? null : line.number)}
          onDone={(told) => {
            // the buttons go away under the focus
            (list.current?.closest<HTMLElement>(".sheet-body") ?? list.current)?.focus();
            setAbout(null);
            onDone(told);
          }}
        />
      ))}
    </ol>
  );
}

interface LineProps {
  line: Said;
  open: boolean;
  onToggle: () => void;
  onDone: (told: string) => void;
}

function Line({ line, open, onToggle, onDone }: LineProps) {
  const words = useTalkWords();
  const saying = useSaying();
  const { place } = useTalk();
  const name = line.mine ? words.me : line.name || words.gone;
  const text = saying(line.says);
  return (
    <li className={`talk-line${line.mine ? " is-mine" : ""}`}>
      <p>
        <span className={`seat-chip seat-chip--${line.seat}`} aria-hidden="true">
          {place?.kind === "table" ? line.seat + 1 : seatName(line.seat)}
        </span>{" "}
        <b className="online-called">{name}</b> <span dir="auto">{text}</span>
      </p>
      {!line.mine && line.name !== "" && (
        <button
          type="button"
          className="icon-button"
          aria-expanded={open}
          aria-label={words.about(name, text)}
          onClick={onToggle}
        >
          <Glyph name={open ? "close" : "flag"} />
        </button>
      )}
      {open && <LineDeeds line={line} onDone={onDone} onCancel={onToggle} />}
    </li>
  );
}
