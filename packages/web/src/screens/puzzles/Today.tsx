/** The puzzle of the day, on the first page. */
import "../../styles/puzzles.css";
import { puzzleOfTheDay } from "../../state/puzzle.ts";
import { useLanguage } from "../../words/index.tsx";
import { PUZZLE_WORDS } from "../../words/puzzles.ts";
import { Puzzle } from "./Puzzle.tsx";
import { usePuzzles } from "./usePuzzles.ts";

export function Today() {
  const words = PUZZLE_WORDS[useLanguage()];
  const all = usePuzzles();
  const today = all && puzzleOfTheDay(all, new Date());
  if (!today) return null;
  return (
    <section className="today" aria-labelledby="puzzle-today">
      <h2 id="puzzle-today">{words.ofTheDay}</h2>
      <ul className="puzzles">
        <Puzzle {...today} named />
      </ul>
    </section>
  );
}
