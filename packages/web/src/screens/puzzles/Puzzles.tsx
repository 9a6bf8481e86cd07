/** The puzzles of a game, from the easy to the hard, and the one of the day. */
import "../../styles/puzzles.css";
import type { PuzzleInfo } from "@tefuda/referee/puzzle";
import { games } from "@tefuda/referee/registry";
import { hasPuzzles } from "../../state/puzzle.ts";
import { addressOf } from "../../state/screen.ts";
import { useLanguage, useWords } from "../../words/index.tsx";
import { PUZZLE_WORDS } from "../../words/puzzles.ts";
import { Puzzle } from "./Puzzle.tsx";
import { Today } from "./Today.tsx";
import { usePuzzles } from "./usePuzzles.ts";

const GRADES = [1, 2, 3] as const;

export function Puzzles({ game }: { game: string }) {
  const common = useWords();
  const words = PUZZLE_WORDS[useLanguage()];
  const all = usePuzzles();
  if (!all) return <p className="wait">{common.loading}</p>;
  const puzzles = all[game] ?? [];
  return (
    <main className="page page--puzzles" id="main">
      <h1>{words.titleOf(games.find(({ id }) => id === game)?.title ?? game)}</h1>
      <p className="puzzles-intro">{words.intro}</p>
      <Today />
      {puzzles.length === 0 && <p>{words.none}</p>}
      {GRADES.map((grade) => (
        <Grade key={grade} game={game} grade={grade} puzzles={puzzles.filter((one) => one.grade === grade)} />
      ))}
      <nav className="puzzles-others" aria-label={words.others}>
        {games
          .filter(({ id }) => id !== game && hasPuzzles(id))
          .map(({ id, title }) => (
            <a key={id} className="button" href={addressOf({ at: "puzzles", game: id })}>
              {title}
            </a>
          ))}
      </nav>
    </main>
  );
}

interface GradeProps {
  game: string;
  grade: 1 | 2 | 3;
  puzzles: readonly PuzzleInfo[];
}

function Grade({ game, grade, puzzles }: GradeProps) {
  const words = PUZZLE_WORDS[useLanguage()];
  if (puzzles.length === 0) return null;
  return (
    <section aria-labelledby={`grade-${grade}`}>
      <h2 id={`grade-${grade}`}>{words.grades[grade]}</h2>
      <ol className="puzzles">
        {puzzles.map((puzzle) => (
          <Puzzle key={puzzle.title.en} game={game} puzzle={puzzle} />
        ))}
      </ol>
    </section>
  );
}
