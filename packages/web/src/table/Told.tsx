/** One line that says what is being done, where else stands what is asked; and the way through what is shown again. */
import type { ReactNode } from "react";
import { useSession } from "../state/session.ts";
import { Glyph, type GlyphName } from "../ui/Glyph.tsx";
import { useLanguage, useWords } from "../words/index.tsx";
import { useTable } from "./context.ts";
import { Parts } from "./LogPanel.tsx";

/** `otherwise` stands where nothing is told. */
export function Told({ otherwise }: { otherwise: string }) {
  const { shown } = useTable();
  const gap = useLanguage() === "ja" ? "" : " ";
  const says = shown.deed?.says ?? [];
  if (says.length === 0) return <p className="prompt-words">{otherwise}</p>;
  return (
    <p className="prompt-words prompt-told" key={shown.turn}>
      {says.map(
        (line, i): ReactNode => [
          i > 0 && gap,
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line never change
          <Parts key={i} parts={line.parts} />,
        ],
      )}
    </p>
  );
}

export function AgainButtons({ at, of }: { at: number; of: number }) {
  const { table } = useSession();
  const words = useWords();
  const button = (glyph: GlyphName, name: string, to: number) => (
    <button
      type="button"
      className="icon-button"
      aria-label={name}
      disabled={to < 1 || to > of}
      onClick={() => table.turnTo(to)}
    >
      <Glyph name={glyph} />
    </button>
  );
  return (
    <div className="prompt-buttons">
      {button("previous", words.previous, at - 1)}
      <span className="prompt-count">{words.outOf(Math.max(at, 1), of)}</span>
      {button("next", words.next, at + 1)}
      <button type="button" className="button button--main" onClick={() => table.skip()}>
        {words.backToGame} <kbd>Esc</kbd>
      </button>
    </div>
  );
}
