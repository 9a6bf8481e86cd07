/** What a puzzle asks for, how far somebody has come in it, and what helps. */

import type { PuzzleState } from "@tefuda/host/host";
import { useEffect, useState } from "react";
import { usePuzzles } from "../screens/puzzles/usePuzzles.ts";
import { noteSolved, playPuzzle } from "../state/puzzle.ts";
import { addressOf } from "../state/screen.ts";
import { useSession } from "../state/session.ts";
import { useLanguage, useSaid } from "../words/index.tsx";
import { PUZZLE_WORDS } from "../words/puzzles.ts";
import { useTable } from "./context.ts";
import { useNames } from "./names.ts";

export function Riddle({ puzzle, busy }: { puzzle: PuzzleState; busy: boolean }) {
  const session = useSession();
  const { data, shown, answer } = useTable();
  const words = PUZZLE_WORDS[useLanguage()];
  const say = useSaid();
  const all = usePuzzles();
  const [hinted, setHinted] = useState(false);
  const [helped, setHelped] = useState(false);
  const [lost, setLost] = useState<number | null>(null);
  const { progress, title, hint, goal, turns } = puzzle;
  const own = all?.[data.id] ?? [];
  const place = own.findIndex((one) => one.title.en === title);
  const next = own[(place + 1) % Math.max(own.length, 1)];
  const ended = progress === "reached" || progress === "missed";

  useEffect(() => {
    if (progress === "reached" && !helped) noteSolved(data.id, title);
  }, [progress, helped, data.id, title]);

  const step = async (): Promise<void> => {
    const way = await session.host.way();
    if (way === null) return setLost(shown.update.step);
    setHelped(true);
    answer(way);
  };
  const told =
    progress === "open"
      ? words.open
      : progress === "reached" && helped
        ? words.reachedHelped
        : words[progress];
  return (
    <section className={`coach riddle riddle--${progress}`} aria-label={words.label}>
      <p className="coach-step">
        {words.label}: {say(own[place]?.title, title)}
      </p>
      <div className="coach-words" key={progress}>
        <p aria-live="polite">
          <b>{words.goal(goal, turns)}</b> {told}
          {lost === shown.update.step && ` ${words.noStep}`}
        </p>
        {hinted && <p className="riddle-hint">{say(hint)}</p>}
        {!ended && <Hidden puzzle={puzzle} />}
      </div>
      <div className="coach-buttons">
        {progress === "reached" && next && (
          <button
            type="button"
            className="button button--main"
            onClick={() => void playPuzzle(session, data.id, next.title.en).catch(session.failed)}
          >
            {words.next}
          </button>
        )}
        {(progress === "astray" || progress === "missed") && (
          <button type="button" className="button button--main" onClick={() => void session.host.undo()}>
            {words.back}
          </button>
        )}
        {!ended && !hinted && (
          <button type="button" className="button" onClick={() => setHinted(true)}>
            {words.hint}
          </button>
        )}
        {progress === "open" && hinted && (
          <button type="button" className="button" disabled={busy} onClick={() => void step()}>
            {words.step}
          </button>
        )}
        {ended && (
          <button
            type="button"
            className="button"
            onClick={() => void playPuzzle(session, data.id, title).catch(session.failed)}
          >
            {words.again}
          </button>
        )}
        {ended && (
          <a className="button" href={addressOf({ at: "puzzles", game: data.id })}>
            {words.all}
          </a>
        )}
      </div>
    </section>
  );
}

/** The cards of which only is known that they lie in somebody's deck or hand. */
function Hidden({ puzzle: { hidden } }: { puzzle: PuzzleState }) {
  const { shown, called } = useTable();
  const words = PUZZLE_WORDS[useLanguage()];
  const nameOf = useNames(shown.update);
  const { observer, seats } = shown.view;
  return hidden.map((cards, seat) => {
    if (cards.length === 0) return null;
    const counted = [...Map.groupBy(cards, (card) => card)].map(([card, { length }]) =>
      length > 1 ? `${length}× ${called(card)}` : called(card),
    );
    return (
      <p key={seats[seat]!.seat} className="riddle-hidden">
        {seat === observer ? words.yours : words.hidden(nameOf(seat))}: {counted.join(", ")}
      </p>
    );
  });
}
