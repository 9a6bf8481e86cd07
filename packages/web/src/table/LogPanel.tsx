/** What happened, in words: names open cards, ids open rules. */
import type { Update } from "@tefuda/host/host";
import type { LogPart } from "@tefuda/kernel";
import { Fragment, type KeyboardEvent, memo, useEffect, useRef } from "react";
import type { Line } from "../state/lines.ts";
import { useWords } from "../words/index.tsx";
import { useTable } from "./context.ts";
import { useSeatNames } from "./names.ts";
import { RuleLink } from "./RuleLink.tsx";
import { SeatChip } from "./SeatChip.tsx";

export const LogPanel = memo(function LogPanel() {
  const { shown } = useTable();
  const words = useWords();
  const end = useRef<HTMLOListElement>(null);
  const { lines } = shown;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line scrolls the log to its end
  useEffect(() => {
    const scrolls = end.current?.closest(".sheet-body") ?? end.current;
    scrolls?.scrollTo({ top: scrolls.scrollHeight });
  }, [lines.length]);
  if (lines.length === 0) return <p className="log-empty">{words.logEmpty}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by key
    <ol className="log" ref={end} tabIndex={0} aria-label={words.log} onKeyDown={walk}>
      {lines.map((line) => (
        <LogLine key={line.number} line={line} />
      ))}
    </ol>
  );
});

export function LogLine({ line: { entry } }: { line: Line }) {
  const { look } = useTable();
  return (
    <li className={`log-line log-line--${look.lines[entry.message] ?? "plain"}`}>
      <span>
        <Parts parts={entry.parts} />
      </span>
      {entry.rule && <RuleLink id={entry.rule} aside />}
    </li>
  );
}

/** A line as it is told where it can be pressed as a whole: its names open nothing. */
export function PlainLine({ line: { parts } }: { line: Pick<Line["entry"], "parts"> }) {
  return parts.map((part, i) =>
    "seat" in part ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line never change
      <SeatChip key={i} seat={part.seat} />
    ) : "card" in part ? (
      (part.called ?? part.card)
    ) : (
      part.text
    ),
  );
}

/** A list like the log is one stop of the tab key; the arrow keys go through its names and rules. */
export function walk(event: KeyboardEvent<HTMLElement>): void {
  const way = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  if (way === undefined) return;
  event.preventDefault();
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>("a, button")];
  const at = all.indexOf(document.activeElement as HTMLElement);
  all[at < 0 ? all.length - 1 : Math.min(Math.max(at + way, 0), all.length - 1)]?.focus();
}

/** The parts of a line; a sign behind a name stays on the name's line. */
export function Parts({ parts }: { parts: readonly LogPart[] }) {
  return parts.map((part, i) => {
    const [next, before] = [signsOf(parts[i + 1]), i > 0 && !("text" in parts[i - 1]!) ? signsOf(part) : ""];
    const rest = "text" in part ? { text: part.text.slice(before.length) } : part;
    const name = <Part key="name" part={rest} />;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line never change
      <Fragment key={i}>
        {"text" in part || next === "" ? (
          name
        ) : (
          <span className="log-held">
            {name}
            {next}
          </span>
        )}
      </Fragment>
    );
  });
}

const signsOf = (part: LogPart | undefined): string =>
  part && "text" in part ? (/^[.,:;!?)。、」』）]+/.exec(part.text)?.[0] ?? "") : "";

function Part({ part }: { part: LogPart }) {
  const { infoOf, open, inspect } = useTable();
  if ("text" in part) return part.text;
  if ("seat" in part) return <SeatChip seat={part.seat} />;
  const info = infoOf(part.card);
  if (!info) return <b>{part.called ?? part.card}</b>;
  const looked = { info, view: null, place: null };
  return (
    <button
      type="button"
      tabIndex={-1}
      className="log-card"
      onClick={() => open({ sheet: "card", looked })}
      onPointerEnter={(event) => event.pointerType === "mouse" && inspect(looked)}
    >
      {part.called ?? part.card}
    </button>
  );
}

interface AnnouncerProps {
  lines: readonly Line[];
  question: string;
  update: Update;
}

/** Says new lines and questions to those who hear the page. */
export function Announcer({ lines, question, update }: AnnouncerProps) {
  const nameOf = useSeatNames(update);
  const said = ({ text, parts }: Line["entry"]): string =>
    update.online
      ? parts
          .map((p) => ("text" in p ? p.text : "seat" in p ? nameOf(p.seat) : (p.called ?? p.card)))
          .join("")
      : text;
  return (
    <div className="unseen" aria-live="polite" role="log" aria-relevant="additions text">
      {lines.map(({ number, entry }) => (
        <p key={number}>{said(entry)}</p>
      ))}
      <p key={question}>{question}</p>
    </div>
  );
}
