/** The numbered actions of this part of the game, side by side as they stand, to look back on. */
import { useEffect, useMemo, useRef } from "react";
import { type Action, actionsOf, lastMade } from "../state/actions.ts";
import type { Words } from "../words/en.ts";
import { useWords } from "../words/index.tsx";
import { useTable } from "./context.ts";
import { LogLine, walk } from "./LogPanel.tsx";

export function useActions(): readonly Action[] {
  const { shown, look } = useTable();
  return useMemo(
    () => (look.actions ? actionsOf(shown.lines, look.actions) : []),
    [shown.lines, look.actions],
  );
}

/** What has become of an action since others were put before it. */
const fate = ({ before, again }: Action, words: Words): string =>
  [
    before === null ? "" : words.actionBefore(before),
    again === "made" ? words.actionAgain : again === "gone" ? words.actionGone : "",
  ]
    .filter(Boolean)
    .join(", ");

export function Actions() {
  const { open, look } = useTable();
  const words = useWords();
  const actions = useActions();
  const strip = useRef<HTMLOListElement>(null);
  const last = lastMade(actions)?.number;
  // the strip scrolls to what was made last, wherever that was put
  useEffect(() => {
    const chip = strip.current?.querySelector<HTMLElement>(`[data-action="${last}"]`);
    strip.current?.scrollTo({ left: chip?.offsetLeft ?? 0 });
  }, [last]);
  // its room is kept while there is none, so that nothing moves when one is made
  if (actions.length === 0) return look.actions ? <div className="actions" /> : null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by key
    <ol className="actions" ref={strip} tabIndex={0} aria-label={words.actions} onKeyDown={walk}>
      {actions.map((action) => (
        <li key={action.number} data-action={action.number}>
          <button
            type="button"
            tabIndex={-1}
            className={`action${action.before ? " is-stepped" : ""}${action.again === "gone" ? " is-gone" : ""}`}
            onClick={() => open({ sheet: "action", number: action.number })}
          >
            <b>{action.number}</b>
            <span>{action.lines[0]?.entry.text ?? "…"}</span>
            {fate(action, words) && (
              <small>
                <span className="unseen">, </span>
                {fate(action, words)}
              </small>
            )}
          </button>
        </li>
      ))}
    </ol>
  );
}

/** All that happened in one of them. */
export function ActionText({ number }: { number: string }) {
  const words = useWords();
  const action = useActions().find((one) => one.number === number);
  if (!action) return <p>{words.logEmpty}</p>;
  const note = fate(action, words);
  return (
    <>
      {note && <p className="action-note">{note}</p>}
      <ol className={`log${action.again === "gone" ? " log--undone" : ""}`}>
        {action.lines.map((line) => (
          <LogLine key={line.number} line={line} />
        ))}
      </ol>
    </>
  );
}
