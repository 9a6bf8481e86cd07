/** The numbered actions of this part of the game, side by side as they stand, to look back on. */
import { useEffect, useMemo, useRef } from "react";
import { type Action, actionsOf } from "../state/actions.ts";
import { Glyph } from "../ui/Glyph.tsx";
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

export function Actions() {
  const { open } = useTable();
  const words = useWords();
  const actions = useActions();
  const strip = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new action scrolls the strip to its end
  useEffect(() => {
    strip.current?.scrollTo({ left: strip.current.scrollWidth });
  }, [actions.length]);
  if (actions.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by key
    <ol className="actions" ref={strip} tabIndex={0} aria-label={words.actions} onKeyDown={walk}>
      {actions.map((action) => (
        <li key={action.number}>
          <button
            type="button"
            tabIndex={-1}
            className={`action${action.stepped ? " is-stepped" : ""}${action.again === "gone" ? " is-gone" : ""}`}
            onClick={() => open({ sheet: "action", number: action.number })}
          >
            <b>{action.number}</b>
            <span>{action.lines[0]?.entry.text ?? "…"}</span>
            {action.stepped && <span className="unseen">, {words.actionStepped}</span>}
            {action.again === "made" && (
              <>
                <Glyph name="redo" />
                <span className="unseen">, {words.actionAgain}</span>
              </>
            )}
            {action.again === "gone" && <span className="unseen">, {words.actionGone}</span>}
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
  const notes = [
    action.stepped ? words.actionStepped : "",
    action.again === "made" ? words.actionAgain : action.again === "gone" ? words.actionGone : "",
  ].filter(Boolean);
  return (
    <>
      {notes.length > 0 && <p className="action-note">{notes.join(", ")}</p>}
      <ol className="log">
        {action.lines.map((line) => (
          <LogLine key={line.number} line={line} />
        ))}
      </ol>
    </>
  );
}
