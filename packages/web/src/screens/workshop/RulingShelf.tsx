/** The rulings that were kept of a set. */

import type { Draft } from "@tefuda/workshop/draft";
import { rulingsIn, withoutRuling } from "@tefuda/workshop/kept-rulings";
import type { RulingTold } from "@tefuda/workshop/rulings-told";
import { useMemo } from "react";
import { Glyph } from "../../ui/Glyph.tsx";
import { useLanguage } from "../../words/index.tsx";
import { WORKSHOP_WORDS } from "../../words/workshop.ts";
import type { Change } from "./useWriting.ts";

interface RulingShelfProps {
  draft: Draft;
  told: readonly RulingTold[];
  onChange: Change;
}

export function RulingShelf({ draft, told, onChange }: RulingShelfProps) {
  const language = useLanguage();
  const words = WORKSHOP_WORDS[language];
  const rulings = useMemo(() => rulingsIn(draft), [draft]);
  if (rulings.length === 0) return null;
  return (
    <section className="deck-shelf" aria-labelledby="ruling-shelf-title">
      <h2 id="ruling-shelf-title">{words.rulings}</h2>
      <ul>
        {rulings.map((ruling) => {
          const { noLongerSo, since } =
            told.find(({ path, at }) => path === ruling.path && at === ruling.at) ?? {};
          const title = ruling.title[language] ?? ruling.title.en ?? words.unnamed;
          return (
            <li key={`${ruling.path} ${ruling.at}`} className="ruling-kept">
              <span>
                {title}
                {noLongerSo && (
                  <small className="fault">
                    {words.noLongerSo} {noLongerSo[language]}
                  </small>
                )}
                {since && (
                  <small>
                    {!noLongerSo && words.stillSo} {since[language]}
                  </small>
                )}
              </span>
              <button
                type="button"
                className="icon-button"
                aria-label={words.removeRuling(title)}
                onClick={() => onChange(withoutRuling(draft, ruling), `${ruling.path}/${ruling.at}`)}
              >
                <Glyph name="close" />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
