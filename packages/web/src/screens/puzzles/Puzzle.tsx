/** A puzzle in a list: what it asks for, whether it has been solved, and one press to try it. */
import { games } from "@tefuda/referee/registry";
import { useState } from "react";
import { isSolved, type PuzzleOfGame, playPuzzle } from "../../state/puzzle.ts";
import { useSession } from "../../state/session.ts";
import { useSettings } from "../../state/settings.ts";
import { Glyph } from "../../ui/Glyph.tsx";
import { faultIn, useLanguage, useSaid, useWords } from "../../words/index.tsx";
import { PUZZLE_WORDS } from "../../words/puzzles.ts";

/** It is `named` with its game where that does not go without saying. */
export function Puzzle({ game, puzzle, named = false }: PuzzleOfGame & { named?: boolean }) {
  const session = useSession();
  const common = useWords();
  const words = PUZZLE_WORDS[useLanguage()];
  const say = useSaid();
  const { solved } = useSettings();
  const [laying, setLaying] = useState(false);
  const [fault, setFault] = useState<Error | null>(null);
  const { title, goal, turns, grade } = puzzle;
  const play = (): void => {
    setLaying(true);
    setFault(null);
    playPuzzle(session, game, title.en).catch((error: Error) => {
      setFault(error);
      setLaying(false);
    });
  };
  const about = [
    ...(named ? [games.find(({ id }) => id === game)?.title ?? game, words.grades[grade]] : []),
    words.goal(goal, turns),
  ];
  return (
    <li className="puzzle card-panel">
      <h3>{say(title)}</h3>
      <p className="puzzle-about">{about.join(" · ")}</p>
      {isSolved(solved, game, title.en) && (
        <p className="puzzle-solved">
          <Glyph name="check" /> {words.solved}
        </p>
      )}
      <button
        type="button"
        className="button"
        aria-label={`${words.play}: ${say(title)}`}
        disabled={laying}
        onClick={play}
      >
        {laying ? words.laying : words.play}
      </button>
      {fault && (
        <p className="fault" role="alert">
          {faultIn(common, fault)}
        </p>
      )}
    </li>
  );
}
