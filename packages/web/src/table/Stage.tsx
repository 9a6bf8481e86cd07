/** Where in the turn the game stands. */
import { Glyph } from "../ui/Glyph.tsx";
import { useSaid, useWords } from "../words/index.tsx";
import { useTable } from "./context.ts";
import { SeatChip } from "./SeatChip.tsx";

export function Stage() {
  const { data, look, shown } = useTable();
  const words = useWords();
  const say = useSaid();
  const { numbers } = shown.view;
  const { phases } = data.layout;
  const { branch } = shown.update;
  const format = data.formats.find(({ id }) => id === shown.update.format);
  return (
    <div className="stage">
      {numbers.turn !== undefined && (
        <p className="stage-turn">
          {numbers.turn === 0 ? say(look.opening, words.turnLine(0)) : words.turnLine(numbers.turn)}
          {numbers.player !== undefined && !(numbers.turn === 0 && look.opening) && (
            <SeatChip seat={numbers.player} short />
          )}
        </p>
      )}
      {format && <p className="stage-format">{say(format.name, format.id)}</p>}
      {branch !== undefined && (
        <p className="stage-branch" title={words.branchFrom(branch)}>
          <Glyph name="branch" /> <span>{words.branchFrom(branch)}</span>
        </p>
      )}
      {!look.steps && (
        <ol className="stage-phases">
          {phases.map((phase, i) => (
            <li key={phase.en} aria-current={numbers.phase === i ? "step" : undefined}>
              {say(phase)}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
